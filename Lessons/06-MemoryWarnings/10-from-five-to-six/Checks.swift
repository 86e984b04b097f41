import CourseKit

let map = "MapViewController"

/// How many tiles are in memory, whoever holds them.
func tiles(_ app: XCUIApplication) throws -> PlainValue { try app.perform("countTiles") }

/// How many tiles the user sees: an image view without an image shows none.
func seenTiles(_ app: XCUIApplication) throws -> Int {
  try (1...4).filter {
    let name = "tile \($0)"
    guard app.views[name].exists, app.views[name].isVisible else { return false }
    return try app.perform("isEmpty", .string(name)) == false
  }.count
}

func drawings(_ app: XCUIApplication) -> Int {
  app.console.filter { $0.contains("draws tile") }.count
}

/// iOS 5, where views are unloaded, and later ones, where they are not.
let versions: [IOSVersion] = [5, 6, 12]

/// The map is covered by its legend, and memory runs short.
func warnWhileCovered(_ app: XCUIApplication, iOS: IOSVersion = 6, zoom: Int = 1) throws {
  try app.launch(iOS: iOS)
  for _ in 1..<zoom { try app.buttons["Closer"].tap() }
  try app.buttons["Legend"].tap()
  try app.simulateMemoryWarning()
}

/// The user goes closer, and to the legend and back.
func lookAtTheLegend(_ app: XCUIApplication) throws {
  for button in ["Closer", "Legend", "Back to the map"] { try app.buttons[button].tap() }
}

