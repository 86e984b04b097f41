public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false
  /// iOS 13.0 and later.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

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
    self.highlightedImage = highlightedImage
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
