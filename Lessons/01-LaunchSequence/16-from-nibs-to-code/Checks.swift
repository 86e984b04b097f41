import CourseKit

/// Models that iOS 7 runs on.
let phones = ["iPhone 4S", "iPhone 5"]
let pads = ["iPad 2", "iPad Air"]

/// An iPad whose screen is larger than that of the others, with the versions that run on it.
let largePad = ("iPad Pro", 10...12)

/// A phone that is wider than the first ones, with a version that runs on it.
let widePhone = (device: "iPhone 6 Plus", iOS: 8...9)

/// Whether `UIApplicationMain` was told no class of the delegate.
func namesNoDelegate(_ app: XCUIApplication) -> Bool {
  app.trace.contains { $0.isNamed("UIApplicationMain") && $0.arguments.last == "nil" }
}

/// How often UIKit told the delegate that the app has launched, or was about to.
func launches(_ app: XCUIApplication) -> Int {
  app.trace.count {
    $0.kind == .callback && $0.subject?.className == app.delegateClassName
      && ($0.isNamed("application(_:didFinishLaunchingWithOptions:)")
        || $0.isNamed("application(_:willFinishLaunchingWithOptions:)")
        || $0.isNamed("applicationDidFinishLaunching(_:)"))
  }
}

/// How many windows were made in all, also those that are gone.
func windowsMade(_ app: XCUIApplication) -> Int {
  app.trace.count {
    $0.kind == .call && $0.name.hasPrefix("init(")
      && $0.subject?.className.hasSuffix("Window") == true
  }
}

/// Whether the app ended because a nib was not there, one whose name begins like that.
func isNibMissing(_ app: XCUIApplication, _ name: String) -> Bool {
  app.exception?.text?.contains("Could not load NIB") ?? false
    && app.exception?.text?.contains("with name '\(name)") ?? false
}

