public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The picture that is shown; nil for none.
  open var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  package final var ownImage: UIImage? {
    didSet {
      invalidateLayoutOfGroup()
      if ownImage?.look.frames != nil { startAnimating() }
    }
  }
  /// The picture while it is highlighted; nil for the usual one; iOS 3.0 and later.
  open var highlightedImage: UIImage? {
    get { requires("highlightedImage", since: 3.0, ownHighlightedImage) }
    set { ownHighlightedImage = requires("setHighlightedImage:", since: 3.0, newValue) }
  }
  final var ownHighlightedImage: UIImage? {
    didSet { if ownHighlighted { invalidateLayoutOfGroup() } }
  }
  /// Whether the highlighted picture is shown; iOS 3.0 and later.
  open var isHighlighted: Bool {
    get { requires("isHighlighted", since: 3.0, ownHighlighted) }
    set { ownHighlighted = requires("setHighlighted:", since: 3.0, newValue) }
  }
  final var ownHighlighted = false {
    didSet { if ownHighlightedImage != nil { invalidateLayoutOfGroup() } }
  }
  /// Pictures that follow each other; nil for none.
  open var animationImages: [UIImage]? {
    didSet {
      stopAnimating()
      if animatesPictures { startAnimating() }
    }
  }
  /// Whether its file says that pictures which it gets run.
  final var animatesPictures = false
  /// How long all pictures take, in seconds; 0 for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often they run; 0 for ever.
  open var animationRepeatCount = 0
  /// Whether they run (rule 926).
  open private(set) var isAnimating = false
  /// How often they were started or stopped, so that the end of an earlier run changes nothing.
  private var runs = 0
  /// How a symbol is drawn that does not say it itself; nil for the usual way; iOS 13.0 and later.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { requires("preferredSymbolConfiguration", since: 13.0, ownPreferredSymbolConfiguration) }
    set {
      ownPreferredSymbolConfiguration = requires(
        "setPreferredSymbolConfiguration:", since: 13.0, newValue)
    }
  }
  final var ownPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateLayoutOfGroup() }
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

  /// Lets them run, if there are any (rule 926).
  open func startAnimating() {
    let pictures = ownHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let pictures = pictures ?? shownPicture?.look.frames?.images, !pictures.isEmpty else {
      return
    }
    (isAnimating, runs) = (true, runs + 1)
    guard animationRepeatCount > 0 else { return }
    let once = animationDuration > 0 ? animationDuration : Double(pictures.count) / 30
    let run = runs
    Simulator.current.queue.post(
      after: once * Double(animationRepeatCount), label: "UIImageView animation"
    ) { [weak self] in
      if let self, self.runs == run { self.isAnimating = false }
    }
  }
  /// Stops them.
  open func stopAnimating() { (isAnimating, runs) = (false, runs + 1) }

  open override var intrinsicContentSize: CGSize {
    if let size: CGSize = inExtension("intrinsicContentSize") { return size }
    guard let size = sizeOfPicture else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // A symbol is seen by constraints as a line of its text (rule 1131).
    guard let insets = insetsOfSymbol else { return size }
    return CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? sizeOfPicture ?? super.sizeThatFits(size)
  }
  /// As its picture says (rule 925).
  open override var alignmentRectInsets: UIEdgeInsets {
    insetsOfSymbol ?? shownPicture?.look.alignmentRectInsets ?? super.alignmentRectInsets
  }
  /// How far a symbol keeps from the edges of a line of its text, below zero (rule 1131); nil for another
  /// picture, and for a symbol to which the app has given insets.
  private final var insetsOfSymbol: UIEdgeInsets? {
    guard let picture = shownPicture, picture.look.isSymbol,
      picture.look.alignmentRectInsets == .zero
    else { return nil }
    return picture.alignmentOfSymbol(as: ownPreferredSymbolConfiguration)
  }

  /// The picture that a person sees; nil for none.
  package final var drawnPicture: UIImage? { shownPicture }
  private final var shownPicture: UIImage? {
    ownHighlighted ? ownHighlightedImage ?? ownImage : ownImage
  }
  private final var sizeOfPicture: CGSize? {
    shownPicture?.size(as: ownPreferredSymbolConfiguration)
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
