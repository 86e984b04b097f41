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

/// More than any other number. iOS 2.0 and later.
public nonisolated let HUGE_VAL = Double.infinity
/// More than any other number. iOS 2.0 and later.
public nonisolated let HUGE_VALF = Float.infinity
/// More than any other number. iOS 2.0 and later.
public nonisolated let INFINITY = Float.infinity
/// No number. iOS 2.0 and later.
public nonisolated let NAN = Float.nan
/// The largest number of its sort that is not endless. iOS 2.0 and later.
public nonisolated let HUGE = Float.greatestFiniteMagnitude

/// Objective-C's whole number. iOS 2.0 and later.
public typealias NSInteger = Int

// The numbers of Foundation's own errors, which Linux's Foundation has as names alone.

/// A file is missing. iOS 2.0 and later.
public nonisolated var NSFileNoSuchFileError: Int { 4 }
/// A file could not be read. iOS 2.0 and later.
public nonisolated var NSFileReadUnknownError: Int { 256 }
/// A file may not be read. iOS 2.0 and later.
public nonisolated var NSFileReadNoPermissionError: Int { 257 }
/// A file to read is missing. iOS 2.0 and later.
public nonisolated var NSFileReadNoSuchFileError: Int { 260 }
/// A file is not what it should be. iOS 2.0 and later.
public nonisolated var NSFileReadCorruptFileError: Int { 259 }
/// A file could not be written. iOS 2.0 and later.
public nonisolated var NSFileWriteUnknownError: Int { 512 }
/// A file may not be written. iOS 2.0 and later.
public nonisolated var NSFileWriteNoPermissionError: Int { 513 }
/// A file is there already. iOS 2.0 and later.
public nonisolated var NSFileWriteFileExistsError: Int { 516 }
/// There is no room for a file. iOS 2.0 and later.
public nonisolated var NSFileWriteOutOfSpaceError: Int { 640 }
/// A value is not allowed. iOS 2.0 and later.
public nonisolated var NSKeyValueValidationError: Int { 1024 }
/// A text could not be read or written. iOS 2.0 and later.
public nonisolated var NSFormattingError: Int { 2048 }
/// A person has ended it. iOS 2.0 and later.
public nonisolated var NSUserCancelledError: Int { 3072 }
/// A property list is not what it should be. iOS 2.0 and later.
public nonisolated var NSPropertyListReadCorruptError: Int { 3840 }
/// An archive is not what it should be. iOS 2.0 and later.
public nonisolated var NSCoderReadCorruptError: Int { 4864 }
/// A managed object is not allowed. iOS 2.0 and later.
public nonisolated var NSManagedObjectValidationError: Int { 1550 }
/// A value is missing. iOS 2.0 and later.
public nonisolated var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// A number is too large. iOS 2.0 and later.
public nonisolated var NSValidationNumberTooLargeError: Int { 1610 }
/// A number is too small. iOS 2.0 and later.
public nonisolated var NSValidationNumberTooSmallError: Int { 1620 }
/// A text is too long. iOS 2.0 and later.
public nonisolated var NSValidationStringTooLongError: Int { 1660 }
/// A text is too short. iOS 2.0 and later.
public nonisolated var NSValidationStringTooShortError: Int { 1670 }
/// A text does not match. iOS 2.0 and later.
public nonisolated var NSValidationStringPatternMatchingError: Int { 1680 }
