import UIKit

/// Contains the deck, and knows nothing of how the deck works.
class GameViewController: UIViewController {
  let deck = DeckViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Take the card", #selector(takeTheCard)), ("Ask the deck", #selector(askTheDeck)))

    addChild(deck)
    deck.view.frame = CGRect(x: 0, y: 150, width: view.bounds.width, height: 200)
    view.addSubview(deck.view)
    deck.didMove(toParent: self)
  }

  /// Removes a child of the deck. The deck does not hear of it.
  @objc func takeTheCard() {
    let card = deck.top
    card.willMove(toParent: nil)
    card.view.removeFromSuperview()
    card.removeFromParent()
  }

  @objc func askTheDeck() {
    deck.showNextCard()
  }
}
