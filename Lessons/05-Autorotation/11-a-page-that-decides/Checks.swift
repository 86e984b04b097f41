import CourseKit

let page = "PageViewController"

/// What a page of that kind allows.
func allows(_ kind: String, _ interface: PlainValue) -> Bool {
  switch kind {
  case "upright": interface == "portrait"
  case "left": interface == "portrait" || interface == "landscapeLeft"
  case "right": interface == "portrait" || interface == "landscapeRight"
  case "wide": interface == "landscapeLeft" || interface == "landscapeRight"
  case "fixed": false
  default: interface != "portraitUpsideDown"
  }
}

/// A version that asks one question, and some that ask two.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [5, 6, IOSVersion(Int.random(in: 8...12, using: &app.random))]
}

/// Launches a book with these pages, such as `Poem:upright`.
func launch(_ app: XCUIApplication, _ pages: [String], iOS: IOSVersion = 9) throws {
  try app.launch(iOS: iOS, arguments: ["-pages", pages.joined(separator: ",")])
  try app.advance(by: 1)
}

func goOn(_ app: XCUIApplication) throws {
  try app.buttons["Next page"].tap()
}

/// The pages among the children of the book.
func pages(_ app: XCUIApplication) -> [ControllerElement] {
  app.root.children.filter { $0.className == page }
}

/// Expects that page alone, in its place.
func assertPage(_ app: XCUIApplication, _ name: String, _ when: String) {
  XCTAssertEqual(pages(app).count, 1, "\(when) the book should have one page as its child.")
  XCTAssertTrue(app.labels[name].isVisible, "\(when) the user should see the page “\(name)”.")
  XCTAssertTrue(app.buttons["Next page"].isVisible, "\(when) the user should see Next page.")
  let whole = app.root.view.bounds
  XCTAssertEqual(
    pages(app).first.flatMap { place(of: $0.view.name, in: app.root.view) },
    Rectangle(x: 0, y: 60, width: whole.width, height: whole.height - 60),
    "\(when) the page should fill the book below the uppermost 60 points.")
}

/// Turns the device in every way, in any order, and expects the interface where the page allows it.
func turnAround(_ app: XCUIApplication, _ kind: String, _ when: String) throws {
  for turn in allWays(app) {
    let before = try orientation(app)
    try app.rotate(to: turn)
    let wanted = interfaces[turn] ?? before
    XCTAssertEqual(
      try orientation(app), allows(kind, wanted) ? wanted : before,
      "\(when) What is the orientation of the interface when the device is turned to \(turn)?")
  }
}

/// How the interface stands on the second page, which came while the device lay on its side.
func afterNextPage(
  _ app: XCUIApplication, _ first: String, _ second: String, iOS: IOSVersion = 9
) throws -> PlainValue {
  try launch(app, ["One:\(first)", "Two:\(second)"], iOS: iOS)
  try app.rotate(to: .landscapeLeft)
  try goOn(app)
  return try orientation(app)
}

/// Whether a reader who sees no animations finds the next page alone at once.
func isAloneAtOnce(_ app: XCUIApplication) throws -> Bool {
  try launch(app, ["One:all", "Two:all"])
  try app.perform("switchAnimationsOff")
  try goOn(app)
  return pages(app).count == 1 && app.labels["Two"].isVisible && !app.labels["One"].exists
}

