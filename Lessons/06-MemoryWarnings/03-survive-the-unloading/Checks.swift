import CourseKit

let order = "OrderViewController"

/// Cups are ordered, the menu is opened, and memory runs short.
func warnWhileCovered(_ app: XCUIApplication, iOS: IOSVersion = 5, cups: Int = 3) throws {
  try app.launch(iOS: iOS)
  for _ in 1...cups { try app.buttons["One more cup"].tap() }
  try app.buttons["Menu"].tap()
  try app.simulateMemoryWarning()
}

/// The texts of the labels that the user sees in the view of the order that is on screen.
func labels(_ app: XCUIApplication) -> [String] {
  guard let shown = app.root.children.last else { return [] }
  return shown.view.subviews.filter { $0.kind == "UILabel" && $0.isVisible }.compactMap(\.text)
}

/// How many pictures are in memory, whoever holds them.
func pictures(_ app: XCUIApplication) throws -> Int {
  guard case .int(let count) = try app.perform("countPictures") else { return 0 }
  return count
}

/// Where the last of them is held; nil where that is not found.
func holder(_ app: XCUIApplication) throws -> String? {
  guard case .string(let holder) = try app.perform("whoHoldsAPicture") else { return nil }
  return holder
}

/// How many pictures are in memory after a cup was ordered, and how many when memory has run short.
func picturesAfterWarning(
  _ app: XCUIApplication, isCovered: Bool
) throws -> (kept: Int, left: Int) {
  try app.launch()
  try app.buttons["One more cup"].tap()
  let kept = try pictures(app)
  if isCovered { try app.buttons["Menu"].tap() }
  try app.simulateMemoryWarning()
  return (kept, try pictures(app))
}

/// A cup is ordered, and the menu is opened and left.
func orderAndReturn(_ app: XCUIApplication) throws {
  try app.buttons["One more cup"].tap()
  try app.buttons["Menu"].tap()
  try app.swipeBack()
}

