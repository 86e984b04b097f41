import CourseKit

let container = "CommentsViewController"

/// Where the view of that child lies on the screen.
func place(_ app: XCUIApplication, _ type: String) -> Rectangle {
  shown(app, type).first?.view.frameOnScreen ?? Rectangle(width: 0, height: 0)
}

/// How far the field ends above the tab bar.
func gap(_ app: XCUIApplication) -> Double {
  let field = place(app, "FieldViewController")
  return app.tabBars[0].frameOnScreen.y - field.y - field.height
}

/// The panel, if the photo has one.
func panel(_ app: XCUIApplication) -> ControllerElement? {
  app.root.children.first?.children.first { $0.className == container }
}

/// The user taps Notes, and the panel is there.
func showPanel(_ app: XCUIApplication) throws {
  try app.buttons["Notes"].tap()
}

/// The user has a look at the panel, and removes it.
func showAndRemove(_ app: XCUIApplication) throws {
  try showPanel(app)
  try app.buttons["Notes"].tap()
}

/// Expects the panel in its corner.
func assertPanel(_ app: XCUIApplication, _ when: String) {
  let all = app.root.children.first?.view.bounds ?? Rectangle(width: 0, height: 0)
  // Since iOS 7 the photo reaches below the bar.
  let bar = app.trace.iOS < 7 ? 0 : app.tabBars[0].frame.height
  XCTAssertEqual(
    place(of: panel(app)?.view, in: app.root.children.first?.view),
    Rectangle(x: all.width - 260, y: all.height - bar - 220, width: 240, height: 200),
    "\(when) the panel should lie in its corner, above the tab bar.")
  XCTAssertTrue(offers(app, "Enlarge"), "\(when) the strip should say Enlarge.")
}

/// How far the field that is edited ends above the keyboard.
func gapToKeyboard(_ app: XCUIApplication) throws -> Double? {
  switch try app.perform("gapToKeyboard") {
  case .double(let gap): gap
  case .int(let gap): Double(gap)
  default: nil
  }
}

/// Which of the views that belong to the comments in the tab are loaded.
func loaded(_ app: XCUIApplication) -> [String] {
  guard let tab = app.root.children.first(where: { $0.className == container }) else { return [] }
  return ([tab] + Array(tab.children)).filter(\.isViewLoaded).map(\.className)
}

