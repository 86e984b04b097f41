import CourseKit

let names = ["From", "To", "Text"]

/// Starts the app, and turns the phone on its side if it should.
func start(_ app: XCUIApplication, _ iOS: IOSVersion, onItsSide: Bool = false) throws {
  try app.launch(iOS: iOS)
  if onItsSide {
    try app.rotate(to: .portrait)
    try app.rotate(to: iOS.major.isMultiple(of: 2) ? .landscapeLeft : .landscapeRight)
  }
  XCTAssertEqual(try app.perform("watchKeyboard"), true)
}

/// The user taps a field. The keyboard has come then, and a timer has not fired.
func edit(_ app: XCUIApplication, _ name: String) throws {
  try app.textFields[name].tap()
}

/// The keyboard goes.
func finish(_ app: XCUIApplication) throws {
  XCTAssertEqual(try app.perform("endEditing"), true, "A field should have been edited.")
}

/// How much of the field that is edited is covered, in percent.
func covered(_ app: XCUIApplication) throws -> PlainValue { try app.perform("covered") }

/// Expects to see the field that is edited.
func assertFree(_ app: XCUIApplication, _ name: String, _ when: String) throws {
  XCTAssertTrue(app.textFields[name].isVisible, "\(when) the user should see \(name).")
  XCTAssertEqual(
    try covered(app), 0, "\(when) what percentage of \(name) is covered or beyond the screen?")
}

/// Where all three fields are on the screen.
func places(_ app: XCUIApplication) -> [Rectangle] {
  names.map { app.textFields[$0].frameOnScreen }
}

/// A version of each time: with frames that do not turn, and with frames that do.
let versions: [IOSVersion] = [6, 7, 9, 16]

