import CourseKit

/// How the interface stands.
func interface(_ app: XCUIApplication) throws -> PlainValue { try app.perform("orientation") }

/// Both sides, each with the way the interface stands then: it turns against the device.
let sides: [(device: DeviceOrientation, interface: PlainValue)] = [
  (.landscapeLeft, "landscapeRight"), (.landscapeRight, "landscapeLeft"),
]

/// The entries of the lists that are none of the four words; a device need not do what this one does.
func unknownEntries(_ app: XCUIApplication) throws -> PlainValue {
  try app.perform("unknownEntries")
}

/// A version of those before sheets and one of those after.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [
    IOSVersion(Int.random(in: 9...12, using: &app.random)),
    IOSVersion(Int.random(in: 13...15, using: &app.random)),
  ]
}

/// What the film answers when it is asked for its orientations.
func filmSupports(_ app: XCUIApplication, _ answer: String) -> Bool {
  app.trace.contains(
    .query("supportedInterfaceOrientations", on: "FilmViewController", answer: answer))
}

let exercise = Exercise(
  iOS: 9, subjects: [29],
  hints: [
    "Read the text of the exception: which two sets have nothing in common? Which of the two is right?",
    "The film supports the two landscapes, but Info.plist allows only portrait. Give the app more "
      + "values; the list of films still chooses portrait.",
    "In Info.plist, in the array under UISupportedInterfaceOrientations, beside the value that is "
      + "there: UIInterfaceOrientationLandscapeLeft and UIInterfaceOrientationLandscapeRight.",
  ]
) {
  Check("the film is shown on its side", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      try app.buttons["Show the film"].tap()
      XCTAssertTrue(app.buttons["Close"].isVisible, "The user should see the film.")
      for side in (sides + sides).shuffled(using: &app.random) {
        try app.rotate(to: side.device)
        XCTAssertEqual(
          try interface(app), side.interface,
          "On iOS \(iOS), with the device turned to \(side.device), what is the orientation of the "
            + "interface?")
        let film = app.root.presented.view.bounds
        XCTAssertTrue(film.width > film.height, "The film should be wide.")
      }
      try app.rotate(to: .portrait)
      XCTAssertNotEqual(try interface(app), "portrait", "The film should never stand upright.")
      XCTAssertEqual(
        try unknownEntries(app), [], "The words in Info.plist that are not names of orientations.")
    }
  }
  .feedback(
    "Info.plist has a word that UIKit does not know, or the word is in no array. There are four words, one for each "
      + "orientation; no word stands for several orientations. “Good to know” lists all four.",
    provenBy: "AMaskInTheList"
  ) { app in
    try app.launch()
    return try unknownEntries(app) != []
  }
  .feedback(
    "The film turns to one side but not to the other: the app, or the film, allows only one of the two "
      + "landscapes.",
    provenBy: "OneSide"
  ) { app in
    try app.launch()
    try app.buttons["Show the film"].tap()
    let seen = try sides.map { side in
      try app.rotate(to: side.device)
      return try interface(app)
    }
    return seen[0] == seen[1] && seen[0] != "portrait"
  }
  .feedback(
    "The film supports portrait as well now, so the app no longer ends, but the film is shown upright. "
      + "The film was right: leave it as it was, and let the app allow more.",
    provenBy: "FilmGivesIn"
  ) { app in
    app.exception == nil && filmSupports(app, "portrait, landscapeRight, landscapeLeft")
  }
  .feedback(
    "A film that says that it does not turn keeps the app alive, but it is shown upright. Let it turn, "
      + "and let the app allow what the film needs.",
    provenBy: "Frozen"
  ) { app in
    app.trace.contains(.query("shouldAutorotate", on: "FilmViewController", answer: "false"))
  }
  .feedback(
    "You turned the film's view, but the interface did not turn: the status bar, alerts and the "
      + "keyboard stay upright. Let UIKit turn all of it.",
    provenBy: "TurnedByHand"
  ) { app in
    filmSupports(app, "portrait")
  }
  .feedback(
    "A key that ends in ~ipad is used only on an iPad. This is an iPhone.",
    provenBy: "ForTheIPad"
  ) { app in
    guard app.exception != nil, app.trace.contains(.call("present")) else { return false }
    try app.launch(device: "iPad Air")
    try app.buttons["Show the film"].tap()
    return try interface(app) != "portrait"
  }
  .feedback(
    "Now the app allows only landscape, and the list only portrait. They have nothing in common, so "
      + "the app ends at its launch. Add values to the app's list, and keep the value that was there.",
    provenBy: "InsteadOfPortrait"
  ) { app in
    app.exception != nil && !app.trace.contains(.call("present"))
  }

  Check("the list stays upright", points: 2) { app in
    for iOS in versions(app) {
      let turns = [
        DeviceOrientation.landscapeLeft, .portrait, .portraitUpsideDown, .landscapeRight,
      ]
      try app.launch(iOS: iOS, orientation: turns.randomElement(using: &app.random))
      for turn in turns.shuffled(using: &app.random) {
        try app.rotate(to: turn)
        XCTAssertEqual(
          try interface(app), "portrait",
          "On iOS \(iOS) the list should be upright before the film.")
      }
      try app.buttons["Show the film"].tap()
      try app.rotate(to: turns.randomElement(using: &app.random) ?? .portrait)
      try app.buttons["Close"].tap()
      for turn in turns.shuffled(using: &app.random) {
        XCTAssertEqual(
          try interface(app), "portrait",
          "On iOS \(iOS) the list should be upright after the film.")
        try app.rotate(to: turn)
      }
    }
  }
  .feedback(
    "The list turns with the phone. It has to say that it supports only portrait, as before.",
    provenBy: "ListLetGo"
  ) { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    return try interface(app) != "portrait"
  }
}
