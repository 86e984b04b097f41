public import Foundation

extension UIImage {
  /// How bright a picture may be; iOS 17.0 and later.
  public nonisolated enum DynamicRange: Int, Sendable {
    /// Nobody knows; as usual; brighter, but not where it would disturb; as bright as it is.
    case unspecified = -1, standard, constrainedHigh, high
  }
}

extension UIImageView {
  /// How bright its picture may be; iOS 17.0 and later. Nothing draws it here.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get {
      self[look: "UIImageView.preferredImageDynamicRange", since: 17.0, usual: .unspecified]
    }
    set {
      self[look: "UIImageView.preferredImageDynamicRange", since: 17.0, usual: .unspecified] =
        newValue
    }
  }
  /// How bright its picture is: as usual; iOS 17.0 and later.
  public var imageDynamicRange: UIImage.DynamicRange {
    requires("imageDynamicRange", since: 17.0, .standard)
  }
}

extension UIButton {
  /// What a pointer looks like over a button, of the style and shape that it would have; iOS 13.4 and later.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// Knows what a pointer looks like over it; nil for as usual; iOS 13.4 and later. Nothing points here.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { self[unused: "UIButton.pointerStyleProvider", since: 13.4] }
    set { self[unused: "UIButton.pointerStyleProvider", since: 13.4] = newValue }
  }
}

extension UITextView {
  /// How the system helps with writing; iOS 18.0 and later.
  public nonisolated struct WritingToolsResultOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Letters alone.
    public static let plainText = WritingToolsResultOptions(rawValue: 1 << 0)
    /// Letters with looks.
    public static let richText = WritingToolsResultOptions(rawValue: 1 << 1)
    /// Lists.
    public static let list = WritingToolsResultOptions(rawValue: 1 << 2)
    /// Tables.
    public static let table = WritingToolsResultOptions(rawValue: 1 << 3)
  }
  /// What the system may put in when it helps with writing; iOS 18.0 and later. It does not here.
  public var allowedWritingToolsResultOptions: WritingToolsResultOptions {
    get {
      self[unused: "UITextView.allowedWritingToolsResultOptions", since: 18.0, usual: []]
    }
    set {
      self[unused: "UITextView.allowedWritingToolsResultOptions", since: 18.0, usual: []] = newValue
    }
  }
  /// Whether the system helps with writing just now; never here. iOS 18.0 and later.
  public var isWritingToolsActive: Bool { requires("isWritingToolsActive", since: 18.0, false) }
  /// How marked text looks; iOS 18.0 and later. Nothing draws it here.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { requires("textHighlightAttributes", since: 18.0, declared["textHighlights"] ?? [:]) }
    set {
      requires("setTextHighlightAttributes:", since: 18.0)
      keptLook("UITextView.textHighlightAttributes")
      declared["textHighlights"] = newValue
    }
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUIButton: UIButton {}
extension UIButton: _LaterUIButton {}
extension _LaterUIButton {
  /// Whether a pointer is over it; never here. iOS 15.0 and later.
  public var isHovered: Bool { requires("isHovered", since: 15.0, false) }
}
