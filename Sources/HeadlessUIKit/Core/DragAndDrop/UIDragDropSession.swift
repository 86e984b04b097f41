public import Foundation

/// What is being dragged; iOS 11.0 and later (rule 945).
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is, in points of the view.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether one of the things can be made into an object of that class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Whether one of the things is of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}
extension UIDragDropSession {
  /// Whether one of the things can be made into a value of that type. iOS 11.0 and later.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
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
  /// How much of what was dropped has come.
  var progress: Progress { get }
  /// Whether the system shows how much has come.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of what was dropped.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
extension UIDropSession {
  /// Makes values of what was dropped. iOS 11.0 and later.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? Value._ObjectiveCType }
          .map { Value._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// Whether the system shows how much has come; iOS 11.0 and later. Nothing shows it here.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No; yes.
  case none, `default`
}

/// What becomes of things that are dropped; iOS 11.0 and later.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; they may not be; they are copied; they are moved.
  case cancel, forbidden, copy, move

  /// Whether something comes of the drop.
  var isTaken: Bool { self == .copy || self == .move }
}

/// What would become of things that were dropped here; iOS 11.0 and later.
open class UIDropProposal: NSObject {
  /// What becomes of them.
  public let operation: UIDropOperation
  /// Whether the place is exact, so that what is dragged is lifted above the finger. Nothing is drawn there.
  open var isPrecise = false {
    didSet { keptLook("UIDropProposal.isPrecise", oldValue, isPrecise) }
  }
  /// Whether the preview is shown in full size. Nothing is drawn there.
  open var prefersFullSizePreview = false {
    didSet {
      keptLook("UIDropProposal.prefersFullSizePreview", oldValue, prefersFullSizePreview)
    }
  }
  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    Self.requiresClass(since: 11.0)
    self.operation = operation
    super.init()
  }
}

/// Runs beside the lift, the drop or the way back of what is dragged; iOS 11.0 and later.
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs what an app adds to the animations of a drag.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func run() {
    if !animations.isEmpty {
      UIView.animate(withDuration: Drag.duration) { [animations] in
        for change in animations { change() }
      }
    }
    guard !completions.isEmpty else { return }
    Simulator.current.post("UIDragAnimating", after: Drag.duration) { [completions] in
      for completion in completions { completion(.end) }
    }
  }
}
