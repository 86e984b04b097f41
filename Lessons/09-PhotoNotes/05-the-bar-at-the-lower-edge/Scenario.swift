import CourseKit

let bothAbove = "Both end where the bar begins."
let oneBelow = "One ends where the bar begins, the other is covered by the bar."
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
    A controller with two labels, NotesViewController, is in a tab. One label ends at the lower edge \
    of the controller's view. For the other one the code first asks how much is covered there: from \
    iOS 7 on a controller has a bottomLayoutGuide, whose length says it. iOS 6 does not have it, so \
    the code uses 0. The tab bar is 49 points high.
    """)
  try predict(
    "The app is launched. Where do the two labels end?",
    choices: [bothAbove, oneBelow, bothAtTheEdge],
    explain:
      "Up to iOS 6 the view in a tab ends above the bar. From iOS 7 on it is as high as the screen, and the bar "
      + "lies over it.",
    reasons: [bothAtTheEdge: "The bar is at the lower edge, and covers the label there."]
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
    explain: "Nothing covers the lower edge, so nothing is subtracted, and both labels end there.",
    reasons: [
      bothAbove: "There is no bar.",
      oneBelow: "They differ by the height that is covered, and that is 0 here.",
    ]
  ) {
    try app.launch(arguments: ["-alone", "YES"])
  } outcome: {
    places($0)
  }
  if app.trace.iOS < 7 {
    narrate(
      """
      On iOS 6 both labels are right in both places: the container makes sure that no bar covers the \
      view. So code from that time never asks.
      """)
  } else {
    narrate(
      """
      “Above what covers” is right in both places, although the controller does not know in which one \
      it is. If its code subtracted 49 points from the height, it would be wrong as a root, and above \
      a keyboard, which covers the bar. A controller that should work in any place asks what is \
      covered, not where it is. From iOS 11 on view.safeAreaInsets answers for all four edges.
      """)
  }
}
