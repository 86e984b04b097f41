import CourseModel

/// The files with which an author begins: small, whole, and in order for `course verify`.
enum Skeleton {
  /// The files of a part by their paths in its folder.
  static func files(of kind: PartKind, titled title: String) -> [String: String] {
    switch kind {
    case .scenario:
      [
        "App/AppDelegate.swift": delegate,
        "App/GreetingViewController.swift": greeting("\"Hello\""),
        "Scenario.swift": scenario(title),
      ]
    case .exercise:
      [
        "Task.md": task(title), "Checks.swift": checks,
        "Starter/AppDelegate.swift": delegate,
        "Starter/GreetingViewController.swift": greeting("\"Hello\""),
        "Solution/GreetingViewController.swift": greeting(
          #""Hello, \(UserDefaults.standard.string(forKey: "name") ?? "you")""#),
        "Alternatives/FromTheArguments/GreetingViewController.swift": greeting(
          #""Hello, " + (ProcessInfo.processInfo.arguments.last ?? "")"#),
        "Mistakes/AlwaysAda/GreetingViewController.swift": greeting("\"Hello, Ada\""),
      ]
    }
  }

  /// A lesson's text.
  static func lesson(titled title: String) -> String {
    """
    # \(title)

    *Which question of a working developer does this lesson answer?*

    Say what a student will see, repair and understand here.

    """
  }

  private static let delegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = GreetingViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  /// - Parameter text: An expression for what the label says.
  private static func greeting(_ text: String) -> String {
    """
    import UIKit

    class GreetingViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 40))
        label.text = \(text)
        view.addSubview(label)
      }
    }

    """
  }

  private static func scenario(_ title: String) -> String {
    """
    import CourseKit

    let scenario = Scenario("\(title)", iOS: 6, 17) { app in
      narrate("Say what the app is, and what the reader should look at.")
      try predict(
        "The icon is tapped. What does UIKit call, and in which order?",
        of: .callbacks("AppDelegate", "GreetingViewController"),
        decoys: ["GreetingViewController viewWillDisappear"],
        explain: "Say why it comes in this order."
      ) {
        try app.launch()
      }
      narrate("Say what the trace has shown, and why it is so.")
    }

    """
  }

  private static func task(_ title: String) -> String {
    """
    # \(title)

    The app says Hello, and it does not know to whom. It is launched with the argument `-name` and a name;
    `UserDefaults` has such an argument as the value of the key `name`.

    **Edit `GreetingViewController.swift`** so that the label says Hello, a comma and the name: `Hello, Ada`.

    """
  }

  private static let checks = #"""
    import CourseKit

    let exercise = Exercise(
      iOS: 17,
      hints: [
        "Where does the text of the label come from now?",
        "UserDefaults.standard has a value for the key name.",
        "label.text = \"Hello, \\(UserDefaults.standard.string(forKey: \"name\") ?? \"you\")\"",
      ]
    ) {
      Check("the user is greeted by name") { app in
        for name in app.random.words(2) {
          try app.launch(arguments: ["-name", name])
          XCTAssertTrue(
            app.labels["Hello, \(name)"].isVisible, "A label should say \"Hello, \(name)\".")
        }
      }
      .feedback(
        "The label greets the same person at each launch. The name is another one each time.",
        provenBy: "AlwaysAda"
      ) { app in
        app.labels["Hello, Ada"].exists
      }
    }

    """#
}
