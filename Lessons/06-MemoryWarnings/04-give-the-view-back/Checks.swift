import CourseKit

let gallery = "GalleryViewController"

/// The gallery was opened and left again, and memory runs short.
func warnAfterVisit(_ app: XCUIApplication, iOS: IOSVersion) throws {
  try app.launch(iOS: iOS)
  try app.buttons["To the gallery"].tap()
  try leaveAndWarn(app)
}

/// The gallery is left, and memory runs short.
func leaveAndWarn(_ app: XCUIApplication) throws {
  try app.buttons["To the news"].tap()
  XCTAssertTrue(
    app.controllers[gallery].isViewLoaded,
    "As long as there is memory enough the gallery should keep its view.")
  try app.simulateMemoryWarning()
}

let exercise = Exercise(
  iOS: 6, subjects: [33],
  hints: [
    "Two questions have to be answered before the view may go: is there a view, and is it on screen? "
      + "The order matters.",
    "isViewLoaded comes first, because reading view would load it. A view that nobody sees has no window.",
    "super.didReceiveMemoryWarning(), then if isViewLoaded && view.window == nil { view = nil }",
  ]
) {
  Check("a gallery that was left releases its view", points: 2) { app in
    for iOS in [6, 9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      for visit in 1...Int.random(in: 2...3, using: &app.random) {
        try app.buttons["To the gallery"].tap()
        XCTAssertEqual(try app.perform("watchView"), true, "The gallery should have a view.")
        try leaveAndWarn(app)
        XCTAssertFalse(
          app.controllers[gallery].isViewLoaded,
          "On iOS \(iOS) the gallery should have no view after visit \(visit).")
        XCTAssertEqual(
          try app.perform("isViewAlive"), false,
          "Nothing should hold the gallery's view any more, or what lies in it.")
      }
      try app.launch(iOS: iOS)
      XCTAssertEqual(try app.perform("loadView"), true)
      try app.simulateMemoryWarning()
      XCTAssertFalse(
        app.controllers[gallery].isViewLoaded,
        "On iOS \(iOS) the gallery should have no view: it was loaded and never shown.")
    }
  }
  .feedback(
    "The gallery releases its view the first time, but keeps the next one. Memory may run short again: "
      + "release the view each time.",
    provenBy: "OnlyOnce"
  ) { app in
    try warnAfterVisit(app, iOS: 6)
    let wasGiven = !app.controllers[gallery].isViewLoaded
    for button in ["To the gallery", "To the news"] { try app.buttons[button].tap() }
    try app.simulateMemoryWarning()
    return wasGiven && app.controllers[gallery].isViewLoaded
  }
  .feedback(
    "The gallery has no view any more, but something still holds the old view: the pictures stay in "
      + "memory. Set every property that holds the view, or a part of it, to nil as well.",
    provenBy: "ViewHeld"
  ) { app in
    try app.launch(iOS: 6)
    try app.buttons["To the gallery"].tap()
    try app.perform("watchView")
    try app.buttons["To the news"].tap()
    try app.simulateMemoryWarning()
    return try !app.controllers[gallery].isViewLoaded && app.perform("isViewAlive") == true
  }
  .feedback(
    "The gallery releases only an empty view: its subviews are held elsewhere, so the pictures stay in "
      + "memory. Release them with the view, and make them again in viewDidLoad().",
    provenBy: "Hollow"
  ) { app in
    try app.launch(iOS: 6)
    try app.buttons["To the gallery"].tap()
    let pictures = app.labels.map(\.name)
    try app.buttons["To the news"].tap()
    try app.simulateMemoryWarning()
    try app.buttons["To the gallery"].tap()
    return app.labels.contains { $0.text == "Picture 1" && pictures.contains($0.name) }
      && app.controllers[gallery].trace.count(of: .viewDidLoad) == 2
  }
  .feedback(
    "A view may be loaded before it is shown, and then the gallery keeps it: your code assumes at "
      + "first that it is on screen. Ask the view whether it has a window.",
    provenBy: "SeenFromTheStart"
  ) { app in
    try app.launch()
    try app.perform("loadView")
    try app.simulateMemoryWarning()
    let keptUnseen = app.controllers[gallery].isViewLoaded
    try app.launch()
    for button in ["To the gallery", "To the news"] { try app.buttons[button].tap() }
    let isKeptAtFirst = app.controllers[gallery].isViewLoaded
    try app.simulateMemoryWarning()
    return keptUnseen && isKeptAtFirst && !app.controllers[gallery].isViewLoaded
  }
  .feedback(
    "The gallery releases its view whenever the user leaves it, and loads it again whenever the user "
      + "comes back, although memory was not short. Do it in didReceiveMemoryWarning().",
    provenBy: "WheneverItIsLeft"
  ) { app in
    try app.launch()
    for button in ["To the gallery", "To the news"] { try app.buttons[button].tap() }
    return !app.controllers[gallery].isViewLoaded
  }

  Check("a gallery on screen keeps its view") { app in
    try app.launch()
    try app.buttons["To the gallery"].tap()
    try app.simulateMemoryWarning()
    XCTAssertTrue(app.controllers[gallery].isViewLoaded, "The gallery should still have its view.")
    XCTAssertTrue(app.controllers[gallery].isOnScreen, "And the view should be on the screen.")
    XCTAssertEqual(
      app.controllers[gallery].trace.count(of: .viewDidLoad), 1, "The view was loaded once.")
    XCTAssertEqual(try app.perform("showSmallWindow"), true)
    try app.simulateMemoryWarning()
    XCTAssertTrue(
      app.controllers[gallery].isViewLoaded,
      "While a small window has the keyboard the gallery is still on the screen.")
    try app.perform("hideSmallWindow")
    try app.buttons["To the news"].tap()
    try app.simulateMemoryWarning()
    XCTAssertFalse(
      app.controllers[gallery].isViewLoaded, "When it was left the gallery should have no view.")
    try app.launch(device: "iPad 2")
    try app.buttons["To the gallery"].tap()
    try app.perform("presentSheet")
    try app.simulateMemoryWarning()
    XCTAssertTrue(
      app.controllers[gallery].isViewLoaded,
      "While a sheet covers a part of an iPad's screen the gallery is still on the screen.")
  }
  .feedback(
    "The user looks at the pictures, but the gallery has let go of its view: the view on screen has no "
      + "controller any more, and the gallery would load another one. Check first whether the view is "
      + "in a window.",
    provenBy: "TakenFromTheScreen"
  ) { app in
    try app.launch()
    try app.buttons["To the gallery"].tap()
    try app.simulateMemoryWarning()
    return !app.controllers[gallery].isViewLoaded && app.labels["Picture 1"].exists
  }
  .feedback(
    "Something was presented, but it covers only a part of the screen, such as a sheet on an iPad, and the user still "
      + "sees the gallery. Check whether its view has a window, not whether something is presented.",
    provenBy: "BehindASheet"
  ) { app in
    try app.launch(device: "iPad 2")
    try app.buttons["To the gallery"].tap()
    try app.simulateMemoryWarning()
    let wasKept = app.controllers[gallery].isViewLoaded
    try app.perform("presentSheet")
    try app.simulateMemoryWarning()
    return wasKept && !app.controllers[gallery].isViewLoaded
  }
  .feedback(
    "Another window is the key window, such as that of an alert, but the gallery is still on the "
      + "screen. Check whether its view has a window, not which window is key.",
    provenBy: "AsksForTheKeyWindow"
  ) { app in
    try app.launch()
    try app.buttons["To the gallery"].tap()
    try app.simulateMemoryWarning()
    let wasKept = app.controllers[gallery].isViewLoaded
    try app.perform("showSmallWindow")
    try app.simulateMemoryWarning()
    return wasKept && !app.controllers[gallery].isViewLoaded
  }

  Check("a gallery that was never opened is not loaded") { app in
    try app.launch()
    try app.simulateMemoryWarning()
    XCTAssertTraceLacks(
      app.controllers[gallery].trace, .viewDidLoad,
      message: "A warning should not make a view.")
    try app.buttons["To the gallery"].tap()
    try app.buttons["To the news"].tap()
    for _ in 1...2 { try app.simulateMemoryWarning() }
    XCTAssertFalse(
      app.controllers[gallery].isViewLoaded, "When it was left the gallery should have no view.")
    XCTAssertEqual(
      app.controllers[gallery].trace.count(of: .viewDidLoad), 1,
      "The view should have been loaded once, for the user.")
  }
  .feedback(
    "Memory was short, but your code loaded a view to find out that nobody sees it. Reading view loads "
      + "it. Check isViewLoaded first.",
    provenBy: "LoadedToBeDropped"
  ) { app in
    try app.launch()
    try app.simulateMemoryWarning()
    return app.controllers[gallery].trace.contains(.viewDidLoad)
  }

  Check("the pictures are there again when the user comes back") { app in
    try warnAfterVisit(app, iOS: 6)
    try app.buttons["To the gallery"].tap()
    let seen = app.labels.filter(\.isVisible).compactMap(\.text).filter { $0.hasPrefix("Picture") }
    XCTAssertEqual(
      seen.sorted(), ["Picture 1", "Picture 2", "Picture 3"],
      "The user should see the three pictures again.")
    XCTAssertEqual(
      app.controllers[gallery].trace.count(of: .viewDidLoad), 2,
      "The view was released, so it should have been loaded again.")
  }

  Check("it knows by itself whether it is on screen, wherever it is") { app in
    try app.launch()
    XCTAssertEqual(try app.perform("putGalleryIntoStack"), true)
    try app.buttons["To the gallery"].tap()
    try app.simulateMemoryWarning()
    XCTAssertTrue(
      app.controllers[gallery].isViewLoaded,
      "In a navigation controller, on screen, the gallery should keep its view.")
    try app.perform("cover")
    try app.simulateMemoryWarning()
    XCTAssertFalse(
      app.controllers[gallery].isViewLoaded,
      "Covered by a pushed screen, the gallery should have no view.")
    try app.perform("uncover")
    XCTAssertTrue(app.labels["Picture 1"].isVisible, "The user should see the pictures again.")
    for isPresented in [false, true].shuffled(using: &app.random) {
      try app.launch()
      try app.perform("putGalleryIntoStack")
      try app.buttons["To the gallery"].tap()
      try app.perform(isPresented ? "present" : "selectThirdTab")
      try app.simulateMemoryWarning()
      XCTAssertFalse(
        app.controllers[gallery].isViewLoaded,
        isPresented
          ? "Covered by a screen that was presented full screen, the gallery should have no view."
          : "In a navigation controller in another tab the gallery should have no view.")
    }
  }
  .feedback(
    "A view that has a superview need not be on screen: in a navigation controller in a tab that was left "
      + "it keeps its superview. Ask for its window.",
    provenBy: "AsksForTheSuperview"
  ) { app in
    try app.launch()
    try app.perform("putGalleryIntoStack")
    for button in ["To the gallery", "To the news"] { try app.buttons[button].tap() }
    try app.simulateMemoryWarning()
    let wasKept = app.controllers[gallery].isViewLoaded
    try app.buttons["To the gallery"].tap()
    try app.perform("cover")
    try app.simulateMemoryWarning()
    return wasKept && !app.controllers[gallery].isViewLoaded
  }
  .feedback(
    "You ask the tab bar controller which controller is selected. That is not always the gallery "
      + "itself, and a selected controller may still be covered. Ask the gallery's own view whether it "
      + "is in a window.",
    provenBy: "AsksTheTabs"
  ) { app in
    try warnAfterVisit(app, iOS: 6)
    return !app.controllers[gallery].isViewLoaded
  }

  Check("on iOS 5 UIKit still unloads it") { app in
    try warnAfterVisit(app, iOS: 6)
    XCTAssertFalse(
      app.controllers[gallery].isViewLoaded, "On iOS 6 the gallery should release its view.")
    try warnAfterVisit(app, iOS: 5)
    XCTAssertTrace(
      app.controllers[gallery].trace, [.callback("viewWillUnload"), .callback("viewDidUnload")],
      "On iOS 5 UIKit should have unloaded the view.")
    XCTAssertFalse(app.controllers[gallery].isViewLoaded, "The gallery should have no view now.")
  }
  .feedback(
    "Your code removed the view before UIKit could, so viewWillUnload() and viewDidUnload() were never "
      + "called on iOS 5. Begin with super.didReceiveMemoryWarning().",
    provenBy: "WithoutSuper"
  ) { app in
    try warnAfterVisit(app, iOS: 5)
    return !app.controllers[gallery].isViewLoaded && !app.trace.contains(.callback("viewDidUnload"))
  }
}
