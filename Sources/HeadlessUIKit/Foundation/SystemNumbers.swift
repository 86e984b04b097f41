public import Foundation

// Numbers and types of the system's that apps name in passing.

/// Nothing has gone wrong: what the calls of the keychain come to, and others. iOS 2.0 and later.
public nonisolated var noErr: OSStatus { 0 }

/// Whether the app runs in the simulator, as it does here (rule 1178). iOS 2.0 and later.
public nonisolated var TARGET_OS_SIMULATOR: Int32 { 1 }
/// Whether the app runs in the simulator, by its earlier name (rule 1178). iOS 2.0 and later.
public nonisolated var TARGET_IPHONE_SIMULATOR: Int32 { 1 }
/// Whether the system is one of a device and not of a Mac. iOS 2.0 and later.
public nonisolated var TARGET_OS_IPHONE: Int32 { 1 }
/// Whether the system is iOS. iOS 2.0 and later.
public nonisolated var TARGET_OS_IOS: Int32 { 1 }

/// Four letters in a number. iOS 2.0 and later.
public typealias FourCharCode = UInt32
/// The kind of something, as four letters. iOS 2.0 and later.
public typealias OSType = FourCharCode
/// True or false, as a number. iOS 2.0 and later.
public typealias Boolean = UInt8
/// A letter, as a number. iOS 2.0 and later.
public typealias UniChar = UInt16
/// What tells in which order two objects stand. iOS 4.0 and later.
public typealias NSComparator = (Any, Any) -> ComparisonResult
/// Where an error is written. iOS 2.0 and later.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Which Foundation the device has: apps compared it with those of versions of iOS (rule 1179). iOS 2.0 and later.
public var NSFoundationVersionNumber: Double {
  let iOS = deviceVersion.number
  return foundationVersions.last { $0.key <= iOS }?.value ?? 678.24
}

/// The numbers that Foundation's header has, and those of later versions.
private let foundationVersions: KeyValuePairs<Double, Double> = [
  2: 678.24, 3: 678.47, 3.1: 678.51, 3.2: 678.60, 4: 751.32, 4.1: 751.37, 4.2: 751.49, 5: 881,
  5.1: 890.1, 6: 992, 6.1: 993, 7: 1047.2, 7.1: 1047.25, 8: 1140.11, 8.1: 1141.1, 8.2: 1142.14,
  8.3: 1144.17, 9: 1240.1, 9.1: 1241.14, 9.2: 1242.12, 10: 1348, 11: 1443, 12: 1556, 13: 1674,
  14: 1770, 15: 1856, 16: 1946, 17: 2042, 18: 3042, 26: 4030,
]

/// That of iOS 5.0. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_5_0 = 881.0
/// That of iOS 5.1. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_5_1 = 890.1
/// That of iOS 6.0. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_6_0 = 992.0
/// That of iOS 6.1. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_6_1 = 993.0
/// That of iOS 7.0. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_7_0 = 1047.2
/// That of iOS 7.1. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// That of iOS 8.0. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// That of iOS 8.1. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// That of iOS 8.2. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// That of iOS 8.3. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// That of iOS 8.4. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The largest of iOS 8. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// That of iOS 9.0. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The largest of iOS 9. iOS 2.0 and later.
public nonisolated let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
