import Foundation

/// The number that stands where an app may put anything, as an object or as one of Swift's numbers; nil for
/// something else.
package nonisolated func number(in value: Any?) -> Double? {
  (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
    ?? (value as? Int).map { Double($0) }
}
