public import Foundation

/// A text, a second text and an image in a row; iOS 14.0 and later.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text; nil for none.
  public var text: String?
  /// The text with its attributes; nil for none.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The smaller text; nil for none.
  public var secondaryText: String?
  /// The smaller text with its attributes; nil for the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  /// The picture that is shown; nil for none.
  public var image: UIImage?
  /// How the text is drawn.
  public var textProperties = TextProperties()
  /// How the smaller text is drawn.
  public var secondaryTextProperties: TextProperties = {
    var properties = TextProperties()
    properties.font = .systemFont(ofSize: 12)
    return properties
  }()
  /// The distance between both texts when they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// In which directions it keeps to the margins of the superview too.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both {
    didSet {
      keptLook(
        "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins", oldValue,
        axesPreservingSuperviewLayoutMargins)
    }
  }
  /// How opaque it is, from 0 to 1; iOS 18.0 and later.
  public var alpha: CGFloat = 1 {
    didSet { keptLook("UIListContentConfiguration.alpha", oldValue, alpha) }
  }
  /// A line of a sidebar with something beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A line of a sidebar with a smaller line below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A line of a sidebar with something beside it, and a smaller line below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  /// The header of a sidebar's section.
  public static func sidebarHeader() -> UIListContentConfiguration { groupedHeader() }
  /// A large header of a grouped list; iOS 15.0 and later.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    keptLook("UIListContentConfiguration.prominentInsetGroupedHeader()")
    return groupedHeader()
  }
  /// A very large header of a grouped list; iOS 15.0 and later.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    keptLook("UIListContentConfiguration.extraProminentInsetGroupedHeader()")
    return groupedHeader()
  }
  /// A header that suits its list; iOS 18.0 and later.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer that suits its list; iOS 18.0 and later.
  public static func footer() -> UIListContentConfiguration { groupedHeader() }
  /// How the image is drawn.
  public var imageProperties = ImageProperties()
  /// The distance between both texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Whether the texts are side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far the content keeps from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  /// The content of a usual cell.
  public static func cell() -> Self { Self() }
  /// The content of a cell with a smaller text below.
  public static func subtitleCell() -> Self {
    var content = Self()
    content.secondaryTextProperties.font = .systemFont(ofSize: 12)
    return content
  }
  /// The content of a cell with a smaller text at the right.
  public static func valueCell() -> Self {
    var content = Self()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.font = .systemFont(ofSize: 17)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }
  /// The content of a header in a plain list.
  public static func plainHeader() -> Self { header(.systemFont(ofSize: 17, weight: .semibold)) }
  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self {
    var content = header(.systemFont(ofSize: 13))
    // In capitals until iOS 26 (rule 1328).
    if deviceNumber < 26 { content.textProperties.transform = .uppercase }
    return content
  }
  /// The content of a footer in a plain list.
  public static func plainFooter() -> Self { header(.systemFont(ofSize: 13)) }
  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> Self { header(.systemFont(ofSize: 13)) }

  private static func header(_ font: UIFont) -> Self {
    var content = Self()
    content.textProperties.font = font
    content.textProperties.color = .secondaryLabel
    return content
  }
  /// The content of a cell in a sidebar.
  public static func sidebarCell() -> Self { Self() }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The configuration for a cell in that state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How a text looks.
  public struct TextProperties {
    /// The font of the text.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The color of the text.
    public var color = UIColor.label
    /// How the lines are aligned.
    public var alignment = Alignment.natural
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// How text is broken or cut that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows the size of text that the user has chosen.
    public var adjustsFontForContentSizeCategory = true {
      didSet {
        keptLook(
          "UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory", oldValue,
          adjustsFontForContentSizeCategory)
      }
    }

    /// What changes the color of the text; nil for nothing.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The color after its transformer.
    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
    /// How letters are written.
    public var transform = TextTransform.none
    /// Whether the font gets smaller where a line is too long.
    public var adjustsFontSizeToFitWidth = false {
      didSet {
        keptLook(
          "UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth", oldValue,
          adjustsFontSizeToFitWidth)
      }
    }
    /// How much smaller it may get, as a part of its size.
    public var minimumScaleFactor: CGFloat = 0 {
      didSet {
        keptLook(
          "UIListContentConfiguration.TextProperties.minimumScaleFactor", oldValue,
          minimumScaleFactor)
      }
    }
    /// Whether letters move together before a text is cut.
    public var allowsDefaultTighteningForTruncation = false {
      didSet {
        keptLook(
          "UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation",
          oldValue, allowsDefaultTighteningForTruncation)
      }
    }
    /// Whether a pointer over a text that is cut shows all of it; iOS 15.0 and later.
    public var showsExpansionTextWhenTruncated = false {
      didSet {
        declaredOnly(
          "UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated", oldValue,
          showsExpansionTextWhenTruncated)
      }
    }

    /// How letters are written.
    public enum TextTransform: Int, Sendable {
      /// As they are; all large; all small; large at the beginning of words.
      case none, uppercase, lowercase, capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// Where lines begin.
    public enum Alignment: Int, Sendable { case natural, center, justified }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The color of what can be touched.
    public var tintColor: UIColor?
    /// Stands for the size of the system's symbols in rows.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// What changes the color of a symbol; nil for nothing.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The color of a symbol over that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?.transform(color) ?? color
    }
    /// Whether inverted colors leave the image as it is.
    public var accessibilityIgnoresInvertColors = false {
      didSet {
        declaredOnly(
          "UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors", oldValue,
          accessibilityIgnoresInvertColors)
      }
    }
    /// The color of the line around the image; nil for none; iOS 18.0 and later.
    public var strokeColor: UIColor? {
      didSet {
        keptLook("UIListContentConfiguration.ImageProperties.strokeColor", oldValue, strokeColor)
      }
    }
    /// The width of the line around the image, in points; iOS 18.0 and later.
    public var strokeWidth: CGFloat = 0 {
      didSet {
        keptLook("UIListContentConfiguration.ImageProperties.strokeWidth", oldValue, strokeWidth)
      }
    }
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it, in points; zero for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is drawn; nil for the usual way.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet {
        keptLook(
          "UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration", oldValue,
          preferredSymbolConfiguration)
      }
    }
  }
}

extension UIListContentConfiguration: @MainActor Hashable {
  private var looks: [AnyHashable?] {
    [
      text, secondaryText, attributedText, secondaryAttributedText, image,
      textProperties.font, textProperties.color, textProperties.numberOfLines,
      textProperties.alignment, textProperties.transform, secondaryTextProperties.font,
      secondaryTextProperties.color, secondaryTextProperties.numberOfLines,
      imageProperties.tintColor, imageProperties.cornerRadius, imageProperties.maximumSize.width,
      imageProperties.maximumSize.height, directionalLayoutMargins, imageToTextPadding,
      textToSecondaryTextVerticalPadding, prefersSideBySideTextAndSecondaryText,
    ]
  }
  /// Whether both show the same.
  public static func == (left: Self, right: Self) -> Bool { left.looks == right.looks }
  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) { hasher.combine(looks) }
}
