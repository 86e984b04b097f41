import CourseKit

let names = ["Map", "List", "Help"]

let exercise = Exercise(
  iOS: 5, subjects: [28],
  hints: [
    "Each of the three tabs has to say Yes. In the trace that the check shows, the answer follows each "
      + "question. Whose answer is missing?",
    "The No comes from the third tab. Its navigation controller passes the question on to the "
      + "controller on top of its stack, which does not override the method.",
    "In HelpViewController: override func shouldAutorotate(to toInterfaceOrientation: "
      + "UIInterfaceOrientation) -> Bool { toInterfaceOrientation != .portraitUpsideDown }",
  ]
) {
  Check("the guide turns, whichever tab is in front", points: 2) { app in
    for (name, iOS) in zip(names.shuffled(using: &app.random), [5, 5.1, 5] as [IOSVersion]) {
      try app.launch(iOS: iOS)
      try app.tapTab(name)
      try assertTurns(app, "On iOS \(iOS), with \(name) in front,")
    }
  }
  .feedback(
    "Another controller says Yes to more orientations now, but the one that says No still says No. One "
      + "No is enough: see in the trace whose Yes is missing.",
    provenBy: "OnlyTheMap"
  ) { app in
    try app.launch()
    try app.rotate(to: .portraitUpsideDown)
    return app.trace.contains(
      .query("shouldAutorotate(to: portraitUpsideDown)", on: "MapViewController", answer: "true"))
      && !isWide(app)
  }
  .feedback(
    "The guide turns to one side but not to the other: a controller says No to one of the two landscapes.",
    provenBy: "OneSide"
  ) { app in
    try app.launch()
    let turns = try [DeviceOrientation.landscapeLeft, .landscapeRight].map { side in
      try app.rotate(to: .portrait)
      try app.rotate(to: side)
      return isWide(app)
    }
    return turns[0] != turns[1]
  }
  .feedback(
    "The guide turns on iOS 5.0, and no longer on iOS 5.1: your method compares the name of one version. "
      + "The answer depends only on the orientation that UIKit asks about.",
    provenBy: "OneVersion"
  ) { app in
    let turns = try [5, 5.1].map { (iOS: IOSVersion) in
      try app.launch(iOS: iOS)
      try app.rotate(to: .landscapeLeft)
      return isWide(app)
    }
    return turns == [true, false]
  }
  .feedback(
    "The guide lies on its side and cannot turn back: a controller says No to portrait. Up to iOS 5 "
      + "only the controller's own answer counts; UIKit does not add portrait to it.",
    provenBy: "WideOnly"
  ) { app in
    isWide(app) && app.trace.contains(.query("shouldAutorotate(to: portrait)", answer: "false"))
  }
  .feedback(
    "The guide asks only the tab in front, and turns with the map and the list. When Help is in front "
      + "it still says No: it has not been updated.",
    provenBy: "OnlyTheFrontmost"
  ) { app in
    let turns = try ["Map", "Help"].map { name in
      try app.launch()
      try app.tapTab(name)
      try app.rotate(to: .landscapeLeft)
      return isWide(app)
    }
    return turns == [true, false]
  }
  .feedback(
    "The trace has a Yes from two of the three tabs. The third does not override "
      + "shouldAutorotate(to:), so UIKit need not ask it: that is a No to all but portrait. iOS 5 asks "
      + "only this question. iOS 6 asks supportedInterfaceOrientations and shouldAutorotate, which has "
      + "no argument.",
    provenBy: "AnswersToSix", alsoForStarter: true
  ) { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    return !isWide(app) && app.root.children.count == 3
      && !app.trace.contains {
        $0.subject?.className == "HelpViewController" && $0.name.hasPrefix("shouldAutorotate(to:")
      }
  }

  Check("it never turns upside down") { app in
    try app.launch()
    try app.tapTab(names[Int.random(in: 0...2, using: &app.random)])
    try app.rotate(to: .landscapeLeft)
    XCTAssertTrue(isWide(app), "The guide should be wide.")
    for turn in sidesAndBack(app) {
      try app.rotate(to: turn)
      try app.rotate(to: .portraitUpsideDown)
      XCTAssertEqual(
        isWide(app), turn != .portrait,
        "The guide should stay as it was when the device was turned to \(turn) and then upside down."
      )
    }
    XCTAssertFalse(
      app.trace.of(.callback("willRotate")).contains {
        $0.arguments.first == "portraitUpsideDown"
      }, "The guide should not turn upside down.")
  }
  .feedback(
    "All of them say Yes to everything, so the guide turns upside down. Check the orientation that is "
      + "asked about.",
    provenBy: "AlwaysYes"
  ) { app in
    try app.launch()
    try app.rotate(to: .portraitUpsideDown)
    return app.trace.contains(.callback("willRotate"))
  }

  Check("the answer is about the orientation that was asked about") { app in
    try app.launch()
    try assertAnswers(app, "the guide")
  }
  .feedback(
    "Your method checks how the device is held, or the current orientation of the interface, and not "
      + "the orientation that it is asked about. UIKit also asks about other orientations, for example "
      + "before it presents a controller. The answer should depend only on toInterfaceOrientation.",
    provenBy: "LooksAtTheDevice"
  ) { app in
    try answersByTheDevice(app)
  }

  Check("all three tabs are there") { app in
    try app.launch()
    for name in names {
      try app.tapTab(name)
      XCTAssertTrue(
        app.controllers["\(name)ViewController"].isOnScreen, "\(name) should be on the screen.")
    }
    XCTAssertTrue(app.navigationBars["Help"].exists, "Help should have its bar at the top.")
    try app.rotate(to: .landscapeRight)
    XCTAssertTrue(isWide(app), "The guide should turn with all its tabs.")
  }
  .feedback(
    "The guide turns, but the navigation bar of Help is gone, so the user has no way back from the "
      + "next screen. Leave Help in its navigation controller, which passes the question on.",
    provenBy: "WithoutTheBar"
  ) { app in
    try app.launch()
    try app.tapTab("Help")
    return app.root.children.count == 3 && !app.navigationBars["Help"].exists
  }
  .feedback(
    "The guide turns because a tab is gone. Users want their help: keep the tab, and let it say Yes.",
    provenBy: "TabTakenAway"
  ) { app in
    app.root.children.count < 3
  }
}
