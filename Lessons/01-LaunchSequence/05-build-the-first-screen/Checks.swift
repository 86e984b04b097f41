import CourseKit

/// Whether the window was made the key window before the launch was over.
func isKeyInTime(_ app: XCUIApplication) -> Bool {
  app.trace.prefix { $0.name != "UIApplicationDidFinishLaunchingNotification" }
    .contains { $0.isNamed("makeKeyAndVisible()") || $0.isNamed("makeKey()") }
}

let exercise = Exercise(
  iOS: 8, subjects: [6],
  hints: [
    "Three things have to happen, in this order: make a window, give it something to show, show it.",
    "UIWindow(frame:) makes it, rootViewController fills it, makeKeyAndVisible() shows it. And "
      + "something must hold it: there is a property for that.",
    "window = UIWindow(frame: UIScreen.main.bounds), then window?.rootViewController = "
      + "WelcomeViewController(), then window?.makeKeyAndVisible().",
  ]
) {
  Check("a window is on the screen") { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 1, "One window should be alive after the launch.")
    XCTAssertFalse(app.windows[0].isHidden, "The window should be shown.")
    XCTAssertTrue(app.windows[0].isKey, "The window should be the key window.")
    XCTAssertTraceLacks(
      app.trace, EventPattern(kind: .diagnosis, name: "blackScreen"),
      message: "The window should be there when did-finish returns.")
    XCTAssertTrue(
      isKeyInTime(app), "The window should be the key window when did-finish returns.")
    let (windows, root) = (app.windows.map(\.name), app.root.name)
    try app.pressHome()
    try app.activate()
    XCTAssertEqual(
      app.windows.map(\.name), windows, "It should be the same window as before the user left.")
    XCTAssertEqual(
      app.root.name, root, "It should have the same root view controller as before.")
    XCTAssertFalse(app.windows[0].isHidden, "The window should be shown when the user is back.")
    XCTAssertTrue(app.windows[0].isKey, "The window should be the key window again, too.")
  }
  .feedback(
    "Your code hides the window when the user leaves, and nothing shows it again when the user comes back. "
      + "iOS takes the whole app off the screen by itself: leave the window as it is.",
    provenBy: "HiddenOnLeave"
  ) { app in
    app.windows.count == 1 && app.windows[0].isHidden
      && app.trace.contains(EventPattern(kind: .call, name: "isHidden", arguments: ["true"]))
  }
  .feedback(
    "Your code hides the window when the user leaves and shows it again later. A window that is hidden is no "
      + "longer the key window, and isHidden = false does not make it the key window again. iOS takes the "
      + "whole app off the screen by itself: leave the window as it is.",
    provenBy: "NotKeyOnTheWayBack"
  ) { app in
    app.windows.count == 1 && !app.windows[0].isHidden && !app.windows[0].isKey
      && app.trace.contains(EventPattern(kind: .call, name: "isHidden", arguments: ["true"]))
  }
  .feedback(
    "makeKey() makes it the key window, but does not show it: a new window is hidden. One call does "
      + "both, makeKeyAndVisible().",
    provenBy: "HiddenWindow"
  ) { app in
    app.windows.count == 1 && app.windows[0].isHidden && app.windows[0].isKey
  }
  .feedback(
    "There is a window, but nothing shows it: a new window is hidden. makeKeyAndVisible() shows it and "
      + "makes it the key window.",
    provenBy: "NeverShown"
  ) { app in
    app.windows.count == 1 && app.windows[0].isHidden && !app.windows[0].isKey
  }
  .feedback(
    "The window is shown, but it is not the key window, so it gets nothing of what the user types. "
      + "isHidden = false does half of what makeKeyAndVisible() does.",
    provenBy: "NotTheKeyWindow"
  ) { app in
    app.windows.count == 1 && !app.windows[0].isHidden && !app.windows[0].isKey
  }
  .feedback(
    "You made a window, but it was gone when did-finish returned, because nothing holds it. let window "
      + "= … makes a constant inside the method, which hides the property of the same name, and a weak "
      + "property holds nothing. Put the window into the property as the starter declares it, without "
      + "a let.",
    provenBy: "LocalWindow"
  ) { app in
    isWindowReleased(app)
  }
  .feedback(
    "There is more than one window. One is enough: it can have the right size and the right root view "
      + "controller, and be the key window.",
    provenBy: "TwoWindows"
  ) { app in
    app.windows.count > 1
  }
  .feedback(
    "Another window is made whenever the app becomes active. The screen is black until then, and what "
      + "the user had done in the first window is gone. Make the window in did-finish, which is called "
      + "once.",
    provenBy: "MadeOnActivation"
  ) { app in
    app.windows.count == 1 && app.windows[0].name != "UIWindow"
  }
  .feedback(
    "The window is still the same, but it gets another welcome when the user comes back: what the user "
      + "had done in the first one is gone. Set the root view controller once, in did-finish.",
    provenBy: "WelcomesAnew"
  ) { app in
    app.windows.map(\.name) == ["UIWindow"] && app.controllers["WelcomeViewController"].exists
      && app.root.name != "WelcomeViewController"
  }
  .feedback(
    "The window is shown in did-finish, but becomes the key window only later: code that waits for the main queue, or "
      + "for another callback, runs after did-finish. Call makeKeyAndVisible() in did-finish itself.",
    provenBy: "KeyWhenActive"
  ) { app in
    app.windows.count == 1 && app.windows[0].isKey && !isKeyInTime(app)
      && !app.trace.contains(EventPattern(kind: .diagnosis, name: "blackScreen"))
  }
  .feedback(
    "There is a window in the end, but there was none when did-finish returned: code that waits for "
      + "the main queue, or for another callback, runs after did-finish. Make and show the window in "
      + "did-finish itself.",
    provenBy: "MadeLater"
  ) { app in
    !app.windows.isEmpty
      && app.trace.contains(EventPattern(kind: .diagnosis, name: "blackScreen"))
  }

  Check("its root view controller welcomes the user", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand(), "Only UIKit should call the welcome's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    try app.launch()
    XCTAssertEqual(
      app.root.className, "WelcomeViewController", "The window should have the welcome as its root."
    )
    XCTAssertTrace(
      app.root.trace,
      [.viewDidLoad, .viewWillAppear, .viewDidAppear],
      "The welcome should appear.")
    XCTAssertTrue(app.labels["Welcome"].isVisible, "The user should see the welcome.")
    XCTAssertTraceLacks(
      app.trace, .console("are expected to have a root view controller"),
      message: "The root view controller should be there when did-finish returns.")
  }
  .feedback(
    "The window gets its root view controller after did-finish has returned, and that is too late: "
      + "UIKit checks it when did-finish returns, and from iOS 9 on it ends the app. Set it in "
      + "did-finish itself.",
    provenBy: "RootTooLate"
  ) { app in
    app.root.className == "WelcomeViewController"
      && app.trace.contains(.console("are expected to have a root view controller"))
  }
  .feedback(
    "The welcome hears from UIKit that it appears, and your code tells it once more: it calls viewWillAppear(_:) or "
      + "the like itself. makeKeyAndVisible() is enough: a window that is shown makes these calls. Leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand()
  }
  .feedback(
    "The window is shown, with its root view controller, but it is transparent: with an alpha of 0 "
      + "nobody can see it.",
    provenBy: "Transparent"
  ) { app in
    isWindowTransparent(app)
  }
  .feedback(
    "The window is there, but it has no root view controller, so it has nothing to show. Set "
      + "rootViewController to a WelcomeViewController().",
    provenBy: "WithoutARoot"
  ) { app in
    !app.trace.contains(.call("addSubview(_:)", on: "UIWindow"))
      && app.trace.contains(.call("makeKeyAndVisible()", on: "UIWindow"))
      && !app.trace.contains(.call("rootViewController", on: "UIWindow"))
  }
  .feedback(
    "You put the controller's view into the window, but not the controller. Nothing holds the "
      + "controller then, so it is gone, and the window has no root view controller. Set "
      + "rootViewController instead: the window brings in the view by itself.",
    provenBy: "ViewWithoutController"
  ) { app in
    app.trace.contains(.call("addSubview(_:)", on: "UIWindow"))
      && !app.trace.contains(.call("rootViewController", on: "UIWindow"))
  }

  Check("the window fills every screen") { app in
    let phones = [("iPhone 6 Plus", 8...12), ("iPhone X", 11...12)]
    let pads = [("iPad 2", 6...9), ("iPad Air", 7...12)]
    let devices = [
      ("iPhone 4S", 6...8), phones.randomElement(using: &app.random)!,
      pads.randomElement(using: &app.random)!, ("iPad Pro", 10...12),
    ]
    for (device, versions) in devices.shuffled(using: &app.random) {
      let iOS = IOSVersion(Int.random(in: versions, using: &app.random))
      try app.launch(iOS: iOS, device: device)
      XCTAssertEqual(
        app.keyWindow.frame, app.screen.bounds,
        "The window should fill the screen of the \(device).")
    }
  }
  .feedback(
    "UIWindow() fills the screen from iOS 9 on. Before iOS 9 it has no size at all, and this app runs "
      + "there too. Tell the window its size: UIWindow(frame: UIScreen.main.bounds).",
    provenBy: "WithoutASize"
  ) { app in
    app.windows.count == 1 && app.keyWindow.frame.width == 0
  }
  .feedback(
    "320 × 480 points is the screen of the iPhones up to the 4S, and of no later one. Ask the device that the "
      + "app runs on: UIScreen.main.bounds.",
    provenBy: "FixedSize"
  ) { app in
    app.trace.contains(
      .call("init(frame:)", on: "UIWindow", ["CGRect(x: 0, y: 0, width: 320, height: 480)"]))
  }
  .feedback(
    "The window is not as large as the screen that it is on, and there are too many screens to list. "
      + "Take the bounds of the screen that the app runs on: UIScreen.main.bounds.",
    provenBy: "SizesByHand"
  ) { app in
    app.trace.contains(.call("init(frame:)", on: "UIWindow")) && app.keyWindow.frame.width > 0
  }
}
