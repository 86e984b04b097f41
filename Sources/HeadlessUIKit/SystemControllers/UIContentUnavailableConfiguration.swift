public import Foundation

/// What a view says that has nothing to show; iOS 17.0 and later.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The picture; nil for none.
  public var image: UIImage?
  /// The text; nil for none.
  public var text: String?
  /// The text with its attributes; nil for the plain one.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The smaller text; nil for none.
  public var secondaryText: String?
  /// The smaller text with its attributes; nil for the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  /// The button below the texts.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below that one.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the smaller text looks.
  public var secondaryTextProperties: TextProperties = {
    var properties = TextProperties()
    (properties.font, properties.color) = (.systemFont(ofSize: 15), .secondaryLabel)
    return properties
  }()
  /// Where all that is; iOS 17.0 and later.
  public var alignment = Alignment.center {
    didSet { keptLook("UIContentUnavailableConfiguration.alignment", oldValue, alignment) }
  }
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat = 8 {
    didSet {
      keptLook("UIContentUnavailableConfiguration.imageToTextPadding", oldValue, imageToTextPadding)
    }
  }
  /// The distance between both texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8 {
    didSet {
      keptLook(
        "UIContentUnavailableConfiguration.textToSecondaryTextPadding", oldValue,
        textToSecondaryTextPadding)
    }
  }
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 8 {
    didSet {
      keptLook(
        "UIContentUnavailableConfiguration.textToButtonPadding", oldValue, textToButtonPadding)
    }
  }
  /// The distance between both buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8 {
    didSet {
      keptLook(
        "UIContentUnavailableConfiguration.buttonToSecondaryButtonPadding", oldValue,
        buttonToSecondaryButtonPadding)
    }
  }
  /// How far the content keeps from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero {
    didSet {
      keptLook(
        "UIContentUnavailableConfiguration.directionalLayoutMargins", oldValue,
        directionalLayoutMargins)
    }
  }
  /// In which directions it keeps to the margins of the superview too.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both {
    didSet {
      keptLook(
        "UIContentUnavailableConfiguration.axesPreservingSuperviewLayoutMargins", oldValue,
        axesPreservingSuperviewLayoutMargins)
    }
  }
  /// Where the content is; iOS 17.0 and later.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How a text looks; iOS 17.0 and later.
  public struct TextProperties {
    /// The font of the text.
    public var font = UIFont.systemFont(ofSize: 22, weight: .bold)
    /// The color of the text.
    public var color = UIColor.label
    /// How a text is broken or cut that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
  }

  /// How the picture looks; iOS 17.0 and later.
  public struct ImageProperties {
    /// How a symbol is drawn; nil for the usual way.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet {
        keptLook(
          "UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration",
          oldValue,
          preferredSymbolConfiguration)
      }
    }
    /// The color of a symbol; nil for the usual one.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero {
      didSet {
        keptLook(
          "UIContentUnavailableConfiguration.ImageProperties.maximumSize", oldValue, maximumSize)
      }
    }
  }
  /// How it is behind all that.
  public var background = UIBackgroundConfiguration.clear()

  /// What a button does; iOS 17.0 and later.
  public struct ButtonProperties {
    /// What it does; nil for nothing.
    public var primaryAction: UIAction?
    /// Whether it can be used.
    public var isEnabled = true
    /// What it opens; nil for nothing.
    public var menu: UIMenu?
    /// What part it has.
    public var role = UIButton.Role.normal {
      didSet {
        declaredOnly("UIContentUnavailableConfiguration.ButtonProperties.role", oldValue, role)
      }
    }
  }

  /// Nothing is there.
  public static func empty() -> UIContentUnavailableConfiguration {
    Self.requiresVersion()
    return UIContentUnavailableConfiguration()
  }
  /// It is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    Self.requiresVersion()
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = "Loading…"
    return configuration
  }
  /// Nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    Self.requiresVersion()
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }
  private static func requiresVersion() {
    NSObject.requires("UIContentUnavailableConfiguration", since: 17.0)
  }

  /// The view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(self) }
  /// What it looks like in that state, which is no different here.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// Shows that there is nothing to show; iOS 17.0 and later.
public final class UIContentUnavailableView: UIView, UIContentView {
  /// What is shown.
  public var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let stack = UIStackView()

  /// Makes one that shows it.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(configuration)
  }

  init(_ configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    show()
  }
  /// Not from files.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if let image = content.image {
      let view = UIImageView(image: image)
      if let tint = content.imageProperties.tintColor { view.tintColor = tint }
      view.layer.cornerRadius = content.imageProperties.cornerRadius
      stack.addArrangedSubview(view)
    }
    for (text, look) in [
      (content.text, content.textProperties),
      (content.secondaryText, content.secondaryTextProperties),
    ] {
      guard let text else { continue }
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, look.font, look.color)
      (label.numberOfLines, label.lineBreakMode) = (look.numberOfLines, look.lineBreakMode)
      stack.addArrangedSubview(label)
    }
    for (look, does) in [
      (content.button, content.buttonProperties),
      (content.secondaryButton, content.secondaryButtonProperties),
    ] where look.title != nil || look.image != nil {
      let button = UIButton(configuration: look, primaryAction: does.primaryAction)
      button.isEnabled = does.isEnabled
      if let menu = does.menu {
        button.menu = menu
        button.showsMenuAsPrimaryAction = does.primaryAction == nil
      }
      stack.addArrangedSubview(button)
    }
  }
}
