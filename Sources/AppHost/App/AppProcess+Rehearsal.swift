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
      let process = AppProcess(
        asked(LaunchConfiguration(appLibrary: "", bundle: "/dev/null", iOS: .latest)),
        channel: AppChannel(descriptor: -1))
      guard let configuration = try? process.simulation() else { return }
      Simulator.current = Simulator(
        configuration: configuration,
        hooks: Simulator.Hooks(
          record: { _ = try? encoder.encode(AppMessage.trace($0)) },
          classNamed: { _ in RehearsalDelegate.self },
          overrides: OverriddenMembers.has))
      defer { Simulator.current = nil }
      let simulator: Simulator = .current
      simulator.launch(
        principalClassName: nil,
        delegateClassName: HeadlessUIKit.NSStringFromClass(RehearsalDelegate.self))
      let button = ElementQuery(kind: .button, label: "Rehearse")
      for command in [.tap(button), Command.rotate(.landscapeLeft), .home, .activate] {
        let spoken = try? JSONDecoder.forFrames.decode(Command.self, from: encoder.encode(command))
        _ = try? encoder.encode(AppMessage.reply(simulator.obey(spoken ?? command)))
      }
      _ = try? encoder.encode(
        AppMessage.reply(.snapshot(Snapshot(simulator, most: 100, ink: 100_000))))
      for end in [LaunchEnd.exited(code: 0), .crashed(.init(signal: 0)), .killed] {
        _ = try? encoder.encode(end)
      }
    }
  }

  /// The configuration, encoded as a request to the host and decoded again.
  private static func asked(_ configuration: LaunchConfiguration) -> LaunchConfiguration {
    let bytes = try? JSONEncoder.forFrames.encode(HostRequest.launch(configuration))
    let request = bytes.flatMap { try? JSONDecoder.forFrames.decode(HostRequest.self, from: $0) }
    guard case .launch(let understood) = request else { return configuration }
    return understood
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
    let button = UIButton(frame: view.bounds)
    button.setTitle("Rehearse", for: .normal)
    button.addTarget(nil, action: Selector("rehearse"), for: .touchUpInside)
    view.addSubview(button)
  }
}
