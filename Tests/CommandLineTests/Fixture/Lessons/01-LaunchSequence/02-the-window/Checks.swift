import CourseKit

let exercise = Exercise(
  iOS: 6,
  hints: [
    "Who owns the window?", "What lives as long as the app?",
    "Give the delegate a property for it.",
  ]
) {
  Check("the window outlives the launch", points: 2) { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 1, "One window must be alive.")
  }
  .feedback("You made a window, but nobody holds it.", provenBy: "LocalWindow") { app in
    app.windows.isEmpty && app.trace.contains(.call("makeKeyAndVisible()"))
  }
  Check("the root controller's view is loaded") { app in
    try app.launch()
    XCTAssertTrace(app.trace, [.viewDidLoad])
  }
  Check("the app does not crash") { app in
    try app.launch()
    XCTAssertNil(app.exception)
  }
  .counts(with: "the root controller's view is loaded")
}
