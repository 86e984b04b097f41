import CourseKit

let bothAbove = "Both end where the bar begins."
let oneBelow = "One ends where the bar begins, the other lies below the bar."
let bothAtTheEdge = "Both end at the lower edge of the screen."

/// Where the two labels end.
func places(_ app: XCUIApplication) -> String {
  let ends = ["At the edge", "Above what covers"].map { text in
    let frame = app.labels[text].frameOnScreen
    return frame.y + frame.height
  }
  if ends[0] != ends[1] { return oneBelow }
  return ends[0] == app.screen.bounds.height ? bothAtTheEdge : bothAbove
}

let scenario = Scenario("The bar at the lower edge", iOS: 6, 7, subjects: [37]) { app in
  narrate(
    """
    A controller with two labels, NotesViewController, lies in a tab. One label ends at the lower edge of the \
    controller's view. The other one asks first how much is covered there: from iOS 7 on a controller has a \
    bottomLayoutGuide, whose length says it. iOS 6 has no such thing, and the code takes 0. The tab bar is 49 \
    points high.
    """)
  try predict(
    "The app is launched. Where do the two labels end?",
    choices: [bothAbove, oneBelow, bothAtTheEdge],
    explain:
      "Up to iOS 6 the view in a tab ends above the bar. From iOS 7 on it is as high as the screen, and the bar "
      + "lies over it.",
    reasons: [bothAtTheEdge: "The bar lies at the lower edge, and covers what is there."]
  ) {
    try app.launch()
  } outcome: {
    places($0)
  }
  try app.showScreen("In a tab")
  try predict(
    "The same controller is the root of the window now, without a tab bar. Where do the two labels "
      + "end?",
    choices: [bothAbove, oneBelow, bothAtTheEdge],
    explain: "Nothing covers the lower edge, so nothing is taken away, and the two labels agree.",
    reasons: [
      bothAbove: "There is no bar.",
      oneBelow: "They differ by what is covered, and that is nothing here.",
    ]
  ) {
    try app.launch(arguments: ["-alone", "YES"])
  } outcome: {
    places($0)
  }
  if app.trace.iOS < 7 {
    narrate(
      """
      On iOS 6 both labels are right in both places: whoever contains the view takes care that no bar covers \
      it. Code that was written then never asks.
      """)
  } else {
    narrate(
      """
      “Above what covers” is right in both places, and nobody told the controller in which one it is. Had it \
      taken 49 points from its height, it would be wrong as a root, and above a keyboard, which covers the bar. \
      A controller that is to be used in any place asks what is covered, and not where it is. From iOS 11 on \
      view.safeAreaInsets answers for all four edges.
      """)
  }
}
