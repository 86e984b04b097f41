/// The text of a `#keyPath`; the path itself only makes the compiler look whether it exists.
///
/// - Important: not UIKit's: what the adapter of an app's sources writes.
public func _keyPath<Root, Value>(
  _ text: String, _ path: @autoclosure () -> KeyPath<Root, Value>
) -> String { text }
