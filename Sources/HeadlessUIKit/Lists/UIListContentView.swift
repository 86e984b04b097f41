public import Foundation

/// Shows a list's configuration: its image, its text, and its smaller text below or beside it; iOS 14.0
/// and later (rule 641).
public final class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var shown: UIListContentConfiguration
  /// What is shown.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let content = newValue as? UIListContentConfiguration else { return }
      shown = content
      show()
    }
  }
  /// Where the text is; nil without a text (rule 1328).
  public var textLayoutGuide: UILayoutGuide? { guide(of: label) }
  /// Where the smaller text is; nil without one.
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondLabel) }
  /// Where the image is; nil without one.
  public var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Makes a view that shows it.
  public init(configuration: UIListContentConfiguration) {
    Self.requiresClass(since: 14.0)
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 14.0)
    shown = UIListContentConfiguration()
    super.init(coder: coder)
  }

  override var placesSubviewsItself: Bool { true }

  private func guide(of part: UIView) -> UILayoutGuide? {
    guard part.drawnSuperview === self else { return nil }
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide(
      .inset { [weak part] view in
        guard let place = part?.drawnFrame else { return .zero }
        let room = view.drawnBounds
        return UIEdgeInsets(
          top: place.minY - room.minY, left: place.minX - room.minX, bottom: room.maxY - place.maxY,
          right: room.maxX - place.maxX)
      }, in: self)
    guides[ObjectIdentifier(part)] = guide
    return guide
  }

  private func show() {
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondLabel)
    imageView.image = shown.image
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    if let tint = shown.imageProperties.tintColor { imageView.tintColor = tint }
    show(imageView, shown.image != nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.text = text.map(properties.transform.applied)
    if let attributed { label.attributedText = attributed }
    show(label, text?.isEmpty == false)
  }

  private func show(_ part: UIView, _ isThere: Bool) {
    if !isThere { return part.detach() }
    if part.drawnSuperview !== self { insert(part, at: drawnSubviews.count) }
  }

  /// Where everything is in that width, and the height that it takes.
  private func frames(
    in width: CGFloat
  ) -> (image: CGRect, text: CGRect, second: CGRect, height: CGFloat) {
    let margins = margins(in: width)
    var left = margins.leading
    var image = CGRect.zero
    if shown.image != nil {
      image.size = imageSize
      let reserved = shown.imageProperties.reservedLayoutSize.width
      let room = reserved > 0 && reserved < 10_000 ? max(reserved, image.width) : image.width
      image.origin.x = left + ((room - image.width) / 2).rounded()
      left += room + shown.imageToTextPadding
    }
    let room = max(0, width - left - margins.trailing)
    var text = CGRect(x: left, y: 0, width: room, height: 0)
    var second = text
    let (hasText, hasSecond) = (label.drawnSuperview === self, secondLabel.drawnSuperview === self)
    var height: CGFloat = 0
    if hasText, hasSecond, shown.prefersSideBySideTextAndSecondaryText {
      let wanted = secondLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      second.size = CGSize(width: min(wanted.width, room / 2), height: wanted.height)
      second.origin.x = left + room - second.width
      text.size.width = max(0, room - second.width - shown.textToSecondaryTextHorizontalPadding)
      text.size.height = self.height(of: label, text.width)
      height = max(text.height, second.height)
      text.size.height = height
      second.size.height = height
    } else {
      if hasText { text.size.height = self.height(of: label, room) }
      if hasSecond { second.size.height = self.height(of: secondLabel, room) }
      let between = hasText && hasSecond ? shown.textToSecondaryTextVerticalPadding : 0
      second.origin.y = text.height + between
      height = text.height + between + second.height
    }
    let whole = max(height, image.height)
    let top = margins.top
    image.origin.y = top + ((whole - image.height) / 2).rounded()
    text.origin.y += top + ((whole - height) / 2).rounded()
    second.origin.y += top + ((whole - height) / 2).rounded()
    return (image, text, second, top + whole + margins.bottom)
  }

  /// How far the content keeps from the edges; at the sides also as far as the superview wants it to.
  private func margins(in width: CGFloat) -> NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let drawnSuperview,
      width == drawnFrame.width
    else { return margins }
    let outer = drawnSuperview.margins
    margins.leading = max(margins.leading, outer.left - drawnFrame.minX)
    margins.trailing = max(
      margins.trailing, outer.right - (drawnSuperview.drawnBounds.width - drawnFrame.maxX))
    return margins
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private var imageSize: CGSize {
    guard let size = shown.image?.size else { return .zero }
    let most = shown.imageProperties.maximumSize
    var factor: CGFloat = 1
    for (length, limit) in [(size.width, most.width), (size.height, most.height)]
    where limit > 0 && length > limit { factor = min(factor, limit / length) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let found = frames(in: drawnBounds.width)
    // What is higher or lower than it needs to be has its content in the middle.
    let down = ((drawnBounds.height - found.height) / 2).rounded()
    imageView.place(found.image.offsetBy(dx: 0, dy: down))
    label.place(found.text.offsetBy(dx: 0, dy: down))
    secondLabel.place(found.second.offsetBy(dx: 0, dy: down))
  }

  public override var intrinsicContentSize: CGSize {
    let width = drawnBounds.width > 0 ? drawnBounds.width : .greatestFiniteMagnitude
    return CGSize(width: UIView.noIntrinsicMetric, height: frames(in: width).height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return CGSize(width: size.width, height: frames(in: width).height)
  }
}
