import CourseKit

/// Taps a button of the profile, and types at the end of what is in the field.
func ask(_ app: XCUIApplication, _ button: String, typing text: String) throws {
  try app.buttons[button].tap()
  try app.textFields[0].tap()
  try app.typeText(text)
}

/// The name and the town that the profile shows, wherever they stand in it; other labels do not count. A
/// screen that lies over the profile may cover them.
func profile(_ app: XCUIApplication) -> [String] {
  let profile = app.controllers.first { $0.className == "ProfileViewController" } ?? app.root
  let isCovered = app.root.presented.exists
  return profile.view.labels.filter { isCovered ? !$0.isHidden : $0.isVisible }.compactMap(\.text)
    .filter { $0.contains("Ada") || $0.contains("Turin") }
}

/// An old version and a newer one, on which the screen can be pulled away.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [Int.random(in: 6...12, using: &app.random), Int.random(in: 13...16, using: &app.random)]
    .map { IOSVersion($0) }
}

/// What the profile shows as soon as the screen has gone, which takes no time here.
func profileAtOnce(
  _ app: XCUIApplication, _ iOS: IOSVersion, typing text: String
) throws -> [String] {
  try app.launch(iOS: iOS)
  try ask(app, "Change name", typing: text)
  try app.perform("hurry")
  try app.buttons["Done"].tap()
  return profile(app)
}

/// The user changes the name, and cancels a change of the town.
func askTwice(_ app: XCUIApplication) throws {
  try ask(app, "Change name", typing: "x")
  try app.buttons["Done"].tap()
  try ask(app, "Change town", typing: "x")
  try app.buttons["Cancel"].tap()
}

