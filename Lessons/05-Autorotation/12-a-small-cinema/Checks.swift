import CourseKit

/// An iPhone that ran this version.
func phone(_ iOS: IOSVersion) -> String { iOS < 10 ? "iPhone 4S" : "iPhone 6" }

/// An iPad that ran this version.
func pad(_ iOS: IOSVersion) -> String {
  iOS < 7 ? "iPad 2" : iOS < 10 ? "iPad Air" : "iPad Pro"
}

let sides: [DeviceOrientation] = [.landscapeLeft, .landscapeRight]

/// Versions of all the ways to turn; iOS 8 leaves the interface as it is after a dismissal.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [5, 6, 7, IOSVersion(Int.random(in: 9...12, using: &app.random))]
}

/// Launches the cinema with films that nobody can know.
func launch(
  _ app: XCUIApplication, iOS: IOSVersion = 9, device: String? = nil,
  films: [String] = ["One", "Two"]
) throws {
  try app.launch(
    iOS: iOS, device: device ?? phone(iOS), arguments: ["-films", films.joined(separator: ",")])
  try app.advance(by: 1)
}

func sees(_ app: XCUIApplication, _ button: String) -> Bool {
  app.buttons.contains { $0.text == button && $0.isVisible }
}

/// Goes back to the programme, by the button or by the bar.
func goBack(_ app: XCUIApplication, byBar: Bool) throws {
  if byBar {
    try app.navigationBars[0].buttons[0].tap()
  } else {
    try tap(app, "Back to the programme")
  }
}

/// Turns the device in every way, in any order, and expects the interface to follow where it may.
func turnAround(
  _ app: XCUIApplication, allowed: Set<DeviceOrientation>, _ when: String
) throws {
  for turn in allWays(app) {
    let before = try orientation(app)
    try app.rotate(to: turn)
    XCTAssertEqual(
      try orientation(app), allowed.contains(turn) ? interfaces[turn] : before,
      "\(when) How does the interface stand when the device is turned to \(turn)?")
  }
}

/// Whether the picture has its half of the poster's view, but for half a point.
func hasItsHalf(_ app: XCUIApplication) -> Bool {
  guard let poster = app.root.children.last?.view else { return false }
  let whole = poster.bounds
  let isWide = whole.width > whole.height
  let (width, height) = isWide ? (whole.width / 2, whole.height) : (whole.width, whole.height / 2)
  let picture = app.views["picture"]
  guard picture.exists, let frame = place(of: picture.name, in: poster) else { return false }
  return frame.x == 0 && frame.y == 0 && abs(frame.width - width) <= 0.5
    && abs(frame.height - height) <= 0.5
}

/// Opens the poster of the first film, wide, and goes back to the programme.
func comeBackWide(_ app: XCUIApplication, byBar: Bool = false) throws {
  try launch(app)
  try tap(app, "One")
  try app.rotate(to: .landscapeLeft)
  try goBack(app, byBar: byBar)
}

/// Opens the poster of the first film, turns it, and goes back to the programme by the button.
func goAndReturn(_ app: XCUIApplication) throws {
  try tap(app, "The lamp")
  for button in ["Play", "Close"] { try tap(app, button) }
  try app.rotate(to: .landscapeLeft)
  try goBack(app, byBar: false)
}

