public import Foundation

extension UIButton {
  /// How a button looks, as one value; iOS 15.0 and later.
  public nonisolated struct Configuration {
    /// What is behind the text, as long as the app does not say it.
    package private(set) var style = Style.plain
    /// The text that is shown; nil for none.
    public var title: String?
    /// The smaller text below the title; nil for none.
    public var subtitle: String?
    /// The text with its attributes; nil for the plain one.
    public var attributedTitle: AttributedString?
    /// The smaller text with its attributes; nil for the plain one.
    public var attributedSubtitle: AttributedString? {
      didSet { keptLook("UIButton.Configuration.attributedSubtitle", oldValue, attributedSubtitle) }
    }
    /// The picture that is shown; nil for none.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// At which side of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading {
      didSet { keptLook("UIButton.Configuration.imagePlacement", oldValue, imagePlacement) }
    }
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic {
      didSet { keptLook("UIButton.Configuration.titleAlignment", oldValue, titleAlignment) }
    }
    /// The color of text and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color behind them; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// How far it keeps from its edges, in points.
    public var contentInsets = Self.usualInsets
    private static let usualInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The distance to its edges: a large button leaves more where nobody has said how much (rule 1130).
    package var drawnInsets: NSDirectionalEdgeInsets {
      guard buttonSize == .large, contentInsets == Self.usualInsets else { return contentInsets }
      return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
    /// Changes the color of the activity indicator; nil for no change.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        keptLook(
          "UIButton.Configuration.activityIndicatorColorTransformer", oldValue,
          activityIndicatorColorTransformer)
      }
    }
    /// What says that it opens a menu; iOS 16.0 and later.
    public var indicator = Indicator.automatic {
      didSet { keptLook("UIButton.Configuration.indicator", oldValue, indicator) }
    }
    /// What says that a button opens a menu; iOS 16.0 and later.
    public enum Indicator: Int, Sendable {
      /// As the system likes; nothing; two arrows.
      case automatic, none, popup
    }
    /// How it looks on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic {
      didSet { keptLook("UIButton.Configuration.macIdiomStyle", oldValue, macIdiomStyle) }
    }
    /// How a button looks on a Mac; iOS 15.0 and later.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system likes; with a border or without; with one tinted border.
      case automatic, bordered, borderless, borderlessTinted
    }
    /// Makes the distance to its edges that of the style again.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.usualInsets
    }
    /// A button of glass; iOS 26.0 and later.
    public static func glass() -> Configuration { Configuration(style: .glass) }
    /// A button of colored glass; iOS 26.0 and later.
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }
    /// A button of clear glass; iOS 26.0 and later.
    public static func clearGlass() -> Configuration { Configuration(style: .glass) }
    /// A button of clear, colored glass; iOS 26.0 and later.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .filled) }
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium {
      didSet { keptLook("UIButton.Configuration.buttonSize", oldValue, buttonSize) }
    }
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false {
      didSet {
        keptLook("UIButton.Configuration.showsActivityIndicator", oldValue, showsActivityIndicator)
      }
    }
    /// How the background looks.
    public var background = UIBackgroundConfiguration()
    /// How a symbol is drawn; nil for the usual way.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet {
        keptLook(
          "UIButton.Configuration.preferredSymbolConfigurationForImage", oldValue,
          preferredSymbolConfigurationForImage)
      }
    }
    /// Changes the attributes of the title; nil for nothing.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet {
        keptLook(
          "UIButton.Configuration.titleTextAttributesTransformer", oldValue,
          titleTextAttributesTransformer)
      }
    }
    /// Changes the attributes of the subtitle; nil for no change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet {
        keptLook(
          "UIButton.Configuration.subtitleTextAttributesTransformer", oldValue,
          subtitleTextAttributesTransformer)
      }
    }
    /// Changes the color of the picture; nil for no change.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        keptLook("UIButton.Configuration.imageColorTransformer", oldValue, imageColorTransformer)
      }
    }
    /// How a title is broken or cut that is too long; iOS 16.0 and later.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping {
      didSet { keptLook("UIButton.Configuration.titleLineBreakMode", oldValue, titleLineBreakMode) }
    }
    /// Whether it looks different while the button is selected.
    public var automaticallyUpdateForSelection = true {
      didSet {
        declaredOnly(
          "UIButton.Configuration.automaticallyUpdateForSelection", oldValue,
          automaticallyUpdateForSelection)
      }
    }

    init(style: Style = .plain) { self.style = style }

    /// What is behind the text of a button.
    package enum Style { case plain, gray, tinted, filled, glass }

    /// What it looks like in the button's state, which is no different here.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// Text in the tint color and no background.
    public static func plain() -> Configuration { Configuration() }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background of the tint color, nearly transparent.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A background of the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Like a button in a bar.
    public static func borderless() -> Configuration { Configuration() }
    /// A gray background, as on other platforms.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A nearly transparent background of the tint color, as on other platforms.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A background of the tint color, as on other platforms.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// With the radius of the background.
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// How large the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// Where the title is.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  }
}

