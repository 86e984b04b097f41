public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit's that an `AttributedString` may have; iOS 15.0 and later.
  public nonisolated struct UIKitAttributes: AttributeScope {
    /// The font; iOS 15.0 and later.
    public let font: FontAttribute
    /// The color of the text; iOS 15.0 and later.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text; iOS 15.0 and later.
    public let backgroundColor: BackgroundColorAttribute
    /// How the paragraph is laid out; iOS 15.0 and later.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The room between letters, in points; iOS 15.0 and later.
    public let kern: KernAttribute
    /// The room between letters, in points; iOS 15.0 and later.
    public let tracking: TrackingAttribute
    /// The line below the text; iOS 15.0 and later.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below; iOS 15.0 and later.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text; iOS 15.0 and later.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through; iOS 15.0 and later.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline; iOS 15.0 and later.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in percent; iOS 15.0 and later.
    public let strokeWidth: StrokeWidthAttribute
    /// How far the text is above the line, in points; iOS 15.0 and later.
    public let baselineOffset: BaselineOffsetAttribute
    /// The shadow; iOS 15.0 and later.
    public let shadow: ShadowAttribute
    /// How the text is meant within its line; iOS 15.0 and later.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Those of Foundation's, such as a link; iOS 15.0 and later.
    public let foundation: AttributeScopes.FoundationAttributes

    /// How the text is meant within its line; iOS 15.0 and later.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = InlinePresentationIntent
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The font; iOS 15.0 and later.
    public enum FontAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = UIFont
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSFont"
    }

    /// The color of the text; iOS 15.0 and later.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = UIColor
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSColor"
    }

    /// The color behind the text; iOS 15.0 and later.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = UIColor
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSBackgroundColor"
    }

    /// How the paragraph is laid out; iOS 15.0 and later.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = NSParagraphStyle
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSParagraphStyle"
    }

    /// The room between letters, in points; iOS 15.0 and later.
    public enum KernAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = CGFloat
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSKern"
    }

    /// The room between letters, in points; iOS 15.0 and later.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = CGFloat
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "CTTracking"
    }

    /// The line below the text; iOS 15.0 and later.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = NSUnderlineStyle
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSUnderline"
    }

    /// The color of the line below; iOS 15.0 and later.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = UIColor
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSUnderlineColor"
    }

    /// The line through the text; iOS 15.0 and later.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = NSUnderlineStyle
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSStrikethrough"
    }

    /// The color of the line through; iOS 15.0 and later.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = UIColor
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSStrikethroughColor"
    }

    /// The color of the outline; iOS 15.0 and later.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = UIColor
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSStrokeColor"
    }

    /// The width of the outline, in percent; iOS 15.0 and later.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = CGFloat
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSStrokeWidth"
    }

    /// How far the text is above the line, in points; iOS 15.0 and later.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = CGFloat
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSBaselineOffset"
    }

    /// The shadow; iOS 15.0 and later.
    public enum ShadowAttribute: AttributedStringKey {
      /// What it holds; iOS 15.0 and later.
      public typealias Value = NSShadow
      /// Its name in other attributed strings; iOS 15.0 and later.
      public static let name = "NSShadow"
    }
  }

  /// UIKit's attributes, and Foundation's; iOS 15.0 and later.
  public nonisolated var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names; iOS 15.0 and later.
  public nonisolated subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// An attribute as both kinds of attributed strings have it.
private nonisolated struct SharedAttribute {
  let key: NSAttributedString.Key
  let object: (AttributedString.Runs.Run) -> Any?
  let set: (inout AttributeContainer, Any) -> Void
  /// Whether it is one of Foundation's, and not of UIKit's alone.
  private let isFoundations: Bool

  /// Those of a scope: without UIKit's, only Foundation's (rule 1364).
  static func all<Scope: AttributeScope>(
    in scope: KeyPath<AttributeScopes, Scope.Type>
  ) -> [SharedAttribute] {
    all.filter { Scope.self != AttributeScopes.FoundationAttributes.self || $0.isFoundations }
  }

  init<Key: AttributedStringKey>(
    _ type: Key.Type, to object: @escaping (Key.Value) -> Any = { $0 },
    from value: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(Key.name)
    isFoundations = [.link, .inlinePresentationIntent].contains(key)
    self.object = { $0[type].map(object) }
    set = { container, object in container[type] = value(object) }
  }

  nonisolated(unsafe) static let all: [SharedAttribute] = [
    SharedAttribute(AttributeScopes.UIKitAttributes.FontAttribute.self),
    SharedAttribute(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
    SharedAttribute(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
    SharedAttribute(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.KernAttribute.self, to: { NSNumber(value: Double($0)) },
      from: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.TrackingAttribute.self, to: { NSNumber(value: Double($0)) },
      from: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self,
      to: { NSNumber(value: $0.rawValue) },
      from: { ($0 as? Int).map(NSUnderlineStyle.init(rawValue:)) }),
    SharedAttribute(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self,
      to: { NSNumber(value: $0.rawValue) },
      from: { ($0 as? Int).map(NSUnderlineStyle.init(rawValue:)) }),
    SharedAttribute(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
    SharedAttribute(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self,
      to: { NSNumber(value: Double($0)) },
      from: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self,
      to: { NSNumber(value: Double($0)) },
      from: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }),
    SharedAttribute(AttributeScopes.UIKitAttributes.ShadowAttribute.self),
    SharedAttribute(
      AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self,
      to: { NSNumber(value: $0.rawValue) },
      from: { ($0 as? UInt).map(InlinePresentationIntent.init(rawValue:)) }),
    SharedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
  ]
}

extension NSAttributedString {
  /// Makes one of Swift's kind, with UIKit's attributes and links; iOS 15.0 and later.
  public nonisolated convenience init(_ attrStr: AttributedString) {
    self.init(attrStr, with: SharedAttribute.all)
  }

  private nonisolated convenience init(_ attrStr: AttributedString, with known: [SharedAttribute]) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for shared in known { attributes[shared.key] = shared.object(run) }
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }

  /// The same with the attributes of a scope; a scope that the app declares takes UIKit's and Foundation's, and
  /// not those that the app declares (rule 1364). iOS 15.0 and later.
  public nonisolated convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    self.init(attrStr, with: SharedAttribute.all(in: scope))
  }
}

extension AttributedString {
  /// Makes one of Foundation's older kind, with UIKit's attributes and links; iOS 15.0 and later.
  public nonisolated init(_ nsStr: NSAttributedString) {
    self.init(nsStr, with: SharedAttribute.all)
  }

  private nonisolated init(_ nsStr: NSAttributedString, with known: [SharedAttribute]) {
    var text = AttributedString()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      var container = AttributeContainer()
      for shared in known {
        if let object = attributes[shared.key] { shared.set(&container, object) }
      }
      text.append(
        AttributedString((nsStr.string as NSString).substring(with: range), attributes: container))
    }
    self = text
  }

  /// The same with the attributes of a scope; a scope that the app declares takes UIKit's and Foundation's, and
  /// not those that the app declares (rule 1364). iOS 15.0 and later.
  public nonisolated init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    self.init(nsStr, with: SharedAttribute.all(in: scope))
  }
}

extension AttributeContainer {
  /// Takes the attributes of Foundation's older kind that UIKit knows; iOS 15.0 and later.
  public nonisolated init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for shared in SharedAttribute.all {
      if let object = dictionary[shared.key] { shared.set(&self, object) }
    }
  }
}
