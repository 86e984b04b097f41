import CourseKit

let gallery = "GalleryViewController"

/// The gallery was opened and left again, and memory runs short.
func warnAfterVisit(_ app: XCUIApplication, iOS: IOSVersion) throws {
  try app.launch(iOS: iOS)
  try app.buttons["To the gallery"].tap()
  try app.buttons["To the news"].tap()
  XCTAssertTrue(
    app.controllers[gallery].isViewLoaded,
    "As long as there is memory enough the gallery should keep its view.")
  try app.simulateMemoryWarning()
}

let exercise = Exercise(
  iOS: 6,
  hints: [
    "Two questions have to be answered before the view may go: is there one, and does anybody see it? "
      + "Mind the order.",
    "isViewLoaded comes first, because view would load it. A view that nobody sees has no window.",
    "super.didReceiveMemoryWarning(), then if isViewLoaded && view.window == nil { view = nil }",
  ]
) {
  Check("a gallery that was left gives its view back", points: 2) { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try warnAfterVisit(app, iOS: iOS)
      XCTAssertFalse(
        app.controllers[gallery].isViewLoaded, "On iOS \(iOS) the gallery should have no view now.")
    }
  }

  Check("a gallery on screen keeps its view") { app in
    try app.launch()
    try app.buttons["To the gallery"].tap()
    try app.simulateMemoryWarning()
    XCTAssertTrue(app.controllers[gallery].isViewLoaded, "The gallery should still have its view.")
    XCTAssertTrue(app.controllers[gallery].isOnScreen, "And that should be on the screen.")
    XCTAssertEqual(
      app.trace.of(subject: gallery).count(of: .viewDidLoad), 1, "The view was loaded once.")
  }
  .feedback(
    "The user looks at the pictures, and the gallery has let go of them: what is on screen belongs to "
      + "nobody now, and whoever asks the gallery for its view gets another one. Ask first whether "
      + "the view is in a window.",
    provenBy: "TakenFromTheScreen"
  ) { app in
    !app.controllers[gallery].isViewLoaded && app.labels["Picture 1"].exists
  }

  Check("a gallery that nobody has opened is not loaded") { app in
    try app.launch()
    try app.simulateMemoryWarning()
    XCTAssertTraceLacks(
      app.trace.of(subject: gallery), .viewDidLoad,
      message: "A warning should not make a view.")
  }
  .feedback(
    "Memory was short, and you made a view to find out that nobody sees it. Whoever asks for view gets "
      + "one. Ask isViewLoaded first.",
    provenBy: "LoadedToBeDropped"
  ) { app in
    app.trace.of(subject: gallery).contains(.viewDidLoad)
  }

  Check("the pictures are there again when the user comes back") { app in
    try warnAfterVisit(app, iOS: 6)
    try app.buttons["To the gallery"].tap()
    for number in 1...3 {
      XCTAssertTrue(
        app.labels["Picture \(number)"].exists, "Picture \(number) should be on the screen again.")
    }
    XCTAssertEqual(
      app.trace.of(subject: gallery).count(of: .viewDidLoad), 2,
      "The view was given back, so it should have been loaded once more.")
  }

  Check("on iOS 5 UIKit still unloads it") { app in
    try warnAfterVisit(app, iOS: 5)
    XCTAssertTrace(
      app.trace.of(subject: gallery), [.callback("viewWillUnload"), .callback("viewDidUnload")],
      "UIKit should have unloaded the view.")
    XCTAssertFalse(app.controllers[gallery].isViewLoaded, "The gallery should have no view now.")
  }
  .feedback(
    "You took the view away before UIKit could, so viewWillUnload() and viewDidUnload() never came on "
      + "iOS 5. Begin with super.didReceiveMemoryWarning().",
    provenBy: "WithoutSuper"
  ) { app in
    !app.controllers[gallery].isViewLoaded && !app.trace.contains(.callback("viewDidUnload"))
  }
}
