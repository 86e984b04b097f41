public import Foundation

/// What a list shows while it is pulled down to load anew; iOS 6.0 and later.
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
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
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    super.init(coder: coder)
  }
  public convenience init() { self.init(frame: .zero) }

  package final override var renderedKind: String { "UIRefreshControl" }
}
