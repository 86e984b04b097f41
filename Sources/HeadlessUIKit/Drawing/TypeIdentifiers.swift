import Foundation

/// The number of a sort of objects of Core Foundation. iOS 2.0 and later.
public typealias CFTypeID = UInt

/// The number of an object's sort (rule 855). iOS 2.0 and later.
public nonisolated func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case is NSNull: CFNullGetTypeID()
  case let number as NSNumber: number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSSet: CFSetGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSAttributedString: CFAttributedStringGetTypeID()
  case is CGColor: CGColor.typeID
  case is CGPath: CGPath.typeID
  case is CGImage: CGImage.typeID
  default: 1
  }
}

/// The number of strings. iOS 2.0 and later.
public nonisolated func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of `NSNull`. iOS 2.0 and later.
public nonisolated func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of sets. iOS 2.0 and later.
public nonisolated func CFSetGetTypeID() -> CFTypeID { 17 }
/// The number of dictionaries. iOS 2.0 and later.
public nonisolated func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of arrays. iOS 2.0 and later.
public nonisolated func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of data. iOS 2.0 and later.
public nonisolated func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of yes and no. iOS 2.0 and later.
public nonisolated func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of numbers. iOS 2.0 and later.
public nonisolated func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of addresses. iOS 2.0 and later.
public nonisolated func CFURLGetTypeID() -> CFTypeID { 29 }
/// The number of points in time. iOS 2.0 and later.
public nonisolated func CFDateGetTypeID() -> CFTypeID { 42 }
/// The number of texts with attributes. iOS 3.2 and later.
public nonisolated func CFAttributedStringGetTypeID() -> CFTypeID { 62 }

extension CGColor {
  /// The number of colors of Core Graphics. iOS 2.0 and later.
  public nonisolated class var typeID: CFTypeID { 281 }
}
extension CGPath {
  /// The number of paths of Core Graphics.
  public nonisolated class var typeID: CFTypeID { 287 }
}
extension CGImage {
  /// The number of images of Core Graphics.
  public nonisolated class var typeID: CFTypeID { 291 }
}

extension NSNumber {
  /// Whether it was made of yes or no.
  fileprivate nonisolated var isBoolean: Bool {
    Swift.type(of: self as Any) == Bool.self || objCType.pointee == 99
  }
}
