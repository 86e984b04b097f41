public import Foundation

/// An object that can receive events: views, controllers, the application, most delegates.
open class UIResponder: NSObject, UIUserActivityRestoring, NumberedObject, KeepsDeclaredValues,
  UIResponderStandardEditActions, HavingAssociations
{
  let ordinal: Int
  final var declared = DeclaredValues()
  final lazy var associated = AssociatedObjects()
  /// Whether its class is none of UIKit's.
  final lazy var isOfTheApp = Simulator.current.isOfTheApp(type(of: self))
  /// Which traits the app read when it was asked for something last (rule 1427).
  final var traitsRead: [ModelReading: TraitReads] = [:]

  public override init() {
    ordinal = Simulator.current.nextOrdinal(of: Self.self)
    super.init()
  }

  deinit {}

  /// The object by its name in the trace; never an address.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(Simulator.current.name(of: self))>" }
  }

  /// The next object that gets an event that this one does not handle.
  open var next: UIResponder? { nil }

  /// Told when it was read from a nib, and all outlets are connected.
  open func awakeFromNib() {
    if !isReplaced("awakeFromNib()") { awakens() }
  }
  /// What a class of UIKit's does itself when it was read from a nib.
  func awakens() {}
  /// Told when Interface Builder shows it; never called here.
  open func prepareForInterfaceBuilder() { requires("prepareForInterfaceBuilder", since: 8.0) }

  // MARK: What somebody does who does not see it

  /// Activates it for somebody who does not see it; whether it did anything. iOS 7.0 and later.
  open func accessibilityActivate() -> Bool { requires("accessibilityActivate", since: 7.0, false) }
  /// Makes its value larger for somebody who does not see it; iOS 4.0 and later.
  open func accessibilityIncrement() { requires("accessibilityIncrement", since: 4.0) }
  /// Makes its value smaller for somebody who does not see it; iOS 4.0 and later.
  open func accessibilityDecrement() { requires("accessibilityDecrement", since: 4.0) }
  /// Scrolls it for somebody who does not see it; whether it did. iOS 4.2 and later.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    requires("accessibilityScroll:", since: 4.2, false)
  }
  /// Goes back for somebody who does not see it; whether it did. iOS 5.0 and later.
  open func accessibilityPerformEscape() -> Bool {
    requires("accessibilityPerformEscape", since: 5.0, false)
  }
  /// Does what matters most here for somebody who does not see it; whether it did. iOS 6.0 and later.
  open func accessibilityPerformMagicTap() -> Bool {
    requires("accessibilityPerformMagicTap", since: 6.0, false)
  }
  /// Told when somebody who does not see it has come to it; never here. iOS 4.0 and later.
  open func accessibilityElementDidBecomeFocused() {
    requires("accessibilityElementDidBecomeFocused", since: 4.0)
  }

  // MARK: The first responder

  /// Whether it may get what is typed.
  open var canBecomeFirstResponder: Bool { inExtension("canBecomeFirstResponder") ?? false }
  /// Whether it gives up being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether it gets keys and shakes first.
  open var isFirstResponder: Bool { Simulator.current.firstResponder === self }
  /// Asks to get keys and shakes first; false when it cannot.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  /// Gives up being the first responder; false when it does not want to.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }
  /// What comes up in place of the keyboard; iOS 3.2 and later.
  open var inputView: UIView? { requires("inputView", since: 3.2, nil) }
  /// What is on top of the keyboard; iOS 3.2 and later.
  open var inputAccessoryView: UIView? { requires("inputAccessoryView", since: 3.2, nil) }
  /// Shows the views for input again.
  open func reloadInputViews() {
    guard requires("reloadInputViews", since: 3.2), isFirstResponder else { return }
    Simulator.current.keyboard.follow()
  }
  /// Whether the system's keyboard comes up for it.
  var isTextInput: Bool { false }
  /// Whether it can perform the action now; by itself, whether it has the method. iOS 3.0 and later.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    requires(
      "canPerformAction:withSender:", since: 3.0,
      inExtension("canPerformAction(_:withSender:)", [action, sender]) ?? hasMethod(action))
  }
  /// Who performs the action: this one, or the next in the chain that can; iOS 7.0 and later.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    requires(
      "targetForAction:withSender:", since: 7.0,
      canPerformAction(action, withSender: sender)
        ? self : next?.target(forAction: action, withSender: sender))
  }

  // MARK: Touches

  /// Fingers were put down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isReplaced("touchesBegan(_:with:)", touches, event) { return }
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isReplaced("touchesMoved(_:with:)", touches, event) { return }
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isReplaced("touchesEnded(_:with:)", touches, event) { return }
    next?.touchesEnded(touches, with: event)
  }
  /// The system has taken the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isReplaced("touchesCancelled(_:with:)", touches, event) { return }
    next?.touchesCancelled(touches, with: event)
  }
  /// A shake has begun.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard requires("motionBegan:withEvent:", since: 3.0) else { return }
    if isReplaced("motionBegan(_:with:)", motion, event) { return }
    next?.motionBegan(motion, with: event)
  }
  /// A shake is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard requires("motionEnded:withEvent:", since: 3.0) else { return }
    if isReplaced("motionEnded(_:with:)", motion, event) { return }
    next?.motionEnded(motion, with: event)
  }
  /// What began was no shake.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard requires("motionCancelled:withEvent:", since: 3.0) else { return }
    if isReplaced("motionCancelled(_:with:)", motion, event) { return }
    next?.motionCancelled(motion, with: event)
  }

  /// A pen's touches were measured again; nobody has one here. iOS 9.1 and later.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    requires("touchesEstimatedPropertiesUpdated:", since: 9.1)
  }

  /// What the user does here and may go on with elsewhere; a scene is found again by its own where its
  /// delegate says nothing (rule 306). Nil for nothing; iOS 8.0 and later.
  open var userActivity: NSUserActivity? {
    get { requires("userActivity", since: 8.0, declared["userActivity"]) }
    set { declared["userActivity"] = requires("setUserActivity:", since: 8.0, newValue) }
  }
  /// Brings the activity up to date; called before it is kept for a scene. iOS 8.0 and later.
  open func updateUserActivityState(_ activity: NSUserActivity) {
    requires("updateUserActivityState:", since: 8.0)
  }
  /// Goes on with what the user did elsewhere; iOS 8.0 and later.
  open func restoreUserActivityState(_ activity: NSUserActivity) {
    requires("restoreUserActivityState:", since: 8.0)
  }
  // MARK: Editing

  /// Cuts what is selected; a subclass does it.
  open func cut(_ sender: Any?) {
    requires("cut:", since: 3.0)
    declaredOnly("UIResponder.cut(_:)")
  }
  /// Copies what is selected; a subclass does it.
  open func copy(_ sender: Any?) { requires("copy:", since: 3.0) }
  /// Inserts what was copied; a subclass does it.
  open func paste(_ sender: Any?) {
    requires("paste:", since: 3.0)
    declaredOnly("UIResponder.paste(_:)")
  }
  /// Inserts what these things have; a subclass does it. iOS 11.0 and later (rule 911).
  open func paste(itemProviders: [HeadlessUIKit.NSItemProvider]) {
    requires("pasteItemProviders:", since: 11.0)
  }
  /// Whether it takes these things; by itself, what its configuration says. iOS 11.0 and later (rule 911).
  open func canPaste(_ itemProviders: [HeadlessUIKit.NSItemProvider]) -> Bool {
    requires("canPasteItemProviders:", since: 11.0, takesByConfiguration(itemProviders))
  }
  /// What can be pasted into it; nil for nothing; iOS 11.0 and later (rule 911).
  open var pasteConfiguration: HeadlessUIKit.UIPasteConfiguration? {
    get { requires("pasteConfiguration", since: 11.0, declared["pasteConfiguration"]) }
    set {
      declared["pasteConfiguration"] = requires("setPasteConfiguration:", since: 11.0, newValue)
    }
  }
  /// What it offers to share, to whoever asks; nobody does here. iOS 13.0 and later.
  open var activityItemsConfiguration: (any HeadlessUIKit.UIActivityItemsConfigurationReading)? {
    get { self[unused: "UIResponder.activityItemsConfiguration", since: 13.0] }
    set { self[unused: "UIResponder.activityItemsConfiguration", since: 13.0] = newValue }
  }
  /// Selects what was touched; a subclass does it.
  open func select(_ sender: Any?) { requires("select:", since: 3.0) }
  /// Selects everything; a subclass does it.
  open func selectAll(_ sender: Any?) {
    requires("selectAll:", since: 3.0)
    declaredOnly("UIResponder.selectAll(_:)")
  }
  /// Deletes what is selected; a subclass does it.
  open func delete(_ sender: Any?) { requires("delete:", since: 3.2) }
  /// Inserts what was copied in the look of what is around it; a subclass does it. iOS 13.0 and later.
  open func pasteAndMatchStyle(_ sender: Any?) {
    requires("pasteAndMatchStyle:", since: 13.0)
    declaredOnly("UIResponder.pasteAndMatchStyle(_:)")
  }
  /// Has what is selected written from left to right; a subclass does it. iOS 5.0 and later.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    requires("makeTextWritingDirectionLeftToRight:", since: 5.0)
    declaredOnly("UIResponder.makeTextWritingDirectionLeftToRight(_:)")
  }
  /// Has what is selected written from right to left; a subclass does it. iOS 5.0 and later.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    requires("makeTextWritingDirectionRightToLeft:", since: 5.0)
    declaredOnly("UIResponder.makeTextWritingDirectionRightToLeft(_:)")
  }
  /// Makes what is selected larger; a subclass does it. iOS 7.0 and later.
  open func increaseSize(_ sender: Any?) {
    requires("increaseSize:", since: 7.0)
    declaredOnly("UIResponder.increaseSize(_:)")
  }
  /// Makes what is selected smaller; a subclass does it. iOS 7.0 and later.
  open func decreaseSize(_ sender: Any?) {
    requires("decreaseSize:", since: 7.0)
    declaredOnly("UIResponder.decreaseSize(_:)")
  }
  /// Makes what is selected bold, or not; a subclass does it. iOS 6.0 and later.
  open func toggleBoldface(_ sender: Any?) {
    requires("toggleBoldface:", since: 6.0)
    declaredOnly("UIResponder.toggleBoldface(_:)")
  }
  /// Makes what is selected italic, or not; a subclass does it. iOS 6.0 and later.
  open func toggleItalics(_ sender: Any?) {
    requires("toggleItalics:", since: 6.0)
    declaredOnly("UIResponder.toggleItalics(_:)")
  }
  /// Underlines what is selected, or not; a subclass does it. iOS 6.0 and later.
  open func toggleUnderline(_ sender: Any?) {
    requires("toggleUnderline:", since: 6.0)
    declaredOnly("UIResponder.toggleUnderline(_:)")
  }
  /// Adds menus and commands to those of the app; iOS 13.0 and later.
  open func buildMenu(with builder: any UIMenuBuilder) {
    requires("buildMenuWithBuilder:", since: 13.0)
  }
  /// Says whether a command can be chosen now; iOS 13.0 and later.
  open func validate(_ command: UICommand) { requires("validateCommand:", since: 13.0) }
  /// Commands of a keyboard (rule 785); iOS 7.0 and later.
  open var keyCommands: [UIKeyCommand]? {
    requires("keyCommands", since: 7.0, inExtension("keyCommands"))
  }
  /// A key was pressed, from iOS 13.4 on of a keyboard too (rule 785). iOS 9.0 and later.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard requires("pressesBegan:withEvent:", since: 9.0) else { return }
    next?.pressesBegan(presses, with: event)
  }
  /// A key was let go. iOS 9.0 and later.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard requires("pressesEnded:withEvent:", since: 9.0) else { return }
    next?.pressesEnded(presses, with: event)
  }
  /// The pressure on a key has changed; nobody has one here. iOS 9.0 and later.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard requires("pressesChanged:withEvent:", since: 9.0) else { return }
    next?.pressesChanged(presses, with: event)
  }
  /// The system has taken a key away; nobody has one here. iOS 9.0 and later.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard requires("pressesCancelled:withEvent:", since: 9.0) else { return }
    next?.pressesCancelled(presses, with: event)
  }
  /// The user pressed a key of the headphones, and the app asked for such keys.
  open func remoteControlReceived(with event: UIEvent?) {
    guard requires("remoteControlReceivedWithEvent:", since: 4.0) else { return }
    next?.remoteControlReceived(with: event)
  }
  /// What takes changes back: that of the next responder, and so at last the window's. iOS 3.0 and later
  /// (rule 949).
  open var undoManager: UndoManager? { requires("undoManager", since: 3.0, next?.undoManager) }
  /// What the kind of keyboard is remembered by; nil for nothing. iOS 7.0 and later.
  open var textInputContextIdentifier: String? {
    requires("textInputContextIdentifier", since: 7.0, nil)
  }

  /// The keyboard with which the user types into it; nil while nobody does (rule 1332). iOS 7.0 and later.
  open var textInputMode: UITextInputMode? {
    requires("textInputMode", since: 7.0)
    guard isFirstResponder, self is any UIKeyInput else { return nil }
    return UITextInputMode.activeInputModes.first
  }
  /// What comes up in place of the keyboard; nil for its input view; iOS 8.0 and later.
  open var inputViewController: UIInputViewController? {
    requires("inputViewController", since: 8.0, nil)
  }
  /// What is on top of the keyboard; nil for its accessory view; iOS 8.0 and later.
  open var inputAccessoryViewController: UIInputViewController? {
    requires("inputAccessoryViewController", since: 8.0, nil)
  }
  /// Whether three fingers undo; iOS 13.0 and later.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    requires("editingInteractionConfiguration", since: 13.0, .default)
  }
}

/// What can go on with an activity that an app was opened with; iOS 12.0 and later, and before that
/// every responder could.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
