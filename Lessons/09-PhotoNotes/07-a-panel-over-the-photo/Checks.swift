import CourseKit

let panel = "CommentsViewController"

/// The panels that are children of the photo.
func panels(_ app: XCUIApplication) -> [ControllerElement] {
  app.root.children.filter { $0.className == panel }
}

/// Where the panel lies in the photo's view.
func placeOfPanel(_ app: XCUIApplication) -> Rectangle? {
  place(of: panels(app).first?.view, in: app.root.view)
}

/// Where the panel should lie, in the photo's view as it is now.
func wanted(_ app: XCUIApplication) -> Rectangle {
  let size = app.root.view.bounds
  return Rectangle(
    x: size.width - 260, y: size.height / 2 - 20, width: 240, height: size.height / 2)
}

/// Expects one panel, in its place.
func assertPanel(_ app: XCUIApplication, _ when: String) {
  XCTAssertEqual(panels(app).count, 1, "\(when) the photo should have one panel.")
  XCTAssertEqual(
    placeOfPanel(app), wanted(app),
    "\(when) the panel should be 240 points wide and half as high as the photo, 20 points from the corner."
  )
}

/// A tap on Comments, while nothing has been shown before.
func open(_ app: XCUIApplication) throws {
  try app.launch(iOS: 9)
  try app.buttons["Comments"].tap()
}

/// What the panel shows over another photo, about which that was written.
func commentsOfTheSea(_ app: XCUIApplication, _ comment: String) throws -> [String] {
  try app.perform("writeElsewhere", .string(comment))
  try app.perform("openElsewhere")
  try app.advance(by: 1)
  try app.buttons["Comments"].tap()
  return comments(app)
}

/// What happened to the panels, from that event on.
func heard(_ app: XCUIApplication, after first: Int = 0) -> Trace {
  var trace = app.trace.filter { $0.subject?.className == panel }
  trace.events.removeFirst(min(first, trace.count))
  return trace
}

/// How often a panel heard that.
func count(_ app: XCUIApplication, _ name: String, _ parent: String) -> Int {
  app.trace.filter { $0.subject?.className == panel }.count(
    of: EventPattern(kind: .callback, name: "\(name)(toParent:)", arguments: [parent]))
}

