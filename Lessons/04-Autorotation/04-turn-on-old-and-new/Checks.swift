import CourseKit

let reader = "ReaderViewController"

func isWide(_ app: XCUIApplication) -> Bool {
  app.root.view.bounds.width > app.root.view.bounds.height
}

/// Whether a rotation ever began that would leave the reader upside down.
func wentUpsideDown(_ app: XCUIApplication) -> Bool {
  app.trace.of(.callback("willRotate")).contains { $0.arguments.first == "portraitUpsideDown" }
}

/// Turns the device to both sides, in any order, and expects the reader to lie as it should.
func turnAround(_ app: XCUIApplication) throws {
  let sides = [DeviceOrientation.landscapeLeft, .landscapeRight].shuffled(using: &app.random)
  for turn in [sides[0], .portrait, sides[1], .portrait] {
    try app.rotate(to: turn)
    XCTAssertEqual(
      isWide(app), turn != .portrait,
      "The reader should be \(turn == .portrait ? "upright" : "wide") when the device is turned to "
        + "\(turn).")
  }
}

let exercise = Exercise(
  iOS: 5, device: "iPad 2",
  hints: [
    "iOS 5 asks a question that nobody answers here. Which method is that, and what does it say to "
      + "landscape as long as you do not override it?",
    "Override shouldAutorotate(to:) beside the property that is there. It is asked about one "
      + "orientation after another, and should say Yes to three of the four.",
    "override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { "
      + "toInterfaceOrientation != .portraitUpsideDown }",
  ]
) {
  Check("on iOS 5 the reader turns to both landscapes and back", points: 2) { app in
    try app.launch()
    try turnAround(app)
  }
  .feedback(
    "The reader lies on its side and cannot get up again: your method says No to portrait. On iOS 5 "
      + "it speaks alone, nobody adds portrait to what it says.",
    provenBy: "WideOnly"
  ) { app in
    isWide(app) && app.trace.contains(.query("shouldAutorotate(to: portrait)", answer: "false"))
  }

  Check("on iOS 5 it stays as it is when the iPad is upside down") { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    try app.rotate(to: .portraitUpsideDown)
    XCTAssertTrue(isWide(app), "The reader should still be wider than high.")
    XCTAssertFalse(wentUpsideDown(app), "The reader should not turn upside down.")
  }
  .feedback(
    "iOS 5 asks once for each orientation, and yours says Yes to every one, so the reader stands on "
      + "its head. Look at the orientation that it is asked about.",
    provenBy: "AlwaysYes"
  ) { app in
    wentUpsideDown(app)
  }

  Check("from iOS 6 on it turns in the same way") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...7, using: &app.random)), device: "iPad 2")
    try turnAround(app)
    try app.rotate(to: .portraitUpsideDown)
    XCTAssertFalse(wentUpsideDown(app), "The reader should not turn upside down.")
  }

  Check("on iOS 6 it answers the new question, not the old one") { app in
    try app.launch(iOS: 6, device: "iPad 2")
    try app.rotate(to: .landscapeLeft)
    XCTAssertTraceContains(
      app.trace, .query("supportedInterfaceOrientations", on: reader),
      message: "The reader should be asked for its set of orientations.")
    XCTAssertFalse(
      app.trace.contains { $0.name.hasPrefix("shouldAutorotate(to:") },
      "On iOS 6 nobody should need the old question.")
  }
  .feedback(
    "It turns, but only because iOS 6 is kind to old code: it found the old method alone and asked "
      + "that one for each orientation. Leave supportedInterfaceOrientations where it was, and put "
      + "the old method beside it.",
    provenBy: "OldQuestionAlone"
  ) { app in
    app.trace.contains { $0.name.hasPrefix("shouldAutorotate(to:") }
  }
}
