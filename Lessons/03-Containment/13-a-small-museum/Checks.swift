import CourseKit

let (room, guide) = ("RoomViewController", "GuideViewController")

/// A call that tells a child of a parent: that controller's name, or `nil`.
func move(_ name: String, to parent: String) -> EventPattern {
  EventPattern(kind: .callback, name: "\(name)(toParent:)", arguments: [parent])
}

/// Launches a museum with these rooms.
func launch(_ app: XCUIApplication, _ rooms: [String], iOS: IOSVersion = 9) throws {
  try app.launch(iOS: iOS, arguments: ["-rooms", rooms.joined(separator: ",")])
  try app.advance(by: 1)
}

/// Names of rooms that nobody can know.
func someRooms(_ app: XCUIApplication) -> [String] {
  app.random.words(Int.random(in: 2...4, using: &app.random))
}

/// Taps the button; a transition has ended then.
func tap(_ app: XCUIApplication, _ button: String) throws { try app.buttons[button].tap() }

/// The children of that class.
func children(_ app: XCUIApplication, _ name: String) -> [ControllerElement] {
  app.root.children.filter { $0.className == name }
}

/// How often any guide was told that it has a parent now.
func comings(_ app: XCUIApplication) -> Int {
  app.trace.filter { $0.subject?.className == guide || $0.subject?.name == guide }
    .count(of: move("didMove", to: app.root.name))
}

/// All that a visitor can do.
let allButtons = ["Guide", "Next room", "Close guide"]

/// Where a child should lie, in the museum's view.
func place(_ app: XCUIApplication, _ name: String) -> Rectangle {
  let whole = app.root.view.frameOnScreen
  return name == room
    ? Rectangle(x: whole.x, y: whole.y + 120, width: whole.width, height: whole.height - 120)
    : Rectangle(x: whole.x, y: whole.y + whole.height - 100, width: whole.width, height: 100)
}

/// Expects that room alone.
func assertRoom(_ app: XCUIApplication, _ name: String, of rooms: [String], _ when: String) {
  XCTAssertEqual(
    children(app, room).count, 1, "\(when) the museum should have one room as its child.")
  XCTAssertTrue(app.labels[name].isVisible, "\(when) the user should see the room “\(name)”.")
  for other in rooms where other != name {
    XCTAssertFalse(app.labels[other].exists, "\(when) “\(other)” should be in no view.")
  }
}

/// Expects the child where it should be.
func assertInPlace(_ app: XCUIApplication, _ name: String, _ when: String) {
  XCTAssertEqual(
    app.controllers[name].view.frameOnScreen, place(app, name),
    "\(when) the \(name) should have its place in the museum's view.")
}

