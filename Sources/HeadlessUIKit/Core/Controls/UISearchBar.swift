public import Foundation

/// A field for a search, with buttons.
open class UISearchBar: UIView {
  override var placesSubviewsItself: Bool { true }
  /// How the bar looks; iOS 7.0 and later.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Who is told and asked; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in which the user types; iOS 13.0 and later.
  open var searchTextField: UISearchTextField {
    requires("searchTextField", since: 13.0, ownSearchTextField)
  }
  final let ownSearchTextField = UISearchTextField(of: ())
  /// A line of text above the field; nil for none.
  open var prompt: String? {
    didSet { keptLook("UISearchBar.prompt", oldValue, prompt) }
  }
  /// Whether there is a cancel button.
  open var showsCancelButton = false { didSet { placeField() } }
  /// Whether there is one while its controller searches.
  final var isCancellable = false { didSet { placeField() } }
  private lazy var cancelButton = SearchBarCancelButton(of: self)
  /// What the cancel button says.
  final var cancelText: String? {
    get { cancelButton.title(for: .normal) }
    set { cancelButton.setTitle(newValue, for: .normal) }
  }
  /// The cancel button, if there is one.
  final var cancelButtonShown: UIButton? {
    showsCancelButton || isCancellable ? cancelButton : nil
  }
  /// Whether there is a bookmark button at the end of the field while that is empty (rule 751).
  open var showsBookmarkButton = false { didSet { placeField() } }
  private lazy var bookmarkButton = SearchBarBookmarkButton(of: self)
  /// Whether the buttons for scopes are shown without a search, too (rule 593).
  open var showsScopeBar: Bool {
    get { requires("showsScopeBar", since: 3.0, ownShowsScopeBar) }
    set { ownShowsScopeBar = requires("setShowsScopeBar:", since: 3.0, newValue) }
  }
  final var ownShowsScopeBar = false { didSet { placeScopes() } }
  /// Whether its controller searches, and shows the scopes meanwhile.
  final var isInSearch = false { didSet { placeScopes() } }
  final lazy var scopes = SearchBarScopes(of: self)
  /// The texts of the buttons for scopes; nil for none (rule 593).
  open var scopeButtonTitles: [String]? {
    get { requires("scopeButtonTitles", since: 3.0, ownScopeButtonTitles) }
    set { ownScopeButtonTitles = requires("setScopeButtonTitles:", since: 3.0, newValue) }
  }
  final var ownScopeButtonTitles: [String]? { didSet { placeScopes() } }
  /// The number of the selected scope, from 0.
  open var selectedScopeButtonIndex: Int {
    get { requires("selectedScopeButtonIndex", since: 3.0, ownSelectedScopeButtonIndex) }
    set {
      ownSelectedScopeButtonIndex = requires("setSelectedScopeButtonIndex:", since: 3.0, newValue)
    }
  }
  final var ownSelectedScopeButtonIndex = 0 { didSet { placeScopes() } }
  /// How the bar looks. Has no effect here.
  open var searchBarStyle: Style {
    get { requires("searchBarStyle", since: 7.0, ownSearchBarStyle) }
    set { ownSearchBarStyle = requires("setSearchBarStyle:", since: 7.0, newValue) }
  }
  final var ownSearchBarStyle = Style.default {
    didSet {
      keptLook("UISearchBar.searchBarStyle", oldValue, ownSearchBarStyle)
      customizes(\UISearchBar.searchBarStyle, ownSearchBarStyle)
    }
  }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet { customizes(\UISearchBar.barStyle, barStyle) }
  }
  /// The color of the bar itself; nil for that of the style.
  open var barTintColor: UIColor? {
    get { requires("barTintColor", since: 7.0, ownBarTintColor) }
    set { ownBarTintColor = requires("setBarTintColor:", since: 7.0, newValue) }
  }
  final var ownBarTintColor: UIColor? {
    didSet {
      customizes(\UISearchBar.barTintColor, ownBarTintColor)
    }
  }
  /// Whether what is behind the bar shines through. Has no effect here.
  open var isTranslucent: Bool {
    get { requires("isTranslucent", since: 3.0, ownTranslucent) }
    set { ownTranslucent = requires("setTranslucent:", since: 3.0, newValue) }
  }
  final var ownTranslucent = true {
    didSet { keptLook("UISearchBar.isTranslucent", oldValue, ownTranslucent) }
  }
  /// The picture behind everything else; nil for none. Has no effect here.
  open var backgroundImage: UIImage? {
    get { requires("backgroundImage", since: 5.0, ownBackgroundImage) }
    set { ownBackgroundImage = requires("setBackgroundImage:", since: 5.0, newValue) }
  }
  final var ownBackgroundImage: UIImage? {
    didSet {
      keptLook("UISearchBar.backgroundImage", oldValue, ownBackgroundImage)
      customizes(\UISearchBar.backgroundImage, ownBackgroundImage)
    }
  }
  /// The text; nil for none.
  open var text: String? {
    get { ownSearchTextField.text }
    set {
      let old = ownSearchTextField.text ?? ""
      ownSearchTextField.text = newValue
      placeField()
      if old != newValue ?? "" { onReplacement?() }
    }
  }
  /// The text that is shown while there is none; nil for none.
  open var placeholder: String? {
    get { ownSearchTextField.placeholder }
    set { ownSearchTextField.placeholder = newValue }
  }
  /// Which keyboard is shown.
  open var keyboardType: UIKeyboardType {
    get { ownSearchTextField.keyboardType }
    set { ownSearchTextField.keyboardType = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { ownSearchTextField.returnKeyType }
    set { ownSearchTextField.returnKeyType = newValue }
  }
  /// Which letters become capitals by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { ownSearchTextField.autocapitalizationType }
    set { ownSearchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { ownSearchTextField.autocorrectionType }
    set { ownSearchTextField.autocorrectionType = newValue }
  }
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = true {
    didSet {
      declaredOnly(
        "UISearchBar.enablesReturnKeyAutomatically", oldValue, enablesReturnKeyAutomatically)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptField()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareToBeRead() { adoptField() }

  /// Creates a search bar with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  private func adoptField() {
    insert(ownSearchTextField, at: 0)
    ownSearchTextField.bar = self
    // Rule 753.
    ownSearchTextField.clearButtonMode = .always
    placeField()
  }

  private func placeField() {
    let hasCancel = showsCancelButton || isCancellable
    let width = hasCancel ? Self.cancelWidth : 0
    let height = max(0, drawnBounds.height - heightOfScopes - 20)
    ownSearchTextField.drawnFrame = CGRect(
      x: 8, y: 10, width: max(0, drawnBounds.width - 16 - width), height: height)
    if hasCancel {
      if cancelButton.drawnSuperview !== self { insert(cancelButton, at: drawnSubviews.count) }
      cancelButton.drawnFrame = CGRect(
        x: drawnBounds.width - 8 - width, y: 10, width: width, height: height)
    } else if drawnSubviews.count > 1 {
      cancelButton.detach()
    }
    placeBookmark()
    layOutScopes()
  }

  private func placeBookmark() {
    guard showsBookmarkButton, (text ?? "").isEmpty else {
      if drawnSubviews.count > 1 { bookmarkButton.detach() }
      return
    }
    let field = ownSearchTextField.drawnFrame
    if bookmarkButton.drawnSuperview !== self { insert(bookmarkButton, at: 1) }
    bookmarkButton.drawnFrame = CGRect(
      x: field.maxX - field.height, y: field.minY, width: field.height, height: field.height)
  }

  /// In points.
  private static let cancelWidth: CGFloat = 64

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeField()
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard requires("setShowsCancelButton:animated:", since: 3.0) else { return }
    self.showsCancelButton = showsCancelButton
  }
  /// Sets one of the bar's images for that state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    requires("setImage:forSearchBarIcon:state:", since: 5.0)
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { ownSearchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !waitsForWindow else { return false }
    return ownSearchTextField.becomeFirstResponder()
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return giveUpFirstResponder() }
    return ownSearchTextField.resignFirstResponder()
  }

  /// The field is to be edited, whoever wants it: the delegate is asked and told (rule 729).
  fileprivate func beginEditing(_ begin: () -> Bool) -> Bool {
    guard ask("searchBarShouldBeginEditing(_:)", { $0.searchBarShouldBeginEditing(self) }), begin()
    else { return false }
    tell("searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing(self) }
    onBegin?()
    return true
  }

  /// The field is to be edited no longer; where a view ends the editing by force, the answer does not matter.
  fileprivate func endEditing(_ end: () -> Bool) -> Bool {
    let mayEnd = ask("searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing(self) }
    guard Simulator.current.keyboard.mayEnd(ownSearchTextField, wants: mayEnd), end() else {
      return false
    }
    tell("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing(self) }
    return true
  }

  /// The text is another one: the delegate and the search hear of it.
  final func tellOfText() {
    placeField()
    let text = text ?? ""
    tell("searchBar(_:textDidChange:)", with: ["\"\(text)\""]) {
      $0.searchBar(self, textDidChange: text)
    }
    onChange?()
  }

  /// A person types into the field.
  package final func type(_ typed: String) {
    guard !Simulator.current.isDead, isFirstResponder || becomeFirstResponder() else { return }
    for key in typed {
      let length = ((text ?? "") as NSString).length
      let isDelete = key == UITextField.deleteKey
      let range = NSRange(
        location: isDelete ? max(0, length - 1) : length, length: isDelete ? min(1, length) : 0)
      let replacement = isDelete ? "" : String(key)
      guard
        ask(
          "searchBar(_:shouldChangeTextIn:replacementText:)",
          with: ["\(range)", "\"\(replacement)\""],
          { $0.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) }),
        ownSearchTextField.press(key)
      else { continue }
      tellOfText()
    }
  }
  /// Puts in what was copied, once the delegate has agreed (rule 1145).
  final func put(in text: String) {
    let range = ownSearchTextField.selectedTextRange?.range ?? NSRange(location: 0, length: 0)
    guard
      ask(
        "searchBar(_:shouldChangeTextIn:replacementText:)", with: ["\(range)", "\"\(text)\""],
        { $0.searchBar(self, shouldChangeTextIn: range, replacementText: text) }),
      ownSearchTextField.putInside(text)
    else { return }
    tellOfText()
  }
  final var onChange: (() -> Void)?
  final var onBegin: (() -> Void)?
  /// What is shown above the keyboard while the user types; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { ownSearchTextField.inputAccessoryView }
    set { ownSearchTextField.inputAccessoryView = newValue }
  }
  final var onCancel: (() -> Void)?
  final var onScope: (() -> Void)?
  /// Hears of another scope before the delegate does (rule 1067).
  final var onChoice: (() -> Void)?
  /// Hears that code has set another text (rule 1067).
  final var onReplacement: (() -> Void)?

  /// A person taps the cancel button.
  fileprivate func cancel() {
    guard !Simulator.current.isDead else { return }
    tell("searchBarCancelButtonClicked(_:)") { $0.searchBarCancelButtonClicked(self) }
    onCancel?()
  }

  /// A person taps the bookmark button.
  fileprivate func tapBookmark() {
    guard !Simulator.current.isDead else { return }
    tell("searchBarBookmarkButtonClicked(_:)") { $0.searchBarBookmarkButtonClicked(self) }
  }

  /// A person presses the search key.
  package final func pressSearch() {
    guard !Simulator.current.isDead else { return }
    tell("searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked(self) }
  }

  final func tell(
    _ name: String, with more: [String] = [], _ call: (any UISearchBarDelegate) -> Void
  ) {
    Simulator.current.tell(delegate, name, [Simulator.current.name(of: self)] + more, call)
  }

  private func ask(
    _ name: String, with more: [String] = [], _ call: (any UISearchBarDelegate) -> Bool
  ) -> Bool {
    Simulator.current.ask(delegate, name, [Simulator.current.name(of: self)] + more, call)
  }

  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: size.width, height: naturalHeight)
  }
  override class var ownTintSince: Double { 2.0 }
  package final override var renderedKind: String { "UISearchBar" }
  package final override func drawnBar(atEdge: Bool) -> DrawnBar? {
    DrawnBar(color: ownBarTintColor, style: barStyle)
  }

  /// Which picture of the bar is meant.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

