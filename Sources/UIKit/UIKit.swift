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

public typealias AttributeContainer = Foundation.AttributeContainer
public typealias AttributedString = Foundation.AttributedString
public typealias Bundle = Foundation.Bundle
public typealias ByteCountFormatter = Foundation.ByteCountFormatter
public typealias CGFloat = Foundation.CGFloat
public typealias CGPoint = Foundation.CGPoint
public typealias CGRect = Foundation.CGRect
public typealias CGRectEdge = Foundation.CGRectEdge
public typealias CGSize = Foundation.CGSize
public typealias Calendar = Foundation.Calendar
public typealias CharacterSet = Foundation.CharacterSet
public typealias Data = Foundation.Data
public typealias Date = Foundation.Date
public typealias DateComponents = Foundation.DateComponents
public typealias DateFormatter = Foundation.DateFormatter
public typealias DateInterval = Foundation.DateInterval
public typealias Decimal = Foundation.Decimal
public typealias ISO8601DateFormatter = Foundation.ISO8601DateFormatter
public typealias IndexPath = Foundation.IndexPath
public typealias IndexSet = Foundation.IndexSet
public typealias JSONDecoder = Foundation.JSONDecoder
public typealias JSONEncoder = Foundation.JSONEncoder
public typealias JSONSerialization = Foundation.JSONSerialization
public typealias Locale = Foundation.Locale
public typealias LocalizedError = Foundation.LocalizedError
public typealias NSArray = Foundation.NSArray
public typealias NSAttributedString = Foundation.NSAttributedString
public typealias NSCache = Foundation.NSCache
public typealias NSCoder = Foundation.NSCoder
public typealias NSCoding = Foundation.NSCoding
public typealias NSCopying = Foundation.NSCopying
public typealias NSData = Foundation.NSData
public typealias NSDate = Foundation.NSDate
public typealias NSDictionary = Foundation.NSDictionary
public typealias NSError = Foundation.NSError
public typealias NSLock = Foundation.NSLock
public typealias NSMutableArray = Foundation.NSMutableArray
public typealias NSMutableAttributedString = Foundation.NSMutableAttributedString
public typealias NSMutableDictionary = Foundation.NSMutableDictionary
public typealias NSMutableSet = Foundation.NSMutableSet
public typealias NSMutableString = Foundation.NSMutableString
public typealias NSNotification = Foundation.NSNotification
public typealias NSNull = Foundation.NSNull
public typealias NSNumber = Foundation.NSNumber
public typealias NSObject = Foundation.NSObject
public typealias NSObjectProtocol = Foundation.NSObjectProtocol
public typealias NSPredicate = Foundation.NSPredicate
public typealias NSRange = Foundation.NSRange
public typealias NSRegularExpression = Foundation.NSRegularExpression
public typealias NSSecureCoding = Foundation.NSSecureCoding
public typealias NSSet = Foundation.NSSet
public typealias NSSortDescriptor = Foundation.NSSortDescriptor
public typealias NSString = Foundation.NSString
public typealias NSTextCheckingResult = Foundation.NSTextCheckingResult
public typealias NSURL = Foundation.NSURL
public typealias NSUUID = Foundation.NSUUID
public typealias NSValue = Foundation.NSValue
public typealias Notification = Foundation.Notification
public typealias NumberFormatter = Foundation.NumberFormatter
public typealias OperatingSystemVersion = Foundation.OperatingSystemVersion
public typealias ProcessInfo = Foundation.ProcessInfo
public typealias PropertyListDecoder = Foundation.PropertyListDecoder
public typealias PropertyListEncoder = Foundation.PropertyListEncoder
public typealias PropertyListSerialization = Foundation.PropertyListSerialization
public typealias Scanner = Foundation.Scanner
public typealias Thread = Foundation.Thread
public typealias TimeInterval = Foundation.TimeInterval
public typealias TimeZone = Foundation.TimeZone
public typealias URL = Foundation.URL
public typealias URLComponents = Foundation.URLComponents
public typealias URLQueryItem = Foundation.URLQueryItem
public typealias UUID = Foundation.UUID
