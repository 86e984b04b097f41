import CourseKit

/// iOS 5, where views are unloaded, and later ones, where they are not.
let versions: [IOSVersion] = [5, 6, 17]

let twoPlaces = ["Arch", "Well"]

/// A piece of what iOS 16 says when an app calls `viewWillAppear(_:)` by itself.
let calledByHand = "directly on a view controller is not supported"

func launch(
  _ app: XCUIApplication, iOS: IOSVersion = 6, places: [String] = twoPlaces
) throws {
  try app.launch(iOS: iOS, arguments: ["-places", places.joined(separator: ",")])
  try app.advance(by: 1)
}

/// Taps the button that the user sees; a transition has ended then, and a timer has not.
func tap(_ app: XCUIApplication, _ button: String, times: Int = 1) throws {
  for _ in 0..<times {
    try app.buttons.filter { $0.text == button && $0.isVisible }.first?.tap()
  }
}

func goBack(_ app: XCUIApplication) throws {
  try app.navigationBars[0].buttons[0].tap()
}

func go(_ app: XCUIApplication, to tab: String) throws {
  try app.tapTab(tab)
}

func write(_ app: XCUIApplication, _ note: String) throws {
  try app.textFields["note"].tap()
  try app.typeText(note)
  try app.pressReturn()
}

/// Writes a note, goes back to the list while the keyboard is still there, and comes again after a warning.
func leaveWhileWriting(_ app: XCUIApplication, at place: String, _ note: String) throws {
  try tap(app, place)
  try app.textFields["note"].tap()
  try app.typeText(note)
  try goBack(app)
  try app.simulateMemoryWarning()
  try tap(app, place)
}

func note(_ app: XCUIApplication) -> String { app.textFields["note"].text ?? "" }

func sees(_ app: XCUIApplication, _ text: String) -> Bool {
  (app.labels.map { $0 } + app.buttons.map { $0 }).contains { $0.text == text && $0.isVisible }
}

/// How many pictures are in memory, whoever holds them.
func pictures(_ app: XCUIApplication) throws -> PlainValue { try app.perform("countPictures") }

/// Who holds the last picture, to say so to the student.
func holder(_ app: XCUIApplication) -> String {
  guard case .string(let holder)? = try? app.perform("holder") else { return "" }
  return " \(holder) holds one."
}

/// Whether the image view with the identifier shows the picture of the place with that number.
func shows(_ app: XCUIApplication, _ number: Int, in identifier: String) throws -> Bool {
  try app.perform("picture", .string(identifier)) == .int(1000 + number)
    && app.views[identifier].isVisible
}

/// The places with a picture in the album, in the order in which the user reads them.
func albumPlaces(_ app: XCUIApplication, among places: [String]) -> [String] {
  let shown = places.filter { app.views["picture of \($0)"].exists }
  return shown.sorted { first, second in
    let (one, two) = (
      app.views["picture of \(first)"].frameOnScreen,
      app.views["picture of \(second)"].frameOnScreen
    )
    return (one.y, one.x) < (two.y, two.x)
  }
}

func paintings(_ app: XCUIApplication, of place: String) -> Int {
  app.console.filter { $0 == "paints \(place)" }.count
}

/// A place is open, another one covers it, and memory runs short.
func warnUnderAPlace(_ app: XCUIApplication, iOS: IOSVersion = 6) throws {
  try launch(app, iOS: iOS)
  try tap(app, "Arch")
  try write(app, "Nice")
  try tap(app, "Like", times: 2)
  try tap(app, "Next")
  try app.simulateMemoryWarning()
}

/// A place was open, the user is back at the list, and memory runs short.
func warnAtTheList(_ app: XCUIApplication, iOS: IOSVersion = 6) throws {
  try launch(app, iOS: iOS)
  try tap(app, "Arch")
  try goBack(app)
  try app.simulateMemoryWarning()
}

