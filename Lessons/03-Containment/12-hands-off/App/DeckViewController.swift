import UIKit

/// Shows one card at a time, and decides alone which.
class DeckViewController: UIViewController {
  private var cards = ["Ace", "Queen", "Ten"].map { CardViewController(name: $0) }

  var top: CardViewController { cards[0] }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(top)
    top.view.frame = view.bounds
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }

  /// Throws the top card away, and shows the next.
  func showNextCard() {
    let old = cards.removeFirst()
    old.willMove(toParent: nil)
    addChild(top)
    top.view.frame = view.bounds
    transition(from: old, to: top, duration: 0.3, options: [], animations: nil) { _ in
      old.removeFromParent()
      self.top.didMove(toParent: self)
    }
  }
}

class CardViewController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    label.text = name
    view.addSubview(label)
  }
}
