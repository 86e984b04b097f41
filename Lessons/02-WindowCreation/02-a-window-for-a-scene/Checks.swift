import CourseKit

let notes = "NotesViewController"

/// Expects the notes, and nothing else, in a window that fills the screen.
func assertNotesAreShown(_ app: XCUIApplication, _ iOS: IOSVersion) {
  XCTAssertTrue(
    app.controllers[notes].trace.contains(.viewDidAppear), "On iOS \(iOS) the notes should appear.")
  XCTAssertTrue(app.labels["Notes"].isVisible, "On iOS \(iOS) the notes should be on the screen.")
  XCTAssertEqual(app.root.className, notes, "The notes should be the window's root.")
  XCTAssertEqual(
    app.keyWindow.frame, app.screen.bounds, "On iOS \(iOS) the window should fill the screen.")
}

/// What iOS calls to give a scene to the app's delegate of scenes.
let connecting = EventPattern.callback("scene(_:willConnectTo:options:)")

/// Whether the scene's delegate has made a window of any kind.
func sceneDelegateMadeWindow(_ app: XCUIApplication) -> Bool {
  let events = app.trace.drop { !$0.name.hasPrefix("scene(_:willConnectTo") }
  return events.contains {
    $0.name.hasPrefix("init(frame:") || $0.name.hasPrefix("init(windowScene:")
  }
}

/// Whether a window was made by somebody whom a notification had told of the scene.
func notifiedMadeWindow(_ app: XCUIApplication) -> Bool {
  var outer: [Event] = []
  for event in app.trace.events {
    outer.removeAll { $0.depth >= event.depth }
    if event.name.hasPrefix("init("), event.subject?.className.hasSuffix("Window") == true,
      outer.contains(where: { $0.kind == .notification })
    {
      return true
    }
    outer.append(event)
  }
  return false
}

