import CourseKit

/// The view of a controller of that class; nil where none is on the screen.
func screen(_ app: XCUIApplication, _ controller: String) -> ViewElement? {
  app.views.first { $0.controllerName?.hasPrefix(controller) ?? false }
}

/// Whether the screen of that controller is wider than high.
func isWide(_ app: XCUIApplication, _ controller: String) -> Bool {
  screen(app, controller).map { $0.bounds.width > $0.bounds.height } ?? false
}

/// Turns the device to both sides, in any order, and expects the screen to follow or not.
func turnAround(
  _ app: XCUIApplication, _ controller: String, follows: Bool, _ message: String
) throws {
  for turn in sidesAndBack(app) {
    try app.rotate(to: turn)
    XCTAssertNotNil(screen(app, controller), "The \(controller) should be on the screen.")
    XCTAssertEqual(
      isWide(app, controller), follows && turn != .portrait,
      "\(message) Is it wide, when the device is turned to \(turn)?")
    XCTAssertEqual(
      try isInterfaceWide(app), follows && turn != .portrait,
      "\(message) Is the interface wide, when the device is turned to \(turn)?")
  }
}

/// What the root says that it supports, when it is asked.
func rootSupports(_ app: XCUIApplication, _ answer: String? = nil) -> Bool {
  app.trace.contains(
    .query("supportedInterfaceOrientations", on: app.root.name, answer: answer))
}

let (list, photo) = ("ListViewController", "PhotoViewController")

/// To the photo and back.
func lookAtThePhoto(_ app: XCUIApplication) throws {
  for button in ["Giraffe", "Back to the list"] { try app.buttons[button].tap() }
}

