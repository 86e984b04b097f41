import CourseKit

let container = "CommentsViewController"
let three = [container, "ListViewController", "FieldViewController"]

/// Which of the three have a view.
func loaded(_ app: XCUIApplication) -> [String] {
  three.filter { type in app.controllers.contains { $0.className == type && $0.isViewLoaded } }
}

/// The user opens the comments, types that, and goes to the photo.
func typeAndLeave(_ app: XCUIApplication, _ text: String) throws {
  try app.tapTab("Comments")
  try app.textFields[0].tap()
  try app.typeText(text)
  // The keyboard lies over the bar.
  try app.perform("endEditing")
  try app.tapTab("Photo")
}

/// The user opens the comments, leaves them and opens them again.
func openTwice(_ app: XCUIApplication) throws {
  for tab in ["Comments", "Photo", "Comments"] { try app.tapTab(tab) }
}

/// How far the field ends above the tab bar.
func gap(_ app: XCUIApplication) -> Double {
  let field = shown(app, "FieldViewController").first?.view.frameOnScreen
  return app.tabBars[0].frameOnScreen.y - (field.map { $0.y + $0.height } ?? 0)
}

let exercise = Exercise(
  iOS: 9, subjects: [37],
  hints: [
    "The container is made for any size. Which part of it does a tab bar cover, and when should it "
      + "free memory?",
    "Both tabs get the same photo. The layout leaves bottomLayoutGuide.length free below the field. "
      + "didReceiveMemoryWarning() asks isViewLoaded first, and then whether view.window is nil.",
    "The tabs, in AppDelegate: let tabs = UITabBarController(); tabs.viewControllers = [PhotoViewController(photo: "
      + "Album.garden), CommentsViewController(photo: Album.garden)]. The layout: var rest = view.bounds, and if "
      + "#available(iOS 7, *) { rest.size.height -= bottomLayoutGuide.length }.",
    "The warning, after super: guard isViewLoaded, view.window == nil else { return }, and then for controller in "
      + "[self, list, field] { controller.view = nil }.",
    "After that viewDidLoad() is called a second time, when the list and the field are already "
      + "children: call addChild and didMove only if child.parent == nil, but addSubview both times. "
      + "The list and the field keep their comments and their text by themselves.",
  ]
) {
  Check("photo and comments have a tab each", points: 2) { app in
    try app.launch(iOS: 12)
    XCTAssertEqual(
      app.root.children.map(\.className), ["PhotoViewController", container],
      "The tab bar controller should have two children, the photo first.")
    let words = app.random.words(3)
    try app.perform("write", .string(words[0]))
    try app.tapTab("Comments")
    try send(app, words[1])
    XCTAssertEqual(comments(app), [words[1], words[0]], "The tab should show the comments.")
    try app.tapTab("Photo")
    try app.perform("write", .string(words[2]))
    try app.tapTab("Comments")
    XCTAssertEqual(
      comments(app), [words[2], words[1], words[0]], "It should show the new comments.")
    XCTAssertEqual(
      shown(app, "ListViewController").first?.trace.count(of: .viewDidAppear), 2,
      "The list should hear that it appears each time the tab is opened.")
    XCTAssertFalse(
      app.callsByHand { try openTwice(app) },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
  }
  .feedback(
    "A screen hears from UIKit that it appears, and your code calls the same method once more: whatever it does is "
      + "done twice. UIKit calls viewWillAppear(_:) and the like when a tab is opened and when it is left: leave "
      + "your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try openTwice(app) }
  }
  .feedback(
    "The tabs are in the wrong order: the app should begin with the photo.",
    provenBy: "TabsInATab"
  ) { app in
    app.root.children.map(\.className) == [container, "PhotoViewController"]
  }
  .feedback(
    "The tab has a photo of its own, which no other screen knows. All screens must share one model "
      + "object: Album.garden.",
    provenBy: "AnotherPhoto"
  ) { app in
    try app.launch(iOS: 9)
    try app.tapTab("Comments")
    try app.perform("write", .string("Lovely"))
    return app.controllers[container].exists && comments(app).isEmpty
  }

  Check("the tab bar covers nothing", points: 2) { app in
    for (iOS, device) in [
      (6, "iPhone 4S"), (7, "iPhone 4S"), (10, "iPhone 5"), (9, "iPad Air"), (11, "iPhone X"),
      (12, "iPhone X"),
    ] as [(IOSVersion, String)] {
      try app.launch(iOS: iOS, device: device)
      try app.tapTab("Comments")
      XCTAssertEqual(
        gap(app), 0, "On iOS \(iOS), \(device), the field should end where the bar begins.")
      let list = shown(app, "ListViewController").first?.view.frameOnScreen
      let field = shown(app, "FieldViewController").first?.view.frameOnScreen
      XCTAssertEqual(field?.height, 60, "The field should have its 60 points.")
      XCTAssertEqual(
        list.map { $0.y + $0.height }, field?.y, "The list should end where the field begins.")
      // Up to iOS 7 what lies on the screen is measured upright.
      guard iOS >= 8 else { continue }
      try app.rotate(to: .landscapeLeft)
      XCTAssertEqual(
        gap(app), 0,
        "On iOS \(iOS), \(device), in landscape, the field should end where the bar begins.")
    }
    XCTAssertEqual(try app.perform("resize", [.int(290), .int(330)]), true)
    XCTAssertPlacesAtOnce(app, "In tabs of another size")
  }
  .feedbackOnPlacingLate { app in
    try app.launch(iOS: 12, device: "iPhone X")
    try app.tapTab("Comments")
    try app.perform("resize", [290, 330])
  }
  .feedback(
    "The bar lies over the field. Since iOS 7 the view of a tab continues below the bar: leave "
      + "bottomLayoutGuide.length points free there.",
    provenBy: "UnderTheBar"
  ) { app in
    try app.launch(iOS: 9)
    try app.tapTab("Comments")
    return gap(app) < 0
  }
  .feedback(
    "On iOS 6 the field ends too high: the view ends above the bar there, and your code subtracts the "
      + "bar's height again. Also, the bar is not 49 points high everywhere.",
    provenBy: "AlwaysFortyNine"
  ) { app in
    try app.launch(iOS: 6)
    try app.tapTab("Comments")
    return gap(app) > 0
  }
  .feedback(
    "Upright this is right, but not in landscape: there the bar of some phones is lower. Do not write down how high "
      + "a bar is. bottomLayoutGuide.length knows it for each phone, version and orientation.",
    provenBy: "BarsOfTwoPhones"
  ) { app in
    try app.launch(iOS: 11, device: "iPhone X")
    try app.tapTab("Comments")
    let upright = gap(app)
    try app.rotate(to: .landscapeLeft)
    return upright == 0 && gap(app) != 0
  }

  Check("a warning releases the views that nobody sees", points: 2) { app in
    for iOS in [6, 9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      try app.simulateMemoryWarning()
      XCTAssertEqual(
        loaded(app), [], "On iOS \(iOS) a tab that was never opened should have no view.")
      XCTAssertFalse(
        app.trace.contains(.callback("loadView", on: container)),
        "On iOS \(iOS) no view should be made because memory is short.")
      try app.tapTab("Comments")
      XCTAssertEqual(loaded(app), three, "The tab that is open should have its views.")
      try app.simulateMemoryWarning()
      XCTAssertEqual(loaded(app), three, "On iOS \(iOS) a tab that is open should keep its views.")
      XCTAssertTrue(app.buttons["Send"].isVisible, "The user should see the comments.")
      try app.tapTab("Photo")
      XCTAssertEqual(
        loaded(app), three, "Without a warning the hidden tab should keep its views.")
      XCTAssertEqual(try app.perform("watchViews"), true, "The comments should have a view.")
      try app.simulateMemoryWarning()
      XCTAssertEqual(loaded(app), [], "On iOS \(iOS) the hidden tab should release its views.")
      XCTAssertEqual(
        try app.perform("areViewsAlive"), false,
        "On iOS \(iOS) nothing should hold the views of the hidden tab.")
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "The list and the field are not children any more, but they still have their views: each "
      + "controller holds its own. Set their view to nil as well.",
    provenBy: "OnlyTakenOut"
  ) { app in
    try openAndLeave(app)
    try app.perform("watchViews")
    try app.simulateMemoryWarning()
    return try loaded(app).isEmpty && app.perform("areViewsAlive") == true
  }
  .feedback(
    "On a warning your code loads a view: view.window reads the view, which loads it if there is none. "
      + "Check isViewLoaded first.",
    provenBy: "LoadedToBeDropped"
  ) { app in
    try app.launch(iOS: 9)
    guard app.tabBars[0].exists, !app.trace.contains(.callback("loadView", on: container))
    else { return false }
    try app.simulateMemoryWarning()
    return app.trace.contains(.callback("loadView", on: container))
  }
  .feedback(
    "The view is released while the user looks at it. A view on screen is in a window: check view.window.",
    provenBy: "DroppedOnScreen"
  ) { app in
    try app.launch(iOS: 9)
    try app.tapTab("Comments")
    try app.simulateMemoryWarning()
    return !loaded(app).contains(container)
  }
  .feedback(
    "The tab releases its views whenever the user leaves it, and has to load them again each time. "
      + "That takes time; do it only when memory runs short.",
    provenBy: "WheneverItGoes"
  ) { app in
    try openAndLeave(app)
    return app.controllers[container].exists && !loaded(app).contains(container)
  }
  .feedback(
    "The container's own view is gone, but the controllers of its two subviews still hold them. Do the "
      + "same for these two.",
    provenBy: "ChildrenKeepTheirs"
  ) { app in
    try openAndLeave(app)
    try app.simulateMemoryWarning()
    return loaded(app) == Array(three.dropFirst())
  }

  Check("and it comes back as it was", points: 2) { app in
    for iOS in [6, 9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      let words = app.random.words(4)
      try app.perform("write", .string(words[0]))
      try typeAndLeave(app, words[1])
      for round in 1...2 {
        try app.simulateMemoryWarning()
        XCTAssertEqual(loaded(app), [], "The hidden tab should release its views.")
        if round == 1 { try app.perform("write", .string(words[2])) }
        try app.tapTab("Comments")
        XCTAssertEqual(
          comments(app), [words[2], words[0]], "On iOS \(iOS) all comments should be there.")
        XCTAssertEqual(drafts(app), [words[1]], "On iOS \(iOS) the text should be there.")
        XCTAssertEqual(
          app.controllers[container].children.count, 2, "The container should have two children.")
        if round == 1 { try app.tapTab("Photo") }
      }
      try app.buttons["Send"].tap()
      XCTAssertEqual(
        comments(app), [words[1], words[2], words[0]], "Send should work as before.")
      XCTAssertEqual(gap(app), 0, "The field should lie above the bar again.")
      for child in app.controllers[container].children {
        XCTAssertEqual(
          child.trace.count(of: .willMove), child.trace.count(of: .didMove),
          "\(child.className) should hear willMove as often as didMove.")
      }
    }
  }
  .feedback(
    "viewDidLoad() is called again, and the children hear again that they have been added, although "
      + "they were never removed. Add them only if they have no parent; add their views to the new "
      + "view each time.",
    provenBy: "ToldAgain"
  ) { app in
    try openAndLeave(app)
    try app.simulateMemoryWarning()
    try app.tapTab("Comments")
    return app.controllers[container].children.contains {
      $0.trace.count(of: .willMove) < $0.trace.count(of: .didMove)
    }
  }
  .feedback(
    "The text that the user had typed is gone: the children are new ones. Release the views, and keep "
      + "the controllers: they know what to show.",
    provenBy: "NewChildren"
  ) { app in
    try app.launch(iOS: 9)
    try typeAndLeave(app, "Almost")
    try app.simulateMemoryWarning()
    try app.tapTab("Comments")
    return drafts(app) == [""]
      && shown(app, "FieldViewController").first?.name != "FieldViewController"
  }
}
