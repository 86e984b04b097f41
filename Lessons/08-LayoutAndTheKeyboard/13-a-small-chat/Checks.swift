import CourseKit

/// One phone with a button and one without, each upright and on one of its sides.
let phones = [
  Phone(iOS: 9, device: "iPhone 6s", top: 20),
  Phone(iOS: 10, device: "iPhone 6s", orientation: .landscapeLeft),
  Phone(iOS: 11, device: "iPhone X", top: 44, bottom: 34),
  // As large as an iPhone X, with a higher notch.
  Phone(iOS: 16, device: "iPhone 12 mini", orientation: .landscapeRight, bottom: 21, sides: 50),
]

/// A phone without a button that has fewer pixels than the others of its kind.
let otherPhone = Phone(iOS: 14, device: "iPhone XR", top: 48, bottom: 34)

/// The same phone, turned: what is upright lies on its side then.
func turned(_ phone: Phone) -> Phone {
  var other = phone
  let isUpright = phone.orientation == .portrait
  let notch = max(phone.sides, phone.bottom > 0 ? phone.top : 0)
  other.orientation = isUpright ? .landscapeLeft : .portrait
  other.top = isUpright ? 0 : notch > 0 ? notch : 20
  other.bottom = notch > 0 ? (isUpright ? 21 : 34) : 0
  other.sides = isUpright ? notch : 0
  return other
}

/// The user turns the phone.
func turn(_ app: XCUIApplication, to phone: Phone) throws {
  try app.rotate(to: phone.orientation)
}

/// Starts the chat on a phone.
func start(_ app: XCUIApplication, _ phone: Phone) throws {
  try phone.launch(app)
  try app.perform("watchKeyboard")
}

/// The user taps the field. The keyboard has come then, and a timer has not fired.
func edit(_ app: XCUIApplication) throws {
  try app.textFields["Message"].tap()
}

/// The user writes messages and sends each.
func send(_ app: XCUIApplication, _ texts: [String]) throws {
  for text in texts {
    try edit(app)
    try app.typeText(text)
    try app.buttons["Send"].tap()
  }
}

/// A tap where the messages are, away from the labels of few.
func tapAbove(_ app: XCUIApplication, _ phone: Phone) throws {
  let (screen, line) = (app.screen.bounds, field(app).frameOnScreen)
  let place = CGVector(
    dx: 0.6, dy: (phone.top + 10 + (line.y - phone.top - 10) / 4) / screen.height)
  try app.root.view.coordinate(withNormalizedOffset: place).tap()
}

/// The field in which the user writes, empty or not.
func field(_ app: XCUIApplication) -> ViewElement { app.textFields[0] }

/// Up to where something may reach: the keyboard, or the lower edge of the safe area.
func edge(_ app: XCUIApplication, _ phone: Phone) throws -> Double {
  let lowest = app.screen.bounds.height - phone.bottom
  guard case .int(let keyboard) = try app.perform("keyboardEdge") else { return lowest }
  return min(lowest, Double(keyboard))
}

/// Expects the line with the field and the button where it belongs.
func assertLine(_ app: XCUIApplication, _ phone: Phone, _ when: String) throws {
  let (name, width) = ("\(phone.name) \(when)", app.screen.bounds.width)
  let (field, button) = (field(app).frameOnScreen, app.buttons["Send"].frameOnScreen)
  let end = max(field.y + field.height, button.y + button.height)
  let edge = try edge(app, phone)
  XCTAssertTrue(
    edge - 12.5...edge + 0.5 ~= end,
    "\(name) the line should end between \(edge - 12) and \(edge). It ends at \(end).")
  for (part, what) in [(field, "the field"), (button, "Send")] {
    XCTAssertGreaterThanOrEqual(part.x, phone.sides, "\(name) how far left is \(what)?")
    XCTAssertLessThanOrEqual(
      part.x + part.width, width - phone.sides, "\(name) how far right is \(what)?")
    XCTAssertGreaterThanOrEqual(part.height, 30, "\(name) how high is \(what)?")
  }
  XCTAssertLessThanOrEqual(
    field.x + field.width, button.x, "\(name) Send should be to the right of the field.")
  XCTAssertGreaterThanOrEqual(
    field.width, (width - 2 * phone.sides) / 2, "\(name) how wide is the field?")
  XCTAssertTrue(app.buttons["Send"].isVisible, "\(name) the user should see Send.")
}

/// Where a message is on the screen.
func place(_ app: XCUIApplication, _ text: String) -> Rectangle { app.labels[text].frameOnScreen }

