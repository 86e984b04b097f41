public import Foundation

/// What is read aloud of a view, and how. Nothing is read aloud here.
extension UIView {
  /// Whether it keeps its colors when all others are inverted; iOS 11.0 and later.
  public var accessibilityIgnoresInvertColors: Bool {
    get {
      requires(
        "accessibilityIgnoresInvertColors", since: 11.0,
        declared["accessibilityIgnoresInvertColors"] ?? false)
    }
    set {
      requires("setAccessibilityIgnoresInvertColors:", since: 11.0)
      keptLook(
        "UIView.accessibilityIgnoresInvertColors", accessibilityIgnoresInvertColors, newValue)
      declared["accessibilityIgnoresInvertColors"] = newValue
    }
  }
  /// What is read aloud of it, in order; nil for its subviews; iOS 8.0 and later.
  public var accessibilityElements: [Any]? {
    get { requires("accessibilityElements", since: 8.0, declared["accessibilityElements"]) }
    set {
      requires("setAccessibilityElements:", since: 8.0)
      keptLook("UIView.accessibilityElements", accessibilityElements, newValue)
      declared["accessibilityElements"] = newValue
    }
  }
  /// Whether nothing in it is read aloud; iOS 5.0 and later.
  public var accessibilityElementsHidden: Bool {
    get {
      requires(
        "accessibilityElementsHidden", since: 5.0, declared["accessibilityElementsHidden"] ?? false)
    }
    set {
      requires("setAccessibilityElementsHidden:", since: 5.0)
      keptLook("UIView.accessibilityElementsHidden", accessibilityElementsHidden, newValue)
      declared["accessibilityElementsHidden"] = newValue
    }
  }
  /// What else can be done with it; nil for nothing; iOS 8.0 and later.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      requires("accessibilityCustomActions", since: 8.0, declared["accessibilityCustomActions"])
    }
    set {
      requires("setAccessibilityCustomActions:", since: 8.0)
      keptLook("UIView.accessibilityCustomActions", accessibilityCustomActions, newValue)
      declared["accessibilityCustomActions"] = newValue
    }
  }
  /// Whether all that is in it is read before what is beside it; iOS 6.0 and later.
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      requires(
        "shouldGroupAccessibilityChildren", since: 6.0,
        declared["shouldGroupAccessibilityChildren"] ?? false)
    }
    set {
      requires("setShouldGroupAccessibilityChildren:", since: 6.0)
      keptLook(
        "UIView.shouldGroupAccessibilityChildren", shouldGroupAccessibilityChildren, newValue)
      declared["shouldGroupAccessibilityChildren"] = newValue
    }
  }
  /// Its outline on the screen; nil for its frame; iOS 7.0 and later.
  public var accessibilityPath: UIBezierPath? {
    get { requires("accessibilityPath", since: 7.0, declared["accessibilityPath"]) }
    set {
      requires("setAccessibilityPath:", since: 7.0)
      keptLook("UIView.accessibilityPath", accessibilityPath, newValue)
      declared["accessibilityPath"] = newValue
    }
  }
  /// In which language it is read; nil for the user's; iOS 4.0 and later.
  public var accessibilityLanguage: String? {
    get { requires("accessibilityLanguage", since: 4.0, declared["accessibilityLanguage"]) }
    set {
      requires("setAccessibilityLanguage:", since: 4.0)
      keptLook("UIView.accessibilityLanguage", accessibilityLanguage, newValue)
      declared["accessibilityLanguage"] = newValue
    }
  }
  /// What is read aloud, and how; nil for the label; iOS 11.0 and later.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      requires(
        "accessibilityAttributedLabel", since: 11.0, declared["accessibilityAttributedLabel"])
    }
    set {
      requires("setAccessibilityAttributedLabel:", since: 11.0)
      keptLook("UIView.accessibilityAttributedLabel", accessibilityAttributedLabel, newValue)
      declared["accessibilityAttributedLabel"] = newValue
    }
  }
  /// What is read of its use, and how; nil for the hint; iOS 11.0 and later.
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      requires("accessibilityAttributedHint", since: 11.0, declared["accessibilityAttributedHint"])
    }
    set {
      requires("setAccessibilityAttributedHint:", since: 11.0)
      keptLook("UIView.accessibilityAttributedHint", accessibilityAttributedHint, newValue)
      declared["accessibilityAttributedHint"] = newValue
    }
  }
  /// What is read of its value, and how; nil for the value; iOS 11.0 and later.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      requires(
        "accessibilityAttributedValue", since: 11.0, declared["accessibilityAttributedValue"])
    }
    set {
      requires("setAccessibilityAttributedValue:", since: 11.0)
      keptLook("UIView.accessibilityAttributedValue", accessibilityAttributedValue, newValue)
      declared["accessibilityAttributedValue"] = newValue
    }
  }
  /// By which words it can be called; iOS 13.0 and later.
  public var accessibilityUserInputLabels: [String]! {
    get {
      requires(
        "accessibilityUserInputLabels", since: 13.0, declared["accessibilityUserInputLabels"])
    }
    set {
      requires("setAccessibilityUserInputLabels:", since: 13.0)
      keptLook("UIView.accessibilityUserInputLabels", accessibilityUserInputLabels, newValue)
      declared["accessibilityUserInputLabels"] = newValue
    }
  }
  /// How one goes through what is in it; iOS 8.0 and later.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      requires(
        "accessibilityNavigationStyle", since: 8.0,
        declared["accessibilityNavigationStyle"] ?? .automatic)
    }
    set {
      requires("setAccessibilityNavigationStyle:", since: 8.0)
      keptLook("UIView.accessibilityNavigationStyle", accessibilityNavigationStyle, newValue)
      declared["accessibilityNavigationStyle"] = newValue
    }
  }
  /// Whether it does something when touched; iOS 13.0 and later.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      requires(
        "accessibilityRespondsToUserInteraction", since: 13.0,
        declared["accessibilityRespondsToUserInteraction"] ?? true)
    }
    set {
      requires("setAccessibilityRespondsToUserInteraction:", since: 13.0)
      keptLook(
        "UIView.accessibilityRespondsToUserInteraction", accessibilityRespondsToUserInteraction,
        newValue)
      declared["accessibilityRespondsToUserInteraction"] = newValue
    }
  }
  /// What the large content viewer says; nil for nothing; iOS 13.0 and later.
  public var largeContentTitle: String? {
    get { requires("largeContentTitle", since: 13.0, declared["largeContentTitle"]) }
    set {
      requires("setLargeContentTitle:", since: 13.0)
      keptLook("UIView.largeContentTitle", largeContentTitle, newValue)
      declared["largeContentTitle"] = newValue
    }
  }
  /// What the large content viewer shows; nil for nothing; iOS 13.0 and later.
  public var largeContentImage: UIImage? {
    get { requires("largeContentImage", since: 13.0, declared["largeContentImage"]) }
    set {
      requires("setLargeContentImage:", since: 13.0)
      keptLook("UIView.largeContentImage", largeContentImage, newValue)
      declared["largeContentImage"] = newValue
    }
  }
  /// Whether a long touch shows it large to who wants large text; iOS 13.0 and later.
  public var showsLargeContentViewer: Bool {
    get {
      requires("showsLargeContentViewer", since: 13.0, declared["showsLargeContentViewer"] ?? false)
    }
    set {
      requires("setShowsLargeContentViewer:", since: 13.0)
      keptLook("UIView.showsLargeContentViewer", showsLargeContentViewer, newValue)
      declared["showsLargeContentViewer"] = newValue
    }
  }
  /// Whether the picture is made larger for that; iOS 13.0 and later.
  public var scalesLargeContentImage: Bool {
    get {
      requires("scalesLargeContentImage", since: 13.0, declared["scalesLargeContentImage"] ?? false)
    }
    set {
      requires("setScalesLargeContentImage:", since: 13.0)
      keptLook("UIView.scalesLargeContentImage", scalesLargeContentImage, newValue)
      declared["scalesLargeContentImage"] = newValue
    }
  }
  /// Its frame on the screen; iOS 3.0 and later.
  public var accessibilityFrame: CGRect {
    get {
      requires(
        "accessibilityFrame", since: 3.0,
        declared["accessibilityFrame"] ?? convert(bounds, to: nil))
    }
    set {
      requires("setAccessibilityFrame:", since: 3.0)
      keptLook("UIView.accessibilityFrame")
      declared["accessibilityFrame"] = newValue
    }
  }
  /// Where a double tap touches it, on the screen; iOS 5.0 and later.
  public var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return requires(
        "accessibilityActivationPoint", since: 5.0,
        declared["accessibilityActivationPoint"] ?? CGPoint(x: frame.midX, y: frame.midY))
    }
    set {
      requires("setAccessibilityActivationPoint:", since: 5.0)
      keptLook("UIView.accessibilityActivationPoint")
      declared["accessibilityActivationPoint"] = newValue
    }
  }
}

/// How one goes through the elements of a view; iOS 8.0 and later.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system likes; one after the other; all at once.
  case automatic, separate, combined
}

/// Something else that can be done with an element; iOS 8.0 and later.
open class UIAccessibilityCustomAction: NSObject {
  /// What is read aloud of it.
  open var name: String
  /// What performs it; nil for the target.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Who performs it; nil for the handler.
  open weak var target: AnyObject?
  /// What is called; nil for the handler.
  open var selector: Selector?
  /// Makes an action of a method that says whether it worked.
  public init(name: String, target: AnyObject?, selector: Selector) {
    Self.requiresClass(since: 8.0)
    (self.name, self.target, self.selector) = (name, target, selector)
    super.init()
    keptLook("UIAccessibilityCustomAction.selector")
  }
  /// Makes an action of a closure that says whether it worked; iOS 13.0 and later.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    Self.requires(init: "initWithName:actionHandler:", since: 13.0)
    Self.requiresClass(since: 8.0)
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
    keptLook("UIAccessibilityCustomAction.actionHandler")
  }
}
