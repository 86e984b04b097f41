import CourseKit

let exercise = Exercise(
  iOS: 6, subjects: [15],
  hints: [
    "Look for the line in the trace that says why the window is gone.",
    "Which object in this app lives as long as the app itself? Let that object hold the window.",
    "Give AppDelegate a property, var window: UIWindow?, and put the window into it.",
  ]
) {
  Check("the window outlives the launch") { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 1, "One window should be alive after the launch.")
    if app.windows.count == 1 {
      XCTAssertTraceLacks(
        app.trace, EventPattern(kind: .diagnosis, name: "blackScreen"),
        message: "The window should be there when did-finish returns, as before.")
    }
  }
  .feedback(
    "The window was there, but nothing holds it any more. A constant inside the method lets go of the "
      + "window when the method returns, a weak property never holds it, and a view controller does "
      + "not hold its window. Put the window into an ordinary property, without `let`: `let window =` "
      + "in the method makes a new constant, and the property of the same name stays empty.",
    provenBy: "WeakProperty", alsoForStarter: true
  ) { app in
    isWindowReleased(app)
  }
  .feedback(
    "There is a window in the end, but there was none when did-finish returned: code that waits for the main queue, or "
      + "for another callback, runs after did-finish, and until then the screen is black. Keep the three lines where "
      + "they were, and put the window into a property.",
    provenBy: "MadeLater"
  ) { app in
    app.windows.count == 1
      && app.trace.contains(EventPattern(kind: .diagnosis, name: "blackScreen"))
  }
  .feedback(
    "There is more than one window: the one that you hold need not be the one that you show. Make one "
      + "window, and put that one into the property.",
    provenBy: "TwoWindows"
  ) { app in
    app.windows.count > 1
  }

  Check("the greeting appears") { app in
    try app.launch()
    XCTAssertTrace(
      app.controllers["GreetingViewController"].trace,
      [.viewDidLoad, .viewWillAppear, .viewDidAppear],
      "The greeting should come, and stay.")
    XCTAssertTrue(
      app.labels["Hello"].isVisible, "The user should see a label that says Hello.")
    XCTAssertEqual(
      app.windows.first?.frame, app.screen.bounds, "The window should fill the screen, as before.")
  }
  .feedback(
    "The window is held and shown, but it is transparent: with an alpha of 0 nobody can see it.",
    provenBy: "Transparent"
  ) { app in
    isWindowTransparent(app)
  }
  .feedback(
    "The window is held and shown, but it no longer fills the screen. Make it as before, with "
      + "UIScreen.main.bounds.",
    provenBy: "Tiny"
  ) { app in
    app.windows.count == 1 && !app.windows[0].isHidden && app.windows[0].frame != app.screen.bounds
  }
  .feedback(
    "A window is held now, but it is not shown: a new window is hidden. The one that you hold still "
      + "needs its root view controller and makeKeyAndVisible().",
    provenBy: "NeverShown"
  ) { app in
    !app.windows.isEmpty && app.windows.allSatisfy { $0.isHidden }
  }

  Check("the window is still there when the user comes back") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    let (windows, greeting) = (app.windows.map(\.name), app.root.name)
    for _ in 1...Int.random(in: 2...4, using: &app.random) {
      try app.pressHome()
      try app.activate()
      try app.advance(by: 24 * 60 * 60)
    }
    XCTAssertEqual(
      app.windows.map(\.name), windows, "It should be the same window as before the user left.")
    XCTAssertEqual(app.root.name, greeting, "It should be the same greeting, too.")
    XCTAssertTrue(app.labels["Hello"].isVisible, "The user should still see the label.")
  }
  .feedback(
    "Something held the window for a while, such as a timer or a delayed closure, and then let go of "
      + "it. The delegate lives as long as the app, so one of its properties can hold the window that "
      + "long.",
    provenBy: "HeldForAWhile"
  ) { app in
    let launched = app.trace.firstIndex { $0.name == "UIApplicationDidBecomeActiveNotification" }
    return app.windows.isEmpty
      && app.trace[(launched ?? 0)...].contains { $0.name == "windowReleased" }
  }
  .feedback(
    "The window is hidden when the user leaves, and nothing shows it again when the user comes back.",
    provenBy: "HiddenOnLeave"
  ) { app in
    app.windows.count == 1 && app.windows[0].isHidden
      && app.trace.contains(.callback("applicationWillResignActive"))
  }
  .feedback(
    "The first window is gone when the user comes back, and another one has taken its place, with "
      + "another greeting: whatever the user had done in the first one is lost. Hold one window for as "
      + "long as the app lives.",
    provenBy: "MadeAnew"
  ) { app in
    app.windows.count == 1 && app.windows[0].name != "UIWindow"
  }
  .feedback(
    "The window is still the same, but it gets another greeting when the user comes back: whatever the "
      + "user had done in the first one is lost. Set the root view controller once, in did-finish.",
    provenBy: "GreetsAnew"
  ) { app in
    app.windows.map(\.name) == ["UIWindow"] && app.controllers["GreetingViewController"].exists
      && app.root.name != "GreetingViewController"
  }
}
