public import Foundation

/// A line of text that a person edits.
open class UITextField: UIControl, UITextInputTraits {
  /// How the border looks.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Who is told and asked; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  private var drawnText = ""
  private var ownAttributedText: NSAttributedString?
  /// What is selected, in UTF-16: nothing at the end of the text until the app or the user says otherwise.
  private var ownSelectedRange = NSRange(location: 0, length: 0)
  /// Whether the room of the text is being found by the views beside it.
  final var asksForSides = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// Whether it is being edited.
  open private(set) var isEditing = false {
    didSet {
      if leftView != nil || rightView != nil { sidesChanged() }
      placesChanged()
    }
  }

  /// The text; nil for none.
  open var text: String? {
    get { drawnText }
    set { put(newValue ?? "", nil) }
  }
  /// Takes a text without asking the properties that a class of the app's may have (rule 1258).
  private func put(_ text: String, _ attributed: NSAttributedString?) {
    drawnText = text
    ownSelectedRange = NSRange(location: (drawnText as NSString).length, length: 0)
    ownAttributedText = attributed
    invalidateLayoutOfGroup()
    placesChanged()
    announce("text", of: self)
  }
  /// The text with its attributes; nil for none.
  open var attributedText: NSAttributedString? {
    get {
      requires(
        "attributedText", since: 6.0, ownAttributedText ?? NSAttributedString(string: drawnText))
    }
    set {
      guard requires("setAttributedText:", since: 6.0) else { return }
      put(newValue?.string ?? "", newValue)
      adoptLook(of: newValue)
    }
  }
  /// What is said of the first letter is said of the field (rule 591).
  private func adoptLook(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let look = text.attributes(at: 0, effectiveRange: nil)
    if let font = look[.font] as? UIFont { ownFont = font }
    if let color = look[.foregroundColor] as? UIColor { ownTextColor = color }
    if let style = look[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }
  /// The text that is shown while there is none; nil for none.
  open var placeholder: String? {
    get { drawnPlaceholder }
    set { drawnPlaceholder = newValue }
  }
  private var drawnPlaceholder: String? {
    didSet {
      invalidateLayoutOfGroup()
      placesChanged()
    }
  }
  /// What apps reach by the key `placeholderLabel`; it is not what is drawn (rule 865).
  final lazy var placeholderLabel = UILabel()
  /// The placeholder with its attributes; nil for the plain one.
  open var attributedPlaceholder: NSAttributedString? {
    get { requires("attributedPlaceholder", since: 6.0, ownAttributedPlaceholder) }
    set { ownAttributedPlaceholder = requires("setAttributedPlaceholder:", since: 6.0, newValue) }
  }
  final var ownAttributedPlaceholder: NSAttributedString? {
    didSet { drawnPlaceholder = ownAttributedPlaceholder?.string }
  }
  /// The font of the text.
  open var font: UIFont? {
    get { ownFont }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont? = .systemFont(ofSize: 17) {
    didSet { customizes(\UITextField.font, ownFont) }
  }
  /// The color of the text.
  open var textColor: UIColor? {
    get { ownTextColor }
    set { ownTextColor = newValue }
  }
  private var ownTextColor: UIColor? = .usualForText {
    didSet { customizes(\UITextField.textColor, ownTextColor) }
  }
  /// How the lines are aligned.
  open var textAlignment = NSTextAlignment.usual
  /// How the border looks.
  open var borderStyle = BorderStyle.none
  /// When there is a button that removes the text.
  open var clearButtonMode = ViewMode.never
  /// Whether the text goes away when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the font becomes smaller for a text that is too long.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      keptLook("UITextField.adjustsFontSizeToFitWidth", oldValue, adjustsFontSizeToFitWidth)
    }
  }
  /// How small the font may become, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { keptLook("UITextField.minimumFontSize", oldValue, minimumFontSize) }
  }
  /// Whether the font follows the size of text that the user has chosen.
  open var adjustsFontForContentSizeCategory: Bool {
    get {
      requires(
        "adjustsFontForContentSizeCategory", since: 10.0, ownAdjustsFontForContentSizeCategory)
    }
    set {
      ownAdjustsFontForContentSizeCategory = requires(
        "setAdjustsFontForContentSizeCategory:", since: 10.0, newValue)
    }
  }
  final var ownAdjustsFontForContentSizeCategory = false {
    didSet {
      keptLook(
        "UITextField.adjustsFontForContentSizeCategory", oldValue,
        ownAdjustsFontForContentSizeCategory)
    }
  }
  /// A view at the left end; nil for none.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }
  /// When the view at the left end is shown.
  open var leftViewMode = ViewMode.never {
    didSet { sidesChanged() }
  }
  /// A view at the right end; nil for none.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }
  /// When the view at the right end is shown.
  open var rightViewMode = ViewMode.never {
    didSet { sidesChanged() }
  }
  /// The picture behind the text; nil for none.
  open var background: UIImage?
  /// How the text is drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { requires("defaultTextAttributes", since: 7.0, ownDefaultTextAttributes) }
    set { ownDefaultTextAttributes = requires("setDefaultTextAttributes:", since: 7.0, newValue) }
  }
  final var ownDefaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { keptLook("UITextField.defaultTextAttributes", oldValue, ownDefaultTextAttributes) }
  }

  // MARK: How it is typed

  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals by themselves.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { requires("spellCheckingType", since: 5.0, ownSpellCheckingType) }
    set { ownSpellCheckingType = requires("setSpellCheckingType:", since: 5.0, newValue) }
  }
  final var ownSpellCheckingType = UITextSpellCheckingType.default {
    didSet { declaredOnly("UITextField.spellCheckingType", oldValue, ownSpellCheckingType) }
  }
  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet {
      keptLook("UITextField.keyboardAppearance", oldValue, keyboardAppearance)
      customizes(\UITextField.keyboardAppearance, keyboardAppearance)
    }
  }
  /// Whether the text is hidden while it is typed.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry, !oldValue, isEditing { losesTextToNextKey = true } }
  }
  /// Whether the next key takes away the hidden text that was there before (rule 723).
  private final var losesTextToNextKey = false
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = false {
    didSet {
      declaredOnly(
        "UITextField.enablesReturnKeyAutomatically", oldValue, enablesReturnKeyAutomatically)
    }
  }
  /// What is to be typed, for what the system offers; nil for anything.
  open var textContentType: UITextContentType! {
    get { requires("textContentType", since: 10.0, ownTextContentType) }
    set { ownTextContentType = requires("setTextContentType:", since: 10.0, newValue) }
  }
  final var ownTextContentType: UITextContentType! {
    didSet { declaredOnly("UITextField.textContentType", oldValue, ownTextContentType) }
  }
  open override var inputView: UIView? {
    get { requires("inputView", since: 3.2, ownInputView) }
    set {
      guard requires("setInputView:", since: 3.2) else { return }
      ownInputView = newValue
    }
  }
  open override var inputAccessoryView: UIView? {
    get { requires("inputAccessoryView", since: 3.2, ownInputAccessoryView) }
    set {
      guard requires("setInputAccessoryView:", since: 3.2) else { return }
      ownInputAccessoryView = newValue
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a text field with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    askForPlaces()
  }

  final override func drawOwnParts() {
    guard !isEditing else { return }
    if !drawnText.isEmpty {
      drawText(in: textRect(forBounds: bounds))
    } else if placeholder?.isEmpty == false {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  // MARK: Editing

  /// Asks the delegate too (rule 1278).
  open override var canBecomeFirstResponder: Bool { isEnabled && asksToBegin() }

  final var hasAskedToBegin = false
  final func delegateLetsBegin() -> Bool {
    ask("textFieldShouldBeginEditing(_:)") { $0.textFieldShouldBeginEditing(self) }
  }

  final override var isTextInput: Bool { true }

  /// Empties the field if it wants that, and its delegate does not object (rule 744).
  private func clearAtBegin() {
    guard clearsOnBeginEditing, !drawnText.isEmpty,
      ask("textFieldShouldClear(_:)", { $0.textFieldShouldClear(self) })
    else { return }
    text = ""
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !waitsForWindow, mayBegin() else { return false }
    let keyboard = Simulator.current.keyboard
    keyboard.agreed = self
    defer { keyboard.agreed = nil }
    // A field says that it is edited before the keyboard comes (rule 269).
    let hasBegun = keyboard.whileChanging {
      guard super.becomeFirstResponder() else { return false }
      isEditing = true
      losesTextToNextKey = isSecureTextEntry
      clearAtBegin()
      tellDelegate("textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
      sendActions(for: .editingDidBegin)
      tell(UITextField.textDidBeginEditingNotification)
      return true
    }
    keyboard.follow()
    return hasBegun
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return giveUpFirstResponder() }
    let keyboard = Simulator.current.keyboard
    let mayEnd = ask("textFieldShouldEndEditing(_:)") { $0.textFieldShouldEndEditing(self) }
    guard keyboard.mayEnd(self, wants: mayEnd) else { return false }
    let hasEnded = keyboard.whileChanging {
      guard super.resignFirstResponder() else { return false }
      isEditing = false
      tellEndOfEditing()
      sendActions(for: .editingDidEnd)
      tell(UITextField.textDidEndEditingNotification)
      return true
    }
    keyboard.follow()
    return hasEnded
  }

  private func tellEndOfEditing() {
    let simulator = Simulator.current!
    if let delegate, simulator.has(.fieldsSayWhyTheyEnd),
      simulator.tellOptional(
        "textFieldDidEndEditing(_:reason:)", of: delegate, [simulator.name(of: self), "committed"],
        { delegate.textFieldDidEndEditing(self, reason: .committed) }) != nil
    {
      return
    }
    tellDelegate("textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(self) }
  }

  private func tellDelegate(_ name: String, _ call: (any UITextFieldDelegate) -> Void) {
    Simulator.current.tell(delegate, name, [Simulator.current.name(of: self)], call)
  }

  private func ask(
    _ name: String, with more: [String] = [], _ call: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    Simulator.current.ask(delegate, name, [Simulator.current.name(of: self)] + more, call)
  }

  private func tell(_ name: Notification.Name) {
    Simulator.current.notificationCenter.postWhereHeard(name, object: self)
  }

  final override func touchedUp(_ event: UIEvent?) {
    if let place = placeOfTouch(event), showsClearButton, ownsTouchOnClearButton(at: place) {
      pressClear()
      return
    }
    let wasEditing = isEditing
    // What begins to edit takes the touch away from the control (rule 955).
    send(.touchCancel, event)
    becomeFirstResponder()
    // The first touch leaves the caret behind the text (rule 928).
    guard wasEditing, isEditing, deviceNumber >= 3.2,
      let touch = event?.fingers.first(where: { $0.view === self }),
      let place = closestPosition(to: touch.location(in: self))
    else { return }
    selectedTextRange = selection(
      byTaps: touch.tapCount, at: place, isSecure: isSecureTextEntry)
  }

  /// A person types into the field, where the caret is, one key after the other.
  package final func type(_ typed: String) {
    for key in typed { press(key) }
  }

  /// A person presses a key; the delete key takes what is selected or the letter before the caret.
  ///
  /// - Returns: Whether the text changed.
  @discardableResult
  final func press(_ key: Character) -> Bool {
    guard !Simulator.current.isDead, isEditing || becomeFirstResponder() else { return false }
    guard key == UITextField.deleteKey else {
      guard mayChange(selected, String(key)) else { return false }
      replace(selected, String(key))
      return true
    }
    let (old, range) = (drawnText, drawnText.deleted(at: selected))
    if range.length > 0, !mayChange(range, "") { return false }
    deleteBackward()
    return drawnText != old
  }

  /// Puts a text in the place of what is selected, in one line, once the delegate has agreed (rule 1145).
  final func put(in text: String) {
    if let bar = drawnSuperview as? UISearchBar { return bar.put(in: text) }
    putInside(text)
  }

  /// The same without the search bar's delegate.
  ///
  /// - Returns: Whether the delegate has agreed.
  @discardableResult
  final func putInside(_ text: String) -> Bool {
    let line = text.replacing("\n", with: " ")
    guard !Simulator.current.isDead, isEditing, mayChange(selected, line) else { return false }
    replace(selected, line)
    return true
  }

  /// Where the caret is in front of a letter, in points (rule 921).
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// The rectangles of a piece of the text, in points (rule 921).
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }

  /// Told of the delete key, in an empty field too; deletes what is selected or the letter before the caret
  /// (rules 450 and 922). The keyboard has asked the delegate before; an app that calls it asks nobody (rule 833).
  open func deleteBackward() {
    let range = drawnText.deleted(at: selected)
    if range.length > 0 { replace(range, "") }
  }

  private func mayChange(_ range: NSRange, _ replacement: String) -> Bool {
    ask(
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      with: ["\(range)", "\"\(replacement)\""],
      { $0.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) })
  }

  private func replace(_ range: NSRange, _ replacement: String) {
    let losesText = losesTextToNextKey && isSecureTextEntry
    losesTextToNextKey = false
    change(losesText ? wholeText : range, replacement)
  }

  /// What stands for the delete key among the letters that are typed.
  static let deleteKey: Character = "\u{8}"

  private func change(_ range: NSRange, _ replacement: String) {
    // The delegate may have taken another text when it was asked.
    let place = drawnText.clamped(range)
    text = (drawnText as NSString).replacingCharacters(in: place, with: replacement)
    let caret = place.location + (replacement as NSString).length
    ownSelectedRange = NSRange(location: caret, length: 0)
    if Simulator.current.has(.fieldsTellSelections) {
      tellDelegate("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection(self) }
    }
    sendActions(for: .editingChanged)
    tell(UITextField.textDidChangeNotification)
  }

  /// Whether the button that removes the text is there.
  package final var showsClearButton: Bool {
    shows(clearButtonMode) && !drawnText.isEmpty && isEnabled
  }

  /// A person presses the button that removes the text (rule 800).
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package final func pressClear() -> Bool {
    guard showsClearButton, !Simulator.current.isDead else { return false }
    guard ask("textFieldShouldClear(_:)", { $0.textFieldShouldClear(self) }) else { return true }
    change(wholeText, "")
    tellOfClearing()
    if !isEditing { becomeFirstResponder() }
    return true
  }

  /// A person has removed the text, for the field of a search bar (rule 729).
  func tellOfClearing() {}

  /// Whether a finger there means the button; a finger is thicker than it.
  private func ownsTouchOnClearButton(at place: CGPoint) -> Bool {
    clearButtonRect(forBounds: drawnBounds).insetBy(dx: -5, dy: -10).contains(place)
  }

  /// A person presses the return key.
  package final func pressReturn() {
    guard !Simulator.current.isDead, isEditing else { return }
    guard ask("textFieldShouldReturn(_:)", { $0.textFieldShouldReturn(self) }) else { return }
    // Whoever hears of the end lets the field end (rule 269).
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize") ?? sizeThatFits(.zero)
  }
  /// An estimate of the text; round corners have a least height (rule 590).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let size: CGSize = inExtension("sizeThatFits(_:)", [size]) { return size }
    let shown = drawnText.isEmpty ? placeholder ?? "" : drawnText
    let line = TextLayout.size(
      of: shown, font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
    let isRound = borderStyle == .roundedRect
    return CGSize(
      width: line.width + (isRound ? 14 : 0) + widthOfSideViews,
      height: isRound
        ? Simulator.current.fieldHeight(line.height) : (line.height + 1).rounded(.up))
  }

  /// Where the text is drawn, in points (rule 923).
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the text is edited, in points (rule 923).
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the placeholder is drawn, in points (rule 923).
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the view at the left end is, in points (rule 923).
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView.map { side($0, in: bounds, atRight: false) } ?? .zero
  }
  /// Where the view at the right end is, in points (rule 923).
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rightView.map { side($0, in: bounds, atRight: true) } ?? .zero
  }
  /// Whether there is any text.
  open var hasText: Bool { requires("hasText", since: 3.2, !drawnText.isEmpty) }

  package final override var renderedText: String? {
    drawnText.isEmpty ? placeholder : shownText
  }
  /// What is seen of the text.
  final var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: drawnText.count) : drawnText
  }
  final override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.isMadeByOneTap
  }

  package final override var renderedKind: String { "UITextField" }

  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Why editing ended; iOS 10.0 and later.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// Whether a new text takes the place of all of it; iOS 6.0 and later.
  open var clearsOnInsertion: Bool {
    get { requires("clearsOnInsertion", since: 6.0, ownClearsOnInsertion) }
    set {
      ownClearsOnInsertion = requires("setClearsOnInsertion:", since: 6.0, newValue)
    }
  }
  final var ownClearsOnInsertion: Bool = false {
    didSet { declaredOnly("UITextField.clearsOnInsertion", oldValue, ownClearsOnInsertion) }
  }
  /// Whether the user may change how the text looks; iOS 6.0 and later.
  open var allowsEditingTextAttributes: Bool {
    get { requires("allowsEditingTextAttributes", since: 6.0, ownAllowsEditingTextAttributes) }
    set {
      ownAllowsEditingTextAttributes = requires(
        "setAllowsEditingTextAttributes:", since: 6.0, newValue)
    }
  }
  final var ownAllowsEditingTextAttributes: Bool = false {
    didSet {
      declaredOnly(
        "UITextField.allowsEditingTextAttributes", oldValue, ownAllowsEditingTextAttributes)
    }
  }
  /// How the text looks that is typed next; nil for as usual. iOS 6.0 and later.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { requires("typingAttributes", since: 6.0, ownTypingAttributes) }
    set {
      ownTypingAttributes = requires("setTypingAttributes:", since: 6.0, newValue)
    }
  }
  final var ownTypingAttributes: [NSAttributedString.Key: Any]? {
    didSet { keptLook("UITextField.typingAttributes", oldValue, ownTypingAttributes) }
  }
  /// Whether quotes are made round; iOS 11.0 and later.
  open var smartQuotesType: UITextSmartQuotesType {
    get { requires("smartQuotesType", since: 11.0, ownSmartQuotesType) }
    set {
      ownSmartQuotesType = requires("setSmartQuotesType:", since: 11.0, newValue)
    }
  }
  final var ownSmartQuotesType: UITextSmartQuotesType = .default {
    didSet { declaredOnly("UITextField.smartQuotesType", oldValue, ownSmartQuotesType) }
  }
  /// Whether two hyphens become a dash; iOS 11.0 and later.
  open var smartDashesType: UITextSmartDashesType {
    get { requires("smartDashesType", since: 11.0, ownSmartDashesType) }
    set {
      ownSmartDashesType = requires("setSmartDashesType:", since: 11.0, newValue)
    }
  }
  final var ownSmartDashesType: UITextSmartDashesType = .default {
    didSet { declaredOnly("UITextField.smartDashesType", oldValue, ownSmartDashesType) }
  }
  /// Whether spaces are added and taken away around what is inserted; iOS 11.0 and later.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { requires("smartInsertDeleteType", since: 11.0, ownSmartInsertDeleteType) }
    set {
      ownSmartInsertDeleteType = requires("setSmartInsertDeleteType:", since: 11.0, newValue)
    }
  }
  final var ownSmartInsertDeleteType: UITextSmartInsertDeleteType = .default {
    didSet { declaredOnly("UITextField.smartInsertDeleteType", oldValue, ownSmartInsertDeleteType) }
  }
  /// Who says what is dragged out of it; held weakly. iOS 11.0 and later.
  open var textDragDelegate: (any UITextDragDelegate)? {
    get { requires("textDragDelegate", since: 11.0, ownDragDelegate) }
    set { ownDragDelegate = requires("setTextDragDelegate:", since: 11.0, newValue) }
  }
  private final weak var ownDragDelegate: (any UITextDragDelegate)? {
    didSet { declaredOnly("UITextField.textDragDelegate", oldValue, ownDragDelegate) }
  }
  /// Who says what is dropped on it; held weakly. iOS 11.0 and later.
  open var textDropDelegate: (any UITextDropDelegate)? {
    get { requires("textDropDelegate", since: 11.0, ownDropDelegate) }
    set { ownDropDelegate = requires("setTextDropDelegate:", since: 11.0, newValue) }
  }
  private final weak var ownDropDelegate: (any UITextDropDelegate)? {
    didSet { declaredOnly("UITextField.textDropDelegate", oldValue, ownDropDelegate) }
  }
  /// Who says what is pasted into it; held weakly. iOS 11.0 and later.
  open var pasteDelegate: (any UITextPasteDelegate)? {
    get { requires("pasteDelegate", since: 11.0, ownPasteDelegate) }
    set { ownPasteDelegate = requires("setPasteDelegate:", since: 11.0, newValue) }
  }
  private final weak var ownPasteDelegate: (any UITextPasteDelegate)? {
    didSet { declaredOnly("UITextField.pasteDelegate", oldValue, ownPasteDelegate) }
  }
  /// How text looks that is dragged out of it. iOS 11.0 and later.
  open var textDragOptions: UITextDragOptions {
    get { requires("textDragOptions", since: 11.0, ownDragOptions) }
    set { ownDragOptions = requires("setTextDragOptions:", since: 11.0, newValue) }
  }
  private final var ownDragOptions: UITextDragOptions = [] {
    didSet { declaredOnly("UITextField.textDragOptions", oldValue, ownDragOptions) }
  }
  /// Whether text is being dragged out of it: here none is. iOS 11.0 and later.
  open var isTextDragActive: Bool { requires("isTextDragActive", since: 11.0, false) }
  /// Whether text is over it: here none is. iOS 11.0 and later.
  open var isTextDropActive: Bool { requires("isTextDropActive", since: 11.0, false) }
  /// What lets its text be dragged; here no text is. iOS 11.0 and later.
  open var textDragInteraction: UIDragInteraction? {
    requires("textDragInteraction", since: 11.0)
    declaredOnly("UITextField.textDragInteraction")
    return nil
  }
  /// What lets texts be dropped on it; here none is. iOS 11.0 and later.
  open var textDropInteraction: UIDropInteraction? {
    requires("textDropInteraction", since: 11.0)
    declaredOnly("UITextField.textDropInteraction")
    return nil
  }
  /// What a password must be like that the system makes; nil for any. iOS 12.0 and later.
  open var passwordRules: UITextInputPasswordRules? {
    get { requires("passwordRules", since: 12.0, ownPasswordRules) }
    set {
      ownPasswordRules = requires("setPasswordRules:", since: 12.0, newValue)
    }
  }
  final var ownPasswordRules: UITextInputPasswordRules? {
    didSet { declaredOnly("UITextField.passwordRules", oldValue, ownPasswordRules) }
  }
  /// The picture behind its text while it takes no input; nil for none.
  open var disabledBackground: UIImage? {
    didSet { keptLook("UITextField.disabledBackground", oldValue, disabledBackground) }
  }
  /// Where its border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button is that clears it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Draws its text there; here labels are told by their text alone.
  open func drawText(in rect: CGRect) {}
  /// Draws the text there that stands in for an empty one.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Places in the text

  /// Puts a text in the place of what is selected; the delegate is not asked, but told (rules 833 and 922).
  open func insertText(_ text: String) { change(selected, text) }
  /// The place before the first letter.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition((_typedText as NSString).length) }
  /// What is selected; nothing changes for nil (rule 922).
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selected) }
    set {
      guard let newValue, newValue.range != ownSelectedRange else { return }
      ownSelectedRange = newValue.range
      guard Simulator.current.has(.fieldsTellSelections) else { return }
      tellDelegate("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection(self) }
    }
  }
  private var wholeText: NSRange { NSRange(location: 0, length: (drawnText as NSString).length) }
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
  open override func select(_ sender: Any?) { selectWord() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteIntoSelection() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// What is selected, as far as there is text.
  private var selected: NSRange { drawnText.clamped(ownSelectedRange) }
  /// The place so many letters from another one; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, from: position)
  }
  /// The place next to a point (rule 921).
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nextTo: point) }
  /// Where a piece of the text is in its first line, in points (rule 921).
  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range) }
  /// The letter at a point; nil for none (rule 921).
  open func characterRange(at point: CGPoint) -> UITextRange? {
    letter(at: point).map(UITextRange.init)
  }
  /// Puts another text in the place of a range; the caret stands behind it.
  open func replace(_ range: UITextRange, withText text: String) {
    put(text, into: range)
    let caret = range.range.location + (text as NSString).length
    ownSelectedRange = NSRange(location: caret, length: 0)
  }
  /// Puts in letters that are not yet decided; here they are at once.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText) }
}

/// Hears and decides what happens in a text field.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the user may begin to type.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The user begins to type.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the user may stop typing.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The user has stopped typing.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// iOS 10.0 and later; where it is missing, the one without a reason is called.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether what was typed may be put in.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection has changed; iOS 13.0 and later.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was tapped: whether the field does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu of a selected text; nil for the usual one. iOS 16.0 and later.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu of a selected text is about to show. iOS 16.0 and later.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu of a selected text is about to go. iOS 16.0 and later.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// The default for a type that does not implement this member.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func textFieldDidBeginEditing(_ textField: UITextField) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func textFieldDidEndEditing(_ textField: UITextField) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func textFieldDidChangeSelection(_ textField: UITextField) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { isMissing(answering: true) }
}

extension UITextFieldDelegate {
  /// The default for a type that does not implement this member.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { isMissing() }
}