let exercise = Exercise(
  iOS: 13,
  hints: [
    "Which object makes the window before iOS 13, and which one from iOS 13 on? Compare your app with "
      + "the app of the scenario before.",
    "SceneDelegate needs a property that holds the window, and the three lines that you know, with "
      + "UIWindow(windowScene: scene) in the first one. AppDelegate should make none on iOS 13.",
    "In did-finish, before the window: if #available(iOS 13, *) { return true }. In the scene's "
      + "delegate: window = UIWindow(windowScene: scene), then window?.rootViewController = "
      + "NotesViewController(), then window?.makeKeyAndVisible().",
  ]
) {
  Check("from iOS 13 on the notes are on the screen", points: 2) { app in
    for iOS in [13, IOSVersion(Int.random(in: 14...17, using: &app.random))] {
      try app.launch(iOS: iOS)
      XCTAssertTraceContains(
        app.trace, connecting, message: "On iOS \(iOS) the app should be shown in a scene.")
      assertNotesAreShown(app, iOS)
      XCTAssertTraceLacks(
        app.trace, EventPattern(kind: .diagnosis, name: "blackScreen"),
        message: "On iOS \(iOS) the window should be there when the scene has connected.")
    }
  }
  .feedback(
    "iOS 13 found no scene manifest in Info.plist, or none that names your SceneDelegate, so it never "
      + "called your class. The notes may be there, but not in a scene. Leave Info.plist as it was.",
    provenBy: "WithoutTheManifest"
  ) { app in
    app.trace.iOS >= 13
      && !app.trace.contains { $0.kind == .callback && $0.name.hasPrefix("scene") }
      && !app.trace.contains(.notification("UISceneWillConnectNotification"))
  }
  .feedback(
    "iOS 13 has connected a scene, but no method of your SceneDelegate was called. Either Info.plist "
      + "no longer names that class, or the method has a wrong name: its exact name is "
      + "scene(_:willConnectTo:options:).",
    provenBy: "AnotherName"
  ) { app in
    app.trace.contains(.notification("UISceneWillConnectNotification"))
      && !app.trace.contains { $0.kind == .callback && $0.name.hasPrefix("scene") }
  }
  .feedback(
    "The scene has its window, but nothing shows it: a window that was made in code is hidden until "
      + "makeKeyAndVisible().",
    provenBy: "NeverShown"
  ) { app in
    app.windows.count == 1 && app.windows[0].isHidden && sceneDelegateMadeWindow(app)
  }
  .feedback(
    "There is a window, but it belongs to no scene, so iOS 13 does not show it: UIWindow(frame:) gets "
      + "only a size. Make it with UIWindow(windowScene:).",
    provenBy: "WithoutTheScene"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "windowWithoutScene"))
      && sceneDelegateMadeWindow(app)
  }
  .feedback(
    "There is a window in the end, but there was none when the scene had connected: code that waits for the main queue, "
      + "or for another callback, runs later, and until then the screen is black. Make and show the window in "
      + "scene(_:willConnectTo:options:).",
    provenBy: "MadeLater"
  ) { app in
    app.windows.count == 1 && app.trace.contains(connecting)
      && app.trace.contains(EventPattern(kind: .diagnosis, name: "blackScreen"))
  }
  .feedback(
    "The scene had its window, but lost it when the method returned: nothing holds it. Give "
      + "SceneDelegate a property for the window, one that is not weak.",
    provenBy: "NobodyHoldsIt"
  ) { app in
    app.windows.isEmpty && sceneDelegateMadeWindow(app)
  }

  Check("from iOS 13 on there is one window") { app in
    for iOS in [IOSVersion(Int.random(in: 14...17, using: &app.random)), 13] {
      try app.launch(iOS: iOS)
      XCTAssertTraceContains(
        app.trace, connecting, message: "On iOS \(iOS) the app should be shown in a scene.")
      XCTAssertEqual(
        app.windows.count, 1,
        "On iOS \(iOS) only the scene's delegate should make a window.")
      XCTAssertTraceLacks(
        app.trace, EventPattern(kind: .diagnosis, name: "windowWithoutScene"),
        message: "On iOS \(iOS) every window should belong to the scene.")
      XCTAssertFalse(
        notifiedMadeWindow(app), "On iOS \(iOS) the scene's delegate should make the window.")
    }
  }
  .feedback(
    "The application's delegate has made a useless window as well: it belongs to no scene and never "
      + "comes on screen. Let did-finish make a window only where there are no scenes, before iOS 13.",
    provenBy: "BothMakeOne"
  ) { app in
    app.windows.count == 2 && sceneDelegateMadeWindow(app)
  }

  .feedback(
    "There is one window, but the scene's delegate did not make it: another object waited for a "
      + "notification. UIKit tells the scene's delegate about its scene, in "
      + "scene(_:willConnectTo:options:). Make the window there.",
    provenBy: "MadeOnANotification"
  ) { app in
    app.windows.count == 1 && notifiedMadeWindow(app)
  }

  Check("the notes fill the screen of every device") { app in
    for device in ["iPhone SE", "iPhone 11", "iPad Pro"].shuffled(using: &app.random) {
      try app.launch(iOS: 14, device: device)
      assertNotesAreShown(app, 14)
    }
  }

  Check("before iOS 13 everything is as it was", points: 2) { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...11, using: &app.random)), 12] {
      try app.launch(iOS: iOS)
      assertNotesAreShown(app, iOS)
    }
  }
  .feedback(
    "Before iOS 13 there are no scenes, so the scene's delegate is never made and the screen stays "
      + "black. On those versions the application's delegate must still make the window.",
    provenBy: "SceneAlone"
  ) { app in
    app.windows.isEmpty && app.trace.iOS < 13
  }
  .counts(with: "from iOS 13 on the notes are on the screen")

  Check("the notes are still there when the user comes back") { app in
    try app.launch()
    let (windows, root) = (app.windows.map(\.name), app.root.name)
    for _ in 1...Int.random(in: 2...3, using: &app.random) {
      try app.pressHome()
      try app.activate()
    }
    XCTAssertEqual(
      app.windows.map(\.name), windows, "It should be the same window as before the user left.")
    XCTAssertEqual(app.root.name, root, "They should be the same notes, too.")
    XCTAssertTrue(app.labels["Notes"].isVisible, "The notes should still be there.")
  }
  .feedback(
    "Whenever the app becomes active, another window with other notes replaces the first one: what was "
      + "written is gone. Make the window when the scene connects, which happens once.",
    provenBy: "NewOnEachActivation"
  ) { app in
    app.windows.count == 1 && app.windows[0].name != "UIWindow"
  }
  .feedback(
    "The window is still the same, but it gets other notes when the user comes back: what was written "
      + "is gone. Set the root view controller when the scene connects, which happens once.",
    provenBy: "NewNotesEachTime"
  ) { app in
    app.windows.map(\.name) == ["UIWindow"] && app.controllers[notes].exists
      && app.root.name != notes
  }
}
