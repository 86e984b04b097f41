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
  public var textProperties = TextProperties() {
    didSet { keptLook("UIListContentConfiguration.textProperties", oldValue, textProperties) }
  }
  /// How the smaller text is drawn.
  public var secondaryTextProperties = TextProperties() {
    didSet {
      keptLook(
        "UIListContentConfiguration.secondaryTextProperties", oldValue, secondaryTextProperties)
    }
  }
  /// The distance between both texts when they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8 {
    didSet {
      keptLook(
        "UIListContentConfiguration.textToSecondaryTextHorizontalPadding", oldValue,
        textToSecondaryTextHorizontalPadding)
    }
  }
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
    groupedHeader()
  }
  /// A very large header of a grouped list; iOS 15.0 and later.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    groupedHeader()
  }
  /// A header that suits its list; iOS 18.0 and later.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer that suits its list; iOS 18.0 and later.
  public static func footer() -> UIListContentConfiguration { groupedHeader() }
  /// How the image is drawn.
  public var imageProperties = ImageProperties() {
    didSet { keptLook("UIListContentConfiguration.imageProperties", oldValue, imageProperties) }
  }
  /// The distance between both texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0 {
    didSet {
      keptLook(
        "UIListContentConfiguration.textToSecondaryTextVerticalPadding", oldValue,
        textToSecondaryTextVerticalPadding)
    }
  }
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16 {
    didSet {
      keptLook("UIListContentConfiguration.imageToTextPadding", oldValue, imageToTextPadding)
    }
  }
  /// Whether the texts are side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false {
    didSet {
      keptLook(
        "UIListContentConfiguration.prefersSideBySideTextAndSecondaryText", oldValue,
        prefersSideBySideTextAndSecondaryText)
    }
  }
  /// How far the content keeps from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  {
    didSet {
      keptLook(
        "UIListContentConfiguration.directionalLayoutMargins", oldValue, directionalLayoutMargins)
    }
  }

  /// The content of a usual cell.
  public static func cell() -> Self { Self() }
  /// The content of a cell with a smaller text below.
  public static func subtitleCell() -> Self { Self() }
  /// The content of a cell with a smaller text at the right.
  public static func valueCell() -> Self { Self() }
  /// The content of a header in a plain list.
  public static func plainHeader() -> Self { Self() }
  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self { Self() }
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

    /// Where lines begin.
    public enum Alignment: Int, Sendable { case natural, center, justified }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The color of what can be touched.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero {
      didSet {
        keptLook("UIListContentConfiguration.ImageProperties.maximumSize", oldValue, maximumSize)
      }
    }
    /// The room that is kept for it, in points; zero for its own size.
    public var reservedLayoutSize = CGSize.zero {
      didSet {
        keptLook(
          "UIListContentConfiguration.ImageProperties.reservedLayoutSize", oldValue,
          reservedLayoutSize)
      }
    }
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

/// Shows a list's configuration; iOS 14.0 and later.
public final class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  /// What is shown.
  public var configuration: any UIContentConfiguration {
    didSet { label.text = (configuration as? UIListContentConfiguration)?.text }
  }

  /// Makes a view that shows it.
  public init(configuration: UIListContentConfiguration) {
    Self.requiresClass(since: 14.0)
    self.configuration = configuration
    super.init(frame: .zero)
    label.text = configuration.text
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(label, at: 0)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 14.0)
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
}

/// Directions in a view; iOS 13.4 and later.
public nonisolated struct UIAxis: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To the sides.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
