public import Foundation

// Core Foundation's names for values, which are Foundation's own here.

/// An object of Core Foundation, as which any object passes. iOS 2.0 and later.
public typealias CFTypeRef = AnyObject
/// A number. iOS 2.0 and later.
public typealias CFNumber = NSNumber
/// True or false, as an object. iOS 2.0 and later.
public typealias CFBoolean = NSNumber
/// A name that nothing else has. iOS 2.0 and later.
public typealias CFUUID = NSUUID
/// A point in time. iOS 2.0 and later.
public typealias CFDate = NSDate
/// Values of which none is twice. iOS 2.0 and later.
public typealias CFSet = NSSet
/// Seconds since the first day of 2001. iOS 2.0 and later.
public typealias CFAbsoluteTime = Double

/// Makes a name that nothing else has. iOS 2.0 and later.
public nonisolated func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }

/// The name as a text. iOS 2.0 and later.
public nonisolated func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
  uuid.map { NSString(string: $0.uuidString) }
}

/// How many values a list has. iOS 2.0 and later.
public nonisolated func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// How many values there are. iOS 2.0 and later.
public nonisolated func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Whether it is true. iOS 2.0 and later.
public nonisolated func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

/// Whether two objects are equal. iOS 2.0 and later.
public nonisolated func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let first = cf1 as? NSObject, let second = cf2 as? NSObject else { return cf1 === cf2 }
  return first.isEqual(second)
}

// MARK: How texts become bytes

/// The number of a way in which texts become bytes. iOS 2.0 and later.
public typealias CFStringEncoding = UInt32

/// Ways that every system has. iOS 2.0 and later.
public nonisolated enum CFStringBuiltInEncodings: UInt32, Sendable {
  /// Of an old Mac; of Windows; of Western Europe; of NeXT; of English; any character.
  case macRoman = 0, windowsLatin1 = 0x0500, isoLatin1 = 0x0201, nextStepLatin = 0x0B01
  /// Of English; any character, as UTF-16 or UTF-8.
  case ASCII = 0x0600, unicode = 0x0100, UTF8 = 0x0800_0100
}

/// Ways of languages. iOS 2.0 and later.
public nonisolated enum CFStringEncodings: Int, Sendable {
  /// Of Chinese.
  case GB_2312_80 = 0x0630, GBK_95 = 0x0631, GB_18030_2000 = 0x0632, EUC_CN = 0x0930
  /// Of Chinese as in Taiwan.
  case big5 = 0x0A03, big5_HKSCS_1999 = 0x0A06
  /// Of Japanese and Korean.
  case shiftJIS = 0x0A01, EUC_JP = 0x0920, EUC_KR = 0x0940, dosKorean = 0x0422
  /// Of Russian, and of Central Europe.
  case KOI8_R = 0x0A02, windowsCyrillic = 0x0502, windowsLatin2 = 0x0501
}

/// What each way's number is in Foundation, where it has one of its own.
private nonisolated let foundationEncodings: [CFStringEncoding: UInt] = [
  0: 30, 0x0100: 10, 0x0201: 5, 0x0500: 12, 0x0501: 15, 0x0502: 11, 0x0600: 1, 0x0920: 3,
  0x0A01: 8, 0x0B01: 2, 0x0800_0100: 4,
]

/// Foundation's number of that way. iOS 2.0 and later.
public nonisolated func CFStringConvertEncodingToNSStringEncoding(
  _ encoding: CFStringEncoding
) -> UInt { foundationEncodings[encoding] ?? 0x8000_0000 | UInt(encoding) }

/// Core Foundation's number of that way. iOS 2.0 and later.
public nonisolated func CFStringConvertNSStringEncodingToEncoding(
  _ encoding: UInt
) -> CFStringEncoding {
  foundationEncodings.first { $0.value == encoding }?.key
    ?? CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
}

#if !canImport(Darwin)
  /// As an object a `CGFloat` is a number, and a number may be a `CGFloat` again (rule 1043).
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number that it is as an object.
    public nonisolated func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// What the number is.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) { result = CGFloat(source.doubleValue) }

    /// What the number is, which is always something.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// What the number is; 0 for none.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(
      _ source: NSNumber?
    ) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
  }

  extension NSMutableDictionary {
    /// Puts a value under a key; iOS 2.0 and later.
    public nonisolated func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
      guard let key = aKey as? AnyHashable else { return }
      setObject(anObject, forKey: key)
    }
  }
#endif
