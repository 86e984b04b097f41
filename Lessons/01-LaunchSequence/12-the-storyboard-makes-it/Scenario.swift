import CourseKit

let scenario = Scenario("The storyboard makes it", iOS: 5, 9, subjects: [7]) { app in
  narrate(
    """
    iOS 5 brought storyboards: one file for the controllers of an app, their views, and the \
    transitions from one to the next. Each controller is a scene, and one scene is the initial one. \
    Info.plist names the storyboard under UIMainStoryboardFile, and the delegate has nothing left to \
    do: did-finish only returns true.
    """)
  try predict(
    "The icon is tapped. When is the clock's viewDidLoad() called?",
    choices: [beforeDidFinish, afterDidFinish, never],
    explain: "A view is loaded when it is needed: here when the window is shown.",
    reasons: [
      beforeDidFinish: "The controller is made before did-finish. Its view is not needed yet.",
      never: "The storyboard has a view for the controller, and the window shows it.",
    ]
  ) {
    try app.launch()
  } outcome: { app in
    let names = app.trace.events.map(\.name)
    guard let load = names.firstIndex(where: { $0.hasPrefix("viewDidLoad") }) else { return never }
    let finish = names.firstIndex { $0.contains("didFinishLaunchingWithOptions") } ?? 0
    return load < finish ? beforeDidFinish : afterDidFinish
  }
  narrate(
    """
    UIKit made the window, before it called did-finish. It gave the window to the delegate's property \
    window, made the controller of the initial scene and made it the root. The view was still to come: \
    the window was shown after did-finish had returned, and only then was the view loaded, its outlets \
    set, and viewDidLoad() called.
    """)
  narrate(
    """
    So three things must be there, though no line of code mentions them: the key in Info.plist, the initial \
    scene in the storyboard, and a property of the delegate that is called window. If one of them is \
    missing, the screen stays black, and at most a line on the console says why.
    """)
  try app.buttons["Start"].tap()
}

let beforeDidFinish = "Before did-finish."
let afterDidFinish = "After did-finish has returned."
let never = "Never: the delegate does nothing."
