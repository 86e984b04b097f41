import CourseKit

let complaint = "are expected to have a root view controller"

let exercise = Exercise(
  iOS: 6, device: "iPhone 5",
  hints: [
    "Start with the window: compare the delegate with the one of the last exercise.",
    "rootViewController takes the place of addSubview, UIScreen.main.bounds that of the numbers, and "
      + "the controller should no longer set the frame of its own view.",
    "Centre the digits in viewWillLayoutSubviews(), from view.bounds.midX and midY; leave viewDidLoad() "
      + "to making them.",
  ]
) {
  Check("iOS 5 and 6 have nothing to complain about", points: 2) { app in
    for (iOS, device) in [(5, "iPhone 4S"), (6, "iPhone 5")] as [(IOSVersion, String)] {
      try app.launch(iOS: iOS, device: device)
      XCTAssertTraceLacks(
        app.trace, .console(complaint), message: "The console of iOS \(iOS) should be quiet.")
      XCTAssertEqual(
        app.root.className, "ClockViewController", "The clock should be the window's root.")
    }
  }
  .feedback(
    "The window has a root view controller in the end, but not when did-finish returned, and that is "
      + "when UIKit looks. Set it in did-finish, before makeKeyAndVisible().",
    provenBy: "RootTooLate"
  ) { app in
    app.trace.contains(.console(complaint))
      && app.trace.contains(.call("rootViewController", on: "UIWindow"))
  }

  Check("iOS 9 lets the app live") { app in
    try app.launch(iOS: 9, device: "iPhone 6")
    XCTAssertTrue(app.labels["05:00"].exists, "The digits should be on the screen.")
  }

  Check("the window fills the screen of an iPhone 5") { app in
    try app.launch()
    XCTAssertEqual(app.keyWindow.frame, app.screen.bounds, "The window should fill the screen.")
  }
  .feedback(
    "The numbers 320 and 480 are still there. UIScreen.main.bounds knows the screen of the device "
      + "that the app runs on.",
    provenBy: "StillFixedSize"
  ) { app in
    app.trace.contains(.call("init(frame:)", on: "UIWindow", ["(0 0; 320 480)"]))
  }

  Check("the digits are centred on every screen", points: 2) { app in
    let screens = [("iPhone 5", 6...7), ("iPhone 4S", 5...7), ("iPhone 6", 9...12)]
    for (device, versions) in screens {
      let iOS = IOSVersion(Int.random(in: versions, using: &app.random))
      try app.launch(iOS: iOS, device: device)
      let digits = app.labels["05:00"].frameOnScreen
      XCTAssertEqual(
        digits.y + digits.height / 2, app.screen.bounds.height / 2, accuracy: 0.5,
        "On the \(device) the digits should be in the middle.")
    }
  }
  .feedback(
    "The digits are placed once and for all, in viewDidLoad(). The view gets its final size later. "
      + "Place them in viewWillLayoutSubviews(), which is called after every change.",
    provenBy: "StillInViewDidLoad"
  ) { app in
    app.labels["05:00"].exists && app.labels["05:00"].frame.y == 210
  }

  Check("a URL that opens the app reaches did-finish") { app in
    try app.launch(reason: .url("speakerclock://\(app.random.word())"))
    XCTAssertTraceContains(
      app.trace,
      EventPattern(
        kind: .callback, subject: "AppDelegate",
        name: "application(_:didFinishLaunchingWithOptions:)",
        arguments: ["UIApplication", "[URL]"]),
      message: "did-finish should be called with the launch options.")
  }
}
