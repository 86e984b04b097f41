import CourseKit

let scenario = Scenario("A method that is not there", iOS: 6, 5, 4, subjects: [31]) { app in
  narrate(
    """
    An app is built once and runs on several versions of iOS. A method that the newest version has may \
    be missing on an older one, and UIKit may ask a question today that it did not ask then. Both the \
    app and UIKit check whether a method exists.

    First the app's side. addChild(_:) exists from iOS 5 on. “Add without looking” calls it on every \
    version.
    """)
  try app.launch()
  let works = "The lamp becomes a child."
  let ends = "The app ends with an exception."
  try predict(
    "“Add without looking” is tapped. What happens?",
    choices: [works, ends, "Nothing happens: UIKit skips what it does not know."],
    explain: "A call of a method that does not exist ends the app.",
    reasons: [
      "Nothing happens: UIKit skips what it does not know.":
        "Objective-C skips nothing: an object that lacks the method raises an exception."
    ]
  ) {
    try? app.buttons["Add without looking"].tap()
  } outcome: { app in
    app.state == .notRunning ? ends : works
  }
  if app.state == .notRunning {
    narrate(
      """
      “unrecognized selector” is what an app of that time said when it was built for a newer iOS; a \
      selector is the name of a method. “Look first” asks before it calls. Today Swift writes \
      `if #available(iOS 5, *)`; Objective-C asked the object itself: \
      `[self respondsToSelector:@selector(addChildViewController:)]`.
      """)
  } else {
    narrate(
      """
      This version has the method. On iOS 4 the same tap ends the app. “Look first” works on all \
      three: it asks whether the method is there. Today Swift writes `if #available(iOS 5, *)`; \
      Objective-C asked the object itself, with the method's name, its selector: `[self \
      respondsToSelector:@selector(addChildViewController:)]`.
      """)
  }
  try app.launch()
  try app.buttons["Look first"].tap()
  narrate(
    """
    The lamp is shown on every version. Before there were children, the only way was to call the \
    lamp's viewWillAppear(_:) and viewDidAppear(_:) directly. That was right up to iOS 4, and it is \
    wrong from iOS 5 on, where UIKit makes these calls.

    Now UIKit's side. UIKit also checks whether a method is there: in your class. DeskViewController \
    has an old method about orientations, which says yes to all of them, and a new one, which allows \
    only portrait, the upright orientation.
    """)
  let (turns, stays) = ("The desk turns.", "The desk stays upright.")
  try predict(
    "The device is turned. What happens?",
    choices: [turns, stays, "The app ends: the two answers contradict each other."],
    explain: "Each version asks the newest method that it knows.",
    reasons: [
      "The app ends: the two answers contradict each other.":
        "UIKit asks one of the two methods and never compares them."
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    app.trace.contains(.callback("willRotate")) ? turns : stays
  }
  if app.trace.contains(.callback("willRotate")) {
    narrate(
      """
      This version knows the old method and does not ask the new one. That is how an app can run on \
      both: it has both methods, and gives the same answer in each.
      """)
  } else {
    narrate(
      """
      iOS 6 asks the new method where a class has it, and the old one where that is all there is: an \
      old app behaves as before. An app that should run on both has both methods, and gives the same \
      answer in each.
      """)
  }
  narrate(
    """
    The same holds for the question whether a parent forwards by hand. iOS 5 asks it once, for \
    appearances and rotations together. iOS 6 split it in two:

        iOS 5   automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
        iOS 6   shouldAutomaticallyForwardAppearanceMethods
                shouldAutomaticallyForwardRotationMethods()

    You will need all three in the next exercise.
    """)
}
