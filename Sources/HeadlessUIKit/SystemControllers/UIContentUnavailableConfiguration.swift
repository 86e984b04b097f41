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
  /// How it is behind all that.
  public var background = UIBackgroundConfiguration.clear()

  /// What a button does; iOS 17.0 and later.
  public struct ButtonProperties {
    /// What it does; nil for nothing.
    public var primaryAction: UIAction?
    /// Whether it can be used.
    public var isEnabled = true
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
    if let image = content.image { stack.addArrangedSubview(UIImageView(image: image)) }
    for text in [content.text, content.secondaryText].compactMap(\.self) {
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
    }
    for (look, does) in [
      (content.button, content.buttonProperties),
      (content.secondaryButton, content.secondaryButtonProperties),
    ] where look.title != nil || look.image != nil {
      let button = UIButton(configuration: look, primaryAction: does.primaryAction)
      button.isEnabled = does.isEnabled
      stack.addArrangedSubview(button)
    }
  }
}
