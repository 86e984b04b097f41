import CourseKit

/// The versions on which new projects began with a main nib.
let eraOfMainNibs: ClosedRange<Int> = 2...4

/// Whether an outlet of the nib sets a property of that class's object to an object of that other class.
func connects(_ app: XCUIApplication, _ owner: String, to destination: String) -> Bool {
  app.trace.contains {
    $0.kind == .callback && $0.subject?.className == owner && $0.arguments == [destination]
      && !$0.name.hasSuffix(")")
  }
}

/// A phone of that time, and how many minutes the clock is to run there.
func launch(_ app: XCUIApplication, iOS: IOSVersion? = nil) throws -> Int {
  let iOS = iOS ?? IOSVersion(Int.random(in: eraOfMainNibs, using: &app.random))
  let phones =
    iOS < 3 ? ["iPhone 3G"] : iOS < 4 ? ["iPhone 3G", "iPhone 3GS"] : ["iPhone 3GS", "iPhone 4"]
  let minutes = [2, 3, 4, 6, 7, 8, 9].randomElement(using: &app.random) ?? 2
  try app.launch(
    iOS: iOS, device: phones.randomElement(using: &app.random),
    arguments: ["-minutes", "\(minutes)"])
  return minutes
}

let exercise = Exercise(
  iOS: 4, subjects: [2, 4],
  hints: [
    "Compare the list of `course show` with that of the last scenario. Which arrows are missing?",
    "File's Owner needs an outlet to the App Delegate, and the App Delegate has only one of the two outlets "
      + "that its class declares.",
    "Into the placeholder with the id -1 goes <connections><outlet property=\"delegate\" destination=\"3\" "
      + "id=\"4\"/></connections>; beside the delegate's outlet clock goes <outlet property=\"window\" "
      + "destination=\"12\" id=\"14\"/>.",
  ]
) {
  Check("the nib brings the delegate", points: 2) { app in
    let iOS = IOSVersion(Int.random(in: eraOfMainNibs, using: &app.random))
    _ = try launch(app, iOS: iOS)
    XCTAssertEqual(
      app.delegateClassName, "AppDelegate",
      "On iOS \(iOS) the application's delegate should be the AppDelegate of the nib.")
    XCTAssertTraceContains(
      app.trace, EventPattern(kind: .callback, name: "applicationDidFinishLaunching(_:)"),
      message: "The delegate should hear that the app has launched.")
    XCTAssertTrue(
      app.trace.contains { $0.isNamed("UIApplicationMain") && $0.arguments.last == "nil" },
      "UIApplicationMain should get no delegate class: the object comes from the nib.")
    XCTAssertTrue(
      connects(app, "UIApplication", to: "AppDelegate"),
      "An outlet of the nib should set the application's delegate.")
    XCTAssertTraceLacks(
      app.trace, EventPattern(kind: .diagnosis, name: "outletOfOtherClass"),
      message: "No outlet delegate should lead to an object that is not a delegate.")
  }
  .feedback(
    "Now UIApplicationMain makes the delegate, not the nib: the fourth argument names a class. Leave "
      + "main.swift as it was, and connect the object in MainWindow.xib.",
    provenBy: "InCode"
  ) { app in
    app.trace.contains { $0.isNamed("UIApplicationMain") && $0.arguments.last != "nil" }
  }
  .feedback(
    "A line of Swift gives the application its delegate. The object is in the nib: an outlet of File's "
      + "Owner can do that, and no code is needed.",
    provenBy: "InAwakeFromNib"
  ) { app in
    app.delegateClassName == "AppDelegate" && !connects(app, "UIApplication", to: "AppDelegate")
  }
  .feedback(
    "The nib names the class AppDelegate without its module, and UIKit finds no such class: see the "
      + "console. Keep customModule beside customClass.",
    provenBy: "WithoutTheModule"
  ) { app in
    app.trace.contains(.console("Unknown class AppDelegate"))
  }
  .feedback(
    "The nib sets a property that the application does not have, and UIKit ends the app. Names of properties "
      + "begin with a small letter: delegate.",
    provenBy: "CapitalLetter"
  ) { app in
    let text = app.exception?.text ?? ""
    return text.contains("<UIApplication>") && text.lowercased().contains("the key delegate")
  }
  .feedback(
    "An outlet belongs to the wrong object, and UIKit ends the app: the exception says which class has no property of "
      + "that name. delegate is a property of the application, the placeholder -1; window and clock are properties "
      + "of the App Delegate, the object 3.",
    provenBy: "OutletOfTheClock"
  ) { app in
    app.exception?.text?.contains("key value coding-compliant") ?? false
  }
  .feedback(
    "The application has two outlets delegate, and one of them leads to an object that is not a delegate. Remove that "
      + "one: an application has one delegate.",
    provenBy: "SecondOutlet"
  ) { app in
    app.delegateClassName == "AppDelegate"
      && app.trace.contains(EventPattern(kind: .diagnosis, name: "outletOfOtherClass"))
  }
  .feedback(
    "The outlet delegate leads to an object that is not a delegate: look which id its destination names.",
    provenBy: "WrongNumber"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "outletOfOtherClass"))
  }
  .feedback(
    "The delegate has its window, but UIKit never calls the delegate: the application does not know "
      + "it. File's Owner, the placeholder with the id -1, needs the outlet delegate.",
    provenBy: "WindowAlone", alsoForStarter: true
  ) { app in
    app.delegateClassName == nil
  }

  Check("the clock is on the screen", points: 2) { app in
    for iOS in [IOSVersion(4), IOSVersion(Int.random(in: eraOfMainNibs, using: &app.random))] {
      let minutes = try launch(app, iOS: iOS)
      XCTAssertEqual(app.windows.count, 1, "On iOS \(iOS) there should be one window.")
      XCTAssertTrue(
        connects(app, "AppDelegate", to: "UIWindow"),
        "An outlet of the nib should give the delegate its window.")
      XCTAssertEqual(
        app.windows.first?.frame, app.screen.bounds,
        "On iOS \(iOS) the window should fill the screen, as before.")
      XCTAssertTrue(
        app.labels["0\(minutes):00"].isVisible,
        "On iOS \(iOS) the user should see the digits for \(minutes) minutes.")
    }
  }
  .feedback(
    "The delegate is connected. Its property window is still nil, because no line of the nib sets it: the "
      + "App Delegate needs a second outlet.",
    provenBy: "DelegateAlone"
  ) { app in
    app.delegateClassName == "AppDelegate" && !app.labels.contains { $0.isVisible }
      && !connects(app, "AppDelegate", to: "UIWindow")
      && !app.trace.contains(EventPattern(kind: .diagnosis, name: "danglingConnection"))
  }
  .feedback(
    "The nib makes two App Delegates: the application knows one of them, and the window is connected to the "
      + "other. One is enough: let the outlet delegate lead to the object that has the outlets clock and window.",
    provenBy: "TwoDelegates"
  ) { app in
    app.trace.of(EventPattern(kind: .callback, name: "awakeFromNib"))
      .count { $0.subject?.className == "AppDelegate" } > 1
  }
  .feedback(
    "The delegate has its window now, but no longer its clock: the outlet clock is gone, so did-finish has no "
      + "view to put into the window. The App Delegate needs both outlets.",
    provenBy: "ClockLost"
  ) { app in
    connects(app, "AppDelegate", to: "UIWindow")
      && !connects(app, "AppDelegate", to: "ClockViewController")
  }
  .feedback(
    "An outlet of the nib leads to an id that no object has. Look which id the window has.",
    provenBy: "ToNothing"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "danglingConnection"))
  }

  .feedback(
    "The digits are drawn in the window now, and they are always the same. The clock knows how many "
      + "minutes it has to run: keep the outlet clock, and let did-finish put the clock's view into "
      + "the window.",
    provenBy: "DrawnInTheWindow"
  ) { app in
    let minutes = try launch(app)
    return app.labels["05:00"].isVisible && minutes != 5
  }

  Check("the button starts the clock") { app in
    let minutes = try launch(app)
    try app.buttons["Start"].tap()
    XCTAssertTrue(
      app.labels["0\(minutes - 1):59"].isVisible, "A tap on Start should change the digits.")
  }
}
