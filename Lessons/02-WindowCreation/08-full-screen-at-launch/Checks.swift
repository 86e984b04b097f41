import CourseKit

/// A model and a version of iOS that runs on it.
typealias Model = (device: String, iOS: IOSVersion)

/// Expects the window to fill the screen.
func assertFills(_ app: XCUIApplication, _ model: Model) {
  XCTAssertEqual(app.windows.count, 1, "On the \(model.device) there should be one window.")
  XCTAssertEqual(
    app.keyWindow.frame, app.screen.bounds,
    "On the \(model.device) the window should be as large as the screen.")
}

/// A phone with 3.5 inches and an iPad, whose screens differ from that of an iPhone 5.
func others(_ app: XCUIApplication) -> [Model] {
  let phones: [Model] = [("iPhone 4S", 5), ("iPhone 4S", 6), ("iPhone 4S", 7)]
  let pads: [Model] = [("iPad 2", 5), ("iPad 2", 6), ("iPad Air", 7)]
  return [phones, pads].compactMap { $0.randomElement(using: &app.random) }
    .shuffled(using: &app.random)
}

let exercise = Exercise(
  iOS: 6, device: "iPhone 5", subjects: [13],
  hints: [
    "The size of the window is in the nib. Is there a number that would be right on all devices? And "
      + "what else can a nib say about its window? The last scenario tells it at its end.",
    "In the file Full Screen at Launch is called resizesToFullScreen, with the value YES or NO. An "
      + "attribute is in the first tag of its element, beside others such as id, and <rect> is an "
      + "element of its own.",
    "Write resizesToFullScreen=\"YES\" into the tag <window …>, before its id.",
  ]
) {
  Check("the window fills the screen of an iPhone 5") { app in
    let model = ("iPhone 5", IOSVersion(Int.random(in: 6...7, using: &app.random)))
    try app.launch(iOS: model.1, device: model.0)
    assertFills(app, model)
  }
  .feedback(
    "The window still has the size that was drawn. An attribute in the first tag of <window> itself "
      + "makes it fill the screen. UIKit ignores the attribute in another element, or under another "
      + "name.",
    provenBy: "OnTheRectangle", alsoForStarter: true
  ) { app in
    app.windows.count == 1 && app.keyWindow.frame.height == 480 && app.root.view.frame.height <= 480
  }
  .feedback(
    "The view is as large as the screen now, but the window is not: the user sees what lies outside "
      + "the window, but touches do not arrive there. Let the window set the size of the view.",
    provenBy: "TallerView"
  ) { app in
    app.keyWindow.frame.height == 480 && app.root.view.frame.height == 568
  }
  .feedback(
    "There are two windows now: the one from the nib, and a larger one over it. Let the nib's window "
      + "fill the screen.",
    provenBy: "SecondWindow"
  ) { app in
    app.windows.count == 2
  }

  Check("the window fills every other screen", points: 2) { app in
    for model in others(app) {
      try app.launch(iOS: model.iOS, device: model.device)
      assertFills(app, model)
    }
  }
  .counts(with: "the window fills the screen of an iPhone 5")
  .feedback(
    "The window now has the size of an iPhone 5, as fixed numbers, so on other devices it is as wrong "
      + "as before. Let UIKit ask for the size of the screen.",
    provenBy: "TallerDrawing"
  ) { app in
    app.keyWindow.frame.height == 568
  }

  Check("the player plays") { app in
    for model in [("iPhone 5", 6)] + others(app) {
      try app.launch(iOS: model.iOS, device: model.device)
      XCTAssertGreaterThan(
        app.buttons["Play"].frameOnScreen.y, app.screen.bounds.height - 100,
        "On the \(model.device) Play should stand at the lower edge of the screen.")
      try app.buttons["Play"].tap()
      XCTAssertTrue(app.labels["Playing"].isVisible, "On the \(model.device) Play should play.")
    }
  }
}
