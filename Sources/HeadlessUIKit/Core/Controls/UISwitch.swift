public import Foundation

/// A switch that is on or off.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn: Bool {
    get { drawnOn }
    set { drawnOn = newValue }
  }
  package final var drawnOn = false
  /// The color while it is on; nil for the usual one.
  open var onTintColor: UIColor? {
    get { requires("onTintColor", since: 5.0, ownOnTintColor) }
    set { ownOnTintColor = requires("setOnTintColor:", since: 5.0, newValue) }
  }
  final var ownOnTintColor: UIColor? {
    didSet {
      customizes(\UISwitch.onTintColor, ownOnTintColor)
    }
  }
  /// The color of the knob; nil for the usual one. Has no effect here.
  open var thumbTintColor: UIColor? {
    get { requires("thumbTintColor", since: 6.0, ownThumbTintColor) }
    set { ownThumbTintColor = requires("setThumbTintColor:", since: 6.0, newValue) }
  }
  final var ownThumbTintColor: UIColor? {
    didSet {
      keptLook("UISwitch.thumbTintColor", oldValue, ownThumbTintColor)
      customizes(\UISwitch.thumbTintColor, ownThumbTintColor)
    }
  }
  /// Turns it on or off; no action is sent.
  open func setOn(_ on: Bool, animated: Bool) { drawnOn = on }

  final override var isValueControl: Bool { true }
  final override func touchedUp(_ event: UIEvent?) {
    isOn.toggle()
    valueChanged(event)
    super.touchedUp(event)
  }

  /// Creates a switch there; its size is its own (rule 590).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Simulator.current.switchSize))
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a switch with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// Always the same (rule 590): that of the rectangle by which it is aligned.
  final override func hugsByItself(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize {
    if let size: CGSize = inExtension("intrinsicContentSize") { return size }
    let insets = alignmentRectInsets
    var size = Simulator.current.switchSize
    size.width -= insets.left + insets.right
    size.height -= insets.top + insets.bottom
    return size
  }
  open override var alignmentRectInsets: UIEdgeInsets { Simulator.current.switchAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? Simulator.current.switchSize
  }

  final override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.isMadeByOneTap
  }

  override class var ownTintSince: Double { 6.0 }
  package final override var renderedKind: String { "UISwitch" }
  /// A picture for the switched on; without an effect since iOS 7. iOS 6.0 and later.
  open var onImage: UIImage? {
    get { requires("onImage", since: 6.0, ownOnImage) }
    set {
      ownOnImage = requires("setOnImage:", since: 6.0, newValue)
    }
  }
  final var ownOnImage: UIImage? {
    didSet { keptLook("UISwitch.onImage", oldValue, ownOnImage) }
  }
  /// A picture for the switched off; without an effect since iOS 7. iOS 6.0 and later.
  open var offImage: UIImage? {
    get { requires("offImage", since: 6.0, ownOffImage) }
    set {
      ownOffImage = requires("setOffImage:", since: 6.0, newValue)
    }
  }
  final var ownOffImage: UIImage? {
    didSet { keptLook("UISwitch.offImage", oldValue, ownOffImage) }
  }
  /// What it says on a Mac; nil for nothing. iOS 14.0 and later.
  open var title: String? {
    get { requires("title", since: 14.0, ownTitle) }
    set {
      ownTitle = requires("setTitle:", since: 14.0, newValue)
    }
  }
  final var ownTitle: String? {
    didSet { keptLook("UISwitch.title", oldValue, ownTitle) }
  }
}

/// How a switch is drawn.
extension UISwitch {
  /// How it should be drawn; iOS 14.0 and later.
  public var preferredStyle: UISwitch.Style {
    get { self[look: "UISwitch.preferredStyle", since: 14.0, usual: .automatic] }
    set { self[look: "UISwitch.preferredStyle", since: 14.0, usual: .automatic] = newValue }
  }
  /// How it is drawn; iOS 14.0 and later.
  public var style: UISwitch.Style { requires("style", since: 14.0, .sliding) }
  /// How a switch is drawn; iOS 14.0 and later.
  public enum Style: Int, Sendable {
    /// As the system likes; as a box to tick; as a switch.
    case automatic, checkbox, sliding
  }
}
