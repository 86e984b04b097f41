import EventTrace
public import Foundation

/// What is read aloud of a view, and how. Nothing is read aloud here.
extension UIView {
  /// Whether people who do not see it, and tests, find nothing in it (rule 803).
  package final var hidesContentFromTests: Bool {
    accessibility.isElement && !isControl
      || Simulator.current.iOS >= 5.0 && accessibilityElementsHidden
  }
  /// Whether it keeps its colors when all others are inverted; iOS 11.0 and later.
  public var accessibilityIgnoresInvertColors: Bool {
    get { self[look: "UIView.accessibilityIgnoresInvertColors", since: 11.0, usual: false] }
    set {
      self[look: "UIView.accessibilityIgnoresInvertColors", since: 11.0, usual: false] = newValue
    }
  }
  /// What is read aloud of it, in order; nil for its subviews; iOS 8.0 and later.
  public var accessibilityElements: [Any]? {
    get { self[look: "UIView.accessibilityElements", since: 8.0] }
    set { self[look: "UIView.accessibilityElements", since: 8.0] = newValue }
  }
  /// Whether nothing in it is read aloud; iOS 5.0 and later.
  public var accessibilityElementsHidden: Bool {
    get { self[look: "UIView.accessibilityElementsHidden", since: 5.0, usual: false] }
    set { self[look: "UIView.accessibilityElementsHidden", since: 5.0, usual: false] = newValue }
  }
  /// What else can be done with it; nil for nothing; iOS 8.0 and later.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { self[look: "UIView.accessibilityCustomActions", since: 8.0] }
    set { self[look: "UIView.accessibilityCustomActions", since: 8.0] = newValue }
  }
  /// The ways for VoiceOver through what is in it; nil for none; iOS 10.0 and later.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { self[look: "UIView.accessibilityCustomRotors", since: 10.0] }
    set { self[look: "UIView.accessibilityCustomRotors", since: 10.0] = newValue }
  }
  /// Whether all that is in it is read before what is beside it; iOS 6.0 and later.
  public var shouldGroupAccessibilityChildren: Bool {
    get { self[look: "UIView.shouldGroupAccessibilityChildren", since: 6.0, usual: false] }
    set {
      self[look: "UIView.shouldGroupAccessibilityChildren", since: 6.0, usual: false] = newValue
    }
  }
  /// Its outline on the screen; nil for its frame; iOS 7.0 and later.
  public var accessibilityPath: UIBezierPath? {
    get { self[look: "UIView.accessibilityPath", since: 7.0] }
    set { self[look: "UIView.accessibilityPath", since: 7.0] = newValue }
  }
  /// In which language it is read; nil for the user's; iOS 4.0 and later.
  public var accessibilityLanguage: String? {
    get { self[look: "UIView.accessibilityLanguage", since: 4.0] }
    set { self[look: "UIView.accessibilityLanguage", since: 4.0] = newValue }
  }
  /// What is read aloud, and how; nil for the label; iOS 11.0 and later.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { self[look: "UIView.accessibilityAttributedLabel", since: 11.0] }
    set { self[look: "UIView.accessibilityAttributedLabel", since: 11.0] = newValue }
  }
  /// What is read of its use, and how; nil for the hint; iOS 11.0 and later.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { self[look: "UIView.accessibilityAttributedHint", since: 11.0] }
    set { self[look: "UIView.accessibilityAttributedHint", since: 11.0] = newValue }
  }
  /// What is read of its value, and how; nil for the value; iOS 11.0 and later.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { self[look: "UIView.accessibilityAttributedValue", since: 11.0] }
    set { self[look: "UIView.accessibilityAttributedValue", since: 11.0] = newValue }
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
    get { self[look: "UIView.accessibilityNavigationStyle", since: 8.0, usual: .automatic] }
    set {
      self[look: "UIView.accessibilityNavigationStyle", since: 8.0, usual: .automatic] = newValue
    }
  }
  /// Whether it does something when touched; iOS 13.0 and later.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { self[look: "UIView.accessibilityRespondsToUserInteraction", since: 13.0, usual: true] }
    set {
      self[look: "UIView.accessibilityRespondsToUserInteraction", since: 13.0, usual: true] =
        newValue
    }
  }
  /// What the large content viewer says; nil for nothing; iOS 13.0 and later.
  public var largeContentTitle: String? {
    get { self[look: "UIView.largeContentTitle", since: 13.0] }
    set { self[look: "UIView.largeContentTitle", since: 13.0] = newValue }
  }
  /// What the large content viewer shows; nil for nothing; iOS 13.0 and later.
  public var largeContentImage: UIImage? {
    get { self[look: "UIView.largeContentImage", since: 13.0] }
    set { self[look: "UIView.largeContentImage", since: 13.0] = newValue }
  }
  /// Whether a long touch shows it large to who wants large text; iOS 13.0 and later.
  public var showsLargeContentViewer: Bool {
    get { self[look: "UIView.showsLargeContentViewer", since: 13.0, usual: false] }
    set { self[look: "UIView.showsLargeContentViewer", since: 13.0, usual: false] = newValue }
  }
  /// Whether the picture is made larger for that; iOS 13.0 and later.
  public var scalesLargeContentImage: Bool {
    get { self[look: "UIView.scalesLargeContentImage", since: 13.0, usual: false] }
    set { self[look: "UIView.scalesLargeContentImage", since: 13.0, usual: false] = newValue }
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
  /// The same with an image; iOS 14.0 and later.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name, actionHandler: actionHandler)
    requires("initWithName:image:actionHandler:", since: 14.0)
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
