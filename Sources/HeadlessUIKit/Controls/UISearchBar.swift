public import Foundation

/// A field for a search, with buttons.
open class UISearchBar: UIView {
  /// How the bar looks; iOS 7.0 and later.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  /// iOS 13.0 and later.
  public let searchTextField = UISearchTextField(frame: .zero)
  open var prompt: String?
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var enablesReturnKeyAutomatically = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptField()
  }

  public convenience init() { self.init(frame: .zero) }

  private func adoptField() {
    searchTextField.drawnFrame = drawnBounds.insetBy(dx: 8, dy: 10)
    searchTextField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(searchTextField, at: 0)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true,
      searchTextField.becomeFirstResponder()
    else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true,
      searchTextField.resignFirstResponder()
    else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// A person types into the field.
  package final func type(_ typed: String) {
    guard !Simulator.current.isDead, isFirstResponder || becomeFirstResponder() else { return }
    searchTextField.type(typed)
    delegate?.searchBar(self, textDidChange: text ?? "")
    onChange?()
  }
  final var onChange: (() -> Void)?

  /// A person presses the search key.
  package final func pressSearch() {
    guard !Simulator.current.isDead else { return }
    delegate?.searchBarSearchButtonClicked(self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
  package final override var renderedKind: String { "UISearchBar" }

  /// Which picture of the bar is meant.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

/// The field in a search bar; iOS 13.0 and later.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Hears what is done with a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