/// Expects that the child with that name in the trace heard what belongs to coming, and to going.
func assertTold(_ app: XCUIApplication, _ child: String, isGone: Bool, _ when: String) {
  let (heard, museum) = (app.trace.of(object: child), app.root.name)
  for parent in isGone ? [museum, "nil"] : [museum] {
    for name in ["willMove", "didMove"] {
      XCTAssertEqual(
        heard.count(of: move(name, to: parent)), 1,
        "\(when) it should have heard \(name)(toParent: \(parent)) once.")
    }
  }
  XCTAssertTrace(
    heard,
    isGone
      ? [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
      : [.viewWillAppear, .viewDidAppear],
    "\(when) it should have appeared once\(isGone ? " and disappeared once" : "").")
}

/// Expects that the child was told that it will leave before its view went.
func assertWarned(_ app: XCUIApplication, _ child: String, _ when: String) {
  let last = app.trace.of(object: child).events.last {
    move("willMove", to: "nil").matches($0) || EventPattern.viewWillDisappear.matches($0)
  }
  XCTAssertEqual(
    last.map { EventPattern.viewWillDisappear.matches($0) }, true,
    "\(when) it should be told that it will leave before its view goes.")
}

/// Whether a museum with two rooms, of which the visitor saw both, heard this of its first room.
func firstRoomHeard(_ app: XCUIApplication, _ event: EventPattern) throws -> Bool {
  try launch(app, ["Shoes", "Ships"])
  guard let first = children(app, room).first?.name else { return false }
  try tap(app, "Next room")
  return app.trace.of(object: first).contains(event)
}

/// Whether a visitor who sees no animations finds the next room complete, and the old one gone, at once.
func isThereAtOnce(_ app: XCUIApplication) throws -> Bool {
  try launch(app, ["Shoes", "Ships"])
  try tap(app, "Guide")
  let old = app.controllers[room].name
  try app.perform("switchAnimationsOff")
  try tap(app, "Next room")
  return children(app, room).count == 1 && app.labels["Ships"].isVisible
    && !app.labels["Shoes"].exists && app.labels["You are in Ships"].exists
    && app.trace.of(object: old).contains(move("didMove", to: "nil"))
    && app.trace.of(object: app.controllers[room].name).contains(.didMove)
}

let exercise = Exercise(
  iOS: 9, subjects: [25],
  hints: [
    "Begin with one room as a child, then go from room to room, then add the guide. Run the checks after each "
      + "step.",
    "Two methods, one that adds a child with its view and one that takes it away, do for rooms and guides. "
      + "Compute both frames in viewWillLayoutSubviews(). Give the guide a closure that it calls when its "
      + "button is tapped.",
    "Next room: willMove(toParent: nil) for the old room, addChild(_:) for a new one, "
      + "transition(from:to:duration:options:animations:completion:), in the completion removeFromParent() and "
      + "didMove(toParent: self). Then bring the guide's view to the front and tell the guide the name. The "
      + "closure begins with [weak self], and a museum that keeps the guide in a property sets it to nil.",
  ]
) {
  Check("the museum begins with the first room") { app in
    for versions in [6...8, 9...12] {
      let rooms = someRooms(app)
      try launch(app, rooms, iOS: IOSVersion(Int.random(in: versions, using: &app.random)))
      assertRoom(app, rooms[0], of: rooms, "At first")
      assertTold(app, app.controllers[room].name, isGone: false, "The first room:")
      XCTAssertEqual(children(app, guide).count, 0, "At first no guide should be there.")
    }
  }
  .feedback(
    "The room's view is there, but the room is not a child of the museum: call addChild(_:) as well.",
    provenBy: "RoomWithoutParent"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    return app.labels["Shoes"].exists && app.root.children.isEmpty
  }

  Check("one room follows another", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { for button in allButtons { try tap(app, button) } },
      "Only UIKit should call a child's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    let rooms = someRooms(app)
    try launch(app, rooms)
    for step in 1...(rooms.count + Int.random(in: 1...2, using: &app.random)) {
      let old = app.controllers[room].name
      try tap(app, "Next room")
      assertRoom(app, rooms[step % rooms.count], of: rooms, "After \(step) steps")
      assertInPlace(app, room, "After \(step) steps")
      assertTold(app, old, isGone: true, "The room that was left:")
      assertWarned(app, old, "The room that was left:")
      assertTold(app, app.controllers[room].name, isGone: false, "The new room:")
    }
    XCTAssertTrue(
      try isThereAtOnce(app),
      "Where animations take no time, the change of rooms should take none, either.")
  }
  .feedback(
    "The change of rooms has its animation, and ends by a delay of its own. The two agree only as long as nobody changes "
      + "one of them: end it in the completion of the transition.",
    provenBy: "EndsByADelay"
  ) { app in
    let isAtOnce = try isThereAtOnce(app)
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Next room")
    return !isAtOnce && app.labels["Ships"].isVisible && !app.labels["Shoes"].exists
  }
  .feedback(
    "The next room comes only a while after the tap: a timer or a delay decides when. Change the room in the method "
      + "that the button calls.",
    provenBy: "AWhileLater"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Next room")
    let isThere = app.labels["Ships"].exists
    try app.advance(by: 5)
    return !isThere && app.labels["Ships"].isVisible
  }
  .feedback(
    "The old room is not in the view any more, but it is still a child: with every step the museum has "
      + "one more child. removeFromParent() ends that.",
    provenBy: "OldRoomStays"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Next room")
    return children(app, room).count == 2 && !app.labels["Shoes"].exists
  }
  .feedback(
    "The old room hears that it has left but was not told that it will: call willMove(toParent: nil) first.",
    provenBy: "NoWarning"
  ) { app in
    try firstRoomHeard(app, move("didMove", to: "nil"))
      && !app.trace.contains(move("willMove", to: "nil"))
  }
  .feedback(
    "The new room was never told that it has arrived: didMove(toParent: self) is up to the museum.",
    provenBy: "NeverArrived"
  ) { app in
    guard try firstRoomHeard(app, move("didMove", to: "nil")) else { return false }
    return !app.trace.of(object: app.controllers[room].name).contains(.didMove)
  }
  .feedback(
    "After the last room the walk ends, or the app crashes. The first room should follow the last one: "
      + "the remainder operator, %, helps.",
    provenBy: "NoWayRound"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Next room")
    let wasWell = app.labels["Ships"].exists
    try? tap(app, "Next room")
    return wasWell && (app.state == .notRunning || !app.labels["Shoes"].exists)
  }
  .feedback(
    "The children hear from UIKit that they appear and disappear, and your code tells them once more: it calls "
      + "viewWillAppear(_:) or the like itself. UIKit makes these calls when a child's view comes into the window "
      + "and when it leaves: leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { for button in allButtons { try tap(app, button) } }
  }

  Check("the guide comes and goes", points: 2) { app in
    let rooms = someRooms(app)
    try launch(app, rooms, iOS: IOSVersion(Int.random(in: 6...8, using: &app.random)))
    for _ in 1...Int.random(in: 2...3, using: &app.random) {
      try tap(app, "Guide")
      let called = (children(app, guide).map(\.name), comings(app))
      for _ in 1...Int.random(in: 1...2, using: &app.random) { try tap(app, "Guide") }
      XCTAssertEqual(children(app, guide).count, 1, "One guide should be the museum's child.")
      XCTAssertEqual(
        children(app, guide).map(\.name), called.0,
        "When the guide is there, a tap on Guide should change nothing: it should be the same guide."
      )
      XCTAssertEqual(
        comings(app), called.1, "When the guide is there, it should not be added once more.")
      XCTAssertTrue(
        app.labels["You are in \(rooms[0])"].isVisible, "The guide should name the room.")
      assertInPlace(app, guide, "Called,")
      let name = app.controllers[guide].name
      XCTAssertEqual(
        app.trace.of(object: name).events.last { EventPattern.didMove.matches($0) }?.arguments,
        [app.root.name], "The guide should have been told that it is the museum's child.")
      try tap(app, "Close guide")
      XCTAssertEqual(children(app, guide).count, 0, "The guide should have no parent.")
      XCTAssertFalse(app.buttons["Close guide"].exists, "The guide's view should be gone.")
      assertWarned(app, name, "The guide:")
      let heard = app.trace.of(object: name)
      for call in ["willMove", "didMove"] {
        XCTAssertEqual(
          heard.count(of: move(call, to: "nil")), heard.count(of: move(call, to: app.root.name)),
          "The guide should hear \(call)(toParent:) as often for going as for coming.")
      }
      XCTAssertEqual(
        heard.count(of: .viewDidAppear), heard.count(of: .viewDidDisappear),
        "The guide should disappear as often as it appears.")
      assertRoom(app, rooms[0], of: rooms, "After the guide has gone")
    }
  }
  .feedback(
    "Each tap on Guide adds another guide. Do nothing if one is there.",
    provenBy: "TwoGuides"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    for _ in 1...2 { try tap(app, "Guide") }
    return children(app, guide).count > 1
  }
  .feedback(
    "From iOS 9 on the guide comes, but before iOS 9 a tap on Guide ends the app: layout anchors, such as "
      + "topAnchor, came with iOS 9. NSLayoutConstraint(item:attribute:…), frames and autoresizing masks "
      + "work on all versions.",
    provenBy: "AnchorsOfNine"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    let comes = app.buttons["Close guide"].isVisible
    try launch(app, ["Shoes", "Ships"], iOS: 8)
    try? tap(app, "Guide")
    return comes && app.exception?.text?.contains("Anchor") ?? false
  }
  .feedback(
    "Each tap on Guide sends the guide away and calls another one. Do nothing if one is there.",
    provenBy: "GuideAnew"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    let before = comings(app)
    try tap(app, "Guide")
    return children(app, guide).count == 1 && comings(app) > before
  }
  .feedback(
    "The guide's view is gone, but the guide is still the museum's child.",
    provenBy: "GuideStaysAChild"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    try tap(app, "Close guide")
    return children(app, guide).count > 0 && !app.buttons["Close guide"].exists
  }

  Check("the guide names each room") { app in
    let rooms = someRooms(app)
    try launch(app, rooms, iOS: IOSVersion(Int.random(in: 9...12, using: &app.random)))
    try tap(app, "Guide")
    let called = (children(app, guide).map(\.name), comings(app))
    let steps = Int.random(in: 2...4, using: &app.random)
    for step in 1...steps {
      try tap(app, "Next room")
      let name = rooms[step % rooms.count]
      XCTAssertTrue(
        app.labels["You are in \(name)"].isVisible,
        "After \(step) steps the user should read “You are in \(name)”.")
      XCTAssertTrue(app.buttons["Close guide"].isVisible, "The guide should lie in front.")
      assertInPlace(app, guide, "After \(step) steps")
    }
    XCTAssertEqual(
      children(app, guide).map(\.name), called.0, "It should be the same guide in each room.")
    XCTAssertEqual(comings(app), called.1, "The guide should stay when the room changes.")
    for extra in 1...2 {
      for button in ["Close guide", "Next room", "Guide"] { try tap(app, button) }
      let name = rooms[(steps + extra) % rooms.count]
      XCTAssertTrue(
        app.labels["You are in \(name)"].isVisible,
        "A guide that is called in the room “\(name)” should say “You are in \(name)”.")
    }
  }
  .feedback(
    "The guide says the right name, but the new room covers it, because its view was added later. "
      + "Bring the guide's view to the front.",
    provenBy: "GuideBehindTheRoom"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    for button in ["Guide", "Next room"] { try tap(app, button) }
    return app.labels["You are in Ships"].exists && !app.labels["You are in Ships"].isVisible
  }
  .feedback(
    "The guide still names the room in which it was called. Tell it when the room changes.",
    provenBy: "GuideDoesNotListen"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    for button in ["Guide", "Next room"] { try tap(app, button) }
    return app.labels["You are in Shoes"].exists
  }

  .feedback(
    "With each room the guide goes, and another one comes. A guide that is there can stay: tell it the name "
      + "of the new room, and bring its view to the front.",
    provenBy: "AnotherGuide"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    let before = comings(app)
    try tap(app, "Next room")
    return app.labels["You are in Ships"].exists && comings(app) > before
  }
  .feedback(
    "A guide that is called later names the first room, wherever the user is. Tell it the room that is there "
      + "when it comes.",
    provenBy: "NamesTheFirstRoom"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    for button in ["Next room", "Guide"] { try tap(app, button) }
    return app.labels["You are in Shoes"].exists
  }

  Check("everything keeps its place in every size") { app in
    let device = ["iPhone 4S", "iPhone 6", "iPad Air"].randomElement(using: &app.random)!
    let rooms = someRooms(app)
    try app.launch(device: device, arguments: ["-rooms", rooms.joined(separator: ",")])
    try tap(app, "Guide")
    for turn in [DeviceOrientation.landscapeLeft, .portrait] {
      try app.rotate(to: turn)
      for name in [room, guide] { assertInPlace(app, name, "On the \(device), turned to \(turn),") }
    }
    XCTAssertEqual(try app.perform("takePartOfScreen"), true)
    XCTAssertPlacesAtOnce(app, "With a part of the screen")
    for step in 1...2 {
      for name in [room, guide] {
        assertInPlace(app, name, "With a part of the screen, step \(step),")
      }
      try tap(app, "Next room")
    }
  }
  .feedbackOnPlacingLate { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    try app.perform("takePartOfScreen")
  }
  .feedback(
    "Room and guide are right until the museum's view gets another size. Compute their frames in "
      + "viewWillLayoutSubviews().",
    provenBy: "PlacedOnce"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    let wasWell = app.controllers[guide].view.frameOnScreen == place(app, guide)
    try app.rotate(to: .landscapeLeft)
    return wasWell && app.controllers[guide].view.frameOnScreen != place(app, guide)
  }

  Check("nothing holds what is gone") { app in
    let rooms = someRooms(app)
    try launch(app, rooms)
    try tap(app, "Guide")
    XCTAssertEqual(try app.perform("watchChildren"), 2, "A room and a guide should be there.")
    for button in ["Next room", "Close guide"].shuffled(using: &app.random) { try tap(app, button) }
    XCTAssertEqual(
      try app.perform("countAlive"), 0, "Nothing should hold the old room and the old guide.")
  }
  .feedback(
    "The guide is gone from both trees, but it is still in memory. If the museum holds it in a property, set "
      + "that to nil; a closure that the guide holds must not hold the guide or the museum: begin it with "
      + "[weak self].",
    provenBy: "GuideKept"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try tap(app, "Guide")
    try app.perform("watchChildren")
    try tap(app, "Close guide")
    return try children(app, guide).isEmpty && app.perform("countAlive") == 2
  }
  .feedback(
    "The rooms that the visitor has left are still in memory: the museum keeps them. Make each room when it is "
      + "needed.",
    provenBy: "RoomsKept"
  ) { app in
    try launch(app, ["Shoes", "Ships"])
    try app.perform("watchChildren")
    try tap(app, "Next room")
    return try children(app, room).count == 1 && app.perform("countAlive") == 1
  }
}
