import CourseKit

let scenario = Scenario("A window from another screen", iOS: 6, device: "iPhone 5", subjects: [13])
{ app in
  narrate(
    """
    In old apps the window comes from a main nib, as in lesson 1, with the size that somebody drew \
    years ago: here 320 by 480 points. A nib does not know on which screen it will be loaded. The app \
    has a launch image for the taller screen of the iPhone 5, so that iOS gives it all of that.
    """)
  try app.launch()
  narrate(
    """
    The screen is \(app.screen.bounds.height.formatted) points high, the window \
    \(app.keyWindow.frame.height.formatted). The button “Play” lies below the lower edge of the \
    window. A view may draw outside its superview, so the user sees the button.
    """)
  do {
    try app.buttons["Play"].tap()
  } catch {
    narrate(
      """
      The user taps “Play”, and nothing happens. iOS first looks for a window that contains the touch. \
      There is none under this finger.
      """)
  }
  try predict(
    "“Fit the window” is tapped: it gets the frame of the screen. What does the PlayerViewController hear?",
    of: .callbacks("PlayerViewController"),
    decoys: ["PlayerViewController viewDidLoad", "PlayerViewController viewWillAppear"],
    explain: "The root controller's view follows its window, and its subviews are laid out again.",
    reasons: [
      "PlayerViewController viewDidLoad": "The view is the same, in another size.",
      "PlayerViewController viewWillAppear": "The view is on screen already, and stays there.",
    ]
  ) {
    try app.buttons["Fit the window"].tap()
  }
  try predict(
    "“Play” is tapped again. What happens?",
    choices: [plays, nothing],
    explain: "A touch goes to a window that contains it, and then to the views in it."
  ) {
    try? app.buttons["Play"].tap()
  } outcome: { app in
    app.trace.contains(.console("playing")) ? plays : nothing
  }
  narrate(
    """
    The root controller's view follows its window, and “Play” answers. Code that makes a window can \
    ask for the right size from the beginning: UIScreen.main.bounds. A nib cannot ask. But an \
    attribute of its window can tell UIKit to ask: Interface Builder calls it Full Screen at Launch. \
    The window is the only view that needs the size of the screen. All others ask their superview.
    """)
}

let plays = "The button is found, and the player plays."
let nothing = "Nothing, as before."

extension Double {
  /// Without decimals.
  var formatted: String { "\(Int(self))" }
}
