import EventTrace
public import Foundation

/// Two buttons that make a value larger and smaller; iOS 5.0 and later.
open class UIStepper: UIControl {
  private var ownValue: Double = 0

  /// The number that is set.
  open var value: Double {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The smallest value; the largest one follows where it would be smaller (rule 749).
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = ownValue
    }
  }
  /// The largest value; the smallest one follows where it would be larger (rule 749).
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }
  /// By how much a tap changes the value.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue <= 0 else { return }
      Simulator.current.diagnose(
        "stepOfNothing", rule: 749, on: self,
        "A step must be greater than 0: Apple documents that \(stepValue) ends the app with an "
          + "NSInvalidArgumentException.")
    }
  }
  /// Whether changes are sent while the finger moves, and not only at the end.
  open var isContinuous = true
  /// Whether a finger that stays goes on changing the value (rule 1008).
  open var autorepeat = true
  /// Whether the largest value is followed by the smallest.
  open var wraps = false

  /// A person taps on plus or minus.
  package final func step(up: Bool) {
    guard isEnabled, !Simulator.current.isDead else { return }
    let (next, old) = (ownValue + (up ? stepValue : -stepValue), ownValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    // At a limit the button that leads beyond it is off (rule 844).
    guard value != old else { return }
    // Without that a finger that stays is told of at its end.
    if isContinuous || nextStep == nil { valueChanged() } else { keepsChange = true }
  }

  /// Its buttons that a finger can use, by what they are called (rule 844).
  package final var usableButtons: [String] {
    guard isEnabled else { return [] }
    return (wraps || ownValue > minimumValue ? ["Decrement"] : [])
      + (wraps || ownValue < maximumValue ? ["Increment"] : [])
  }

  /// The next change by a finger that stays, while there is one.
  private var nextStep: EventQueue.Ticket?
  /// How often that finger has changed the value.
  private var steps = 0
  private var keepsChange = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (steps, keepsChange) = (0, false)
    if autorepeat { goOn(with: touch) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stopRepeating() }
  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  private func goOn(with touch: UITouch) {
    let simulator = Simulator.current!
    nextStep = simulator.queue.post(
      after: steps < 10 ? 0.5 : 0.1, label: "UIStepper"
    ) { [weak self, weak touch] in
      guard let self, let touch, self.nextStep != nil, !simulator.isDead else { return }
      let place = touch.location(in: self)
      if self.isEnabled, self.drawnBounds.contains(place) {
        self.steps += 1
        self.step(up: place.x >= self.drawnFrame.width / 2)
      }
      if self.nextStep != nil { self.goOn(with: touch) }
    }
  }

  private func stopRepeating() {
    if let nextStep { Simulator.current.queue.cancel(nextStep) }
    nextStep = nil
    if keepsChange { valueChanged() }
    keepsChange = false
  }

  /// Creates a stepper there; its size is its own (rule 590).
  public override init(frame: CGRect) {
    Self.requiresClass(since: 5.0)
    super.init(frame: CGRect(origin: frame.origin, size: Simulator.current.stepperSize))
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 5.0)
    super.init(coder: coder)
  }
  /// Creates a stepper with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// Always the same (rule 590).
  final override func hugsByItself(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? Simulator.current.stepperSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? Simulator.current.stepperSize
  }

  final override func touchedUp(_ event: UIEvent?) {
    guard steps == 0, let place = placeOfTouch(event) else { return }
    step(up: place.x >= drawnFrame.width / 2)
  }

  final override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.isMadeByOneTap
  }

  override class var ownTintSince: Double { 6.0 }
  package final override var renderedKind: String { "UIStepper" }
  /// Gives the upper button a picture; iOS 6.0 and later. Nothing comes of it here.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    requires("setIncrementImage:forState:", since: 6.0)
    declaredOnly("UIStepper.setIncrementImage(_:for:)")
    declared["incrementImage \(state.rawValue)"] = image
  }
  /// Gives the lower button a picture; iOS 6.0 and later. Nothing comes of it here.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    requires("setDecrementImage:forState:", since: 6.0)
    declaredOnly("UIStepper.setDecrementImage(_:for:)")
    declared["decrementImage \(state.rawValue)"] = image
  }
  /// Gives it a picture behind its buttons; iOS 6.0 and later. Nothing comes of it here.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    requires("setBackgroundImage:forState:", since: 6.0)
    declaredOnly("UIStepper.setBackgroundImage(_:for:)")
    declared["backgroundImage \(state.rawValue)"] = image
  }
  /// Gives it a picture between its buttons; iOS 6.0 and later. Nothing comes of it here.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    requires("setDividerImage:forLeftSegmentState:rightSegmentState:", since: 6.0)
    declaredOnly("UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)")
    declared["dividerImage \(leftState.rawValue) \(rightState.rawValue)"] = image
  }
}

/// The pictures of a stepper.
extension UIStepper {
  /// The picture of the plus in that state; nil for the usual. iOS 6.0 and later.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    requires("incrementImageForState:", since: 6.0, declared["incrementImage \(state.rawValue)"])
  }
  /// The picture of the minus in that state; nil for the usual. iOS 6.0 and later.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    requires("decrementImageForState:", since: 6.0, declared["decrementImage \(state.rawValue)"])
  }
  /// The picture behind its buttons in that state; nil for the usual. iOS 6.0 and later.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    requires("backgroundImageForState:", since: 6.0, declared["backgroundImage \(state.rawValue)"])
  }
  /// The picture between its buttons in those states; nil for the usual. iOS 6.0 and later.
  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    requires(
      "dividerImageForLeftSegmentState:rightSegmentState:", since: 6.0,
      declared["dividerImage \(state.rawValue) \(rightSegmentState.rawValue)"])
  }
}
