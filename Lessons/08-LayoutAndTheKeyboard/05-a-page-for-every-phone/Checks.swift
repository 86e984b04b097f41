import CourseKit

/// Phones with a status bar and no notch.
let plainPhones = [
  Phone(iOS: 7, device: "iPhone 5s", top: 20),
  Phone(iOS: 8, device: "iPhone 6", top: 20),
  Phone(iOS: 8, device: "iPhone 6", orientation: .landscapeRight),
  Phone(iOS: 10, device: "iPhone 6", top: 20),
  Phone(iOS: 10, device: "iPhone 6", orientation: .landscapeLeft),
  Phone(iOS: 11, device: "iPhone 8", top: 20),
  Phone(iOS: 15, device: "iPhone 8", top: 20),
]

/// Phones with a notch, upright or on either side.
func notchedPhones(upright: Bool) -> [Phone] {
  let phones: [(String, IOSVersion, Double)] = [
    ("iPhone X", 11, 44), ("iPhone X", 16, 44), ("iPhone XR", 14, 48),
    // As large as an iPhone X, with a higher notch.
    ("iPhone 12 mini", 15, 50), ("iPhone 14 Pro", 16, 59),
  ]
  return phones.enumerated().map { number, phone in
    let (device, iOS, notch) = phone
    return Phone(
      iOS: iOS, device: device,
      orientation: upright ? .portrait : number % 2 == 0 ? .landscapeLeft : .landscapeRight,
      top: upright ? notch : 0, bottom: upright ? 34 : 21, sides: upright ? 0 : notch)
  }
}

/// Expects headline and number where the phone leaves room for them.
func assertFits(_ app: XCUIApplication, _ phone: Phone) {
  let (screen, name) = (app.screen.bounds, phone.name)
  let (headline, footer) = (
    app.labels["The whale"].frameOnScreen, app.labels["Page 1 of 635"].frameOnScreen
  )
  XCTAssertEqual(
    headline.y, phone.top, accuracy: 0.5, "\(name) where should the headline begin?")
  XCTAssertEqual(
    footer.y + footer.height, screen.height - phone.bottom, accuracy: 0.5,
    "\(name) where should the number end?")
  for (bar, what) in [(headline, "headline"), (footer, "number")] {
    XCTAssertEqual(bar.x, phone.sides, accuracy: 0.5, "\(name) how far left is the \(what)?")
    XCTAssertEqual(
      bar.width, screen.width - 2 * phone.sides, accuracy: 0.5, "\(name) how wide is the \(what)?")
    XCTAssertEqual(bar.height, 30, accuracy: 0.5, "\(name) how high is the \(what)?")
  }
  XCTAssertTrue(app.labels["The whale"].isVisible, "\(name) the user should see the headline.")
  XCTAssertTrue(app.labels["Page 1 of 635"].isVisible, "\(name) the user should see the number.")
}

/// A phone with iOS 7 on its side, where the status bar is not hidden yet.
func launchOnItsSide(_ app: XCUIApplication) throws {
  try app.launch(iOS: 7, device: "iPhone 5s")
  try app.rotate(to: .landscapeLeft)
}

/// How far below the long edge of a phone on its side a bar begins. Up to iOS 7 the screen's coordinates stay
/// upright.
func heightOnItsSide(_ app: XCUIApplication, _ bar: String) -> Double {
  let frame = app.labels[bar].frameOnScreen
  return app.screen.bounds.width - frame.x - frame.width
}

/// Where headline and number begin on the screen.
func heights(_ app: XCUIApplication) -> [Double] {
  [app.labels["The whale"].frameOnScreen.y, app.labels["Page 1 of 635"].frameOnScreen.y]
}

