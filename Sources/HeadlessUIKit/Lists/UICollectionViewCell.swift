public import Foundation

/// A view that a collection uses again and again; iOS 6.0 and later.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    Self.requiresClass(since: 6.0)
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    super.init(coder: coder)
  }
  public convenience init() { self.init(frame: .zero) }

  /// The view will be used for something else.
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// iOS 8.0 and later.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    requires("preferredLayoutAttributesFittingAttributes:", since: 8.0, layoutAttributes)
  }
}

/// One item of a collection; iOS 6.0 and later.
open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView: UIView
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  /// iOS 14.0 and later.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { requires("contentConfiguration", since: 14.0, ownContentConfiguration) }
    set { ownContentConfiguration = requires("setContentConfiguration:", since: 14.0, newValue) }
  }
  final var ownContentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.drawnSubviews where view is any UIContentView { view.detach() }
      guard let ownContentConfiguration else { return }
      let view = ownContentConfiguration.makeContentView()
      view.frame = contentView.drawnBounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.insert(view, at: 0)
    }
  }
  /// iOS 14.0 and later.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { requires("backgroundConfiguration", since: 14.0, ownBackgroundConfiguration) }
    set {
      ownBackgroundConfiguration = requires("setBackgroundConfiguration:", since: 14.0, newValue)
    }
  }
  final var ownBackgroundConfiguration: UIBackgroundConfiguration?
  /// iOS 14.0 and later.
  open func updateConfiguration(using state: UICellConfigurationState) {
    requires("updateConfigurationUsingState:", since: 14.0)
  }
  /// iOS 14.0 and later.
  open func setNeedsUpdateConfiguration() { requires("setNeedsUpdateConfiguration", since: 14.0) }

  public override init(frame: CGRect) {
    contentView = UICollectionViewCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    adoptContentView()
  }

  public required init?(coder: NSCoder) {
    contentView = UICollectionViewCellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  package final override var renderedKind: String { "UICollectionViewCell" }
  /// iOS 14.0 and later.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get {
      requires(
        "automaticallyUpdatesContentConfiguration", since: 14.0,
        ownAutomaticallyUpdatesContentConfiguration)
    }
    set {
      ownAutomaticallyUpdatesContentConfiguration = requires(
        "setAutomaticallyUpdatesContentConfiguration:", since: 14.0, newValue)
    }
  }
  final var ownAutomaticallyUpdatesContentConfiguration: Bool = true
  /// iOS 14.0 and later.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get {
      requires(
        "automaticallyUpdatesBackgroundConfiguration", since: 14.0,
        ownAutomaticallyUpdatesBackgroundConfiguration)
    }
    set {
      ownAutomaticallyUpdatesBackgroundConfiguration = requires(
        "setAutomaticallyUpdatesBackgroundConfiguration:", since: 14.0, newValue)
    }
  }
  final var ownAutomaticallyUpdatesBackgroundConfiguration: Bool = true
  /// iOS 15.0 and later.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { requires("configurationUpdateHandler", since: 15.0, ownConfigurationUpdateHandler) }
    set {
      ownConfigurationUpdateHandler = requires(
        "setConfigurationUpdateHandler:", since: 15.0, newValue)
      Simulator.current.unimplemented(
        "UICollectionViewCell.configurationUpdateHandler", "nobody calls it.")
    }
  }
  final var ownConfigurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// iOS 14.0 and later.
  open var configurationState: UICellConfigurationState {
    requires("configurationState", since: 14.0)
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
}

final class UICollectionViewCellContentView: UIView {}
