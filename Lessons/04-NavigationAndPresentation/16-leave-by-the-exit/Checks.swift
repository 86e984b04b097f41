import CourseKit

/// The user types that text into the field of the screen in front.
func type(_ app: XCUIApplication, _ text: String) throws {
  try app.textFields.filter(\.isVisible).first?.tap()
  try app.typeText(text)
}

/// The user goes on to the topping screen with that size, and types that topping.
func choose(_ app: XCUIApplication, _ size: String, _ topping: String) throws {
  try app.buttons["New order"].tap()
  try type(app, size)
  try app.buttons["Next"].tap()
  try type(app, topping)
}

/// The user orders a pizza, on the stack.
func orderOlives(_ app: XCUIApplication) throws {
  try choose(app, "Large", "olives")
  try app.buttons["Order"].tap()
}

/// The user orders the same size again, and types that topping on the screen that is presented.
func again(_ app: XCUIApplication, _ topping: String) throws {
  try app.buttons["The same size again"].tap()
  XCTAssertTrue(app.root.presented.exists, "*The same size again* should present a screen.")
  try type(app, topping)
}

/// What the first screen says, if it is in front.
func order(_ app: XCUIApplication) -> String? {
  app.labels.first { $0.isVisible && $0.text != "Pizza" }?.text
}

/// Expects the first screen alone, with that text.
func assertStart(_ app: XCUIApplication, _ text: String, _ when: String) {
  XCTAssertFalse(app.root.presented.exists, "\(when) no screen should be presented.")
  XCTAssertEqual(
    app.root.children.map(\.className), ["StartViewController"],
    "\(when) only the first screen should be on the stack.")
  XCTAssertEqual(order(app), text, "\(when) the first screen should say what is ordered.")
}

/// The questions by which an unwind segue finds its way.
func walk(_ app: XCUIApplication) -> Trace {
  app.trace.filter { $0.name.hasPrefix("canPerformUnwindSegueAction") }
}

