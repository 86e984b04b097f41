import CourseKit

let reader = "ReaderViewController"

/// Whether a rotation ever began that would leave the reader upside down.
func wentUpsideDown(_ app: XCUIApplication) -> Bool {
  app.trace.of(.callback("willRotate")).contains { $0.arguments.first == "portraitUpsideDown" }
}

let exercise = Exercise(
  iOS: 5, device: "iPad 2", subjects: [28],
  hints: [
    "iOS 5 asks a question that this app does not answer. Which method is that, and what does it "
      + "return for landscape if you do not override it?",
    "Override shouldAutorotate(to:) beside the property that is there. It is asked about one "
      + "orientation after another, and should say Yes to three of the four.",
    "override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { "
      + "toInterfaceOrientation != .portraitUpsideDown }",
  ]
) {
  Check("on iOS 5 the reader turns to both landscapes and back", points: 2) { app in
    for iOS in [5, 5.1] as [IOSVersion] {
      try app.launch(iOS: iOS, device: "iPad 2")
      try assertTurns(app, "On iOS \(iOS)")
    }
  }
  .feedback(
    "The reader lies on its side and cannot turn back: your method says No to portrait. On iOS 5 only "
      + "this method counts; UIKit does not add portrait to it.",
    provenBy: "WideOnly"
  ) { app in
    isWide(app) && app.trace.contains(.query("shouldAutorotate(to: portrait)", answer: "false"))
  }
  .feedback(
    "You changed the bounds of the view, but the interface did not turn: the status bar and everything "
      + "that is shown later stay upright. UIKit turns the interface by itself if you answer its "
      + "question.",
    provenBy: "OtherBounds"
  ) { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    return isWide(app) && !app.trace.contains(.callback("didRotate"))
  }
  .feedback(
    "The reader turns to one side but not to the other. There are two landscapes, and your method says "
      + "No to one of them.",
    provenBy: "OneLandscape"
  ) { app in
    try ["landscapeLeft", "landscapeRight"].filter { try mayTurn(app, to: $0) }.count == 1
  }
  .feedback(
    "On iOS 5 the reader says Yes to portrait and No to the rest, like every controller that does not "
      + "override shouldAutorotate(to:). iOS 6 asks shouldAutorotate, which has no argument; iOS 5 "
      + "does not know it.",
    provenBy: "AnswersToSix", alsoForStarter: true
  ) { app in
    try ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"].filter {
      try mayTurn(app, to: $0)
    } == ["portrait"]
  }

  .feedback(
    "It turns on iOS 5.0, and no longer on iOS 5.1: your method compares the name of one version. It needs "
      + "no version at all, because only iOS 5 and older versions call it.",
    provenBy: "OneVersion"
  ) { app in
    let turns = try [5, 5.1].map { (iOS: IOSVersion) in
      try app.launch(iOS: iOS, device: "iPad 2")
      try app.rotate(to: .landscapeLeft)
      return isWide(app)
    }
    return turns == [true, false]
  }

  Check("on iOS 5 it stays as it is when the iPad is upside down") { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    try app.rotate(to: .portraitUpsideDown)
    XCTAssertTrue(isWide(app), "The reader should still be wider than high.")
    XCTAssertFalse(wentUpsideDown(app), "The reader should not turn upside down.")
  }
  .feedback(
    "iOS 5 asks once for each orientation, and your method says Yes to every one, so the reader turns "
      + "upside down. Check the orientation in the argument.",
    provenBy: "AlwaysYes"
  ) { app in
    wentUpsideDown(app)
  }

  Check("on iOS 5 the answer is about the orientation that was asked about") { app in
    try app.launch()
    try assertAnswers(app, "the reader")
  }
  .feedback(
    "Your method checks how the device is held, or the current orientation of the interface, and not "
      + "the orientation that it is asked about. UIKit also asks about other orientations, for example "
      + "before it presents a controller. The answer should depend only on toInterfaceOrientation.",
    provenBy: "LooksAtTheDevice"
  ) { app in
    try answersByTheDevice(app)
  }

  Check("iOS 6 and 7 ask the new question, and it turns in the same way") { app in
    for iOS in [5, 6, 7] as [IOSVersion] {
      try app.launch(iOS: iOS, device: "iPad 2")
      try assertTurns(app, "On iOS \(iOS)")
      try app.rotate(to: .portraitUpsideDown)
      XCTAssertFalse(wentUpsideDown(app), "On iOS \(iOS) the reader should not turn upside down.")
      if iOS == 5 { continue }
      XCTAssertTraceContains(
        app.controllers[reader].trace, .query("supportedInterfaceOrientations"),
        message: "The reader should be asked for its set of orientations.")
      XCTAssertFalse(
        app.trace.contains { $0.name.hasPrefix("shouldAutorotate(to:") },
        "On iOS \(iOS) the old question should not be needed.")
    }
  }
  .feedback(
    "It turns, but only because iOS 6 still supports old code: it found only the old method and asked "
      + "it about each orientation. Leave supportedInterfaceOrientations where it was, and add the old "
      + "method beside it.",
    provenBy: "OldQuestionAlone"
  ) { app in
    try app.launch(iOS: 6, device: "iPad 2")
    try app.rotate(to: .landscapeLeft)
    return app.trace.contains { $0.name.hasPrefix("shouldAutorotate(to:") }
  }
}
