import UIKit

class OrderViewController: UIViewController {
  @IBOutlet var note: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let safe = view.safeAreaLayoutGuide
    for part in view.subviews {
      part.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20).isActive = true
      part.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20).isActive = true
    }
    view.subviews.first?.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16).isActive = true
    view.subviews.last?.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20)
      .isActive = true
  }

  @IBAction func order(_ sender: Any) {
    note.text = "Ordered"
  }
}
