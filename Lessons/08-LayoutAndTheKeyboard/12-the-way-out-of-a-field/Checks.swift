import CourseKit

/// The placeholder of the field that is edited; nil while none is.
func edited(_ app: XCUIApplication) -> String? {
  ["Name", "Town", "Phone"].first { app.textFields[$0].isFocused }
}

/// A tap at one of the places where nothing is, below the status bar and above the keyboard.
func tapBeside(_ app: XCUIApplication, at number: Int = 1) throws {
  let places = [(0.9, 0.07), (0.95, 0.25), (0.5, 0.46), (0.03, 0.3)]
  let place = places[number % places.count]
  try app.root.view.coordinate(withNormalizedOffset: CGVector(dx: place.0, dy: place.1)).tap()
}

/// Expects that the form still waits for Send.
func assertNothingSent(_ app: XCUIApplication) {
  XCTAssertFalse(app.labels["Sent"].exists, "Only Send should send.")
}

/// A version with 480 points of height and two with more.
let versions: [IOSVersion] = [6, 9, 16]

let exercise = Exercise(
  iOS: 9, subjects: [38],
  hints: [
    "There are four ways to end the editing, and each has its own place: the delegate of a field, the "
      + "bar above the keyboard, the view behind the fields, and the method of the button.",
    "Make the controller the delegate of the fields and move the first responder in "
      + "textFieldShouldReturn(_:). Give form.phone an inputAccessoryView with a height. Add a "
      + "UITapGestureRecognizer to the view. All three may call one method, which ends the editing.",
    "let form = Form(), override func loadView() { view = form }, and in viewDidLoad(): form.send.addTarget(self, "
      + "action: #selector(send), for: .touchUpInside). send() sets form.answer.text.",
    "@objc func finish() { view.endEditing(true) }. In viewDidLoad(): view.addGestureRecognizer("
      + "UITapGestureRecognizer(target: self, action: #selector(finish))). Call finish() in send() as well.",
    "In viewDidLoad(): let bar = UIToolbar(); bar.items = [UIBarButtonItem(title: \"Done\", style: .done, "
      + "target: self, action: #selector(finish))]; bar.sizeToFit(); form.phone.inputAccessoryView = bar.",
    "In viewDidLoad(): form.name.delegate = self, and the same for form.town. In "
      + "textFieldShouldReturn(_:), if the field is form.name let form.town become the first responder, else "
      + "form.phone.",
  ]
) {
  Check("the return key leads to the next field", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      try app.textFields["Name"].tap()
      let (name, town) = (app.random.word(), app.random.word())
      try app.typeText(name)
      try app.pressReturn()
      XCTAssertEqual(edited(app), "Town", "Which field is edited after the return key in Name?")
      try app.typeText(town)
      try app.pressReturn()
      XCTAssertEqual(edited(app), "Phone", "Which field is edited after the return key in Town?")
      try app.typeText("12")
      XCTAssertEqual(
        ["Name", "Town", "Phone"].map { app.textFields[$0].value }, [name, town, "12"],
        "What is in the three fields?")
      assertNothingSent(app)
    }
  }
  .feedback(
    "There is a textFieldShouldReturn(_:), but it is never called: the fields have no delegate.",
    provenBy: "NobodyIsAsked"
  ) { app in
    try app.launch()
    try app.textFields["Name"].tap()
    return try app.perform("answersUnasked") == true && edited(app) == "Town"
  }

  Check("Done above the digits ends the editing", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for _ in 0..<2 {
        try app.textFields["Phone"].tap()
        try app.typeText("\(Int.random(in: 100...999, using: &app.random))")
        XCTAssertEqual(
          try app.perform("typesDigits"), true, "The keyboard of Phone should still have digits.")
        XCTAssertEqual(
          try app.perform("tapDone"), true, "There should be a bar with Done above the keyboard.")
        XCTAssertNil(edited(app), "After Done, which field is edited?")
        assertNothingSent(app)
      }
    }
  }
  .feedback(
    "The keyboard with digits has no return key, so textFieldShouldReturn(_:) is never called. The "
      + "user needs a button: give the field an inputAccessoryView.",
    provenBy: "OnlyTheReturnKey"
  ) { app in
    try app.launch()
    try app.textFields["Phone"].tap()
    guard try app.perform("hasBar") == false, app.toolbars.isEmpty else { return false }
    try app.pressReturn()
    return edited(app) == nil
  }
  .feedback(
    "The keyboard of Phone has letters now. The user types a number there: leave keyboardType as the form has set it.",
    provenBy: "LettersForPhone"
  ) { app in
    try app.launch()
    try app.textFields["Phone"].tap()
    return try app.perform("typesDigits") == false
  }
  .feedback(
    "The bar is in the view, at its lower edge, so the keyboard covers it. As the field's "
      + "inputAccessoryView it comes and goes with the keyboard, on top of it.",
    provenBy: "BarInTheView"
  ) { app in
    try app.launch()
    try app.textFields["Phone"].tap()
    return try app.perform("hasBar") == false && !app.toolbars.isEmpty
  }
  .feedback(
    "The bar is there, but it is 0 points high: nobody sees it. Give it a frame with a height, or call "
      + "its sizeToFit().",
    provenBy: "BarWithoutHeight"
  ) { app in
    try app.launch()
    try app.textFields["Phone"].tap()
    return try app.perform("hasBar") == true && app.perform("heightOfBar") == 0
  }
  .feedback(
    "The bar has a button without a title. Its title should be Done.",
    provenBy: "WithoutAWord"
  ) { app in
    try app.launch()
    try app.textFields["Phone"].tap()
    return try app.perform("hasButton") == true && app.perform("tapDone") == false
  }
  .feedback(
    "Your method ends the editing of one field, but another one is edited. view.endEditing(true) finds "
      + "the right one.",
    provenBy: "ResignsTheFirstField"
  ) { app in
    try app.launch()
    try app.textFields["Name"].tap()
    try tapBeside(app)
    guard edited(app) == nil else { return false }
    try app.textFields["Town"].tap()
    try tapBeside(app)
    return edited(app) == "Town"
  }

  Check("a tap beside the fields ends the editing") { app in
    for (round, iOS) in versions.enumerated() {
      try app.launch(iOS: iOS)
      for (number, name) in ["Name", "Town", "Phone"].shuffled(using: &app.random).enumerated() {
        try app.textFields[name].tap()
        XCTAssertEqual(edited(app), name, "After a tap on \(name), which field is edited?")
        try tapBeside(app, at: round + number)
        XCTAssertNil(edited(app), "After a tap beside the fields, which field is edited?")
        assertNothingSent(app)
      }
    }
  }
  .feedback(
    "A tap beside the fields sends the form. It should only end the editing: let the recognizer call a "
      + "method of its own.",
    provenBy: "SendsOnTheWayOut"
  ) { app in
    try app.launch()
    try app.textFields["Name"].tap()
    let isSentAtFirst = app.labels["Sent"].exists
    try tapBeside(app)
    return !isSentAtFirst && app.labels["Sent"].exists
  }

  Check("Send and the fields react to the first tap", points: 2) { app in
    for iOS in versions {
      for name in ["Name", "Town", "Phone"].shuffled(using: &app.random) {
        try app.launch(iOS: iOS)
        try app.textFields[name].tap()
        for other in ["Phone", "Name", "Town", name] {
          try app.textFields[other].tap()
          XCTAssertEqual(edited(app), other, "After a tap on \(other), which field is edited?")
        }
        assertNothingSent(app)
        try app.buttons["Send"].tap()
        XCTAssertTrue(app.labels["Sent"].isVisible, "One tap on Send should send.")
        XCTAssertNil(edited(app), "After Send, which field is edited?")
        try app.textFields[name].tap()
        try app.buttons["Send"].tap()
        XCTAssertNil(edited(app), "After Send was tapped once more, which field is edited?")
      }
      // Without a keyboard nothing has to go first.
      try app.launch(iOS: iOS)
      try app.buttons["Send"].tap()
      XCTAssertTrue(
        app.labels["Sent"].exists && app.labels["Sent"].isVisible,
        "One tap on Send should send at once, also when no field is edited.")
    }
  }
  .feedback(
    "While a field is edited a view lies over the form and takes each touch, so the user has to tap "
      + "twice. Take the touches behind the fields, not in front of them.",
    provenBy: "CoverOverAll"
  ) { app in
    try app.launch()
    try app.textFields["Name"].tap()
    try? app.buttons["Send"].tap()
    return !app.labels["Sent"].exists
  }
  .feedback(
    "The form is sent, but the keyboard is still there. Let Send end the editing as well.",
    provenBy: "SentWithTheKeyboard"
  ) { app in
    try app.launch()
    try app.textFields["Town"].tap()
    try tapBeside(app)
    guard edited(app) == nil else { return false }
    try app.textFields["Town"].tap()
    try app.buttons["Send"].tap()
    return app.labels["Sent"].exists && edited(app) == "Town"
  }
}
