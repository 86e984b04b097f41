public import Foundation

/// What was copied; each life of an app begins with an empty one. iOS 3.0 and later.
open class UIPasteboard: NSObject {
  /// The one that all apps share; here it has only what this app put there.
  public static var general: UIPasteboard { Simulator.current.pasteboard }

  /// The pasteboard of that name, made if there is none; nil for one that is not to be made. iOS 3.0
  /// and later.
  public convenience init?(name: UIPasteboard.Name, create: Bool) {
    guard create || name == .general || Simulator.current.namedPasteboards.contains(name.rawValue)
    else { return nil }
    self.init(name, Simulator.current.pasteboardContents(name.rawValue))
  }
  /// A pasteboard that no other app knows.
  public static func withUniqueName() -> UIPasteboard {
    let name = "UIPasteboard#\(Simulator.current.namedPasteboards.count)"
    return UIPasteboard(Name(rawValue: name), Simulator.current.pasteboardContents(name))
  }
  /// What it is known by.
  public let name: UIPasteboard.Name
  fileprivate init(_ name: UIPasteboard.Name, _ board: PasteboardContents) {
    (self.name, self.board) = (name, board)
    super.init()
  }
  /// What a pasteboard is known by; iOS 10.0 and later.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of the one that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What lies there; all objects of one name share it (rule 1330).
  fileprivate let board: PasteboardContents
  /// All values, each thing's in the order of its types.
  private var values: [(type: String, value: Any)] {
    board.things.flatMap { thing in thing.keys.sorted().map { ($0, thing[$0] ?? "") } }
  }
  /// One value of each thing, with its type.
  var contents: [(type: String, value: Any)] {
    board.things.compactMap { thing in thing.keys.min().map { ($0, thing[$0] ?? "") } }
  }
  private func all<Value>(_ type: Value.Type) -> [Value] {
    values.compactMap { $0.value as? Value }
  }

