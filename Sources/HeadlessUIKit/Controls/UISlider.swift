public import Foundation

/// A knob on a line that stands for a value.
open class UISlider: UIControl {
  private var ownValue: Float = 0

  open var value: Float {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  open var minimumValue: Float = 0 { didSet { value = ownValue } }
  open var maximumValue: Float = 1 { didSet { value = ownValue } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? {
    get { requires("minimumTrackTintColor", since: 5.0, ownMinimumTrackTintColor) }
    set { ownMinimumTrackTintColor = requires("setMinimumTrackTintColor:", since: 5.0, newValue) }
  }
  final var ownMinimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor? {
    get { requires("maximumTrackTintColor", since: 5.0, ownMaximumTrackTintColor) }
    set { ownMaximumTrackTintColor = requires("setMaximumTrackTintColor:", since: 5.0, newValue) }
  }
  final var ownMaximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor? {
    get { requires("thumbTintColor", since: 5.0, ownThumbTintColor) }
    set { ownThumbTintColor = requires("setThumbTintColor:", since: 5.0, newValue) }
  }
  final var ownThumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// A person drags the knob.
  package final func drag(to value: Float) {
    guard takesTouches, !Simulator.current.isDead else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 118), height: 31)
  }

  package final override var renderedKind: String { "UISlider" }
  open func thumbImage(for state: State) -> UIImage? { nil }
  open func minimumTrackImage(for state: State) -> UIImage? { nil }
  open func maximumTrackImage(for state: State) -> UIImage? { nil }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
