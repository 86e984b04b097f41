import CourseKit

/// Phones with what bar, notch and the line at the lower edge cover of them.
func phones(upright: Bool) -> [Phone] {
  let kinds: [(String, IOSVersion, Double, Double)] = [
    ("iPhone SE", 11, 20, 0), ("iPhone 8", 16, 20, 0), ("iPhone 8 Plus", 13, 20, 0),
    ("iPhone X", 11, 44, 34), ("iPhone XR", 14, 48, 34), ("iPhone 14 Pro", 16, 59, 34),
  ]
  return kinds.enumerated().map { number, kind in
    let (device, iOS, top, bottom) = kind
    return Phone(
      iOS: iOS, device: device,
      orientation: upright ? .portrait : number % 2 == 0 ? .landscapeLeft : .landscapeRight,
      top: upright ? top : 0, bottom: upright ? bottom : bottom > 0 ? 21 : 0,
      sides: upright || bottom == 0 ? 0 : top)
  }
}

/// The three views from top to bottom.
func parts(_ app: XCUIApplication) -> (headline: Rectangle, note: Rectangle, button: Rectangle) {
  (
    app.labels["Bread and rolls"].frameOnScreen, app.labels["Ready at seven"].frameOnScreen,
    app.buttons["Order"].frameOnScreen
  )
}

/// Expects the upper edge, the lower edge and the room between them to be used.
func assertStacked(_ app: XCUIApplication, _ phone: Phone) {
  let (headline, note, button) = parts(app)
  XCTAssertEqual(
    button.y + button.height, app.screen.bounds.height - phone.bottom - 20, accuracy: 0.5,
    "\(phone.name) where should Order end?")
  XCTAssertEqual(button.height, 44, accuracy: 0.5, "\(phone.name) how high is Order?")
  XCTAssertEqual(
    note.y, headline.y + headline.height + 12, accuracy: 0.5,
    "\(phone.name) where should the note begin?")
  XCTAssertEqual(
    note.y + note.height, button.y - 12, accuracy: 0.5, "\(phone.name) where should the note end?")
}

/// Whether UIKit had to leave a constraint out.
func isContradicted(_ app: XCUIApplication) -> Bool {
  app.trace.contains(.console("Unable to simultaneously satisfy constraints"))
}

/// Launches the app on an iPhone X and says where the headline begins and the button ends.
func edges(_ app: XCUIApplication) throws -> (top: Double, bottom: Double) {
  try app.launch(iOS: 13, device: "iPhone X")
  let (headline, _, button) = parts(app)
  return (headline.y, button.y + button.height)
}