let exercise = Exercise(
  iOS: 13, device: "iPhone X", subjects: [14],
  hints: [
    "The layout asks how large the view is. From iOS 7 on it also has to ask how much of the view is "
      + "covered. There are three answers, for three ranges of versions.",
    "Write a property covered of the type UIEdgeInsets: view.safeAreaInsets from iOS 11 on, else the "
      + "lengths of the two layout guides from iOS 7 on, else .zero. Lay out view.bounds without these "
      + "insets.",
    "In viewWillLayoutSubviews(): let page = view.bounds.inset(by: covered). And: var covered: UIEdgeInsets "
      + "{ if #available(iOS 11, *) { return view.safeAreaInsets }, then guard #available(iOS 7, *) else { "
      + "return .zero }, then return UIEdgeInsets(top: topLayoutGuide.length, left: 0, bottom: "
      + "bottomLayoutGuide.length, right: 0) }.",
  ]
) {
  Check("below a status bar from iOS 7 on", points: 2) { app in
    for phone in plainPhones {
      try phone.launch(app)
      assertFits(app, phone)
    }
    try launchOnItsSide(app)
    XCTAssertEqual(
      heightOnItsSide(app, "The whale"), 20, accuracy: 0.5,
      "On the iPhone 5s with iOS 7, on its side, where should the headline begin?")
  }

  .feedback(
    "On iOS 7 the headline is far too low in landscape. Up to iOS 7 the frame of the status bar is in "
      + "the coordinates of a screen in portrait, so in landscape its height is really the width. "
      + "topLayoutGuide.length is about the view.",
    provenBy: "FrameOfTheStatusBar"
  ) { app in
    try app.launch(iOS: 7, device: "iPhone 5s")
    let upright = heights(app)[0]
    try launchOnItsSide(app)
    return upright == 20 && heightOnItsSide(app, "The whale") > 100
  }

  Check("on iOS 6 the page stays as it was") { app in
    for device in ["iPhone 4S", "iPhone 3GS"] {
      try app.launch(iOS: 6, device: device)
      assertFits(app, Phone(iOS: 6, device: device, top: 20))
    }
  }
  .counts(with: "below a status bar from iOS 7 on")
  .feedback(
    "On iOS 6 the view already begins below the status bar, so the headline needs no distance from the "
      + "top there. The covered height differs from version to version: ask for it.",
    provenBy: "TwentyEverywhere"
  ) { app in
    try app.launch(iOS: 6, device: "iPhone 4S")
    return heights(app)[0] == 40
  }
  .feedback(
    "iOS 6 has no safe area, so the app ends. Check the version before you use the property.",
    provenBy: "NobodyAsksTheVersion"
  ) { app in
    try? app.launch(iOS: 6, device: "iPhone 4S")
    return app.exception?.description.contains("safeAreaInsets") ?? false
  }

  Check("between notch and edge on a phone without a button", points: 2) { app in
    for phone in notchedPhones(upright: true) {
      try phone.launch(app)
      assertFits(app, phone)
    }
  }
  .feedback(
    "The status bar is 20 points high on phones with a Home button. On this phone it is higher, "
      + "because of the notch, and a part of the lower edge is covered as well. Ask the view how much.",
    provenBy: "TwentyFromSeven"
  ) { app in
    heights(app)[0] == 20
  }
  .feedback(
    "Your code knows the notch by the size of the screen. An iPhone 12 mini has the size of an iPhone X and a "
      + "higher notch, and the next phone is not in your table. Ask the view how much is covered.",
    provenBy: "TableOfPhones"
  ) { app in
    try app.launch(iOS: 15, device: "iPhone X")
    let onX = heights(app)[0]
    try app.launch(iOS: 15, device: "iPhone 12 mini")
    return onX == 44 && heights(app)[0] == 44
  }
  .feedback(
    "Your code reads the safe area when the view is loaded. At that time the view is in no window, so "
      + "nothing covers it. Read it in the layout.",
    provenBy: "ReadAtTheLoad"
  ) { app in
    try app.launch(iOS: 10)
    let onTen = heights(app)[0]
    try app.launch()
    return onTen == 20 && heights(app) == [0, app.screen.bounds.height - 30]
  }

  Check("within the left and right edges of a phone in landscape", points: 2) { app in
    for phone in notchedPhones(upright: false) {
      try phone.launch(app)
      assertFits(app, phone)
    }
  }
  .feedback(
    "In landscape the notch is at the left or at the right, and the text begins under it. The layout "
      + "guides know only the upper and the lower edge; view.safeAreaInsets knows all four.",
    provenBy: "WithoutTheSides"
  ) { app in
    try app.launch()
    guard heights(app)[0] == 44 else { return false }
    try app.rotate(to: .landscapeLeft)
    let bar = app.labels["The whale"].frameOnScreen
    return bar.x == 0 && bar.width == app.screen.bounds.width
  }

  Check("they stay in place when something else takes a part of the screen") { app in
    for phone in [plainPhones[0], plainPhones[3], plainPhones[5]] + notchedPhones(upright: true) {
      try phone.launch(app)
      let points = 2 * Int.random(in: 30...70, using: &app.random)
      XCTAssertEqual(try app.perform("takeFromBottom", .int(points)), true)
      // What is left ends above everything that covers the lower edge.
      var rest = phone
      rest.bottom = Double(points)
      assertFits(app, rest)
      XCTAssertEqual(
        try app.perform("hasMovedLater"), false,
        "\(phone.name) headline and number should be in place as soon as the layout is over.")
    }
  }
  .feedback(
    "Headline and number are placed when the page appears and when it turns. Now something else has taken a part of "
      + "the screen, and neither has happened. viewWillLayoutSubviews() is called for each new size.",
    provenBy: "WhenItAppearsAndTurns"
  ) { app in
    try app.launch()
    let before = heights(app)
    try app.perform("takeFromBottom", 100)
    return before == [44, app.screen.bounds.height - 64] && heights(app) == before
  }
  .feedback(
    "Headline and number move only after the layout, so the user sees them jump. A block for the main queue and a "
      + "timer run later than the layout: set the frames in the callback itself.",
    provenBy: "ALittleLater"
  ) { app in
    try app.launch()
    try app.perform("takeFromBottom", 100)
    return try app.perform("hasMovedLater") == true
  }

  Check("the paper fills the screen from iOS 7 on") { app in
    for phone in plainPhones + notchedPhones(upright: true) {
      try phone.launch(app)
      XCTAssertEqual(
        app.root.view.frameOnScreen, app.screen.bounds, "\(phone.name) where is the page?")
    }
  }
  .counts(with: "below a status bar from iOS 7 on")
  .feedback(
    "You made the page itself smaller, and around it the user sees the empty window. Leave the size of "
      + "the view as it is, and move its subviews.",
    provenBy: "PageMadeSmaller"
  ) { app in
    app.root.view.frameOnScreen.height < app.screen.bounds.height
  }
}
