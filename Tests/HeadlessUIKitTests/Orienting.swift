import EventTrace
import Foundation
import HeadlessUIKit

/// A controller with opinions about orientations, which says what its class overrides.
class Orienting: UIViewController, Overriding {
  var overridden: Set<String> = [
    "shouldAutorotate(to:)", "shouldAutorotate", "supportedInterfaceOrientations",
  ]
  var allowed: UIInterfaceOrientationMask
  var preferred = UIInterfaceOrientation.portrait {
    didSet { overridden.insert("preferredInterfaceOrientationForPresentation") }
  }

  init(_ allowed: UIInterfaceOrientationMask) {
    self.allowed = allowed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    allowed.rawValue & 1 << UInt(orientation.rawValue) != 0
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
}

/// One that shows others.
final class Presenting: Orienting {}

extension TestApp {
  /// Turns the device and lets the interface follow.
  func turn(_ orientation: UIDeviceOrientation) throws {
    device.simulator.rotate(to: orientation)
    try settle()
  }

  /// What was asked from `mark` on, with who was asked.
  func questions(since mark: Int) -> [String] {
    device.simulator.recorder.events[mark...].filter { $0.kind == .query }
      .map { "\($0.subject?.name ?? "").\($0.name)" }
  }
}
