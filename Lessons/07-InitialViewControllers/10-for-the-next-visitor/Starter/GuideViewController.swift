import UIKit

class GuideViewController: UIViewController {
  private var room = 1
  private lazy var sign = addLabel("Room 1", at: 40)

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.text = "Room 1"
    addButton("Next room", at: 90, action: #selector(nextTapped))
  }

  @objc func nextTapped() {
    room += 1
    sign.text = "Room \(room)"
  }
}
