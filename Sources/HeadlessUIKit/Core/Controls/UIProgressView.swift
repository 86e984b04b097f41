public import Foundation

/// A bar that fills.
open class UIProgressView: UIView {
  /// Where it is shown.
  public enum Style: Int, Sendable { case `default`, bar }

  private var ownProgress: Float = 0
  private final var followed: Progress?
  /// How far it is, from 0 to 1; that of the work, where it follows some (rule 1046).
  open var progress: Float {
    get { followed.map { Float(min(max($0.fractionCompleted, 0), 1)) } ?? ownProgress }
    set { put(newValue) }
  }
  /// Takes a value without asking the property that a class of the app's may have (rule 1258).
  private func put(_ progress: Float) {
    ownProgress = min(max(progress, 0), 1)
    announce("progress", of: self)
  }
  /// The work that it follows; nil for none; iOS 9.0 and later (rule 1046).
  open var observedProgress: Progress? {
    get { requires("observedProgress", since: 9.0, followed) }
    set {
      let work = requires("setObservedProgress:", since: 9.0, newValue)
      // What was last seen of the work stays.
      ownProgress = progress
      followed = work
    }
  }
  /// How it looks.
  open var progressViewStyle = Style.default
  /// The color of the filled part; nil for the usual one.
  open var progressTintColor: UIColor? {
    get { requires("progressTintColor", since: 5.0, ownProgressTintColor) }
    set { ownProgressTintColor = requires("setProgressTintColor:", since: 5.0, newValue) }
  }
  final var ownProgressTintColor: UIColor? {
    didSet {
      customizes(\UIProgressView.progressTintColor, ownProgressTintColor)
    }
  }
  /// The color of the empty part; nil for the usual one.
  open var trackTintColor: UIColor? {
    get { requires("trackTintColor", since: 5.0, ownTrackTintColor) }
    set { ownTrackTintColor = requires("setTrackTintColor:", since: 5.0, newValue) }
  }
  final var ownTrackTintColor: UIColor? {
    didSet {
      customizes(\UIProgressView.trackTintColor, ownTrackTintColor)
    }
  }
  /// The picture of the filled part; nil for none. Has no effect here.
  open var progressImage: UIImage? {
    get { requires("progressImage", since: 5.0, ownProgressImage) }
    set { ownProgressImage = requires("setProgressImage:", since: 5.0, newValue) }
  }
  final var ownProgressImage: UIImage? {
    didSet {
      keptLook("UIProgressView.progressImage", oldValue, ownProgressImage)
      customizes(\UIProgressView.progressImage, ownProgressImage)
    }
  }
  /// The picture of the empty part; nil for none. Has no effect here.
  open var trackImage: UIImage? {
    get { requires("trackImage", since: 5.0, ownTrackImage) }
    set { ownTrackImage = requires("setTrackImage:", since: 5.0, newValue) }
  }
  final var ownTrackImage: UIImage? {
    didSet {
      keptLook("UIProgressView.trackImage", oldValue, ownTrackImage)
      customizes(\UIProgressView.trackImage, ownTrackImage)
    }
  }
  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard requires("setProgress:animated:", since: 5.0) else { return }
    put(progress)
  }

  /// Makes an empty bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
    drawnFrame.size.height = height
  }

  /// Takes the origin and the width; the height is its own (rule 901).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawnFrame.size.height = height
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a progress view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// It has a height of its own (rule 590), and the width that it is given.
  final override func hugsByItself(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: size.width, height: height)
  }
  private var height: CGFloat { Simulator.current.progressHeight(progressViewStyle) }

  package final override var renderedKind: String { "UIProgressView" }
}