/// A place is open and on screen, and memory runs short.
func warnAtThePlace(_ app: XCUIApplication, iOS: IOSVersion = 6) throws {
  try launch(app, iOS: iOS)
  try tap(app, "Arch")
  try app.simulateMemoryWarning()
}

let exercise = Exercise(
  iOS: 6, subjects: [23, 33],
  hints: [
    "First make the three screens work, without regard to memory, and check. Then take the checks one "
      + "by one: which exercise of this lesson was about the same problem?",
    "Sort what the app keeps into two groups: what the user has entered, and what can be made again. "
      + "For each object of the second group ask: what holds it, is the holder alive when memory runs "
      + "short, and does it hear of the warning? A view holds all of its subviews.",
    "One object has notes, likes and a dictionary of pictures, and each screen gets it in its initialiser; the "
      + "delegate's applicationDidReceiveMemoryWarning(_:) empties the pictures. A common superclass releases "
      + "the view as in “Give the view back”. viewDidLoad() of the place shows what the object knows; "
      + "viewWillAppear(_:) of the album makes its labels and pictures again.",
  ]
) {
  Check("the list leads to the places, and the album shows what is liked", points: 2) { app in
    for iOS in versions {
      let places = app.random.words(Int.random(in: 2...4, using: &app.random))
      try launch(app, iOS: iOS, places: places)
      XCTAssertTrue(app.tabBars[0].exists, "The app should begin with a tab bar.")
      for place in places {
        XCTAssertTrue(sees(app, place), "The list should have a button “\(place)”.")
      }
      var likes: [String: Int] = [:]
      for place in places.shuffled(using: &app.random).prefix(2) {
        try tap(app, place)
        XCTAssertTrue(sees(app, "Likes: 0"), "A place should begin with “Likes: 0”.")
        XCTAssertTrue(
          try shows(app, places.firstIndex(of: place) ?? 0, in: "picture"),
          "The place should show its own picture.")
        let taps = Int.random(in: 1...4, using: &app.random)
        try tap(app, "Like", times: taps)
        likes[place] = taps
        XCTAssertTrue(sees(app, "Likes: \(taps)"), "After \(taps) taps it should say so.")
        try go(app, to: "Album")
        for (index, other) in places.enumerated() {
          XCTAssertEqual(
            app.views["picture of \(other)"].exists, likes[other] != nil,
            "The album should have a picture of each liked place, and of no other.")
          guard let count = likes[other] else { continue }
          XCTAssertTrue(
            sees(app, "\(other): \(count)"), "The album should say “\(other): \(count)”.")
          XCTAssertTrue(
            try shows(app, index, in: "picture of \(other)"),
            "The album should show the picture of \(other).")
        }
        XCTAssertEqual(
          albumPlaces(app, among: places), places.filter { likes[$0] != nil },
          "The album should keep the order of Places.all.")
        try go(app, to: "Guide")
        XCTAssertTrue(sees(app, "Likes: \(taps)"), "The place should still be open in its tab.")
        try goBack(app)
      }
      XCTAssertTraceLacks(
        app.trace, .console(calledByHand),
        message: "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    }
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "Your code calls viewWillAppear(_:) or the like of a screen itself, to show something again. Only UIKit should call "
      + "these methods, when a view really appears; iOS 17 says so on the console. Give the screen a method of its own, "
      + "and call that one.",
    provenBy: "CalledByHand"
  ) { app in
    try launch(app, iOS: 17)
    try tap(app, "Arch")
    try tap(app, "Like")
    try go(app, to: "Album")
    return app.trace.contains(.console(calledByHand))
  }
  .feedback(
    "The album shows the places in another order than Places.all. Go through Places.all, and leave out "
      + "places without likes.",
    provenBy: "LastPlaceFirst"
  ) { app in
    try launch(app)
    for place in twoPlaces {
      try tap(app, place)
      try tap(app, "Like")
      try goBack(app)
    }
    try go(app, to: "Album")
    return albumPlaces(app, among: twoPlaces) == twoPlaces.reversed()
  }

  Check("a picture is painted once, as long as there is enough memory") { app in
    for iOS in versions {
      let places = app.random.words(3)
      try launch(app, iOS: iOS, places: places)
      for place in (places + places).shuffled(using: &app.random) {
        try tap(app, place)
        try tap(app, "Like")
        try go(app, to: "Album")
        try go(app, to: "Guide")
        try goBack(app)
      }
      for place in places {
        XCTAssertEqual(
          paintings(app, of: place), 1,
          "On iOS \(iOS) “\(place)” was opened twice, and is in the album, too. It should be painted once."
        )
      }
    }
  }
  .feedback(
    "Each screen paints its own copy. All screens should ask one object for a picture, and this object "
      + "should keep the pictures.",
    provenBy: "NothingIsKept"
  ) { app in
    try launch(app)
    for _ in 1...2 {
      try tap(app, "Arch")
      try goBack(app)
    }
    return paintings(app, of: "Arch") == 2
  }

  Check("after a warning only what the user sees is in memory", points: 3) { app in
    for iOS in versions {
      let places = app.random.words(3)
      try launch(app, iOS: iOS, places: places)
      for round in 1...2 {
        let number = Int.random(in: 0...2, using: &app.random)
        let when = "On iOS \(iOS), in round \(round),"
        try tap(app, places[number])
        try tap(app, "Like")
        try go(app, to: "Album")
        try go(app, to: "Guide")
        try app.simulateMemoryWarning()
        XCTAssertEqual(
          try pictures(app), 1,
          "\(when) at the place: only the visible picture should be in memory." + holder(app))
        XCTAssertTrue(
          try shows(app, number, in: "picture"),
          "\(when) the place should still show its picture.")
        try tap(app, "Next")
        try app.simulateMemoryWarning()
        XCTAssertEqual(
          try pictures(app), 1,
          "\(when) at the next place: only its picture should be in memory." + holder(app))
        try goBack(app)
        XCTAssertTrue(
          try shows(app, number, in: "picture"),
          "\(when) the place should show its picture when the user comes back.")
        try go(app, to: "Album")
        try go(app, to: "Guide")
        try goBack(app)
        try app.simulateMemoryWarning()
        XCTAssertEqual(
          try pictures(app), 0, "\(when) at the list: no picture should be in memory." + holder(app)
        )
      }
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "As long as a place is open, it empties the cache when the warning comes. When the user has left "
      + "it, no object does. Which object is alive then?",
    provenBy: "ThePlaceEmpties"
  ) { app in
    try warnAtThePlace(app)
    let isEmptied = try pictures(app) == 1
    try warnAtTheList(app)
    try app.advance(by: 5)
    return try isEmptied && pictures(app) == 1
  }
  .feedback(
    "The view goes but its picture stays: a property of the screen holds it.",
    provenBy: "PictureHeld"
  ) { app in
    try launch(app)
    try tap(app, "Arch")
    try app.perform("watchScreen")
    try tap(app, "Next")
    try app.simulateMemoryWarning()
    return try pictures(app) == 2 && app.perform("isScreenAlive") == false
  }
  .feedback(
    "Pictures that nobody sees are still in memory. From iOS 6 on no view is released by itself, and "
      + "an image view holds its picture as long as it is in a view that something holds.",
    provenBy: "UIKitAlone"
  ) { app in
    try warnAtTheList(app)
    let isEmptied = try pictures(app) == 0
    try warnUnderAPlace(app)
    return try isEmptied && pictures(app) == 2
  }

  Check("no note and no like is lost", points: 2) { app in
    for iOS in versions {
      let places = app.random.words(2)
      var notes = app.random.words(2)
      let likes = (0...1).map { _ in Int.random(in: 2...5, using: &app.random) }
      try launch(app, iOS: iOS, places: places)
      for index in 0...1 {
        try tap(app, places[index])
        XCTAssertEqual(note(app), "", "A place should begin without a note.")
        try write(app, notes[index])
        try tap(app, "Like", times: likes[index])
        try app.simulateMemoryWarning()
        XCTAssertEqual(note(app), notes[index], "A note on screen should stay.")
        try goBack(app)
        try app.simulateMemoryWarning()
      }
      for index in [0, 1].shuffled(using: &app.random) {
        XCTAssertTrue(
          try readsAtOnce(app, ["Likes: \(likes[index])", notes[index]]) {
            try tap(app, places[index])
          }, "On iOS \(iOS) note and likes should be there when the place begins to slide in.")
        let more = app.random.word()
        try write(app, more)
        notes[index] += more
        try tap(app, "Next")
        XCTAssertEqual(
          note(app), notes[1 - index], "On iOS \(iOS) the next place should have its own note.")
        for _ in 1...Int.random(in: 1...2, using: &app.random) { try app.simulateMemoryWarning() }
        try goBack(app)
        XCTAssertEqual(
          note(app), notes[index], "On iOS \(iOS) the note should be there, and at its place.")
        XCTAssertTrue(
          sees(app, "Likes: \(likes[index])"), "On iOS \(iOS) the likes should be there.")
        try goBack(app)
        try app.simulateMemoryWarning()
        try go(app, to: "Album")
        for (place, count) in zip(places, likes) {
          XCTAssertTrue(
            sees(app, "\(place): \(count)"), "On iOS \(iOS) the album should know the likes.")
        }
        try go(app, to: "Guide")
      }
      try launch(app, iOS: iOS, places: places)
      try tap(app, places[0])
      try tap(app, "Like")
      try tap(app, "Next", times: 1)
      try tap(app, "Next", times: 1)
      try write(app, notes[0])
      try tap(app, "Like", times: likes[0])
      for _ in 1...2 { try goBack(app) }
      XCTAssertTrue(
        sees(app, "Likes: \(1 + likes[0])"),
        "On iOS \(iOS) a place that was open twice should show all of its likes.")
      XCTAssertEqual(
        note(app), notes[0], "On iOS \(iOS) a place that was open twice should show its note.")
      try tap(app, "Like")
      XCTAssertTrue(
        sees(app, "Likes: \(2 + likes[0])"), "On iOS \(iOS) it should go on counting from there.")
      try tap(app, "Next")
      XCTAssertTrue(
        sees(app, "Likes: 0"), "On iOS \(iOS) Next should lead on each time, not only once.")
      try goBack(app)
      try goBack(app)
      try leaveWhileWriting(app, at: places[1], notes[1])
      XCTAssertEqual(
        note(app), notes[1],
        "On iOS \(iOS) a note should be there, too, when the user went back with the keyboard still shown."
      )
    }
  }
  .feedback(writtenTooLate, provenBy: "WrittenWhenItHasAppeared") { app in
    try launch(app)
    try tap(app, "Arch")
    try write(app, "Nice")
    try tap(app, "Like", times: 2)
    try goBack(app)
    let isThere = try readsAtOnce(app, ["Likes: 2", "Nice"]) { try tap(app, "Arch") }
    return !isThere && sees(app, "Likes: 2") && note(app) == "Nice"
  }
  .feedback(
    "The note is kept only when the user presses Return. A user who goes back while the keyboard is still there loses it. "
      + "Copy the text with each change: the event is .editingChanged.",
    provenBy: "KeptByTheReturnKey"
  ) { app in
    try launch(app)
    try leaveWhileWriting(app, at: "Arch", "Nice")
    let isLost = note(app) != "Nice"
    try launch(app)
    try tap(app, "Arch")
    try write(app, "Nice")
    try goBack(app)
    try tap(app, "Arch")
    return isLost && note(app) == "Nice"
  }
  .feedback(
    "A place is open twice, one screen below the other, and the covered screen still shows the old "
      + "values. Set the label and the field whenever the screen appears.",
    provenBy: "ShownOnce"
  ) { app in
    try launch(app, places: twoPlaces)
    for button in ["Arch", "Next", "Next", "Like"] { try tap(app, button) }
    let isCounted = sees(app, "Likes: 1")
    for _ in 1...2 { try goBack(app) }
    return isCounted && sees(app, "Likes: 0")
  }
  .feedback(
    "A place is open twice, one screen below the other, and each screen counts separately, so their "
      + "likes overwrite each other. At each tap, ask the object that all screens share.",
    provenBy: "EachCountsForItself"
  ) { app in
    try launch(app, places: twoPlaces)
    for button in ["Arch", "Like", "Next", "Next", "Like"] { try tap(app, button) }
    for _ in 1...2 { try goBack(app) }
    try tap(app, "Like")
    return sees(app, "Likes: 2")
  }
  .feedback(
    "The likes go with the pictures. A picture can be painted again; what the user has entered cannot.",
    provenBy: "TheLikesGoToo"
  ) { app in
    try warnUnderAPlace(app)
    try goBack(app)
    return sees(app, "Likes: 0")
  }
  .feedback(
    "The likes are kept, but the note is lost with its field. An object other than the view has to "
      + "know what the user types.",
    provenBy: "TheNoteIsTheFields"
  ) { app in
    try warnUnderAPlace(app)
    try goBack(app)
    return sees(app, "Likes: 2") && note(app) == ""
  }

  Check("a screen that the user does not see has no view after a warning") { app in
    for iOS in versions {
      try launch(app, iOS: iOS)
      let loaded = app.trace.count(of: .viewDidLoad)
      try app.simulateMemoryWarning()
      XCTAssertEqual(
        app.trace.count(of: .viewDidLoad), loaded, "On iOS \(iOS) a warning should load no view.")
      XCTAssertEqual(
        try app.perform("isTabLoaded", 1), false, "The album was never opened: it needs no view.")
      for (screen, next) in [("list", "Well"), ("place", "Next")] {
        XCTAssertEqual(
          try app.perform("watchScreen"), true, "The \(screen) should have a view.")
        try tap(app, next)
        XCTAssertTrue(sees(app, "Likes: 0"), "The user should see a place.")
        try app.simulateMemoryWarning()
        XCTAssertEqual(
          try app.perform("isScreenAlive"), false,
          "On iOS \(iOS) nothing of the \(screen) should be in memory under a place.")
      }
      try tap(app, "Like")
      try go(app, to: "Album")
      XCTAssertEqual(try app.perform("watchScreen"), true, "The album should have a view.")
      try go(app, to: "Guide")
      try app.simulateMemoryWarning()
      XCTAssertEqual(
        try app.perform("isScreenAlive"), false,
        "On iOS \(iOS) nothing of the album should be in memory when it was left.")
      try go(app, to: "Album")
      XCTAssertTrue(sees(app, "Arch: 1"), "It should be there again for the user.")
      try go(app, to: "Guide")
      XCTAssertEqual(try app.perform("watchPlace"), true, "A place should be open.")
      try goBack(app)
      try app.simulateMemoryWarning()
      XCTAssertEqual(
        try app.perform("isPlaceAlive"), false,
        "On iOS \(iOS) nothing should hold the controller of a place that the user has left.")
    }
  }
  .feedback(
    "A place that the user has left has no view any more, but its controller is still in memory: an array, a static "
      + "variable or a closure holds it. Notes and likes are elsewhere, so let the controller go.",
    provenBy: "PlacesHeld"
  ) { app in
    try launch(app)
    try tap(app, "Arch")
    try app.perform("watchPlace")
    try app.perform("watchScreen")
    try goBack(app)
    try app.simulateMemoryWarning()
    return try app.perform("isPlaceAlive") == true && app.perform("isScreenAlive") == false
  }
  .feedback(
    "Memory was short, but the album loaded a view that it does not need. Reading view loads it: check "
      + "isViewLoaded first.",
    provenBy: "LoadedToAsk"
  ) { app in
    try launch(app)
    let before = app.trace.count(of: .viewDidLoad)
    try app.simulateMemoryWarning()
    return app.trace.count(of: .viewDidLoad) > before
  }
}
