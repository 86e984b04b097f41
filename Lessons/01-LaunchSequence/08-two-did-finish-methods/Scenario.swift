import CourseKit

let scenario = Scenario("Two did-finish methods", iOS: 2, 3, subjects: [11]) { app in
  narrate(
    """
    Many old apps have two methods for the same moment. applicationDidFinishLaunching(_:) has been there since \
    iOS 2. application(_:didFinishLaunchingWithOptions:) came with iOS 3: it also says why the app was \
    launched. In this app each of them makes a screen with a text of its own, so that you can see which \
    one was called.
    """)
  try predict(
    "Another app opens this one with a URL. Which of the two methods is called?",
    choices: [olderOne, newerOne, bothOfThem],
    explain: """
      Tests with real apps showed that UIKit calls only the newer one on versions that have it. One \
      article says the opposite.
      """,
    reasons: [bothOfThem: "They are two names for one moment. UIKit calls one of them."]
  ) {
    try app.launch(reason: .url("giraffe://wake"))
  } outcome: { app in
    let older = app.trace.contains(.callback("applicationDidFinishLaunching(_:)"))
    let newer = app.trace.contains(
      .callback("application(_:didFinishLaunchingWithOptions:)"))
    return older && newer ? bothOfThem : older ? olderOne : newerOne
  }
  if app.labels["Old start"].exists {
    narrate(
      """
      iOS 2 does not know the method with options, and never looks for it. The older one is called, and \
      the screen says \u{201C}Old start\u{201D}.
      """)
  } else {
    narrate(
      """
      iOS 3 first asks the delegate for the method with options. The delegate has it, so the older one \
      is not called, and its code does not run: the screen says \u{201C}New start\u{201D}. If an app \
      makes its window in the old method and somebody adds the new one, its screen is black from then \
      on.

      Apple only says that the new method should be used instead of the old one. Tests with real apps \
      showed that the new one wins; one article says the opposite. So do not keep both: move the code \
      of the old one to the new one.
      """)
  }
}

let olderOne = "The older one, without options."
let newerOne = "The newer one, with options."
let bothOfThem = "Both, one after the other."
