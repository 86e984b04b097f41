public import Foundation

/// What a list shows while it is pulled down to reload; iOS 6.0 and later (rule 408).
open class UIRefreshControl: UIControl {
  /// The room that it takes while it turns, in points.
  static let height: CGFloat = 60

  /// Whether it turns.
  open var isRefreshing: Bool { turns }
  private var turns = false {
    didSet { (drawnSuperview as? UIScrollView)?.followRefreshing() }
  }
  /// The text below it; nil for none.
  open var attributedTitle: NSAttributedString?
  /// Lets it turn; no action is sent. From iOS 17 on only in a window (rule 754).
  open func beginRefreshing() {
    let simulator = Simulator.current!
    guard drawnWindow != nil || !simulator.has(.offscreenRefreshesAreIgnored) else {
      return simulator.console(
        "[UIKitCore] A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on "
          + "UIRefreshControlReceivedOffscreenBeginRefreshing to debug. <\(simulator.name(of: self))>"
      )
    }
    turns = true
  }
  /// Hides it when what it waited for is there.
  open func endRefreshing() { turns = false }

  /// Whether the finger that drags has pulled it already: it is pulled once (rule 408).
  final var wasPulled = false

  /// A person pulls the list down.
  package final func pull() {
    guard isEnabled, !turns, !wasPulled, !Simulator.current.isDead else { return }
    (turns, wasPulled) = (true, true)
    sendActions(for: .valueChanged)
  }

  public override init(frame: CGRect) {
    Self.requiresClass(since: 6.0)
    // It is as high as it will be before it is in a list (rule 754).
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    super.init(coder: coder)
  }
  /// Creates a refresh control that is 60 points high.
  public init() {
    Self.requiresClass(since: 6.0)
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  override class var ownTintSince: Double { 6.0 }
  package final override var renderedKind: String { "UIRefreshControl" }
}
