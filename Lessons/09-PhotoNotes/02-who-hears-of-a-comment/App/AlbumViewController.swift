import UIKit

/// Three counters of the garden's comments, and two buttons that write some.
class AlbumViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let counters = [
      AskingViewController(photo: Album.garden), HearingAllViewController(photo: Album.garden),
      HearingItsOwnViewController(photo: Album.garden),
    ]
    for (place, counter) in counters.enumerated() {
      addChild(counter)
      counter.view.frame = CGRect(x: 0, y: 60 + 60 * place, width: 320, height: 60)
      view.addSubview(counter.view)
      counter.didMove(toParent: self)
    }
    addButton("About the garden", at: 260, action: #selector(writeAboutGarden))
    addButton("About the sea", at: 310, action: #selector(writeAboutSea))
  }

  @objc func writeAboutGarden() {
    Album.garden.add("So green.")
  }

  @objc func writeAboutSea() {
    Album.sea.add("So wide.")
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 280, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