/// Changes the attributes of a title for the state of its button; iOS 15.0 and later.
public nonisolated struct UIConfigurationTextAttributesTransformer {
  /// Takes attributes and answers others.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// Some of a rectangle's edges, by reading direction; iOS 13.0 and later.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading side.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing side.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// What is behind a cell or a button; iOS 14.0 and later.
public nonisolated struct UIBackgroundConfiguration {
  /// The color behind everything else; nil for none.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background keeps from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero {
    didSet { keptLook("UIBackgroundConfiguration.backgroundInsets", oldValue, backgroundInsets) }
  }
  /// The color of the border; nil for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The picture that is shown; nil for none.
  public var image: UIImage?
  /// Changes the color of the background; nil for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    didSet {
      keptLook(
        "UIBackgroundConfiguration.backgroundColorTransformer", oldValue, backgroundColorTransformer
      )
    }
  }
  /// Changes the color of the line around it; nil for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    didSet {
      keptLook("UIBackgroundConfiguration.strokeColorTransformer", oldValue, strokeColorTransformer)
    }
  }
  /// How far outside of the background the line around it is.
  public var strokeOutset: CGFloat = 0 {
    didSet { keptLook("UIBackgroundConfiguration.strokeOutset", oldValue, strokeOutset) }
  }

  /// A view as the background; nil for none.
  public var customView: UIView? {
    didSet { keptLook("UIBackgroundConfiguration.customView", oldValue, customView) }
  }
  /// What shines through; nil for nothing.
  public var visualEffect: UIVisualEffect? {
    didSet { keptLook("UIBackgroundConfiguration.visualEffect", oldValue, visualEffect) }
  }
  /// How the picture is fitted in.
  public var imageContentMode = UIView.ContentMode.scaleToFill {
    didSet { keptLook("UIBackgroundConfiguration.imageContentMode", oldValue, imageContentMode) }
  }
  /// At which edges the margins of the superview are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      keptLook(
        "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets", oldValue,
        edgesAddingLayoutMarginsToBackgroundInsets)
    }
  }
  /// The color of the background over that tint.
  @MainActor
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
  /// That of the header of a sidebar's section.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listSidebarHeader()")
    return UIBackgroundConfiguration()
  }
  /// That of a line of a sidebar with something beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listAccompaniedSidebarCell()")
    return UIBackgroundConfiguration()
  }
  /// That of a cell, as its list is; iOS 18.0 and later.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// That of a header, as its list is; iOS 18.0 and later.
  public static func listHeader() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listHeader()")
    return UIBackgroundConfiguration()
  }
  /// That of a footer, as its list is; iOS 18.0 and later.
  public static func listFooter() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listFooter()")
    return UIBackgroundConfiguration()
  }

  init() {}
  /// What it looks like in that state, which is no different here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// That of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listSidebarCell()")
    return UIBackgroundConfiguration()
  }
  /// That of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listPlainHeaderFooter()")
    return UIBackgroundConfiguration()
  }
  /// That of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listGroupedHeaderFooter()")
    return UIBackgroundConfiguration()
  }
  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    keptLook("UIBackgroundConfiguration.listGroupedCell()")
    return UIBackgroundConfiguration()
  }
}

/// Two are equal where all of it is but what changes colors, which cannot be compared (rule 1406).
nonisolated extension UIBackgroundConfiguration: Hashable {
  /// Whether two are equal but for what changes colors (rule 1406).
  public static func == (
    left: UIBackgroundConfiguration, right: UIBackgroundConfiguration
  ) -> Bool {
    left.said == right.said
  }
  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(said) }

  private var said: [AnyHashable?] {
    [
      backgroundColor, cornerRadius, backgroundInsets, strokeColor, strokeWidth, strokeOutset,
      image, customView, visualEffect, imageContentMode.rawValue,
      edgesAddingLayoutMarginsToBackgroundInsets.rawValue,
    ]
  }
}

/// Changes a colour for the state of what shows it; iOS 14.0 and later.
public nonisolated struct UIConfigurationColorTransformer: Sendable {
  /// What makes a color of another one.
  public let transform: @Sendable (UIColor) -> UIColor
  /// Makes a transformer of a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// The color that is made of that one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Takes the color out; here it leaves colors as they are.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// Takes the tint that the system would; here it leaves colors as they are.
  public static let preferredTint = UIConfigurationColorTransformer { color in
    keptLook("UIConfigurationColorTransformer.preferredTint")
    return color
  }
}
