import CourseKit

/// Where the two children lie, in the container.
func places(_ app: XCUIApplication) -> [Rectangle] {
  ["ListViewController", "FieldViewController"].map { type in
    place(of: shown(app, type).first?.view, in: app.root.view) ?? Rectangle(width: 0, height: 0)
  }
}

/// Where they should lie.
func wanted(_ app: XCUIApplication) -> [Rectangle] {
  let size = app.root.view.bounds
  return [
    Rectangle(width: size.width, height: size.height - 60),
    Rectangle(y: size.height - 60, width: size.width, height: 60),
  ]
}

/// Expects list and field to share the container's view.
func assertShared(_ app: XCUIApplication, _ when: String) {
  XCTAssertEqual(
    places(app), wanted(app),
    "\(when) the field should take the lowest 60 points and the list the rest.")
}

/// Starts the app, and lets another container take the place of the first one.
func launchAndReplace(_ app: XCUIApplication) throws {
  try app.launch(iOS: 9)
  try app.perform("watchContainer")
  try app.perform("openElsewhere")
}

let exercise = Exercise(
  iOS: 9, subjects: [37],
  hints: [
    "There are two jobs. First write a container as in lesson 3. Then the text that is sent has to get "
      + "from the field to the photo, and the comments from the photo to the list.",
    "Make both children properties. Add them in viewDidLoad(), and set their frames in "
      + "viewWillLayoutSubviews(). whenSent tells the photo, and Photo.didChange tells your "
      + "controller.",
    "In viewDidLoad(): for each child addChild, addSubview of its view, didMove(toParent: self). In the "
      + "layout: let (low, rest) = view.bounds.divided(atDistance: 60, from: .maxYEdge).",
    "What does the closure of the field use? If it is self, the container never goes: photo is enough, or write "
      + "[weak self] at its beginning.",
    "In init: field.whenSent = { photo.add($0) }, list.comments = photo.comments, and an observer of "
      + "Photo.didChange with object: photo, whose method sets list.comments again.",
  ]
) {
  Check("the list and the field are children", points: 2) { app in
    try app.launch(iOS: 6)
    XCTAssertEqual(
      app.root.children.map(\.className).sorted(), ["FieldViewController", "ListViewController"],
      "The container should have two children.")
    for child in app.root.children {
      for move in ["willMove", "didMove"] {
        XCTAssertEqual(
          child.trace.count(
            of: EventPattern(
              kind: .callback, name: "\(move)(toParent:)", arguments: [app.root.name])), 1,
          "\(child.className) should hear \(move)(toParent:) once.")
      }
      XCTAssertTrue(child.view.isVisible, "The user should see the view of \(child.className).")
      XCTAssertEqual(
        child.trace.count(of: .viewDidAppear), 1, "\(child.className) should appear once.")
    }
    XCTAssertFalse(
      app.callsByHand(), "Only UIKit should call the children's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "The children hear from UIKit that they appear, because they are children, and your code calls the same "
      + "method once more: whatever it does is done twice. Leave your own calls of viewWillAppear(_:) and the "
      + "like out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand()
  }
  .feedback(
    "The views of the list and the field are there, but the container has no children: those two "
      + "controllers will not be told what happens to them. Views and controllers form two trees: call "
      + "addChild too.",
    provenBy: "ViewsWithoutControllers"
  ) { app in
    app.root.children.count == 0 && app.root.view.subviews.count > 1
  }
  .feedback(
    "The children hear that they will be added, but never that they have been: end with "
      + "didMove(toParent: self).",
    provenBy: "NeverArrived"
  ) { app in
    app.root.children.count == 2
      && app.root.children.allSatisfy { $0.trace.count(of: .didMove) == 0 }
  }

  Check("they share the container's view", points: 2) { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      assertShared(app, "On the \(device)")
      try app.rotate(to: .landscapeLeft)
      assertShared(app, "On the \(device), turned,")
    }
    for iOS in [6, 9] as [IOSVersion] {
      try app.launch(iOS: iOS)
      for _ in 1...2 {
        let (width, height) = (
          2 * Int.random(in: 70...150, using: &app.random),
          2 * Int.random(in: 70...200, using: &app.random)
        )
        XCTAssertEqual(try app.perform("resize", [.int(width), .int(height)]), true)
        assertShared(app, "In a view of \(width) × \(height) points")
        XCTAssertPlacesAtOnce(app, "In a view of \(width) × \(height) points")
      }
    }
  }
  .feedback(
    "The children get their frames from view.frame, which says where the container's view lies in its superview. They lie "
      + "in that view, so their frames are in its own coordinates: use view.bounds.",
    provenBy: "FrameInsteadOfBounds"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("resize", [200, 200])
    let corner = app.root.view.frame
    return corner.x > 0 && app.root.children.contains { $0.view.frame.x == corner.x }
  }
  .feedback(
    "The children are placed once, for the whole screen. The container will get other sizes: use "
      + "view.bounds, whenever its subviews are laid out.",
    provenBy: "MeasuredOnce"
  ) { app in
    try app.launch(iOS: 9)
    let fits = places(app) == wanted(app)
    try app.perform("resize", [200, 200])
    return fits && places(app) != wanted(app)
  }
  .feedbackOnPlacingLate { app in
    try app.launch(iOS: 9)
    try app.perform("resize", [200, 200])
  }

  Check("Send adds a comment to the photo", points: 2) { app in
    try app.launch(iOS: 12)
    let words = app.random.words(Int.random(in: 2...4, using: &app.random))
    for (place, word) in words.enumerated() {
      try send(app, word)
      XCTAssertEqual(
        comments(app), words[...place].reversed(), "The list should show what was sent.")
    }
    XCTAssertEqual(
      try app.perform("comments"), .array(words.map { .string($0) }),
      "The photo should have the comments.")
    XCTAssertEqual(
      try app.perform("commentsElsewhere"), .array([]), "Another photo should have no comment.")
    XCTAssertEqual(try app.perform("openElsewhere"), true)
    XCTAssertEqual(comments(app), [], "The list of another photo should be empty.")
    let word = app.random.word()
    try send(app, word)
    XCTAssertEqual(comments(app), [word], "The other photo's list should show what was sent there.")
    XCTAssertEqual(
      try app.perform("commentsElsewhere"), .array([.string(word)]),
      "The other photo should have the comment that was sent there.")
    XCTAssertEqual(
      try app.perform("comments"), .array(words.map { .string($0) }),
      "The first photo should have no comment that was sent elsewhere.")
  }
  .feedback(
    "Every comment is added to the same photo, whichever photo the container was made for. "
      + "init(photo:) gets the photo: add the comment to that one.",
    provenBy: "AlwaysTheGarden"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("openElsewhere")
    try send(app, "Lovely")
    return try app.perform("comments") == .array([.string("Lovely")])
      && app.perform("commentsElsewhere") == .array([])
  }
  .feedback(
    "A comment that is sent about one photo is added to another photo as well. Add it only to the "
      + "photo that init(photo:) got.",
    provenBy: "EveryPhoto"
  ) { app in
    try app.launch(iOS: 9)
    try send(app, "Lovely")
    return try app.perform("comments") == app.perform("commentsElsewhere")
      && comments(app) == ["Lovely"]
  }
  .feedback(
    "The list shows the comment, but the photo does not know it. Another screen that shows this photo "
      + "would miss it. Add the comment to the model, and let the list show the model's comments.",
    provenBy: "ListInsteadOfModel"
  ) { app in
    try app.launch(iOS: 9)
    try send(app, "Lovely")
    return try comments(app) == ["Lovely"] && app.perform("comments") == .array([])
  }
  .feedback(
    "The photo has the comment, but the list does not show it. A photo posts that it has changed: "
      + "listen to Photo.didChange, and set the list's comments.",
    provenBy: "ShownOnce"
  ) { app in
    try app.launch(iOS: 9)
    try send(app, "Lovely")
    return try comments(app) == [] && app.perform("comments") == .array([.string("Lovely")])
  }

  Check("the list shows this photo, wherever the comment comes from", points: 2) { app in
    try app.launch(iOS: 12)
    let words = app.random.words(5)
    for word in words[...1] { try app.perform("write", .string(word)) }
    XCTAssertEqual(
      comments(app), [words[1], words[0]], "The list should show what was written elsewhere.")
    try app.perform("writeElsewhere", .string(words[2]))
    XCTAssertEqual(
      comments(app), [words[1], words[0]], "A comment about another photo should change nothing.")
    try send(app, words[3])
    XCTAssertEqual(
      comments(app), [words[3], words[1], words[0]], "The list should show all of them.")
    XCTAssertEqual(try app.perform("openAnother"), true)
    XCTAssertEqual(
      comments(app), [words[3], words[1], words[0]],
      "A container that is made later should show what was there before.")
    try app.perform("write", .string(words[4]))
    XCTAssertEqual(comments(app).first, words[4], "It should show new comments too.")
  }
  .feedback(
    "The list shows comments about another photo. Every photo posts the notification; its object is the "
      + "photo that has changed.",
    provenBy: "AnyPhoto"
  ) { app in
    try app.launch(iOS: 9)
    try app.perform("writeElsewhere", .string("Blue"))
    return comments(app) == ["Blue"]
  }

  Check("nothing holds a container that has gone") { app in
    for iOS in [6, 9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      let word = app.random.word()
      try send(app, word)
      XCTAssertEqual(comments(app), [word], "The list should show what was sent.")
      XCTAssertEqual(try app.perform("watchContainer"), true, "The container should be there.")
      XCTAssertEqual(try app.perform("openElsewhere"), true)
      XCTAssertEqual(
        try app.perform("whoIsAlive"), .array([]),
        "On iOS \(iOS) another container has taken the place of the first one. Which controllers does "
          + "something still hold?")
    }
  }
  .counts(with: "the list and the field are children")
  .feedback(
    "The container holds the field, the field holds its closure whenSent, and this closure holds the container, because "
      + "it uses self. So none of them ever goes. Let the closure use only the photo, or write [weak self] at its "
      + "beginning.",
    provenBy: "HeldByTheField"
  ) { app in
    try launchAndReplace(app)
    return try app.perform("whenSentHolds") == true
  }
  .feedback(
    "Something still holds the container or a child of it. A closure that listens holds the container if it uses self, "
      + "and the notification center keeps the closure: write [weak self] at its beginning, and remove the observer in "
      + "deinit. A timer and a static variable hold objects, too.",
    provenBy: "HeldByTheClosure"
  ) { app in
    try launchAndReplace(app)
    return try app.perform("whoIsAlive") != .array([])
  }
}