let exercise = Exercise(
  iOS: 6, subjects: [29],
  hints: [
    "Only the answer of the frontmost controller counts. Which controller is that here, what does it "
      + "answer, and which controller could it ask for a better answer?",
    "A subclass of UINavigationController can return the answer of the controller on top of its stack; "
      + "the delegate has to make an instance of it. For the way back: how does the list learn that "
      + "the user sees it again, and how can it tell that the interface is still wide?",
    "In the subclass, supportedInterfaceOrientations is topViewController?.supportedInterfaceOrientations ?? .portrait. In the list's "
      + "viewDidAppear(_:), if its view is wider than high: present(UprightViewController(), animated: "
      + "false) { self.dismiss(animated: false) }, where UprightViewController supports .portrait.",
  ]
) {
  Check("the list stays in portrait", points: 2) { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...9, using: &app.random))] {
      try app.launch(iOS: iOS)
      try turnAround(
        app, list, follows: false, "The list should stay in portrait on iOS \(iOS).")
    }
  }
  .feedback(
    "The list says in shouldAutorotate that it does not want to turn, but UIKit does not ask it: in "
      + "the trace only the navigation controller, which is in front, gets that question.",
    provenBy: "ListSaysNo"
  ) { app in
    try app.perform("topSaysNo") == true
      && !app.trace.contains(.query("shouldAutorotate", on: app.root.name, answer: "false"))
  }

  .feedback(
    "The list changed the bounds of its view, but the interface still lies on its side: the status "
      + "bar, alerts and the keyboard are turned. Make sure that the interface does not turn.",
    provenBy: "OtherBounds"
  ) { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    return try !isWide(app, list) && isInterfaceWide(app)
  }

  .feedback(
    "On iOS 7 the list stays upright, but on iOS 6 it turns: UIKit does not call "
      + "navigationControllerSupportedInterfaceOrientations(_:) there, which is new in iOS 7. The "
      + "answer of the navigation controller itself counts on both.",
    provenBy: "SilentOnSix"
  ) { app in
    let turns = try [6, 7].map { (iOS: IOSVersion) in
      try app.launch(iOS: iOS)
      try app.rotate(to: .landscapeLeft)
      return try isInterfaceWide(app)
    }
    return turns == [true, false]
  }

  Check("a photo follows the device, and the list does not", points: 2) { app in
    for iOS in [6, 7] as [IOSVersion] {
      try app.launch(iOS: iOS)
      try app.rotate(to: .landscapeLeft)
      XCTAssertFalse(
        try isWide(app, list) || isInterfaceWide(app),
        "The list should stay in portrait on iOS \(iOS).")
      try app.rotate(to: .portrait)
      try app.buttons["Giraffe"].tap()
      XCTAssertFalse(
        isWide(app, photo), "The photo should be upright on iOS \(iOS), like the device.")
      try turnAround(
        app, photo, follows: true, "The photo should follow the device on iOS \(iOS).")
    }
  }
  .feedback(
    "The photo lies on its side while the device is upright: you turn the interface when the photo appears. "
      + "A photo may be seen both ways. Let it say what it supports, and let the user turn the device.",
    provenBy: "WideByForce"
  ) { app in
    try app.launch()
    try app.buttons["Giraffe"].tap()
    return isWide(app, photo)
  }
  .feedback(
    "Your navigation controller says portrait, whichever controller is on top of its stack. It should "
      + "not decide by itself: let topViewController answer.",
    provenBy: "AlwaysPortrait"
  ) { app in
    app.root.className != "UINavigationController" && rootSupports(app, "portrait")
      && app.root.children.last?.className == photo
  }
  .feedback(
    "The app itself allows only portrait, in Info.plist or in its delegate, and no controller can "
      + "allow more. Let the app allow every orientation that one of its screens needs.",
    provenBy: "PortraitApp"
  ) { app in
    try app.launch()
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    return !isWide(app, photo) && rootSupports(app) && !rootSupports(app, "portrait")
  }
  .feedback(
    "Your navigation controller says that it does not want to turn, so UIKit does not ask for the "
      + "supported orientations, and the photo is frozen like the list. Return true there, and let the "
      + "set decide.",
    provenBy: "NeverTurns"
  ) { app in
    app.trace.contains(.query("shouldAutorotate", on: app.root.name, answer: "false"))
  }

  Check("the list is upright again when the user comes back to it") { app in
    XCTAssertFalse(
      app.callsByHand { try lookAtThePhoto(app) },
      "Only UIKit should call the screens' viewDidAppear(_:) and the like.")
    let sides = [DeviceOrientation.landscapeLeft, .landscapeRight].shuffled(using: &app.random)
    let runs = sides.flatMap { side in [6 as IOSVersion, 7].map { ($0, side) } }
    for (iOS, side) in runs {
      try app.launch(iOS: iOS)
      let root = app.root.name
      try app.buttons["Giraffe"].tap()
      try app.rotate(to: side)
      XCTAssertTrue(isWide(app, photo), "The photo should follow the device on iOS \(iOS).")
      try app.buttons["Back to the list"].tap()
      XCTAssertTrue(app.controllers[list].isOnScreen, "The list should be on the screen.")
      XCTAssertFalse(
        isWide(app, list),
        "On iOS \(iOS) the list should be upright, although the device is turned to \(side).")
      XCTAssertFalse(
        try isInterfaceWide(app),
        "On iOS \(iOS) the whole interface should be upright with the list.")
      try turnAround(app, list, follows: false, "The list should stay in portrait.")
      try app.buttons["Giraffe"].tap()
      try app.rotate(to: side)
      XCTAssertTrue(isWide(app, photo), "The next photo should follow the device again.")
      XCTAssertEqual(
        app.root.name, root, "The navigation controller of the launch should still be the root.")
      // A photo that was presented has no way back but its own button.
      guard app.root.children.count > 1 else { continue }
      try app.buttons["Back"].tap()
      XCTAssertFalse(
        isWide(app, list),
        "On iOS \(iOS) the list should be upright after a tap on the navigation bar's Back, too.")
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "attemptRotationToDeviceOrientation() turns the interface to the orientation of the device, if "
      + "that is allowed. The device lies on its side, and the list must not turn there. Present a "
      + "controller that supports only portrait, and dismiss it at once.",
    provenBy: "AskedAgain"
  ) { app in
    app.trace.contains(EventPattern(kind: .call, name: "attemptRotationToDeviceOrientation"))
  }
  .feedback(
    "The list presents a controller again and again without end: when it is dismissed the list appears again, and the "
      + "device still lies on its side. Check whether the view of the list is wider than high; after the turn "
      + "it is not.",
    provenBy: "WithoutEnd"
  ) { app in
    app.trace.count(of: .call("present")) > 20
  }
  .feedback(
    "The controller that you present to turn the interface is still there, and hides the list. Dismiss "
      + "it as soon as it has been presented.",
    provenBy: "NeverDismissed"
  ) { app in
    try app.launch()
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    try app.buttons["Back to the list"].tap()
    try app.advance(by: 2)
    return app.root.presented.exists
  }
  .feedback(
    "You replaced the navigation controller with another one, so everything in the first one is gone. "
      + "Keep it as the root; present a controller that supports only portrait, and dismiss it at "
      + "once.",
    provenBy: "AnotherRoot"
  ) { app in
    try app.launch()
    let root = app.root.name
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    try app.buttons["Back to the list"].tap()
    return app.root.name != root
  }
  .feedback(
    "The list turns the interface back from one side, but not from the other. Do not compare with one of the two "
      + "landscapes: check whether the view is wider than high.",
    provenBy: "FromOneSide"
  ) { app in
    let stays = try [DeviceOrientation.landscapeLeft, .landscapeRight].map { side in
      try app.launch()
      try app.buttons["Giraffe"].tap()
      try app.rotate(to: side)
      try app.buttons["Back to the list"].tap()
      return isWide(app, list)
    }
    return stays[0] != stays[1]
  }
  .feedback(
    "Your photo turns the interface back when its own button is tapped. The navigation bar has a Back "
      + "button as well: let the list do it, however the user came back.",
    provenBy: "OnlyByTheButton"
  ) { app in
    try app.launch()
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    try app.buttons["Back to the list"].tap()
    let wasUpright = !isWide(app, list)
    try app.rotate(to: .portrait)
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    try app.buttons["Back"].tap()
    return wasUpright && isWide(app, list)
  }
  .feedback(
    "The photo was wide when the user left it, and a pop does not turn the interface. Only a "
      + "presentation turns it: when the list has appeared and its view is wider than high, present a "
      + "controller that supports only portrait, without animation, and dismiss it at once.",
    provenBy: "LeftWide"
  ) { app in
    try app.launch()
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    try app.buttons["Back to the list"].tap()
    return isWide(app, list) && rootSupports(app, "portrait")
  }
  .feedback(
    "Your code calls viewDidAppear(_:) or the like of a screen itself. UIKit calls it whenever the screen has come "
      + "back, so what it does is done twice; iOS 17 says so on the console. Leave your own call out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try lookAtThePhoto(app) }
  }

  Check("a third screen decides for itself as well") { app in
    try app.launch()
    XCTAssertEqual(
      app.root.children.map(\.className), [list],
      "The list should still be in a navigation controller, and that should be the root.")
    // No code can know which way this map turns; the interface turns against the device.
    let sides: [DeviceOrientation] = [.landscapeLeft, .landscapeRight]
    let device = sides[Int.random(in: 0...1, using: &app.random)]
    let side = device == .landscapeRight ? "landscapeLeft" : "landscapeRight"
    XCTAssertEqual(try app.perform("showMap", .string(side)), true)
    for (turn, wide) in [(sides[0], device == sides[0]), (sides[1], device == sides[1])] {
      // From upright: an interface that may not turn on stays as it stands, on its side too.
      try app.rotate(to: .portrait)
      try app.rotate(to: turn)
      let map = app.root.children.last?.className ?? ""
      XCTAssertEqual(
        isWide(app, map), wide,
        "A map that supports portrait and \(side) is on top. The device was turned to \(turn).")
    }
    try app.launch()
    XCTAssertEqual(try app.perform("showWideMap", .string(side)), true)
    for turn in [device, .portrait] {
      try app.rotate(to: turn)
      XCTAssertTrue(
        isWide(app, app.root.children.last?.className ?? ""),
        "A map that supports only \(side) is on top. The device was turned to \(turn).")
    }
  }
  .feedback(
    "Your navigation controller adds portrait to the answer of the screen on top. A screen that is "
      + "made for one side only would be turned upright: pass on its answer unchanged.",
    provenBy: "AddsPortrait"
  ) { app in
    try app.launch()
    try app.perform("showWideMap", .string("landscapeRight"))
    try app.rotate(to: .landscapeRight)
    guard try !isInterfaceWide(app) else { return false }
    try app.rotate(to: .landscapeLeft)
    let wasWide = isWide(app, "Stage.MapViewController")
    try app.rotate(to: .portrait)
    return app.root.className != "UINavigationController" && wasWide
      && !isWide(app, "Stage.MapViewController")
  }
  .feedback(
    "The map turns to a side that it does not support: your code knows the list, and treats all other screens "
      + "alike. Ask topViewController what it supports, whatever class it has.",
    provenBy: "AllButTheList"
  ) { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    guard try !isInterfaceWide(app) else { return false }
    try app.rotate(to: .portrait)
    try app.perform("showMap", .string("landscapeRight"))
    try app.rotate(to: .landscapeRight)
    return try isInterfaceWide(app)
  }
  .feedback(
    "The delegate allows what a variable says, and the photo sets that variable. Each new screen would "
      + "have to set it as well, and the map does not know of it. Ask the screen on top what it "
      + "supports.",
    provenBy: "FlagInTheDelegate"
  ) { app in
    guard app.root.className == "UINavigationController" else { return false }
    try app.launch()
    try app.perform("showMap", .string("landscapeRight"))
    try app.rotate(to: .landscapeLeft)
    let answers = app.trace.filter {
      $0.isNamed("application(_:supportedInterfaceOrientationsFor:)")
    }
    try app.launch()
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    return answers.count > 0 && isWide(app, photo)
  }
  .feedback(
    "The map is on top, but its answer is ignored: your code decides only for the screens that it knows. Ask "
      + "topViewController what it supports, whatever class it has.",
    provenBy: "ByClass"
  ) { app in
    app.root.children.last?.className == "Stage.MapViewController"
      && !isWide(app, "Stage.MapViewController")
      && app.trace.contains { $0.name == "supportedInterfaceOrientations" }
      && (app.root.className != "UINavigationController"
        || app.trace.contains { $0.isNamed("application(_:supportedInterfaceOrientationsFor:)") })
  }
}
