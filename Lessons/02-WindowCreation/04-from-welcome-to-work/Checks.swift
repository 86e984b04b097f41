import CourseKit

let exercise = Exercise(
  iOS: 9,
  starterFailsAt: "the work takes over the screen",
  hints: [
    "The window can show only one root view controller. What happens to the old one when you give it "
      + "another?",
    "You need one line, and no new window.",
    "window?.rootViewController = TabsViewController()",
  ]
) {
  Check("the app begins with the welcome") { app in
    try app.launch()
    XCTAssertEqual(
      app.root.className, "WelcomeViewController", "The window should begin with the welcome.")
  }

  Check("the work takes over the screen") { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      try app.buttons["Begin"].tap()
      XCTAssertEqual(
        app.root.className, "TabsViewController", "The work should be the window's root now.")
      XCTAssertEqual(
        app.root.view.frame, app.screen.bounds, "The work should fill the screen of the \(device).")
      XCTAssertTrue(app.labels["Work"].exists, "The label of the work should be on the screen.")
    }
  }
  .feedback(
    "The work's view lies over the welcome, but the window's root controller is still the welcome, "
      + "and it is asked and told everything from now on. Replace the root controller.",
    provenBy: "Stacked"
  ) { app in
    app.labels["Work"].exists && app.root.className == "WelcomeViewController"
  }

  Check("the welcome is gone, not covered", points: 2) { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    try app.buttons["Begin"].tap()
    XCTAssertFalse(app.buttons["Begin"].exists, "The button of the welcome should be gone.")
    XCTAssertTrace(
      app.trace.of(subject: "WelcomeViewController"),
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      "The welcome should hear that it leaves.")
    XCTAssertFalse(
      app.controllers["WelcomeViewController"].exists, "No window should know the welcome any more."
    )
    XCTAssertEqual(app.windows.count, 1, "It should still be one window.")
  }
  .feedback(
    "You laid a second window over the first. The welcome is still there behind it, and believes to "
      + "be on screen. One window is enough: give it another root controller.",
    provenBy: "SecondWindow"
  ) { app in
    app.windows.count > 1
  }
}
