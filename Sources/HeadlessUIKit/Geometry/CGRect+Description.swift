import Foundation

/// A rectangle as UIKit describes it: `(0 20; 320 460)`.
func describe(_ rectangle: CGRect) -> String {
  let numbers = [
    rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height,
  ].map {
    $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\(Double($0))"
  }
  return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
}

/// A size as UIKit describes it, in whole points: `320 × 568`.
func describe(_ size: CGSize) -> String {
  let numbers = [size.width, size.height].map { short($0.rounded(.towardZero)) }
  return "\(numbers[0]) × \(numbers[1])"
}

/// A rectangle as a trace has it among a call's arguments: as it is written in Swift.
func spelled(_ rectangle: CGRect) -> String {
  "CGRect(x: \(short(rectangle.origin.x)), y: \(short(rectangle.origin.y)), "
    + "width: \(short(rectangle.size.width)), height: \(short(rectangle.size.height)))"
}

/// A point in the same way.
func spelled(_ point: CGPoint) -> String { "CGPoint(x: \(short(point.x)), y: \(short(point.y)))" }

private func short(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
}
