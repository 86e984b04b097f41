public import CourseKit
import CourseModel
public import Foundation

/// A place on the screen, told from an element.
open class XCUICoordinate: NSObject {
  /// The element from which it is told.
  public let referencedElement: XCUIElement
  private let part: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, _ part: CGVector, _ offset: CGVector = CGVector(dx: 0, dy: 0)) {
    referencedElement = element
    self.part = part
    self.offset = offset
  }

  /// The place so many points away.
  open func withOffset(_ vector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, part,
      CGVector(dx: offset.dx + vector.dx, dy: offset.dy + vector.dy))
  }

  /// In points, in the coordinates of the screen.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * part.dx + offset.dx,
      y: frame.minY + frame.height * part.dy + offset.dy)
  }

  open func tap(file: StaticString = #fileID, line: UInt = #line) {
    perform(.taps(1, fingers: 1), "tap", file, line)
  }

  open func doubleTap(file: StaticString = #fileID, line: UInt = #line) {
    perform(.taps(2, fingers: 1), "double tap", file, line)
  }

  open func press(
    forDuration duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) { perform(.press(seconds: duration), "press", file, line) }

  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let end = other.screenPoint
    perform(
      .drag(to: Point(Double(end.x), Double(end.y)), hold: duration),
      "drag to \(Self.words(end)) from", file, line)
  }

  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: other, file: file, line: line) }

  private func perform(
    _ gesture: Gesture, _ task: String, _ file: StaticString, _ line: UInt
  ) {
    guard referencedElement.resolved(to: task, file, line) != nil, let run = TestRun.current else {
      return
    }
    run.looks = 0
    run.editMenu = nil
    let place = screenPoint
    let words = "\(task) \(Self.words(place))"
    do {
      try run.perform(gesture, at: Point(Double(place.x), Double(place.y)), words)
    } catch let refusal as Refusal where refusal.problem == .elementCovered {
      // On a device a key types what is on it.
      run.noteMissing(words, "has no key at a place of the keyboard: typeText(_:) types")
    } catch {
      run.fail(words, error, file, line)
    }
  }

  private static func words(_ place: CGPoint) -> String {
    "(\(Int(place.x.rounded())), \(Int(place.y.rounded())))"
  }
}
