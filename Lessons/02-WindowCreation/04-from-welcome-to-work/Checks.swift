import CourseKit

let exercise = Exercise(
  iOS: 9,
  hints: [
    "The window can show only one root view controller. What happens to the old one when you give it "
      + "another?",
    "The delegate has the window in a property. Which other property of the window says what it shows?",
    "window?.rootViewController = TabsViewController()",
  ]
) {
  Check("the work takes over the screen") { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      try app.buttons["Begin"].tap()
      XCTAssertEqual(
        app.root.className, "TabsViewController", "The work should be the window's root now.")
      XCTAssertEqual(
        app.root.view.frame, app.screen.bounds, "The work should fill the screen of the \(device).")
      XCTAssertTrue(app.labels["Work"].isVisible, "The user should see the label of the work.")
      XCTAssertEqual(
        app.trace.count(of: .viewDidLoad.on("TabsViewController")), 1,
        "The work should be made once.")
    }
  }
  .feedback(
    "The work comes only a while after the tap: a timer or a delay decides when. startWork() is called at the right "
      + "moment: let it replace the root controller itself.",
    provenBy: "ALittleLater"
  ) { app in
    let isThere = app.labels["Work"].exists
    try app.advance(by: 5)
    return !isThere && app.labels["Work"].isVisible
  }
  .feedback(
    "The work is made twice, and the first one is thrown away at once. Make one TabsViewController.",
    provenBy: "MadeTwice"
  ) { app in
    app.trace.count(of: .viewDidLoad.on("TabsViewController")) > 1
  }
  .feedback(
    "The welcome presents the work: the work lies over the welcome, which stays there all the time. "
      + "The welcome should be gone. Replace the root controller.",
    provenBy: "Presented"
  ) { app in
    app.root.className == "WelcomeViewController"
      && app.trace.contains { $0.kind == .call && $0.name.hasPrefix("present(") }
  }
  .feedback(
    "The work's view is on the screen, but the window's root controller is still the welcome, and "
      + "UIKit asks and tells the welcome everything. Replace the root controller.",
    provenBy: "Stacked"
  ) { app in
    app.labels["Work"].exists && app.root.className == "WelcomeViewController"
      && !app.trace.contains { $0.kind == .call && $0.name.hasPrefix("present(") }
  }

  Check("the welcome is gone, not covered", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try app.buttons["Begin"].tap() },
      "Only UIKit should call the controllers' viewWillDisappear(_:) and the like.")
    XCTAssertCallsSuper(app)
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    let (window, welcome) = (app.keyWindow.name, app.root.name)
    XCTAssertEqual(try app.perform("watchWelcome"), true, "The welcome should come first.")
    try app.perform("switchAnimationsOff")
    try app.buttons["Begin"].tap()
    XCTAssertEqual(
      app.views.compactMap(\.text), ["Work"], "The window should hold the work and nothing else.")
    XCTAssertEqual(
      app.keyWindow.subviews.map(\.name), [app.root.view.name],
      "In the window should lie the view of the work and nothing else.")
    XCTAssertTrace(
      app.trace.of(object: welcome),
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      "The welcome should hear that it disappears.")
    XCTAssertFalse(
      app.controllers["WelcomeViewController"].exists, "No window should know the welcome any more."
    )
    XCTAssertEqual(app.windows.count, 1, "It should still be one window.")
    XCTAssertEqual(app.keyWindow.name, window, "It should be the same window as before.")
    XCTAssertEqual(
      try app.perform("isWelcomeAlive"), false, "Nothing should hold the welcome any more.")
  }
  .feedback(
    "You laid a second window over the first. The welcome is still there behind it, and believes that "
      + "it is on screen. One window is enough: give it another root controller.",
    provenBy: "SecondWindow"
  ) { app in
    app.windows.count > 1
  }
  .feedback(
    "You made a new window, and the old one is gone. The app should keep one window all the time: it "
      + "only needs another root controller.",
    provenBy: "NewWindow"
  ) { app in
    app.windows.count == 1 && app.windows[0].name != "UIWindow"
  }
  .feedback(
    "The work is the window's root controller, but a part of the welcome is still in the window. The "
      + "window removes the old view by itself: do not put it back.",
    provenBy: "LeftBelow"
  ) { app in
    app.root.className == "TabsViewController" && app.views.compactMap(\.text) != ["Work"]
  }
  .feedback(
    "There is another view in the window beside the view of the work, although it shows no text. The "
      + "window removes the old view by itself: leave no part of it behind.",
    provenBy: "LeftWithoutText"
  ) { app in
    app.views.compactMap(\.text) == ["Work"] && app.keyWindow.subviews.count > 1
  }
  .feedback(
    "The welcome has left the screen, but something still holds it: a property of the delegate, or a "
      + "closure that the welcome itself holds. An object that is no longer needed should not stay in "
      + "memory.",
    provenBy: "Remembered"
  ) { app in
    try app.root.className == "TabsViewController" && app.perform("isWelcomeAlive") == true
  }
  .feedback(
    "The controllers hear from UIKit what happens to their views, and your code tells them once more: it calls "
      + "viewWillDisappear(_:), viewWillAppear(_:) or the like itself. The window makes these calls when it gets "
      + "another root controller: leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try app.buttons["Begin"].tap() }
  }

  Check("the app still begins with the welcome") { app in
    try app.launch()
    XCTAssertEqual(
      app.root.className, "WelcomeViewController", "The window should begin with the welcome.")
  }
  .counts(with: "the work takes over the screen")
}
