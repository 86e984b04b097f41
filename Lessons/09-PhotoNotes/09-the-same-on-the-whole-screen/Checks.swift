import CourseKit

let panel = "CommentsViewController"

/// Expects the comments in the panel.
func assertPanel(_ app: XCUIApplication, _ when: String) {
  XCTAssertFalse(app.root.presented.exists, "\(when) nothing should be presented.")
  XCTAssertEqual(
    app.root.children.map(\.className), [panel], "\(when) the comments should be the photo's child."
  )
  let size = app.root.view.bounds
  XCTAssertEqual(
    place(of: app.root.children.first?.view, in: app.root.view),
    Rectangle(x: size.width - 260, y: size.height / 2 - 20, width: 240, height: size.height / 2),
    "\(when) the comments should lie in their panel.")
  XCTAssertTrue(offers(app, "Enlarge"), "\(when) the strip should say Enlarge.")
}

/// Whether what is presented leaves more of the screen free than a status bar.
func isSheet(_ app: XCUIApplication) -> Bool {
  let presented = app.root.presented
  return presented.exists && presented.view.frameOnScreen.height < app.screen.bounds.height - 20
}

/// Expects the comments on the whole screen.
func assertLarge(_ app: XCUIApplication, _ when: String) {
  XCTAssertTrue(app.root.presented.exists, "\(when) the comments should be presented.")
  XCTAssertFalse(isSheet(app), "\(when) they should be as high as the screen.")
  XCTAssertEqual(shown(app, panel).count, 1, "\(when) the comments should be on screen, once.")
  // Up to iOS 6 the status bar takes a part of it, in landscape at a side.
  XCTAssertGreaterThanOrEqual(
    shown(app, panel).first?.view.frameOnScreen.width ?? 0, app.screen.bounds.width - 20,
    "\(when) they should be as wide as the screen.")
  XCTAssertTrue(offers(app, "Done"), "\(when) the strip should say Done.")
}

/// What happened to the comments.
func heard(_ app: XCUIApplication) -> Trace {
  app.trace.filter { $0.subject?.className == panel }
}

/// Seconds between the moment when the photo takes the comments in again and the nearest one at which they leave the
/// screen; nil where it does not.
func wait(_ app: XCUIApplication) -> Double? {
  let events = heard(app).events
  let back = EventPattern(
    kind: .callback, name: "willMove(toParent:)", arguments: [app.root.name])
  guard let taken = events.last(where: { back.matches($0) }) else { return nil }
  return events.filter { EventPattern.viewDidDisappear.matches($0) }
    .map { abs($0.instant.seconds - taken.instant.seconds) }.min()
}

/// Opens the panel on that version.
func open(_ app: XCUIApplication, _ iOS: IOSVersion = 9) throws {
  try app.launch(iOS: iOS)
  try app.buttons["Comments"].tap()
}

/// Whether the app tells the comments itself that they appear, on the way to the whole screen and back.
func callsByHand(_ app: XCUIApplication) -> Bool {
  app.callsByHand {
    for button in ["Comments", "Enlarge", "Done"] {
      try app.buttons[button].tap()
    }
  }
}

