import CourseModel
import EventTrace
import Expectations
import Testing

@Suite("No two classes of an app have one name")
struct NameTests {
  private static let app = Result {
    try SampleApp([
      "AppDelegate.swift": """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let root = Greeting()
          for other in [local(), other(), Decoy.Greeting(), Decoy.Box<Int>(), UILabel()] {
            root.view.addSubview(other)
          }
          root.view.addSubview(UIView.Greeting())
          root.view.addSubview(`Page#2`())
          root.view.addSubview(UIKit.UILabel())
          window?.rootViewController = root
          window?.makeKeyAndVisible()
          return true
        }
      }

      class Greeting: UIViewController {}
      class UILabel: UIView {}
      class `Page#2`: UIView {}
      enum Decoy {
        class Greeting: UIView {}
        class Box<Content>: UIView {}
      }
      enum Stage { class Greeting: UIView {} }
      extension UIView { class Greeting: UIKit.UIView {} }
      func local() -> UIView {
        class Greeting: UIView {}
        return Greeting()
      }
      """,
      "Other.swift": """
      import UIKit

      private class Page: UIView {}
      func other() -> UIView { Page() }
      """,
    ])
  }

  @Test("A class has the name of what surrounds it, and a number where that cannot be told")
  func names() throws {
    let host = try HostProcess()
    try host.launch(try Self.app.get().library)
    let events = try host.answer().events
    expectEqual(
      events.filter { $0.contains("addSubview") && !$0.contains("_2") },
      [
        "UIView addSubview(Greeting (2))", "UIView addSubview(Page)",
        "UIView addSubview(Decoy.Greeting)", "UIView addSubview(Decoy.Box<Int>)",
        "UIView addSubview(App.UILabel)", "UIView addSubview(UIView.Greeting)",
        "UIView addSubview(UILabel)",
      ])
    expect(events.contains("Greeting viewDidLoad()"))
    expect(!events.contains { $0.contains("Page#2") })
  }
}
