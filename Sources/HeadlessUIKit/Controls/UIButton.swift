public import Foundation

/// A control with a title that a person taps.
open class UIButton: UIControl {
  /// How a button looks when nobody says otherwise.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    /// The button with a border of iOS 6 and before.
    case roundedRect = 100
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// A button with an action; iOS 14 and later.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
  }

  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  open var currentTitle: String? { drawnTitle }

  private final var drawnTitle: String? {
    let state = !takesTouches ? State.disabled : isSelected ? .selected : .normal
    return titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let em = UIFont.buttonFontSize
    return CGSize(
      width: (CGFloat(drawnTitle?.count ?? 0) * em / 2).rounded(.up) + 24, height: 44)
  }

  package final override var renderedText: String? { drawnTitle }
  package final override var renderedKind: String { "UIButton" }
}

extension UIControl {
  /// What a control is like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
  }
}

extension UIControl {
  /// A finger goes down inside of the control and comes up again.
  package func touch() {
    guard takesTouches, !Simulator.current.isDead else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