let exercise = Exercise(
  iOS: 5, subjects: [33],
  hints: [
    "Which code released the view before the call of super was removed? And where is the number of "
      + "cups when there is no label?",
    "Call super first and then release the pictures. Keep the number in a property, show it in "
      + "viewDidLoad(), and let go of the label in viewDidUnload().",
    "var count = 0; addCup() raises it and writes it to the label; viewDidLoad() sets the text to "
      + "\"\\(count)\"; override viewDidUnload() with super.viewDidUnload() and cups = nil.",
  ]
) {
  Check("a view that nobody sees is released") { app in
    try warnWhileCovered(app)
    XCTAssertFalse(app.controllers[order].isViewLoaded, "The order should have no view now.")
    XCTAssertTraceContains(
      app.controllers[order].trace, .callback("viewWillUnload"), .callback("viewDidUnload"),
      message: "UIKit should have unloaded it.")
  }
  .feedback(
    "The pictures are gone, but the view is not: your didReceiveMemoryWarning() does not call super, "
      + "and the method of UIViewController releases the view.",
    provenBy: "StillWithoutSuper"
  ) { app in
    try pictures(app) == 0
      && !app.controllers[order].trace.contains(.callback("viewWillUnload"))
  }

  Check("the pictures are released, whichever screen is shown") { app in
    for isCovered in [false, true] {
      try app.launch()
      for _ in 1...2 {
        try app.buttons["One more cup"].tap()
        XCTAssertGreaterThan(
          try pictures(app), 0,
          "The order should keep a picture as long as there is memory enough, as the starter does.")
        if isCovered { try app.buttons["Menu"].tap() }
        try app.simulateMemoryWarning()
        let holder = try holder(app).map { ": \($0) does" } ?? ""
        XCTAssertEqual(try pictures(app), 0, "Nothing should hold a picture any more\(holder).")
        XCTAssertEqual(
          app.controllers[order].isOnScreen, !isCovered,
          "The screen that is shown should stay there.")
        if isCovered { try app.buttons["Back to the order"].tap() }
      }
    }
  }
  .feedback(
    "The first warning frees the pictures, but the next one does not. Memory may run short again: release the "
      + "pictures each time.",
    provenBy: "OnlyOnce"
  ) { app in
    let left = try picturesAfterWarning(app, isCovered: false).left
    try app.buttons["One more cup"].tap()
    try app.simulateMemoryWarning()
    return try left == 0 && pictures(app) > 0
  }
  .feedback(
    "The pictures go only with the view: as long as the order is on screen no view is unloaded, and "
      + "they stay. Release them in didReceiveMemoryWarning(), which is called whichever screen is "
      + "shown.",
    provenBy: "DroppedWithTheView"
  ) { app in
    try picturesAfterWarning(app, isCovered: true).left == 0
      && picturesAfterWarning(app, isCovered: false).left > 0
  }
  .feedback(
    "Some pictures are gone, but others are still in memory. Let go of all of them: in every property, in "
      + "static variables, and in closures, which hold what they have captured.",
    provenBy: "DecoyDropped"
  ) { app in
    let (kept, left) = try picturesAfterWarning(app, isCovered: false)
    return 0 < left && left < kept
  }
  .feedback(
    "Memory ran short, but the pictures are still there. They can be made again: let go of them when "
      + "the warning comes, whichever screen is shown.",
    provenBy: "PicturesKept"
  ) { app in
    let isKept = try [false, true].contains { isCovered in
      try picturesAfterWarning(app, isCovered: isCovered).left > 0
        && holder(app)?.hasPrefix("\(order).") ?? false
    }
    try warnWhileCovered(app)
    return isKept && app.trace.contains(.callback("viewWillUnload"))
  }
  .feedback(
    "The order has let go of the picture, but something else still holds it, so its memory is not "
      + "freed: a static or global variable, a closure, or an object of yours. Let go of pictures "
      + "wherever they are held.",
    provenBy: "PicturesHeldElsewhere"
  ) { app in
    try picturesAfterWarning(app, isCovered: false).left > 0
      && !(holder(app)?.hasPrefix("\(order).") ?? false)
  }

  Check("the label goes with the view") { app in
    try app.launch()
    for time in ["for the first time", "for the second time"] {
      XCTAssertEqual(try app.perform("watchLabel"), true, "The order should have a label.")
      try app.buttons["Menu"].tap()
      try app.simulateMemoryWarning()
      XCTAssertEqual(
        try app.perform("isLabelAlive"), false,
        "The view was unloaded \(time): nothing should hold its label.")
      try app.buttons["Back to the order"].tap()
    }
  }
  .feedback(
    "The view is gone, but its label is still there: a property of the controller holds it. Let go of "
      + "it in viewDidUnload().",
    provenBy: "LabelKept"
  ) { app in
    app.controllers[order].trace.contains(.callback("viewDidUnload"))
  }

  Check("nothing that was ordered is lost", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try orderAndReturn(app) },
      "Only UIKit should call the order's viewDidLoad(), viewWillAppear(_:) and the like.")
    for iOS in [5, 6] as [IOSVersion] {
      // Another number for each guest, and never the three that the other checks order.
      var cups = Int.random(in: 4...9, using: &app.random)
      try warnWhileCovered(app, iOS: iOS, cups: cups)
      // From iOS 6 on an order may give its view back by hand, and need not.
      if iOS == 5 {
        XCTAssertFalse(
          app.controllers[order].isViewLoaded, "On iOS 5 the order should have no view.")
      }
      for _ in 1...2 {
        XCTAssertTrue(
          try readsAtOnce(app, ["\(cups)"]) { try app.buttons["Back to the order"].tap() },
          "On iOS \(iOS) the number should be there when the order begins to slide in.")
        XCTAssertEqual(
          labels(app), ["\(cups)"], "On iOS \(iOS) the label should say how many were ordered.")
        try app.buttons["One more cup"].tap()
        cups += 1
        XCTAssertEqual(labels(app), ["\(cups)"], "On iOS \(iOS) it should continue counting.")
        try app.simulateMemoryWarning()
        try app.buttons["One more cup"].tap()
        cups += 1
        XCTAssertEqual(
          labels(app), ["\(cups)"], "On iOS \(iOS) it should go on after a warning on screen, too.")
        try app.buttons["Menu"].tap()
        try app.simulateMemoryWarning()
      }
    }
  }
  .feedback(
    "The waiter comes back to an order without cups. viewDidLoad() runs again for the new view: it "
      + "should show the number that the controller knows, and not begin with 0.",
    provenBy: "BackToZero"
  ) { app in
    try warnWhileCovered(app)
    try app.buttons["Back to the order"].tap()
    return labels(app) == ["0"]
  }
  .feedback(writtenTooLate, provenBy: "WrittenWhenItHasAppeared") { app in
    try warnWhileCovered(app)
    let isThere = try readsAtOnce(app, ["3"]) { try app.buttons["Back to the order"].tap() }
    return !isThere && labels(app) == ["3"]
  }
  .feedback(
    "The warning came while the order was on screen. The view stays then, but your property has let go "
      + "of its label, so the next cup is not shown. Let go of the label only when its view has gone.",
    provenBy: "LabelLostByTheWarning"
  ) { app in
    try app.launch()
    try app.simulateMemoryWarning()
    try app.buttons["One more cup"].tap()
    guard labels(app) == ["0"] else { return false }
    try app.launch()
    try app.buttons["One more cup"].tap()
    return labels(app) == ["1"]
  }
  .feedback(
    "The label always says the same, however many cups were ordered. Keep the number in a property "
      + "that addCup() raises, and show that property.",
    provenBy: "AlwaysThree"
  ) { app in
    var shown: [[String]] = []
    for cups in [2, 5] {
      try warnWhileCovered(app, cups: cups)
      try app.buttons["Back to the order"].tap()
      shown.append(labels(app))
    }
    return shown[0] == shown[1] && shown[0] != ["0"]
  }
  .feedback(
    "Your code calls viewDidLoad(), viewWillAppear(_:) or the like itself, to show the number. UIKit calls these "
      + "methods when the view is loaded and when it appears. Give the order a method of its own that shows the number.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try orderAndReturn(app) }
  }

  Check("another guest's order begins with no cup") { app in
    let cups = Int.random(in: 4...9, using: &app.random)
    try warnWhileCovered(app, cups: cups)
    XCTAssertFalse(app.controllers[order].isViewLoaded, "The order should have no view now.")
    try app.buttons["Back to the order"].tap()
    XCTAssertEqual(labels(app), ["\(cups)"], "The label should say how many were ordered.")
    XCTAssertEqual(try app.perform("takeNextOrder"), true)
    XCTAssertEqual(labels(app), ["0"], "The next order should begin with 0.")
    try app.buttons["One more cup"].tap()
    XCTAssertEqual(labels(app), ["1"], "And it should count its own cups.")
    try warnWhileCovered(app, cups: cups)
    XCTAssertEqual(try app.perform("takeNextOrder"), true)
    XCTAssertEqual(
      labels(app), ["0"], "The next order should begin with 0, although the first one is unloaded.")
  }
  .feedback(
    "All orders share one number: it is outside the controller, in a static or global variable or in a "
      + "file. Each OrderViewController keeps its own in an ordinary property.",
    provenBy: "OneNumberForAll"
  ) { app in
    try app.launch()
    for _ in 1...2 { try app.buttons["One more cup"].tap() }
    try app.perform("takeNextOrder")
    return labels(app) == ["2"]
  }
  .feedback(
    "An order has stored its number where the next one finds it: in a static or global variable or in "
      + "a file. Each OrderViewController keeps its own in an ordinary property.",
    provenBy: "HandedOn"
  ) { app in
    try warnWhileCovered(app)
    try app.perform("takeNextOrder")
    return labels(app) == ["3"]
  }
}