let exercise = Exercise(
  iOS: 9, subjects: [24],
  hints: [
    "The profile makes the new controller and presents it. What does the new controller need from the "
      + "profile, and what does it have to tell the profile at the end?",
    "Write a protocol with one method that carries the answer, or nil for Cancel. The new "
      + "controller has a weak property of that type and calls the method in its two button "
      + "methods. The profile sets itself as the delegate before it presents, and in the method "
      + "it shows the answer and dismisses.",
    "protocol QuestionViewControllerDelegate: AnyObject { func questionViewController(_ question: "
      + "QuestionViewController, didEndWith answer: String?) }. In the profile: let question = "
      + "QuestionViewController(text: name.text), question.delegate = self, present(question, "
      + "animated: true); in the method: if let answer { name.text = answer }, and then "
      + "dismiss(animated: true). Remember in a property which of the two labels is meant.",
  ]
) {
  Check("a screen asks, and begins with the current text") { app in
    for iOS in versions(app) {
      for (button, text) in [("Change name", "Ada"), ("Change town", "Turin")] {
        try app.launch(iOS: iOS)
        try app.buttons[button].tap()
        XCTAssertTrue(
          app.root.presented.exists, "On iOS \(iOS) the profile should present a screen.")
        XCTAssertEqual(app.textFields.count, 1, "There should be one text field.")
        XCTAssertEqual(
          app.textFields.first?.text, text,
          "After \(button) the field should hold what the profile shows.")
        for title in ["Done", "Cancel"] {
          XCTAssertTrue(app.buttons[title].isVisible, "The user should see \(title).")
        }
      }
    }
  }
  .feedback(
    "The field is empty. Pass the current text, so that the user need not type it again.",
    provenBy: "EmptyField"
  ) { app in
    app.root.presented.exists && app.textFields.count == 1 && app.textFields[0].text ?? "" == ""
  }

  Check("Done brings the answer to the profile", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try askTwice(app) },
      "Only UIKit should call the profile's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    for iOS: IOSVersion in [9, 13] {
      let word = app.random.word()
      XCTAssertEqual(
        try profileAtOnce(app, iOS, typing: word), ["Ada" + word, "Turin"],
        "On iOS \(iOS) the profile should show the answer as soon as the screen has gone.")
    }
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      var expected = ["Ada", "Turin"]
      for word in app.random.words(Int.random(in: 3...5, using: &app.random)) {
        let place = Int.random(in: 0...1, using: &app.random)
        try ask(app, ["Change name", "Change town"][place], typing: word)
        try app.buttons["Done"].tap()
        expected[place] += word
        XCTAssertFalse(app.root.presented.exists, "On iOS \(iOS) Done should dismiss the screen.")
        XCTAssertEqual(profile(app), expected, "The profile should show what was answered.")
      }
      let gone = Int.random(in: 0...1, using: &app.random)
      let delete = String(repeating: "\u{8}", count: expected[gone].count)
      try ask(app, ["Change name", "Change town"][gone], typing: delete)
      try app.buttons["Done"].tap()
      XCTAssertEqual(
        profile(app), [expected[1 - gone]],
        "When the user empties the field and taps Done, the profile should show an empty text there."
      )
    }
  }
  .feedback(
    "The profile shows the answer only a while after the screen has gone: a timer or a delay decides when. Show it "
      + "when you get it, or in the completion of dismiss(animated:completion:).",
    provenBy: "AMomentLater"
  ) { app in
    let isLate = try profileAtOnce(app, 9, typing: "x") == ["Ada", "Turin"]
    try app.advance(by: 5)
    return isLate && profile(app) == ["Adax", "Turin"]
  }
  .feedback(
    "The profile gets the answer, but the screen stays. The controller that presents it has to dismiss "
      + "it as well.",
    provenBy: "NeverGoes"
  ) { app in
    // A sheet leaves the profile where it can be read.
    try app.launch(iOS: 13)
    try ask(app, "Change name", typing: "x")
    try app.buttons["Done"].tap()
    return app.root.presented.exists && profile(app) == ["Adax", "Turin"]
  }
  .feedback(
    "Done does nothing. The screen tells its delegate, but it has no delegate: set the property before "
      + "you present.",
    provenBy: "DelegateForgotten"
  ) { app in
    try app.launch(iOS: 13)
    try ask(app, "Change name", typing: "x")
    try app.buttons["Done"].tap()
    let stays = app.root.presented.exists && profile(app) == ["Ada", "Turin"]
    try app.buttons["Cancel"].tap()
    return stays && app.root.presented.exists
  }
  .feedback(
    "You read the answer right after present(_:animated:completion:). That call returns at once, "
      + "when the screen has not even appeared. The answer comes when Done is tapped: let the "
      + "screen call you.",
    provenBy: "ReadTooEarly"
  ) { app in
    try app.launch()
    try ask(app, "Change name", typing: "x")
    try app.buttons["Done"].tap()
    return !app.root.presented.exists && profile(app) == ["Ada", "Turin"]
  }
  .feedback(
    "The answer about the town becomes the name. Both questions use the same screen, so the profile "
      + "must know which of them was asked.",
    provenBy: "AlwaysTheName"
  ) { app in
    try app.launch()
    try ask(app, "Change town", typing: "x")
    try app.buttons["Done"].tap()
    return profile(app) == ["Turinx", "Turin"]
  }
  .feedback(
    "The answer to the second question is shown in both places: for each question you add an observer, and the one of "
      + "the first question still listens. Remove an observer when its question has been answered, or use none.",
    provenBy: "StillListens"
  ) { app in
    try app.launch()
    for button in ["Change name", "Change town"] {
      try ask(app, button, typing: "x")
      try app.buttons["Done"].tap()
    }
    return profile(app) == ["Turinx", "Turinx"]
  }

  .feedback(
    "The user empties the field and taps Done, but the old text stays. The text of the field is the "
      + "answer, even when it is empty: only Cancel leaves the profile as it was.",
    provenBy: "NothingIsNoAnswer"
  ) { app in
    try app.launch()
    try ask(app, "Change name", typing: "\u{8}\u{8}\u{8}")
    try app.buttons["Done"].tap()
    return !app.root.presented.exists && profile(app) == ["Ada", "Turin"]
  }
  .feedback(
    "The profile shows the answer because your code calls its viewWillAppear(_:) or the like. Only UIKit should "
      + "call these methods, when the view really appears; iOS 17 says so on the console. Give the profile a "
      + "method of its own that shows the answer, and call that one.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try askTwice(app) }
  }

  Check("Cancel, or a pull, changes nothing", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      for button in ["Change name", "Change town"].shuffled(using: &app.random) {
        try ask(app, button, typing: app.random.word())
        try app.buttons["Cancel"].tap()
        XCTAssertFalse(
          app.root.presented.exists, "On iOS \(iOS) Cancel should dismiss the screen.")
        XCTAssertEqual(profile(app), ["Ada", "Turin"], "The profile should be as before.")
      }
      guard iOS >= 13 else { continue }
      let word = app.random.word()
      try ask(app, "Change name", typing: word)
      try app.pullToDismiss(completes: false)
      XCTAssertEqual(
        profile(app), ["Ada", "Turin"], "A pull that is let go should change nothing.")
      try app.pullToDismiss()
      XCTAssertEqual(
        profile(app), ["Ada", "Turin"], "Pulled away, the screen should change nothing.")
      try ask(app, "Change town", typing: word)
      try app.buttons["Done"].tap()
      XCTAssertEqual(profile(app), ["Ada", "Turin\(word)"], "Done should work after that.")
    }
  }
  .counts(with: "Done brings the answer to the profile")
  .feedback(
    "Cancel passes the text on, as Done does. Tell the profile that there is no answer.",
    provenBy: "CancelCounts"
  ) { app in
    try app.launch(iOS: 13)
    try ask(app, "Change name", typing: "x")
    try app.pullToDismiss()
    let pulled = profile(app)
    try ask(app, "Change name", typing: "x")
    try app.buttons["Cancel"].tap()
    return pulled == ["Ada", "Turin"] && profile(app) == ["Adax", "Turin"]
  }
  .feedback(
    "The screen answers when it will disappear, but that also happens after Cancel, and when the user "
      + "begins to pull it down. Only Done is an answer.",
    provenBy: "SavedOnTheWayOut"
  ) { app in
    try app.launch(iOS: 13)
    try ask(app, "Change name", typing: "x")
    let before = profile(app)
    try app.pullToDismiss()
    return before == ["Ada", "Turin"] && profile(app) == ["Adax", "Turin"]
  }
  .feedback(
    "The profile changes while the user types, and Cancel cannot undo that. The text is an answer only "
      + "when Done is tapped.",
    provenBy: "WhileTyping"
  ) { app in
    try app.launch(iOS: 13)
    try ask(app, "Change name", typing: "x")
    return profile(app) == ["Adax", "Turin"]
  }

  Check("nothing holds the screen when it is gone") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      for question in ["Change name", "Change town"].shuffled(using: &app.random) {
        for button in ["Done", "Cancel"].shuffled(using: &app.random) {
          try ask(app, question, typing: app.random.word())
          XCTAssertEqual(try app.perform("watch"), true, "A screen should be presented.")
          try app.buttons[button].tap()
          XCTAssertEqual(
            try app.perform("isAlive"), false,
            "After \(question) and \(button) nothing should hold the screen's controller.")
        }
        guard iOS >= 13 else { continue }
        try ask(app, question, typing: app.random.word())
        XCTAssertEqual(try app.perform("watch"), true, "A screen should be presented.")
        try app.pullToDismiss()
        XCTAssertEqual(
          try app.perform("isAlive"), false,
          "After \(question) and a pull nothing should hold the screen's controller.")
      }
    }
  }
  .feedback(
    "Something still holds the controller: a property of the profile, or a closure that holds the "
      + "controller and is held by it. While a screen is presented UIKit holds it; afterwards it is "
      + "not needed any more.",
    provenBy: "Kept"
  ) { app in
    try app.launch()
    try ask(app, "Change name", typing: "x")
    try app.perform("watch")
    try app.buttons["Done"].tap()
    return try !app.root.presented.exists && app.perform("isAlive") == true
  }
  .feedback(
    "The screen for the name is released, but the one for the town is still held. Both can be asked "
      + "for in the same way.",
    provenBy: "KeptForTheTown"
  ) { app in
    try app.launch()
    try ask(app, "Change town", typing: "x")
    try app.perform("watch")
    try app.buttons["Done"].tap()
    return try !app.root.presented.exists && app.perform("isAlive") == true
  }
  .feedback(
    "After Done and Cancel the controller is released, but not after a pull: no button is tapped then, "
      + "so the code that lets go of it does not run. UIKit holds a screen as long as it is presented; "
      + "your property may be weak, or you may need none.",
    provenBy: "KeptAfterAPull"
  ) { app in
    try app.launch(iOS: 13)
    try ask(app, "Change name", typing: "x")
    try app.perform("watch")
    try app.pullToDismiss()
    return try !app.root.presented.exists && app.perform("isAlive") == true
  }
}