let exercise = Exercise(
  iOS: 9, subjects: [37],
  hints: [
    "Where do the comments belong while they are enlarged? They cannot be in two places at once.",
    "Write one method for each of the four steps: into the panel, out of it, to the whole screen, and "
      + "back again. The first and the third set the strip's text and action.",
    "Enlarge: willMove(toParent: nil), removeFromSuperview, removeFromParent, modalPresentationStyle = "
      + ".fullScreen, present.",
    "Done: dismiss(animated: true) { … }, and in the completion addChild, frame, addSubview and didMove "
      + "again. In the layout place the panel only while it is your child.",
  ]
) {
  Check("Enlarge shows the comments on the whole screen", points: 2) { app in
    for iOS in [6, 7, 12, 13] as [IOSVersion] {
      let words = app.random.words(3)
      try open(app, iOS)
      try send(app, words[0])
      assertPanel(app, "On iOS \(iOS)")
      XCTAssertTraceContains(
        heard(app), .willMove, .didMove,
        message: "The comments should hear that they will be added, and then that they have been.")
      try type(app, words[1])
      try app.buttons["Enlarge"].tap()
      XCTAssertTraceContains(
        heard(app), nothing("willMove"), nothing("didMove"),
        message: "They should hear that they will leave the panel, and then that they have left it."
      )
      assertLarge(app, "Enlarged on iOS \(iOS),")
      XCTAssertEqual(comments(app), [words[0]], "On iOS \(iOS) the comments should be there.")
      XCTAssertEqual(drafts(app), [words[1]], "On iOS \(iOS) the typed text should be there.")
      try app.buttons["Send"].tap()
      try app.perform("write", .string(words[2]))
      XCTAssertEqual(
        comments(app), [words[2], words[1], words[0]], "On iOS \(iOS) new comments should be shown."
      )
    }
  }
  .feedback(
    "On the whole screen the comments still have the size of the panel: the photo lays out its view "
      + "again when it is covered, and sets their frame. Check whether they are its child.",
    provenBy: "PlacedWherever"
  ) { app in
    try open(app, 7)
    try app.buttons["Enlarge"].tap()
    return app.root.presented.exists && app.root.presented.view.bounds.width == 240
  }
  .feedback(
    "UIKit ends the app: you present a controller that is still the photo's child. Remove it first, "
      + "with the three calls that remove a child.",
    provenBy: "StillAChild"
  ) { app in
    app.exception != nil
  }
  .feedback(
    "The comments are as large as the photo's view, but they are still its child. Present them: then "
      + "they also cover everything around the photo, wherever the photo itself is shown.",
    provenBy: "OverTheLabel"
  ) { app in
    try open(app)
    try app.buttons["Enlarge"].tap()
    return !app.root.presented.exists && offers(app, "Done")
  }
  .feedback(
    "From iOS 13 on a presented controller is a sheet, above which a strip of the photo stays visible, "
      + "unless you set its modalPresentationStyle before you present it.",
    provenBy: "ASheet"
  ) { app in
    try open(app, 13)
    try app.buttons["Enlarge"].tap()
    return isSheet(app)
  }
  .feedback(
    "On the whole screen there is another container than in the panel, and it does not have the text "
      + "that was typed. Present the container of the panel.",
    provenBy: "AnotherContainer"
  ) { app in
    try open(app)
    try type(app, "Almost")
    try app.buttons["Enlarge"].tap()
    return app.root.presented.exists && drafts(app) == [""]
  }

  Check("Done brings them back", points: 2) { app in
    for iOS in [6, 13] as [IOSVersion] {
      let words = app.random.words(3)
      try open(app, iOS)
      try app.buttons["Enlarge"].tap()
      try send(app, words[0])
      for round in 1...2 {
        try type(app, words[round])
        try app.buttons["Done"].tap()
        assertPanel(app, "Back in round \(round) on iOS \(iOS),")
        XCTAssertLessThan(
          wait(app) ?? 0, 0.01,
          "On iOS \(iOS), how long was it until the photo took the comments in, in seconds?")
        XCTAssertEqual(
          heard(app).count(of: .willMove), heard(app).count(of: .didMove),
          "The comments should hear didMove as often as willMove.")
        XCTAssertEqual(comments(app), [words[0]], "On iOS \(iOS) the comments should be there.")
        XCTAssertEqual(
          drafts(app), [words[1...round].joined()], "On iOS \(iOS) the typed text should be there.")
        try app.rotate(to: round == 1 ? .landscapeLeft : .portrait)
        assertPanel(app, "Turned in round \(round) on iOS \(iOS),")
        try app.buttons["Enlarge"].tap()
        assertLarge(app, "Enlarged again in round \(round) on iOS \(iOS),")
      }
    }
    XCTAssertFalse(
      callsByHand(app), "Only UIKit should call the comments' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "The panel comes back, but only a while after the comments have left the whole screen: your code guesses how long "
      + "that takes. The completion of dismiss(animated:completion:) runs when it is over.",
    provenBy: "ByATimer"
  ) { app in
    try open(app)
    for button in ["Enlarge", "Done"] { try app.buttons[button].tap() }
    try app.advance(by: 2)
    return app.root.children.count == 1 && wait(app) ?? 0 >= 0.01
  }
  .feedback(
    "The comments are gone after the dismissal. Add them to the panel again.",
    provenBy: "NeverBack"
  ) { app in
    try open(app)
    try app.buttons["Enlarge"].tap()
    try app.buttons["Done"].tap()
    return app.root.children.count == 0 && !app.root.presented.exists
  }
  .feedback(
    "Your code adds the comments while they are still presented: dismiss(animated:) returns at once, "
      + "and the dismissal then removes their view. Use its completion.",
    provenBy: "TakenInTooEarly"
  ) { app in
    try app.launch(iOS: 9)
    try app.buttons["Comments"].tap()
    try app.buttons["Enlarge"].tap()
    let before = app.trace.count
    try app.buttons["Done"].tap()
    let rest = app.trace.events.dropFirst(before)
    guard let move = rest.firstIndex(where: { $0.name.hasPrefix("willMove") }),
      let end = rest.firstIndex(where: { $0.name.hasPrefix("viewDidDisappear") })
    else { return app.exception != nil }
    return move < end
  }
  .feedback(
    "Back in the panel the strip still says Done. Set its text and its action each time the comments "
      + "change places, not only when they are made.",
    provenBy: "StillDone"
  ) { app in
    try open(app)
    try app.buttons["Enlarge"].tap()
    try app.buttons["Done"].tap()
    return app.root.children.count == 1 && offers(app, "Done")
  }
  .feedback(
    "The comments hear from UIKit that they appear and disappear, and your code calls the same methods once more: "
      + "whatever they do is done twice. UIKit calls viewWillAppear(_:) and the like when a view comes into "
      + "the window and when it leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    callsByHand(app)
  }

  Check("nothing holds them when they are gone") { app in
    try open(app, 12)
    XCTAssertEqual(try app.perform("watch"), true, "The photo should have a child.")
    try app.buttons["Enlarge"].tap()
    try app.buttons["Done"].tap()
    XCTAssertTrue(app.trace.contains(.call("present")), "The comments should have been presented.")
    try app.buttons["Comments"].tap()
    XCTAssertEqual(app.root.children.count, 0, "The panel should be gone.")
    XCTAssertEqual(
      try app.perform("isAlive"), false, "Nothing should hold the comments any more.")
  }
}
