import CourseKit

let exercise = Exercise(
  iOS: 6,
  hints: [
    "Look for the line in the trace that says why the window is gone.",
    "Who in this app lives as long as the app itself? Let that object hold the window.",
    "Give AppDelegate a property, var window: UIWindow?, and put the window into it.",
  ]
) {
  Check("the window outlives the launch") { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 1, "One window should be alive after the launch.")
  }
  .feedback(
    "Nobody holds the window any more when did-finish returns. A constant inside of the method lets "
      + "go of it there, and a weak property has never held it. Put it into an ordinary property.",
    provenBy: "WeakProperty"
  ) { app in
    app.windows.isEmpty && app.trace.contains(.call("makeKeyAndVisible()", on: "UIWindow"))
  }

  Check("the greeting appears") { app in
    try app.launch()
    XCTAssertTrace(
      app.trace.of(subject: "GreetingViewController"),
      [.viewDidLoad, .viewWillAppear, .viewDidAppear],
      "The greeting should come, and stay.")
    XCTAssertTrue(app.labels["Hello"].exists, "A label should say Hello.")
  }
  .feedback(
    "The window is held now, but nobody shows it: a new window is hidden. It still needs "
      + "makeKeyAndVisible().",
    provenBy: "NeverShown"
  ) { app in
    !app.windows.isEmpty && !app.trace.contains(.call("makeKeyAndVisible()", on: "UIWindow"))
  }

  Check("the window is still there when the user comes back") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    for _ in 1...Int.random(in: 1...3, using: &app.random) {
      try app.pressHome()
      try app.activate()
    }
    XCTAssertTrue(app.labels["Hello"].exists, "The label should still be there.")
  }
}
