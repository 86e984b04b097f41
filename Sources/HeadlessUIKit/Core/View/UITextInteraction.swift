public import Foundation

/// The gestures by which a text is edited, for a view of the app's own; iOS 13.0 and later. They do nothing here.
open class UITextInteraction: NSObject, UIInteraction {
  /// Who decides; held weakly.
  open weak var delegate: (any UITextInteractionDelegate)? {
    didSet { declaredOnly("UITextInteraction.delegate", oldValue as Any?, delegate as Any?) }
  }
  /// The text that is edited; held weakly.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { declaredOnly("UITextInteraction.textInput", oldValue as Any?, textInput as Any?) }
  }
  /// Whether the text can be changed.
  public final let textInteractionMode: UITextInteractionMode
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Its recognisers that others may have to wait for; none here.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  /// Makes one for a text that can be changed, or only selected.
  public init(for mode: UITextInteractionMode) {
    Self.requiresClass(since: 13.0)
    textInteractionMode = mode
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Whether a text can be changed; iOS 13.0 and later.
public enum UITextInteractionMode: Int, Sendable {
  /// It can be changed; it can only be selected.
  case editable, nonEditable
}

/// Decides about the gestures in a text; iOS 13.0 and later.
@MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a gesture may begin at a place.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A gesture begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// A gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}
extension UITextInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// The default for a type that does not implement this member.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Hears how a text changes that is not the system's own; iOS 3.2 and later.
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Another selection is about to come.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another selection has come.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

extension UITextInput where Self: UIResponder {
  /// Who hears how the text changes: the keyboard, which follows it by itself here; held weakly. iOS 3.2 and
  /// later.
  public var inputDelegate: (any UITextInputDelegate)? {
    get {
      (self[unused: "UITextInput.inputDelegate", since: 3.2] as WeakReference<AnyObject>?)?
        .object as? any UITextInputDelegate
    }
    set {
      self[unused: "UITextInput.inputDelegate", since: 3.2] = newValue.map {
        WeakReference<AnyObject>(object: $0)
      }
    }
  }
}