let exercise = Exercise(
  iOS: 6, subjects: [29, 30, 32],
  hints: [
    "Let the three screens lead to each other first, and check. Then take the checks one by one: which exercise of "
      + "this lesson was about the same?",
    "For each screen, write down its orientations on an iPhone and on an iPad, and which controller is "
      + "asked about it on iOS 5 and on iOS 6. The app as a whole has to allow every orientation that "
      + "one of its screens needs, on each kind of device. “Let the photo turn” shows which controller "
      + "answers for a screen on a stack, and how a screen is turned back.",
    "class CinemaNavigationController: UINavigationController with supportedInterfaceOrientations as in “Let "
      + "the photo turn”. Film: .landscape, and isLandscape for iOS 5. Programme: isPad ? .all : .portrait. "
      + "Poster: isPad ? .all : .allButUpsideDown, and the frame of the picture in viewWillLayoutSubviews(). "
      + "UISupportedInterfaceOrientations: all but PortraitUpsideDown; with ~ipad: all four.",
  ]
) {
  Check("a title leads to its poster, and Play to its film", points: 2) { app in
    for iOS in versions(app) {
      let films = app.random.words(Int.random(in: 2...4, using: &app.random))
      try launch(app, iOS: iOS, films: films)
      XCTAssertTrue(
        app.navigationBars[0].exists, "The programme should be in a navigation controller.")
      for film in films {
        XCTAssertTrue(sees(app, film), "The programme should have a button “\(film)”.")
      }
      for film in films.shuffled(using: &app.random).prefix(2) {
        try tap(app, film)
        XCTAssertEqual(app.root.children.count, 2, "The poster should be on the stack.")
        XCTAssertTrue(app.views["picture"].isVisible, "The user should see the picture.")
        // The user may watch a film twice.
        for _ in 1...2 {
          try tap(app, "Play")
          XCTAssertTrue(app.root.presented.exists, "Play should present the film each time.")
          XCTAssertTrue(app.labels[film].isVisible, "The user should see the film “\(film)”.")
          try tap(app, "Close")
          XCTAssertFalse(app.root.presented.exists, "Close should dismiss the film.")
        }
        try goBack(app, byBar: false)
        XCTAssertEqual(app.root.children.count, 1, "The user should be back at the programme.")
        XCTAssertTrue(sees(app, film), "The user should see the programme.")
      }
    }
  }

  Check("the programme stays upright on an iPhone") { app in
    for iOS in versions(app) {
      try launch(app, iOS: iOS)
      XCTAssertTrue(sees(app, "One"), "The user should see the programme.")
      try turnAround(app, allowed: [.portrait], "The programme, on iOS \(iOS).")
    }
  }
  .feedback(
    "The programme says that it stays upright, but on iOS 6 it turns: the navigation controller is in "
      + "front, and answers for itself. Write a subclass that asks topViewController.",
    provenBy: "NobodyAsksTheScreens"
  ) { app in
    try launch(app, iOS: 5)
    try app.rotate(to: .landscapeLeft)
    let isRightOnFive = try orientation(app) == "portrait"
    try launch(app)
    try app.rotate(to: .landscapeLeft)
    return try isRightOnFive && sees(app, "One") && orientation(app) != "portrait"
  }

  Check("the poster follows an iPhone", points: 2) { app in
    for iOS in versions(app) {
      try launch(app, iOS: iOS)
      try tap(app, "Two")
      XCTAssertTrue(sees(app, "Play"), "The user should see the poster.")
      try turnAround(app, allowed: Set([.portrait] + sides), "The poster, on iOS \(iOS).")
    }
  }
  .feedback(
    "On iOS 5 the poster stays upright: there UIKit asks it shouldAutorotate(to:), and without an "
      + "override it says Yes only to portrait.",
    provenBy: "SilentOnFive"
  ) { app in
    for iOS in [9, 5] as [IOSVersion] {
      try launch(app, iOS: iOS)
      try tap(app, "One")
      try app.rotate(to: .landscapeLeft)
      if iOS == 9, try orientation(app) == "portrait" { return false }
    }
    return try sees(app, "Play") && orientation(app) == "portrait"
  }
  .feedback(
    "The app allows only portrait, in its Info.plist, so no screen can turn, and a film that needs "
      + "another orientation ends the app. Let the app allow every orientation that one of its screens "
      + "needs.",
    provenBy: "UprightApp"
  ) { app in
    try launch(app)
    try tap(app, "One")
    try app.rotate(to: .landscapeLeft)
    let isUpright = try sees(app, "Play") && orientation(app) == "portrait"
    try? tap(app, "Play")
    return isUpright && app.exception != nil
  }

  Check("the film is in landscape at once, and in no other orientation", points: 2) { app in
    for (iOS, isPad) in versions(app).flatMap({ [($0, false), ($0, true)] }) {
      let device = isPad ? pad(iOS) : phone(iOS)
      for held in [DeviceOrientation.portrait, sides.randomElement(using: &app.random)!] {
        try launch(app, iOS: iOS, device: device)
        try tap(app, "One")
        try app.rotate(to: .landscapeLeft)
        try app.rotate(to: held)
        XCTAssertEqual(try orientation(app), interfaces[held], "The poster follows the device.")
        try tap(app, "Play")
        let when = "The film, on an \(device) with iOS \(iOS), held \(held)."
        XCTAssertTrue(sees(app, "Close"), "\(when) The user should see it.")
        XCTAssertTrue(
          try ["landscapeLeft", "landscapeRight"].contains(orientation(app)),
          "\(when) The interface should be in landscape at once.")
        let film = app.root.presented.view.bounds
        XCTAssertTrue(film.width > film.height, "\(when) Its view should be wide.")
        try turnAround(app, allowed: Set(sides), when)
        try app.rotate(to: held)
        try tap(app, "Close")
        XCTAssertEqual(
          try orientation(app), interfaces[held],
          "\(when) Then it is closed, and the poster should have the orientation of the device.")
      }
    }
  }
  .feedback(
    "The film is upright until the user turns the device: it supports portrait, too, perhaps by "
      + "default. Let it support only the two landscapes, on iOS 5 and on iOS 6.",
    provenBy: "FilmUpright"
  ) { app in
    let versions: [IOSVersion] = [5, 9]
    return try versions.contains { iOS in
      try launch(app, iOS: iOS)
      for button in ["One", "Play"] { try tap(app, button) }
      return try sees(app, "Close") && orientation(app) == "portrait"
    }
  }
  .feedback(
    "The film is closed, but the poster stays wide: while the film goes, UIKit asks the navigation "
      + "controller, whose visibleViewController is still the film. Ask topViewController, which is "
      + "the poster.",
    provenBy: "AsksTheFilm"
  ) { app in
    try launch(app)
    for button in ["One", "Play", "Close"] { try tap(app, button) }
    return try sees(app, "Play") && orientation(app) != "portrait"
  }
  .feedback(
    "On an iPhone the film is right. On an iPad it does not cover the whole screen, as with the style "
      + ".formSheet or .pageSheet, and UIKit does not ask a controller that covers only a part of the "
      + "screen.",
    provenBy: "FilmOnASheet"
  ) { app in
    for device in [phone(9), pad(9)] {
      try launch(app, device: device)
      for button in ["One", "Play"] { try tap(app, button) }
      if device == phone(9), try orientation(app) == "portrait" { return false }
    }
    return try sees(app, "Close") && orientation(app) == "portrait"
  }
  .feedback(
    "The film is pushed, and a push turns nothing. Present it over the whole screen.",
    provenBy: "FilmPushed"
  ) { app in
    try launch(app)
    for button in ["One", "Play"] { try tap(app, button) }
    return app.root.children.count == 3
  }

  Check("the programme is upright when the user comes back", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try goAndReturn(app) },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    for iOS in versions(app) {
      for byBar in [false, true].shuffled(using: &app.random) {
        try launch(app, iOS: iOS)
        try tap(app, "Two")
        let side = sides.randomElement(using: &app.random)!
        try app.rotate(to: side)
        XCTAssertEqual(try orientation(app), interfaces[side], "The poster follows the device.")
        try goBack(app, byBar: byBar)
        XCTAssertTrue(sees(app, "Two"), "The user should see the programme.")
        XCTAssertEqual(
          try orientation(app), "portrait",
          "On iOS \(iOS) the programme should be upright after a tap on \(byBar ? "the bar" : "the button")."
        )
        try tap(app, "One")
        try app.rotate(to: side == .landscapeLeft ? .landscapeRight : .landscapeLeft)
        XCTAssertNotEqual(
          try orientation(app), "portrait", "The next poster should follow the device again.")
        try goBack(app, byBar: !byBar)
        XCTAssertEqual(
          try orientation(app), "portrait",
          "On iOS \(iOS) the programme should be upright when the user comes back once more.")
      }
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "The programme presents a controller again and again without end: when it is dismissed the programme appears "
      + "again, and the device still lies on its side. Check whether its view is wider than high; after the "
      + "turn it is not.",
    provenBy: "WithoutEnd"
  ) { app in
    app.trace.count(of: .call("present")) > 20
  }
  .feedback(
    "Your code calls viewDidAppear(_:) or the like of a screen itself. UIKit calls these methods when a screen of the "
      + "stack comes and when it goes: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try goAndReturn(app) }
  }
  .feedback(
    "After a tap on your button the programme is upright, but after a tap on the bar it is not. Let "
      + "the programme turn the interface back whenever it appears.",
    provenBy: "OnlyByTheButton"
  ) { app in
    try comeBackWide(app)
    let isUpright = try orientation(app) == "portrait"
    try comeBackWide(app, byBar: true)
    return try isUpright && orientation(app) != "portrait"
  }
  .feedback(
    "The poster was wide, and a pop does not turn the interface. When the programme has appeared and "
      + "is wider than high, let it present an upright controller for an instant.",
    provenBy: "LeftWide"
  ) { app in
    try comeBackWide(app)
    return try sees(app, "One") && orientation(app) != "portrait"
  }

  Check("the picture takes its half in every size", points: 2) { app in
    for iOS in versions(app) {
      try launch(app, iOS: iOS, device: [phone(iOS), pad(iOS)].randomElement(using: &app.random)!)
      try tap(app, "One")
      XCTAssertTrue(hasItsHalf(app), "Upright, on iOS \(iOS), the picture should have its half.")
      for turn in sides.shuffled(using: &app.random) + [.portrait] {
        try app.rotate(to: turn)
        XCTAssertEqual(try orientation(app), interfaces[turn], "The poster follows the device.")
        XCTAssertTrue(
          hasItsHalf(app), "Turned to \(turn), on iOS \(iOS), the picture should have its half.")
      }
      let (short, long) = (
        Int.random(in: 140...260, using: &app.random), Int.random(in: 300...500, using: &app.random)
      )
      for (width, height) in [(short, long), (long, short), (long, long), (long + 1, long)] {
        XCTAssertEqual(try app.perform("resize", [.int(width), .int(height)]), true)
        XCTAssertTrue(
          hasItsHalf(app), "In a view \(width) by \(height) the picture should have its half.")
        XCTAssertPlacesAtOnce(app, "In a view \(width) by \(height)")
      }
      try tap(app, "Play")
      try tap(app, "Close")
      XCTAssertTrue(hasItsHalf(app), "After the film the picture should have its half.")
    }
  }
  .feedbackOnPlacingLate { app in
    try launch(app)
    try tap(app, "One")
    try app.perform("resize", [.int(400), .int(200)])
  }
  .feedback(
    "The picture has the correct half at first, but a wrong one after a turn: its frame was computed "
      + "once. Compute it in viewWillLayoutSubviews().",
    provenBy: "PlacedOnce"
  ) { app in
    try launch(app)
    try tap(app, "One")
    let frame = app.views["picture"].frame
    let wasWell = hasItsHalf(app)
    try app.rotate(to: .landscapeLeft)
    return try wasWell && orientation(app) != "portrait" && app.views["picture"].frame == frame
  }
  .feedback(
    "You check the orientation of the interface. The poster may have only a part of the screen: "
      + "compare the width and the height of its own view.",
    provenBy: "AsksTheInterface"
  ) { app in
    try launch(app)
    try tap(app, "One")
    let wasWell = hasItsHalf(app)
    try app.perform("resize", [.int(400), .int(200)])
    return wasWell && !hasItsHalf(app)
  }

  Check("on an iPad the programme and the poster turn to all four orientations", points: 2) { app in
    for iOS in [5, 6, [10, 11, 12].randomElement(using: &app.random)!] as [IOSVersion] {
      try launch(app, iOS: iOS, device: pad(iOS))
      XCTAssertEqual(
        try app.perform("unknownEntries"), [],
        "The words in the lists of Info.plist that are not names of orientations.")
      let all = Set([.portrait, .portraitUpsideDown] + sides)
      XCTAssertTrue(sees(app, "One"), "The user should see the programme.")
      try turnAround(app, allowed: all, "The programme on an iPad, on iOS \(iOS).")
      try tap(app, "One")
      XCTAssertTrue(sees(app, "Play"), "The user should see the poster.")
      try turnAround(app, allowed: all, "The poster on an iPad, on iOS \(iOS).")
      try app.rotate(to: .landscapeLeft)
      try goBack(app, byBar: Bool.random(using: &app.random))
      XCTAssertEqual(
        try orientation(app), "landscapeRight",
        "On an iPad the programme should keep the orientation of the device.")
    }
  }
  .feedback(
    "All screens say that they turn to all four orientations, but the iPad never turns upside down: "
      + "Info.plist does not allow it. It needs a list of its own for the iPad, whose key ends in "
      + "~ipad.",
    provenBy: "NoListForThePad"
  ) { app in
    for (iOS, wanted) in [(5, "portraitUpsideDown"), (9, "landscapeRight")]
      as [(IOSVersion, PlainValue)]
    {
      try launch(app, iOS: iOS, device: "iPad 2")
      for turn in [DeviceOrientation.landscapeLeft, .portraitUpsideDown] {
        try app.rotate(to: turn)
      }
      guard try orientation(app) == wanted else { return false }
    }
    return true
  }
  .feedback(
    "One iPad turns to all four orientations, but a larger one is treated like an iPhone: your code knows the size "
      + "of one screen. Ask UIDevice.current.userInterfaceIdiom.",
    provenBy: "PadBySize"
  ) { app in
    let turns = try [("iPad Air", 9), ("iPad Pro", 12)].map { (device: String, iOS: IOSVersion) in
      try launch(app, iOS: iOS, device: device)
      try app.rotate(to: .landscapeLeft)
      return try sees(app, "One") && orientation(app) == "landscapeRight"
    }
    return turns == [true, false]
  }
  .feedback(
    "The iPad is treated like an iPhone, but there the programme may have all four orientations. Ask "
      + "UIDevice.current.userInterfaceIdiom.",
    provenBy: "PadLikeAPhone"
  ) { app in
    try launch(app, device: "iPad 2")
    try app.rotate(to: .landscapeLeft)
    return try sees(app, "One") && orientation(app) == "portrait"
  }
}
