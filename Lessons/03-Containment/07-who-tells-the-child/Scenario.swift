import CourseKit

let scenario = Scenario("Who tells the child", iOS: 6, 5, subjects: [26]) { app in
  narrate(
    """
    When a parent's view appears, those of its children do, too, and the children should hear of it. \
    CurtainViewController adds a child, a StageViewController, in its viewDidLoad(), and has a button \
    Raise the curtain. It also answers a question that UIKit asks every parent: the same question \
    under two names, one for each of the two versions here. Read both methods before you answer.
    """)
  let (hears, silent) = ("Yes, like its parent.", "No.")
  try predict(
    "Does the stage hear viewWillAppear(_:) at the launch?",
    choices: [hears, silent, "Yes, before its parent does."],
    explain: "The curtain has answered that it forwards these calls itself.",
    reasons: [
      hears: "UIKit forwards this only if the parent leaves it to UIKit.",
      "Yes, before its parent does.": "UIKit tells a parent before its children, if it tells them.",
    ]
  ) {
    try app.launch()
  } outcome: { app in
    app.trace.contains(.viewWillAppear.on("StageViewController")) ? hears : silent
  }
  narrate(
    """
    It does not, although its view has been on screen all the time. UIKit forwards appearance calls to the \
    children, unless the parent says that it does so itself. UIKit asked this parent, and it answered false.
    """)
  try predict(
    "“Raise the curtain” is tapped. What does the stage hear?",
    of: .callbacks("StageViewController").except(
      "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"),
    decoys: [
      "StageViewController viewDidLoad", "StageViewController willMove",
      "StageViewController didMove",
    ],
    explain: "The stage was a child with a loaded view already. Only its appearance was missing.",
    reasons: [
      "StageViewController viewDidLoad": "The view was loaded at the launch.",
      "StageViewController willMove": "The stage has been a child since the launch.",
      "StageViewController didMove": "The stage has been a child since the launch.",
    ]
  ) {
    try app.buttons["Raise the curtain"].tap()
  }
  narrate(
    """
    beginAppearanceTransition(_:animated:) made viewWillAppear(_:) happen, and \
    endAppearanceTransition() viewDidAppear(_:). If you call the first, you must call the second. \
    Never call viewWillAppear(_:) yourself: UIKit remembers which controllers are on screen, and such \
    a call does not tell it anything. These two do.
    """)
  if app.trace.contains(.query("shouldAutomaticallyForwardAppearanceMethods")) {
    narrate(
      """
      This parent forwards nothing else. A parent that disappears and appears again would have to \
      forward that as well, from its own four appearance methods: you do that in the next exercise.
      """)
  } else {
    narrate(
      """
      iOS 5 asks under another name, and the answer is for rotations too. The two calls work there \
      already; Apple made them public in iOS 6.
      """)
  }
}
