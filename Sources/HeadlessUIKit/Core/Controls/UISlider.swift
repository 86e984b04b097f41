public import Foundation

/// A knob on a line that stands for a value.
open class UISlider: UIControl {
  private var ownValue: Float = 0

  /// The number that is set.
  open var value: Float {
    get { ownValue }
    set { put(newValue) }
  }
  /// Takes a value without asking the property that a class of the app's may have (rule 1258).
  private func put(_ value: Float) {
    ownValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    if isOfTheApp, !isInLayout { setNeedsLayout() }
  }
  /// The smallest value; a larger one than the largest becomes the largest as well (rule 740).
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = ownValue
    }
  }
  /// The largest value; a smaller one than the smallest becomes the smallest as well (rule 740).
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }
  /// Whether changes are sent while the finger moves, and not only at the end.
  open var isContinuous = true
  /// The color of the part below the value; nil for the usual one.
  open var minimumTrackTintColor: UIColor? {
    get { requires("minimumTrackTintColor", since: 5.0, ownMinimumTrackTintColor) }
    set { ownMinimumTrackTintColor = requires("setMinimumTrackTintColor:", since: 5.0, newValue) }
  }
  final var ownMinimumTrackTintColor: UIColor? {
    didSet {
      customizes(\UISlider.minimumTrackTintColor, ownMinimumTrackTintColor)
    }
  }
  /// The color of the part above the value; nil for the usual one.
  open var maximumTrackTintColor: UIColor? {
    get { requires("maximumTrackTintColor", since: 5.0, ownMaximumTrackTintColor) }
    set { ownMaximumTrackTintColor = requires("setMaximumTrackTintColor:", since: 5.0, newValue) }
  }
  final var ownMaximumTrackTintColor: UIColor? {
    didSet {
      customizes(\UISlider.maximumTrackTintColor, ownMaximumTrackTintColor)
    }
  }
  /// The color of the knob; nil for the usual one. Has no effect here.
  open var thumbTintColor: UIColor? {
    get { requires("thumbTintColor", since: 5.0, ownThumbTintColor) }
    set { ownThumbTintColor = requires("setThumbTintColor:", since: 5.0, newValue) }
  }
  final var ownThumbTintColor: UIColor? {
    didSet {
      keptLook("UISlider.thumbTintColor", oldValue, ownThumbTintColor)
      customizes(\UISlider.thumbTintColor, ownThumbTintColor)
    }
  }
  /// The picture at the lower end; nil for none.
  open var minimumValueImage: UIImage? {
    didSet { keptLook("UISlider.minimumValueImage", oldValue, minimumValueImage) }
  }
  /// The picture at the upper end; nil for none.
  open var maximumValueImage: UIImage? {
    didSet { keptLook("UISlider.maximumValueImage", oldValue, maximumValueImage) }
  }
  /// Moves the knob; no action is sent.
  open func setValue(_ value: Float, animated: Bool) { put(value) }
  /// Sets the picture of the knob for that state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    keptLook("UISlider.setThumbImage(_:for:)")
    thumbImages[state.rawValue] = image
  }
  /// Sets the picture of the part below the value for that state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    keptLook("UISlider.setMinimumTrackImage(_:for:)")
    minimumTrackImages[state.rawValue] = image
  }
  /// Sets the picture of the part above the value for that state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    keptLook("UISlider.setMaximumTrackImage(_:for:)")
    maximumTrackImages[state.rawValue] = image
  }
  /// Pictures by the states that they are for.
  private var (thumbImages, minimumTrackImages, maximumTrackImages): Pictures = ([:], [:], [:])
  private typealias Pictures = ([UInt: UIImage], [UInt: UIImage], [UInt: UIImage])
  private func picture(_ pictures: [UInt: UIImage], for state: State) -> UIImage? {
    pictures[state.rawValue] ?? pictures[State.normal.rawValue]
  }

  final override var isValueControl: Bool { true }
  /// A person drags the knob.
  package final func drag(to value: Float) {
    guard isEnabled, !Simulator.current.isDead else { return }
    self.value = value
    valueChanged()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a slider with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// A class of the app's is asked where its parts lie (rule 1002).
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard isOfTheApp else { return }
    let track = trackRect(forBounds: bounds)
    _ = thumbRect(forBounds: bounds, trackRect: track, value: value)
    if minimumValueImage != nil { _ = minimumValueImageRect(forBounds: bounds) }
    if maximumValueImage != nil { _ = maximumValueImageRect(forBounds: bounds) }
  }

  /// It has a height of its own (rule 590), and the width that it is given.
  open override var intrinsicContentSize: CGSize {
    if let size: CGSize = inExtension("intrinsicContentSize") { return size }
    let insets = alignmentRectInsets
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: Simulator.current.sliderHeight - insets.top - insets.bottom)
  }
  /// Rule 1023.
  open override var alignmentRectInsets: UIEdgeInsets { Simulator.current.sliderAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: max(size.width, 118), height: Simulator.current.sliderHeight)
  }

  /// The value and the place at which the finger took the knob.
  private var taken: (value: Float, x: CGFloat)?
  /// In points.
  private static let knob: CGFloat = 31

  private var room: CGFloat { max(1, drawnFrame.width - Self.knob) }
  private var knobCentre: CGFloat {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return Self.knob / 2 + room * part
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard abs(x - knobCentre) <= Self.knob else { return false }
    taken = (value, x)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let taken else { return false }
    let part = Float((touch.location(in: self).x - taken.x) / room)
    value = taken.value + part * (maximumValue - minimumValue)
    if isContinuous { send(.valueChanged, event) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if taken != nil, !isContinuous { send(.valueChanged, event) }
    taken = nil
  }

  /// A drag along the slider moves the knob, not what is around the slider.
  final override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    ownTracking && (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
  }

  package final override var renderedKind: String { "UISlider" }
  /// The picture of the thumb; nil for the usual one.
  open func thumbImage(for state: State) -> UIImage? { picture(thumbImages, for: state) }
  /// The picture of the track before the thumb; nil for the usual one.
  open func minimumTrackImage(for state: State) -> UIImage? {
    picture(minimumTrackImages, for: state)
  }
  /// The picture of the track behind the thumb; nil for the usual one.
  open func maximumTrackImage(for state: State) -> UIImage? {
    picture(maximumTrackImages, for: state)
  }
  /// Where the thumb is for that value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
  }
  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// Where the picture at the low end is; it has none here.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    if minimumValueImage != nil { declaredOnly("UISlider.minimumValueImageRect(forBounds:)") }
    return .zero
  }
  /// Where the picture at the high end is; it has none here.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    if maximumValueImage != nil { declaredOnly("UISlider.maximumValueImageRect(forBounds:)") }
    return .zero
  }
}

/// The pictures of a slider as they are now.
extension UISlider {
  /// The picture of the thumb in its state; nil for the usual.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track before the thumb; nil for the usual.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track behind the thumb; nil for the usual.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  /// As what it should behave; iOS 15.0 and later.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { self[look: "UISlider.preferredBehavioralStyle", since: 15.0, usual: .automatic] }
    set {
      self[look: "UISlider.preferredBehavioralStyle", since: 15.0, usual: .automatic] = newValue
    }
  }
  /// As what it behaves; iOS 15.0 and later.
  public var behavioralStyle: UIBehavioralStyle { requires("behavioralStyle", since: 15.0, .pad) }
}