/// Expects the newest message directly above the line, and the others above it.
func assertMessages(
  _ app: XCUIApplication, _ texts: [String], _ phone: Phone, _ when: String, all: Bool = true
) {
  let name = "\(phone.name) \(when)"
  guard let newest = texts.last else { return }
  var limit = min(field(app).frameOnScreen.y, app.buttons["Send"].frameOnScreen.y)
  for text in texts.reversed().prefix(all ? texts.count : 1) {
    XCTAssertTrue(app.labels[text].isVisible, "\(name) the user should see \(text).")
    let place = place(app, text)
    XCTAssertLessThanOrEqual(
      place.y + place.height, limit + 0.5, "\(name) where should \(text) end at the latest?")
    XCTAssertGreaterThanOrEqual(
      place.y, phone.top, "\(name) \(text) should be below the status bar.")
    XCTAssertGreaterThanOrEqual(place.x, phone.sides, "\(name) how far left is \(text)?")
    if text == newest {
      XCTAssertGreaterThanOrEqual(
        place.y + place.height, limit - 12.5, "\(name) \(text) should be directly above the line.")
    }
    limit = place.y
  }
}

/// How far the line ends above the keyboard or the lower edge of the screen.
func gap(_ app: XCUIApplication) throws -> Double {
  guard case .int(let edge) = try app.perform("keyboardEdge") else { return 0 }
  let (field, button) = (field(app).frameOnScreen, app.buttons["Send"].frameOnScreen)
  return Double(edge) - max(field.y + field.height, button.y + button.height)
}

/// The phone on which a part of the safe area lies below the line.
let edgeless = Phone(iOS: 13, device: "iPhone X", top: 44, bottom: 34)

