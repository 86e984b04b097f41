public import Foundation

/// The caret, the handles and the marked text of a view that draws its text itself; iOS 17.0 and later.
///
/// - Important: Nothing draws them here.
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The text; held weakly.
  open weak var textInput: (any UITextInput)?
  /// Who hears of it; held weakly.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether caret and handles are shown.
  open var isActivated = false {
    didSet { keptLook("UITextSelectionDisplayInteraction.isActivated", oldValue, isActivated) }
  }
  /// The caret.
  open var cursorView = UIView(frame: .zero) {
    didSet {
      keptLook("UITextSelectionDisplayInteraction.cursorView", oldValue, cursorView)
    }
  }
  /// What is behind marked text.
  open var highlightView = UIView(frame: .zero) {
    didSet {
      keptLook("UITextSelectionDisplayInteraction.highlightView", oldValue, highlightView)
    }
  }
  /// The handles of marked text.
  open var handleViews: [UIView] = [] {
    didSet {
      keptLook("UITextSelectionDisplayInteraction.handleViews", oldValue, handleViews)
    }
  }

  /// Makes one for a text.
  public init(
    textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
  ) {
    Self.requiresClass(since: 17.0)
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows again what is selected.
  open func setNeedsSelectionUpdate() {
    keptLook("UITextSelectionDisplayInteraction.setNeedsSelectionUpdate()")
  }
  /// Puts caret and handles in their places.
  open func layoutManagedSubviews() {
    keptLook("UITextSelectionDisplayInteraction.layoutManagedSubviews()")
  }
}

/// Hears of caret and handles; iOS 17.0 and later.
@MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// The view in which they are; nil for that of the interaction.
  func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView?
}
extension UITextSelectionDisplayInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}

/// A glass over the text below a finger; iOS 17.0 and later. None is drawn here.
public final class UITextLoupeSession: NSObject {
  private init(unchecked: Void) {
    Self.requiresClass(since: 17.0)
    super.init()
  }
  /// Shows a glass at a place; nil where none can be.
  public class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? {
    keptLook("UITextLoupeSession.begin(at:fromSelectionWidgetView:in:)")
    return UITextLoupeSession(unchecked: ())
  }
  /// Moves the glass.
  public func move(
    to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool
  ) {
    keptLook("UITextLoupeSession.move(to:withCaretRect:trackingCaret:)")
  }
  /// Takes the glass away.
  public func invalidate() { keptLook("UITextLoupeSession.invalidate()") }
}

/// What a keyboard of an app's own types into; iOS 8.0 and later.
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil for none.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret; nil for none.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil for nothing; iOS 11.0 and later.
  var selectedText: String? { get }
  /// The keyboard of the text; nil for none; iOS 10.0 and later.
  var documentInputMode: UITextInputMode? { get }
  /// What tells two texts apart; iOS 11.0 and later.
  var documentIdentifier: UUID { get }
  /// Moves the caret by so many letters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// No text: keyboards of apps run in no other app here.
private final class NoText: NSObject, UITextDocumentProxy {
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  let documentIdentifier = UUID()
  var hasText: Bool { false }
  func adjustTextPosition(byCharacterOffset offset: Int) { note() }
  func insertText(_ text: String) { note() }
  func deleteBackward() { note() }
  private func note() {
    Simulator.current.unimplemented(
      "UIInputViewController.textDocumentProxy", "no other app is there to type into.")
  }
}

extension UIInputViewController {
  /// What it types into: nothing here. iOS 8.0 and later.
  public var textDocumentProxy: any UITextDocumentProxy {
    requires("textDocumentProxy", since: 8.0)
    if let proxy: NoText = declared["textDocumentProxy"] { return proxy }
    let proxy = NoText()
    declared["textDocumentProxy"] = proxy
    return proxy
  }
  /// Its language; nil for none; iOS 8.0 and later.
  public var primaryLanguage: String? {
    get { self[unused: "UIInputViewController.primaryLanguage", since: 8.0] }
    set { self[unused: "UIInputViewController.primaryLanguage", since: 8.0] = newValue }
  }
  /// Whether it has a key for dictation; iOS 11.0 and later.
  public var hasDictationKey: Bool {
    get { self[unused: "UIInputViewController.hasDictationKey", since: 11.0, usual: false] }
    set {
      self[unused: "UIInputViewController.hasDictationKey", since: 11.0, usual: false] = newValue
    }
  }
  /// Shows the list of keyboards; iOS 10.0 and later. There is none here.
  public func handleInputModeList(from view: UIView, with event: UIEvent) {
    requires("handleInputModeListFromView:withEvent:", since: 10.0)
    declaredOnly("UIInputViewController.handleInputModeList(from:with:)")
  }
  /// Asks for the words that the user has added; none here, in a later turn. iOS 8.0 and later.
  public func requestSupplementaryLexicon(completion: @escaping (UILexicon) -> Void) {
    requires("requestSupplementaryLexiconWithCompletion:", since: 8.0)
    declaredOnly("UIInputViewController.requestSupplementaryLexicon(completion:)")
    Simulator.current.post("UIInputViewController lexicon") { completion(UILexicon(unchecked: ())) }
  }
}

/// The words that the user has added; none here. iOS 8.0 and later.
public final class UILexicon: NSObject {
  /// The words.
  public var entries: [UILexiconEntry] { [] }
  init(unchecked: Void) {
    Self.requiresClass(since: 8.0)
    super.init()
  }
}

/// A word that the user has added; iOS 8.0 and later.
public final class UILexiconEntry: NSObject {
  /// What is put in.
  public var documentText: String { "" }
  /// What is typed for it.
  public var userInput: String { "" }
  private override init() { super.init() }
}