let exercise = Exercise(
  iOS: 6, subjects: [25, 28, 29],
  hints: [
    "The book has two jobs: to contain a page, and to pass on its answers. Do only the first job, "
      + "forget about turning, and check. Which controller is then asked when the device is turned, "
      + "and which one should answer?",
    "See in the trace which three questions the book is asked, one on iOS 5 and two on iOS 6. It knows "
      + "the current page and can ask it the same question. When the page has changed, UIKit has not "
      + "asked yet.",
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { "
      + "page.supportedInterfaceOrientations }, and the other two in the same way. After the button "
      + "has changed the page: UIViewController.attemptRotationToDeviceOrientation().",
  ]
) {
  Check("the book shows one page after the other") { app in
    XCTAssertFalse(
      app.callsByHand { try goOn(app) },
      "Only UIKit should call the pages' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    let names = app.random.words(Int.random(in: 2...4, using: &app.random))
    for iOS in versions(app) {
      try launch(app, names.map { "\($0):all" }, iOS: iOS)
      // A book may keep its pages, and show one of them again.
      var visits: [String: Int] = [:]
      for step in 0...names.count {
        assertPage(app, names[step % names.count], "After \(step) steps on iOS \(iOS)")
        try app.rotate(
          to: [.landscapeLeft, .portrait, .landscapeRight].randomElement(using: &app.random)!)
        assertPage(app, names[step % names.count], "Turned after \(step) steps on iOS \(iOS)")
        let old = app.controllers[page].name
        let book = app.root.name
        visits[old, default: 0] += 1
        try goOn(app)
        let trace = app.trace.of(object: old)
        for parent in [book, "nil"] {
          for call in ["willMove", "didMove"] {
            XCTAssertEqual(
              trace.count(
                of: EventPattern(kind: .callback, name: "\(call)(toParent:)", arguments: [parent])),
              visits[old],
              "The page that was left should hear \(call)(toParent: \(parent)) once a visit.")
          }
        }
      }
    }
    XCTAssertEqual(try app.perform("takePartOfScreen"), true)
    assertPage(app, names[1 % names.count], "In a part of the screen")
    XCTAssertTrue(
      try isAloneAtOnce(app),
      "Where animations take no time, the change of pages should take none, either.")
  }
  .feedback(
    "The change of pages has its animation, and ends by a delay of its own. The two agree only as long as nobody changes "
      + "one of them: end it in the completion of the animation.",
    provenBy: "EndsByADelay"
  ) { app in
    let isAtOnce = try isAloneAtOnce(app)
    try launch(app, ["One:all", "Two:all"])
    try goOn(app)
    return !isAtOnce && pages(app).count == 1 && !app.labels["One"].exists
  }
  .feedback(
    "The view of the page is there, but the page is not a child of the book: call addChild(_:) before "
      + "you add the view, and didMove(toParent:) after.",
    provenBy: "ViewsAlone"
  ) { app in
    try launch(app, ["One:all", "Two:all"])
    return app.labels["One"].exists && pages(app).isEmpty
  }
  .feedback(
    "The page that was left is still there: take its view out of the book's view, and the page out of the "
      + "book.",
    provenBy: "OldPageStays"
  ) { app in
    try launch(app, ["One:all", "Two:all"])
    try goOn(app)
    return pages(app).count > 1
  }
  .feedback(
    "The page that was left has gone without being told before: call willMove(toParent: nil) on it first. "
      + "removeFromParent() calls only didMove(toParent: nil).",
    provenBy: "GoneWithoutAWord"
  ) { app in
    try launch(app, ["One:all", "Two:all"])
    let old = app.controllers[page].name
    try goOn(app)
    let heard = app.trace.of(object: old).filter { $0.arguments == ["nil"] }
    return heard.contains { $0.isNamed("didMove(toParent:)") }
      && !heard.contains { $0.isNamed("willMove(toParent:)") }
  }
  .feedback(
    "The page hears willMove(toParent:) or didMove(toParent:) more than once. addChild(_:) calls "
      + "willMove(toParent: self) by itself, and removeFromParent() calls didMove(toParent: nil). Call only "
      + "the other two.",
    provenBy: "ToldTwice"
  ) { app in
    try launch(app, ["One:all", "Two:all"])
    let old = app.controllers[page].name
    try goOn(app)
    return ["willMove", "didMove"].contains { call in
      app.trace.of(object: old).count { $0.isNamed("\(call)(toParent:)") } > 2
    }
  }
  .feedback(
    "The page is right until the device is turned: its frame was computed once. Compute it in "
      + "viewWillLayoutSubviews().",
    provenBy: "PlacedOnce"
  ) { app in
    try launch(app, ["One:all", "Two:all"])
    let before = pages(app).first?.view.frame
    try app.rotate(to: .landscapeLeft)
    return !pages(app).isEmpty && pages(app).first?.view.frame == before
  }
  .feedback(
    "The pages hear from UIKit that they appear and disappear, and your code tells them once more: it calls "
      + "viewWillAppear(_:) or the like itself. UIKit makes these calls when a page's view comes into the window "
      + "and when it leaves: leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try goOn(app) }
  }

  Check("the page decides from iOS 6 on", points: 2) { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      let kinds = ["upright", "left", "right", "all"].shuffled(using: &app.random)
      try launch(app, kinds.map { "\($0):\($0)" }, iOS: iOS)
      for kind in kinds {
        try app.rotate(to: .portrait)
        try turnAround(app, kind, "The page is “\(kind)”, on iOS \(iOS).")
        try goOn(app)
      }
      try launch(app, ["One:all", "Two:wide"], iOS: iOS)
      try app.rotate(to: .landscapeLeft)
      try goOn(app)
      try turnAround(app, "wide", "The page is “wide”, on iOS \(iOS).")
    }
  }
  .feedback(
    "The book repeats the answer of one of the pages, and ignores later pages. Ask the current page "
      + "each time the book is asked.",
    provenBy: "TheFirstDecides"
  ) { app in
    try launch(app, ["One:upright", "Two:all"])
    try goOn(app)
    try app.rotate(to: .landscapeLeft)
    let stays = try orientation(app) == "portrait"
    try launch(app, ["One:all", "Two:all"])
    try app.rotate(to: .landscapeLeft)
    return try stays && orientation(app) != "portrait"
  }
  .feedback(
    "A page that supports only landscape is turned upright with the device. The book adds an "
      + "orientation to the answer of the page: pass on the page's answer unchanged.",
    provenBy: "PortraitAdded"
  ) { app in
    try launch(app, ["One:all", "Two:wide"])
    try app.rotate(to: .landscapeLeft)
    try goOn(app)
    let isWide = try orientation(app) != "portrait"
    try app.rotate(to: .portrait)
    let turned = try orientation(app) == "portrait"
    try launch(app, ["One:upright"])
    try app.rotate(to: .landscapeLeft)
    return try isWide && turned && orientation(app) == "portrait"
  }
  .feedback(
    "On iOS 6 and later the interface turns whatever the page says: the book is in front, and answers for "
      + "itself. Override the questions in the book, and let the page answer.",
    provenBy: "OnlyOnFive"
  ) { app in
    try launch(app, ["One:upright"])
    try app.rotate(to: .landscapeLeft)
    return try !pages(app).isEmpty && orientation(app) != "portrait"
  }

  Check("a page that is fixed keeps the interface as it is") { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      for turn in [DeviceOrientation.landscapeLeft, .portrait, .landscapeRight].shuffled(
        using: &app.random)
      {
        try launch(app, ["One:all", "Two:fixed"], iOS: iOS)
        try app.rotate(to: .landscapeLeft)
        try app.rotate(to: turn)
        XCTAssertEqual(try orientation(app), interfaces[turn], "The first page may turn.")
        try goOn(app)
        try turnAround(app, "fixed", "The page is fixed, on iOS \(iOS).")
      }
    }
  }
  .feedback(
    "A fixed page says so in shouldAutorotate, but the book does not ask it. iOS 6 asks two questions: "
      + "pass on both.",
    provenBy: "OnlyTheSet"
  ) { app in
    try launch(app, ["One:fixed"])
    try app.rotate(to: .landscapeLeft)
    let turned = try orientation(app) != "portrait"
    try launch(app, ["One:upright"])
    try app.rotate(to: .landscapeLeft)
    return try turned && orientation(app) == "portrait"
  }

  Check("the page decides on iOS 5") { app in
    let kinds = ["upright", "left", "right", "all", "fixed"].shuffled(using: &app.random)
    try launch(app, kinds.map { "\($0):\($0)" }, iOS: 5)
    for kind in kinds {
      try turnAround(app, kind, "The page is “\(kind)”, on iOS 5.")
      try goOn(app)
    }
  }
  .feedback(
    "iOS 5 asks the book shouldAutorotate(to:), but the book does not override it, so it stays "
      + "upright. Override that method as well.",
    provenBy: "OldQuestionMissing"
  ) { app in
    try launch(app, ["One:all"], iOS: 5)
    try app.rotate(to: .landscapeLeft)
    return try !pages(app).isEmpty && orientation(app) == "portrait"
  }

  Check("the interface follows the device when the next page allows it", points: 2) { app in
    for iOS in versions(app) {
      let device: DeviceOrientation =
        Bool.random(using: &app.random) ? .landscapeLeft : .landscapeRight
      let wide = interfaces[device]!
      for kind in ["left", "right", "all", "wide", "upright"].shuffled(using: &app.random) {
        try launch(app, ["One:upright", "Two:\(kind)"], iOS: iOS)
        try app.rotate(to: device)
        XCTAssertEqual(try orientation(app), "portrait", "The first page is upright.")
        try goOn(app)
        XCTAssertEqual(
          try orientation(app), allows(kind, wide) ? wide : "portrait",
          "The device was turned to \(device), and then a page came that is “\(kind)”. What is the "
            + "orientation of the interface on iOS \(iOS)?")
        assertPage(app, "Two", "Then")
      }
      try launch(app, ["One:upright", "Two:all", "Three:upright", "Four:all"], iOS: iOS)
      for name in ["Two", "Four", "Two"] {
        try app.rotate(to: device)
        try goOn(app)
        XCTAssertEqual(
          try orientation(app), wide,
          "The page “\(name)” may have any orientation, and came after a page that is upright. The device "
            + "was turned to \(device) before. What is the orientation of the interface on iOS \(iOS)?"
        )
        try app.rotate(to: .portrait)
        try goOn(app)
      }
      try launch(app, ["One:all", "Two:upright"], iOS: iOS)
      try app.rotate(to: device)
      try goOn(app)
      XCTAssertEqual(
        try orientation(app), wide,
        "A page that is “upright” came while the interface was wide. On iOS \(iOS) the interface should "
          + "stay wide."
      )
    }
  }
  .feedback(
    "You let UIKit ask again before the new page is there, so the old one answers.",
    provenBy: "AskedTooEarly"
  ) { app in
    try afterNextPage(app, "upright", "all") == "portrait"
      && app.trace.contains(EventPattern(kind: .call, name: "attemptRotationToDeviceOrientation"))
  }
  .feedback(
    "The photo allows any orientation and the device lies on its side, but the interface stays upright "
      + "until the user turns the device again. UIKit does not ask the new page: "
      + "attemptRotationToDeviceOrientation() makes it ask.",
    provenBy: "NotAskedAgain"
  ) { app in
    try afterNextPage(app, "upright", "all") == "portrait"
  }
  .feedback(
    "The interface turns, but only a while after the page has changed: a timer or a delay decides when. Let UIKit ask "
      + "again as soon as the new page is there.",
    provenBy: "AskedAWhileLater"
  ) { app in
    try launch(app, ["One:upright", "Two:all"])
    try app.rotate(to: .landscapeLeft)
    try goOn(app)
    let isWideAtOnce = isWide(app)
    try app.advance(by: 5)
    return !isWideAtOnce && isWide(app)
  }
  .feedback(
    "Your code forces the interface to turn: it is upright although the device lies on its side, or "
      + "the other way round. Let UIKit check the device and ask.",
    provenBy: "ByForce"
  ) { app in
    try afterNextPage(app, "all", "upright", iOS: 5) == "portrait"
      || afterNextPage(app, "all", "upright") == "portrait"
  }
}