let exercise = Exercise(
  iOS: 9, subjects: [37],
  hints: [
    "Which lesson had a child that is shown and hidden in a part of its parent's view? What is the "
      + "order of the calls in both directions?",
    "Keep the panel in a property, which says whether there is one. The frame follows from view.bounds; set "
      + "it in viewWillLayoutSubviews() as well.",
    "In: addChild, addSubview, didMove(toParent: self). Out: willMove(toParent: nil), removeFromSuperview, "
      + "removeFromParent.",
    "The frame: CGRect(x: view.bounds.width - 260, y: view.bounds.height / 2 - 20, width: 240, height: "
      + "view.bounds.height / 2). Set it when the panel comes, and in viewWillLayoutSubviews() if there is "
      + "one.",
  ]
) {
  Check("the panel is a child of the photo", points: 2) { app in
    try app.launch(iOS: 6)
    let words = app.random.words(2)
    try app.perform("write", .string(words[0]))
    try app.buttons["Comments"].tap()
    XCTAssertEqual(panels(app).count, 1, "The photo should have the comments as a child.")
    XCTAssertEqual(comments(app), [words[0]], "The user should read the comments of the photo.")
    try send(app, words[1])
    XCTAssertEqual(comments(app), [words[1], words[0]], "Send should work.")
    XCTAssertEqual(count(app, "willMove", app.root.name), 1, "It should hear willMove once.")
    XCTAssertEqual(count(app, "didMove", app.root.name), 1, "It should hear didMove once.")
    XCTAssertEqual(
      shown(app, panel).first?.trace.count(of: .viewDidAppear), 1, "It should appear once.")
    XCTAssertTraceContains(
      heard(app), .willMove, .didMove,
      message: "It should hear that it will be added, and then that it has been.")
    XCTAssertTrue(app.labels["A photo: Garden"].isVisible, "The photo should be visible beside it.")
    XCTAssertEqual(
      try commentsOfTheSea(app, words[1]), [words[1]],
      "A photo of the sea should show its own comments.")
  }
  .feedback(
    "The panel shows the comments of the garden, whatever the photo is. The controller knows its photo: self.photo.",
    provenBy: "AlwaysTheGarden"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("write", "Roses")
    return try commentsOfTheSea(app, "Waves") == ["Roses"]
  }
  .feedback(
    "You present the comments, so they cover the photo. A panel is a part of the photo's own view: "
      + "make it a child.",
    provenBy: "Presented"
  ) { app in
    app.trace.contains(.call("present"))
  }
  .feedback(
    "The view of the comments is there, but the photo has no child. So the comments are not told what "
      + "happens to them: call addChild and didMove(toParent:) too.",
    provenBy: "OnlyTheView"
  ) { app in
    try open(app)
    return app.root.children.count == 0 && app.buttons["Send"].exists
      && !app.trace.contains(.call("present"))
  }

  Check("the photo decides where the panel lies", points: 2) { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      try app.buttons["Comments"].tap()
      assertPanel(app, "On the \(device)")
      try app.rotate(to: .landscapeLeft)
      assertPanel(app, "On the \(device), turned,")
      try app.buttons["Comments"].tap()
      try app.rotate(to: .portrait)
      try app.buttons["Comments"].tap()
      assertPanel(app, "On the \(device), shown again after another turn,")
    }
    try app.launch(iOS: 6)
    try app.buttons["Comments"].tap()
    for _ in 1...2 {
      let (width, height) = (
        2 * Int.random(in: 140...300, using: &app.random),
        2 * Int.random(in: 150...300, using: &app.random)
      )
      XCTAssertEqual(try app.perform("resize", [.int(width), .int(height)]), true)
      assertPanel(app, "In a view of \(width) × \(height) points")
      XCTAssertPlacesAtOnce(app, "In a view of \(width) × \(height) points")
    }
    XCTAssertEqual(try app.perform("lend"), true)
    XCTAssertEqual(
      try app.perform("isLentInPlace"), true,
      "In another parent the comments should lie where that parent puts them.")
  }
  .feedback(
    "Your code does not set the frame of the panel, so it has the size of the screen and covers the photo.",
    provenBy: "WithoutAFrame"
  ) { app in
    try open(app)
    return placeOfPanel(app) == app.root.view.bounds
  }
  .feedback(
    "The panel is in the right place until the photo's view gets another size. Set its frame whenever "
      + "the photo lays out its view.",
    provenBy: "PlacedOnce"
  ) { app in
    try open(app)
    let wasWell = placeOfPanel(app) == wanted(app)
    try app.perform("resize", [500, 300])
    return wasWell && placeOfPanel(app) != wanted(app)
  }
  .feedbackOnPlacingLate { app in
    try open(app)
    try app.perform("resize", [500, 300])
  }
  .feedback(
    "The comments set their own frame, so they can only be a panel: in a tab they would be in the "
      + "corner, too. Leave CommentsViewController as it was, and set the frame in the photo.",
    provenBy: "PlacesItself"
  ) { app in
    try open(app)
    try app.perform("lend")
    return try app.perform("isLentInPlace") == false
  }

  Check("another tap removes it", points: 2) { app in
    try app.launch(iOS: 12)
    try app.perform("switchAnimationsOff")
    let views = app.root.view.subviews.count
    let rounds = Int.random(in: 2...4, using: &app.random)
    for round in 1...rounds {
      let word = app.random.word()
      try app.buttons["Comments"].tap()
      XCTAssertEqual(
        count(app, "didMove", app.root.name), round,
        "Where animations take no time, the panel should hear at once that it has been added.")
      try send(app, word)
      XCTAssertEqual(comments(app).first, word, "Each time the comments should work.")
      XCTAssertEqual(panels(app).count, 1, "There should be one panel.")
      let before = heard(app).count
      try app.buttons["Comments"].tap()
      XCTAssertEqual(app.root.children.count, 0, "The photo should have no child any more.")
      XCTAssertEqual(
        app.root.view.subviews.count, views, "No view should be left in the photo's view.")
      XCTAssertTraceContains(
        heard(app, after: before), nothing("willMove"), nothing("didMove"),
        message: "It should hear that it will be removed, and then that it has been.")
      XCTAssertTraceContains(
        heard(app, after: before), .viewWillDisappear, .viewDidDisappear,
        message: "It should disappear.")
      for name in ["willMove", "didMove"] {
        XCTAssertEqual(
          count(app, name, "nil"), round,
          "The comments should hear \(name)(toParent: nil) each time.")
      }
    }
    XCTAssertFalse(
      app.callsByHand { for _ in 1...2 { try app.buttons["Comments"].tap() } },
      "Only UIKit should call the panel's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .counts(with: "the panel is a child of the photo")
  .feedback(
    "The panel hears didMove(toParent:) by a delay, a while after it has come. Make the call when its view is in place: "
      + "after addSubview, or in the completion of an animation.",
    provenBy: "ToldLater"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("switchAnimationsOff")
    try app.buttons["Comments"].tap()
    let isTold = count(app, "didMove", app.root.name) > 0
    try app.advance(by: 2)
    return !isTold && count(app, "didMove", app.root.name) == 1
  }
  .feedback(
    "The panel hears from UIKit that it appears and disappears, and your code calls the same methods once more: "
      + "whatever they do is done twice. UIKit calls viewWillAppear(_:) and the like when a view comes into "
      + "the window and when it leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { for _ in 1...2 { try app.buttons["Comments"].tap() } }
  }
  .feedback(
    "Each tap adds another panel over the ones before. Keep the panel in a property, and check whether "
      + "there is one.",
    provenBy: "OneOnTheOther"
  ) { app in
    try open(app)
    try app.buttons["Comments"].tap()
    return panels(app).count > 1
  }
  .feedback(
    "The comments are removed without warning. removeFromParent() calls didMove(toParent: nil) by "
      + "itself; you have to call willMove(toParent: nil) before the view goes.",
    provenBy: "NotWarned"
  ) { app in
    count(app, "willMove", "nil") == 0 && count(app, "didMove", "nil") > 0
  }
  .feedback(
    "The panel is hidden but still there: it still listens, and its memory is never freed. Remove its "
      + "view and call removeFromParent().",
    provenBy: "HiddenAlone"
  ) { app in
    try open(app)
    try app.buttons["Comments"].tap()
    return panels(app).count == 1
  }
}
