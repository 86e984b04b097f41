public import Foundation
public import HeadlessUIKit

// Functions and constants of Objective-C's days that Swift code still calls.

/// Which kind of device it is. iOS 3.2 and later.
@available(*, deprecated, renamed: "UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The key that leads up.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
/// The key that leads down.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
/// The key that leads to the left.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
/// The key that leads to the right.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
/// The key that leaves something.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// What the adapter has a class adopt that overrides `description()` of its class.
///
/// - Important: not UIKit's. Objective-C finds the method by its selector, in whatever class the object is of.
@MainActor public protocol _CourseClassDescription {
  /// What the class says of itself.
  static func description() -> String
}

// Of the protocol and not of the class: an app's class that overrides it declares it anew here.
extension NSObjectProtocol {
  /// The name of the class, with its module's, or what the app's class says of itself (rule 1171).
  public nonisolated static func description() -> String {
    guard let own = self as? any _CourseClassDescription.Type else {
      return String(reflecting: self)
    }
    // The cast keeps the type from being taken for one that is known.
    return _courseOnMain(own as any _CourseClassDescription.Type) { $0.description() }
  }
}

/// True, as an object. iOS 2.0 and later.
public nonisolated var kCFBooleanTrue: NSNumber! { true }
/// False, as an object. iOS 2.0 and later.
public nonisolated var kCFBooleanFalse: NSNumber! { false }
/// Nothing, as an object. iOS 2.0 and later.
public nonisolated var kCFNull: NSNull! { NSNull() }
/// An object of Core Foundation's. iOS 2.0 and later.
public typealias CFTypeRef = AnyObject
