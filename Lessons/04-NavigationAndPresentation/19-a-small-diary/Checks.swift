import CourseKit

/// What the user can tap to open entries, from the highest to the lowest: buttons, or rows of a table.
func rows(_ app: XCUIApplication) -> [ViewElement] {
  let rows =
    app.cells.isEmpty
    ? app.buttons.filter { $0.text != "New" && $0.isVisible } : app.cells.filter { $0.isVisible }
  return rows.filter { text($0) != nil }.sorted { $0.frameOnScreen.y < $1.frameOnScreen.y }
}

/// What is written in a row.
func text(_ row: ViewElement) -> String? { row.text ?? row.labels.first?.text }

/// What is written in all rows, from the highest to the lowest.
func entries(_ app: XCUIApplication) -> [String] { rows(app).compactMap(text) }

/// The user begins to write an entry.
func write(_ app: XCUIApplication, _ text: String) throws {
  try app.buttons["New"].tap()
  try app.textFields[0].tap()
  try app.typeText(text)
}

/// The user begins to write an entry, and deletes all of it.
func writeAndDelete(_ app: XCUIApplication, _ text: String) throws {
  try write(app, text)
  try app.typeText(String(repeating: "\u{8}", count: text.count))
}

/// The user writes these entries and saves each.
func save(_ app: XCUIApplication, _ texts: [String]) throws {
  for text in texts {
    try write(app, text)
    try app.buttons["Save"].tap()
  }
}

/// The user taps an entry, counted from the highest.
func open(_ app: XCUIApplication, _ place: Int) throws {
  try XCTUnwrap(rows(app).dropFirst(place).first, "The diary should show that many entries.").tap()
}

/// The user goes every way once: Save, Cancel, the way back, and Delete.
func goEveryWay(_ app: XCUIApplication) throws {
  try save(app, ["x", "y"])
  try write(app, "z")
  try app.buttons["Cancel"].tap()
  try open(app, 0)
  try app.navigationBars[0].buttons["Diary"].tap()
  try open(app, 1)
  try app.buttons["Delete"].tap()
}

/// A version of those before sheets and one of those after.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [
    IOSVersion(Int.random(in: 9...12, using: &app.random)),
    IOSVersion(Int.random(in: 13...16, using: &app.random)),
  ]
}

/// Whether the diary is on the screen, alone on the stack.
func isAtTheDiary(_ app: XCUIApplication) -> Bool {
  !app.root.presented.exists && app.root.children.count == 1
    && app.buttons.contains { $0.text == "New" && $0.isVisible }
}

