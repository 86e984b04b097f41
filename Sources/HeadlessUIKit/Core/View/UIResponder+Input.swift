public import Foundation

/// What a keyboard offers beside its keys.
extension UIResponder {
  /// The bar of shortcuts above an iPad's keyboard; iOS 9.0 and later.
  public var inputAssistantItem: UITextInputAssistantItem {
    requires("inputAssistantItem", since: 9.0, declaredAssistant)
  }
  /// Reads text with the camera, which this device lacks; iOS 15.0 and later.
  public func captureTextFromCamera(_ sender: Any?) {
    requires("captureTextFromCamera:", since: 15.0)
    declaredOnly("UIResponder.captureTextFromCamera(_:)")
  }
  /// Forgets the keyboard that was used there; iOS 7.0 and later.
  public static func clearTextInputContextIdentifier(_ identifier: String) {
    requires("clearTextInputContextIdentifier:", since: 7.0)
    declaredOnly("UIResponder.clearTextInputContextIdentifier(_:)")
  }
  private var declaredAssistant: UITextInputAssistantItem { UITextInputAssistantItem() }
}

/// A keyboard of a language; iOS 4.2 and later.
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`; nil when there is none, as for emoji.
  open var primaryLanguage: String? { "en-US" }
  /// The keyboards that the user has; here one.
  public class var activeInputModes: [UITextInputMode] { [english] }
  private static let english = UITextInputMode()
  /// Posted when the user changes to another keyboard, which nobody does here.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// Shortcuts above the keyboard of an iPad; iOS 9.0 and later.
open class UITextInputAssistantItem: NSObject {
  public override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
  /// The buttons on the left; no keyboard shows them here.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      declaredOnly(
        "UITextInputAssistantItem.leadingBarButtonGroups", oldValue, leadingBarButtonGroups)
    }
  }
  /// The buttons on the right; no keyboard shows them here.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      declaredOnly(
        "UITextInputAssistantItem.trailingBarButtonGroups", oldValue, trailingBarButtonGroups)
    }
  }
  /// Whether a keyboard that is plugged in hides the bar.
  open var allowsHidingShortcuts = true {
    didSet {
      declaredOnly(
        "UITextInputAssistantItem.allowsHidingShortcuts", oldValue, allowsHidingShortcuts)
    }
  }
}

/// Bar buttons that belong together; iOS 9.0 and later.
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      declaredOnly("UIBarButtonItemGroup.barButtonItems", oldValue, barButtonItems)
      for item in oldValue where item.ownGroup === self { item.ownGroup = nil }
      for item in barButtonItems { item.ownGroup = self }
    }
  }
  /// What stands for all of them where there is no room; nil for none.
  open var representativeItem: UIBarButtonItem? {
    didSet { declaredOnly("UIBarButtonItemGroup.representativeItem", oldValue, representativeItem) }
  }
  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    Self.requiresClass(since: 9.0)
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    for item in barButtonItems { item.ownGroup = self }
  }
}

/// Whether three fingers undo and redo; iOS 13.0 and later.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They do not; they do.
  case none, `default`
}

/// A view in the look of the keyboard; iOS 7.0 and later.
open class UIInputView: UIView {
  /// Its look; iOS 7.0 and later.
  public enum Style: Int, Sendable {
    /// Plain; as the keyboard.
    case `default`, keyboard
  }
  /// Its look.
  public let inputViewStyle: Style
  /// Whether it may have a height of its own; iOS 9.0 and later.
  open var allowsSelfSizing: Bool {
    get { requires("allowsSelfSizing", since: 9.0, ownAllowsSelfSizing) }
    set { ownAllowsSelfSizing = requires("setAllowsSelfSizing:", since: 9.0, newValue) }
  }
  private final var ownAllowsSelfSizing: Bool = false {
    didSet { declaredOnly("UIInputView.allowsSelfSizing", oldValue, ownAllowsSelfSizing) }
  }
  /// Makes one with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    Self.requiresClass(since: 7.0)
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view comes up in place of the keyboard; it is not shown here. iOS 8.0 and later.
open class UIInputViewController: UIViewController {
  /// Makes a controller whose view comes from a nib; nil for a plain view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 8.0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    super.init(coder: coder)
  }
  /// Its view, as that of an input.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// Without a nib the view is one for input (rule 883).
  open override func loadView() {
    guard !hasViewInFile else { return loadDefaultView() }
    let input = UIInputView(frame: defaultViewFrame, inputViewStyle: .keyboard)
    input.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(with: input)
  }
  /// Hides the keyboard.
  open func dismissKeyboard() { declaredOnly("UIInputViewController.dismissKeyboard()") }
  /// Changes to the next keyboard.
  open func advanceToNextInputMode() {
    declaredOnly("UIInputViewController.advanceToNextInputMode()")
  }
  /// Whether the user lets the keyboard use the network; iOS 11.0 and later.
  open var hasFullAccess: Bool { requires("hasFullAccess", since: 11.0, false) }
  /// Whether it has to show a key that changes the keyboard; iOS 11.0 and later.
  open var needsInputModeSwitchKey: Bool { requires("needsInputModeSwitchKey", since: 11.0, true) }
}
