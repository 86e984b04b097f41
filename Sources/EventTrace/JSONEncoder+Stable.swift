package import Foundation

extension JSONEncoder {
  /// Writes equal values as equal bytes: keys are sorted, and slashes are not escaped.
  ///
  /// - Parameter isPretty: Whether it is written on many lines, for people.
  package static func stable(isPretty: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
