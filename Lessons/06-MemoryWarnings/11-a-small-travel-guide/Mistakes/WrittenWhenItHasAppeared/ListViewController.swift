import UIKit

class ListViewController: ScreenViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, place) in Places.all.enumerated() {
      let y = 105 + 45 * CGFloat(index)
      addButton(place, at: y, action: #selector(open(_:)))
    }
  }

  @objc func open(_ sender: UIButton) {
    let place = PlaceViewController(place: sender.currentTitle ?? "", guide: guide)
    navigationController?.pushViewController(place, animated: true)
  }
}
