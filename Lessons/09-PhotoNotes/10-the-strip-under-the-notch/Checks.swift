import CourseKit

let container = "CommentsViewController"

/// A phone, and what it covers of the screen from iOS 11 on.
struct Phone {
  var iOS: IOSVersion
  var device: String
  var orientation = DeviceOrientation.portrait
  var top = 0.0
  var bottom = 0.0
  var sides = 0.0

  var name: String {
    "On the \(device) with iOS \(iOS), \(orientation == .portrait ? "upright" : "on its side"),"
  }
}

/// Phones with a notch, upright or on a side.
func notched(upright: Bool) -> [Phone] {
  let phones: [(String, IOSVersion, Double)] = [
    // The second is as large as the first, with a higher notch.
    ("iPhone X", 11, 44), ("iPhone 12 mini", 15, 50), ("iPhone XR", 14, 48),
    ("iPhone 14 Pro", 16, 59),
  ]
  return phones.enumerated().map { number, phone in
    let (device, iOS, notch) = phone
    return Phone(
      iOS: iOS, device: device,
      orientation: upright ? .portrait : number % 2 == 0 ? .landscapeLeft : .landscapeRight,
      top: upright ? notch : 0, bottom: upright ? 34 : 21, sides: upright ? 0 : notch)
  }
}

/// Phones with a button: one of each time.
let plain = [
  Phone(iOS: 6, device: "iPhone 4S"), Phone(iOS: 7, device: "iPhone 5"),
  Phone(iOS: 10, device: "iPhone 6"), Phone(iOS: 16, device: "iPhone 8", top: 20),
]

/// Opens the panel on that phone.
func open(_ app: XCUIApplication, _ phone: Phone) throws {
  try app.launch(iOS: phone.iOS, device: phone.device)
  if phone.orientation != .portrait { try app.rotate(to: phone.orientation) }
  try app.buttons["Comments"].tap()
}

/// Brings the comments onto the whole screen, however far away the strip's button lies.
func enlarge(_ app: XCUIApplication) throws {
  try app.perform("tapStrip")
}

/// Where the view of that controller lies on the screen.
func place(_ app: XCUIApplication, _ type: String) -> Rectangle {
  shown(app, type).first?.view.frameOnScreen ?? Rectangle(width: 0, height: 0)
}

/// The part of the comments' view that the phone does not cover.
func room(_ app: XCUIApplication, _ phone: Phone) -> Rectangle {
  let (all, screen) = (place(app, container), app.screen.bounds)
  let (left, top) = (max(all.x, phone.sides), max(all.y, phone.top))
  let right = min(all.x + all.width, screen.width - phone.sides)
  let bottom = min(all.y + all.height, screen.height - phone.bottom)
  return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
}

/// Expects strip, list and field in the part that nothing covers.
func assertFits(_ app: XCUIApplication, _ phone: Phone, _ which: String) {
  let room = room(app, phone)
  let wanted: [(String, Double, Double)] = [
    ("Strip", room.y, 40), ("List", room.y + 40, room.height - 100),
    ("Field", room.y + room.height - 60, 60),
  ]
  for (name, y, height) in wanted {
    let found = place(app, "\(name)ViewController")
    let what = "the \(name.lowercased()) of \(which)"
    XCTAssertEqual(found.y, y, accuracy: 0.5, "\(phone.name) where does \(what) begin?")
    XCTAssertEqual(found.height, height, accuracy: 0.5, "\(phone.name) how high is \(what)?")
    XCTAssertEqual(found.x, room.x, accuracy: 0.5, "\(phone.name) how far left is \(what)?")
    XCTAssertEqual(found.width, room.width, accuracy: 0.5, "\(phone.name) how wide is \(what)?")
  }
}

/// Expects the word at the left and the button at the right of the strip.
func assertStrip(_ app: XCUIApplication, _ button: String, _ when: String) {
  let strip = place(app, "StripViewController")
  let (word, right) = (
    app.labels["What people say"].frameOnScreen, app.buttons[button].frameOnScreen
  )
  XCTAssertEqual(
    [word.x - strip.x, word.width, word.height], [10, 120, 30],
    "\(when) the word should begin 10 points from the left, in its size.")
  XCTAssertEqual(
    [strip.x + strip.width - right.x - right.width, right.width, right.height], [10, 90, 30],
    "\(when) the button should end 10 points from the right, in its size.")
}

/// Where the strip's button ends in the panel and on the whole screen, from its right edge.
func gaps(_ app: XCUIApplication) throws -> [Double] {
  try open(app, Phone(iOS: 10, device: "iPhone 6"))
  let first = try gap(app, "Enlarge")
  try enlarge(app)
  return [first, try gap(app, "Done")]
}

func gap(_ app: XCUIApplication, _ button: String) throws -> Double {
  let (strip, right) = (place(app, "StripViewController"), app.buttons[button].frameOnScreen)
  return strip.x + strip.width - right.x - right.width
}

/// How far below the upper edge of the comments the strip begins, on an iPhone X.
func stripOnX(_ app: XCUIApplication, large: Bool) throws -> Double {
  try open(app, Phone(iOS: 12, device: "iPhone X"))
  if large { try enlarge(app) }
  return place(app, "StripViewController").y - place(app, container).y
}