let exercise = Exercise(
  iOS: 13, subjects: [24],
  hints: [
    "There are three screens: the diary, the editor and an entry. Which of them is pushed, which is "
      + "presented, and what does each need to know about the others?",
    "The diary holds the entries. Give the editor and the entry a delegate or a closure each, and let "
      + "them tell the diary of Save, Cancel and Delete. It changes the entries, shows them again, and "
      + "dismisses or pops.",
    "window?.rootViewController = UINavigationController(rootViewController: "
      + "DiaryViewController()). New: let editor = EditorViewController(), editor.delegate = "
      + "self, present(editor, animated: true). In the method for Save: diary.add(text), show "
      + "the entries, dismiss(animated: true). In the editor: field.addTarget(self, action: "
      + "#selector(textChanged), for: .editingChanged), and there if #available(iOS 13, *) { "
      + "isModalInPresentation = field.text?.isEmpty == false }. Both delegates are weak.",
  ]
) {
  Check("the app begins with an empty diary, on a stack") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      XCTAssertEqual(
        app.root.children.count, 1, "There should be one screen on the stack of the root.")
      XCTAssertTrue(
        app.navigationBars.contains { $0.labels["Diary"].isVisible },
        "On iOS \(iOS) the bar should say Diary.")
      XCTAssertTrue(app.buttons["New"].isVisible, "The user should see New.")
      XCTAssertEqual(entries(app), [], "There should be no entry yet.")
    }
  }
  .feedback(
    "Nothing is on a stack, so there is no bar, and nothing can be pushed. Make the diary the "
      + "root of a UINavigationController.",
    provenBy: "NoNavigation"
  ) { app in
    app.root.className == "DiaryViewController"
  }
  .feedback(
    "A label on the screen says Diary, but the navigation bar does not: the screen has no title. Set "
      + "title, and the bar shows it, and later the back button too.",
    provenBy: "LabelInPlaceOfTheTitle"
  ) { app in
    app.labels["Diary"].isVisible && !app.navigationBars.contains { $0.labels["Diary"].exists }
  }

  Check("saved entries are in the diary, the newest first", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try goEveryWay(app) },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      let words = app.random.words(Int.random(in: 2...4, using: &app.random))
      for (index, word) in words.enumerated() {
        try write(app, word)
        XCTAssertTrue(app.root.presented.exists, "New should present the editor.")
        // However long the editor takes to go.
        if index == 0 { try app.perform("hurry") }
        try app.buttons["Save"].tap()
        XCTAssertTrue(isAtTheDiary(app), "After Save the user should be back at the diary.")
        XCTAssertEqual(
          entries(app), words.prefix(index + 1).reversed(),
          "On iOS \(iOS) the diary should show all entries, the newest first.")
      }
    }
  }
  .feedback(
    "The diary reads its entries when it appears. A sheet does not make it disappear, so from iOS "
      + "13 on it shows the old ones. Show the entries again when something has been saved.",
    provenBy: "ReadWhenItAppears"
  ) { app in
    try app.launch(iOS: 12)
    try save(app, ["x"])
    let before = entries(app)
    try app.launch(iOS: 13)
    try save(app, ["x"])
    return before == ["x"] && entries(app).isEmpty
  }
  .feedback(
    "The editor is pushed. Writing an entry is a task that the user finishes or cancels: present the editor.",
    provenBy: "EditorPushed"
  ) { app in
    try app.launch()
    try app.buttons["New"].tap()
    return !app.root.presented.exists && app.root.children.count == 2
  }
  .feedback(
    "Your code calls viewWillAppear(_:) or the like itself, perhaps so that the diary shows its entries again after "
      + "Save or Delete. Only UIKit should call these methods, when a view really appears; iOS 17 says so on the "
      + "console. Give the diary a method of its own that shows the entries, and call that one.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try goEveryWay(app) }
  }

  Check("Cancel adds nothing, and an empty text adds nothing") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      let word = app.random.word()
      try save(app, [word])
      try write(app, app.random.word())
      try app.buttons["Cancel"].tap()
      XCTAssertTrue(isAtTheDiary(app), "After Cancel the user should be back at the diary.")
      XCTAssertEqual(entries(app), [word], "Cancel should add nothing.")
      try app.buttons["New"].tap()
      // A button that is disabled cannot be tapped.
      try? app.buttons["Save"].tap()
      if app.root.presented.exists { try app.buttons["Cancel"].tap() }
      XCTAssertEqual(entries(app), [word], "An empty text should add nothing.")
      try writeAndDelete(app, app.random.word())
      try? app.buttons["Save"].tap()
      if app.root.presented.exists { try app.buttons["Cancel"].tap() }
      XCTAssertEqual(
        entries(app), [word], "A text that was deleted before Save should add nothing.")
      try save(app, ["again"])
      XCTAssertEqual(entries(app), ["again", word], "Save should work after that.")
    }
  }
  .feedback(
    "Cancel adds what was typed. It should only dismiss the editor.",
    provenBy: "CancelSaves"
  ) { app in
    try app.launch()
    try write(app, "x")
    try app.buttons["Cancel"].tap()
    return entries(app) == ["x"]
  }
  .feedback(
    "Save adds an entry without a text. Check the field first, or enable Save only when there is text.",
    provenBy: "EmptyEntries"
  ) { app in
    try app.launch()
    try app.buttons["New"].tap()
    try app.buttons["Save"].tap()
    return app.cells.count > 0 || app.buttons.contains { $0.text == "" && $0.isVisible }
  }
  .feedback(
    "At first Save adds nothing, but once the user has typed something it does, even if all of it was "
      + "deleted: then the diary has an empty entry. Ask the field when Save is tapped.",
    provenBy: "EmptiedAgain"
  ) { app in
    try app.launch()
    try writeAndDelete(app, "x")
    try app.buttons["Save"].tap()
    return app.cells.count > 0 || app.buttons.contains { $0.text == "" && $0.isVisible }
  }

  Check("an entry opens on the stack, and the way leads back") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      let words = app.random.words(3)
      try save(app, words)
      let place = Int.random(in: 0...2, using: &app.random)
      let isByFinger = Bool.random(using: &app.random)
      try open(app, place)
      XCTAssertEqual(app.root.children.count, 2, "The entry should be on the stack.")
      if isByFinger { try app.swipeBack(completes: false) }
      XCTAssertTrue(
        app.views.contains { $0.text == words[2 - place] && $0.isVisible },
        "On iOS \(iOS) the user should read the entry.")
      XCTAssertTrue(app.buttons["Delete"].isVisible, "The user should see Delete.")
      if isByFinger {
        try app.swipeBack()
      } else {
        try app.navigationBars[0].buttons["Diary"].tap()
      }
      XCTAssertTrue(isAtTheDiary(app), "The user should be back at the diary.")
      XCTAssertEqual(entries(app), words.reversed(), "All entries should still be there.")
    }
  }
  .feedback(
    "The entry is presented, so it has no way back. Push it: it is one of the items of the list.",
    provenBy: "EntryPresented"
  ) { app in
    try app.launch()
    try save(app, ["x"])
    try open(app, 0)
    return app.root.presented.exists
  }

  Check("Delete takes out the entry that is open, and goes back", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      let words = app.random.words(2)
      // The same text twice: the entries are not the same.
      var left = [words[0], words[1], words[0]]
      try save(app, left)
      for place in [2, Int.random(in: 0...1, using: &app.random), 0] {
        try open(app, place)
        try app.buttons["Delete"].tap()
        left.remove(at: left.count - 1 - place)
        XCTAssertTrue(isAtTheDiary(app), "After Delete the user should be back at the diary.")
        XCTAssertEqual(
          entries(app), left.reversed(),
          "On iOS \(iOS) only the entry that was open should be gone.")
      }
    }
  }
  .feedback(
    "The entry is removed from the diary, but its screen is still there. Pop it.",
    provenBy: "StaysAfterDelete"
  ) { app in
    try app.launch()
    try save(app, ["x"])
    try open(app, 0)
    try app.buttons["Delete"].tap()
    let stays = app.root.children.count == 2
    try app.swipeBack()
    return stays && entries(app).isEmpty
  }
  .feedback(
    "Two entries have the same text, and you deleted the wrong one. Look for the entry, not for its text.",
    provenBy: "FirstOfThatText"
  ) { app in
    try app.launch()
    try save(app, ["a", "x", "y", "x"])
    try open(app, 3)
    try app.buttons["Delete"].tap()
    guard entries(app) == ["x", "y", "x"] else { return false }
    try open(app, 2)
    try app.buttons["Delete"].tap()
    return entries(app) == ["y", "x"]
  }

  Check("from iOS 13 on a pull loses no text", points: 2) { app in
    for iOS in [13, IOSVersion(Int.random(in: 14...16, using: &app.random))] {
      try app.launch(iOS: iOS)
      try app.buttons["New"].tap()
      XCTAssertTrue(app.root.presented.exists, "New should present the editor.")
      try app.pullToDismiss()
      XCTAssertTrue(isAtTheDiary(app), "An empty editor should go when it is pulled.")
      try app.buttons["New"].tap()
      try app.textFields[0].tap()
      try app.pullToDismiss()
      XCTAssertTrue(
        isAtTheDiary(app),
        "An empty editor should go when it is pulled, also after a tap on the field.")
      let word = app.random.word()
      try write(app, String(word.prefix(1)))
      try app.pullToDismiss()
      XCTAssertTrue(
        app.root.presented.exists, "On iOS \(iOS) an editor with one letter should stay.")
      try app.typeText(String(word.dropFirst()))
      try app.pullToDismiss()
      XCTAssertTrue(app.root.presented.exists, "On iOS \(iOS) an editor with a text should stay.")
      try app.buttons["Save"].tap()
      XCTAssertEqual(entries(app), [word], "Save should work after that.")
      try writeAndDelete(app, word)
      try app.pullToDismiss()
      XCTAssertTrue(isAtTheDiary(app), "An editor should go when all of its text was deleted.")
      XCTAssertEqual(entries(app), [word], "A pull should add nothing.")
    }
  }
  .feedback(
    "The editor never goes when it is pulled, not even when it is empty. Decide again whenever the "
      + "text changes.",
    provenBy: "NeverPulled"
  ) { app in
    try app.launch()
    try app.buttons["New"].tap()
    try app.pullToDismiss()
    return app.root.presented.exists
  }
  .feedback(
    "A tap on the field is enough to keep the editor, although nothing has been typed: your code decides when the "
      + "user begins to edit. Decide by the text.",
    provenBy: "KeptByATap"
  ) { app in
    try app.launch()
    try app.buttons["New"].tap()
    try app.pullToDismiss()
    let isFree = !app.root.presented.exists
    try app.buttons["New"].tap()
    try app.textFields[0].tap()
    try app.pullToDismiss()
    return isFree && app.root.presented.exists
  }
  .feedback(
    "The user deletes all of the text, but the editor still cannot be pulled down. Decide again "
      + "whenever the text changes, in both directions.",
    provenBy: "NeverFreeAgain"
  ) { app in
    try app.launch()
    try app.buttons["New"].tap()
    try app.pullToDismiss()
    let isFree = !app.root.presented.exists
    try write(app, "x")
    try app.typeText("\u{8}")
    try app.pullToDismiss()
    return isFree && app.root.presented.exists
  }
  .feedback(
    "The user pulls the editor down, and the text is lost. While there is text, isModalInPresentation "
      + "keeps the editor where it is.",
    provenBy: "PulledWithTheText"
  ) { app in
    try app.launch()
    try write(app, "x")
    try app.pullToDismiss()
    return isAtTheDiary(app)
  }

  Check("nothing holds a screen that is gone") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      for button in ["Cancel", "Save"] {
        try write(app, app.random.word())
        XCTAssertEqual(try app.perform("watchPresented"), true, "The editor should be presented.")
        try app.buttons[button].tap()
        XCTAssertEqual(
          try app.perform("isAlive"), false, "After \(button) nothing should hold the editor.")
      }
      if iOS >= 13 {
        try app.buttons["New"].tap()
        XCTAssertEqual(try app.perform("watchPresented"), true, "The editor should be presented.")
        try app.pullToDismiss()
        XCTAssertEqual(
          try app.perform("isAlive"), false, "After a pull nothing should hold the editor.")
      }
      try open(app, 0)
      XCTAssertEqual(try app.perform("watchPushed"), true, "The entry should be on the stack.")
      try app.swipeBack()
      XCTAssertEqual(
        try app.perform("isAlive"), false,
        "After the way back nothing should hold the entry's screen.")
      try open(app, 0)
      XCTAssertEqual(try app.perform("watchPushed"), true, "The entry should be on the stack.")
      try app.buttons["Delete"].tap()
      XCTAssertEqual(
        try app.perform("isAlive"), false, "After Delete nothing should hold the entry's screen.")
    }
  }
  .feedback(
    "The diary keeps the editor in a property. While the editor is presented UIKit holds it; "
      + "afterwards it is not needed any more.",
    provenBy: "EditorKept"
  ) { app in
    try app.launch()
    try write(app, "x")
    try app.perform("watchPresented")
    try app.buttons["Save"].tap()
    return try isAtTheDiary(app) && app.perform("isAlive") == true
  }
  .feedback(
    "The entry's screen is gone but stays in memory: the diary keeps it in a property, and lets go of "
      + "it only after Delete. The user may also just go back. The stack holds the screen as long as "
      + "it is needed.",
    provenBy: "EntryKept"
  ) { app in
    try app.launch()
    try save(app, ["x"])
    try open(app, 0)
    try app.perform("watchPushed")
    try app.swipeBack()
    return try isAtTheDiary(app) && app.perform("isAlive") == true
  }
}
