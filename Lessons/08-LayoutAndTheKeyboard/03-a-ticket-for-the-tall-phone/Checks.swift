import CourseKit

/// Where that lies in the controller's view, whatever views are between.
func place(_ part: ViewElement, _ app: XCUIApplication) -> Rectangle {
  let (frame, whole) = (part.frameOnScreen, app.root.view.frameOnScreen)
  return Rectangle(
    x: frame.x - whole.x, y: frame.y - whole.y, width: frame.width, height: frame.height)
}

/// Where the middle of the seat is in the controller's view.
func middle(_ app: XCUIApplication) -> [Double] {
  let frame = place(app.labels["Row 7, seat 12"], app)
  return [frame.x + frame.width / 2, frame.y + frame.height / 2]
}

/// Expects seat and button in their places, and that the user sees them.
func assertInPlace(_ app: XCUIApplication, _ when: String) {
  let whole = app.root.view.bounds
  let seat = middle(app)
  XCTAssertEqual(
    seat[0], whole.width / 2, accuracy: 0.5,
    "\(when) the seat should be as far from the left as from the right.")
  XCTAssertEqual(
    seat[1], whole.height / 2, accuracy: 0.5,
    "\(when) the seat should be as far from the top as from the bottom.")
  let button = place(app.buttons["Show the code"], app)
  XCTAssertEqual(
    button.x + button.width / 2, whole.width / 2, accuracy: 0.5,
    "\(when) the button should be as far from the left as from the right.")
  XCTAssertEqual(
    button.y + button.height, whole.height - 20, accuracy: 0.5,
    "\(when) the button should end 20 points above the lower edge.")
  XCTAssertTrue(app.labels["Row 7, seat 12"].isVisible, "\(when) the user should see the seat.")
  XCTAssertTrue(app.buttons["Show the code"].isVisible, "\(when) the user should see the button.")
}

/// Whether the seat is in the middle on a phone.
func isInTheMiddle(_ app: XCUIApplication, on device: String) throws -> Bool {
  try app.launch(device: device)
  return abs(middle(app)[1] - app.root.view.bounds.height / 2) <= 0.5
}

let exercise = Exercise(
  iOS: 6, device: "iPhone 5", subjects: [12],
  hints: [
    "Two faults, one after the other. Before any code runs, iOS looks for a file: compare the names in "
      + "the folder with the name in the task. Then: which value in TicketViewController.swift tells "
      + "how high the view is?",
    "The name of the image lacks one letter. In the code, add the two views in viewDidLoad(), and set "
      + "their centres in viewWillLayoutSubviews(), from view.bounds.",
    "mv Launch-568@2x.png Launch-568h@2x.png; and in viewWillLayoutSubviews(), after super: seat.center "
      + "= CGPoint(x: view.bounds.midX, y: view.bounds.midY). The button's centre is half of its "
      + "height above view.bounds.maxY - 20.",
  ]
) {
  Check("iOS gives the app the whole screen of an iPhone 5", points: 2) { app in
    for iOS in [6, 7, 9] as [IOSVersion] {
      try app.launch(iOS: iOS, device: "iPhone 5")
      XCTAssertFalse(app.screen.isLetterboxed, "On iOS \(iOS) there should be no black bands.")
      XCTAssertEqual(
        app.keyWindow.frame, app.screen.bounds, "On iOS \(iOS) the window should fill the screen.")
    }
  }
  .feedback(
    "A larger window does not make the screen larger: now a part of the app is under the black band. "
      + "The window was right. iOS looks for a file.",
    provenBy: "TallWindow"
  ) { app in
    app.screen.isLetterboxed && app.keyWindow.frame.height > app.screen.bounds.height
  }
  .feedback(
    "The name begins with Default, but Info.plist says that the names begin with Launch. Change one of "
      + "the two.",
    provenBy: "TheUsualName"
  ) { app in
    try app.perform("hasImage", "Default-568h@2x.png") == true
  }
  .feedback(
    "iOS does not look for a capital H. On a Mac such a name often works nevertheless, but not on a phone.",
    provenBy: "CapitalH"
  ) { app in
    try app.perform("hasImage", "Launch-568H@2x.png") == true
  }

  Check("the seat and the button are in place on both screens", points: 2) { app in
    for device in ["iPhone 4S", "iPhone 5"] {
      for iOS in [6, 7, 9] as [IOSVersion] {
        try app.launch(iOS: iOS, device: device)
        assertInPlace(app, "On the \(device) with iOS \(iOS)")
      }
    }
  }
  .feedback(
    "The middle of the screen is not the middle of the view: on iOS 6 the view begins below the status bar and "
      + "is 20 points shorter. Ask the view that contains the label.",
    provenBy: "MiddleOfTheScreen"
  ) { app in
    try app.launch(iOS: 6, device: "iPhone 5")
    let onSix = middle(app)[1]
    try app.launch(iOS: 7, device: "iPhone 5")
    return onSix == 284 && middle(app)[1] == 284
  }
  .feedback(
    "The positions come from view.frame, which says where the view lies in its superview: on iOS 6 it begins below the "
      + "status bar, so everything is 20 points too low. view.bounds is the same rectangle in the view's own "
      + "coordinates, in which its subviews lie.",
    provenBy: "FrameInsteadOfBounds"
  ) { app in
    try app.launch(iOS: 6, device: "iPhone 5")
    let frame = app.root.view.frame
    return frame.y > 0 && Double(middle(app)[1]) == frame.y + frame.height / 2
  }
  .feedback(
    "Now it is right on the iPhone 5 but wrong on the phones before it. The next screen will have yet "
      + "another height: compute the positions from view.bounds.",
    provenBy: "OtherNumbers"
  ) { app in
    try isInTheMiddle(app, on: "iPhone 5") && !isInTheMiddle(app, on: "iPhone 4S")
  }

  Check("they stay in place when the view gets another size") { app in
    for iOS in [6, 7, 9] as [IOSVersion] {
      try app.launch(iOS: iOS)
      let size = [
        2 * Int.random(in: 110...160, using: &app.random),
        2 * Int.random(in: 90...270, using: &app.random),
      ]
      XCTAssertEqual(try app.perform("resize", .array(size.map { .int($0) })), true)
      assertInPlace(app, "In a view of \(size[0]) by \(size[1]) points")
      XCTAssertEqual(
        try app.perform("hasMovedLater"), false,
        "Seat and button should be in place as soon as the layout is over.")
    }
  }
  .feedback(
    "Seat and button move only after the layout, so the user sees them jump. A block for the main queue and a timer "
      + "run later than the layout: set the positions in the callback itself.",
    provenBy: "ALittleLater"
  ) { app in
    try app.launch()
    try app.perform("resize", [320, 300])
    return try app.perform("hasMovedLater") == true
  }
  .feedback(
    "The positions are computed only once, when the view is loaded or appears. Compute them whenever "
      + "the size of the view has changed.",
    provenBy: "AtTheLoad"
  ) { app in
    guard try isInTheMiddle(app, on: "iPhone 5"), !app.screen.isLetterboxed else { return false }
    let before = middle(app)
    try app.perform("resize", [320, 300])
    return middle(app) == before
  }
}
