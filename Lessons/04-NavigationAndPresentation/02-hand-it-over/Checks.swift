import CourseKit

/// The user types that name and taps Greet.
func greet(_ app: XCUIApplication, _ name: String) throws {
  try app.textFields[0].tap()
  try app.typeText(name)
  try app.perform("watch")
  try app.buttons["Greet"].tap()
}

/// Whether the greeting could be read while the last screen was sliding in; also if it came without an animation.
func isWritten(_ app: XCUIApplication, _ name: String) throws -> Bool {
  guard case .array(let texts) = try app.perform("textsOnTheWay") else { return true }
  return texts.contains(.string("Hello, \(name)!"))
}

/// All greetings that can be read. The title in the bar counts where nothing else greets.
func greetings(_ app: XCUIApplication) -> [String] {
  let inBar = app.navigationBars.flatMap { $0.labels.map(\.name) }
  let texts = Array(app.labels) + Array(app.textViews)
  let all = texts.filter { $0.isVisible && $0.text?.contains("Hello") == true }
  let below = all.filter { !inBar.contains($0.name) }
  return (below.isEmpty ? all : below).compactMap(\.text)
}

/// The user goes back by the bar.
func goBack(_ app: XCUIApplication) throws {
  try app.navigationBars[0].buttons["Names"].tap()
}

/// The user greets Ada, goes back, and greets Ben.
func greetTwo(_ app: XCUIApplication) throws {
  try app.launch()
  try greet(app, "Ada")
  try goBack(app)
  try greet(app, "Ben")
}

/// The user greets two people and goes back each time.
func greetAndReturn(_ app: XCUIApplication) throws {
  for name in ["Ada", "Ben"] {
    try greet(app, name)
    try goBack(app)
  }
}

let exercise = Exercise(
  iOS: 9,
  hints: [
    "What does the label hold when greet() is called for the first time? When is it made?",
    "Give the second controller a property for the name. NamesViewController sets the property, and "
      + "GreetingViewController makes a text of it when its view is loaded.",
    "In greet(): let greeting = GreetingViewController(), greeting.name = field.text ?? \"\", and "
      + "push it. In the other file: var name = \"\", and in viewDidLoad() label.text = \"Hello, "
      + "\\(name)!\".",
  ]
) {
  Check("the next screen greets the name that the user has typed", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try greetAndReturn(app) },
      "Only UIKit should call the screens' viewDidLoad(), viewWillAppear(_:) and the like.")
    try app.launch(iOS: IOSVersion(Int.random(in: 9...12, using: &app.random)))
    let name = app.random.word()
    try greet(app, name)
    XCTAssertEqual(greetings(app), ["Hello, \(name)!"], "The user should read one greeting.")
    XCTAssertTrue(
      try isWritten(app, name), "The greeting should be there when the screen begins to slide in.")
    XCTAssertEqual(
      app.root.children.map(\.className), ["NamesViewController", "GreetingViewController"],
      "The greeting should be on the stack, on top of the names.")
  }
  .feedback(
    "The question mark keeps the app alive but the label empty: as long as there is no label, nothing "
      + "is written. Pass the name, and write the text when the view has been loaded.",
    provenBy: "QuestionMark"
  ) { app in
    app.root.children.count == 2 && app.labels.allSatisfy { $0.text?.contains("Hello") != true }
  }
  .feedback(
    "Your code calls viewDidLoad() or viewWillAppear(_:) itself. UIKit calls viewDidLoad() once more when it loads the "
      + "view, so whatever it does is done twice. If the view has to be there earlier, loadViewIfNeeded() loads it; "
      + "but the greeting needs only the name.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try greetAndReturn(app) }
  }
  .feedback(
    "You present the greeting. So it covers the names and their bar, and there is no way back. "
      + "Push it onto the stack of the navigation controller.",
    provenBy: "Presented"
  ) { app in
    app.trace.contains(.call("present"))
  }
  .feedback(
    "The screen slides in without the greeting, which comes only when the screen has appeared, or by a timer. Write it "
      + "before the view appears: in viewDidLoad(), or in viewWillAppear(_:).",
    provenBy: "WrittenLate"
  ) { app in
    try app.launch()
    try greet(app, "Ada")
    return try greetings(app) == ["Hello, Ada!"] && !isWritten(app, "Ada")
  }
  .feedback(
    "The greeting contains no name: the field was emptied before your code read the name.",
    provenBy: "ClearedBefore"
  ) { app in
    app.labels["Hello, !"].exists
  }

  Check("each name gets a greeting of its own", points: 2) { app in
    try app.launch()
    for name in app.random.words(Int.random(in: 2...4, using: &app.random)) {
      try greet(app, name)
      XCTAssertEqual(
        greetings(app), ["Hello, \(name)!"], "Each time the user should read one greeting.")
      XCTAssertTrue(
        try isWritten(app, name),
        "Each greeting should be there when the screen begins to slide in.")
      try goBack(app)
    }
  }
  .feedback(
    "The second greeting is the first one again. The controller kept its view, and viewDidLoad() "
      + "is called once for each view. Make a new controller each time, or write the name "
      + "whenever the view is about to appear.",
    provenBy: "ShownOnce"
  ) { app in
    try greetTwo(app)
    return greetings(app) == ["Hello, Ada!"]
  }
  .feedback(
    "The previous name is still in the field, so the next one is typed after it. Empty the field when "
      + "you have passed the name.",
    provenBy: "FieldKept"
  ) { app in
    try app.launch()
    try greet(app, "Ada")
    try goBack(app)
    return app.textFields[0].text == "Ada"
  }
  .feedback(
    "The second greeting lies over the first, and both are drawn: viewWillAppear(_:) is called "
      + "each time, and each time you add a label. Add it in viewDidLoad(), and only set its "
      + "text later.",
    provenBy: "OneOnTheOther"
  ) { app in
    try greetTwo(app)
    return app.labels["Hello, Ada!"].exists && app.labels["Hello, Ben!"].exists
  }

  .feedback(
    "Greetings after the first come late: until the screen has slid in, it says hello to the previous name. The "
      + "controller is shown again with the view that it has. Write the name before it appears: in "
      + "viewWillAppear(_:), or when the name is set.",
    provenBy: "OldNameFirst"
  ) { app in
    try greetTwo(app)
    return try greetings(app) == ["Hello, Ben!"] && !isWritten(app, "Ben")
  }

  Check("the way back leads to the names") { app in
    try app.launch()
    try greet(app, app.random.word())
    if Bool.random(using: &app.random) { try app.swipeBack() } else { try goBack(app) }
    XCTAssertTrue(app.buttons["Greet"].isVisible, "The user should be back at the names.")
    XCTAssertEqual(app.textFields[0].text ?? "", "", "The field should be empty.")
    XCTAssertEqual(app.root.children.count, 1, "Only the names should be on the stack.")
  }
}
