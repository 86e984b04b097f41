// What learners import: the runtime, and from Foundation just the types that UIKit speaks of. Files,
// processes and the network stay out; a file that wants those imports Foundation itself.

@_exported public import HeadlessUIKit
public import Foundation

public typealias Bundle = Foundation.Bundle
public typealias CGFloat = Foundation.CGFloat
public typealias CGPoint = Foundation.CGPoint
public typealias CGRect = Foundation.CGRect
public typealias CGSize = Foundation.CGSize
public typealias Calendar = Foundation.Calendar
public typealias Data = Foundation.Data
public typealias Date = Foundation.Date
public typealias DateFormatter = Foundation.DateFormatter
public typealias IndexPath = Foundation.IndexPath
public typealias IndexSet = Foundation.IndexSet
public typealias Locale = Foundation.Locale
public typealias NSCoder = Foundation.NSCoder
public typealias NSObject = Foundation.NSObject
public typealias NSObjectProtocol = Foundation.NSObjectProtocol
public typealias NSRange = Foundation.NSRange
public typealias Notification = Foundation.Notification
public typealias NumberFormatter = Foundation.NumberFormatter
public typealias OperationQueue = Foundation.OperationQueue
public typealias TimeInterval = Foundation.TimeInterval
public typealias TimeZone = Foundation.TimeZone
public typealias URL = Foundation.URL
public typealias UUID = Foundation.UUID
