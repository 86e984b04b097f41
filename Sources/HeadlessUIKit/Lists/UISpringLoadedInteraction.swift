public import Foundation

/// Does something when what is dragged rests over a view; iOS 11.0 and later. It is never opened here.
public final class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// The view that it belongs to; nil for none.
  public private(set) weak var view: UIView?
  /// Makes one.
  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    Self.requiresClass(since: 11.0)
    self.handler = handler
    super.init()
  }
  /// It belongs to another view, or to none.
  public func didMove(to view: UIView?) { self.view = view }
}

/// Where what is dragged rests for a while; iOS 11.0 and later. It is never made here.
@MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that would be opened; nil for none.
  var targetView: UIView? { get set }
  /// What of the view would be opened; nil for all of it.
  var targetItem: Any? { get set }
  /// Where it is, in points of the view.
  func location(in view: UIView?) -> CGPoint
}

/// Selects what lies in a rectangle that a pointer draws; iOS 15.0 and later. Nothing points here.
public final class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far a selection is; iOS 15.0 and later.
  public enum State: Int, Sendable {
    /// It may begin; it has begun; it has changed; it has ended.
    case possible, began, selecting, ended
  }
  private let handler: (UIBandSelectionInteraction) -> Void
  /// Whether it selects anything.
  public var isEnabled = true {
    didSet { declaredOnly("UIBandSelectionInteraction.isEnabled", oldValue, isEnabled) }
  }
  /// Whether it may begin at a place; nil for always.
  public var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)? {
    didSet {
      declaredOnly(
        "UIBandSelectionInteraction.shouldBeginHandler", oldValue, shouldBeginHandler)
    }
  }
  /// How far it is.
  public var state: State { .possible }
  /// What is selected; nil for nothing.
  public var selectionRect: CGRect? { nil }
  /// Which keys were held when it began.
  public var initialModifierFlags: UIKeyModifierFlags { [] }
  /// The view that it belongs to; nil for none.
  public private(set) weak var view: UIView?
  /// Makes one.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    Self.requiresClass(since: 15.0)
    handler = selectionHandler
    super.init()
  }
  /// It belongs to another view, or to none.
  public func didMove(to view: UIView?) { self.view = view }
}
