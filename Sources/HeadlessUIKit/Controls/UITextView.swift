public import Foundation

/// A text of many lines that scrolls and may be edited.
open class UITextView: UIScrollView, UITextInputTraits {
  private var drawnText = ""
  private var ownAttributedText: NSAttributedString?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open var text: String! {
    get { drawnText }
    set {
      drawnText = newValue ?? ""
      ownAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// iOS 6.0 and later.
  open var attributedText: NSAttributedString! {
    get { ownAttributedText ?? NSAttributedString(string: drawnText) }
    set {
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// iOS 7.0 and later.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// iOS 7.0 and later.
  public let textContainer = NSTextContainer()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open func scrollRangeToVisible(_ range: NSRange) {}
  open var hasText: Bool { !drawnText.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// A person types into the text, at its end.
  package final func type(_ typed: String) {
    guard isEditable, !Simulator.current.isDead, isFirstResponder || becomeFirstResponder() else {
      return
    }
    let end = NSRange(location: (drawnText as NSString).length, length: 0)
    guard textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: typed) ?? true
    else { return }
    text = drawnText + typed
    textDelegate?.textViewDidChange(self)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(drawnBounds.size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let em = font?.pointSize ?? 12
    let room = max(1, size.width - textContainerInset.left - textContainerInset.right - 10)
    let perLine = max(1, Int(room / (em / 2)))
    let lines = drawnText.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, ($1.count + perLine - 1) / perLine) }
    return CGSize(
      width: size.width,
      height: (CGFloat(max(lines, 1)) * em * 1.2).rounded(.up) + textContainerInset.top
        + textContainerInset.bottom)
  }

  package final override var renderedText: String? { drawnText }
  package final override var renderedKind: String { "UITextView" }

  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

/// The room that a text is set in; iOS 7.0 and later.
public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var size = CGSize.zero
  public override init() { super.init() }
}

/// Hears and decides what happens in a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