let exercise = Exercise(
  iOS: 13, device: "iPhone X", subjects: [30],
  hints: [
    "On which phone was 36 measured, and from which edge? Which edges of the screen do the constraints "
      + "not mention at all?",
    "All positions are measured from the top of the view. Measure the headline, and all left and right "
      + "edges, from safe instead of view: on an iPhone 8 the safe area begins at 20.",
    "The button needs constraints for its lower and right edge instead of fixed lengths: remove the "
      + "note's height, c11, and the button's width, c9, and add two constraints between button and "
      + "safe.",
    "c1 becomes secondItem=\"safe\" with constant=\"16\". New: <constraint firstItem=\"safe\" firstAttribute=\"bottom\" "
      + "secondItem=\"button\" secondAttribute=\"bottom\" constant=\"20\" id=\"c13\"/>, and the same with trailing "
      + "in both places and the id c14.",
  ]
) {
  Check("the headline begins below the status bar and the notch") { app in
    for phone in phones(upright: true) {
      try phone.launch(app)
      let headline = parts(app).headline
      XCTAssertEqual(
        headline.y, phone.top + 16, accuracy: 0.5, "\(phone.name) where should the headline begin?")
      XCTAssertEqual(headline.height, 30, accuracy: 0.5, "\(phone.name) how high is the headline?")
    }
  }
  .feedback(
    "This number is right for one notch, but others are higher, or there is no notch. The constraint "
      + "is still measured from the edge of the view; measure it from the safe area.",
    provenBy: "NumbersOfAnotherPhone"
  ) { app in
    try edges(app).top == 60
  }
  .feedback(
    "The trace says it: not all of the constraints can be true at once, so UIKit left one out. The "
      + "note has a fixed height, but it also fills the space between the headline and the button. "
      + "Remove one of the two.",
    provenBy: "HeightKept"
  ) { app in
    _ = try edges(app)
    return isContradicted(app)
  }
  .feedback(
    "The headline still begins 36 points below the edge of the view. That was 20 for the status bar of "
      + "an iPhone 8, plus 16. The safe area begins where the bar or the notch ends.",
    provenBy: "TopOfTheView"
  ) { app in
    let edges = try edges(app)
    return edges.top == 36 && edges.bottom != 647
  }

  Check("Order is at the lower edge, and the note is between the two", points: 2) { app in
    for phone in phones(upright: true) {
      try phone.launch(app)
      assertStacked(app, phone)
      try app.buttons["Order"].tap()
      XCTAssertTrue(
        app.labels["Ordered"].isVisible, "\(phone.name) the user should be able to tap Order.")
    }
  }
  .feedback(
    "The button ends below the edge that it should stay above. A constant says how much further down "
      + "the first item is. Swap the two items, or make the constant negative.",
    provenBy: "WrongSign"
  ) { app in
    try edges(app).bottom > 812 - 34
  }
  .feedback(
    "The button keeps 20 points from the edge of the view. On an iPhone X the home indicator is there. "
      + "Measure from the safe area.",
    provenBy: "ToTheEdgeOfTheView"
  ) { app in
    try edges(app).bottom == 812 - 20
  }
  .feedback(
    "No constraint ties the button to the lower edge, so its position depends on the views above it. "
      + "It needs a constraint between its bottom and the bottom of the safe area.",
    provenBy: "NothingFromBelow"
  ) { app in
    try edges(app).bottom < 400
  }

  Check("all three stay between the left and right edges", points: 2) { app in
    for phone in phones(upright: true) + phones(upright: false) {
      try phone.launch(app)
      let (headline, note, button) = parts(app)
      for (part, what) in [(headline, "headline"), (note, "note"), (button, "button")] {
        XCTAssertEqual(
          part.x, phone.sides + 20, accuracy: 0.5, "\(phone.name) where should the \(what) begin?")
        XCTAssertEqual(
          part.x + part.width, app.screen.bounds.width - phone.sides - 20, accuracy: 0.5,
          "\(phone.name) where should the \(what) end?")
      }
    }
  }
  .feedback(
    "The button is 335 points wide on every phone: c9 says so, but an iPhone SE is only 320 points "
      + "wide. Remove the width, and say where the button ends.",
    provenBy: "WidthKept"
  ) { app in
    let hasBegun = try edges(app).bottom != 647
    try app.launch(iOS: 13, device: "iPhone SE")
    return hasBegun && (isContradicted(app) || parts(app).button.width == 335)
  }
  .feedback(
    "In portrait this is right. In landscape the notch of an iPhone X is at the left or at the right, "
      + "and these constraints are measured from the edge of the view. Measure them from the safe "
      + "area.",
    provenBy: "SidesOfTheView"
  ) { app in
    let hasBegun = try edges(app).bottom != 647
    try app.rotate(to: .landscapeLeft)
    return hasBegun && parts(app).headline.x == 20
  }

  Check("in landscape the phone shows all three") { app in
    for phone in phones(upright: false) {
      try phone.launch(app)
      XCTAssertEqual(
        parts(app).headline.y, phone.top + 16, accuracy: 0.5,
        "\(phone.name) where should the headline begin?")
      assertStacked(app, phone)
    }
  }
}