let exercise = Exercise(
  iOS: 6, subjects: [33],
  starterFailsAt: "a map that is covered releases its tiles",
  hints: [
    "Which method does every version call when memory runs short, whichever screen is shown?",
    "In didReceiveMemoryWarning(), after super, find out whether there is a view and whether it is on "
      + "screen. If it is not, the view has to go, and the tiles with it.",
    "super.didReceiveMemoryWarning(); guard isViewLoaded, view.window == nil else { return }; "
      + "view = nil; tiles = []; zoomLabel = nil. viewDidUnload() stays for iOS 5.",
  ]
) {
  Check("a map that is covered releases its tiles", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for round in 1...Int.random(in: 2...3, using: &app.random) {
        XCTAssertEqual(try tiles(app), 4, "The map should have four tiles.")
        try app.buttons["Legend"].tap()
        try app.simulateMemoryWarning()
        XCTAssertEqual(
          try tiles(app), 0, "On iOS \(iOS) no tile should be in memory after warning \(round).")
        try app.buttons["Back to the map"].tap()
      }
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "The view is gone, but the tiles are not: a property still holds them. On iOS 6 UIKit does not "
      + "call viewDidUnload(), which empties that property.",
    provenBy: "TilesKept"
  ) { app in
    try warnWhileCovered(app)
    return try !app.controllers[map].isViewLoaded && tiles(app) != 0
  }
  .feedback(
    "On iOS 6 the tiles go, but on iOS 5 they no longer do: there UIKit has unloaded the view before "
      + "your code checks whether there is one. viewDidUnload() can stay for iOS 5.",
    provenBy: "OnSixAlone"
  ) { app in
    try warnWhileCovered(app)
    guard try tiles(app) == 0 else { return false }
    try warnWhileCovered(app, iOS: 5)
    return try tiles(app) != 0 && !app.controllers[map].isViewLoaded
  }
  .feedback(
    "The property has let go of the tiles, but the image views have not: they are in a view that is "
      + "still there. Release that view, too.",
    provenBy: "TheViewsHoldThem"
  ) { app in
    try warnWhileCovered(app)
    guard try app.controllers[map].isViewLoaded && tiles(app) != 0 else { return false }
    guard case .string(let holder) = try app.perform("whoHoldsATile") else { return false }
    return holder.contains("UIImageView")
  }

  Check("a map on screen keeps its tiles") { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      let zoom = Int.random(in: 2...6, using: &app.random)
      for _ in 1..<zoom { try app.buttons["Closer"].tap() }
      try app.simulateMemoryWarning()
      XCTAssertEqual(try seenTiles(app), 4, "On iOS \(iOS) the user should see four tiles.")
      try app.buttons["Closer"].tap()
      XCTAssertTrue(
        app.labels["Zoom \(zoom + 1)"].isVisible, "The label should still show the zoom.")
      XCTAssertEqual(drawings(app), 4, "Each tile should be drawn once.")
      try app.buttons["Legend"].tap()
      try app.simulateMemoryWarning()
      XCTAssertEqual(try tiles(app), 0, "When it is covered it should release them.")
    }
  }
  .feedback(
    "The map releases its view while the user looks at it. Check first whether the view is in a window.",
    provenBy: "WhileItIsSeen"
  ) { app in
    try app.launch()
    try app.simulateMemoryWarning()
    return !app.controllers[map].isViewLoaded || drawings(app) > 4
  }
  .feedback(
    "The image views release their images while the user looks at them, so the map is empty. Check "
      + "first whether the view is in a window.",
    provenBy: "EmptiedWhileItIsSeen"
  ) { app in
    try app.launch()
    let before = try seenTiles(app)
    try app.simulateMemoryWarning()
    return try before == 4 && seenTiles(app) == 0 && app.views["tile 1"].exists
  }
  .feedback(
    "Your code calls viewDidUnload() while the view is still there: on screen the label is lost, and "
      + "the tiles stay in memory, because their image views hold them. Only UIKit should call that "
      + "method.",
    provenBy: "CalledByHand"
  ) { app in
    try app.launch()
    try app.simulateMemoryWarning()
    try app.buttons["Closer"].tap()
    return try seenTiles(app) == 4 && !app.labels["Zoom 2"].exists
  }

  Check("the map is as it was when the user comes back") { app in
    XCTAssertFalse(
      app.callsByHand { try lookAtTheLegend(app) },
      "Only UIKit should call the map's viewDidLoad(), viewWillAppear(_:) and the like.")
    for iOS in versions {
      let zoom = Int.random(in: 2...6, using: &app.random)
      try warnWhileCovered(app, iOS: iOS, zoom: zoom)
      XCTAssertEqual(try tiles(app), 0, "No tile should be in memory.")
      XCTAssertTrue(
        try readsAtOnce(app, ["Zoom \(zoom)"]) { try app.buttons["Back to the map"].tap() },
        "On iOS \(iOS) the zoom should be there when the map begins to slide in.")
      XCTAssertEqual(try seenTiles(app), 4, "On iOS \(iOS) the user should see four tiles.")
      XCTAssertTrue(app.labels["Zoom \(zoom)"].isVisible, "The zoom should be \(zoom).")
      try app.buttons["Closer"].tap()
      XCTAssertTrue(app.labels["Zoom \(zoom + 1)"].isVisible, "And it should go on from there.")
    }
  }
  .feedback(
    "The tiles come back, but the zoom is lost. The zoom cannot be made again: the user has chosen it.",
    provenBy: "ZoomLost"
  ) { app in
    try warnWhileCovered(app, zoom: 3)
    try app.buttons["Back to the map"].tap()
    return try seenTiles(app) == 4 && app.labels["Zoom 1"].exists
  }
  .feedback(writtenTooLate, provenBy: "WrittenWhenItHasAppeared") { app in
    try warnWhileCovered(app, zoom: 3)
    let isThere = try readsAtOnce(app, ["Zoom 3"]) { try app.buttons["Back to the map"].tap() }
    return !isThere && app.labels["Zoom 3"].exists
  }
  .feedback(
    "Your code calls viewDidLoad(), viewWillAppear(_:) or the like itself, to show something again. UIKit calls these "
      + "methods when the view is loaded and when it appears. Give the map a method of its own, and call that one.",
    provenBy: "ShownByHand"
  ) { app in
    app.callsByHand { try lookAtTheLegend(app) }
  }

  Check("the tiles are drawn once, as long as there is enough memory") { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for _ in 1...Int.random(in: 2...4, using: &app.random) {
        try app.buttons["Legend"].tap()
        try app.buttons["Back to the map"].tap()
        XCTAssertEqual(
          try seenTiles(app), 4,
          "On iOS \(iOS) the user should see four tiles, as before the legend.")
      }
      XCTAssertEqual(drawings(app), 4, "On iOS \(iOS) each tile should be drawn once.")
      try app.buttons["Legend"].tap()
      try app.simulateMemoryWarning()
      for _ in 1...Int.random(in: 1...2, using: &app.random) { try app.simulateMemoryWarning() }
      XCTAssertEqual(try tiles(app), 0, "After a warning no tile should be in memory.")
      XCTAssertEqual(drawings(app), 4, "On iOS \(iOS) a warning should not make the map draw.")
    }
  }
  .feedback(
    "Memory was short, but the map drew its tiles only to release them: it had no view any more, and "
      + "reading view loads one. Check isViewLoaded first.",
    provenBy: "LoadedToBeDropped"
  ) { app in
    try warnWhileCovered(app)
    try app.simulateMemoryWarning()
    return try tiles(app) == 0 && drawings(app) > 4 && !app.controllers[map].isViewLoaded
  }
  .feedback(
    "Memory was not short, but the map has let go of its tiles when the legend came, and the user comes back to a map "
      + "without tiles. Release them when memory runs short, and only then.",
    provenBy: "LostToTheLegend"
  ) { app in
    try app.launch()
    let before = try seenTiles(app)
    try app.buttons["Legend"].tap()
    try app.buttons["Back to the map"].tap()
    return try before == 4 && seenTiles(app) == 0 && drawings(app) == 4
  }
  .feedback(
    "The map releases its tiles whenever it is covered, and draws them again each time. Do "
      + "it when memory runs short, and only then.",
    provenBy: "AtTheEnd"
  ) { app in
    try app.launch()
    try app.buttons["Legend"].tap()
    try app.buttons["Back to the map"].tap()
    return drawings(app) > 4
  }
}
