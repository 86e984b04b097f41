// What learners import: the runtime, and from Foundation just the types that UIKit speaks of. Files,
// processes and the network stay out; a file that wants those imports Foundation itself.

@_exported public import HeadlessUIKit
public import Foundation
@_exported public import func Foundation.NSMakeRange
@_exported public import func Foundation.NSLocalizedString
@_exported public import func Foundation.ceil
@_exported public import func Foundation.cos
@_exported public import func Foundation.floor
@_exported public import func Foundation.pow
@_exported public import func Foundation.round
@_exported public import func Foundation.sin
@_exported public import func Foundation.sqrt
@_exported public import func Foundation.tan
@_exported public import func Foundation.atan2
@_exported public import let Foundation.NSNotFound

#if canImport(Glibc)
  @_exported public import func Glibc.abort
  @_exported public import func Glibc.exit
#elseif canImport(Darwin)
  @_exported public import func Darwin.abort
  @_exported public import func Darwin.exit
#endif

/// Attributes of a text.
public typealias AttributeContainer = Foundation.AttributeContainer
/// A text with attributes, as a value.
public typealias AttributedString = Foundation.AttributedString
/// A folder with code and resources, such as the app's.
public typealias Bundle = Foundation.Bundle
/// Writes sizes of files.
public typealias ByteCountFormatter = Foundation.ByteCountFormatter
/// A length in points.
public typealias CGFloat = Foundation.CGFloat
/// A point, in points.
public typealias CGPoint = Foundation.CGPoint
/// A rectangle, in points.
public typealias CGRect = Foundation.CGRect
/// One of the four edges of a rectangle.
public typealias CGRectEdge = Foundation.CGRectEdge
/// A width and a height, in points.
public typealias CGSize = Foundation.CGSize
/// A calendar, which counts days.
public typealias Calendar = Foundation.Calendar
/// A set of characters.
public typealias CharacterSet = Foundation.CharacterSet
/// Bytes.
public typealias Data = Foundation.Data
/// A moment.
public typealias Date = Foundation.Date
/// The parts of a date, such as its year.
public typealias DateComponents = Foundation.DateComponents
/// Writes and reads dates.
public typealias DateFormatter = Foundation.DateFormatter
/// A span between two moments.
public typealias DateInterval = Foundation.DateInterval
/// A decimal number.
public typealias Decimal = Foundation.Decimal
/// Writes and reads dates as ISO 8601 has them.
public typealias ISO8601DateFormatter = Foundation.ISO8601DateFormatter
/// A place in lists of lists, such as a row in a section.
public typealias IndexPath = Foundation.IndexPath
/// A set of whole numbers.
public typealias IndexSet = Foundation.IndexSet
/// Reads values from JSON.
public typealias JSONDecoder = Foundation.JSONDecoder
/// Writes values as JSON.
public typealias JSONEncoder = Foundation.JSONEncoder
/// Reads and writes JSON without types.
public typealias JSONSerialization = Foundation.JSONSerialization
/// A language and its customs.
public typealias Locale = Foundation.Locale
/// An error with words for the user.
public typealias LocalizedError = Foundation.LocalizedError
/// An array, as an object.
public typealias NSArray = Foundation.NSArray
/// A text with attributes.
public typealias NSAttributedString = Foundation.NSAttributedString
/// A dictionary that may forget.
public typealias NSCache = Foundation.NSCache
/// Reads and writes archives.
public typealias NSCoder = Foundation.NSCoder
/// An object that archives can hold.
public typealias NSCoding = Foundation.NSCoding
/// An object that can be copied.
public typealias NSCopying = Foundation.NSCopying
/// Bytes, as an object.
public typealias NSData = Foundation.NSData
/// A moment, as an object.
public typealias NSDate = Foundation.NSDate
/// A dictionary, as an object.
public typealias NSDictionary = Foundation.NSDictionary
/// An error with a domain and a code.
public typealias NSError = Foundation.NSError
/// A lock between threads.
public typealias NSLock = Foundation.NSLock
/// An array that can change, as an object.
public typealias NSMutableArray = Foundation.NSMutableArray
/// A text with attributes that can change.
public typealias NSMutableAttributedString = Foundation.NSMutableAttributedString
/// A dictionary that can change, as an object.
public typealias NSMutableDictionary = Foundation.NSMutableDictionary
/// A set that can change, as an object.
public typealias NSMutableSet = Foundation.NSMutableSet
/// A text that can change, as an object.
public typealias NSMutableString = Foundation.NSMutableString
/// A notification, as an object.
public typealias NSNotification = Foundation.NSNotification
/// Nothing, as an object.
public typealias NSNull = Foundation.NSNull
/// A number, as an object.
public typealias NSNumber = Foundation.NSNumber
/// The class that UIKit's classes come from.
public typealias NSObject = Foundation.NSObject
/// What every object of Foundation can do.
public typealias NSObjectProtocol = Foundation.NSObjectProtocol
/// A condition that is written as a text.
public typealias NSPredicate = Foundation.NSPredicate
/// A range in a text or an array.
public typealias NSRange = Foundation.NSRange
/// A pattern of text.
public typealias NSRegularExpression = Foundation.NSRegularExpression
/// An object that archives can hold safely.
public typealias NSSecureCoding = Foundation.NSSecureCoding
/// A set, as an object.
public typealias NSSet = Foundation.NSSet
/// An order of objects.
public typealias NSSortDescriptor = Foundation.NSSortDescriptor
/// A text, as an object.
public typealias NSString = Foundation.NSString
/// What a pattern has found.
public typealias NSTextCheckingResult = Foundation.NSTextCheckingResult
/// An address, as an object.
public typealias NSURL = Foundation.NSURL
/// A number that is used once, as an object.
public typealias NSUUID = Foundation.NSUUID
/// A value, as an object.
public typealias NSValue = Foundation.NSValue
/// Something that observers are told.
public typealias Notification = Foundation.Notification
/// Writes and reads numbers.
public typealias NumberFormatter = Foundation.NumberFormatter
/// The three numbers of a system's version.
public typealias OperatingSystemVersion = Foundation.OperatingSystemVersion
/// What a process knows of itself.
public typealias ProcessInfo = Foundation.ProcessInfo
/// Reads values from property lists.
public typealias PropertyListDecoder = Foundation.PropertyListDecoder
/// Writes values as property lists.
public typealias PropertyListEncoder = Foundation.PropertyListEncoder
/// Reads and writes property lists without types.
public typealias PropertyListSerialization = Foundation.PropertyListSerialization
/// Reads a text piece by piece.
public typealias Scanner = Foundation.Scanner
/// A thread.
public typealias Thread = Foundation.Thread
/// Seconds.
public typealias TimeInterval = Foundation.TimeInterval
/// A time zone.
public typealias TimeZone = Foundation.TimeZone
/// An address.
public typealias URL = Foundation.URL
/// The parts of an address.
public typealias URLComponents = Foundation.URLComponents
/// A name and a value in an address.
public typealias URLQueryItem = Foundation.URLQueryItem
/// A number that is used once.
public typealias UUID = Foundation.UUID
