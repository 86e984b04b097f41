public import Foundation

/// What a cell shows, as one value that makes its view; iOS 14.0 and later.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration; iOS 14.0 and later.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// A text, a second text and an image in a row; iOS 14.0 and later.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public var imageToTextPadding: CGFloat = 16
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: UICellConfigurationState) -> Self { self }

  /// How a text looks.
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment = Alignment.natural
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true

    /// Where lines begin.
    public enum Alignment: Int, Sendable { case natural, center, justified }
  }

  /// How the image looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
}

/// Shows a list's configuration; iOS 14.0 and later.
public final class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  public var configuration: any UIContentConfiguration {
    didSet { label.text = (configuration as? UIListContentConfiguration)?.text }
  }

  public init(configuration: UIListContentConfiguration) {
    Self.requiresClass(since: 14.0)
    self.configuration = configuration
    super.init(frame: .zero)
    label.text = configuration.text
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(label, at: 0)
  }

  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 14.0)
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
}

/// The state that a cell is in; iOS 14.0 and later.
public nonisolated struct UICellConfigurationState: Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  public var isFocused = false
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
}
