import CLibrary

/// The order of bytes: what is sorted by it comes out the same on every machine.
///
/// It asks C, because a debug build of Swift compares a hundred thousand names for seconds.
package enum ByteOrder {
  package static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let order = memcmp(left, right, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }

  package static func precedes(_ left: String, _ right: String) -> Bool {
    let (count, others) = (left.utf8.count, right.utf8.count)
    // A string's bytes as C sees them have one zero more, which is before all others.
    let order = memcmp(left, right, min(count, others))
    return order == 0 ? count < others : order < 0
  }
}

extension Sequence where Element == String {
  /// The strings in the order of their bytes.
  package func sortedByBytes() -> [String] { sorted(by: ByteOrder.precedes) }
}
