import CourseKit

/// iOS 5, where views are unloaded, and later ones, where they are not.
let versions: [IOSVersion] = [5, 6, 12, 17]

/// Taps the button; a transition has ended then, and a timer has not.
func tap(_ app: XCUIApplication, _ button: String) throws { try app.buttons[button].tap() }

func type(_ app: XCUIApplication, to receiver: String, text: String) throws {
  try app.textFields["to"].tap()
  try app.typeText(receiver)
  try app.textFields["text"].tap()
  try app.typeText(text)
}

/// How wide the picture is that the card shows; 0 without one.
func picture(_ app: XCUIApplication) throws -> PlainValue { try app.perform("picture") }

/// What the post has got, line by line.
func posted(_ app: XCUIApplication) -> [String] { app.console.filter { $0.hasPrefix("posts to") } }

/// A card is written, the camera is opened, memory runs short, and a picture is taken, or none.
func warnBehindCamera(
  _ app: XCUIApplication, iOS: IOSVersion = 5, to receiver: String = "Ada", text: String = "Hello",
  film: Int = 40, isTaken: Bool = true
) throws {
  try app.launch(iOS: iOS, arguments: ["-film", "\(film)"])
  try type(app, to: receiver, text: text)
  try tap(app, "Camera")
  try app.simulateMemoryWarning()
  try tap(app, isTaken ? "Take" : "Cancel")
}

func texts(_ app: XCUIApplication) -> [String] {
  ["to", "text"].map { app.textFields[$0].text ?? "" }
}

/// To the camera and back.
func takePicture(_ app: XCUIApplication) throws {
  for button in ["Camera", "Take"] { try tap(app, button) }
}

/// A card is written, gets a picture and is sent.
func sendACard(_ app: XCUIApplication) throws {
  try type(app, to: "Ada", text: "Hello")
  try takePicture(app)
  try tap(app, "Send")
}

