public import Foundation

/// A text of many lines that scrolls and may be edited.
open class UITextView: UIScrollView, UITextInputTraits {
  private var drawnText = "" { didSet { if !drawnText.isEmpty { knowsFont = true } } }
  private var ownAttributedText: NSAttributedString?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Its delegate, by the name under which a subclass of the app's overrides it.
  ///
  /// - Important: not UIKit's; see ``_CourseTypedDelegate``.
  open var _courseDelegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { take(typedDelegate: newValue) }
  }
  final override func passDelegateOn() {
    let typed = (self as UIScrollView).delegate as? any UITextViewDelegate
    if typed != nil || (self as UIScrollView).delegate == nil { _courseDelegate = typed }
  }
  /// The text; nil for none.
  open var text: String! {
    get { drawnText }
    set { put(newValue ?? "", nil) }
  }
  /// The text with its attributes; nil for none; iOS 6.0 and later.
  open var attributedText: NSAttributedString! {
    get {
      requires(
        "attributedText", since: 6.0, ownAttributedText ?? NSAttributedString(string: drawnText))
    }
    set {
      guard requires("setAttributedText:", since: 6.0) else { return }
      put(newValue?.string ?? "", newValue)
    }
  }
  /// Takes another text, and tells of the selection once all of it is in its place.
  ///
  /// - Parameters:
  ///   - edit: What of the old text went, and what came for it; nil for all of it.
  private func put(
    _ text: String, _ attributed: NSAttributedString?,
    _ edit: (range: NSRange, replacement: String)? = nil
  ) {
    if edit == nil { ownTypingAttributes = [:] }
    (drawnText, ownAttributedText) = (text, attributed)
    if let stored = storageFollows(edit) {
      (drawnText, ownAttributedText) = (stored.string, stored)
    }
    showText()
    // Typing goes on behind what came.
    let caret = edit.map { $0.range.location + ($0.replacement as NSString).length }
    ownSelectedRange = NSRange(location: caret ?? (drawnText as NSString).length, length: 0)
  }
  /// Takes what is in its storage; a caret at the end stays there.
  final func showStored(_ text: NSAttributedString) {
    let wasAtEnd = ownSelectedRange.location == (drawnText as NSString).length
    (drawnText, ownAttributedText) = (text.string, text)
    showText()
    ownSelectedRange =
      wasAtEnd ? NSRange(location: text.length, length: 0) : drawnText.clamped(ownSelectedRange)
  }
  private func showText() {
    invalidateLayoutOfGroup()
    textChanged()
    announce("text", of: self)
  }
  /// Whether its storage takes a text of the view's just now.
  final var isChangingStorage = false
  /// The text with what an app said of its parts; nil for a plain one.
  final var styledText: NSAttributedString? { ownAttributedText }
  /// The font of the text; from iOS 7 on nil as long as there was no text and nobody set one (rule 1074).
  open var font: UIFont? {
    get { knowsFont || !Simulator.current.has(.textViewsBeginWithoutFont) ? ownFont : nil }
    set {
      (ownFont, knowsFont) = (newValue, true)
      customizes(\UITextView.font, newValue)
      invalidateLayoutOfGroup()
      textChanged()
    }
  }
  /// The font with which the text is drawn.
  final var ownFont: UIFont? = .systemFont(ofSize: 12)
  /// Whether there was a text, or a font that was set.
  private var knowsFont = false
  /// The color of the text.
  open var textColor: UIColor? {
    didSet { customizes(\UITextView.textColor, textColor) }
  }
  /// How the lines are aligned.
  open var textAlignment = NSTextAlignment.usual { didSet { textChanged() } }
  /// The lines of the text by the width of the view, as long as nothing changes.
  final var keptLayouts: [CGFloat: TextLayout] = [:]
  /// The size of the content that was set last.
  final var fittedSize: CGSize?
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable: Bool {
    get { requires("isSelectable", since: 7.0, ownSelectable) }
    set { ownSelectable = requires("setSelectable:", since: 7.0, newValue) }
  }
  final var ownSelectable = true
  /// What is selected, in UTF-16; the delegate hears of a change by code too (rule 831).
  open var selectedRange: NSRange {
    get { ownSelectedRange }
    set {
      let range = drawnText.clamped(newValue)
      if range != ownSelectedRange { ownTypingAttributes = [:] }
      ownSelectedRange = range
    }
  }
  private var ownSelectedRange = NSRange(location: 0, length: 0) {
    didSet {
      guard ownSelectedRange != oldValue else { return }
      tellDelegate("textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
    }
  }
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: (drawnText as NSString).length)
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
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes: Bool {
    get { requires("allowsEditingTextAttributes", since: 6.0, ownAllowsEditingTextAttributes) }
    set {
      ownAllowsEditingTextAttributes = requires(
        "setAllowsEditingTextAttributes:", since: 6.0, newValue)
    }
  }
  final var ownAllowsEditingTextAttributes = false {
    didSet {
      declaredOnly(
        "UITextView.allowsEditingTextAttributes", oldValue, ownAllowsEditingTextAttributes)
    }
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
        "UITextView.adjustsFontForContentSizeCategory", oldValue,
        ownAdjustsFontForContentSizeCategory)
    }
  }
  /// How links are drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { requires("linkTextAttributes", since: 7.0, ownLinkTextAttributes) }
    set { ownLinkTextAttributes = requires("setLinkTextAttributes:", since: 7.0, newValue) }
  }
  final var ownLinkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { keptLook("UITextView.linkTextAttributes", oldValue, ownLinkTextAttributes) }
  }
  /// How what is typed next is drawn (rule 929).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { requires("typingAttributes", since: 6.0, attributesAtCaret) }
    set { ownTypingAttributes = requires("setTypingAttributes:", since: 6.0, newValue) }
  }
  /// What the app has set, until the selection changes; empty for nothing.
  final var ownTypingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What the app has set, or how the letter before the caret looks.
  private var attributesAtCaret: [NSAttributedString.Key: Any] {
    if !ownTypingAttributes.isEmpty { return ownTypingAttributes }
    let place = selected.location - 1
    if let ownAttributedText, place >= 0, place < ownAttributedText.length {
      return ownAttributedText.attributes(at: place, effectiveRange: nil)
    }
    var look: [NSAttributedString.Key: Any] = [:]
    look[.font] = font
    look[.foregroundColor] = textColor
    return look
  }
  /// How far the text keeps from the edges, in points; iOS 7.0 and later.
  open var textContainerInset: UIEdgeInsets {
    get { requires("textContainerInset", since: 7.0, ownTextContainerInset) }
    set { ownTextContainerInset = requires("setTextContainerInset:", since: 7.0, newValue) }
  }
  final var ownTextContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if ownTextContainerInset != oldValue { textChanged() } }
  }
  /// The space in which the text is set; iOS 7.0 and later.
  open var textContainer: NSTextContainer {
    requires("textContainer", since: 7.0, ownTextContainer)
  }
  final lazy var ownTextContainer = makeTextContainer()
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
    didSet { declaredOnly("UITextView.spellCheckingType", oldValue, ownSpellCheckingType) }
  }
  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet {
      keptLook("UITextView.keyboardAppearance", oldValue, keyboardAppearance)
      customizes(\UITextView.keyboardAppearance, keyboardAppearance)
    }
  }
  /// Whether the text is hidden while it is typed.
  open var isSecureTextEntry = false
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = false {
    didSet {
      declaredOnly(
        "UITextView.enablesReturnKeyAutomatically", oldValue, enablesReturnKeyAutomatically)
    }
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

  /// Whether the next one is made with a frame alone, which is older than containers.
  private static var isFramedAlone = false
  // UIKit makes it by the one below, which apps' classes have in place of this one (rule 1257).
  public override convenience init(frame: CGRect) {
    UITextView.isFramedAlone = true
    self.init(frame: frame, textContainer: nil)
  }
  /// Creates a text view with the given frame, in points.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let isOld = UITextView.isFramedAlone
    UITextView.isFramedAlone = false
    super.init(frame: frame)
    if !isOld { requires("initWithFrame:textContainer:", since: 7.0) }
    if let textContainer { show(textContainer) }
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a text view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  /// Scrolls until that piece of the text can be seen (rule 924).
  open func scrollRangeToVisible(_ range: NSRange) { show(drawnText.clamped(range)) }
  /// Whether there is any text.
  open var hasText: Bool { requires("hasText", since: 3.2, !drawnText.isEmpty) }
  /// Asks the delegate too, where the text can be edited (rule 1278).
  open override var canBecomeFirstResponder: Bool {
    isEditable ? asksToBegin() : ownSelectable
  }

  final var hasAskedToBegin = false
  final func delegateLetsBegin() -> Bool {
    ask("textViewShouldBeginEditing(_:)") { $0.textViewShouldBeginEditing(self) }
  }

  final override var isTextInput: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !waitsForWindow, mayBegin() else { return false }
    let keyboard = Simulator.current.keyboard
    keyboard.agreed = self
    defer { keyboard.agreed = nil }
    guard super.becomeFirstResponder() else { return false }
    // The keyboard comes before a text view says that it is edited (rule 269).
    guard isEditable else { return true }
    tellDelegate("textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
    tell(UITextView.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return giveUpFirstResponder() }
    let mayEnd =
      !isEditable || ask("textViewShouldEndEditing(_:)") { $0.textViewShouldEndEditing(self) }
    let keyboard = Simulator.current.keyboard
    guard keyboard.mayEnd(self, wants: mayEnd), super.resignFirstResponder() else {
      return false
    }
    guard isEditable else { return true }
    tellDelegate("textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
    tell(UITextView.textDidEndEditingNotification)
    return true
  }

  private func tellDelegate(_ name: String, _ call: (any UITextViewDelegate) -> Void) {
    Simulator.current.tell(textDelegate, name, [Simulator.current.name(of: self)], call)
  }

  private func ask(
    _ name: String, with more: [String] = [], _ call: (any UITextViewDelegate) -> Bool
  ) -> Bool {
    Simulator.current.ask(textDelegate, name, [Simulator.current.name(of: self)] + more, call)
  }

  private func tell(_ name: Notification.Name) {
    Simulator.current.notificationCenter.postWhereHeard(name, object: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = touches.first { $0.start.distance(to: $0.place) <= 10 }
    if let touch, followLink(at: touch.location(in: self)) { return }
    guard isEditable, becomeFirstResponder(), deviceNumber >= 3.2, let touch,
      let place = caretPlace(nextTo: touch.location(in: self))
    else { return }
    selectedTextRange = selection(byTaps: touch.tapCount, at: place)
  }

  /// A person types into the text, where the caret is, one key after the other.
  package final func type(_ typed: String) {
    for key in typed { press(key) }
  }

  private func press(_ key: Character) {
    guard isEditable, !Simulator.current.isDead, isFirstResponder || becomeFirstResponder() else {
      return
    }
    let isDelete = key == UITextField.deleteKey
    let range = isDelete ? drawnText.deleted(at: selected) : selected
    let replacement = isDelete ? "" : String(key)
    if !isDelete || range.length > 0 { guard mayChange(range, replacement) else { return } }
    if isDelete { deleteBackward() } else { change(range, replacement) }
  }

  private func mayChange(_ range: NSRange, _ replacement: String) -> Bool {
    ask(
      "textView(_:shouldChangeTextIn:replacementText:)",
      with: ["\(range)", "\"\(replacement)\""],
      { $0.textView(self, shouldChangeTextIn: range, replacementText: replacement) })
  }

  /// Puts a text in the place of what is selected, once the delegate has agreed (rule 1145).
  final func put(in text: String) {
    let range = selected
    guard isEditable, !Simulator.current.isDead, mayChange(range, text) else { return }
    change(range, text)
  }

  /// Where the caret is in front of a letter, in points (rule 921).
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// The rectangles of a piece of the text, one for each line, in points (rule 921).
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }

  /// Told of the delete key, in an empty view too; deletes what is selected or the letter before the
  /// caret (rules 450 and 821). The keyboard has asked the delegate before; an app that calls it asks nobody
  /// (rule 833).
  open func deleteBackward() {
    let range = drawnText.deleted(at: selected)
    if range.length > 0 { change(range, "") }
  }

  private func change(_ range: NSRange, _ replacement: String) {
    // The delegate may have taken another text when it was asked.
    let place = drawnText.clamped(range)
    let new = (drawnText as NSString).replacingCharacters(in: place, with: replacement)
    put(new, styled(place, replacement), (place, replacement))
    if isFirstResponder { show(selected) }
    tellDelegate("textViewDidChange(_:)") { $0.textViewDidChange(self) }
    tell(UITextView.textDidChangeNotification)
  }

  /// The text with its attributes after a change; nil for a plain one. What is typed looks as what is before it,
  /// unless the app says otherwise.
  private func styled(_ range: NSRange, _ replacement: String) -> NSAttributedString? {
    guard ownAttributedText != nil || !ownTypingAttributes.isEmpty else { return nil }
    let text = NSMutableAttributedString(
      attributedString: ownAttributedText ?? NSAttributedString(string: drawnText))
    text.replaceCharacters(in: range, with: replacement)
    let typed = NSRange(location: range.location, length: (replacement as NSString).length)
    if typed.length > 0, !ownTypingAttributes.isEmpty {
      text.setAttributes(ownTypingAttributes, range: typed)
    }
    return text
  }

  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? (isScrollEnabled ? super.intrinsicContentSize : sizeOfWholeText)
  }
  final override var breaksLines: Bool { !isScrollEnabled }
  final override func textHeight(inWidth width: CGFloat) -> CGFloat {
    widthForMeasuring = max(width, 1)
    defer { widthForMeasuring = nil }
    return intrinsicContentSize.height
  }
  /// The width that constraints came to, while its height is asked for; nil otherwise.
  private final var widthForMeasuring: CGFloat?
  /// As wide as the text wants to be, and as high as it is in the width that the view has.
  private final var sizeOfWholeText: CGSize {
    let width = widthForMeasuring ?? drawnBounds.width
    return CGSize(
      width: fittingSize(inWidth: 0).width, height: fittingSize(inWidth: width).height)
  }

  /// The size of the text with what is around it, in lines no wider than that (rule 921).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? fittingSize(inWidth: size.width)
  }

  package final override var renderedText: String? { drawnText }
  /// How its text is drawn where no part of it says otherwise, and what parts say; nil for a plain text.
  package final var drawnTextFont: UIFont? {
    guard let styledText, styledText.length > 0 else { return ownFont }
    return styledText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? ownFont
  }
  package final var drawnAttributedText: NSAttributedString? { styledText }
  package final override var drawnLines: [String]? {
    placedText.layout.texts(of: styledText?.string ?? drawnText)
  }
  package final override var renderedKind: String { "UITextView" }

  /// Posted when a text view begins to be edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when a text view is no longer edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// What of the text is made a link; iOS 3.0 and later.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { requires("dataDetectorTypes", since: 3.0, ownDataDetectorTypes) }
    set {
      ownDataDetectorTypes = requires("setDataDetectorTypes:", since: 3.0, newValue)
    }
  }
  final var ownDataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      let found: UIDataDetectorTypes = [.link, .phoneNumber]
      declaredOnly(
        "UITextView.dataDetectorTypes", oldValue.subtracting(found),
        ownDataDetectorTypes.subtracting(found))
    }
  }
  /// Whether a new text takes the place of all of it; iOS 6.0 and later.
  open var clearsOnInsertion: Bool {
    get { requires("clearsOnInsertion", since: 6.0, ownClearsOnInsertion) }
    set {
      ownClearsOnInsertion = requires("setClearsOnInsertion:", since: 6.0, newValue)
    }
  }
  final var ownClearsOnInsertion: Bool = false {
    didSet { declaredOnly("UITextView.clearsOnInsertion", oldValue, ownClearsOnInsertion) }
  }
  /// Whether quotes are made round; iOS 11.0 and later.
  open var smartQuotesType: UITextSmartQuotesType {
    get { requires("smartQuotesType", since: 11.0, ownSmartQuotesType) }
    set {
      ownSmartQuotesType = requires("setSmartQuotesType:", since: 11.0, newValue)
    }
  }
  final var ownSmartQuotesType: UITextSmartQuotesType = .default {
    didSet { declaredOnly("UITextView.smartQuotesType", oldValue, ownSmartQuotesType) }
  }
  /// Whether two hyphens become a dash; iOS 11.0 and later.
  open var smartDashesType: UITextSmartDashesType {
    get { requires("smartDashesType", since: 11.0, ownSmartDashesType) }
    set {
      ownSmartDashesType = requires("setSmartDashesType:", since: 11.0, newValue)
    }
  }
  final var ownSmartDashesType: UITextSmartDashesType = .default {
    didSet { declaredOnly("UITextView.smartDashesType", oldValue, ownSmartDashesType) }
  }
  /// Whether spaces are added and taken away around what is inserted; iOS 11.0 and later.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { requires("smartInsertDeleteType", since: 11.0, ownSmartInsertDeleteType) }
    set {
      ownSmartInsertDeleteType = requires("setSmartInsertDeleteType:", since: 11.0, newValue)
    }
  }
  final var ownSmartInsertDeleteType: UITextSmartInsertDeleteType = .default {
    didSet { declaredOnly("UITextView.smartInsertDeleteType", oldValue, ownSmartInsertDeleteType) }
  }
  /// What a password must be like that the system makes; nil for any. iOS 12.0 and later.
  open var passwordRules: UITextInputPasswordRules? {
    get { self[unused: "UITextView.passwordRules", since: 12.0] }
    set { self[unused: "UITextView.passwordRules", since: 12.0] = newValue }
  }
  /// Who says what is dragged out of it; held weakly. iOS 11.0 and later.
  open var textDragDelegate: (any UITextDragDelegate)? {
    get { requires("textDragDelegate", since: 11.0, ownDragDelegate) }
    set { ownDragDelegate = requires("setTextDragDelegate:", since: 11.0, newValue) }
  }
  private final weak var ownDragDelegate: (any UITextDragDelegate)? {
    didSet { declaredOnly("UITextView.textDragDelegate", oldValue, ownDragDelegate) }
  }
  /// Who says what is dropped on it; held weakly. iOS 11.0 and later.
  open var textDropDelegate: (any UITextDropDelegate)? {
    get { requires("textDropDelegate", since: 11.0, ownDropDelegate) }
    set { ownDropDelegate = requires("setTextDropDelegate:", since: 11.0, newValue) }
  }
  private final weak var ownDropDelegate: (any UITextDropDelegate)? {
    didSet { declaredOnly("UITextView.textDropDelegate", oldValue, ownDropDelegate) }
  }
  /// Who says what is pasted into it; held weakly. iOS 11.0 and later.
  open var pasteDelegate: (any UITextPasteDelegate)? {
    get { requires("pasteDelegate", since: 11.0, ownPasteDelegate) }
    set { ownPasteDelegate = requires("setPasteDelegate:", since: 11.0, newValue) }
  }
  private final weak var ownPasteDelegate: (any UITextPasteDelegate)? {
    didSet { declaredOnly("UITextView.pasteDelegate", oldValue, ownPasteDelegate) }
  }
  /// How text looks that is dragged out of it. iOS 11.0 and later.
  open var textDragOptions: UITextDragOptions {
    get { requires("textDragOptions", since: 11.0, ownDragOptions) }
    set { ownDragOptions = requires("setTextDragOptions:", since: 11.0, newValue) }
  }
  private final var ownDragOptions: UITextDragOptions = [] {
    didSet { declaredOnly("UITextView.textDragOptions", oldValue, ownDragOptions) }
  }
  /// Whether text is being dragged out of it: here none is. iOS 11.0 and later.
  open var isTextDragActive: Bool { requires("isTextDragActive", since: 11.0, false) }
  /// Whether text is over it: here none is. iOS 11.0 and later.
  open var isTextDropActive: Bool { requires("isTextDropActive", since: 11.0, false) }
  /// What lets its text be dragged; here no text is. iOS 11.0 and later.
  open var textDragInteraction: UIDragInteraction? {
    requires("textDragInteraction", since: 11.0)
    declaredOnly("UITextView.textDragInteraction")
    return nil
  }
  /// What lets texts be dropped on it; here none is. iOS 11.0 and later.
  open var textDropInteraction: UIDropInteraction? {
    requires("textDropInteraction", since: 11.0)
    declaredOnly("UITextView.textDropInteraction")
    return nil
  }
  /// What is to be typed, such as a name; nil for anything; iOS 10.0 and later.
  open var textContentType: UITextContentType! {
    get { self[unused: "UITextView.textContentType", since: 10.0] }
    set { self[unused: "UITextView.textContentType", since: 10.0] = newValue }
  }
  /// Whether the text is as large as in other apps of a Mac; iOS 13.0 and later.
  open var usesStandardTextScaling: Bool {
    get { requires("usesStandardTextScaling", since: 13.0, ownUsesStandardTextScaling) }
    set {
      ownUsesStandardTextScaling = requires("setUsesStandardTextScaling:", since: 13.0, newValue)
    }
  }
  final var ownUsesStandardTextScaling: Bool = false {
    didSet { keptLook("UITextView.usesStandardTextScaling", oldValue, ownUsesStandardTextScaling) }
  }
  /// What lets the user search in the text; nil where that is off; iOS 16.0 and later.
  open var findInteraction: UIFindInteraction? {
    requires("findInteraction", since: 16.0, ownIsFindInteractionEnabled ? ownFind : nil)
  }
  private lazy var ownFind = UIFindInteraction(in: self)
  /// Whether the user can search in the text; iOS 16.0 and later.
  open var isFindInteractionEnabled: Bool {
    get { requires("isFindInteractionEnabled", since: 16.0, ownIsFindInteractionEnabled) }
    set {
      ownIsFindInteractionEnabled = requires("setFindInteractionEnabled:", since: 16.0, newValue)
    }
  }
  final var ownIsFindInteractionEnabled: Bool = false {
    didSet {
      declaredOnly("UITextView.isFindInteractionEnabled", oldValue, ownIsFindInteractionEnabled)
    }
  }

  // MARK: Places in the text

  /// Puts a text in the place of what is selected; the delegate is not asked, but told (rules 821 and
  /// 833).
  open func insertText(_ text: String) { change(selected, text) }
  /// The place before the first letter.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition((_typedText as NSString).length) }
  /// What is selected; nothing changes for nil.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selected) }
    set {
      guard let newValue else { return }
      if newValue.range != ownSelectedRange { ownTypingAttributes = [:] }
      ownSelectedRange = newValue.range
    }
  }
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

  // MARK: The parts that lay out the text

  /// The text as its parts see it: what an app changes of it is shown (rule 624). iOS 7.0 and later.
  open var textStorage: NSTextStorage {
    requires("textStorage", since: 7.0)
    let manager = madeLayoutManager
    if let storage = manager.textStorage { return storage }
    let storage = NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: ""))
    // It has what the view shows already.
    isChangingStorage = true
    defer { isChangingStorage = false }
    storage.addLayoutManager(manager)
    declared["textStorage"] = storage
    return storage
  }
  /// What lays out the text; iOS 7.0 and later.
  open var layoutManager: NSLayoutManager {
    requires("layoutManager", since: 7.0)
    _ = textStorage
    return madeLayoutManager
  }
}

/// Hears and decides what happens in a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the user may begin to type.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the user may stop typing.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The user begins to type.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The user has stopped typing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed may be put in.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed; iOS 10.0 and later.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link may be followed; iOS 7.0 and later.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// What a tap on a link does; nil for nothing. iOS 17.0 and later.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of a link; nil for none. iOS 17.0 and later.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of a selected text; nil for the usual one. iOS 16.0 and later.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu of a selected text is about to show. iOS 16.0 and later.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu of a selected text is about to go. iOS 16.0 and later.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu of a link or an attachment is about to show. iOS 17.0 and later.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu of a link or an attachment is about to go. iOS 17.0 and later.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The system begins to change the text. iOS 18.0 and later.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// The system has changed the text. iOS 18.0 and later.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// What of the text the system leaves alone. iOS 18.0 and later.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
}

extension UITextViewDelegate {
  /// The default for a type that does not implement this member.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func textViewDidBeginEditing(_ textView: UITextView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textViewDidEndEditing(_ textView: UITextView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func textViewDidChange(_ textView: UITextView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textViewDidChangeSelection(_ textView: UITextView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { isMissing(answering: defaultAction) }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
}

extension UITextViewDelegate {
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { isMissing(answering: []) }
}