let exercise = Exercise(
  iOS: 9, subjects: [38],
  hints: [
    "When does the page have to move, and how far? It depends on two things, where the keyboard is and which "
      + "field is edited, and either may change without the other.",
    "Keep the keyboard's frame in a property. Write one method that puts the page where it belongs, "
      + "and call it from the two notifications, from textFieldDidBeginEditing(_:), and from the "
      + "layout. It should always begin with the position without a keyboard, so that moves do not add "
      + "up.",
    "In that method: page.frame = view.bounds; then, if page.fields.first(where: \\.isFirstResponder) "
      + "is not nil, call it field: let free = view.convert(keyboard, from: nil).minY; "
      + "page.frame.origin.y = min(0, free - field.frame.maxY).",
  ]
) {
  Check("the field that is edited can be seen", points: 2) { app in
    for iOS in versions {
      try start(app, iOS)
      let before = places(app)
      for (name, place) in zip(names, before).shuffled(using: &app.random) {
        try edit(app, name)
        try assertFree(app, name, "On iOS \(iOS), upright:")
        let y = app.textFields[name].frameOnScreen.y
        XCTAssertLessThanOrEqual(
          y, place.y, "On iOS \(iOS), upright: should \(name) be lower than without a keyboard?")
        if name == "From" {
          XCTAssertEqual(
            y, place.y, "On iOS \(iOS) the keyboard does not reach up to From. Where is it?")
        }
        try finish(app)
      }
      XCTAssertEqual(
        try app.perform("movedByATimer"), false,
        "On iOS \(iOS) the page should move when the keyboard is announced, and not a while later.")
    }
  }
  .feedback(
    "The page moves while the keyboard is on its way: a timer or a delay decides when. Another keyboard may take "
      + "another time. Move the page in the method that hears of the keyboard.",
    provenBy: "AMomentAfterTheKeyboard"
  ) { app in
    try start(app, 9)
    try edit(app, "Text")
    return try app.perform("movedByATimer") == true
  }
  .feedback(
    "The page moves up by the whole height of the keyboard, whichever field is edited. So the field at "
      + "the top is beyond the edge. Move the page only as far as the edited field needs.",
    provenBy: "AllTheWayUp"
  ) { app in
    try start(app, 9)
    try edit(app, "Text")
    guard try covered(app) == 0 else { return false }
    try finish(app)
    try edit(app, "From")
    return try covered(app) == 100
  }
  .feedback(
    "Your code moves a field down until it touches the keyboard. A field that ends above the keyboard is "
      + "visible already, and the page need not move.",
    provenBy: "AlwaysOnTheKeyboard"
  ) { app in
    try start(app, 9)
    let before = places(app)
    try edit(app, "To")
    return places(app)[1].y > before[1].y
  }
  .feedback(
    "The page moves, but only a while after the keyboard: a timer or a delay decides when, and until then the user "
      + "types blindly. Move it in the method that hears of the keyboard.",
    provenBy: "AWhileAfterTheKeyboard"
  ) { app in
    try start(app, 9)
    let before = places(app)
    try edit(app, "Text")
    let isUnmoved = places(app) == before
    try app.advance(by: 5)
    return isUnmoved && places(app) != before
  }
  .feedback(
    "The begin frame is where the keyboard comes from: below the screen, where it covers nothing. You "
      + "need the end frame.",
    provenBy: "WhereItComesFrom"
  ) { app in
    try start(app, 9)
    let before = places(app)
    try edit(app, "Text")
    let isUnmoved = places(app) == before
    try app.perform("changeKeyboard", 300)
    return isUnmoved && places(app) != before
  }
  .feedback(
    "The keyboard is 216 points high on a phone in portrait, up to iOS 7. Since iOS 8 it has "
      + "suggestions above the keys. The notification says how high it is.",
    provenBy: "FixedHeight"
  ) { app in
    try start(app, 7)
    try edit(app, "Text")
    guard try covered(app) == 0 else { return false }
    try app.perform("changeKeyboard", 300)
    return try covered(app) == 100
  }

  Check("it can be seen on a phone in landscape") { app in
    for iOS in versions {
      try start(app, iOS, onItsSide: true)
      for name in names.shuffled(using: &app.random) {
        try edit(app, name)
        try assertFree(app, name, "On iOS \(iOS), in landscape:")
        XCTAssertEqual(try app.perform("layOut"), true)
        try app.advance(by: 1)
        try assertFree(app, name, "On iOS \(iOS), after another layout:")
        try finish(app)
      }
    }
  }
  .feedback(
    "On iOS 7 the height in the notification is the keyboard's width here: the screen stays upright when the "
      + "interface turns. Convert the frame into the coordinates of the view before you use it.",
    provenBy: "NotConverted"
  ) { app in
    try start(app, 9, onItsSide: true)
    try edit(app, "Text")
    guard try covered(app) == 0 else { return false }
    try start(app, 7, onItsSide: true)
    try edit(app, "Text")
    return try covered(app) != 0
  }

  .feedback(
    "The layout puts the page back to where it is without a keyboard. UIKit may call viewWillLayoutSubviews() at any "
      + "time, also while a field is edited: let it do the same as your code for the keyboard.",
    provenBy: "LayoutPutsItBack"
  ) { app in
    try start(app, 9)
    try edit(app, "Text")
    let isFree = try covered(app) == 0
    try app.perform("layOut")
    return try isFree && covered(app) == 100
  }

  Check("it can be seen with any keyboard") { app in
    for (number, iOS) in versions.enumerated() {
      let isOnItsSide = number % 2 == 0
      try start(app, iOS, onItsSide: isOnItsSide)
      for name in names.shuffled(using: &app.random) {
        try edit(app, name)
        for _ in 0..<3 {
          let height = Int.random(in: isOnItsSide ? 100...200 : 150...370, using: &app.random)
          try app.perform("changeKeyboard", .int(height))
          try assertFree(app, name, "On iOS \(iOS), with a keyboard of \(height) points:")
        }
        try finish(app)
      }
    }
  }
  .feedback(
    "The keyboard changed while it was shown, and your code moved the page from where it was, although "
      + "it had already been moved. Begin with the position that it has without a keyboard.",
    provenBy: "AddedEachTime"
  ) { app in
    try start(app, 9)
    try edit(app, "Text")
    guard try covered(app) == 0 else { return false }
    let before = places(app)
    for height in [240, 241, 242] {
      try app.perform("changeKeyboard", .int(height))
    }
    return places(app)[2].y < before[2].y - 200
  }

  Check("it can be seen when the return key leads to it") { app in
    for (number, iOS) in versions.enumerated() {
      try start(app, iOS, onItsSide: number % 2 == 1)
      try edit(app, "From")
      for name in ["To", "Text"] {
        try app.pressReturn()
        XCTAssertTrue(
          app.textFields[name].isFocused, "After the return key \(name) should be edited.")
        // The keyboard is there already, so no time passes until the field can be seen.
        try assertFree(app, name, "On iOS \(iOS), at once after the return key:")
        try app.advance(by: 1)
        try assertFree(app, name, "On iOS \(iOS), after the return key:")
      }
      try app.pressReturn()
      XCTAssertFalse(
        app.textFields["Text"].isFocused, "The last return key should end the editing.")
      for name in names.shuffled(using: &app.random) {
        try edit(app, name)
        try assertFree(app, name, "On iOS \(iOS), after all of that:")
        try finish(app)
      }
    }
  }
  .feedback(
    "A timer makes the page look for the field again and again. Until it looks, the user types blindly, and it keeps "
      + "the phone busy while nobody edits anything. Move the page in the method that tells you.",
    provenBy: "LooksAgainAndAgain"
  ) { app in
    try start(app, 9)
    try edit(app, "From")
    for _ in 1...2 { try app.pressReturn() }
    let isFreeAtOnce = try covered(app) == 0
    try app.advance(by: 5)
    guard try !isFreeAtOnce && covered(app) == 0 else { return false }
    // What is moved away comes back although nobody tells of anything.
    XCTAssertEqual(try app.perform("movePageAway"), true)
    try app.advance(by: 5)
    return try covered(app) == 0
  }
  .feedback(
    "The page moves, but only a while after the field has got the keyboard: a timer or a delay decides when, and until "
      + "then the user types blindly. Move it in the method that tells you.",
    provenBy: "AWhileLater"
  ) { app in
    try start(app, 9)
    try edit(app, "From")
    for _ in 1...2 { try app.pressReturn() }
    let isFreeAtOnce = try covered(app) == 0
    try app.advance(by: 5)
    return try !isFreeAtOnce && covered(app) == 0
  }
  .feedback(
    "The keyboard was already shown, so no notification came when the next field was edited. Which "
      + "object is told when the editing of a field begins?",
    provenBy: "OnlyTheNotification"
  ) { app in
    try start(app, 9)
    try edit(app, "Text")
    guard try covered(app) == 0 else { return false }
    try finish(app)
    try edit(app, "From")
    try app.pressReturn()
    try app.pressReturn()
    return try covered(app) == 100
  }

  Check("everything is in its place again when the keyboard has gone") { app in
    for (number, iOS) in versions.enumerated() {
      try start(app, iOS, onItsSide: number % 2 == 0)
      let before = places(app)
      for name in names.shuffled(using: &app.random) {
        try edit(app, name)
        try app.perform(
          "changeKeyboard", .int(Int.random(in: 100...200, using: &app.random)))
        try finish(app)
        XCTAssertEqual(
          places(app), before, "On iOS \(iOS), after \(name) was edited, where are the fields?")
      }
    }
  }
  .counts(with: "the field that is edited can be seen")
  .feedback(
    "The keyboard has gone, but the page has not moved back. There is a notification for that as well.",
    provenBy: "NeverBack"
  ) { app in
    try start(app, 9)
    let before = places(app)
    try edit(app, "Text")
    try finish(app)
    return places(app) != before
  }
}
