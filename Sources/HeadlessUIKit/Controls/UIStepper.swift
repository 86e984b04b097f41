public import Foundation

/// Two buttons that make a value larger and smaller; iOS 5.0 and later.
open class UIStepper: UIControl {
  private var ownValue: Double = 0

  open var value: Double {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  open var minimumValue: Double = 0 { didSet { value = ownValue } }
  open var maximumValue: Double = 100 { didSet { value = ownValue } }
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  /// A person taps on plus or minus.
  package final func step(up: Bool) {
    guard takesTouches, !Simulator.current.isDead else { return }
    let next = ownValue + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: .valueChanged)
  }

  public override init(frame: CGRect) {
    Self.requiresClass(since: 5.0)
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 5.0)
    super.init(coder: coder)
  }
  public convenience init() { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }

  package final override var renderedKind: String { "UIStepper" }
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
}
