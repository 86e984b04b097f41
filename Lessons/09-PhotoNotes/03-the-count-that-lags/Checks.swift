import CourseKit

/// What the user reads of the two photos.
func counts(_ app: XCUIApplication) -> [String] {
  ["Garden", "Sea"].map { name in
    app.labels.first { $0.isVisible && ($0.text?.hasPrefix(name + ":") ?? false) }?.text ?? ""
  }
}

/// What it should be.
func wanted(_ garden: Int, _ sea: Int) -> [String] { ["Garden: \(garden)", "Sea: \(sea)"] }

/// That many comments come from elsewhere, in some order.
func write(_ app: XCUIApplication, garden: Int = 0, sea: Int = 0) throws {
  let photos =
    Array(repeating: "writeAboutGarden", count: garden)
    + Array(repeating: "writeAboutSea", count: sea)
  for photo in photos.shuffled(using: &app.random) {
    try app.perform(photo, .string(app.random.word()))
  }
}

/// The user opens the screen, and goes back.
func open(_ app: XCUIApplication) throws {
  try app.buttons["Counts"].tap()
}

func goBack(_ app: XCUIApplication) throws {
  try app.navigationBars[0].buttons["PhotoNotes"].tap()
}

/// Whether these could be read while the screen was sliding in, when the user opens it.
func readsAtOnce(_ app: XCUIApplication, _ texts: [String]) throws -> Bool {
  try app.perform("watchTexts")
  try open(app)
  guard case .array(let seen) = try app.perform("textsOnTheWay") else { return true }
  return texts.allSatisfy { seen.contains(.string($0)) }
}

/// The screen is open when a comment comes.
func hear(_ app: XCUIApplication) throws {
  try open(app)
  try write(app, garden: 1)
  try goBack(app)
}

let exercise = Exercise(
  iOS: 9, subjects: [37],
  hints: [
    "How many numbers are kept in this app for one photo, and where? Which of them is always right?",
    "photo.comments.count is the number. Let showNumbers() read it, and call showNumbers() when the "
      + "view is loaded and whenever a photo posts Photo.didChange; then you can remove counts.",
    "The closure holds the controller, and the notification center holds the closure. Write [weak self] _ in "
      + "self?.showNumbers(), keep the observer that addObserver returns, and remove it in deinit. Or observe "
      + "with a selector.",
    "NotificationCenter.default.addObserver(self, selector: #selector(showNumbers), name: Photo.didChange, "
      + "object: nil), with @objc func showNumbers(), which sets labels[place].text = "
      + "\"\\(photo.name): \\(photo.comments.count)\", and deinit { "
      + "NotificationCenter.default.removeObserver(self) }.",
  ]
) {
  Check("the screen begins with the earlier comments", points: 2) { app in
    for iOS in [6, 9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      try open(app)
      XCTAssertEqual(counts(app), wanted(0, 0), "Before the first comment both should have none.")
      try goBack(app)
      let (garden, sea) = (
        Int.random(in: 1...4, using: &app.random), Int.random(in: 5...8, using: &app.random)
      )
      try write(app, garden: garden, sea: sea)
      XCTAssertTrue(
        try readsAtOnce(app, wanted(garden, sea)),
        "On iOS \(iOS) the numbers should be there when the screen begins to slide in.")
      XCTAssertEqual(
        counts(app), wanted(garden, sea), "On iOS \(iOS) how many comments should there be?")
    }
  }
  .feedback(
    "The screen slides in without the numbers, and gets them only when it has appeared. Show them before: in "
      + "viewDidLoad(), or in viewWillAppear(_:).",
    provenBy: "WrittenWhenItHasAppeared"
  ) { app in
    try app.launch()
    try write(app, sea: 2)
    return try !readsAtOnce(app, wanted(0, 2)) && counts(app) == wanted(0, 2)
  }
  .feedback(
    "The controller counts what it hears, and begins with 0. It never heard of earlier comments. The "
      + "photo knows how many there are.",
    provenBy: "CountsItself"
  ) { app in
    try app.launch()
    try open(app)
    try write(app, sea: 2)
    let hears = counts(app) == wanted(0, 2)
    try goBack(app)
    try open(app)
    return hears && counts(app) == wanted(0, 0)
  }

  Check("a comment changes the number of its photo at once", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try hear(app) },
      "Only UIKit should call the screen's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    try app.launch(iOS: 12)
    var (garden, sea) = (0, 0)
    try open(app)
    for _ in 1...Int.random(in: 3...5, using: &app.random) {
      if Bool.random(using: &app.random) {
        try write(app, garden: 1)
        garden += 1
      } else {
        try write(app, sea: 1)
        sea += 1
      }
      XCTAssertEqual(counts(app), wanted(garden, sea), "What should the label say now?")
    }
    try write(app, garden: 1, sea: 2)
    XCTAssertEqual(counts(app), wanted(garden + 1, sea + 2), "What should the label say now?")
  }
  .feedback(
    "The numbers are right when the screen appears, but it stays on screen while comments come, so it "
      + "does not appear again. Listen to Photo.didChange.",
    provenBy: "OnlyWhenItAppears"
  ) { app in
    try app.launch()
    try open(app)
    try write(app, garden: 1, sea: 1)
    try app.advance(by: 5)
    let deaf = counts(app) == wanted(0, 0)
    try goBack(app)
    try open(app)
    return deaf && counts(app) == wanted(1, 1)
  }
  .feedback(
    "When a comment comes, your code calls viewWillAppear(_:) or the like itself, so that the screen shows the numbers "
      + "again. UIKit calls it when the screen appears, which it does not do now. Show the numbers in a method of your "
      + "own, and call that one.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try hear(app) }
  }
  .feedback(
    "Both labels show the number of the photo that has posted. Each label is about one photo: ask that "
      + "photo.",
    provenBy: "OneNumberForAll"
  ) { app in
    try app.launch()
    try open(app)
    try write(app, sea: 2)
    return counts(app) == wanted(2, 2)
  }
  .feedback(
    "The controller listens to one photo, so it misses the comments of other photos. Listen to each "
      + "photo, or to all of them with object: nil.",
    provenBy: "ListensToOne"
  ) { app in
    try app.launch()
    try open(app)
    try write(app, sea: 2)
    let deaf = counts(app) == wanted(0, 0)
    try write(app, garden: 1)
    return deaf && counts(app)[0] == "Garden: 1"
  }

  Check("nothing holds a screen that was left") { app in
    for iOS in [6, 9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      for round in 1...Int.random(in: 2...3, using: &app.random) {
        try open(app)
        XCTAssertEqual(try app.perform("watchFrontmost"), true, "The screen should be there.")
        XCTAssertEqual(
          counts(app)[1], "Sea: \(round - 1)", "On iOS \(iOS) the screen should count.")
        try goBack(app)
        XCTAssertEqual(
          try app.perform("isWatchedAlive"), false, "On iOS \(iOS) something holds the screen.")
        try write(app, sea: 1)
      }
    }
  }
  .counts(with: "the screen begins with the earlier comments")
  .feedback(
    "The notification center keeps the closure for ever, and the closure holds the controller. With "
      + "[weak self] the closure uses the controller without holding it.",
    provenBy: "HeldByTheClosure"
  ) { app in
    try app.launch()
    try write(app, sea: 2)
    try open(app)
    guard counts(app) == wanted(0, 2) else { return false }
    try app.perform("watchFrontmost")
    try goBack(app)
    return try app.perform("isWatchedAlive") == true
  }
}
