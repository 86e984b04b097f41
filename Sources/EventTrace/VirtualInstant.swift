/// A moment of simulated time, counted in nanoseconds from the start of the device.
///
/// Virtual time starts at zero and moves only when it is told to, so that two runs of one script
/// show the same instants.
public struct VirtualInstant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the device was started.
  public var nanoseconds: Int64

  /// Creates an instant of virtual time.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment at which a device starts.
  public static let zero = VirtualInstant(nanoseconds: 0)

  /// The instant in seconds since the device was started.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The instant that lies `seconds` later; a negative or non-finite span counts as none.
  public func advanced(by seconds: Double) -> VirtualInstant {
    guard seconds.isFinite, seconds > 0 else { return self }
    let span = min(seconds * 1e9, Double(Int64.max / 2))
    let (sum, isOver) = nanoseconds.addingReportingOverflow(Int64(span.rounded()))
    return VirtualInstant(nanoseconds: isOver ? .max : sum)
  }

  /// Whether the left one is less than the right one.
  public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension VirtualInstant: Codable {
  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nanoseconds)
  }
}
