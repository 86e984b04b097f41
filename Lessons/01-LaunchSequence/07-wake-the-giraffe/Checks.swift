import CourseKit

/// A phone with a screen of 4 inches or of 3.5, and a version that runs on it.
func phone(_ app: XCUIApplication, tall: Bool) -> (device: String, iOS: IOSVersion) {
  let all: [(String, ClosedRange<Int>)] =
    tall
    ? [("iPhone 5", 6...10), ("iPhone 5s", 7...12)]
    : [("iPhone 3GS", 6...6), ("iPhone 4", 6...7), ("iPhone 4S", 6...9)]
  let (device, versions) = all.randomElement(using: &app.random)!
  return (device, IOSVersion(Int.random(in: versions, using: &app.random)))
}

let exercise = Exercise(
  iOS: 6, device: "iPhone 5", subjects: [12],
  hints: [
    "The screen that your code sees is too small before your code has even run. What does iOS look "
      + "at before it starts an app?",
    "It looks into the bundle for a launch image. The name begins with the word Default. After it come "
      + "-568h for a screen that is 568 points high, @2x for two pixels per point, and the extension "
      + ".png.",
    "List the folder of this exercise when you have added the file. A file manager may have added an "
      + "extension that it does not show, such as .txt, and -568h or @2x is easily forgotten.",
    "In the folder of this exercise: touch 'Default-568h@2x.png'",
  ]
) {
  Check("the app gets the whole screen of an iPhone 5") { app in
    for (device, iOS) in [("iPhone 5", 6), phone(app, tall: true)] {
      try app.launch(iOS: iOS, device: device)
      XCTAssertFalse(
        app.screen.isLetterboxed, "On the \(device) with iOS \(iOS) there should be no black bars.")
      XCTAssertEqual(app.screen.bounds.height, 568, "The app should be given the whole height.")
    }
  }
  .feedback(
    "From iOS 8 on the app gets the whole screen, because Info.plist names a launch storyboard. iOS 6 "
      + "and 7 do not know that key: they look for a launch image.",
    provenBy: "ForIOSEight"
  ) { app in
    let bars = try [6, 8].map { (iOS: IOSVersion) in
      try app.launch(iOS: iOS, device: "iPhone 5")
      return app.screen.isLetterboxed
    }
    return bars == [true, false]
  }
  .feedback(
    "iOS finds no launch image for the taller screen. If you have added one, look at its name: each "
      + "letter and the order of the parts matter, and the h after 568 is lower case.",
    provenBy: "WrongName", alsoForStarter: true
  ) { app in
    app.screen.isLetterboxed && app.windows.first?.frame.height == 480
      && app.labels["05:00"].exists && app.labels["05:00"].frame.y == 210
  }
  .feedback(
    "A larger window does not make the screen larger: now a part of the app lies under the black "
      + "bar. Leave the window as it was, and let the bundle say that the app knows this screen.",
    provenBy: "TallWindow"
  ) { app in
    app.screen.isLetterboxed && app.windows.first?.frame.height == 568
  }
  .feedback(
    "The digits are in another place now, but the black bars are still there: the controller placed "
      + "them correctly, in a screen that is too small. Leave the code as it was, and let the bundle "
      + "say that the app knows this screen.",
    provenBy: "MovedDigits"
  ) { app in
    app.screen.isLetterboxed && app.windows.first?.frame.height == 480
      && app.labels["05:00"].exists && app.labels["05:00"].frame.y != 210
  }

  Check("the digits stand in the middle of both kinds of screen") { app in
    for isTall in [true, false].shuffled(using: &app.random) {
      let (device, iOS) = phone(app, tall: isTall)
      let middle = isTall ? 284.0 : 240
      try app.launch(iOS: iOS, device: device)
      let digits = app.labels["05:00"].frameOnScreen
      XCTAssertEqual(
        digits.x + digits.width / 2, 160, accuracy: 0.5,
        "On the \(device) with iOS \(iOS) the digits should be as far from the left as from the right."
      )
      XCTAssertEqual(
        digits.y + digits.height / 2, middle, accuracy: 0.5,
        "On the \(device) with iOS \(iOS) the digits should be in the middle.")
    }
  }

  .feedback(
    "On the taller screen the digits are in the middle, but on a shorter one they are not: their place "
      + "is a number that fits the taller one only. Leave the code as it was: it asks the view for its "
      + "size.",
    provenBy: "ForOneScreen"
  ) { app in
    try app.launch(device: "iPhone 4S")
    return !app.screen.isLetterboxed && app.labels["05:00"].frame.y == 254
  }

  Check("on a 3.5-inch screen nothing changes") { app in
    let (device, iOS) = phone(app, tall: false)
    try app.launch(iOS: iOS, device: device)
    XCTAssertEqual(app.keyWindow.frame, app.screen.bounds, "The window should fill the screen.")
    XCTAssertEqual(app.screen.bounds.height, 480, "The screen of the \(device) is as it was.")
  }
  .counts(with: "the app gets the whole screen of an iPhone 5")
}
