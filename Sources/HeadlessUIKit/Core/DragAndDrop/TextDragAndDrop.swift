public import Foundation

// Text that is dragged out of a field or view, dropped on it, or pasted. A script drags no text, so nobody here is
// asked; what an app says of it is kept.

/// A field or view out of which text can be dragged; iOS 11.0 and later.
@MainActor
public protocol UITextDraggable: UITextInput {
  /// Who says what is dragged; held weakly. iOS 11.0 and later.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// What lets text be dragged; nil here. iOS 11.0 and later.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged out of it. iOS 11.0 and later.
  var isTextDragActive: Bool { get }
  /// How dragged text looks. iOS 11.0 and later.
  var textDragOptions: UITextDragOptions { get set }
}

/// How dragged text looks; iOS 11.0 and later.
public nonisolated struct UITextDragOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Without its own color.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// Says what is dragged out of a text; iOS 11.0 and later.
@MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// What is dragged; nobody asks here. iOS 11.0 and later.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// What is seen of a thing that is lifted; nobody asks here. iOS 11.0 and later.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// It is about to be lifted; nobody tells here. iOS 11.0 and later.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// The drag begins; nobody tells here. iOS 11.0 and later.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)
  /// The drag has ended; nobody tells here. iOS 11.0 and later.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// What the system suggests. iOS 11.0 and later.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { isMissing(answering: dragRequest.suggestedItems) }
  /// Nothing else than the text. iOS 11.0 and later.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing; iOS 11.0 and later.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing; iOS 11.0 and later.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing; iOS 11.0 and later.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// What is to be dragged out of a text; iOS 11.0 and later.
@MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The text that is meant. iOS 11.0 and later.
  var dragRange: UITextRange { get }
  /// What the system would drag. iOS 11.0 and later.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already. iOS 11.0 and later.
  var existingItems: [UIDragItem] { get }
  /// Whether it is where the text is selected. iOS 11.0 and later.
  var isSelected: Bool { get }
  /// The drag. iOS 11.0 and later.
  var dragSession: any UIDragSession { get }
}

// MARK: Dropped

/// A field or view on which text can be dropped; iOS 11.0 and later.
@MainActor
public protocol UITextDroppable: UITextInput {
  /// Who says what becomes of it; held weakly. iOS 11.0 and later.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// What lets text be dropped; nil here. iOS 11.0 and later.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether text is over it. iOS 11.0 and later.
  var isTextDropActive: Bool { get }
}

/// Whether a text that cannot be edited takes what is dropped; iOS 11.0 and later.
public enum UITextDropEditability: UInt, Sendable {
  /// No; for this time; from now on.
  case no, temporary, yes
}

/// What a drop does with a text; iOS 11.0 and later.
open class UITextDropProposal: UIDropProposal {
  /// What a drop does; iOS 11.0 and later.
  public enum Action: UInt, Sendable {
    /// It is put in; takes the place of what is selected; takes the place of all.
    case insert, replaceSelection, replaceAll
  }
  /// What it does. iOS 11.0 and later.
  open var dropAction = Action.insert {
    didSet { declaredOnly("UITextDropProposal.dropAction", oldValue, dropAction) }
  }
}

/// What is to be dropped on a text; iOS 11.0 and later.
@MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// Where the finger is. iOS 11.0 and later.
  var dropPosition: UITextPosition { get }
  /// What the system would do. iOS 11.0 and later.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether it comes from the same view. iOS 11.0 and later.
  var isSameView: Bool { get }
  /// The drop. iOS 11.0 and later.
  var dropSession: any UIDropSession { get }
}

/// Says what becomes of what is dropped on a text; iOS 11.0 and later.
@MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether a text that cannot be edited takes it; nobody asks here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// What would become of it; nobody asks here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// It is dropped; nobody tells here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// The drag came over the text; nobody tells here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)
  /// The drag moved; nobody tells here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)
  /// The drag left the text; nobody tells here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)
  /// The drag has ended; nobody tells here. iOS 11.0 and later.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// No. iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { isMissing(answering: .no) }
  /// What the system suggests. iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { isMissing(answering: drop.suggestedProposal) }
  /// Does nothing; iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Does nothing; iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing; iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing; iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing; iOS 11.0 and later.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

// MARK: Pasted

/// A field or view whose delegate says what is pasted; iOS 11.0 and later.
@MainActor
public protocol UITextPasteConfigurationSupporting: HeadlessUIKit.UIPasteConfigurationSupporting {
  /// Who says what is pasted; held weakly. iOS 11.0 and later.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A thing that is pasted; iOS 11.0 and later.
@MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// What is pasted. iOS 11.0 and later.
  var itemProvider: NSItemProvider { get }
  /// What the app keeps with it. iOS 11.0 and later.
  var localObject: Any? { get }
  /// How text is to look. iOS 11.0 and later.
  var defaultAttributes: [String: Any] { get }
  /// It becomes this text. iOS 11.0 and later.
  func setResult(string: String)
  /// It becomes this text with attributes. iOS 11.0 and later.
  func setResult(attributedString string: NSAttributedString)
  /// It becomes this picture or the like. iOS 11.0 and later.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// It becomes nothing. iOS 11.0 and later.
  func setNoResult()
  /// It becomes what it would. iOS 11.0 and later.
  func setDefaultResult()
}

/// Says what is pasted into a text; iOS 11.0 and later.
@MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// What a thing becomes; nobody asks here. iOS 11.0 and later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// What several texts become; nobody asks here. iOS 11.0 and later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts a text where the range is; nobody asks here. iOS 11.0 and later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether it is seen how it comes; nobody asks here. iOS 11.0 and later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// What it would. iOS 11.0 and later.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// One behind the other. iOS 11.0 and later.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for part in itemStrings { text.append(part) }
    return text
  }
  /// Nothing more; iOS 11.0 and later.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { isMissing(answering: textRange) }
  /// Yes. iOS 11.0 and later.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { isMissing(answering: true) }
}

extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}
extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}
