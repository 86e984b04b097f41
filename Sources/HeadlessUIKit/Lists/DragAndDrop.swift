public import Foundation

// Nothing is dragged here: what an app says of dragging is kept, and nobody asks for it.

/// What is being dragged; iOS 11.0 and later.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is, in points of the view.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether one of the things can be made into an object of that class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Whether one of the things is of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag as who gives the things sees it; iOS 11.0 and later.
public protocol UIDragSession: UIDragDropSession {
  /// What the app knows it by; nil for nothing.
  var localContext: Any? { get set }
}

/// A drag as who takes the things sees it; iOS 11.0 and later.
public protocol UIDropSession: UIDragDropSession {
  /// The drag in the same app; nil where it comes from another.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of what was dropped.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// One thing that is dragged; iOS 11.0 and later.
public final class UIDragItem: NSObject {
  /// Who has what is dragged.
  public let itemProvider: NSItemProvider
  /// What the app knows it by; nil for nothing.
  public var localObject: Any?
  /// Makes what is seen below the finger; nil for the usual.
  public var previewProvider: (() -> UIDragPreview?)? {
    didSet { declaredOnly("UIDragItem.previewProvider", oldValue, previewProvider) }
  }
  /// Has what is seen below the finger made again where it is dropped; iOS 18.0 and later.
  public func setNeedsDropPreviewUpdate() {
    requires("setNeedsDropPreviewUpdate", since: 18.0)
    declaredOnly("UIDragItem.setNeedsDropPreviewUpdate()")
  }
  /// Makes one of who has what is dragged.
  public init(itemProvider: NSItemProvider) {
    Self.requiresClass(since: 11.0)
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen below the finger; iOS 11.0 and later.
open class UIDragPreview: NSObject {
  /// What is shown.
  public let view: UIView
  /// Makes a preview of a view.
  public init(view: UIView) {
    Self.requiresClass(since: 11.0)
    self.view = view
    super.init()
  }
}

/// What hands over things between apps; nothing leaves an app here. iOS 8.0 and later.
open class NSItemProvider: NSObject {
  /// What it has; nil for nothing.
  public let object: Any?
  /// The types of what it has.
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// How it should be called; nil for nothing. iOS 11.0 and later.
  open var suggestedName: String? {
    get { requires("suggestedName", since: 11.0, ownSuggestedName) }
    set { ownSuggestedName = requires("setSuggestedName:", since: 11.0, newValue) }
  }
  private final var ownSuggestedName: String? {
    didSet { declaredOnly("NSItemProvider.suggestedName", oldValue, ownSuggestedName) }
  }
  public override init() {
    Self.requiresClass(since: 8.0)
    object = nil
    super.init()
  }
  /// Makes one of what it has.
  public init(object: Any) {
    Self.requiresClass(since: 8.0)
    self.object = object
    super.init()
  }
  /// Makes one of a value and its type; iOS 8.0 and later.
  public init(item: Any?, typeIdentifier: String?) {
    Self.requiresClass(since: 8.0)
    object = item
    super.init()
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }
  /// Whether it has something of that type; iOS 8.0 and later.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Whether what it has can be made into an object of that class; iOS 11.0 and later.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    requires("canLoadObjectOfClass:", since: 11.0)
    return objectiveC.map { type(of: $0) == aClass || $0 is NSString && aClass == NSString.self }
      ?? false
  }
  /// What it has, a text and an address as objects.
  private final var objectiveC: Any? {
    if let text = object as? String { return NSString(string: text) }
    return (object as? URL).flatMap { NSURL(string: $0.absoluteString) } ?? object
  }
  /// Whether what it has can be made into a value of that type; iOS 11.0 and later.
  open func canLoadObject<Value>(ofClass type: Value.Type) -> Bool {
    requires("canLoadObjectOfClass:", since: 11.0, object is Value)
  }
  /// Gives what it has as an object of that class at the end of the turn; iOS 11.0 and later.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    requires("loadObjectOfClass:completionHandler:", since: 11.0)
    let found = canLoadObject(ofClass: aClass) ? objectiveC as? any NSItemProviderReading : nil
    Simulator.current.post("NSItemProvider loadObject") { completionHandler(found, nil) }
    return Progress(totalUnitCount: 1)
  }
  /// Gives what it has of that type at the end of the turn; iOS 8.0 and later.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
    Simulator.current.post("NSItemProvider loadItem") { completionHandler?(found, nil) }
  }
  /// Gives the bytes of what it has at the end of the turn: those of data or of a text. iOS 11.0 and later.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    requires("loadDataRepresentationForTypeIdentifier:completionHandler:", since: 11.0)
    let data = object as? Data ?? (object as? String).map { Data($0.utf8) }
    let isOfType =
      registeredTypeIdentifiers.isEmpty || hasItemConformingToTypeIdentifier(typeIdentifier)
    let isThere = data != nil && isOfType
    let fault = NSError(
      domain: "NSItemProviderErrorDomain", code: -1000,
      userInfo: [
        NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"
      ])
    Simulator.current.post("NSItemProvider loadDataRepresentation") {
      if isThere { completionHandler(data, nil) } else { completionHandler(nil, fault) }
    }
    return Progress(totalUnitCount: 1)
  }
  /// Gives a file with what it has; here none. iOS 11.0 and later.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    requires("loadFileRepresentationForTypeIdentifier:completionHandler:", since: 11.0)
    declaredOnly(
      "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)")
    Simulator.current.post("NSItemProvider loadFileRepresentation") { completionHandler(nil, nil) }
    return Progress(totalUnitCount: 1)
  }
  /// Says that it can give data of a type; nobody asks for it here. iOS 11.0 and later.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    requires(
      "registerDataRepresentationForTypeIdentifier:visibility:loadHandler:", since: 11.0)
    registeredTypeIdentifiers.append(typeIdentifier)
    declaredOnly(
      "NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)")
  }
}

