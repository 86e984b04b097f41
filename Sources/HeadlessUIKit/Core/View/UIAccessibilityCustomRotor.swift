public import Foundation

/// A way for VoiceOver to go through what belongs together; iOS 10.0 and later. Nobody goes it here.
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way a search goes; iOS 10.0 and later.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next
  }
  /// Kinds of things that VoiceOver knows; iOS 11.0 and later.
  public enum SystemRotorType: Int, Sendable {
    /// As their names say.
    case none = 0
    /// As their names say.
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    /// As their names say.
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    /// As their names say.
    case textField, table, list, landmark
  }
  /// Finds the next thing; nil for none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What VoiceOver says; iOS 10.0 and later.
  open var name: String
  /// Finds the next thing; iOS 10.0 and later.
  open var itemSearchBlock: Search
  /// The kind of things; iOS 11.0 and later.
  open var systemRotorType: SystemRotorType {
    requires("systemRotorType", since: 11.0, ownType)
  }
  private let ownType: SystemRotorType

  /// Makes one with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    Self.requiresClass(since: 10.0)
    (self.name, self.itemSearchBlock, ownType) = (name, itemSearchBlock, .none)
    super.init()
  }
  /// Makes one for a kind that VoiceOver knows; iOS 11.0 and later.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    Self.requires(init: "initWithSystemType:itemSearchBlock:", since: 11.0)
    (name, self.itemSearchBlock, ownType) = ("", itemSearchBlock, type)
    super.init()
  }
}

/// A thing that a rotor has found; iOS 10.0 and later.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The thing; not held.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all of it.
  open var targetRange: UITextRange?
  /// Makes one.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    Self.requiresClass(since: 10.0)
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}

/// From where a rotor searches, and which way; iOS 10.0 and later.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where VoiceOver is.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Which way it goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  /// Keeps where it begins, which items do not hold.
  private let nowhere = NSObject()
  /// Makes one that begins nowhere.
  public override init() {
    Self.requiresClass(since: 10.0)
    currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nowhere, targetRange: nil)
    super.init()
  }
}
