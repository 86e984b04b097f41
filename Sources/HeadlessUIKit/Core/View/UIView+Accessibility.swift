import EventTrace
public import Foundation

/// What is read aloud of a view, and how. Nothing is read aloud here.
extension UIView {
  /// Whether people who do not see it, and tests, find nothing in it (rule 803).
  package final var hidesContentFromTests: Bool {
    isElementForTests && !isControl
      || Simulator.current.iOS >= 5.0 && accessibilityElementsHidden
  }
  /// The views and elements that the app says are in it for them, in its order; nil for its subviews (rule 1357).
  package final var elementsForTests: [Any]? {
    guard deviceNumber >= 3 else { return nil }
    let count = readForTests(accessibilityElementCount())
    guard (1...Self.mostElements).contains(count) else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }
  private static let mostElements = 1000
  // What tests are told of the view is what its class says, which an app's may override (rule 788).

  /// What it is called.
  package final var labelForTests: String? {
    let said = deviceNumber >= 3 ? readForTests(accessibilityLabel) : accessibility.label
    return said ?? (self as? UIButton)?.spokenSign
  }
  /// The name of the picture of an image view, or of a button without a title (rule 1093).
  package final var imageNameForTests: String? {
    switch self {
    case let view as UIImageView: view.drawnPicture?.name
    case let button as UIButton where button.hasNoTitle: button.drawnImage?.name
    default: nil
    }
  }
  /// Whether it is an open menu, with a row for each element (rule 1094).
  package final var isOpenMenu: Bool { (self as? MenuCover)?.isOfEditMenu == false }
  /// Whether it is what a popover lies in, which is on the screen (rule 1094).
  package final var liesAroundPopover: Bool {
    (self as? UITransitionView)?.holdsPopover ?? false
  }
  /// What it stands at.
  package final var valueForTests: String? {
    deviceNumber >= 3 ? readForTests(accessibilityValue) : accessibility.value
  }
  /// The name by which tests alone find it.
  package final var identifierForTests: String? {
    deviceNumber >= 5 ? accessibilityIdentifier : accessibility.identifier
  }
  /// What kind of element it is.
  package final var traitsForTests: UIAccessibilityTraits {
    deviceNumber >= 3 ? readForTests(accessibilityTraits) : accessibility.traits
  }
  /// Whether it is one.
  package final var isElementForTests: Bool {
    deviceNumber >= 3 ? readForTests(isAccessibilityElement) : accessibility.isElement
  }
  /// Whether a test looks for something, for which what the app has said counts alone (rule 1001).
  static var isReadForTests = false
  private func readForTests<Value>(_ value: @autoclosure () -> Value) -> Value {
    Self.isReadForTests = true
    defer { Self.isReadForTests = false }
    return value()
  }
  /// Whether it does something when touched; iOS 13.0 and later.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { self[look: "UIView.accessibilityRespondsToUserInteraction", since: 13.0, usual: true] }
    set {
      self[look: "UIView.accessibilityRespondsToUserInteraction", since: 13.0, usual: true] =
        newValue
    }
  }
}

/// What sort of container a view is for people who do not see it; iOS 11.0 and later.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None; a table with rows and columns; a list; a landmark such as a bar.
  case none, dataTable, list, landmark
  /// Things that belong together; iOS 13.0 and later.
  case semanticGroup
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
