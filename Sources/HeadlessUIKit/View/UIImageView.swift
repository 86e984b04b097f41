public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { invalidateLayoutOfGroup() }
  }
  open var highlightedImage: UIImage? {
    get { requires("highlightedImage", since: 3.0, ownHighlightedImage) }
    set { ownHighlightedImage = requires("setHighlightedImage:", since: 3.0, newValue) }
  }
  final var ownHighlightedImage: UIImage?
  open var isHighlighted: Bool {
    get { requires("isHighlighted", since: 3.0, ownHighlighted) }
    set { ownHighlighted = requires("setHighlighted:", since: 3.0, newValue) }
  }
  final var ownHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false
  /// iOS 13.0 and later.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { requires("preferredSymbolConfiguration", since: 13.0, ownPreferredSymbolConfiguration) }
    set {
      ownPreferredSymbolConfiguration = requires(
        "setPreferredSymbolConfiguration:", since: 13.0, newValue)
    }
  }
  final var ownPreferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public convenience init() { self.init(frame: .zero) }

  /// A view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    requires("initWithImage:highlightedImage:", since: 3.0)
    ownHighlightedImage = highlightedImage
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  package final override var renderedKind: String { "UIImageView" }
}
