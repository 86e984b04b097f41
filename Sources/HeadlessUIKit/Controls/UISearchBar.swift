public import Foundation

/// A field for a search, with buttons.
open class UISearchBar: UIView {
  /// How the bar looks; iOS 7.0 and later.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  /// iOS 13.0 and later.
  public var searchTextField: UISearchTextField {
    requires("searchTextField", since: 13.0, ownSearchTextField)
  }
  final let ownSearchTextField = UISearchTextField(of: ())
  open var prompt: String?
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsScopeBar: Bool {
    get { requires("showsScopeBar", since: 3.0, ownShowsScopeBar) }
    set {
      ownShowsScopeBar = requires("setShowsScopeBar:", since: 3.0, newValue)
      if newValue {
        Simulator.current.unimplemented(
          "UISearchBar.showsScopeBar", "the scope bar is not shown.")
      }
    }
  }
  final var ownShowsScopeBar = false
  open var scopeButtonTitles: [String]? {
    get { requires("scopeButtonTitles", since: 3.0, ownScopeButtonTitles) }
    set { ownScopeButtonTitles = requires("setScopeButtonTitles:", since: 3.0, newValue) }
  }
  final var ownScopeButtonTitles: [String]?
  open var selectedScopeButtonIndex: Int {
    get { requires("selectedScopeButtonIndex", since: 3.0, ownSelectedScopeButtonIndex) }
    set {
      ownSelectedScopeButtonIndex = requires("setSelectedScopeButtonIndex:", since: 3.0, newValue)
    }
  }
  final var ownSelectedScopeButtonIndex = 0
  open var searchBarStyle: Style {
    get { requires("searchBarStyle", since: 7.0, ownSearchBarStyle) }
    set { ownSearchBarStyle = requires("setSearchBarStyle:", since: 7.0, newValue) }
  }
  final var ownSearchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? {
    get { requires("barTintColor", since: 7.0, ownBarTintColor) }
    set { ownBarTintColor = requires("setBarTintColor:", since: 7.0, newValue) }
  }
  final var ownBarTintColor: UIColor?
  open var isTranslucent: Bool {
    get { requires("isTranslucent", since: 3.0, ownTranslucent) }
    set { ownTranslucent = requires("setTranslucent:", since: 3.0, newValue) }
  }
  final var ownTranslucent = true
  open var backgroundImage: UIImage? {
    get { requires("backgroundImage", since: 5.0, ownBackgroundImage) }
    set { ownBackgroundImage = requires("setBackgroundImage:", since: 5.0, newValue) }
  }
  final var ownBackgroundImage: UIImage?
  open var text: String? {
    get { ownSearchTextField.text }
    set { ownSearchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { ownSearchTextField.placeholder }
    set { ownSearchTextField.placeholder = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { ownSearchTextField.keyboardType }
    set { ownSearchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { ownSearchTextField.returnKeyType }
    set { ownSearchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { ownSearchTextField.autocapitalizationType }
    set { ownSearchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { ownSearchTextField.autocorrectionType }
    set { ownSearchTextField.autocorrectionType = newValue }
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
    ownSearchTextField.drawnFrame = drawnBounds.insetBy(dx: 8, dy: 10)
    ownSearchTextField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(ownSearchTextField, at: 0)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard requires("setShowsCancelButton:animated:", since: 3.0) else { return }
    self.showsCancelButton = showsCancelButton
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    requires("setImage:forSearchBarIcon:state:", since: 5.0)
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { ownSearchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true,
      ownSearchTextField.becomeFirstResponder()
    else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true,
      ownSearchTextField.resignFirstResponder()
    else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// A person types into the field.
  package final func type(_ typed: String) {
    guard !Simulator.current.isDead, isFirstResponder || becomeFirstResponder() else { return }
    ownSearchTextField.type(typed)
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
  /// The field that every search bar has, also before iOS 13.
  init(of bar: Void) { super.init(frame: .zero) }
  public override init(frame: CGRect) {
    Self.requiresClass(since: 13.0)
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 13.0)
    super.init(coder: coder)
  }
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
