import EventTrace
public import Foundation
public import HeadlessUIKit

/// A controller with opinions about orientations, which says what its class overrides.
open class Orienting: UIViewController, Overriding {
  public var overridden: Set<String> = [
    "shouldAutorotate(to:)", "shouldAutorotate", "supportedInterfaceOrientations",
  ]
  public var allowed: UIInterfaceOrientationMask
  public var preferred = UIInterfaceOrientation.portrait {
    didSet { overridden.insert("preferredInterfaceOrientationForPresentation") }
  }

  public init(_ allowed: UIInterfaceOrientationMask) {
    self.allowed = allowed
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    allowed.rawValue & 1 << UInt(orientation.rawValue) != 0
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred
  }
}

/// One that shows others.
package final class Presenting: Orienting {}

extension TestApp {
  /// Turns the device and lets the interface follow.
  package func turn(_ orientation: UIDeviceOrientation) throws {
    device.simulator.rotate(to: orientation)
    try settle()
  }

  /// What was asked from `mark` on, with who was asked.
  package func questions(since mark: Int) -> [String] {
    device.simulator.recorder.events[mark...].filter { $0.kind == .query }
      .map { "\($0.subject?.name ?? "").\($0.name)" }
  }
}
