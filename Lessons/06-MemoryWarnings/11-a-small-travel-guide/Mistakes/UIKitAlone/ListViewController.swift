import UIKit

class ListViewController: ScreenViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, place) in Places.all.enumerated() {
      addButton(place, at: 105 + 45 * CGFloat(index), action: #selector(open(_:)))
    }
  }

  @objc func open(_ sender: UIButton) {
    let place = PlaceViewController(place: sender.currentTitle ?? "", guide: guide)
    navigationController?.pushViewController(place, animated: true)
  }
}
