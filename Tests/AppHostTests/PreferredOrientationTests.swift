import AppHost
import CourseModel
import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

/// An app that presents one controller with a preference, and one without.
private let app = Result {
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
        window?.rootViewController = Root()
        window?.makeKeyAndVisible()
        return true
      }
    }

    class Root: UIViewController {
      private var hasPresented = false

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasPresented else { return }
        hasPresented = true
        present(Lying(), animated: true) {
          self.dismiss(animated: true) { self.present(Heir(), animated: true) }
        }
      }
    }

    class Lying: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(interfaceOrientation)
      }
    }

    class Preferring: Lying {
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeLeft
      }
    }

    final class Heir: Preferring {}
    """
  ])
}

@Suite("A controller is presented")
struct PreferredOrientationTests {
  @Test("Who says how it wants to be presented, if only by its superclass, is asked", .rule(122))
  func preference() throws {
    let host = try HostProcess()
    try host.launch(
      LaunchConfiguration(appLibrary: try app.get().library, bundle: "/nowhere", iOS: 9))
    let events = try host.answer().events
    expectEqual(
      events.filter { $0.contains("preferred") || $0.hasPrefix("print") },
      [
        "print: UIInterfaceOrientation(rawValue: 3)",
        "Heir preferredInterfaceOrientationForPresentation",
        "print: UIInterfaceOrientation(rawValue: 4)",
      ])
  }
}
