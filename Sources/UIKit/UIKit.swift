// What learners import: the runtime, and from Foundation just the types that UIKit speaks of. Files,
// processes and the network stay out; a file that wants those imports Foundation itself.

@_exported public import HeadlessUIKit
public import Foundation
@_exported public import func Foundation.NSMakeRange
@_exported public import let Foundation.NSNotFound

public typealias AttributeContainer = Foundation.AttributeContainer
public typealias AttributedString = Foundation.AttributedString
public typealias Bundle = Foundation.Bundle
public typealias ByteCountFormatter = Foundation.ByteCountFormatter
public typealias CGFloat = Foundation.CGFloat
public typealias CGPoint = Foundation.CGPoint
public typealias CGRect = Foundation.CGRect
public typealias CGSize = Foundation.CGSize
public typealias Calendar = Foundation.Calendar
public typealias CharacterSet = Foundation.CharacterSet
public typealias Data = Foundation.Data
public typealias Date = Foundation.Date
public typealias DateComponents = Foundation.DateComponents
public typealias DateFormatter = Foundation.DateFormatter
public typealias DateInterval = Foundation.DateInterval
public typealias IndexPath = Foundation.IndexPath
public typealias IndexSet = Foundation.IndexSet
public typealias JSONDecoder = Foundation.JSONDecoder
public typealias JSONEncoder = Foundation.JSONEncoder
public typealias Locale = Foundation.Locale
public typealias NSArray = Foundation.NSArray
public typealias NSAttributedString = Foundation.NSAttributedString
public typealias NSCoder = Foundation.NSCoder
public typealias NSData = Foundation.NSData
public typealias NSDate = Foundation.NSDate
public typealias NSDictionary = Foundation.NSDictionary
public typealias NSError = Foundation.NSError
public typealias NSMutableArray = Foundation.NSMutableArray
public typealias NSMutableAttributedString = Foundation.NSMutableAttributedString
public typealias NSMutableDictionary = Foundation.NSMutableDictionary
public typealias NSMutableString = Foundation.NSMutableString
public typealias NSNotification = Foundation.NSNotification
public typealias NSNumber = Foundation.NSNumber
public typealias NSObject = Foundation.NSObject
public typealias NSObjectProtocol = Foundation.NSObjectProtocol
public typealias NSPredicate = Foundation.NSPredicate
public typealias NSRange = Foundation.NSRange
public typealias NSRegularExpression = Foundation.NSRegularExpression
public typealias NSSet = Foundation.NSSet
public typealias NSSortDescriptor = Foundation.NSSortDescriptor
public typealias NSString = Foundation.NSString
public typealias NSURL = Foundation.NSURL
public typealias NSValue = Foundation.NSValue
public typealias Notification = Foundation.Notification
public typealias NumberFormatter = Foundation.NumberFormatter
public typealias Operation = Foundation.Operation
public typealias OperationQueue = Foundation.OperationQueue
public typealias PropertyListDecoder = Foundation.PropertyListDecoder
public typealias PropertyListEncoder = Foundation.PropertyListEncoder
public typealias TimeInterval = Foundation.TimeInterval
public typealias TimeZone = Foundation.TimeZone
public typealias URL = Foundation.URL
public typealias URLComponents = Foundation.URLComponents
public typealias URLQueryItem = Foundation.URLQueryItem
public typealias UUID = Foundation.UUID
