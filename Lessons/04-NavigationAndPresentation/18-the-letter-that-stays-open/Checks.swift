import CourseKit

/// The user opens that letter and types a reply and a PIN.
func write(_ app: XCUIApplication, to sender: String, _ reply: String, pin: String) throws {
  try app.buttons[sender].tap()
  for (field, text) in [("Reply", reply), ("PIN to sign", pin)] {
    try app.textFields[field].tap()
    try app.typeText(text)
  }
}

/// The user goes back by the bar, whatever that calls the inbox.
func goToInbox(_ app: XCUIApplication) throws { try app.navigationBars[0].buttons[0].tap() }

/// The user leaves the app, the system ends it, and the user starts it again with those letters.
func comeBack(_ app: XCUIApplication, _ iOS: IOSVersion, _ letters: [String]) throws {
  try app.pressHome()
  try app.kill()
  try app.launch(iOS: iOS, arguments: letters)
}

/// What is on the stack.
func stack(_ app: XCUIApplication) -> [String] { app.root.children.map(\.className) }

let inbox = ["InboxViewController"]
let letter = ["InboxViewController", "LetterViewController"]

/// What the user has typed into the two fields; an empty one shows its placeholder.
func fields(_ app: XCUIApplication) -> [String] {
  app.textFields.map { ["Reply", "PIN to sign"].contains($0.text) ? "" : $0.text ?? "" }
}

/// Expects the letter from that sender.
func assertLetter(_ app: XCUIApplication, from sender: String, _ when: String) {
  XCTAssertEqual(stack(app), letter, "\(when) the letter should be open, above the inbox.")
  XCTAssertTrue(
    app.labels.contains { $0.text == "A letter from \(sender)" && $0.isVisible },
    "\(when) the letter from \(sender) should be on screen.")
}

/// Whether a launch read back what that class had saved.
func wasDecoded(_ app: XCUIApplication, _ type: String) -> Bool {
  app.traces.contains { $0.contains(.callback("decodeRestorableState", on: type)) }
}

/// Whether a launch wrote down what that class has.
func wasEncoded(_ app: XCUIApplication, _ type: String) -> Bool {
  app.traces.contains { $0.contains(.callback("encodeRestorableState", on: type)) }
}

/// Whether the delegate was asked so in any launch.
func wasAsked(_ app: XCUIApplication, _ question: String) -> Bool {
  app.traces.contains { $0.contains(.query("application(_:\(question):)")) }
}

/// Whether a launch asked somebody to make the letter again, and got nil.
func wasRefused(_ app: XCUIApplication) -> Bool {
  app.traces.joined().contains {
    $0.name.contains("RestorationIdentifierPath") && $0.answer == "nil"
      && $0.arguments.contains { $0.contains("letter") }
  }
}

/// Writes a reply to the second of three letters, and comes back on iOS 9.
func example(_ app: XCUIApplication, letters: [String] = ["Ada", "Ben", "Cleo"]) throws {
  try app.erase()
  try app.launch(iOS: 9, arguments: ["Ada", "Ben", "Cleo"])
  try write(app, to: "Ben", "soon", pin: "1234")
  try comeBack(app, 9, letters)
}