let exercise = Exercise(
  iOS: 9, subjects: [35],
  hints: [
    "Three things have to match: the segue of the button, the Exit of the same scene, and a method of "
      + "the controller to which the user goes back.",
    "Compare the screen *Size* with *Pizza*: one of them prepares its segue. For the way back, "
      + "unwindAction is the selector of your method, with its colon, and segue.source in that method "
      + "is the topping screen.",
    "In the button Order: <connections><segue destination=\"top-ex-001\" kind=\"unwind\" "
      + "identifier=\"ordered\" unwindAction=\"ordered:\" id=\"top-sg-001\"/></connections>. In "
      + "StartViewController: @IBAction func ordered(_ segue: UIStoryboardSegue), where you read size "
      + "and field of segue.source as? ToppingViewController.",
    "The rest: Cancel gets such a segue with unwindAction=\"cancelled:\" and an id of its own, and the first screen "
      + "a method cancelled(_:) that does nothing. ordered(_:) also sets the property size. SizeViewController "
      + "has override func prepare(for segue: UIStoryboardSegue, sender: Any?) with (segue.destination as? "
      + "ToppingViewController)?.size = field?.text ?? \"\".",
  ]
) {
  Check("Order leads back with the pizza", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand {
        try orderOlives(app)
        try choose(app, "Large", "cheese")
        try app.buttons["Cancel"].tap()
      },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    for iOS in [IOSVersion(Int.random(in: 6...8, using: &app.random)), 9] {
      try app.launch(iOS: iOS)
      for _ in 1...2 {
        let (size, topping) = (app.random.word(), app.random.word())
        try choose(app, size, topping)
        try app.buttons["Order"].tap()
        assertStart(app, "\(size) with \(topping)", "After Order on iOS \(iOS)")
      }
      XCTAssertGreaterThan(
        walk(app).count, 0, "On iOS \(iOS) an unwind segue should lead back to the first screen.")
    }
  }
  .feedback(
    "There is now a second copy of the first screen, on top of the others: the stack has grown. A segue "
      + "of the kind show always makes a new controller. To go back the button needs a segue of the "
      + "kind unwind, to the Exit of its own scene.",
    provenBy: "SegueToTheStart"
  ) { app in
    app.root.children.filter { $0.className == "StartViewController" }.count > 1
  }
  .feedback(
    "The unwind segue looks for an action whose selector has no colon, but no controller has such an "
      + "action. The selector of a method with one unnamed argument ends with a colon.",
    provenBy: "WithoutTheColon"
  ) { app in
    walk(app).contains { $0.arguments.first?.hasSuffix(":") == false }
  }
  .feedback(
    "UIKit asks the controllers on the way whether they have the action that the segue names, and all of "
      + "them answer false. The action belongs to the controller to which the user goes back, not to the "
      + "one that is left. Is it spelled the same in the storyboard and in the class?",
    provenBy: "ActionInTheSource"
  ) { app in
    walk(app).count > 0 && app.buttons["Order"].isVisible
  }
  .feedback(
    "The user is back, but the choice is lost: the unwind action does not read it, or asks the wrong screen. "
      + "segue.source is the topping screen; segue.destination is the first screen itself.",
    provenBy: "DestinationInsteadOfSource"
  ) { app in
    order(app) == "Nothing ordered"
  }
  .feedback(
    "The topping arrives but the size does not. SizeViewController has to pass it on in "
      + "prepare(for:sender:), when the user leaves the screen.",
    provenBy: "SizeForgotten"
  ) { app in
    order(app)?.hasPrefix(" with ") == true
  }
  .feedback(
    "The unwind action calls viewWillAppear(_:) or the like itself, so that the first screen shows the pizza. UIKit "
      + "calls these methods when the screen appears. Show the pizza in the action, or in a method of your own.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand {
      try orderOlives(app)
      try choose(app, "Large", "cheese")
      try app.buttons["Cancel"].tap()
    }
  }
  .feedback(
    "The way back works, but your code pops and dismisses. That code has to know how the screen was "
      + "shown. Connect the button with the Exit of its scene, and UIKit finds the way.",
    provenBy: "BackInCode"
  ) { app in
    app.root.children.count == 1 && order(app)?.contains(" with ") == true && walk(app).count == 0
  }

  Check("Cancel leads back without it", points: 2) { app in
    for iOS in [IOSVersion(Int.random(in: 6...8, using: &app.random)), 9, 12] {
      try app.launch(iOS: iOS)
      let (size, topping) = (app.random.word(), app.random.word())
      try choose(app, app.random.word(), app.random.word())
      try app.buttons["Cancel"].tap()
      assertStart(app, "Nothing ordered", "After Cancel on iOS \(iOS)")
      XCTAssertGreaterThan(walk(app).count, 0, "On iOS \(iOS) Cancel should be an unwind segue.")
      try choose(app, size, topping)
      try app.buttons["Order"].tap()
      try choose(app, app.random.word(), app.random.word())
      try app.buttons["Cancel"].tap()
      assertStart(app, "\(size) with \(topping)", "After Order and Cancel on iOS \(iOS)")
      try app.buttons["New order"].tap()
      try type(app, app.random.word())
      try app.buttons["Next"].tap()
      try app.buttons["Cancel"].tap()
      assertStart(
        app, "\(size) with \(topping)", "After Cancel without a topping on iOS \(iOS)")
    }
  }
  .feedback(
    "A cancelled pizza is ordered as well. Both buttons lead to the same action, which does not check "
      + "which of the two was tapped.",
    provenBy: "CancelOrders"
  ) { app in
    try app.launch()
    try choose(app, "Large", "olives")
    try app.buttons["Cancel"].tap()
    return order(app) == "Large with olives"
  }
  .feedback(
    "Cancel leads back with code. Connect it with the Exit of its scene, like Order.",
    provenBy: "CancelInCode"
  ) { app in
    try app.launch()
    try choose(app, "Large", "olives")
    try app.buttons["Cancel"].tap()
    return order(app) == "Nothing ordered" && walk(app).count == 0
  }
  .feedback(
    "Cancel does nothing: its button has no segue to the Exit of its scene, or the segue names an "
      + "action that no controller has.",
    provenBy: "CancelForgotten", alsoForStarter: true
  ) { app in
    app.buttons["Cancel"].isVisible
  }

  Check("the same exit leads out of a presented screen", points: 2) { app in
    for iOS in [IOSVersion(Int.random(in: 6...8, using: &app.random)), 9, 12] {
      try app.launch(iOS: iOS)
      let words = app.random.words(8)
      let large = "\(words[6]) \(words[7])"
      try again(app, words[0])
      // However long the screen takes to go.
      if iOS >= 9 { try app.perform("hurry") }
      try app.buttons["Order"].tap()
      assertStart(app, "Medium with \(words[0])", "After the first Order on iOS \(iOS)")
      try choose(app, words[1], words[2])
      try app.buttons["Order"].tap()
      try choose(app, words[3], words[4])
      try app.buttons["Cancel"].tap()
      try again(app, words[5])
      try app.buttons["Cancel"].tap()
      assertStart(app, "\(words[1]) with \(words[2])", "After Cancel on iOS \(iOS)")
      try again(app, words[5])
      try app.buttons["Order"].tap()
      assertStart(app, "\(words[1]) with \(words[5])", "After Order again on iOS \(iOS)")
      try choose(app, large, words[3])
      try app.buttons["Order"].tap()
      try again(app, words[4])
      try app.buttons["Order"].tap()
      assertStart(app, "\(large) with \(words[4])", "After another size on iOS \(iOS)")
    }
  }
  .feedback(
    "The same size again always begins with the medium one. The first screen has a property for the "
      + "size of the last pizza, but no code sets it when a pizza is ordered.",
    provenBy: "SizeNotRemembered"
  ) { app in
    try app.launch()
    try choose(app, "Large", "olives")
    try app.buttons["Order"].tap()
    try app.buttons["The same size again"].tap()
    try type(app, "ham")
    try app.buttons["Order"].tap()
    return order(app) == "Medium with ham"
  }
  .feedback(
    "You read the size from the text of the label, so a size of two words loses one of them. Keep the size "
      + "in the property.",
    provenBy: "SizeReadFromTheLabel"
  ) { app in
    try app.launch()
    try choose(app, "Very large", "olives")
    try app.buttons["Order"].tap()
    try again(app, "ham")
    try app.buttons["Order"].tap()
    return order(app) == "Very with ham"
  }
  .feedback(
    "The second size that is chosen is not remembered, only the first. Each order has a size.",
    provenBy: "OnlyTheFirstSize"
  ) { app in
    try app.launch()
    for size in ["Large", "Small"] {
      try choose(app, size, "olives")
      try app.buttons["Order"].tap()
    }
    try again(app, "ham")
    try app.buttons["Order"].tap()
    return order(app) == "Large with ham"
  }
  .feedback(
    "*The same size again* pushes the screen now, but it was meant to be presented. An unwind segue leads "
      + "back from both: leave the kind of that segue as it was.",
    provenBy: "PushedAgain"
  ) { app in
    try app.launch()
    try app.buttons["The same size again"].tap()
    return app.root.children.count == 2
  }
}
