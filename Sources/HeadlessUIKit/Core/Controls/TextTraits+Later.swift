import Foundation

/// Whether the keyboard proposes how a line goes on; iOS 17.0 and later.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether the system helps with a text; iOS 18.0 and later.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Not at all; as it likes; wholly; in a panel of its own.
  case none = -1
  /// As the system likes; wholly; in a panel of its own.
  case `default` = 0, complete, limited
}

extension UITextField {
  /// Whether the keyboard proposes how a line goes on; iOS 17.0 and later.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { self[unused: "UITextField.inlinePredictionType", since: 17.0, usual: .default] }
    set {
      self[unused: "UITextField.inlinePredictionType", since: 17.0, usual: .default] = newValue
    }
  }
  /// Whether the system helps with the text; iOS 18.0 and later.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { self[unused: "UITextField.writingToolsBehavior", since: 18.0, usual: .default] }
    set {
      self[unused: "UITextField.writingToolsBehavior", since: 18.0, usual: .default] = newValue
    }
  }
}

extension UITextView {
  /// The line around a text view; iOS 17.0 and later.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  /// The line around it; iOS 17.0 and later.
  public var borderStyle: BorderStyle {
    get { self[look: "UITextView.borderStyle", since: 17.0, usual: .none] }
    set { self[look: "UITextView.borderStyle", since: 17.0, usual: .none] = newValue }
  }
  /// Whether the keyboard proposes how a line goes on; iOS 17.0 and later.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { self[unused: "UITextView.inlinePredictionType", since: 17.0, usual: .default] }
    set { self[unused: "UITextView.inlinePredictionType", since: 17.0, usual: .default] = newValue }
  }
  /// Whether the system helps with the text; iOS 18.0 and later.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { self[unused: "UITextView.writingToolsBehavior", since: 18.0, usual: .default] }
    set { self[unused: "UITextView.writingToolsBehavior", since: 18.0, usual: .default] = newValue }
  }
  /// Makes one; which of UIKit's machines lays its text out makes no difference here. iOS 16.0 and later.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    requires("textViewUsingTextLayoutManager:", since: 16.0)
  }
}
