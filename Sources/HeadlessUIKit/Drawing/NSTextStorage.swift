public import Foundation

/// A text that is laid out, and changes as its app wants; iOS 7.0 and later.
///
/// What is changed of it is processed at once, or at the end of the outermost `beginEditing()`: its delegate hears
/// of it, and the text view that shows it shows the new text (rule 624).
///
/// A subclass has a text of its own: what it overrides of `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)` is what all other methods read and change (rule 929).
nonisolated open class NSTextStorage: _CourseTextOfPrimitives, NotingChanges {
  private nonisolated(unsafe) var managers: [NSLayoutManager] = []
  private nonisolated(unsafe) var editing = 0
  private nonisolated(unsafe) var inner = 0
  private nonisolated(unsafe) var isProcessing = false
  /// How often it was changed: what was laid out before is out of date.
  final nonisolated(unsafe) var revision = 0
  final override var isMadeOfPrimitives: Bool { type(of: self) != NSTextStorage.self }

  public override init(string str: String) {
    super.init(string: str)
    Self.requiresClass(since: 7.0)
  }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
    Self.requiresClass(since: 7.0)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
    Self.requiresClass(since: 7.0)
  }
  /// Makes one without a text.
  public init() {
    super.init(string: "")
    Self.requiresClass(since: 7.0)
  }
  /// Makes one as an archive has it.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    Self.requiresClass(since: 7.0)
  }

  /// Who hears of changes; not held.
  open nonisolated(unsafe) weak var delegate: (any NSTextStorageDelegate)?
  /// What was changed and is not processed yet.
  open private(set) nonisolated(unsafe) var editedMask: EditActions = []
  /// Where it was changed, in the text of now; `NSNotFound` for nowhere.
  open private(set) nonisolated(unsafe) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many letters it became longer.
  open private(set) nonisolated(unsafe) var changeInLength = 0

  /// What can be changed; iOS 7.0 and later.
  public struct EditActions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How letters look.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// The letters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before what was changed is processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted when what was changed has been processed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Who lays it out.
  open var layoutManagers: [NSLayoutManager] { managers }
  /// Has it laid out by one more.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager) }
    managers.append(aLayoutManager)
    MainActor.assumeIsolated {
      aLayoutManager.textStorage = storage
      aLayoutManager.textChanged()
    }
  }
  /// Has it no longer laid out by that one.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      if aLayoutManager.textStorage === storage { aLayoutManager.textStorage = nil }
    }
  }

  // MARK: Changes

  open override func beginEditing() {
    super.beginEditing()
    editing += 1
  }
  open override func endEditing() {
    super.endEditing()
    editing = max(editing - 1, 0)
    processIfDone()
  }
  /// Notes a change; a subclass with a text of its own calls it after each.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    self.editedMask.formUnion(editedMask)
    revision += 1
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound
      ? range : NSUnionRange(self.editedRange, range)
    changeInLength += delta
    processIfDone()
  }
  /// Tells of what was changed. A subclass adds attributes before it calls its superclass.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    nonisolated(unsafe) let storage = self
    inner += 1
    MainActor.assumeIsolated {
      Simulator.current.notificationCenter.postWhereHeard(
        NSTextStorage.willProcessEditingNotification, object: storage)
      Simulator.current.tell(
        storage.delegate, "textStorage(_:willProcessEditing:range:changeInLength:)", []
      ) {
        $0.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
      }
      Simulator.current.tell(
        storage.delegate, "textStorage(_:didProcessEditing:range:changeInLength:)", []
      ) {
        $0.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
      }
      Simulator.current.notificationCenter.postWhereHeard(
        NSTextStorage.didProcessEditingNotification, object: storage)
    }
    inner -= 1
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    let managers = managers
    MainActor.assumeIsolated { for manager in managers { manager.textChanged() } }
  }
  /// Whether attributes are mended when they are asked for: by UIKit's own class, and by no subclass
  /// that does not say so. They are as they were set.
  open var fixesAttributesLazily: Bool { !isMadeOfPrimitives }
  /// Has the attributes in a range mended later; here they are as they were set.
  open func invalidateAttributes(in range: NSRange) {}
  /// Mends the attributes in a range; here they are as they were set.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Takes what was typed or set in a view; in the middle of changes the view shows what comes of them.
  ///
  /// - Returns: Whether it did.
  final func follow(_ range: NSRange, _ change: _CourseTextChange) -> Bool {
    guard editing == 0, inner == 0 else { return false }
    _courseChange(self, in: range, change)
    return true
  }

  private func processIfDone() {
    guard editing == 0, inner == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    // Whoever heard of it may have changed the text once more.
    processIfDone()
  }

  final func note(_ change: _CourseTextChange, in range: NSRange, _ make: () -> Void) {
    switch change {
    case .add, .set, .remove: self.change(.editedAttributes, range, make)
    case .replace: self.change(.editedCharacters, range, make)
    case .replaceStyled: self.change([.editedCharacters, .editedAttributes], range, make)
    }
  }

  /// Changes the text, and notes that once.
  private func change(_ mask: EditActions, _ range: NSRange, _ change: () -> Void) {
    let (isOutermost, length) = (inner == 0, length)
    inner += 1
    change()
    inner -= 1
    revision += 1
    guard isOutermost else { return }
    // A subclass notes the changes of a text of its own.
    guard isMadeOfPrimitives else {
      return edited(mask, range: range, changeInLength: self.length - length)
    }
    processIfDone()
  }

  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
}

/// Hears of changes of a text; iOS 7.0 and later.
@MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text was changed, and may be changed once more.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// The text was changed; its attributes may be changed once more.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default for a type that does not implement this member.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { isMissing() }
}