/// Who may get what a provider has; iOS 11.0 and later.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody; apps of the same maker; the same app.
  case all, team = 1, ownProcess = 3
}

/// What a provider can be read as; iOS 11.0 and later.
public protocol NSItemProviderReading: AnyObject {}
/// What a provider can be made of; iOS 11.0 and later.
public protocol NSItemProviderWriting: AnyObject {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}

/// What becomes of things that are dropped; iOS 11.0 and later.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; they may not be; they are copied; they are moved.
  case cancel, forbidden, copy, move
}

/// What would become of things that were dropped here; iOS 11.0 and later.
open class UIDropProposal: NSObject {
  /// What becomes of them.
  public let operation: UIDropOperation
  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    Self.requiresClass(since: 11.0)
    self.operation = operation
    super.init()
  }
}

/// Lets things be dragged out of a view; nobody drags here. iOS 11.0 and later.
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who gives the things; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether it lets things be dragged.
  open var isEnabled = true {
    didSet { declaredOnly("UIDragInteraction.isEnabled", oldValue, isEnabled) }
  }
  /// Makes one whose things the delegate gives.
  public init(delegate: any UIDragInteractionDelegate) {
    Self.requiresClass(since: 11.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is dragged out of a view; iOS 11.0 and later.
@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing when nothing can be.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Takes what is dropped on a view; nobody drops here. iOS 11.0 and later.
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes the things; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Makes one whose delegate takes the things.
  public init(delegate: any UIDropInteractionDelegate) {
    Self.requiresClass(since: 11.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped on a view; iOS 11.0 and later.
@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Gives what is dragged out of a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged of a row; nothing for a row that cannot be.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped on a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Something was dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// What is dropped on a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// Where it was dropped; nil for nowhere.
  var destinationIndexPath: IndexPath? { get }
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves what is dropped to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One thing that is dropped on a table; iOS 11.0 and later.
@MainActor
public protocol UITableViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The row that it comes from; nil for none of this table.
  var sourceIndexPath: IndexPath? { get }
}

/// What would become of things that were dropped on a table; iOS 11.0 and later.
open class UITableViewDropProposal: UIDropProposal {
  /// Where in relation to rows; iOS 11.0 and later.
  public enum Intent: Int, Sendable {
    /// Anywhere; as a row of their own; into a row; as one of these.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// Where in relation to rows.
  public let intent: Intent
  /// Makes a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal that says where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Gives what is dragged out of a collection; iOS 11.0 and later.
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged of an item; nothing for one that cannot be.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped on a collection; iOS 11.0 and later.
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Something was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
}

/// What is dropped on a collection; iOS 11.0 and later.
@MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// Where it was dropped; nil for nowhere.
  var destinationIndexPath: IndexPath? { get }
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// What was proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves what is dropped to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One thing that is dropped on a collection; iOS 11.0 and later.
@MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The item that it comes from; nil for none of this collection.
  var sourceIndexPath: IndexPath? { get }
}

/// What would become of things that were dropped on a collection; iOS 11.0 and later.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where in relation to items; iOS 11.0 and later.
  public enum Intent: Int, Sendable {
    /// Anywhere; as an item of their own; into an item.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where in relation to items.
  public let intent: Intent
  /// Makes a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal that says where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Runs beside the end of a drag; iOS 11.0 and later.
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where what is dragged rests for a while; iOS 11.0 and later.
public protocol UISpringLoadedInteractionContext: AnyObject {}

extension UIPasteboard {
  /// What is on it, each thing with who hands it over; iOS 10.0 and later.
  public var itemProviders: [NSItemProvider] {
    get {
      requires("itemProviders", since: 10.0)
      return contents.map { NSItemProvider(item: $0, typeIdentifier: Self.kind(of: $0)) }
    }
    set {
      requires("setItemProviders:", since: 10.0)
      replace(all: newValue.compactMap(\.object).map(Self.plain))
    }
  }
  /// Puts things there; where and how long they stay changes nothing here. iOS 11.0 and later.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    requires("setItemProviders:localOnly:expirationDate:", since: 11.0)
    replace(all: itemProviders.compactMap(\.object).map(Self.plain))
  }
}
