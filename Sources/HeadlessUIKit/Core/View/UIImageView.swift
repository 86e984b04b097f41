public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The picture that is shown; nil for none.
  open var image: UIImage? {
    didSet { invalidateLayoutOfGroup() }
  }
  /// The picture while it is highlighted; nil for the usual one. Has no effect here.
  open var highlightedImage: UIImage? {
    get { requires("highlightedImage", since: 3.0, ownHighlightedImage) }
    set { ownHighlightedImage = requires("setHighlightedImage:", since: 3.0, newValue) }
  }
  final var ownHighlightedImage: UIImage? {
    didSet { keptLook("UIImageView.highlightedImage", oldValue, ownHighlightedImage) }
  }
  /// Whether the highlighted picture is shown. Has no effect here.
  open var isHighlighted: Bool {
    get { requires("isHighlighted", since: 3.0, ownHighlighted) }
    set { ownHighlighted = requires("setHighlighted:", since: 3.0, newValue) }
  }
  final var ownHighlighted = false {
    didSet { keptLook("UIImageView.isHighlighted", oldValue, ownHighlighted) }
  }
  /// Pictures that follow each other; nil for none.
  open var animationImages: [UIImage]? {
    didSet { keptLook("UIImageView.animationImages", oldValue, animationImages) }
  }
  /// How long all pictures take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they run; 0 for ever.
  open var animationRepeatCount = 0 {
    didSet { keptLook("UIImageView.animationRepeatCount", oldValue, animationRepeatCount) }
  }
  /// Whether they run.
  public private(set) var isAnimating = false
  /// How a symbol is drawn; nil for the usual way; iOS 13.0 and later. Has no effect here.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { requires("preferredSymbolConfiguration", since: 13.0, ownPreferredSymbolConfiguration) }
    set {
      ownPreferredSymbolConfiguration = requires(
        "setPreferredSymbolConfiguration:", since: 13.0, newValue)
    }
  }
  final var ownPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      keptLook(
        "UIImageView.preferredSymbolConfiguration", oldValue, ownPreferredSymbolConfiguration)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareToBeRead() { isUserInteractionEnabled = false }

  /// Creates an image view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// A view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view of a picture and one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    requires("initWithImage:highlightedImage:", since: 3.0)
    self.image = image
    ownHighlightedImage = highlightedImage
  }

  /// Lets them run.
  open func startAnimating() { isAnimating = true }
  /// Stops them.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  package final override var renderedKind: String { "UIImageView" }
}

/// How pictures are shown.
extension UIImageView {
  /// The pictures that it shows in turn while highlighted; nil for none; iOS 3.0 and later.
  public var highlightedAnimationImages: [UIImage]? {
    get { self[look: "UIImageView.highlightedAnimationImages", since: 3.0] }
    set { self[look: "UIImageView.highlightedAnimationImages", since: 3.0] = newValue }
  }
  /// Whether its picture grows while it is focused; iOS 9.0 and later.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { self[look: "UIImageView.adjustsImageWhenAncestorFocused", since: 9.0, usual: false] }
    set {
      self[look: "UIImageView.adjustsImageWhenAncestorFocused", since: 9.0, usual: false] = newValue
    }
  }
  /// Whether its picture grows with large text; iOS 11.0 and later.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get {
      self[
        look: "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", since: 11.0,
        usual: false]
    }
    set {
      self[
        look: "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", since: 11.0,
        usual: false] = newValue
    }
  }
}
