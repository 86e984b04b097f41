import CourseKit

let nobody = "Nobody is at the door"

/// Models with the versions of iOS, among those of the task, that run on them.
let models: [(device: String, versions: ClosedRange<Int>)] = [
  ("iPhone 4S", 6...9), ("iPhone 5", 6...10), ("iPhone 6", 8...12), ("iPhone X", 11...12),
  ("iPad 2", 6...9), ("iPad Air", 7...12),
]

/// Expects words in the middle of the root's view.
func assertCentred(_ app: XCUIApplication, _ words: String, _ when: String) {
  let (label, view) = (app.labels[words].frameOnScreen, app.root.view.frameOnScreen)
  XCTAssertEqual(
    label.x + label.width / 2, view.x + view.width / 2, accuracy: 1,
    "\(when) the words should be in the middle, from left to right.")
  XCTAssertEqual(
    label.y + label.height / 2, view.y + view.height / 2, accuracy: 1,
    "\(when) the words should be in the middle, from top to bottom.")
  XCTAssertTrue(app.labels[words].isVisible, "\(when) the user should see the words.")
  XCTAssertFalse(isNarrow(app, words), "\(when) the label should have room for all of the words.")
}

/// Whether the label is too narrow for its words. Up to iOS 7 its frame on the screen stands upright when the
/// interface lies on its side.
func isNarrow(_ app: XCUIApplication, _ words: String) -> Bool {
  let frame = app.labels[words].frameOnScreen
  return max(frame.width, frame.height) < 6 * Double(words.count)
}

/// Whether a label shows what was made of a URL.
func said(_ app: XCUIApplication, iOS: IOSVersion, _ words: String) throws -> Bool {
  try app.launch(iOS: iOS, reason: .url("doorbell://emmy"))
  return app.labels[words].exists
}