let exercise = Exercise(
  iOS: 5, subjects: [24, 33],
  hints: [
    "First write the card without regard to memory, and check. Then ask for each value on the screen: "
      + "if the view went now, which object would still know it?",
    "The card needs a property for each value that cannot be made again: both texts and the picture. "
      + "Your code has to set these properties before the view goes, and viewDidLoad() has to show "
      + "them.",
    "addTarget(self, action: #selector(typed), for: .editingChanged) on both fields, and typed() copies their "
      + "texts into properties. Put the camera's picture into a property first. One method show() writes all "
      + "three values into the view; call it at the end of viewDidLoad(), and whenever one of them has "
      + "changed. The properties for the fields and the image view are weak.",
  ]
) {
  Check("a card is written, gets a picture and is sent", points: 2) { app in
    for iOS in versions {
      let (words, film) = (app.random.words(2), Int.random(in: 41...90, using: &app.random))
      try app.launch(iOS: iOS)
      try type(app, to: words[1], text: words[0])
      try tap(app, "Send")
      XCTAssertEqual(
        posted(app), ["posts to “\(words[1])”: “\(words[0])” and no picture"],
        "The post should get what the user sees, without a look at the camera, too.")
      try app.launch(iOS: iOS, arguments: ["-film", "\(film)"])
      try type(app, to: words[0], text: words[1])
      try tap(app, "Camera")
      XCTAssertTrue(app.buttons["Take"].isVisible, "“Camera” should present the camera.")
      try tap(app, "Take")
      XCTAssertEqual(
        try picture(app), .int(film), "The card should show the picture that was taken.")
      try tap(app, "Camera")
      try tap(app, "Cancel")
      XCTAssertEqual(
        try picture(app), .int(film), "After “Cancel” the card should keep its picture.")
      XCTAssertEqual(texts(app), words, "The fields should say what was typed.")
      try tap(app, "Send")
      XCTAssertEqual(
        posted(app), ["posts to “\(words[0])”: “\(words[1])” and picture \(film)"],
        "The post should get what the user sees.")
    }
    XCTAssertFalse(
      app.callsByHand { try sendACard(app) },
      "Only UIKit should call the card's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "Your code calls viewWillAppear(_:) or the like of the card itself, to show something again. Only UIKit should call "
      + "these methods, when the view really appears; iOS 17 says so on the console. Give the card a method of its own "
      + "that shows its values, and call that one.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try sendACard(app) }
  }
  .feedback(
    "“Cancel” removes the picture that was there before: the camera passes nil when the user took no "
      + "picture. In this case leave the card as it is.",
    provenBy: "CancelTakesItAway"
  ) { app in
    try app.launch()
    try tap(app, "Camera")
    try tap(app, "Take")
    let before = try picture(app)
    try tap(app, "Camera")
    try tap(app, "Cancel")
    return try before != 0 && picture(app) == 0
  }
  .feedback(
    "The text that was typed last is not sent: your controller reads the fields only sometimes, for "
      + "example when the user leaves a field or opens the camera. “Send” can be tapped before that. "
      + "Follow each change, or read the fields again.",
    provenBy: "KnownWhenAFieldIsLeft"
  ) { app in
    try app.launch()
    try type(app, to: "Ada", text: "Hello")
    try tap(app, "Send")
    guard let card = posted(app).last else { return false }
    return !card.contains("Hello") && texts(app) == ["", ""]
  }

  Check("no text is lost behind the camera", points: 2) { app in
    for iOS in versions {
      var words = app.random.words(2)
      let isTaken = Bool.random(using: &app.random)
      try warnBehindCamera(app, iOS: iOS, to: words[0], text: words[1], isTaken: isTaken)
      XCTAssertEqual(
        texts(app), words, "On iOS \(iOS) the fields should say again what was typed.")
      for _ in 1...2 {
        let more = app.random.word()
        try app.textFields["text"].tap()
        try app.typeText(more)
        words[1] += more
        try app.simulateMemoryWarning()
        XCTAssertEqual(texts(app), words, "On iOS \(iOS) a card on screen should stay as it is.")
        try tap(app, "Camera")
        for _ in 1...Int.random(in: 1...2, using: &app.random) { try app.simulateMemoryWarning() }
        XCTAssertTrue(
          try readsAtOnce(app, words) { try tap(app, "Cancel") },
          "On iOS \(iOS) the texts should be there when the camera begins to go.")
        XCTAssertEqual(texts(app), words, "On iOS \(iOS) what was added should be there, too.")
      }
      try tap(app, "Send")
      XCTAssertTrue(
        posted(app).last?.hasPrefix("posts to “\(words[0])”: “\(words[1])”") ?? false,
        "The post should get what the user sees.")
    }
  }
  .feedback(
    "On iOS 5 this works. On iOS 6 the text is lost, although the view was never unloaded: the card "
      + "shows the values that it has kept, but it keeps them only in a method that iOS 6 does not "
      + "call.",
    provenBy: "KeptOnFiveAlone"
  ) { app in
    try warnBehindCamera(app, iOS: 6)
    let onSix = texts(app)
    try warnBehindCamera(app)
    return onSix != ["Ada", "Hello"] && texts(app) == ["Ada", "Hello"]
  }
  .feedback(writtenTooLate, provenBy: "WrittenWhenItHasAppeared") { app in
    try app.launch(iOS: 5)
    try type(app, to: "Ada", text: "Hello")
    try tap(app, "Camera")
    try app.simulateMemoryWarning()
    let isThere = try readsAtOnce(app, ["Ada", "Hello"]) { try tap(app, "Cancel") }
    return !isThere && texts(app) == ["Ada", "Hello"]
  }
  .feedback(
    "Behind the camera the view was unloaded on iOS 5, and the texts went with its fields. The new "
      + "view can show only what your controller knows.",
    provenBy: "OnTheFieldsAlone"
  ) { app in
    try warnBehindCamera(app)
    return texts(app) == ["", ""]
  }

  Check("the picture arrives, although the card has no view", points: 2) { app in
    for iOS in versions {
      let film = Int.random(in: 41...90, using: &app.random)
      try warnBehindCamera(app, iOS: iOS, film: film)
      XCTAssertEqual(
        try picture(app), .int(film), "On iOS \(iOS) the card should show the picture.")
      try tap(app, "Camera")
      try app.simulateMemoryWarning()
      try tap(app, "Cancel")
      XCTAssertEqual(
        try picture(app), .int(film), "On iOS \(iOS) it should show it after the next warning.")
      try takePicture(app)
      XCTAssertEqual(
        try picture(app), .int(film + 1),
        "On iOS \(iOS) another picture should take the place of the first one.")
      try tap(app, "Send")
      XCTAssertEqual(
        posted(app), ["posts to “Ada”: “Hello” and picture \(film + 1)"],
        "The post should get what the user sees.")
      try tap(app, "Camera")
      XCTAssertTrue(
        try readsAtOnce(app, ["picture \(film + 2)"]) { try tap(app, "Take") },
        "On iOS \(iOS) the picture should be there when the card begins to come back.")
    }
  }
  .feedback(
    "The picture was put only into an image view. When the view goes, the picture is lost; and if "
      + "there is no view when it comes, it is never seen.",
    provenBy: "IntoTheImageView"
  ) { app in
    try warnBehindCamera(app)
    return try texts(app) == ["Ada", "Hello"] && picture(app) == 0
  }

  Check("on iOS 5 the card releases its view", points: 2) { app in
    for isTaken in [false, true] {
      try app.launch(iOS: 5)
      try type(app, to: "Ada", text: app.random.word())
      for _ in 1...Int.random(in: 2...3, using: &app.random) {
        XCTAssertEqual(try app.perform("watchView"), true, "The card should have a view.")
        try tap(app, "Camera")
        XCTAssertTrue(app.buttons["Take"].isVisible, "“Camera” should present the camera.")
        try app.simulateMemoryWarning()
        XCTAssertFalse(app.root.isViewLoaded, "Behind the camera the card should have no view.")
        XCTAssertEqual(
          try app.perform("isViewAlive"), false,
          "Nothing should hold its view any more, or what lies in it.")
        try tap(app, isTaken ? "Take" : "Cancel")
      }
    }
  }
  .feedback(
    "No view is unloaded, because your didReceiveMemoryWarning() does not call super. The method of "
      + "UIViewController releases the view.",
    provenBy: "WithoutSuper"
  ) { app in
    try app.launch(iOS: 5)
    try tap(app, "Camera")
    try app.simulateMemoryWarning()
    return app.root.isViewLoaded && app.buttons["Take"].exists
  }
  .feedback(
    "The view is gone, but its subviews are still in memory: properties of the card hold the fields or "
      + "the image view. Make these properties weak, or set them to nil in viewDidUnload().",
    provenBy: "FieldsHeld"
  ) { app in
    try app.launch(iOS: 5)
    try app.perform("watchView")
    try tap(app, "Camera")
    try app.simulateMemoryWarning()
    return try !app.root.isViewLoaded && app.perform("isViewAlive") == true
  }

  Check("the camera does not stay in memory") { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for button in ["Take", "Cancel"] {
        try tap(app, "Camera")
        XCTAssertEqual(
          try app.perform("watchCamera"), true, "“Camera” should present the camera.")
        try tap(app, button)
        XCTAssertEqual(
          try app.perform("isCameraAlive"), false,
          "On iOS \(iOS), after “\(button)”, nothing should hold the camera.")
      }
    }
  }
  .feedback(
    "The camera has gone from the screen, but something still holds it, such as a property of the card or a closure. "
      + "It needs a lot of memory: let UIKit alone hold it, as long as it is presented.",
    provenBy: "CameraHeld"
  ) { app in
    try app.launch()
    try tap(app, "Camera")
    try app.perform("watchCamera")
    try tap(app, "Cancel")
    return try !app.root.presented.exists && app.perform("isCameraAlive") == true
  }

  Check("after Send the next card is empty, and stays empty") { app in
    for iOS in versions {
      try warnBehindCamera(app, iOS: iOS)
      XCTAssertEqual(texts(app), ["Ada", "Hello"], "First the card should be as it was.")
      try tap(app, "Send")
      for _ in 1...2 {
        XCTAssertEqual(texts(app), ["", ""], "On iOS \(iOS) both fields should be empty.")
        XCTAssertEqual(try picture(app), 0, "On iOS \(iOS) there should be no picture.")
        try tap(app, "Camera")
        try app.simulateMemoryWarning()
        try tap(app, "Cancel")
      }
      let word = app.random.word()
      try type(app, to: word, text: "Bye")
      try tap(app, "Send")
      XCTAssertEqual(
        posted(app).last, "posts to “\(word)”: “Bye” and no picture",
        "The next card should be sent as it is seen.")
    }
  }
  .feedback(
    "The card that was sent comes back with the next view. “Send” has emptied the screen, but not the "
      + "properties of the controller.",
    provenBy: "TheOldCardComesBack"
  ) { app in
    try warnBehindCamera(app)
    try tap(app, "Send")
    let after = texts(app)
    try tap(app, "Camera")
    try app.simulateMemoryWarning()
    try tap(app, "Cancel")
    return try after == ["", ""] && (texts(app) != after || picture(app) != 0)
  }

  Check("another card begins empty") { app in
    let words = app.random.words(2)
    try warnBehindCamera(app, to: words[0], text: words[1])
    XCTAssertEqual(texts(app), words, "First the card should be as it was.")
    XCTAssertEqual(try app.perform("takeAnotherCard"), true)
    XCTAssertEqual(texts(app), ["", ""], "Another card should begin with empty fields.")
    XCTAssertEqual(try picture(app), 0, "And it should have no picture.")
  }
  .feedback(
    "All cards share what was typed: it is in a static or global variable or in a file. Each "
      + "CardViewController keeps its own in ordinary properties.",
    provenBy: "OneCardForAll"
  ) { app in
    try warnBehindCamera(app)
    try app.perform("takeAnotherCard")
    return texts(app) == ["Ada", "Hello"]
  }
}
