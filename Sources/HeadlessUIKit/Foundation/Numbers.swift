/// Nanoseconds of a second. iOS 4.0 and later.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a thousandth of a second. iOS 4.0 and later.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a millionth of a second. iOS 4.0 and later.
public nonisolated let NSEC_PER_USEC: UInt64 = 1000
/// Millionths of a second. iOS 4.0 and later.
public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
/// Thousandths of a second. iOS 4.0 and later.
public nonisolated let MSEC_PER_SEC: UInt64 = 1000
/// The largest whole number. iOS 2.0 and later.
public nonisolated let NSIntegerMax = Int.max
/// The smallest whole number. iOS 2.0 and later.
public nonisolated let NSIntegerMin = Int.min
/// The largest whole number without a sign. iOS 2.0 and later.
public nonisolated let NSUIntegerMax = UInt.max
