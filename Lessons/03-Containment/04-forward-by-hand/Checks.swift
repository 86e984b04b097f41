import CourseKit

let content = "ContentViewController"

let exercise = Exercise(
  iOS: 9,
  starterFailsAt: "the content appears when the drawer opens",
  hints: [
    "Each of the two methods needs one line before the frame changes and one line after it.",
    "The line before is beginAppearanceTransition, with true for coming and false for going; the line "
      + "after is endAppearanceTransition(). Both are sent to the content.",
    "open(): content.beginAppearanceTransition(true, animated: false), the frame, "
      + "content.endAppearanceTransition(). close() is the same with false.",
  ]
) {
  Check("while the drawer is closed the content hears nothing") { app in
    try app.launch()
    XCTAssertTraceLacks(
      app.trace.of(subject: content), .viewWillAppear, .viewDidAppear,
      message: "The content is not on screen yet.")
  }

  Check("the content appears when the drawer opens", points: 2) { app in
    try app.launch()
    try app.buttons["Open"].tap()
    XCTAssertTrace(
      app.trace.of(subject: content), [.viewWillAppear, .viewDidAppear],
      "The content should hear that it appears.")
  }
  .feedback(
    "viewWillAppear(_:) ran because you called it, but UIKit was not told, and so it is not in the "
      + "trace of what UIKit did. Use beginAppearanceTransition and endAppearanceTransition.",
    provenBy: "CalledDirectly"
  ) { app in
    // Of late UIKit itself says so.
    try app.launch(iOS: 17)
    try app.buttons["Open"].tap()
    return app.trace.contains(.console("directly on a view controller is not supported"))
  }
  .feedback(
    "The content was told that it will appear and never that it did. Every "
      + "beginAppearanceTransition needs its endAppearanceTransition().",
    provenBy: "NeverEnded"
  ) { app in
    let events = app.trace.of(subject: content)
    return events.contains(.viewWillAppear) && !events.contains(.viewDidAppear)
  }

  Check("it disappears when the drawer closes", points: 2) { app in
    try app.launch()
    try app.buttons["Open"].tap()
    try app.buttons["Close"].tap()
    XCTAssertTrace(
      app.trace.of(subject: content),
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      "The content should hear that it comes and that it goes.")
  }

  Check("UIKit's books are balanced, however often it opens and closes") { app in
    try app.launch()
    let rounds = Int.random(in: 2...5, using: &app.random)
    for _ in 1...rounds {
      for button in ["Open", "Close"] { try app.buttons[button].tap() }
    }
    XCTAssertEqual(
      app.trace.of(subject: content).count(of: .viewDidDisappear), rounds,
      "The content should have disappeared once for each tap on Close.")
    XCTAssertTraceLacks(
      app.trace, .console("Unbalanced calls"),
      message: "UIKit should have nothing to complain about.")
  }
}
