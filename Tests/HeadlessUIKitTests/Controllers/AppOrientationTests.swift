import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Answers for the app.
private final class AnsweringDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Orienting(.all)
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// Leaves the answer to Info.plist.
private final class SilentDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Orienting(.all)
    window?.makeKeyAndVisible()
    return true
  }
}

/// What the app allows all its controllers (rules 115, 116 and 120).
@MainActor
struct AppOrientationTests {
  /// How the interface stands after the device was turned to the left, in an app whose Info.plist
  /// lists portrait alone.
  private func turned(
    _ delegate: String, iOS: IOSVersion = 6.0, switches: [String: Bool] = [:]
  ) throws -> UIInterfaceOrientation {
    let device = try Device(
      iOS: iOS, info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]],
      classes: [AnsweringDelegate.self, SilentDelegate.self], switches: switches
    ).launch(delegate)
    device.simulator.rotate(to: .landscapeLeft)
    try device.simulator.settle()
    return UIApplication.shared.statusBarOrientation
  }

  @Test("The delegate is asked before will-finish and after did-finish, from iOS 6 on", .rule(22))
  func askedAtLaunch() throws {
    for iOS in [5.0, 6.0, 17.0] as [IOSVersion] {
      let device = try Device(iOS: iOS, classes: [AnsweringDelegate.self])
        .launch("AnsweringDelegate")
      let calls = device.lines(.callback, .query).map { line in
        line.contains("didFinishLaunching")
          ? "launch" : line.contains("supportedInter") ? "ask" : ""
      }
      let (asked, launched) = (calls.firstIndex(of: "ask"), calls.firstIndex(of: "launch"))
      if iOS < 6.0 {
        expectNil(asked)
      } else {
        expect(try #require(asked) < #require(launched), "iOS \(iOS)")
        expect(try #require(calls.lastIndex(of: "ask")) > #require(launched), "iOS \(iOS)")
      }
    }
  }

  @Test("What Info.plist lists holds for every controller, from iOS 6 on", .rule(115))
  func listed() throws {
    expectEqual(try turned("SilentDelegate", iOS: 6.0), .portrait)
    expectEqual(try turned("SilentDelegate", iOS: 17.0), .portrait)
    expectEqual(try turned("SilentDelegate", iOS: 5.0), .landscapeRight)
  }

  @Test("The delegate's answer replaces Info.plist, unless a switch lets both forbid", .rule(120))
  func answered() throws {
    expectEqual(try turned("AnsweringDelegate"), .landscapeRight)
    expectEqual(try turned("AnsweringDelegate", iOS: 17.0), .landscapeRight)
    let both = ["infoLimitsDelegateOrientations": true]
    expectEqual(try turned("AnsweringDelegate", switches: both), .portrait)
    expectEqual(try turned("AnsweringDelegate", iOS: 17.0, switches: both), .portrait)
  }
}