let exercise = Exercise(
  iOS: 9, subjects: [36],
  hints: [
    "Compare with the book of the last scenario: what do its delegate, its stack and its chapter have "
      + "that this app lacks?",
    "In the delegate: move the body of did-finish to "
      + "application(_:willFinishLaunchingWithOptions:), answer true to shouldSaveApplicationState and "
      + "shouldRestoreApplicationState, and set stack.restorationIdentifier = \"stack\".",
    "At the end of the letter's init(from:): restorationIdentifier = \"letter\" and restorationClass = "
      + "LetterViewController.self. The class adopts UIViewControllerRestoration.",
    "In encodeRestorableState(with:), after super: coder.encode(sender, forKey: \"sender\") and "
      + "coder.encode(letter.reply.text, forKey: \"reply\"). In decodeRestorableState(with:), after super, set "
      + "letter.reply.text from coder.decodeObject(forKey: \"reply\") as? String.",
    "In static func viewController(withRestorationIdentifierPath:coder:): let sender be "
      + "coder.decodeObject(forKey: \"sender\") as? String; return LetterViewController(from: sender) "
      + "if Letters.senders contains the sender, else nil.",
  ]
) {
  Check("the letter is open again", points: 2) { app in
    for iOS in [IOSVersion(Int.random(in: 6...8, using: &app.random)), 9, 12] {
      try app.erase()
      let letters = app.random.words(Int.random(in: 3...5, using: &app.random))
      let sender = letters[Int.random(in: 1..<letters.count, using: &app.random)]
      try app.launch(iOS: iOS, arguments: letters)
      try app.buttons[sender].tap()
      for round in 1...2 {
        try comeBack(app, iOS, letters)
        assertLetter(
          app, from: sender, "In the \(round == 1 ? "second" : "third") launch on iOS \(iOS)")
      }
      try goToInbox(app)
      try comeBack(app, iOS, letters)
      XCTAssertEqual(stack(app), inbox, "Left at the inbox, the app should come back to it.")
    }
  }
  .feedback(
    "Nothing is saved: when the app goes into the background UIKit asks its delegate whether to save "
      + "the state, and a missing method means no. The same holds for the question whether to restore "
      + "it.",
    provenBy: "NeverAllowed", alsoForStarter: true
  ) { app in
    stack(app) == inbox && !wasAsked(app, "shouldSaveApplicationState")
  }
  .feedback(
    "The state is saved but never restored: at the launch UIKit asks the delegate again, with "
      + "application(_:shouldRestoreApplicationState:).",
    provenBy: "SavedOnly"
  ) { app in
    wasAsked(app, "shouldSaveApplicationState")
      && !wasAsked(app, "shouldRestoreApplicationState")
  }
  .feedback(
    "UIKit asks whether to save, but then no controller encodes anything. UIKit begins at the root, "
      + "and goes on only as long as each controller on the way has a restorationIdentifier. Does the "
      + "navigation controller have one?",
    provenBy: "StackWithoutIdentifier"
  ) { app in
    wasAsked(app, "shouldSaveApplicationState")
      && !app.traces.contains { $0.contains(.callback("encodeRestorableState")) }
  }
  .feedback(
    "The state was saved, but there is no controller to restore: UIKit restores before did-finish, and "
      + "finds no root controller. Make the window and its root in "
      + "application(_:willFinishLaunchingWithOptions:).",
    provenBy: "WindowInDidFinish"
  ) { app in
    app.traces.contains { $0.contains(.callback("encodeRestorableState")) }
      && !wasDecoded(app, "UINavigationController")
  }
  .feedback(
    "The stack is saved but the letter is not: the letter has no restorationIdentifier. It needs one before "
      + "the app goes into the background.",
    provenBy: "LetterWithoutIdentifier"
  ) { app in
    wasDecoded(app, "UINavigationController") && !wasEncoded(app, "LetterViewController")
  }
  .feedback(
    "The letter is restored, but then it is gone with its stack: did-finish makes another window with "
      + "another stack. Make them once, in application(_:willFinishLaunchingWithOptions:).",
    provenBy: "WindowMadeTwice"
  ) { app in
    stack(app) == inbox && wasDecoded(app, "LetterViewController")
  }
  .feedback(
    "UIKit asks for the letter, but the answer is nil. The answer depends on what the letter has "
      + "written into its state: is the sender in it, under the same key?",
    provenBy: "SenderNotEncoded"
  ) { app in
    stack(app) == inbox && wasRefused(app)
  }
  .feedback(
    "The stack is restored but the letter is not. The launch makes no letter, so other code has to: "
      + "set restorationClass, or let the delegate answer "
      + "application(_:viewControllerWithRestorationIdentifierPath:coder:).",
    provenBy: "NobodyMakesTheLetter"
  ) { app in
    stack(app) == inbox && wasEncoded(app, "LetterViewController")
  }

  Check("the reply is there again", points: 2) { app in
    for iOS in [IOSVersion(Int.random(in: 6...12, using: &app.random)), 9] {
      try app.erase()
      let letters = app.random.words(3)
      let reply = app.random.word()
      try app.launch(iOS: iOS, arguments: letters)
      try write(
        app, to: letters[0], reply, pin: "\(Int.random(in: 1000...9999, using: &app.random))")
      for _ in 1...2 {
        try comeBack(app, iOS, letters)
        XCTAssertEqual(fields(app).first, reply, "On iOS \(iOS) the reply should be there again.")
      }
      for trace in app.traces {
        XCTAssertTraceLacks(
          trace, EventPattern(kind: .diagnosis, name: "missingSuper"),
          message: "An override of one of UIKit's callbacks should call super.")
      }
      try goToInbox(app)
      try app.buttons[letters[1]].tap()
      XCTAssertEqual(fields(app).first, "", "Another letter should have no reply yet.")
    }
  }
  .feedback(
    "The letter comes back with an empty reply. Encode the text in encodeRestorableState(with:), and "
      + "read it in decodeRestorableState(with:). The view is loaded by then. A restorationIdentifier of the field alone "
      + "would not save its text.",
    provenBy: "ReplyNotDecoded"
  ) { app in
    try example(app)
    return stack(app) == letter && fields(app).first == ""
  }
  .feedback(
    "An override does not call super; the trace says which one. Here it makes no difference. But "
      + "UIKit's class saves there what the controller presents, which storyboard it came from, and "
      + "the state of its views, and reads it again.",
    provenBy: "WithoutSuper"
  ) { app in
    app.traces.contains { $0.contains(EventPattern(kind: .diagnosis, name: "missingSuper")) }
  }
  .feedback(
    "The reply to one letter is in another letter as well: it is stored for all letters together. A letter's "
      + "own state belongs to that letter alone.",
    provenBy: "OneReplyForAll"
  ) { app in
    try example(app)
    try goToInbox(app)
    try app.buttons["Ada"].tap()
    return fields(app).first == "soon"
  }

  Check("the PIN is not") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)), arguments: ["Ada"])
    let iOS = app.trace.iOS
    let pin = "\(Int.random(in: 1000...9999, using: &app.random))"
    try write(app, to: "Ada", app.random.word(), pin: pin)
    XCTAssertEqual(
      try app.perform("writesDown", .string(pin)), false, "The PIN should be in no file.")
    try comeBack(app, iOS, ["Ada"])
    XCTAssertEqual(stack(app), letter, "The letter should be open again.")
    XCTAssertEqual(fields(app).last, "", "The field for the PIN should be empty.")
    XCTAssertEqual(
      try app.perform("writesDown", .string(pin)), false, "The PIN should be in no file.")
  }
  .feedback(
    "The PIN is saved with the rest, in a file on the device. Not everything on a screen belongs in "
      + "its state.",
    provenBy: "PinToo"
  ) { app in
    try app.erase()
    try app.launch(iOS: 9, arguments: ["Ada"])
    try write(app, to: "Ada", "soon", pin: "1234")
    return try app.perform("writesDown", "1234") == true
  }

  Check("changes in the inbox do no harm", points: 2) { app in
    for iOS in [IOSVersion(Int.random(in: 6...8, using: &app.random)), 12] {
      let words = app.random.words(6)
      let letters = Array(words[0...2])
      try app.erase()
      try app.launch(iOS: iOS, arguments: letters)
      try write(app, to: letters[1], words[5], pin: "1234")
      try comeBack(app, iOS, [words[3]] + letters + [words[4]])
      assertLetter(app, from: letters[1], "With two more letters on iOS \(iOS)")
      XCTAssertEqual(fields(app).first, words[5], "The reply should be there again.")
      // The first and the last begin as the one that is gone.
      try comeBack(app, iOS, ["\(letters[1]) jr.", letters[0], letters[2], "\(letters[1])s"])
      XCTAssertEqual(
        stack(app), inbox,
        "On iOS \(iOS) a letter that is gone should not open, and no other letter either.")
    }
  }
  .feedback(
    "A letter opens that is not in the inbox any more. The method that makes the letter again can "
      + "return nil.",
    provenBy: "OpensWhatIsGone"
  ) { app in
    try example(app, letters: ["Ada", "Cleo"])
    return app.labels.contains { $0.text == "A letter from Ben" }
  }
  .feedback(
    "The wrong letter is open: the position in the inbox was saved, and there is another letter at "
      + "that position now. Save what does not change, such as the sender's name.",
    provenBy: "PlaceInsteadOfName"
  ) { app in
    try example(app, letters: ["Dora", "Ada", "Ben", "Cleo"])
    return app.labels.contains { $0.text == "A letter from Ada" }
  }
  .feedback(
    "A letter from another sender opens, whose name only begins or ends like the name that is gone. "
      + "Compare the whole name.",
    provenBy: "FoundByItsBeginning"
  ) { app in
    try example(app, letters: ["Big Ben", "Ada", "Benny"])
    let others = ["A letter from Benny", "A letter from Big Ben"]
    return app.labels.contains { others.contains($0.text ?? "") }
  }
}
