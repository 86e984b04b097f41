import CourseKit

let player = "PlayerViewController"

/// What happened to the player, or to several: an app may make another one for each tap on Play.
func players(_ app: XCUIApplication, after first: Int = 0) -> Trace {
  var trace = app.trace.filter {
    $0.subject?.className == player || $0.subject?.name == player
  }
  trace.events.removeFirst(min(first, trace.count))
  return trace
}

/// A call that tells the player of a parent: the library's name, or `nil`.
func move(_ name: String, to parent: String) -> EventPattern {
  EventPattern(kind: .callback, name: "\(name)(toParent:)", arguments: [parent])
}

/// Whether the app has presented anything.
func isPresented(_ app: XCUIApplication) -> Bool { app.trace.contains(.call("present")) }

/// How often the player was told so.
func count(_ app: XCUIApplication, _ name: String, to parent: String) -> Int {
  players(app).count(of: move(name, to: parent))
}

/// The lowest 100 points of the library's view, as it is now.
func bottom(_ app: XCUIApplication) -> Rectangle {
  let whole = app.root.view.frameOnScreen
  return Rectangle(x: whole.x, y: whole.y + whole.height - 100, width: whole.width, height: 100)
}

/// Where the player's view lies.
func place(_ app: XCUIApplication) -> Rectangle { app.controllers[player].view.frameOnScreen }

/// Expects the player to lie where it should.
func assertAtTheBottom(_ app: XCUIApplication, _ when: String) {
  XCTAssertEqual(
    place(app), bottom(app),
    "\(when) the player should fill the lowest 100 points of the library's view.")
}

/// What is drawn in the windows; of more views than a library has, only that there are so many.
func drawings(_ app: XCUIApplication) -> [String] {
  app.views.count > most ? ["more than \(most) views"] : app.windows.flatMap { drawings($0.view) }
}

/// More views than a library has.
let most = 100

/// What is drawn by the view and by all that lies in it: texts and backgrounds, and where.
func drawings(_ view: ViewElement) -> [String] {
  if view.isHidden || view.alpha <= 0.01 { return [] }
  let isDrawn = view.text != nil || view.backgroundColor != nil
  return (isDrawn ? ["\(view.name) “\(view.text ?? "")” at \(view.frameOnScreen)"] : [])
    + view.subviews.flatMap(drawings)
}

/// What another player hears, which a careless parent takes in and lets go of.
func heardElsewhere(_ app: XCUIApplication) throws -> Trace {
  let before = players(app).count
  XCTAssertEqual(try app.perform("lendPlayer"), true)
  XCTAssertEqual(try app.perform("takePlayerBack"), true)
  return players(app, after: before)
}

/// What the player hears at Play and at Stop where animations take no time.
func heardAtOnce(_ app: XCUIApplication) throws -> Trace {
  try app.launch()
  try app.perform("switchAnimationsOff")
  for button in ["Play", "Stop"] { try app.buttons[button].tap() }
  return players(app)
}