let exercise = Exercise(
  iOS: 13, device: "iPhone X", subjects: [38],
  hints: [
    "The screen has three parts: the covered part, the line, and the messages. When does each of them "
      + "change, and how does your code learn of it?",
    "Write one method arrange() that computes everything: the free part of the view, without the "
      + "insets of the safe area and without the keyboard; the line at its lower end; and the messages "
      + "from there upwards.",
    "Call arrange() at three places: in viewWillLayoutSubviews(), for each of the keyboard's "
      + "notifications, and at the end of the method that sends. Keep the keyboard's frame in a property var keyboard = "
      + "CGRect.null, and make it .null again when the keyboard hides.",
    "The line: var free = view.bounds.inset(by: covered), where covered is written as in the exercise "
      + "“A page for every phone”. Then free.size.height = min(free.maxY, view.convert(keyboard, from: "
      + "nil).minY) - free.minY, and let (line, rest) = free.divided(atDistance: 44, from: .maxYEdge). The "
      + "button and the field share line; rest is the frame of the view that holds the messages.",
    "The messages: var end = rest.height; for each label, from the newest to the oldest, subtract its "
      + "height from end, and let its frame begin at end.",
    "Sending: send() adds a label unless the field is empty, and empties the field. "
      + "textFieldShouldReturn(_:) calls send(). A tap on the view that holds the messages ends the editing, as "
      + "in the last exercise.",
  ]
) {
  Check("the line lies at the lower edge of the safe area", points: 2) { app in
    for phone in phones + [otherPhone] {
      try start(app, phone)
      XCTAssertTrue(app.textFields["Message"].isVisible, "The user should see the field Message.")
      try assertLine(app, phone, "before anything was written,")
    }
  }
  .feedback(
    "The line reaches down to the edge of the screen, where the corners are round and the user swipes "
      + "to go home. Subtract the view's safeAreaInsets.",
    provenBy: "UnderTheLine"
  ) { app in
    try start(app, edgeless)
    return try -0.5...12.5 ~= gap(app)
  }

  .feedback(
    "On one phone without a Home button the line is right, and on another one it reaches down to the edge of the "
      + "screen: your code knows the phones by their size. From iOS 11 on ask view.safeAreaInsets on every phone.",
    provenBy: "KnowsThePhones"
  ) { app in
    try start(app, edgeless)
    let gapOnOne = try gap(app)
    try start(app, otherPhone)
    return try 33.5...46.5 ~= gapOnOne && -0.5...12.5 ~= gap(app)
  }

  Check("sent messages are above the line, the newest lowest", points: 2) { app in
    for phone in phones {
      try start(app, phone)
      let texts = app.random.words(Int.random(in: 2...3, using: &app.random))
      for count in 1...texts.count {
        try send(app, [texts[count - 1]])
        XCTAssertEqual(
          field(app).value, "Message", "After Send the empty field should show its placeholder.")
      }
      try tapAbove(app, phone)
      assertMessages(app, texts, phone, "after \(texts.count) messages,")
      let other = turned(phone)
      try turn(app, to: other)
      try assertLine(app, other, "turned,")
      assertMessages(app, texts, other, "turned,")
    }
    try start(app, edgeless)
    let word = app.random.word()
    try send(app, [word, word])
    XCTAssertEqual(
      app.labels.filter { $0.text == word }.count, 2,
      "A user who sends “\(word)” twice should see it twice.")
  }
  .feedback(
    "The message was sent, but its text is still in the field.", provenBy: "TextStays"
  ) { app in
    try start(app, edgeless)
    try send(app, ["x"])
    return field(app).value == "x"
  }
  .feedback(
    "A user who sends the same text twice sees it once. Two messages may have the same text: do not "
      + "check whether it is already there.",
    provenBy: "SameTextOnce"
  ) { app in
    try start(app, edgeless)
    try send(app, ["y", "x", "x"])
    return app.labels["y"].exists && app.labels.filter { $0.text == "x" }.count == 1
  }
  .feedback(
    "The keyboard has gone, but your code still uses its last frame. That frame lies below a screen on its side, and "
      + "in the middle of the same screen upright. Forget the frame when the keyboard hides.",
    provenBy: "HiddenKeyboardKept"
  ) { app in
    try start(app, turned(edgeless))
    try send(app, ["x"])
    try tapAbove(app, turned(edgeless))
    let isInPlace = try -0.5...33.5 ~= gap(app)
    try turn(app, to: edgeless)
    return try isInPlace && !field(app).isFocused && gap(app) > 300
  }
  .feedback(
    "When the phone is turned the line and the messages stay where they were, in a view of another size. Place "
      + "them in viewWillLayoutSubviews() as well.",
    provenBy: "NotAfterATurn"
  ) { app in
    try start(app, edgeless)
    try send(app, ["x"])
    try tapAbove(app, edgeless)
    let before = field(app).frame
    try turn(app, to: turned(edgeless))
    return before.width > 0 && field(app).frame == before
  }
  .feedback(
    "The messages grow down from the top. In a chat the newest is at the line, and the others move up.",
    provenBy: "DownFromTheTop"
  ) { app in
    try start(app, edgeless)
    try send(app, ["x", "y"])
    return app.labels["x"].exists && place(app, "x").y < 100
      && place(app, "y").y > place(app, "x").y
  }

  Check("an empty field adds nothing") { app in
    for phone in [phones[0], phones[3]] {
      try start(app, phone)
      let word = app.random.word()
      try send(app, [word])
      try tapAbove(app, phone)
      let (count, before) = (app.labels.count, place(app, word))
      // A button that is disabled cannot be tapped.
      try? app.buttons["Send"].tap()
      if !field(app).isFocused { try edit(app) }
      try app.pressReturn()
      try tapAbove(app, phone)
      XCTAssertEqual(app.labels.count, count, "An empty field should add no label.")
      XCTAssertEqual(place(app, word), before, "The message before should stay where it is.")
    }
  }
  .feedback(
    "There are messages without text now. Check the field before you add one.",
    provenBy: "EmptyMessages"
  ) { app in
    try start(app, edgeless)
    try send(app, ["x"])
    let before = app.labels.count
    try app.buttons["Send"].tap()
    // A label without a text has no size: the message before may stay where it is.
    return app.labels.count > before
  }

  Check("line and newest message are above the keyboard", points: 3) { app in
    for phone in phones {
      try start(app, phone)
      let texts = app.random.words(Int.random(in: 1...3, using: &app.random))
      try send(app, texts)
      try tapAbove(app, phone)
      // What a timer of the app has still to do is done then.
      try app.advance(by: 2)
      try edit(app)
      try assertLine(app, phone, "while the user writes,")
      assertMessages(app, texts, phone, "while the user writes,", all: false)
      XCTAssertEqual(
        try app.perform("movedByATimer"), false,
        "\(phone.name) the line should move when the keyboard is announced, and not a while later.")
      for phone in [turned(phone), phone] {
        try turn(app, to: phone)
        try assertLine(app, phone, "turned while the user writes,")
        assertMessages(app, texts, phone, "turned while the user writes,", all: false)
      }
      let height =
        phone.orientation == .portrait
        ? Int.random(in: 150...400, using: &app.random)
        : Int.random(in: 100...220, using: &app.random)
      try app.advance(by: 2)
      XCTAssertEqual(
        try app.perform("changeKeyboard", .int(height)), true, "The field should be edited.")
      try assertLine(app, phone, "with a keyboard of \(height) points,")
      assertMessages(app, texts, phone, "with such a keyboard,", all: false)
      // On its side a phone has room for a few; upright so many would take long to lay out.
      if phone.orientation == .portrait { continue }
      let many = (1...14).map { "\(app.random.word()) \($0)" }
      for text in many {
        if !field(app).isFocused { try edit(app) }
        try app.typeText(text)
        try app.buttons["Send"].tap()
      }
      assertMessages(app, texts + many, phone, "after many messages,", all: false)
      let seen = (texts + many).filter { app.labels[$0].exists && app.labels[$0].isVisible }
      for (older, newer) in zip(seen, seen.dropFirst()) {
        XCTAssertLessThanOrEqual(
          place(app, older).y + place(app, older).height, place(app, newer).y + 0.5,
          "\(phone.name) after many messages, \(older) and \(newer) should not lie on each other.")
      }
      try tapAbove(app, phone)
      assertMessages(
        app, many.suffix(5), phone, "after many messages, when the keyboard has gone,")
    }
  }
  .feedback(
    "The line moves while the keyboard is on its way: a timer or a delay decides when. Another keyboard may take "
      + "another time. Place it in the method that hears of the keyboard.",
    provenBy: "AMomentLater"
  ) { app in
    try start(app, edgeless)
    try edit(app)
    return try app.perform("movedByATimer") == true
  }
  .feedback(
    "The line moves, but only a while after the keyboard: a timer or a delay decides when, and until then the user "
      + "types blindly. Place it in the method that hears of the keyboard.",
    provenBy: "AWhileLater"
  ) { app in
    try start(app, edgeless)
    let before = field(app).frameOnScreen
    try edit(app)
    let isUnmoved = field(app).frameOnScreen == before
    try app.advance(by: 5)
    return isUnmoved && field(app).frameOnScreen != before
  }
  .feedback(
    "The keyboard covers the line: the user writes but sees nothing. UIKit does not change the view; "
      + "the notifications tell your code.",
    provenBy: "UnderTheKeyboard"
  ) { app in
    try start(app, edgeless)
    let before = field(app).frameOnScreen
    try edit(app)
    return field(app).frameOnScreen == before
  }
  .feedback(
    "Between the line and the keyboard there is a gap, as high as the lower inset of the safe area. "
      + "Your code subtracts both this inset and the whole keyboard, but the keyboard already covers "
      + "the inset.",
    provenBy: "BothTakenAway"
  ) { app in
    try start(app, edgeless)
    try edit(app)
    return try gap(app) > 30
  }
  .feedback(
    "When there are many messages the oldest lie on top of each other at the upper edge. Let them go "
      + "beyond the upper edge.",
    provenBy: "PiledUp"
  ) { app in
    try start(app, edgeless)
    try send(app, (1...30).map { "x \($0)" })
    return app.labels["x 1"].exists && app.labels["x 2"].exists
      && place(app, "x 1").y == place(app, "x 2").y
  }
  .feedback(
    "The line moves with the keyboard, but the messages stay where they were. Place them whenever the "
      + "free space changes.",
    provenBy: "PlacedWhenSent"
  ) { app in
    try start(app, edgeless)
    try send(app, ["x"])
    let before = place(app, "x").y - field(app).frameOnScreen.y
    try tapAbove(app, edgeless)
    return try abs(place(app, "x").y - field(app).frameOnScreen.y - before) > 50
      && -0.5...46 ~= gap(app)
  }

  Check("the return key sends, and a tap on the messages ends the editing", points: 2) { app in
    for phone in phones {
      try start(app, phone)
      try tapAbove(app, phone)
      let texts = app.random.words(2)
      try edit(app)
      for text in texts {
        try app.typeText(text)
        try app.pressReturn()
        XCTAssertTrue(field(app).isFocused, "After the return key the user should go on writing.")
      }
      assertMessages(app, texts, phone, "after two return keys,", all: false)
      try tapAbove(app, phone)
      XCTAssertFalse(
        field(app).isFocused, "\(phone.name) a tap on the messages should end the writing.")
      try assertLine(app, phone, "when the keyboard has gone,")
      assertMessages(app, texts, phone, "when the keyboard has gone,")
    }
  }
  .feedback(
    "The return key sends and closes the keyboard. In a chat the next message often follows: let the field be "
      + "the first responder.",
    provenBy: "ReturnEnds"
  ) { app in
    try start(app, edgeless)
    try edit(app)
    try app.typeText("x")
    try app.pressReturn()
    return app.labels["x"].exists && !field(app).isFocused
  }
  .feedback(
    "The keyboard has gone, but the line has not moved back. There is a notification for that as well.",
    provenBy: "NeverBack"
  ) { app in
    try start(app, edgeless)
    try edit(app)
    let up = field(app).frameOnScreen
    try tapAbove(app, edgeless)
    return !field(app).isFocused && field(app).frameOnScreen == up
  }
}
