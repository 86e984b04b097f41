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

let exercise = Exercise(
  iOS: 5,
  hints: [
    "Who released the view before somebody left out super? And where is the number of cups, when there "
      + "is no label?",
    "Call super first and drop the pictures after it. Keep the number in a property, show it in "
      + "viewDidLoad(), and let go of the label in viewDidUnload().",
    "var count = 0; addCup() raises it and writes it onto the label; viewDidLoad() sets the text to "
      + "\"\\(count)\"; override viewDidUnload() with super.viewDidUnload() and cups = nil.",
  ]
) {
  Check("a view that nobody sees is given back") { app in
    try warnWhileCovered(app)
    XCTAssertFalse(app.controllers[order].isViewLoaded, "The order should have no view now.")
    XCTAssertTraceContains(
      app.controllers[order].trace, .callback("viewWillUnload"), .callback("viewDidUnload"),
      message: "UIKit should have unloaded it.")
  }
  .feedback(
    "The pictures are gone, and the view is not: your didReceiveMemoryWarning() does not call super, and "
      + "it is the method of UIViewController that releases the view.",
    provenBy: "StillWithoutSuper"
  ) { app in
    try app.perform("countPictures") == 0
      && !app.controllers[order].trace.contains(.callback("viewWillUnload"))
  }

  Check("the pictures are dropped, whoever is on screen") { app in
    try app.launch()
    try app.buttons["One more cup"].tap()
    XCTAssertEqual(
      try app.perform("watchPictures"), true,
      "The order should keep objects of the class Picture, as the starter does.")
    XCTAssertEqual(
      try app.perform("countWatchedPictures"), 1, "A picture should be kept at first.")
    try app.simulateMemoryWarning()
    XCTAssertEqual(
      try app.perform("countWatchedPictures"), 0, "Nobody should hold the picture any more.")
    XCTAssertEqual(try app.perform("countPictures"), 0, "No picture should be kept any more.")
    XCTAssertTrue(app.controllers[order].isOnScreen, "The order should still be on the screen.")
  }
  .feedback(
    "The dictionary is empty, and somebody else still holds the picture, so its memory is not free. Let go "
      + "of pictures wherever they are held.",
    provenBy: "PicturesHeldElsewhere"
  ) { app in
    try app.perform("countPictures") == 0 && app.perform("countWatchedPictures") != 0
  }
  .feedback(
    "Memory ran short, and the pictures are all still there. They can be made again: empty the dictionary "
      + "when the warning comes.",
    provenBy: "PicturesKept"
  ) { app in
    try warnWhileCovered(app)
    return try app.perform("countPictures") != 0 && !app.controllers[order].isViewLoaded
  }

  Check("the label goes with the view") { app in
    try app.launch()
    XCTAssertEqual(try app.perform("watchLabel"), true, "The order should have a label.")
    try app.buttons["Menu"].tap()
    try app.simulateMemoryWarning()
    XCTAssertEqual(try app.perform("isLabelAlive"), false, "Nobody should hold the label.")
  }
  .feedback(
    "The view is gone, and its label is still there: a property of the controller holds it. Let go of "
      + "it in viewDidUnload().",
    provenBy: "LabelKept"
  ) { app in
    app.controllers[order].trace.contains(.callback("viewDidUnload"))
  }

  Check("nothing that was ordered is lost", points: 2) { app in
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
        try app.buttons["Back to the order"].tap()
        XCTAssertEqual(
          labels(app), ["\(cups)"], "On iOS \(iOS) the label should say how many were ordered.")
        try app.buttons["One more cup"].tap()
        cups += 1
        XCTAssertEqual(labels(app), ["\(cups)"], "On iOS \(iOS) it should go on counting.")
        try app.buttons["Menu"].tap()
        try app.simulateMemoryWarning()
      }
    }
  }
  .feedback(
    "The waiter comes back to an order without a cup. viewDidLoad() runs again for the new view: it "
      + "should show the number that the controller knows, and not begin with 0.",
    provenBy: "BackToZero"
  ) { app in
    try warnWhileCovered(app)
    try app.buttons["Back to the order"].tap()
    return labels(app) == ["0"]
  }
  .feedback(
    "The label says the same, however much was ordered. Keep the number in a property that addCup() "
      + "raises, and show that one.",
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
      labels(app), ["0"], "The next order should begin with 0, though the first lies unloaded.")
  }
  .feedback(
    "All orders share one number: it lies outside of the controller, in a static or global variable or in "
      + "a file. Each OrderViewController keeps its own in an ordinary property.",
    provenBy: "OneNumberForAll"
  ) { app in
    try app.launch()
    for _ in 1...2 { try app.buttons["One more cup"].tap() }
    try app.perform("takeNextOrder")
    return labels(app) == ["2"]
  }
  .feedback(
    "An order has left its number where the next one finds it: in a static or global variable or in a file. "
      + "Each OrderViewController keeps its own in an ordinary property.",
    provenBy: "HandedOn"
  ) { app in
    try warnWhileCovered(app)
    try app.perform("takeNextOrder")
    return labels(app) == ["3"]
  }
}
