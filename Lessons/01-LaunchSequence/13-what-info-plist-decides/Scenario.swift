import CourseKit

/// What was asked of Info.plist, and the answer, such as `NSMainNibFile: MainWindow`.
func answer(_ app: XCUIApplication, to key: String) -> String {
  app.trace.first { $0.kind == .query && $0.name == key }?.answer ?? "nothing"
}

let scenario = Scenario("What Info.plist decides", iOS: 6, subjects: [1, 3]) { app in
  narrate(
    """
    In main.swift the last two arguments are nil for now, and no code makes a delegate or a window. Both are \
    decided by Info.plist, which UIKit reads before it runs any other code of the app. Open that file, \
    and read its four keys: \
    NSPrincipalClass, NSMainNibFile, the same key again with ~ipad at its end, and \
    UISupportedInterfaceOrientations, which lists the orientations of the app.
    """)
  try predict(
    "The icon is tapped on an iPhone. Of which class is the application object?",
    choices: [counting, plain, delegate],
    explain: "The third argument is nil, so NSPrincipalClass in Info.plist decides.",
    reasons: [
      plain: "That is the class of an app whose Info.plist has no NSPrincipalClass.",
      delegate: "The delegate is another object. It comes from the main nib.",
    ]
  ) {
    try app.launch()
  } outcome: { app in
    app.trace.contains { $0.subject?.className == counting } ? counting : plain
  }
  narrate(
    """
    UIApplicationMain asked for NSPrincipalClass, found \(counting), a subclass of UIApplication, and \
    made one. It then loaded \(answer(app, to: "NSMainNibFile")). Almost no app needs a class of its \
    own for this; here there is one because all touches go through the application's sendEvent(_:). \
    The whole name of a Swift class begins with its module, as in App.CountingApplication; \
    @objc(CountingApplication) in front of it gives it the plain name, which Info.plist uses here.
    """)
  try app.buttons["Start"].tap()
  narrate(
    """
    The console shows how the application counted the events that it sent on to the views. A tap is \
    two events: the finger touches the screen, and the finger leaves it.
    """)
  try predict(
    "The app is launched on an iPad, which its user holds upright. Which nib is loaded?",
    choices: ["MainWindow", "MainWindow-iPad", "Both"],
    explain: "On an iPad a key that ends in ~ipad wins.",
    reasons: ["Both": "A launch has one main nib."]
  ) {
    try app.launch(device: "iPad 2")
  } outcome: { app in
    answer(app, to: "NSMainNibFile")
  }
  let view = app.root.view.bounds
  narrate(
    """
    \(answer(app, to: "NSMainNibFile")). Without that key the plain one would be used on the iPad too. And \
    the clock's view is \(Int(view.width)) points wide and \(Int(view.height)) high: UIKit did not ask how \
    the device is held, because Info.plist allows one orientation only.

    UIMainStoryboardFile and UIMainStoryboardFile~ipad work in the same way for storyboards. The two kinds \
    of keys exclude each other: an app has a main nib or a main storyboard. Apple does not say what \
    happens with both, so do not rely on it.

    Now the app is launched with an argument that main.swift looks at: it passes the name of UIApplication as \
    the third argument of UIApplicationMain. Info.plist still names \(counting).
    """)
  try predict(
    "Of which class is the application object now?",
    choices: [counting, plain],
    explain: "The third argument comes from the app's own code, and it is not nil now.",
    reasons: [counting: "UIKit reads this key of Info.plist only when the third argument is nil."]
  ) {
    try app.launch(arguments: ["-isPlain", "YES"])
  } outcome: { app in
    app.trace.contains { $0.subject?.className == counting } ? counting : plain
  }
  narrate(
    """
    The third argument wins. UIKit did not even ask for NSPrincipalClass.

    This is what decides a launch, from the tap on the icon on:

        main calls UIApplicationMain
        │
        ├ the application object: third argument, else NSPrincipalClass, else UIApplication
        ├ the delegate: fourth argument
        ├ a main nib?         its objects are made and connected, the delegate may be among them
        ├ a main storyboard?  the window and the initial controller are made
        ├ did-finish          without nib and storyboard: it makes the window and its root
        ├ a main storyboard?  the window is shown
        └ the root's view has appeared, and the app is active (logs differ on which comes first)
    """)
}

let counting = "CountingApplication"
let plain = "UIApplication"
let delegate = "AppDelegate"