let exercise = Exercise(
  iOS: 9, subjects: [37],
  hints: [
    "Which exercise was about which of the nine points? Write the two tabs first and check, then add "
      + "the panel, and then the rest.",
    "Copy CommentsViewController.swift from “The same on the whole screen”, which has the strip, and add to it what "
      + "you wrote for the memory warning in “A tab that gives way”.",
    "The strip: its height is strip.text.isEmpty ? 0 : 40. After each change of the text call "
      + "view.setNeedsLayout() of the comments, if their view is loaded.",
    "The panel: 220 points above the tab bar is view.bounds.height - 220, and from iOS 7 on minus "
      + "bottomLayoutGuide.length of the photo's controller.",
    "The keyboard: listen to keyboardWillShowNotification and keyboardWillHideNotification, keep the frame in "
      + "a property, and call view.setNeedsLayout() if the view is loaded.",
    "The lower edge, in viewWillLayoutSubviews(): two things cover it, the bar by "
      + "bottomLayoutGuide.length, and the keyboard by view.bounds.maxY - view.convert(keyboard, from: "
      + "nil).minY. Subtract the larger of the two, not their sum.",
    "The orientations: Info.plist lists only portrait. Add UIInterfaceOrientationLandscapeLeft and "
      + "UIInterfaceOrientationLandscapeRight.",
  ]
) {
  Check("the comments have a tab", points: 2) { app in
    for iOS in [7, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      XCTAssertEqual(
        app.root.children.map(\.className), ["PhotoViewController", container],
        "The tab bar controller should have two children.")
      let words = app.random.words(3)
      try app.perform("write", .string(words[0]))
      try app.tapTab("Comments")
      try send(app, words[1])
      try app.perform("write", .string(words[2]))
      XCTAssertEqual(
        comments(app), [words[2], words[1], words[0]], "On iOS \(iOS) all comments should be there."
      )
      for part in ["StripViewController", "ListViewController", "FieldViewController"] {
        XCTAssertEqual(
          [place(app, part).x, place(app, part).width],
          [place(app, container).x, place(app, container).width],
          "The \(part) should be as wide as the comments.")
      }
      XCTAssertEqual(
        app.root.children.last?.children.map(\.className).sorted(),
        ["FieldViewController", "ListViewController", "StripViewController"],
        "The comments should have three children.")
      for child in app.root.children.last.map({ Array($0.children) }) ?? [] {
        XCTAssertTrace(
          child.trace, [.willMove, .didMove],
          "\(child.className) should hear that it will be added, and then that it has been.")
      }
      XCTAssertEqual(gap(app), 0, "On iOS \(iOS) the field should end where the tab bar begins.")
      XCTAssertEqual(place(app, "FieldViewController").height, 60, "The field should be 60 high.")
      let (all, list) = (place(app, container), place(app, "ListViewController"))
      XCTAssertEqual(list.y, all.y, "On iOS \(iOS) the list should begin at the top.")
      XCTAssertEqual(
        list.y + list.height, place(app, "FieldViewController").y,
        "On iOS \(iOS) the list should end where the field begins.")
    }
  }
  .feedback(
    "The tabs do not share a photo: a comment that is written in one is not shown in the other.",
    provenBy: "TwoPhotos"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("write", .string("Lovely"))
    try app.tapTab("Comments")
    try app.advance(by: 5)
    return app.root.children.count == 2 && comments(app).isEmpty
  }
  .feedback(
    "In the tab the strip takes up space although it has no text. Its height should depend on its text.",
    provenBy: "StripInTheTab"
  ) { app in
    try app.launch(iOS: 9)
    try app.tapTab("Comments")
    return place(app, "ListViewController").y == place(app, container).y + 40
  }
  .feedback(
    "The list is not as wide as the view. In the tab there is more space than in the panel: use the "
      + "width of the view.",
    provenBy: "AsWideAsThePanel"
  ) { app in
    try app.launch(iOS: 9)
    try app.tapTab("Comments")
    return place(app, "ListViewController").width == 240
  }

  Check("the panel comes, grows, shrinks and goes", points: 3) { app in
    for iOS in [6, 7, 12] as [IOSVersion] {
      let words = app.random.words(3)
      try app.launch(iOS: iOS)
      try app.perform("write", .string(words[0]))
      try app.buttons["Notes"].tap()
      assertPanel(app, "On iOS \(iOS)")
      XCTAssertTraceContains(
        panel(app)?.trace ?? app.trace, .willMove, .didMove,
        message: "The panel should hear that it will be added, and then that it has been.")
      XCTAssertEqual(comments(app), [words[0]], "The panel should show the comments.")
      XCTAssertEqual(
        panel(app)?.trace.count(of: .viewDidAppear), 1, "The panel should appear once.")
      XCTAssertEqual(
        place(app, "ListViewController").y, place(app, container).y + 40,
        "The strip of the panel should be 40 points high.")
      try type(app, words[1])
      // The keyboard lies over the panel.
      try app.perform("endEditing")
      try app.buttons["Enlarge"].tap()
      XCTAssertTrue(app.root.presented.exists, "Enlarge should present the comments.")
      XCTAssertTrue(offers(app, "Done"), "The strip should say Done.")
      XCTAssertEqual(drafts(app), [words[1]], "The typed text should be there.")
      try app.buttons["Send"].tap()
      try type(app, words[2])
      try app.buttons["Done"].tap()
      XCTAssertFalse(app.root.presented.exists, "Done should take the comments away.")
      assertPanel(app, "Back again on iOS \(iOS)")
      XCTAssertEqual(drafts(app), [words[2]], "The typed text should be there.")
      XCTAssertEqual(comments(app), [words[1], words[0]], "The panel should show all comments.")
      try app.buttons["Notes"].tap()
      XCTAssertNil(panel(app)?.name, "Notes should remove the panel.")
      XCTAssertFalse(offers(app, "Enlarge"), "Nothing should be left of the panel.")
      XCTAssertTraceContains(
        app.trace.filter { $0.subject?.className == container },
        EventPattern(kind: .callback, name: "willMove(toParent:)", arguments: ["nil"]),
        EventPattern(kind: .callback, name: "didMove(toParent:)", arguments: ["nil"]),
        message: "The panel should hear that it will be removed, and then that it has been.")
      for time in ["again", "once more"] {
        try app.buttons["Notes"].tap()
        assertPanel(app, "Shown \(time) on iOS \(iOS)")
        try app.buttons["Notes"].tap()
        XCTAssertNil(panel(app)?.name, "Notes should remove the panel each time.")
      }
      try app.tapTab("Comments")
      XCTAssertEqual(comments(app), [words[1], words[0]], "The tab should show the same comments.")
    }
  }
  .feedback(
    "UIKit ends the app: you present the comments while they are still the photo's child.",
    provenBy: "StillAChild"
  ) { app in
    try app.launch(iOS: 9)
    try app.buttons["Notes"].tap()
    try? app.buttons["Enlarge"].tap()
    return app.exception != nil
  }
  .feedback(
    "The panel comes back, but long after the comments have left the whole screen: your code guesses how long that "
      + "takes. The completion of dismiss(animated:completion:) runs when it is over.",
    provenBy: "ByATimer"
  ) { app in
    try app.launch(iOS: 9)
    for button in ["Notes", "Enlarge", "Done"] { try app.buttons[button].tap() }
    let isAway = panel(app) == nil && !app.root.presented.exists
    try app.advance(by: 2)
    return isAway && panel(app) != nil
  }
  .feedback(
    "The panel's lower part is behind the tab bar. Since iOS 7 the view of a tab continues below the "
      + "bar: bottomLayoutGuide.length says how far.",
    provenBy: "PanelBehindTheBar"
  ) { app in
    try app.launch(iOS: 9)
    try app.buttons["Notes"].tap()
    guard let frame = panel(app)?.view.frameOnScreen else { return false }
    return frame.y + frame.height > app.tabBars[0].frameOnScreen.y
  }

  Check("nothing is left of a panel that was removed") { app in
    for iOS in [6, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      for _ in 1...2 {
        try showPanel(app)
        XCTAssertEqual(try app.perform("watchPanel"), true, "A panel should be over the photo.")
        try app.buttons["Enlarge"].tap()
        try app.buttons["Done"].tap()
        try app.buttons["Notes"].tap()
        XCTAssertEqual(
          try app.perform("isPanelAlive"), false,
          "On iOS \(iOS) nothing should hold the panel any more.")
      }
    }
    XCTAssertFalse(
      app.callsByHand { try showAndRemove(app) },
      "Only UIKit should call the panel's viewWillAppear(_:) and the like.")
  }
  .feedback(
    "The panel is removed, but something still holds it: a property, an array, or a closure that should begin with "
      + "[weak self]. The next tap on Notes makes a new one, so let it go.",
    provenBy: "PanelsHeld"
  ) { app in
    try app.launch(iOS: 9)
    try showPanel(app)
    try app.perform("watchPanel")
    try app.buttons["Notes"].tap()
    return try panel(app) == nil && app.perform("isPanelAlive") == true
  }
  .feedback(
    "The panel hears from UIKit that it appears, and your code calls the same method once more: whatever it does is "
      + "done twice. UIKit calls viewWillAppear(_:) and the like when a view comes into the window and when it "
      + "leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try showAndRemove(app) }
  }

  Check("the keyboard covers nothing", points: 2) { app in
    for iOS in [6, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      try app.perform("watchKeyboard")
      try app.tapTab("Comments")
      for time in ["once", "twice"] {
        try type(app, app.random.word())
        XCTAssertEqual(
          try gapToKeyboard(app), 0,
          "In the tab on iOS \(iOS), when the keyboard has come \(time), the field should end at the keyboard."
        )
        try app.buttons["Send"].tap()
        XCTAssertEqual(
          gap(app), 0,
          "When the keyboard has gone \(time) the field should be back above the bar.")
      }
      XCTAssertEqual(
        try app.perform("movedByATimer"), false,
        "On iOS \(iOS) the field should move when the keyboard is announced, and not a while later."
      )
      try app.tapTab("Photo")
      try app.buttons["Notes"].tap()
      try app.buttons["Enlarge"].tap()
      try type(app, app.random.word())
      XCTAssertEqual(
        try gapToKeyboard(app), 0,
        "On the whole screen on iOS \(iOS) the field should end at the keyboard.")
    }
  }
  .feedback(
    "The field moves while the keyboard is on its way: a timer or a delay decides when. Another keyboard may take another "
      + "time. Lay out the comments in the method that hears of the keyboard.",
    provenBy: "KeyboardByADelay"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("watchKeyboard")
    try app.tapTab("Comments")
    try type(app, "Nice")
    return try app.perform("movedByATimer") == true
  }
  .feedback(
    "The keyboard covers the field. UIKit does not move anything by itself: listen to the keyboard's "
      + "notifications.",
    provenBy: "KeyboardForgotten"
  ) { app in
    try gapInTab(app).map { $0 < 0 } ?? false
  }
  .feedback(
    "There is a gap between the field and the keyboard: the keyboard covers the tab bar too, so "
      + "subtract the larger of the two, not their sum.",
    provenBy: "KeyboardAndBar"
  ) { app in
    try gapInTab(app).map { $0 > 0 } ?? false
  }
  .feedback(
    "The keyboard goes but the field stays where it was. Listen to keyboardWillHideNotification as well.",
    provenBy: "KeyboardStays"
  ) { app in
    guard try gapInTab(app) == 0 else { return false }
    try app.buttons["Send"].tap()
    return gap(app) > 0
  }

  Check("a warning releases the views that nobody sees", points: 2) { app in
    for iOS in [6, 12] as [IOSVersion] {
      let words = app.random.words(3)
      try app.launch(iOS: iOS)
      try app.simulateMemoryWarning()
      XCTAssertEqual(loaded(app), [], "On iOS \(iOS) no view should be made for a warning.")
      XCTAssertFalse(
        app.trace.of(subject: container).contains(.viewDidLoad),
        "On iOS \(iOS) no view should be loaded for a warning and released again.")
      try app.perform("write", .string(words[0]))
      try app.tapTab("Comments")
      try type(app, words[1])
      try app.simulateMemoryWarning()
      XCTAssertEqual(loaded(app).count, 4, "What is on screen should stay.")
      // The keyboard lies over the bar.
      try app.perform("endEditing")
      try app.tapTab("Photo")
      XCTAssertEqual(
        loaded(app).count, 4, "Without a warning the hidden tab should keep its views.")
      try app.buttons["Notes"].tap()
      XCTAssertEqual(try app.perform("watchViews"), true, "The comments should have a view.")
      try app.simulateMemoryWarning()
      assertPanel(app, "After a warning on iOS \(iOS)")
      try app.buttons["Notes"].tap()
      XCTAssertEqual(
        try app.perform("areViewsAlive"), false,
        "On iOS \(iOS) nothing should hold the views of the hidden tab.")
      XCTAssertEqual(loaded(app), [], "On iOS \(iOS) all views of the hidden tab should go.")
      try app.perform("write", .string(words[2]))
      try app.tapTab("Comments")
      XCTAssertEqual(comments(app), [words[2], words[0]], "All comments should be back.")
      XCTAssertEqual(drafts(app), [words[1]], "The typed text should be back.")
      try app.tapTab("Photo")
      try app.simulateMemoryWarning()
      XCTAssertEqual(
        loaded(app), [], "On iOS \(iOS) all views of the hidden tab should go after each warning.")
      try app.tapTab("Comments")
      XCTAssertEqual(drafts(app), [words[1]], "The typed text should be back each time.")
      for child in app.root.children.last.map({ Array($0.children) }) ?? [] {
        XCTAssertEqual(
          child.trace.count(of: .willMove), child.trace.count(of: .didMove),
          "\(child.className) should hear willMove as often as didMove.")
      }
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "Memory runs short, but the hidden tab keeps its views: the container, the strip, the list and the "
      + "field have one each.",
    provenBy: "ViewsKept"
  ) { app in
    try openAndLeave(app)
    try app.simulateMemoryWarning()
    return !loaded(app).isEmpty
  }
  .feedback(
    "The strip, the list and the field are not children any more, but they still have their views: "
      + "each controller holds its own. Set their view to nil as well.",
    provenBy: "OnlyTakenOut"
  ) { app in
    try openAndLeave(app)
    try app.perform("watchViews")
    try app.simulateMemoryWarning()
    return try loaded(app).isEmpty && app.perform("areViewsAlive") == true
  }

  Check("it works in landscape as well", points: 2) { app in
    let sides = [DeviceOrientation.landscapeLeft, .landscapeRight].shuffled(using: &app.random)
    for iOS in [6, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      try app.buttons["Notes"].tap()
      for turn in [sides[0], .portrait, sides[1], .portrait, sides[0]] {
        try app.rotate(to: turn)
        let size = app.root.view.bounds
        XCTAssertEqual(
          size.width > size.height, turn != .portrait, "On iOS \(iOS) the interface should turn.")
        assertPanel(app, "Turned to \(turn) on iOS \(iOS)")
      }
      try app.tapTab("Comments")
      let field = place(
        of: shown(app, "FieldViewController").first?.view, in: shown(app, container).first?.view)
      XCTAssertEqual(
        field.map { $0.y + $0.height },
        app.root.view.bounds.height - app.tabBars[0].frame.height,
        "In landscape the field should end where the tab bar begins.")
      try app.perform("watchKeyboard")
      try type(app, app.random.word())
      XCTAssertEqual(
        try gapToKeyboard(app), 0,
        "In landscape on iOS \(iOS) the field should end at the keyboard.")
      try app.buttons["Send"].tap()
      try app.rotate(to: .portrait)
      XCTAssertEqual(
        gap(app), 0,
        "On iOS \(iOS), upright again without a keyboard, the field should end at the bar.")
    }
    for (iOS, device) in [(11, "iPhone X"), (12, "iPhone 8")] as [(IOSVersion, String)] {
      try app.launch(iOS: iOS, device: device)
      try app.buttons["Notes"].tap()
      assertPanel(app, "On the \(device)")
      try app.rotate(to: sides[0])
      assertPanel(app, "On the \(device), turned to \(sides[0]),")
    }
    XCTAssertEqual(try app.perform("resize", [.int(500), .int(400)]), true)
    assertPanel(app, "In tabs of another size")
    XCTAssertPlacesAtOnce(app, "In tabs of another size")
  }
  .feedbackOnPlacingLate { app in
    try app.launch(iOS: 12)
    try app.buttons["Notes"].tap()
    try app.perform("resize", [500, 400])
  }
  .feedback(
    "The panel is at the wrong height where the tab bar is not 49 points high: it is higher on a phone "
      + "without a Home button, and since iOS 11 it is lower on a phone in landscape. "
      + "bottomLayoutGuide.length says how high it is.",
    provenBy: "AlwaysFortyNine"
  ) { app in
    try app.launch(iOS: 12, device: "iPhone X")
    try app.buttons["Notes"].tap()
    guard let view = panel(app)?.view.frameOnScreen else { return false }
    return view.y + view.height == app.screen.bounds.height - 69
  }
  .feedback(
    "In landscape the field does not end at the keyboard. Up to iOS 7 the window stays upright when "
      + "the interface turns, and so does the keyboard's frame: view.convert(frame, from: nil) says "
      + "where that is in your view.",
    provenBy: "NotConverted"
  ) { app in
    guard try gapInTab(app) == 0 else { return false }
    try app.launch(iOS: 6)
    try app.rotate(to: .landscapeLeft)
    return try gapInOpenTab(app) != 0
  }
  .feedback(
    "The keyboard has gone, but your code still uses its last frame. That frame lies below a screen on its side, and "
      + "in the middle of the same screen upright. Forget the frame when the keyboard hides.",
    provenBy: "HiddenKeyboardKept"
  ) { app in
    try app.launch(iOS: 9)
    try app.rotate(to: .landscapeLeft)
    guard try gapInOpenTab(app) == 0 else { return false }
    try app.buttons["Send"].tap()
    try app.rotate(to: .portrait)
    return gap(app) > 100
  }
  .feedback(
    "The app turns to one side but not to the other. Info.plist has a word for each of them.",
    provenBy: "OneSide"
  ) { app in
    let turned = try [DeviceOrientation.landscapeLeft, .landscapeRight].map { side in
      try app.launch(iOS: 9)
      try app.rotate(to: side)
      return app.root.view.bounds.width > app.root.view.bounds.height
    }
    return turned[0] != turned[1]
  }
  .feedback(
    "The device is turned but the app is not. The app's own list limits what the controllers allow: "
      + "UISupportedInterfaceOrientations in Info.plist.",
    provenBy: "OneOrientation"
  ) { app in
    try app.launch(iOS: 9)
    try app.rotate(to: .landscapeLeft)
    return app.root.view.bounds.width < app.root.view.bounds.height
  }
}

/// How far the field in the tab ends above the keyboard, on iOS 9.
func gapInTab(_ app: XCUIApplication) throws -> Double? {
  try app.launch(iOS: 9)
  return try gapInOpenTab(app)
}

/// The same on the version that runs.
func gapInOpenTab(_ app: XCUIApplication) throws -> Double? {
  try app.perform("watchKeyboard")
  try app.tapTab("Comments")
  try type(app, "a")
  return try gapToKeyboard(app)
}
