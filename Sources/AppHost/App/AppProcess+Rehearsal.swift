import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

extension AppProcess {
  /// Lives the first moments of an app of ours, in the host, before it forks for the first time.
  ///
  /// What the Swift runtime looks up on the way, types and conformances above all, every fork
  /// inherits and need not look up for itself: that is half of what a short launch costs. Nothing else
  /// is left of it: all state of an app is in its simulator.
  package nonisolated static func rehearse() {
    MainActor.assumeIsolated {
      let encoder = JSONEncoder.forFrames
      Simulator.current = Simulator(
        configuration: Simulator.Configuration(
          iOS: .latest, device: nil, bundle: AppBundle(infoDictionary: [:])),
        hooks: Simulator.Hooks(
          record: { _ = try? encoder.encode(AppMessage.trace($0)) },
          classNamed: { _ in RehearsalDelegate.self },
          overrides: OverriddenMembers.has))
      defer { Simulator.current = nil }
      let simulator: Simulator = .current
      simulator.launch(
        principalClassName: nil,
        delegateClassName: HeadlessUIKit.NSStringFromClass(RehearsalDelegate.self))
      for command in [Command.rotate(.landscapeLeft), .home, .activate, .snapshot] {
        let spoken = try? JSONDecoder.forFrames.decode(Command.self, from: encoder.encode(command))
        _ = try? encoder.encode(AppMessage.reply(simulator.obey(spoken ?? command)))
      }
    }
  }
}

private final class RehearsalDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: RehearsalViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class RehearsalViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rehearsal"
    view.addSubview(UILabel(frame: view.bounds))
    view.addSubview(UIButton(frame: view.bounds))
  }
}