let exercise = Exercise(
  iOS: 6, device: "iPhone 5", subjects: [2, 6, 12],
  hints: [
    "Which three objects does each app of this lesson have after its launch, and who makes each of them?",
    "Two classes: an AppDelegate with @main and did-finish, and a view controller with a label. Begin with did-finish "
      + "from “Build the first screen” and the controller from “Wake the giraffe”, which keeps its label in the "
      + "middle in viewWillLayoutSubviews().",
    "did-finish reads let url = launchOptions?[.url] as? URL and hands (url?.host ?? \"Nobody\") + \" is at the door\" "
      + "to the controller, for instance by a property that viewDidLoad() puts into the label.",
    "@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? … } with window = "
      + "UIWindow(frame: UIScreen.main.bounds), its rootViewController, window?.makeKeyAndVisible(), return true. "
      + "In viewWillLayoutSubviews(): label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY). And in the "
      + "folder: touch 'Default-568h@2x.png'.",
  ]
) {
  Check("the app has a delegate, and says that nobody is there") { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS, device: iOS < 8 ? "iPhone 5" : "iPhone 6")
      XCTAssertTraceContains(
        app.trace, .callback("application(_:didFinishLaunchingWithOptions:)"),
        message: "On iOS \(iOS) UIKit should call did-finish, with the launch options.")
      XCTAssertTrue(app.labels[nobody].isVisible, "On iOS \(iOS) a label should say \(nobody).")
    }
  }
  .feedback(
    "The app starts, but it has no delegate: UIApplicationMain was not told which class to use. Write "
      + "@main in front of the delegate's class, or name the class in the fourth argument.",
    provenBy: "NobodyStartsIt"
  ) { app in
    try? app.launch()
    return !app.windows.contains { !$0.isHidden } && !app.trace.contains(.didFinishLaunching)
      && app.trace.contains { $0.isNamed("UIApplicationMain") && $0.arguments.last == "nil" }
  }
  .feedback(
    "The window was made, but it was gone when did-finish returned: nothing held it. Put it into a "
      + "property of the delegate.",
    provenBy: "LocalWindow"
  ) { app in
    isWindowReleased(app)
  }
  .feedback(
    "The window is there, but it is hidden, like every new window. makeKeyAndVisible() shows it.",
    provenBy: "NeverShown"
  ) { app in
    !app.windows.isEmpty && app.windows.allSatisfy(\.isHidden)
  }
  .feedback(
    "applicationDidFinishLaunching(_:) is the older of the two did-finish methods. It gets no launch options, so it "
      + "cannot know who is at the door. Write the newer one in its place.",
    provenBy: "OldDidFinish"
  ) { app in
    app.trace.contains(.callback("applicationDidFinishLaunching(_:)"))
  }

  Check("one window fills each screen, and has a root", points: 2) { app in
    for (device, versions) in models {
      let iOS = IOSVersion(Int.random(in: versions, using: &app.random))
      try app.launch(iOS: iOS, device: device)
      let windows = app.windows.map(\.name)
      XCTAssertEqual(
        windows.count, 1, "On the \(device) with iOS \(iOS) there should be one window.")
      XCTAssertTrue(app.keyWindow.exists, "It should be the key window.")
      XCTAssertEqual(
        app.keyWindow.frame, app.screen.bounds,
        "On the \(device) with iOS \(iOS) the window should fill the screen.")
      XCTAssertTrue(app.root.exists, "The window should have a root view controller.")
      XCTAssertTraceLacks(
        app.trace, .console("are expected to have a root view controller"),
        message: "The root should be there when did-finish returns.")
      try app.pressHome()
      try app.advance(by: Double(Int.random(in: 1...600, using: &app.random)))
      try app.activate()
      XCTAssertEqual(
        app.windows.map(\.name), windows, "It should be the same window when the user is back.")
      XCTAssertTrue(app.labels[nobody].isVisible, "The user should see the words again.")
    }
  }
  .feedback(
    "The numbers fit one phone only. UIScreen.main.bounds is the size of the screen that the app runs on.",
    provenBy: "FixedSize"
  ) { app in
    try app.launch(iOS: 8, device: "iPad Air")
    return app.windows.first?.frame.width == 320
  }
  .feedback(
    "The view is in the window, but the window does not know its controller: nothing holds the "
      + "controller, and the window has no root. Set rootViewController to the controller.",
    provenBy: "WithoutARoot"
  ) { app in
    try app.launch()
    return app.trace.contains(.call("addSubview(_:)", on: "UIWindow")) && !app.root.exists
  }

  Check("an iPhone 5 with iOS 6 has no black bands") { app in
    try app.launch(iOS: 6, device: "iPhone 5")
    XCTAssertFalse(app.screen.isLetterboxed, "The app should get the whole screen.")
    XCTAssertTrue(app.labels[nobody].isVisible, "A label should say \(nobody).")
  }
  .feedback(
    "iOS 6 gives the app 480 of the 568 points. It looks at the files in the bundle before it starts an app, and "
      + "finds no launch image for the taller screen.",
    provenBy: "NoLaunchImage"
  ) { app in
    try app.launch(iOS: 6, device: "iPhone 5")
    return app.screen.isLetterboxed
  }

  Check("the words stay in the middle", points: 2) { app in
    for (device, versions) in models {
      let iOS = IOSVersion(Int.random(in: versions, using: &app.random))
      try app.launch(iOS: iOS, device: device)
      assertCentred(app, nobody, "On the \(device) with iOS \(iOS)")
      try turnAround(app, "On iOS \(iOS)") { turn in
        assertCentred(app, nobody, "Turned to \(turn) on the \(device) with iOS \(iOS)")
      }
      try app.launch(iOS: iOS, device: device)
      XCTAssertEqual(
        try app.perform("takePartOfScreen", .int(2 * Int.random(in: 8...40, using: &app.random))),
        true, "The view should become smaller.")
      assertCentred(app, nobody, "On iOS \(iOS), in a view smaller than the screen,")
      XCTAssertPlacesAtOnce(app, "On iOS \(iOS), in a smaller view,")
    }
  }
  .feedbackOnPlacingLate { app in
    try app.launch(iOS: 9, device: "iPhone 6")
    try app.perform("takePartOfScreen", 40)
  }
  .feedback(
    "The label is in the middle, but it is narrower than its words, so the user sees only their "
      + "beginning. sizeToFit() makes the label as large as its words.",
    provenBy: "NarrowLabel"
  ) { app in
    try app.launch(iOS: 9, device: "iPhone 6")
    return isNarrow(app, nobody)
  }
  .feedback(
    "The label gets the view's center, which is a place in the view's superview. It is the middle of the view only as long "
      + "as the view begins at 0, 0. In the view's own coordinates, in which the label lies, the middle is that of "
      + "view.bounds.",
    provenBy: "CentreOfTheFrame"
  ) { app in
    try app.launch(iOS: 9, device: "iPhone 6")
    try app.perform("takePartOfScreen", 40)
    let (label, frame) = (app.labels[nobody].frame, app.root.view.frame)
    return frame.y > 0 && abs(label.y + label.height / 2 - frame.y - frame.height / 2) <= 1
  }
  .feedback(
    "The words get their place once, but the view gets another size later. viewWillLayoutSubviews() is "
      + "called whenever that has happened.",
    provenBy: "PlacedOnce"
  ) { app in
    try app.launch(iOS: 9, device: "iPhone 6")
    let first = app.labels[nobody].frame
    try app.rotate(to: .landscapeLeft)
    return app.labels[nobody].frame == first
  }

  Check("a URL says who is at the door", points: 2) { app in
    for (device, versions) in models {
      let iOS = IOSVersion(Int.random(in: versions, using: &app.random))
      let visitor = app.random.word().lowercased()
      try app.launch(iOS: iOS, device: device, reason: .url("doorbell://\(visitor)"))
      assertCentred(app, "\(visitor) is at the door", "Opened by a URL on iOS \(iOS)")
      try turnAround(app, "Opened by a URL on iOS \(iOS)") { turn in
        assertCentred(
          app, "\(visitor) is at the door", "Opened by a URL on iOS \(iOS) and turned to \(turn)")
      }
      XCTAssertFalse(app.labels[nobody].exists, "Somebody is there, so nothing should say nobody.")
      try app.pressHome()
      try app.activate()
      XCTAssertTrue(
        app.labels.contains { $0.text == "\(visitor) is at the door" && $0.isVisible },
        "When the user is back on iOS \(iOS) the label should still say who is at the door.")
      try app.kill()
      try app.launch(iOS: iOS, device: device)
      XCTAssertTrue(
        app.labels[nobody].isVisible,
        "Launched from its icon, the app should say that nobody is there.")
    }
  }
  .feedback(
    "The visitor is forgotten when the user leaves the app and comes back: another root view controller takes the "
      + "place of the first one. Set the root once, in did-finish.",
    provenBy: "NobodyOnTheWayBack"
  ) { app in
    try app.launch(reason: .url("doorbell://emmy"))
    let isThere = app.labels["emmy is at the door"].exists
    try app.pressHome()
    try app.activate()
    return isThere && !app.labels["emmy is at the door"].exists
  }
  .feedback(
    "The label repeats the whole address. The host of a URL is the part between // and the next /.",
    provenBy: "WholeURL"
  ) { app in
    try said(app, iOS: 9, "doorbell://emmy is at the door")
  }
  .feedback(
    "This works from iOS 9 on. application(_:open:options:) came with iOS 9, and older versions never "
      + "call it. The launch options of did-finish contain the URL on all versions.",
    provenBy: "UpToEight"
  ) { app in
    let (new, old) = (
      try said(app, iOS: 9, "emmy is at the door"), try said(app, iOS: 8, "emmy is at the door")
    )
    return new && !old
  }
  .feedback(
    "The label says who is at the door only a while after the launch: a timer or a delay decides when. The launch options "
      + "are there in did-finish: hand the name to the controller at once.",
    provenBy: "AWhileLater"
  ) { app in
    let isNobody = try said(app, iOS: 9, nobody)
    try app.advance(by: 5)
    return isNobody && app.labels["emmy is at the door"].exists
  }
  .feedback(
    "The label says that nobody is there, although a URL opened the app. The value for the key .url is "
      + "a URL, not a String: as? String gives nil.",
    provenBy: "AlwaysNobody"
  ) { app in
    let (new, old) = (try said(app, iOS: 9, nobody), try said(app, iOS: 8, nobody))
    try app.advance(by: 5)
    return new && old && app.labels[nobody].exists
  }
}