/// The button at the end of a search bar.
private final class SearchBarCancelButton: UIButton {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    setTitle("Cancel", for: .normal)
  }
  required init?(coder: NSCoder) { nil }

  override func touchedUp(_ event: UIEvent?) {
    super.touchedUp(event)
    bar?.cancel()
  }
}

/// The button at the end of a search bar's field.
private final class SearchBarBookmarkButton: UIButton {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    accessibility.label = "Bookmarks"
  }
  required init?(coder: NSCoder) { nil }

  override func touchedUp(_ event: UIEvent?) {
    super.touchedUp(event)
    bar?.tapBookmark()
  }
}

/// The field in a search bar; iOS 13.0 and later.
open class UISearchTextField: UITextField {
  /// The bar that has it; nil for a field of the app's own.
  fileprivate final weak var bar: UISearchBar?

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let bar, !isFirstResponder, !waitsForWindow else { return super.becomeFirstResponder() }
    return bar.beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let bar, isFirstResponder else { return super.resignFirstResponder() }
    return bar.endEditing { super.resignFirstResponder() }
  }
  final override func tellOfClearing() { bar?.tellOfText() }

  /// The field that every search bar has, also before iOS 13.
  init(of bar: Void) { super.init(frame: .zero) }
  public override init(frame: CGRect) {
    Self.requiresClass(since: 13.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 13.0)
    super.init(coder: coder)
  }
}

/// Hears what is done with a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the user may begin to type.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The user begins to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the user may stop typing.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The user has stopped typing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether what was typed may be put in.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has tapped the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user has tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// The button for earlier results was touched. iOS 3.2 and later.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// The default for a type that does not implement this member.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { isMissing() }
}

extension UISearchBarDelegate {
  /// The default for a type that does not implement this member.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { isMissing() }
}
