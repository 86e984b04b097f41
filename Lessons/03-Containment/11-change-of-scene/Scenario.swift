import CourseKit

let scenario = Scenario("A change of scene", iOS: 6, subjects: [25]) { app in
  narrate(
    """
    A theatre shows one child at a time. It could take the old child away and then add the new one. \
    For a moment both should be there, so that one can fade into the other. \
    `transition(from:to:duration:options:animations:completion:)` does the part with the views. The part \
    with the controllers stays with the parent:

        forest.willMove(toParent: nil)
        addChild(castle)
        transition(from: forest, to: castle, …) { _ in
          self.forest.removeFromParent()
          self.castle.didMove(toParent: self)
        }
    """)
  try app.launch()
  try predict(
    "“To the castle” is tapped, and half a second passes. Who appears and disappears, in which order?",
    of: .callbacks("ForestViewController", "CastleViewController").except(
      "loadView", "viewDidLoad", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "willMove", "didMove"),
    decoys: ["ForestViewController viewWillAppear", "CastleViewController viewWillDisappear"],
    explain: "Both are on screen during the transition. The old child goes last.",
    reasons: [
      "ForestViewController viewWillAppear": "The forest appeared long ago; now it only goes.",
      "CastleViewController viewWillDisappear": "The castle comes and stays.",
    ]
  ) {
    try app.buttons["To the castle"].tap()
    try app.advance(by: 1)
  }
  narrate(
    """
    The app did not call addSubview(_:) or removeFromSuperview(): UIKit added the castle's view beside \
    the forest's, ran the animation, removed the forest's view at the end, and made the appearance \
    calls. Then the completion ran, the closure that the app passed as the last argument: so \
    removeFromParent() and didMove(toParent:) came last.

    The app is started again.
    """)
  try app.launch()
  let (ends, shows) = ("The app ends with an exception.", "The stranger is shown.")
  try predict(
    "“To a stranger” is tapped: it leaves out addChild(_:). What happens?",
    choices: [ends, shows, "The stranger becomes a child, because UIKit adds it."],
    explain: "A transition needs two children of one parent.",
    reasons: [
      "The stranger becomes a child, because UIKit adds it.":
        "UIKit adds the view. Making a child of a controller is up to the parent."
    ]
  ) {
    try? app.buttons["To a stranger"].tap()
  } outcome: { app in
    app.state == .notRunning ? ends : shows
  }
  narrate(
    """
    “… must have a common parent view controller”: the message names both controllers. Either \
    addChild(_:) was forgotten, or other code removed the old child without the parent's knowledge: \
    both controllers must be children of one parent when the transition begins. That parent must also \
    leave the forwarding of appearances to UIKit. The next scenario shows how other code can break the \
    first of these conditions.
    """)
}
