import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it is told, by recognizers, views and delegates.
@MainActor
final class Log {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Says in a log which touches it gets.
class Pad: UIView {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log, _ frame: CGRect) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) cancelled")
  }
}

/// Says in a log in which states recognizers call it.
@MainActor
final class Hearer: NSObject {
  let log: Log
  let name: String
  var does: (UIGestureRecognizer) -> Void = { _ in }

  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  func heard(_ recognizer: UIGestureRecognizer) {
    log.lines.append("\(name) \(recognizer.state)")
    does(recognizer)
  }
}

/// A pad of 200 by 200 points in the middle of a screen, and somebody who hears its recognizers.
@MainActor
struct FingerTestApp {
  let stage: TestApp
  /// Before iOS 4 no window holds it.
  let root: UIViewController
  let log = Log()
  let pad: Pad
  private let hearers: Hearers
  var simulator: Simulator { stage.device.simulator }

  /// The centre of the pad on the screen.
  let centre = CGPoint(x: 160, y: 200)

  private final class Hearers { var all: [Hearer] = [] }

  /// The controller that `make` makes belongs to the new device.
  init(iOS: IOSVersion, root make: @autoclosure () -> UIViewController = UIViewController()) throws
  {
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
  func add<Recognizer: UIGestureRecognizer>(
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

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: centre.x + x, y: centre.y + y) }
  func settle() throws { try stage.settle() }
}
