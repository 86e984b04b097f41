public import Foundation

/// How quotes are typed; iOS 11.0 and later.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// How dashes are typed; iOS 11.0 and later.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces go with words; iOS 11.0 and later.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a new password must have; iOS 12.0 and later.
open class UITextInputPasswordRules: NSObject {
  /// The rules, in a language of their own.
  public let passwordRulesDescriptor: String
  /// Makes rules of their description.
  public init(descriptor passwordRulesDescriptor: String) {
    Self.requiresClass(since: 12.0)
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// What of a text becomes a link. iOS 3.0 and later.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses in the web.
  public static let link = Self(rawValue: 1 << 1)
  /// Where somebody lives.
  public static let address = Self(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of parcels; iOS 10.0 and later.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights; iOS 10.0 and later.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// What the system knows more about; iOS 10.0 and later.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// All of them.
  public static let all = Self(rawValue: .max)
}

/// Where a text that was made smaller lies. iOS 2.0 and later.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
  /// How lines are broken between words; iOS 9.0 and later.
  public nonisolated struct LineBreakStrategy: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line of a single word is avoided.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// What UIKit does for its own labels.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}

/// Takes typed text; iOS 3.2 and later.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text to delete from.
  var hasText: Bool { get }
  /// The user typed a text.
  func insertText(_ text: String)
  /// The user pressed the key that deletes.
  func deleteBackward()
}
