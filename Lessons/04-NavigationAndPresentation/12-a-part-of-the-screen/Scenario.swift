import CourseKit

let scenario = Scenario("A part of the screen", iOS: 9, subjects: [24]) { app in
  narrate(
    """
    A room contains a board, which takes the lower half of the room's view. The board presents a \
    drawing with the style currentContext: it asks to be shown over some part of the screen. A \
    controller offers its own part with definesPresentationContext = true. It is then a \
    presentation context.
    """)
  try app.launch()
  try predict(
    "Draw on the board is tapped. The board offers its part. Who hears that it disappears?"
  ) {
    try app.buttons["Draw on the board"].tap()
  }
  narrate(
    """
    The board alone. It presents the drawing, which lies where the board lay, and the room stays \
    as it was.
    """)
  try app.buttons["Wipe"].tap()
  try predict("Draw on everything is tapped. Now the board offers nothing.") {
    try app.buttons["Draw on everything"].tap()
  }
  narrate(
    """
    UIKit looked for a context, beginning with the board and going outward to its parents. Nobody \
    offered one, so the root presented the drawing, over the whole screen, and both the root and \
    the board disappeared. On an iPhone the style has an effect since iOS 8; before, everything is \
    presented full screen there.
    """)
}
