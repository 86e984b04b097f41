import CourseKit

let scenario = Scenario("Who tells the child", iOS: 6, 5) { app in
  narrate(
    """
    A parent passes on what happens to it: when its view appears, those of its children do, too. \
    UIKit does that for it, unless the parent says that it wants to do it itself. \
    CurtainViewController says so. Its child, a StageViewController, is there from the beginning, but \
    hidden behind a curtain, as it were: the child should hear that it appears only when the curtain \
    rises.
    """)
  try predict("Does the stage hear viewWillAppear(_:) at the launch?") { try app.launch() }
  narrate(
    """
    It does not, although its view has been on screen all the time. The parent was asked whether \
    UIKit should tell the child, and said no.
    """)
  try predict("Raise the curtain is tapped.") { try app.buttons["Raise the curtain"].tap() }
  narrate(
    """
    beginAppearanceTransition(_:animated:) made viewWillAppear(_:) happen, and \
    endAppearanceTransition() viewDidAppear(_:). Whoever calls the first must call the second. \
    Never call viewWillAppear(_:) itself: UIKit keeps books on who is on screen, and these two \
    calls are how you make an entry.
    """)
}
