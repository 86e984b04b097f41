import CourseKit

let scenario = Scenario("Hands off", iOS: 9, subjects: [27]) { app in
  narrate(
    """
    A game contains a deck, and the deck contains the card on top. The deck is a container: it shows \
    one card at a time and remembers which one. It offers one method, showNextCard().

    “Ask the deck” calls this method.
    """)
  try app.launch()
  try app.buttons["Ask the deck"].tap()
  try app.advance(by: 1)
  narrate("The Queen has replaced the Ace. Everything happened inside the deck.")
  try app.launch()
  narrate(
    """
    The app is started again. “Take the card” runs code of the game itself. It calls the three methods \
    that remove a child, in the right order, but for a child that is not the game's:

        card.willMove(toParent: nil)
        card.view.removeFromSuperview()
        card.removeFromParent()
    """)
  let (empty, next) = ("The place of the card is empty.", "The Queen is shown.")
  try predict(
    "“Take the card” is tapped. What does the user see?",
    choices: [empty, next, "The app ends: only the deck may remove its children."],
    explain: "UIKit does what it is told, but the deck is not told anything.",
    reasons: [
      next: "Only the deck knows what comes next, and it does not hear that the Ace is gone.",
      "The app ends: only the deck may remove its children.":
        "UIKit cannot tell which object makes a call. Your code has to keep this rule.",
    ]
  ) {
    try app.buttons["Take the card"].tap()
  } outcome: { app in
    app.labels["Queen"].exists ? next : empty
  }
  narrate("UIKit says nothing. The deck still believes that the Ace lies on top.")
  let (ends, goesOn) = ("The app ends with an exception.", "The Queen is shown after all.")
  try predict(
    "Now “Ask the deck” is tapped. What happens?",
    choices: [ends, goesOn, "Nothing happens."],
    explain: "The deck begins a transition from a card that is not its child any more.",
    reasons: [
      goesOn: "The deck still begins with the Ace, which has no parent now.",
      "Nothing happens.": "The deck has a next card, and starts a transition to it.",
    ]
  ) {
    try? app.buttons["Ask the deck"].tap()
    if app.state != .notRunning { try app.advance(by: 1) }
  } outcome: { app in
    app.state == .notRunning ? ends : goesOn
  }
  narrate(
    """
    The app ended in DeckViewController.swift, in lines that are correct. The mistake is in \
    GameViewController.swift, and it happened earlier: that makes it hard to find.

    addChild(_:), removeFromParent(), willMove(toParent:), didMove(toParent:), \
    beginAppearanceTransition(_:animated:) and endAppearanceTransition() are for the parent and its \
    own children. Use them inside a container that you write, and nowhere else:

    - not on the children of another container. Ask the container: it has methods for that.
    - not on UIKit's containers. A navigation controller has pushViewController(_:animated:) and \
    popViewController(animated:), a tab bar controller has viewControllers.
    - not in the child. A child that wants to be removed tells its parent, for example with a \
    closure that the parent gave to it.
    """)
}
