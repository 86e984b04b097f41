public import CourseKit
import CourseModel
public import Foundation

/// What a finger does.
extension XCUIElement {
  /// Touches its middle and lifts the finger.
  public func tap(file: StaticString = #fileID, line: UInt = #line) {
    touch("tap", file, line, reveals: true) { run, found in
      try run.tap(found.element, self.words)
    }
  }

  /// Taps twice in quick succession.
  public func doubleTap(file: StaticString = #fileID, line: UInt = #line) {
    gesture(.taps(2, fingers: 1), "double tap", file, line)
  }

  /// Taps with two fingers.
  public func twoFingerTap(file: StaticString = #fileID, line: UInt = #line) {
    gesture(.taps(1, fingers: 2), "tap with two fingers", file, line)
  }

  /// Taps so many times with so many fingers.
  public func tap(
    withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    gesture(
      .taps(taps, fingers: touches), "tap \(taps) times with \(touches) fingers", file, line)
  }

  /// Holds the finger on it for so many seconds of the app's time.
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) {
    gesture(.press(seconds: duration), "press", file, line)
  }

  /// Holds the finger on it and then draws it to another element.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let end = other.resolved(to: "drag to", file, line)?.element.frame else { return }
    gesture(
      .drag(to: Point(Double(end.midX), Double(end.midY)), hold: duration), "drag", file, line)
  }

  /// Holds the finger on it and then draws it to another element, so fast.
  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: other, file: file, line: line) }

  public func swipeUp(file: StaticString = #fileID, line: UInt = #line) {
    gesture(.swipe(.up), "swipe up on", file, line)
  }
  public func swipeDown(file: StaticString = #fileID, line: UInt = #line) {
    gesture(.swipe(.down), "swipe down on", file, line)
  }
  public func swipeLeft(file: StaticString = #fileID, line: UInt = #line) {
    gesture(.swipe(.left), "swipe left on", file, line)
  }
  public func swipeRight(file: StaticString = #fileID, line: UInt = #line) {
    gesture(.swipe(.right), "swipe right on", file, line)
  }
  public func swipeUp(
    velocity: XCUIGestureVelocity, file: StaticString = #fileID, line: UInt = #line
  ) { swipeUp(file: file, line: line) }
  public func swipeDown(
    velocity: XCUIGestureVelocity, file: StaticString = #fileID, line: UInt = #line
  ) { swipeDown(file: file, line: line) }
  public func swipeLeft(
    velocity: XCUIGestureVelocity, file: StaticString = #fileID, line: UInt = #line
  ) { swipeLeft(file: file, line: line) }
  public func swipeRight(
    velocity: XCUIGestureVelocity, file: StaticString = #fileID, line: UInt = #line
  ) { swipeRight(file: file, line: line) }

  /// Moves two fingers apart, for a scale above 1, or together.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) {
    gesture(.pinch(scale: Double(scale), velocity: Double(velocity)), "pinch", file, line)
  }

  /// Turns two fingers around each other, in radians.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    gesture(.rotate(by: Double(rotation), velocity: Double(velocity)), "rotate", file, line)
  }

  /// Types into it; the keyboard must be its own.
  public func typeText(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
    touch("type into", file, line) { run, found in
      let inside = [found.index] + found.tree.descendants(of: found.index)
      guard inside.contains(where: { found.tree.elements[$0].hasFocus }) else {
        throw Missing(
          description: "Neither element nor any descendant has keyboard focus: tap it first.")
      }
      try run.app.typeText(text)
    }
  }

  /// Drags a slider's knob to that part of its way, from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) {
    touch("adjust", file, line, reveals: true) { run, found in
      guard case .view(let name) = found.element.target, found.element.type == .slider else {
        throw Missing(description: "It is no slider.")
      }
      try run.adjust(
        name, .slider(Double(position)),
        "drag \(self.words) to \(Int((position * 100).rounded())) %")
    }
  }

  /// Where a slider's knob is, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    let text = (value as? String ?? "").prefix { $0.isNumber }
    return CGFloat(Int(text) ?? 0) / 100
  }

  /// Turns a wheel of a picker to the row that shows the text.
  public func adjust(
    toPickerWheelValue value: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    touch("adjust", file, line, reveals: true) { run, found in
      guard case .wheel(let view, let wheel) = found.element.target else {
        throw Missing(description: "It is no wheel of a picker.")
      }
      try run.adjust(view, .wheel(wheel, value), "turn \(self.words) to \"\(value)\"")
    }
  }

  /// A place on it, as a part of its size from its upper left corner.
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, offset)
  }

  private func gesture(
    _ gesture: Gesture, _ task: String, _ file: StaticString, _ line: UInt
  ) {
    touch(task, file, line, reveals: true) { run, found in
      try run.perform(gesture, on: found.element, "\(task) \(self.words)")
    }
  }

  func touch(
    _ task: String, _ file: StaticString, _ line: UInt, reveals: Bool = false,
    _ deed: (TestRun, Found) throws -> Void
  ) {
    guard var found = resolved(to: task, file, line), let run = TestRun.current else { return }
    let field = found.element
    run.looks = 0
    run.editMenu = nil
    do {
      if reveals, found.tree.isInScrollView(found.index), !run.canTouch(found.element),
        try run.reveal(found.element, words)
      {
        found = try resolve()
      }
      do {
        try deed(run, found)
      } catch let refusal as Refusal where refusal.problem == .elementCovered {
        guard run.handleInterruption() else { throw refusal }
        try deed(run, try resolve())
      }
      if reveals { run.showEditMenu(after: task, on: field) }
    } catch {
      run.fail("\(task) \(words)", error, file, line)
    }
  }
}

/// How fast a finger moves, in points a second; here every swipe is one.
public struct XCUIGestureVelocity: Hashable, RawRepresentable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, Sendable
{
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ value: CGFloat) { rawValue = value }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  public static let `default` = XCUIGestureVelocity(1000)
  public static let slow = XCUIGestureVelocity(250)
  public static let fast = XCUIGestureVelocity(3000)
}
