import Foundation

/// How large a button is by itself (rule 590).
extension UIButton {
  /// The font before anybody sets one: a button of the system's is smaller.
  final var usualFont: UIFont {
    if ownConfiguration != nil { return .systemFont(ofSize: UIFont.labelFontSize) }
    return switch ownType {
    case .system, .roundedRect:
      Simulator.current.has(.controlsAreFlat)
        ? .systemFont(ofSize: 15) : .boldSystemFont(ofSize: 15)
    default: .systemFont(ofSize: UIFont.buttonFontSize)
    }
  }

  /// What it shows and the room around it; never smaller than the picture behind it (rule 1022).
  final var naturalSize: CGSize {
    guard let behind = backgroundImage(for: .normal)?.size else { return contentSize }
    let content = contentSize
    return CGSize(
      width: max(content.width, behind.width), height: max(content.height, behind.height))
  }

  private var contentSize: CGSize {
    let simulator = Simulator.current!
    if let sign = simulator.signSize(buttonType) { return sign }
    if let ownConfiguration { return size(of: ownConfiguration) }
    let image = image(for: .normal).map(size(of:))
    let hasTitle = drawnTitle?.isEmpty == false
    let text = hasTitle || image == nil ? size(of: drawnTitle, in: titleFont) : .zero
    let content = CGSize(
      width: text.width + (image?.width ?? 0), height: max(text.height, image?.height ?? 0))
    let insets = contentEdgeInsets
    if insets != .zero {
      return CGSize(
        width: content.width + insets.left + insets.right,
        height: content.height + insets.top + insets.bottom)
    }
    // A picture alone has no room around it.
    if let image, !hasTitle { return image }
    if !simulator.has(.controlsAreFlat), buttonType == .system || buttonType == .roundedRect {
      return CGSize(width: content.width + 24, height: 44)
    }
    // In whole points, as a button without a title shows: 30 by 34.
    return CGSize(
      width: max(30, content.width), height: max(content.height, text.height + 12).rounded(.up))
  }

  private var titleFont: UIFont { shownTitleFont ?? usualFont }

  /// How large a picture is that it shows: a symbol as the button says (rule 1135).
  private func size(of image: UIImage) -> CGSize {
    image.size(
      as: ownConfiguration?.preferredSymbolConfigurationForImage
        ?? symbolConfigurations[State.normal.rawValue])
  }

  private func size(of text: String?, in font: UIFont) -> CGSize {
    TextLayout.size(of: text ?? "", font: font)
  }

  /// What is around title and picture.
  final var roomAround: UIEdgeInsets {
    guard let insets = ownConfiguration?.drawnInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Where picture and title lie, side by side, in the room for both (rules 967 and 1022).
  final func places(in room: CGRect) -> (image: CGRect, title: CGRect) {
    let hasTitle = drawnTitle?.isEmpty == false
    let (imageRoom, titleRoom) = (room.inset(by: imageEdgeInsets), room.inset(by: titleEdgeInsets))
    var image = drawnImage.map(size(of:)) ?? .zero
    // A picture is drawn smaller where it has less room, and fills the room where it is to.
    image.width = min(image.width, max(0, imageRoom.width))
    image.height = min(image.height, max(0, imageRoom.height))
    if image.width > 0, image.height > 0, !hasTitle {
      if contentSide == .fill { image.width = max(0, imageRoom.width) }
      if contentVerticalAlignment == .fill { image.height = max(0, imageRoom.height) }
    }
    let text = hasTitle ? size(of: drawnTitle, in: drawnTitleFont) : .zero
    let gap = image.width > 0 && text.width > 0 ? ownConfiguration?.imagePadding ?? 0 : 0
    let title = CGSize(
      width: min(text.width, max(0, titleRoom.width - image.width - gap)), height: text.height)
    let whole = image.width + gap + title.width
    func x(in room: CGRect) -> CGFloat {
      switch contentSide {
      case .left, .fill: room.minX
      case .right: room.maxX - whole
      default: room.midX - whole / 2
      }
    }
    func y(_ height: CGFloat, in room: CGRect) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      default: room.midY - height / 2
      }
    }
    let imageAt = CGRect(
      x: x(in: imageRoom), y: y(image.height, in: imageRoom), width: image.width,
      height: image.height)
    let titleAt = CGRect(
      x: x(in: titleRoom) + image.width + gap, y: y(title.height, in: titleRoom),
      width: title.width, height: title.height)
    // The other way round (rules 1022 and 1360).
    guard (ownConfiguration?.imagePlacement == .trailing) != runsFromRight else {
      return (imageAt, titleAt)
    }
    return (
      imageAt.offsetBy(dx: title.width + gap, dy: 0),
      titleAt.offsetBy(dx: -image.width - gap, dy: 0)
    )
  }

  /// Title, subtitle and picture, and the insets that the configuration says (rule 1130).
  private func size(of configuration: Configuration) -> CGSize {
    var content = size(of: drawnTitle, in: titleFont)
    if drawnTitle?.isEmpty != false { content = .zero }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let below = size(of: subtitle, in: .systemFont(ofSize: UIFont.smallSystemFontSize))
      content.width = max(content.width, below.width)
      content.height += configuration.titlePadding + below.height
    }
    if let image = (configuration.image ?? image(for: .normal)).map(size(of:)) {
      let padding = content == .zero ? 0 : configuration.imagePadding
      if [.top, .bottom].contains(configuration.imagePlacement) {
        content.width = max(content.width, image.width)
        content.height += padding + image.height
      } else {
        content.width += padding + image.width
        content.height = max(content.height, image.height)
      }
    }
    let insets = configuration.drawnInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }
}