  /// The first text; nil for none.
  open var string: String? {
    get { strings?.first }
    set { replace(newValue) }
  }
  /// All texts.
  open var strings: [String]? {
    get {
      values.compactMap { type, value in
        if let data = value as? Data, Self.typeListString.contains(type) {
          return String(bytes: data, encoding: .utf8)
        }
        return Self.typeListURL.contains(type) ? nil : value as? String
      }
    }
    set { replace(all: newValue ?? []) }
  }
  /// The first address; nil for none.
  open var url: URL? {
    get { urls?.first }
    set { replace(newValue) }
  }
  /// The first picture; nil for none.
  open var image: UIImage? {
    get { all(UIImage.self).first }
    set { replace(newValue) }
  }
  /// The first color; nil for none.
  open var color: UIColor? {
    get { all(UIColor.self).first }
    set { replace(newValue) }
  }
  /// Whether a text is on it; iOS 10.0 and later.
  open var hasStrings: Bool { requires("hasStrings", since: 10.0, string != nil) }
  /// Whether a picture is on it; iOS 10.0 and later.
  open var hasImages: Bool { requires("hasImages", since: 10.0, image != nil) }
  /// Whether an address is on it; iOS 10.0 and later.
  open var hasURLs: Bool { requires("hasURLs", since: 10.0, url != nil) }
  /// How many things are on it.
  open var numberOfItems: Int { board.things.count }
  /// How often something was copied.
  open var changeCount: Int { board.changeCount }
  /// The types that were there before the change that is not told of yet.
  private var typesBefore: Set<String>?
  /// Puts a value there, in place of everything else.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Puts data there, in place of everything else.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// The data of that kind; nil for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    data(forPasteboardType: pasteboardType, inItemSet: nil)?.first
  }

  /// Posted when something was put there or taken away.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// All addresses.
  open var urls: [URL]? {
    get {
      values.compactMap { type, value in
        value as? URL
          ?? (Self.typeListURL.contains(type)
            ? (value as? String).flatMap { URL(string: $0) } : nil)
      }
    }
    set { replace(all: newValue ?? []) }
  }
  /// All pictures.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { replace(all: newValue ?? []) }
  }
  /// All colors.
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { replace(all: newValue ?? []) }
  }
  /// Whether a color is on it; iOS 10.0 and later.
  open var hasColors: Bool { requires("hasColors", since: 10.0, color != nil) }
  /// What is on it, each thing by its types.
  open var items: [[String: Any]] {
    get { board.things }
    set { replace(things: newValue) }
  }
  /// The types of the first thing.
  open var types: [String] { board.things.first?.keys.sorted() ?? [] }
  /// Whether the first thing is of one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains(where: pasteboardTypes.contains)
  }
  /// Adds things, each by its types.
  open func addItems(_ items: [[String: Any]]) {
    replace(things: board.things + items)
  }
  /// Puts things there, in place of everything else, until a date where the options say one (rule 1330); other
  /// options change nothing here. iOS 10.0 and later.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    requires("setItems:options:", since: 10.0)
    self.items = items
    forget(at: options[.expirationDate] as? Date)
  }
  /// Puts objects there, in place of everything else; iOS 11.0 and later.
  open func setObjects<Object>(_ objects: [Object]) {
    requires("setObjects:", since: 11.0)
    replace(all: objects.map(Self.plain))
  }
  /// Takes away what was put there, and the pasteboard of that name.
  public static func remove(withName pasteboardName: UIPasteboard.Name) {
    Simulator.current.dropPasteboard(pasteboardName.rawValue)
  }
  /// Whether it stays when the app ends; only that of all apps does.
  open var isPersistent: Bool { name == .general }
  /// How long things stay, and where; iOS 10.0 and later.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Until when they stay.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// The numbers of the things that are of one of these types, from 0; nil for none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = board.things.indices.filter {
      board.things[$0].keys.contains(where: pasteboardTypes.contains)
    }
    return found.isEmpty ? nil : IndexSet(found)
  }
  /// The values of these things, those of that type; nil for none. All things count where no numbers are given.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    let found = board.things.indices.filter { itemSet?.contains($0) ?? true }
      .compactMap { board.things[$0][pasteboardType] }
    return found.isEmpty ? nil : found
  }
  /// The data of these things, those of that type; nil for none. All things count where no numbers are given.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    let found = values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap {
      $0 as? Data ?? ($0 as? String).map { Data($0.utf8) }
    }
    return found?.isEmpty ?? true ? nil : found
  }
  /// Posted when a pasteboard is gone.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// Under which the types are that came.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// Under which the types are that went.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// The types of texts.
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// The types of addresses.
  public static let typeListURL = ["public.url"]
  /// The types of pictures.
  public static let typeListImage = ["public.png", "public.jpeg"]
  /// The types of colors.
  public static let typeListColor = ["com.apple.uikit.color"]
  /// A type that is found by what is put there.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// What of the first thing is of that type; nil for nothing.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    values(forPasteboardType: pasteboardType, inItemSet: nil)?.first
  }
  /// A text as Swift has it, and anything else as it is.
  static func plain(_ object: Any) -> Any {
    if let text = object as? NSString { return text as String }
    return object
  }
  static func kind(of item: Any) -> String {
    switch item {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  private func replace(_ item: Any?) { replace(all: item.map { [$0] } ?? []) }
  func replace(all new: [Any]) { replace(things: new.map { [Self.kind(of: $0): $0] }) }
  private func replace(things: [[String: Any]]) {
    let old = Set(board.things.flatMap(\.keys))
    board.things = things.map { thing in
      Dictionary(
        thing.map { type, value in
          let value = Self.plain(value)
          return (type == Self.typeAutomatic ? Self.kind(of: value) : type, value)
        }, uniquingKeysWith: { first, _ in first })
    }
    board.changeCount += 1
    tellOfChange(since: old)
  }

  /// Forgets what lies there now when that time has come (rule 1330).
  func forget(at date: Date?) {
    guard let date else { return }
    let count = changeCount
    let seconds = date.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent()
    guard seconds > 0 else { return replace(all: []) }
    Simulator.current.queue.post(after: seconds, label: "UIPasteboard") { [self] in
      if changeCount == count { replace(all: []) }
    }
  }

  /// Says in a later turn what has changed, once for all changes of a turn (rule 1009).
  private func tellOfChange(since old: Set<String>) {
    guard typesBefore == nil else { return }
    typesBefore = old
    Simulator.current.post("UIPasteboard") { [self] in
      let now = Set(board.things.flatMap(\.keys))
      let before = typesBefore ?? now
      typesBefore = nil
      NotificationCenter.default.postWhereHeard(
        Self.changedNotification, object: self,
        userInfo: [
          Self.changedTypesAddedUserInfoKey: now.subtracting(before).sorted(),
          Self.changedTypesRemovedUserInfoKey: before.subtracting(now).sorted(),
        ])
    }
  }
}

/// What lies on a pasteboard: each thing by its types.
private final class PasteboardContents {
  var things: [[String: Any]] = []
  /// How often something was put there.
  var changeCount = 0
}

private final class PasteboardState {
  var named: [String: PasteboardContents] = [:]
  let pasteboard = UIPasteboard(.general, PasteboardContents())
}

extension Simulator {
  /// The text that was copied last, in the app or elsewhere; nil for none.
  package var copiedText: String? {
    get { pasteboard.string }
    set { pasteboard.string = newValue }
  }
  fileprivate var namedPasteboards: Set<String> { Set(state(Self.pasteboardKey).named.keys) }
  fileprivate func dropPasteboard(_ name: String) {
    let state = state(Self.pasteboardKey)
    guard let contents = state.named[name] else { return }
    notificationCenter.postWhereHeard(
      UIPasteboard.removedNotification, object: UIPasteboard(.init(name), contents))
    contents.things = []
    state.named[name] = nil
  }
  /// What lies on the pasteboard of that name, which is made if there is none.
  fileprivate func pasteboardContents(_ name: String) -> PasteboardContents {
    let state = state(Self.pasteboardKey)
    if name == UIPasteboard.Name.general.rawValue { return state.pasteboard.board }
    if let contents = state.named[name] { return contents }
    let contents = PasteboardContents()
    state.named[name] = contents
    return contents
  }
  private static let pasteboardKey = StateKey { _ in PasteboardState() }
  fileprivate var pasteboard: UIPasteboard { state(Self.pasteboardKey).pasteboard }
}

/// A command of a keyboard; iOS 7.0 and later.
open class UIKeyCommand: UIMenuElement {
  /// The key; nil for none.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// What is called; nil for nothing.
  public let action: Selector?
  /// What the list of shortcuts says of it; nil for nothing.
  open var discoverabilityTitle: String?
  /// What the app wants to know of it; nil for nothing; iOS 13.0 and later.
  public final let propertyList: Any?
  /// What else it does with other keys held; iOS 13.0 and later.
  public final let alternates: [UICommandAlternate]
  /// Whether a menu shows it, grayed or not; iOS 13.0 and later.
  open var attributes: UIMenuElement.Attributes {
    get { requires("attributes", since: 13.0, ownAttributes) }
    set { ownAttributes = requires("setAttributes:", since: 13.0, newValue) }
  }
  private final var ownAttributes: UIMenuElement.Attributes = []
  /// Whether a menu checks it; iOS 13.0 and later.
  open var state: UIMenuElement.State {
    get { requires("state", since: 13.0, ownState) }
    set { ownState = requires("setState:", since: 13.0, newValue) }
  }
  private final var ownState = UIMenuElement.State.off
  /// Whether it comes before what the system does with the key; iOS 15.0 and later.
  open var wantsPriorityOverSystemBehavior: Bool {
    get { self[unused: "UIKeyCommand.wantsPriorityOverSystemBehavior", since: 15.0, usual: false] }
    set {
      self[unused: "UIKeyCommand.wantsPriorityOverSystemBehavior", since: 15.0, usual: false] =
        newValue
    }
  }
  /// Whether other keyboards have another key for it; iOS 15.0 and later.
  open var allowsAutomaticLocalization: Bool {
    get { self[unused: "UIKeyCommand.allowsAutomaticLocalization", since: 15.0, usual: true] }
    set {
      self[unused: "UIKeyCommand.allowsAutomaticLocalization", since: 15.0, usual: true] = newValue
    }
  }
  /// Whether it is mirrored where text runs from right to left; iOS 15.0 and later.
  open var allowsAutomaticMirroring: Bool {
    get { self[unused: "UIKeyCommand.allowsAutomaticMirroring", since: 15.0, usual: true] }
    set {
      self[unused: "UIKeyCommand.allowsAutomaticMirroring", since: 15.0, usual: true] = newValue
    }
  }

  final var isDisabled: Bool { ownAttributes.contains(.disabled) }

  /// Makes a command of a key and what is called.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    Self.requiresClass(since: 7.0)
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    (ownAttributes, ownState) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
  /// Makes a command of a key and what is called, as before iOS 9; iOS 7.0 and later.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
  /// Makes a command with a line in the list of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
  /// The key with the arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that goes up a page.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes down a page.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes what follows.
  public static let inputDelete = "UIKeyInputDelete"
  /// The key F1; iOS 13.4 and later.
  public static let f1 = "UIKeyInputF1"
  /// The key F2; iOS 13.4 and later.
  public static let f2 = "UIKeyInputF2"
  /// The key F3; iOS 13.4 and later.
  public static let f3 = "UIKeyInputF3"
  /// The key F4; iOS 13.4 and later.
  public static let f4 = "UIKeyInputF4"
  /// The key F5; iOS 13.4 and later.
  public static let f5 = "UIKeyInputF5"
  /// The key F6; iOS 13.4 and later.
  public static let f6 = "UIKeyInputF6"
  /// The key F7; iOS 13.4 and later.
  public static let f7 = "UIKeyInputF7"
  /// The key F8; iOS 13.4 and later.
  public static let f8 = "UIKeyInputF8"
  /// The key F9; iOS 13.4 and later.
  public static let f9 = "UIKeyInputF9"
  /// The key F10; iOS 13.4 and later.
  public static let f10 = "UIKeyInputF10"
  /// The key F11; iOS 13.4 and later.
  public static let f11 = "UIKeyInputF11"
  /// The key F12; iOS 13.4 and later.
  public static let f12 = "UIKeyInputF12"
}

/// Keys that are held down; iOS 7.0 and later.
public nonisolated struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// The key is one of the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}