let exercise = Exercise(
  iOS: 12, subjects: [14, 37],
  hints: [
    "There are two questions. How does a view that was drawn in one width follow its superview to "
      + "another width? And what tells the comments how much of their view is covered, wherever they "
      + "are?",
    "In the nib the button's autoresizingMask says what may change. Now the distance to the right may "
      + "change, flexibleMaxX. It should be the distance to the left.",
    "In the layout, begin with the part of view.bounds that nothing covers, and lay out the strip, the "
      + "list and the field in it. From iOS 11 on view.safeAreaInsets tells this part. Check the "
      + "version first.",
    "The nib: flexibleMinX=\"YES\" flexibleMaxY=\"YES\" for the button. The code: var room: CGRect { if "
      + "#available(iOS 11, *) { return view.bounds.inset(by: view.safeAreaInsets) }, then return view.bounds }. "
      + "In viewWillLayoutSubviews() use room instead of view.bounds, and room.minY + 40 instead of 40.",
  ]
) {
  Check("the strip fits every width", points: 2) { app in
    for phone in plain {
      try open(app, phone)
      let words = app.random.words(2)
      try send(app, words[0])
      try type(app, words[1])
      assertStrip(app, "Enlarge", "\(phone.name) in the panel")
      try app.buttons["Enlarge"].tap()
      assertStrip(app, "Done", "\(phone.name) on the whole screen")
      XCTAssertEqual(comments(app), [words[0]], "The comments should be there.")
      XCTAssertEqual(drafts(app), [words[1]], "The typed text should be there.")
      try app.buttons["Done"].tap()
      XCTAssertFalse(app.root.presented.exists, "Done should dismiss the comments.")
      assertStrip(app, "Enlarge", "\(phone.name) in the panel again")
      for _ in 1...2 { try app.buttons["Comments"].tap() }
      XCTAssertEqual(comments(app), [words[0]], "A new panel should show the comments.")
    }
  }
  .feedback(
    "On iOS 10 and earlier the app ends as soon as the comments are shown: safeAreaInsets does not "
      + "exist there. Check the version first.",
    provenBy: "NobodyAsksTheVersion"
  ) { app in
    try? open(app, Phone(iOS: 9, device: "iPhone 6"))
    return app.exception?.description.contains("safeAreaInsets") ?? false
  }
  .feedback(
    "The button now has another fixed position, which is right in the panel. On the whole screen it is "
      + "far from the right edge. Let the mask change the distance to the left; do not change numbers.",
    provenBy: "MovedToTheLeft"
  ) { app in
    let gaps = try gaps(app)
    return gaps[0] == 10 && gaps[1] > 10
  }
  .feedback(
    "The width of the button depends on the strip. It should keep its size: only its distance to the "
      + "left edge should change.",
    provenBy: "Stretched"
  ) { app in
    try open(app, Phone(iOS: 10, device: "iPhone 6"))
    return app.buttons["Enlarge"].frame.width != 90
  }

  Check("nothing is under the notch", points: 2) { app in
    for phone in notched(upright: true) + [plain[3]] {
      try open(app, phone)
      assertFits(app, phone, "the panel")
      try enlarge(app)
      XCTAssertEqual(
        place(app, container), app.screen.bounds,
        "\(phone.name) the comments' own view should fill the screen.")
      assertFits(app, phone, "the whole screen")
    }
    try open(app, notched(upright: true)[0])
    XCTAssertEqual(try app.perform("resize", [.int(600), .int(500)]), true)
    XCTAssertPlacesAtOnce(app, "When the photo gets another size,")
  }
  .feedbackOnPlacingLate { app in
    try open(app, notched(upright: true)[0])
    try app.perform("resize", [600, 500])
  }
  .feedback(
    "In the panel the strip begins far too low. The window's insets are about the window. Ask the view "
      + "of the comments, which knows how much of itself is covered.",
    provenBy: "AsksTheWindow"
  ) { app in
    let panel = try stripOnX(app, large: false)
    try open(app, Phone(iOS: 12, device: "iPhone 8"))
    let onEight = place(app, "StripViewController").y - place(app, container).y
    return panel == 44 && onEight == 20
  }
  .feedback(
    "Your code uses the numbers of one phone everywhere, also in the panel and on phones without a "
      + "notch. Ask the view how much is covered.",
    provenBy: "NumbersOfOnePhone"
  ) { app in
    try open(app, Phone(iOS: 12, device: "iPhone 8"))
    return place(app, "StripViewController").y - place(app, container).y == 44
  }
  .feedback(
    "On an iPhone X the strip begins at the upper edge of the whole screen, under the notch. When the "
      + "view is loaded it is in no window, so nothing covers it, and safeAreaInsets is zero. Ask in "
      + "the layout, each time.",
    provenBy: "ReadAtTheLoad", alsoForStarter: true
  ) { app in
    try stripOnX(app, large: true) == 0
  }

  Check("nothing is under the notch in landscape") { app in
    for phone in notched(upright: false) {
      try open(app, phone)
      assertFits(app, phone, "the panel")
      try enlarge(app)
      assertFits(app, phone, "the whole screen")
    }
  }
  .feedback(
    "In landscape the notch is at the left or at the right, and the strip begins under it. Use the "
      + "insets of all four edges.",
    provenBy: "WithoutTheSides"
  ) { app in
    guard try stripOnX(app, large: true) == 44 else { return false }
    try app.rotate(to: .landscapeLeft)
    return place(app, "StripViewController").width == app.screen.bounds.width
  }

  Check("older versions show the comments as before") { app in
    for phone in plain.dropLast() {
      try open(app, phone)
      assertFits(app, phone, "the panel")
      try enlarge(app)
      assertFits(app, phone, "the whole screen")
    }
  }
  .counts(with: "nothing is under the notch")
}
