public import Foundation

/// What a list shows while it is pulled down to reload; iOS 6.0 and later (rule 408).
open class UIRefreshControl: UIControl {
  /// The room that it takes while it turns, in points.
  static let height: CGFloat = 60

  /// Whether it turns.
  public private(set) var isRefreshing = false {
    didSet { (drawnSuperview as? UIScrollView)?.followRefreshing() }
  }
  /// The text below it; nil for none.
  open var attributedTitle: NSAttributedString?
  /// Lets it turn; no action is sent.
  open func beginRefreshing() { isRefreshing = true }
  /// Hides it when what it waited for is there.
  open func endRefreshing() { isRefreshing = false }

  /// A person pulls the list down.
  package final func pull() {
    guard takesTouches, !isRefreshing, !Simulator.current.isDead else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  public override init(frame: CGRect) {
    Self.requiresClass(since: 6.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    super.init(coder: coder)
  }
  /// Creates a refresh control with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  override class var ownTintSince: Double { 6.0 }
  package final override var renderedKind: String { "UIRefreshControl" }
}