let exercise = Exercise(
  iOS: 7, device: "iPhone 5", subjects: [10, 13],
  hints: [
    "Put your app beside that of “What the main nibs did”, file by file: main.swift or @main, the delegate, the "
      + "controller, Info.plist. What differs?",
    "main.swift names the delegate's class; did-finish makes the window, sets the root and shows it; the "
      + "controller has an init() that calls super.init(nibName:bundle:); Info.plist loses NSMainNibFile and "
      + "NSMainNibFile~ipad.",
    "init() { super.init(nibName: UIDevice.current.userInterfaceIdiom == .pad ? \"ClockView-iPad\" : "
      + "\"ClockView\", bundle: nil) }, and in did-finish window = UIWindow(frame: UIScreen.main.bounds), "
      + "window?.rootViewController = ClockViewController(), window?.makeKeyAndVisible(). main.swift ends with "
      + "NSStringFromClass(AppDelegate.self).",
  ]
) {
  Check("no main nib is asked for", points: 2) { app in
    for device in [phones, pads].compactMap({ $0.randomElement(using: &app.random) }) {
      try app.launch(device: device)
      XCTAssertTraceContains(
        app.trace, EventPattern(kind: .query, name: "NSMainNibFile", answer: "no value"),
        message: "On the \(device) Info.plist should name no main nib.")
      XCTAssertNotNil(app.delegateClassName, "On the \(device) the app should have a delegate.")
      XCTAssertFalse(
        namesNoDelegate(app),
        "On the \(device) UIApplicationMain should be told which class the delegate has.")
      XCTAssertTrue(
        app.labels["05:00"].exists, "On the \(device) the clock should still be there.")
    }
  }
  .feedback(
    "Info.plist still names a main nib that is no longer in the app, and UIKit ends the app when it does "
      + "not find it. Take both keys out: NSMainNibFile and NSMainNibFile~ipad.",
    provenBy: "KeysLeft"
  ) { app in
    isNibMissing(app, "MainWindow")
  }
  .feedback(
    "Your code names a nib that is not in the app, and UIKit ends the app when it does not find it. The name of a nib "
      + "has no extension: ClockView stands for ClockView.xib.",
    provenBy: "WithTheExtension"
  ) { app in
    isNibMissing(app, "ClockView")
  }
  .feedback(
    "On an iPad the key NSMainNibFile~ipad still leads to a main nib.",
    provenBy: "PadKeyLeft"
  ) { app in
    let none = EventPattern(kind: .query, name: "NSMainNibFile", answer: "no value")
    try app.launch(device: "iPhone 5")
    let isPhoneWithout = app.trace.contains(none)
    try app.launch(device: "iPad Air")
    return isPhoneWithout && !app.trace.contains(none)
  }
  .feedback(
    "The main nibs are still loaded, beside your code: Info.plist names them. They bring a delegate and a "
      + "window of their own.",
    provenBy: "NibsLeft"
  ) { app in
    !app.trace.contains(EventPattern(kind: .query, name: "NSMainNibFile", answer: "no value"))
      && app.trace.contains { $0.isNamed("UIApplicationMain") && $0.arguments.last != "nil" }
  }
  .feedback(
    "There is a delegate, but your own code makes it and calls it, and has to hold it, too. UIApplicationMain makes and "
      + "holds the delegate, and tells it everything, if the fourth argument names its class.",
    provenBy: "MadeByTheApplication"
  ) { app in
    namesNoDelegate(app) && app.delegateClassName != nil
      && app.trace.contains(EventPattern(kind: .query, name: "NSMainNibFile", answer: "no value"))
  }
  .feedback(
    "Nothing makes the delegate any more: the nib is gone, and UIApplicationMain gets nil for its class.",
    provenBy: "NobodyMakesTheDelegate"
  ) { app in
    app.delegateClassName == nil
  }

  Check("the window fills the screen, and the clock is its root", points: 2) { app in
    let some = (phones + pads).map { ($0, IOSVersion(Int.random(in: 7...8, using: &app.random))) }
    for (device, iOS) in [("iPhone 5", 6), ("iPad 2", 6)] + some + [("iPad 2", 9)] {
      try app.launch(iOS: iOS, device: device)
      XCTAssertTraceLacks(
        app.trace, .console("are expected to have a root view controller"),
        message: "On iOS \(iOS) the root should be there when did-finish returns.")
      XCTAssertEqual(app.windows.count, 1, "On the \(device) there should be one window.")
      XCTAssertGreaterThan(
        launches(app), 0, "UIKit should tell the delegate that the app has launched.")
      XCTAssertEqual(
        windowsMade(app), 1, "On the \(device) one window should be made, and no other before it.")
      XCTAssertEqual(
        app.keyWindow.frame, app.screen.bounds,
        "On the \(device) the window should fill the screen.")
      XCTAssertEqual(
        app.root.className, "ClockViewController", "On the \(device) the clock should be the root.")
    }
  }
  .feedback(
    "The window has the size that the nib's window had. UIScreen.main.bounds is the size of the screen "
      + "that the app runs on.",
    provenBy: "FixedSize"
  ) { app in
    app.windows.count == 1 && app.keyWindow.frame.width == 320 && app.keyWindow.frame.height == 480
  }
  .feedback(
    "The delegate makes two windows, and the second one takes the place of the first: your code calls did-finish as well. "
      + "UIKit calls it, once, when the app has launched: leave your own call out.",
    provenBy: "CalledByHand"
  ) { app in
    windowsMade(app) > 1 && app.windows.count == 1 && launches(app) > 0
  }
  .feedback(
    "The window has its root only after did-finish has returned. UIKit looks when did-finish returns: up to iOS 8 the "
      + "console complains, and from iOS 9 on the app ends. Set the root in did-finish.",
    provenBy: "RootTooLate"
  ) { app in
    try app.launch(iOS: 8)
    return app.root.className == "ClockViewController"
      && app.trace.contains(.console("are expected to have a root view controller"))
  }

  Check("each kind of device shows its own nib", points: 2) { app in
    for device in phones {
      try app.launch(iOS: IOSVersion(Int.random(in: 6...9, using: &app.random)), device: device)
      XCTAssertTrue(
        app.labels["05:00"].isVisible, "On the \(device) the user should see the digits.")
      XCTAssertFalse(
        app.labels["SpeakerClock for iPad"].exists,
        "On the \(device) the view for the iPhone should be there.")
      try app.buttons["Start"].tap()
      XCTAssertTrue(
        app.labels["04:59"].isVisible, "On the \(device) a tap on Start should change the digits.")
    }
    try app.launch(
      iOS: IOSVersion(Int.random(in: widePhone.iOS, using: &app.random)), device: widePhone.device)
    XCTAssertFalse(
      app.labels["SpeakerClock for iPad"].exists,
      "On the \(widePhone.device) the view for the iPhone should be there, too.")
    let all = pads.map { ($0, 7...9) } + [largePad]
    for (device, versions) in all {
      try app.launch(iOS: IOSVersion(Int.random(in: versions, using: &app.random)), device: device)
      XCTAssertTrue(
        app.labels["05:00"].isVisible, "On the \(device) the user should see the digits.")
      XCTAssertTrue(
        app.labels["SpeakerClock for iPad"].isVisible,
        "On the \(device) the view for the iPad should be there.")
      try app.buttons["Start"].tap()
      XCTAssertTrue(
        app.labels["04:59"].isVisible, "On the \(device) a tap on Start should change the digits.")
    }
    // From iOS 11 on an app starts in landscape on an iPad that lies on its side.
    try app.launch(
      iOS: IOSVersion(Int.random(in: 11...12, using: &app.random)), device: "iPad Air",
      orientation: .landscapeLeft)
    XCTAssertTrue(
      app.labels["SpeakerClock for iPad"].isVisible,
      "On an iPad that lies on its side the view for the iPad should be there, too.")
  }
  .feedback(
    "An iPad that lies on its side when the app starts gets the iPhone's view: your code decides by the height of the "
      + "screen, and from iOS 8 on that is the shorter side then. Ask UIDevice.current.userInterfaceIdiom.",
    provenBy: "ChosenByALongSide"
  ) { app in
    let isForThePad = try [DeviceOrientation.portrait, .landscapeLeft].map { side in
      try app.launch(iOS: 12, device: "iPad Air", orientation: side)
      return app.labels["SpeakerClock for iPad"].exists
    }
    return isForThePad == [true, false]
  }
  .feedback(
    "Your code decides by the width of the screen, and a newer iPhone is wider than the first ones: it "
      + "gets the view for the iPad. UIDevice.current.userInterfaceIdiom tells the kind of device.",
    provenBy: "ChosenByWidth"
  ) { app in
    try app.launch(device: "iPhone 5")
    let isRight = app.labels["05:00"].exists && !app.labels["SpeakerClock for iPad"].exists
    try app.launch(iOS: 9, device: widePhone.device)
    return isRight && app.labels["SpeakerClock for iPad"].exists
  }
  .feedback(
    "On iOS 8 the clock has an empty view: your code names no nib, and that version does not find a "
      + "nib that is named after a Swift class. super.init(nibName:bundle:) names the nib on every "
      + "version.",
    provenBy: "NoNib"
  ) { app in
    try app.launch(iOS: 8, device: "iPhone 5")
    return app.root.className == "ClockViewController" && !app.labels["05:00"].exists
  }
  .feedback(
    "A tall phone shows the iPad's view: a size does not tell the kind of device. Ask "
      + "UIDevice.current.userInterfaceIdiom.",
    provenBy: "ChosenByHeight"
  ) { app in
    try app.launch(device: "iPhone 5")
    return app.labels["SpeakerClock for iPad"].exists
  }
  .feedback(
    "The size of one iPad does not tell the kind of device either: an iPad with a larger screen gets the "
      + "iPhone's view. Ask UIDevice.current.userInterfaceIdiom.",
    provenBy: "ChosenByOneWidth"
  ) { app in
    try app.launch(device: "iPad Air")
    let isRight = app.labels["SpeakerClock for iPad"].exists
    try app.launch(iOS: 12, device: largePad.0)
    return isRight && app.labels["05:00"].exists && !app.labels["SpeakerClock for iPad"].exists
  }
  .feedback(
    "The iPad shows the iPhone's view: both get the same nib.",
    provenBy: "OneNibForAll"
  ) { app in
    try app.launch(device: "iPad Air")
    return app.labels["05:00"].isVisible && !app.labels["SpeakerClock for iPad"].exists
  }
}
