import CourseKit

/// Whether `UIApplicationMain` was told no class of the delegate.
func namesNoDelegate(_ app: XCUIApplication) -> Bool {
  app.trace.contains { $0.isNamed("UIApplicationMain") && $0.arguments.last == "nil" }
}

/// Starts the app on a phone, with a name among the arguments; gives the greeting that should come.
func launch(_ app: XCUIApplication, iOS: IOSVersion = 6) throws -> String {
  let phones = ["iPhone 4S", iOS < 7 ? "iPhone 5" : "iPhone 5s"].filter {
    iOS < 10 || $0 != "iPhone 4S"
  }
  let name = app.random.word()
  try app.launch(
    iOS: iOS, device: phones.randomElement(using: &app.random), arguments: ["-name", name])
  return "Hello, \(name)"
}

let exercise = Exercise(
  iOS: 6, subjects: [2],
  hints: [
    "The screen is black because no window was made. Which object makes the window in this app, and "
      + "what would have to make that object first?",
    "Play the app and find the line UIApplicationMain at the top of the trace. Which of its four arguments "
      + "should have told it the class?",
    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))",
  ]
) {
  Check("UIApplicationMain makes the delegate") { app in
    let greeting = try launch(app)
    XCTAssertEqual(
      app.delegateClassName, "AppDelegate", "The application should have an AppDelegate.")
    XCTAssertTraceLacks(
      app.trace, EventPattern(kind: .diagnosis, name: "principalClassMissing"),
      message: "The third argument should be nil or the class of an application object.")
    XCTAssertFalse(
      namesNoDelegate(app), "UIApplicationMain should be told which class the delegate has.")
    XCTAssertTrue(
      app.labels[greeting].exists,
      "The starter's delegate should show the greeting, with the name that it was given."
    )
  }
  .feedback(
    "You named another class that is called AppDelegate, and its greeting is always the same. Name the "
      + "class in AppDelegate.swift: its greeting takes the name from the arguments.",
    provenBy: "AnotherAppDelegate"
  ) { app in
    app.labels.contains { $0.text == "Hello, whoever you are" }
  }
  .feedback(
    "The class is there, but AppDelegate is not its whole name. The name of a Swift class begins with "
      + "its module, and UIApplicationMain looks for exactly the name that it gets. "
      + "NSStringFromClass(AppDelegate.self) is the whole name.",
    provenBy: "WithoutTheModule"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "delegateNameLacksModule"))
  }
  .feedback(
    "UIApplicationMain looked for a class with the name that you typed and found none in the app, so "
      + "it raised an exception. Let the compiler spell the name: NSStringFromClass(AppDelegate.self).",
    provenBy: "MisspelledClass"
  ) { app in
    (app.exception?.text?.contains("No class named") ?? false)
      && !app.trace.contains(EventPattern(kind: .diagnosis, name: "delegateNameLacksModule"))
  }
  .feedback(
    "The fourth argument is right. The third is the class of the application object, and AppDelegate "
      + "is not a subclass of UIApplication: leave it nil.",
    provenBy: "BothArguments"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "principalClassMissing"))
      && app.delegateClassName == "AppDelegate"
  }
  .feedback(
    "You named the delegate in the third argument. That is the class of the application object itself, "
      + "and AppDelegate is not a subclass of UIApplication. The delegate's class is the fourth "
      + "argument.",
    provenBy: "ThirdArgument"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "principalClassMissing"))
  }
  .feedback(
    "There is an AppDelegate, but your application object made it, so your own code has to hold it. "
      + "UIApplicationMain makes and holds the delegate if the fourth argument names its class.",
    provenBy: "MadeByTheApplication"
  ) { app in
    namesNoDelegate(app) && app.delegateClassName == "AppDelegate"
  }
  .feedback(
    "UIApplicationMain made an object of the class that you named, but it is not a delegate: its class "
      + "does not adopt UIApplicationDelegate, so UIKit tells it nothing. Name the class that does.",
    provenBy: "TheController"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "delegateDoesNotConform"))
  }

  Check("the delegate hears that the app has launched") { app in
    let greeting = try launch(app)
    XCTAssertTrace(
      app.trace, [.didFinishLaunching.on("AppDelegate")], "UIKit should call did-finish, once.")
    XCTAssertTrue(app.labels[greeting].exists, "The greeting of did-finish should be there.")
  }

  Check("the greeting is on the screen") { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      let greeting = try launch(app, iOS: iOS)
      XCTAssertTrue(app.labels[greeting].isVisible, "On iOS \(iOS) a label should say \(greeting).")
    }
  }
}
