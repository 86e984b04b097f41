import CourseKit

/// How many pictures are in memory, whoever holds them.
func pictures(_ app: XCUIApplication) throws -> PlainValue { try app.perform("countPictures") }

/// How often a picture was drawn.
func drawings(_ app: XCUIApplication) -> Int {
  app.console.filter { $0.contains("draws picture") }.count
}

/// What the user sees of the gallery.
func texts(_ app: XCUIApplication) -> Set<String> {
  Set(app.labels.filter(\.isVisible).compactMap(\.text))
}

func visit(_ app: XCUIApplication, stars: Int = 0) throws {
  try app.buttons["Gallery"].tap()
  for _ in 0..<stars { try app.buttons["One more star"].tap() }
}

/// iOS 5, where UIKit releases views, and later ones, where it does not.
let versions: [IOSVersion] = [5, 6, 12]

/// Memory runs short at Home and in the gallery.
func useUpMemory(_ app: XCUIApplication) throws {
  try app.simulateMemoryWarning()
  try visit(app)
  try app.simulateMemoryWarning()
}

let exercise = Exercise(
  iOS: 6, subjects: [33],
  starterFailsAt: "no picture stays in memory after the gallery was left",
  hints: [
    "The gallery hears the warning as long as it is alive. What holds the gallery when the user has "
      + "gone Home, and what holds the cache?",
    "The cache lives as long as the app, so an object that lives as long should empty it: the "
      + "delegate, the root of the stack, or the cache itself, which can observe the notification.",
    "In PictureCache: override init() with super.init() and "
      + "NotificationCenter.default.addObserver(self, "
      + "selector: #selector(empty), name: UIApplication.didReceiveMemoryWarningNotification, "
      + "object: nil).",
  ]
) {
  Check("no picture stays in memory after the gallery was left", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for round in 1...Int.random(in: 2...3, using: &app.random) {
        try visit(app)
        XCTAssertEqual(try pictures(app), 3, "The gallery should keep three pictures.")
        try app.buttons["Home"].tap()
        try app.simulateMemoryWarning()
        XCTAssertEqual(
          try pictures(app), 0,
          "On iOS \(iOS) no picture should be in memory after warning \(round).")
      }
    }
  }
  .feedback(
    "The first warning empties the cache, but the next one does not: nothing listens any more. Memory "
      + "may run short again and again.",
    provenBy: "OnlyOnce"
  ) { app in
    try app.launch()
    var left: [PlainValue] = []
    for _ in 1...2 {
      try visit(app)
      try app.buttons["Home"].tap()
      try app.simulateMemoryWarning()
      left.append(try pictures(app))
    }
    return left[0] == 0 && left[1] != 0
  }
  .feedback(
    "The cache is emptied when the user leaves the app, but that is another event: memory runs short "
      + "while the app is in use. UIKit has a notification for that, too.",
    provenBy: "InTheBackground"
  ) { app in
    try app.launch()
    try visit(app)
    try app.buttons["Home"].tap()
    try app.simulateMemoryWarning()
    let before = try pictures(app)
    try app.pressHome()
    return try before != 0 && pictures(app) == 0
  }

  Check("a gallery that was left is not kept in memory") { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for _ in 1...2 {
        try visit(app)
        XCTAssertEqual(
          try app.perform("watchGallery"), true, "The gallery should be on the stack, over Home.")
        try app.buttons["Home"].tap()
        try app.advance(by: 1)
        XCTAssertEqual(
          try app.perform("isGalleryAlive"), false,
          "On iOS \(iOS) nothing should hold the gallery that was left.")
      }
    }
  }
  .counts(with: "no picture stays in memory after the gallery was left")
  .feedback(
    "The gallery is kept alive after the user has left it, so it still hears the warnings. But then the screen "
      + "itself stays in memory with its view. Let the gallery go, and let an object that lives as long as "
      + "the cache empty it.",
    provenBy: "GalleryHeld"
  ) { app in
    try app.launch()
    try visit(app)
    try app.perform("watchGallery")
    try app.buttons["Home"].tap()
    try app.advance(by: 1)
    let isAlive = try app.perform("isGalleryAlive") == true
    try app.simulateMemoryWarning()
    return try isAlive && pictures(app) == 0
  }

  Check("a gallery that is open releases its pictures, too") { app in
    XCTAssertFalse(
      app.callsByHand { try useUpMemory(app) },
      "Only UIKit should call a controller's didReceiveMemoryWarning().")
    for iOS in versions {
      let stars = Int.random(in: 2...6, using: &app.random)
      try app.launch(iOS: iOS)
      try visit(app, stars: stars)
      try app.simulateMemoryWarning()
      XCTAssertEqual(try pictures(app), 0, "No picture should be in memory.")
      XCTAssertTrue(
        texts(app).isSuperset(of: ["Picture 1", "Picture 2", "Picture 3", "\(stars) stars"]),
        "The gallery should stay as the user sees it.")
    }
  }
  .counts(with: "no picture stays in memory after the gallery was left")
  .feedback(
    "Your code calls didReceiveMemoryWarning() of a controller itself. UIKit calls it on every controller that is alive, "
      + "so a controller hears of one warning twice. Call empty() of the cache there instead.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try useUpMemory(app) }
  }

  Check("a picture is drawn once, as long as there is enough memory") { app in
    try app.launch()
    let visits = Int.random(in: 2...4, using: &app.random)
    for _ in 1...visits {
      try visit(app)
      try app.buttons["Home"].tap()
    }
    XCTAssertEqual(
      drawings(app), 3,
      "Three pictures should be drawn once each in \(visits) "
        + "visits.")
    try app.simulateMemoryWarning()
    XCTAssertEqual(try pictures(app), 0, "No picture should be in memory after a warning.")
    try visit(app)
    XCTAssertEqual(drawings(app), 6, "After a warning each should be drawn once again.")
    XCTAssertTrue(
      texts(app).isSuperset(of: ["Picture 1", "Picture 2", "Picture 3"]),
      "The gallery should show its pictures.")
  }
  .feedback(
    "Each visit draws all pictures again: the cache is emptied when the user leaves the gallery, so it "
      + "is useless. Empty it when memory runs short, and only then.",
    provenBy: "WhenItIsLeft"
  ) { app in
    try app.launch()
    for _ in 1...2 {
      try visit(app)
      try app.buttons["Home"].tap()
    }
    return drawings(app) > 3
  }

  Check("the stars are never lost") { app in
    for iOS in versions {
      var stars = Int.random(in: 2...6, using: &app.random)
      try app.launch(iOS: iOS)
      try visit(app, stars: stars)
      try app.buttons["Home"].tap()
      try app.simulateMemoryWarning()
      XCTAssertEqual(try pictures(app), 0, "No picture should be in memory after a warning.")
      try visit(app)
      XCTAssertTrue(texts(app).contains("\(stars) stars"), "\(stars) stars were given.")
      try app.buttons["One more star"].tap()
      stars += 1
      XCTAssertTrue(texts(app).contains("\(stars) stars"), "Now there should be \(stars) stars.")
    }
  }
  .feedback(
    "The stars go with the pictures. A picture can be drawn again; what the user has entered "
      + "cannot.",
    provenBy: "RatingsToo"
  ) { app in
    try app.launch()
    try visit(app, stars: 2)
    try app.simulateMemoryWarning()
    try app.buttons["Home"].tap()
    try visit(app)
    return texts(app).contains("0 stars")
  }
}
