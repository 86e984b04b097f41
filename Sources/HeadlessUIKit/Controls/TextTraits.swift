public import Foundation

/// How quotes are typed; iOS 11.0 and later.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// How dashes are typed; iOS 11.0 and later.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces go with words; iOS 11.0 and later.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a new password must have; iOS 12.0 and later.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    Self.requiresClass(since: 12.0)
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// What of a text becomes a link. iOS 3.0 and later.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let all = Self(rawValue: .max)
}

/// Where a text that was made smaller lies. iOS 2.0 and later.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
  /// How lines are broken between words; iOS 9.0 and later.
  public nonisolated struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(rawValue: 1 << 0)
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    public static let standard = Self(rawValue: 0xFFFF)
  }
}

/// Takes typed text; iOS 3.2 and later.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
