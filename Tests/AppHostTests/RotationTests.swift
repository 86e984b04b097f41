import AppHost
import CourseModel
import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

/// An app whose controllers know the old callbacks or the new one.
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
        window?.rootViewController = Heir()
        window?.makeKeyAndVisible()
        return true
      }
    }

    class New: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in print("along") } completion: { _ in print("done") }
      }
    }

    final class Heir: New {}
    """
  ])
}

@Suite("The device turns")
struct RotationTests {
  @Test(
    "An app that knows the new callback, if only by its superclass, hears no old one", .rule(131))
  func newCallback() throws {
    let host = try HostProcess()
    let app = try app.get()
    try host.launch(
      LaunchConfiguration(appLibrary: app.library, bundle: "/nowhere", iOS: 9))
    _ = try host.answer()
    let answer = try host.answer(to: .rotate(.landscapeLeft))
    expectEqual(answer.reply, .turned(interface: .landscapeRight))
    // What the status bar tells meanwhile is not this rule's.
    expectEqual(
      answer.events.filter { !$0.contains("StatusBar") },
      [
        "UIDeviceOrientationDidChangeNotification",
        "Heir shouldAutorotate",
        "Heir supportedInterfaceOrientations",
        "Heir willTransition(to: compact/compact, with: coordinator)",
        "Heir viewWillTransition(to: 667 × 375, with: coordinator)",
        "Heir traitCollectionDidChange(compact/regular)",
        "Heir updateViewConstraints()",
        "Heir viewWillLayoutSubviews()",
        "Heir viewDidLayoutSubviews()",
        "print: along",
        "print: done",
      ])
  }
}