let exercise = Exercise(
  iOS: 9, subjects: [25],
  hints: [
    "Both trees have to change. Which call is for controllers, and which is for views?",
    "Call addChild(_:) and addSubview(_:). In the scenario the parent makes two of the four calls "
      + "about moving itself: the last one when the child comes, the first one when it goes. Which "
      + "distance of the player may change when the library's view grows? The player's "
      + "autoresizingMask must say so.",
    "In: addChild, the frame, addSubview, didMove. Out: willMove with nil, removeFromSuperview, "
      + "removeFromParent. The frame begins 100 points above view.bounds.maxY; the mask lets the width "
      + "and the distance to the top change.",
  ]
) {
  Check("the player becomes a child of the library") { app in
    try app.launch()
    try app.buttons["Play"].tap()
    XCTAssertEqual(
      app.root.children.map(\.className), [player], "The player should be the library's child.")
    XCTAssertTrue(app.labels["Now playing"].isVisible, "The user should see the player.")
  }
  .feedback(
    "The player's view is there, but the library does not know the player: it is in the tree of views "
      + "but not in the tree of controllers. Call addChild(player) as well.",
    provenBy: "ViewWithoutController"
  ) { app in
    app.labels["Now playing"].exists && app.root.children.isEmpty && !isPresented(app)
  }
  .feedback(
    "You present the player. So it covers the library and is not its child. Add the player with "
      + "addChild(player), and its view with addSubview.",
    provenBy: "Presented"
  ) { app in
    isPresented(app)
  }

  Check("the player hears once that it will move, and once that it has moved", points: 2) { app in
    try app.launch()
    try app.buttons["Play"].tap()
    let library = app.root.name
    XCTAssertTrace(
      players(app), [move("willMove", to: library), move("didMove", to: library)],
      "The player should be told once before it becomes a child, and once after.")
    XCTAssertTrace(
      players(app), [.viewWillAppear, .viewDidAppear], "The player should appear once.")
    XCTAssertTrace(
      try heardAtOnce(app),
      [
        move("willMove", to: library), move("didMove", to: library), move("willMove", to: "nil"),
        move("didMove", to: "nil"),
      ], "Where animations take no time, the player should hear all four calls at once.")
    XCTAssertTrace(
      try heardElsewhere(app), [.willMove, .willMove, move("didMove", to: "nil")],
      "In another parent, which calls willMove twice and forgets the rest, the player should hear just that."
    )
  }
  .feedback(
    "The player was never told that it has arrived. addChild calls willMove by itself, but only you "
      + "know when everything is in place: end with player.didMove(toParent: self).",
    provenBy: "ForgottenDidMove"
  ) { app in
    count(app, "willMove", to: app.root.name) > 0 && count(app, "didMove", to: app.root.name) == 0
  }
  .feedback(
    "The player hears willMove(toParent:) twice: you call it, and addChild calls it as well. Leave your "
      + "own call out.",
    provenBy: "DoubledWillMove"
  ) { app in
    count(app, "willMove", to: app.root.name) > 1
  }
  .feedback(
    "The player makes the calls that its parent has to make. Only the parent knows when everything is "
      + "in place: leave PlayerViewController as it was, and make the two calls in the library.",
    provenBy: "PlayerTellsItself"
  ) { app in
    try app.launch()
    let heard = try heardElsewhere(app)
    return heard.count(of: .willMove) + heard.count(of: .didMove) > 3
  }
  .feedback(
    "The player slides in with an animation, and hears didMove(toParent:) by a delay of its own. The two agree only as "
      + "long as nobody changes one of them: make the call in the completion of the animation.",
    provenBy: "EndsByADelay"
  ) { app in
    let isAtOnce = try heardAtOnce(app).count(of: .didMove) == 2
    try app.launch()
    try app.buttons["Play"].tap()
    return !isAtOnce && players(app).count(of: .didMove) == 1
  }

  Check("the library decides where the player lies") { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      try app.buttons["Play"].tap()
      assertAtTheBottom(app, "On the \(device)")
      let side = Bool.random(using: &app.random) ? DeviceOrientation.landscapeLeft : .landscapeRight
      for turn in [side, .portrait] {
        try app.rotate(to: turn)
        assertAtTheBottom(app, "On the \(device), turned to \(turn),")
      }
    }
    try app.launch()
    XCTAssertEqual(try app.perform("takePartOfScreen"), true)
    try app.buttons["Play"].tap()
    assertAtTheBottom(app, "When the library has only a part of the screen")
    try app.launch()
    try app.buttons["Play"].tap()
    XCTAssertEqual(try app.perform("takePartOfScreen"), true)
    assertAtTheBottom(app, "When the library's view has lost a part of the screen")
    XCTAssertPlacesAtOnce(app, "When the library's view has lost a part of the screen,")
    XCTAssertEqual(try app.perform("lendPlayer"), true)
    XCTAssertEqual(
      try app.perform("isLentPlayerInPlace"), true,
      "In another parent the player should lie where that parent puts it.")
  }
  .feedback(
    "Your code uses the size of the screen. The library may have only a part of the screen, or lie "
      + "further down: ask view.bounds.",
    provenBy: "SizeOfTheScreen"
  ) { app in
    try app.launch()
    try app.perform("takePartOfScreen")
    try app.buttons["Play"].tap()
    return place(app).height == 100 && place(app) != bottom(app)
  }
  .feedbackOnPlacingLate { app in
    try app.launch()
    try app.buttons["Play"].tap()
    try app.perform("takePartOfScreen")
  }
  .feedback(
    "The player is in the right place until the device is turned. Then the library's view gets another "
      + "size, and the player is stretched with it and does not stay at the bottom. Give the player's "
      + "view another autoresizingMask, or place it whenever the library lays out its view.",
    provenBy: "PlacedOnce"
  ) { app in
    try app.launch()
    try app.buttons["Play"].tap()
    let wasWell = place(app) == bottom(app)
    try app.rotate(to: .landscapeLeft)
    return wasWell && place(app) != bottom(app)
  }
  .feedback(
    "The player follows when the device is turned, but not when the library's view gets another size "
      + "for another reason. Place it whenever the library lays out its view, or give the player's "
      + "view an autoresizingMask.",
    provenBy: "PlacedWhenTurned"
  ) { app in
    try app.launch()
    try app.buttons["Play"].tap()
    try app.rotate(to: .landscapeLeft)
    let wasWell = place(app) == bottom(app)
    try app.perform("takePartOfScreen")
    return wasWell && place(app) != bottom(app)
  }
  .feedback(
    "The player sets its own frame, so no parent can put it anywhere else. Leave PlayerViewController as "
      + "it was, and set the frame of its view in the library.",
    provenBy: "PlayerPlacesItself"
  ) { app in
    try app.launch()
    try app.perform("lendPlayer")
    return try app.perform("isLentPlayerInPlace") == false
  }

  Check("the player leaves without a trace", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { for button in ["Play", "Stop"] { try app.buttons[button].tap() } },
      "Only UIKit should call the player's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    try app.launch()
    let bare = Set(drawings(app))
    try app.buttons["Play"].tap()
    let before = players(app).count
    let view = app.controllers[player].view.name
    try app.buttons["Stop"].tap()
    XCTAssertLessThanOrEqual(app.views.count, most, "The library should have a few views.")
    XCTAssertEqual(app.root.children.count, 0, "The library should have no child any more.")
    XCTAssertFalse(app.labels["Now playing"].exists, "The player's view should be gone.")
    XCTAssertFalse(
      app.views.prefix(most).contains { $0.name == view },
      "The player's view should be gone, and not only hidden.")
    XCTAssertEqual(
      drawings(app).filter { !bare.contains($0) }, [],
      "Nothing should be on the screen that was not there before Play.")
    XCTAssertTrace(
      players(app, after: before), [move("willMove", to: "nil"), move("didMove", to: "nil")],
      "The player should be told once before it leaves, and once after.")
    XCTAssertTrace(
      players(app, after: before), [.viewWillDisappear, .viewDidDisappear],
      "The player should disappear once.")
    let first = players(app, after: before).events.first {
      move("willMove", to: "nil").matches($0) || EventPattern.viewWillDisappear.matches($0)
    }
    XCTAssertEqual(
      first.map { move("willMove", to: "nil").matches($0) }, true,
      "The player should be told that it will leave before its view goes.")
  }
  .feedback(
    "The player is not a child any more, but its view is still there, and no controller looks after "
      + "it: call player.view.removeFromSuperview().",
    provenBy: "ViewLeftBehind"
  ) { app in
    app.root.children.isEmpty && app.labels["Now playing"].exists
      && players(app).contains(move("didMove", to: "nil"))
  }
  .feedback(
    "The player's view is gone, but the player is still a child of the library: "
      + "player.removeFromParent() ends that.",
    provenBy: "StillAChild"
  ) { app in
    !app.labels["Now playing"].exists && app.root.children.count == 1
  }
  .feedback(
    "The player's view is hidden, or shows no text any more, but it is still there: each Stop leaves "
      + "one behind. player.view.removeFromSuperview() removes it.",
    provenBy: "HiddenOnly"
  ) { app in
    try app.launch()
    try app.buttons["Play"].tap()
    let view = app.controllers[player].view.name
    try app.buttons["Stop"].tap()
    return !app.labels["Now playing"].exists && app.views.prefix(most).contains { $0.name == view }
  }
  .feedback(
    "The player's own view is gone, but something is on the screen that was not there before Play. The "
      + "library should look as it did before.",
    provenBy: "SomethingElseLeft"
  ) { app in
    try app.launch()
    let bare = Set(drawings(app))
    for button in ["Play", "Stop"] { try app.buttons[button].tap() }
    return !app.labels["Now playing"].exists
      && drawings(app).contains { !bare.contains($0) }
  }
  .feedback(
    "The player was removed without warning. removeFromParent() calls didMove(toParent: nil) by "
      + "itself; you have to call willMove(toParent: nil) before it.",
    provenBy: "ForgottenWillMove"
  ) { app in
    !app.labels["Now playing"].exists && count(app, "didMove", to: "nil") > 0
      && count(app, "willMove", to: "nil") == 0
  }
  .feedback(
    "The player hears didMove(toParent: nil) twice: you call it, and removeFromParent() calls it as "
      + "well. Leave your own call out.",
    provenBy: "DoubledDidMove"
  ) { app in
    count(app, "didMove", to: "nil") > 1
  }
  .feedback(
    "The player hears from UIKit that it appears and disappears, and your code calls the same methods once more, "
      + "so everything in them is done twice. UIKit calls them when the view comes into the window and when it "
      + "leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { for button in ["Play", "Stop"] { try app.buttons[button].tap() } }
  }

  Check("it can come back") { app in
    try app.launch()
    let rounds = Int.random(in: 2...4, using: &app.random)
    var left: Set<Int> = []
    for _ in 1...rounds {
      for button in ["Play", "Stop"] { try app.buttons[button].tap() }
      left.insert(app.views.count)
    }
    XCTAssertEqual(left.count, 1, "Each Stop should leave as many views as the first one.")
    try app.buttons["Play"].tap()
    XCTAssertEqual(app.root.children.count, 1, "The player should be a child again, once.")
    XCTAssertEqual(
      players(app).count(of: .viewDidAppear), rounds + 1,
      "The player should have appeared once for each tap on Play.")
    for name in ["willMove", "didMove"] {
      XCTAssertEqual(
        count(app, name, to: app.root.name), rounds + 1,
        "The player should have heard \(name)(toParent:) once for each tap on Play.")
      XCTAssertEqual(
        count(app, name, to: "nil"), rounds,
        "The player should have heard \(name)(toParent: nil) once for each tap on Stop.")
    }
    XCTAssertTrue(app.labels["Now playing"].isVisible, "The user should see the player again.")
    assertAtTheBottom(app, "Shown again,")
  }
  .feedback(
    "Each tap on Play adds a view that Stop leaves behind: it is invisible, but it takes the touches, "
      + "and after a while there are many. Remove everything that came with the player.",
    provenBy: "BoxLeftBehind"
  ) { app in
    try app.launch()
    var left: [Int] = []
    for button in ["Play", "Stop", "Play", "Stop"] {
      try app.buttons[button].tap()
      left.append(app.views.count)
    }
    return left[3] > left[1] && left[3] <= most
  }
  .feedback(
    "The player hears all four calls the first time, but not later. Each tap on Play and each tap on Stop "
      + "has to do the same as the first.",
    provenBy: "ToldTheFirstTime"
  ) { app in
    try app.launch()
    for button in ["Play", "Stop", "Play", "Stop"] { try app.buttons[button].tap() }
    let calls = ["willMove", "didMove"].flatMap {
      [count(app, $0, to: app.root.name), count(app, $0, to: "nil")]
    }
    return calls.allSatisfy { $0 > 0 } && calls.contains(1)
  }
}
