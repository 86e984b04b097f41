package import EventTrace
public import Foundation
public import HeadlessUIKit
import Testing

/// Writes down what it is told, by recognizers, views and delegates.
@MainActor
public final class Log {
  public var lines: [String] = []
  public init() {}

  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Says in a log which touches it gets.
open class Pad: UIView {
  public let log: Log
  public let name: String

  public init(_ name: String, _ log: Log, _ frame: CGRect) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) began")
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) moved")
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) ended")
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) cancelled")
  }
}

/// Says in a log in which states recognizers call it.
@MainActor
package final class Hearer: NSObject {
  package let log: Log
  package let name: String
  package var does: (UIGestureRecognizer) -> Void = { _ in }

  package init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  package func heard(_ recognizer: UIGestureRecognizer) {
    log.lines.append("\(name) \(recognizer.state)")
    does(recognizer)
  }
}

/// A pad of 200 by 200 points in the middle of a screen, and somebody who hears its recognizers.
@MainActor
package struct FingerTestApp {
  package let stage: TestApp
  /// Before iOS 4 no window holds it.
  package let root: UIViewController
  package let log = Log()
  package let pad: Pad
  private let hearers: Hearers
  package var simulator: Simulator { stage.device.simulator }

  /// The centre of the pad on the screen.
  package let centre = CGPoint(x: 160, y: 200)

  private final class Hearers { var all: [Hearer] = [] }

  /// The controller that `make` makes belongs to the new device.
  package init(
    iOS: IOSVersion, root make: @autoclosure () -> UIViewController = UIViewController()
  ) throws {
    stage = TestApp(iOS: iOS)
    root = make()
    hearers = Hearers()
    pad = Pad("pad", log, CGRect(x: 60, y: 100, width: 200, height: 200))
    try stage.show(root)
    pad.drawnFrame = root.view.convert(CGRect(x: 60, y: 100, width: 200, height: 200), from: nil)
    root.view.addSubview(pad)
    try stage.settle()
    if stage.device.simulator.isDead { Issue.record("\(stage.device.lines(.exception))") }
  }

  /// Adds a recognizer to the pad, or to another view, whose action is logged under that name.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil,
    does: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) -> Recognizer {
    let hearer = Hearer(name, log)
    hearer.does = does
    hearers.all.append(hearer)
    recognizer.addTarget(hearer, action: Hearer.heard)
    (view ?? pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  package func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: centre.x + x, y: centre.y + y)
  }
  package func settle() throws { try stage.settle() }
}
