public import Foundation

/// The header or footer of a section; iOS 6.0 and later.
open class UITableViewHeaderFooterView: UIView, ContentHolder {
  override var placesSubviewsItself: Bool { true }
  /// The name under which it is used again; nil when it is not.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  /// The name that it was made with.
  final var ownReuseIdentifier: String?
  /// The view that holds what the app adds.
  open var contentView: UIView { ownContentView }
  final var ownContentView: UIView
  private var ownTextLabel: UILabel?
  /// The color behind its content, for which ``backgroundView`` is the place (M142).
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { Simulator.current.noteHeaderColor() } }
  }
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.detach()
      if let backgroundView { insert(backgroundView, at: 0) }
    }
  }
  /// What is shown, as a value; nil when the app sets up the views itself.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { requires("contentConfiguration", since: 14.0, ownContentConfiguration) }
    set { ownContentConfiguration = requires("setContentConfiguration:", since: 14.0, newValue) }
  }
  final var ownContentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(ownContentConfiguration) }
  }
  final func makeEmptyContentView() -> UIView { _UITableViewHeaderFooterContentView(frame: .zero) }
  final func forgetContent() { ownTextLabel = nil }

  /// Makes a header or footer; nil for one that is not used again.
  public init(reuseIdentifier: String?) {
    Self.requiresClass(since: 6.0)
    ownReuseIdentifier = reuseIdentifier
    ownContentView = _UITableViewHeaderFooterContentView(frame: .zero)
    super.init(frame: .zero)
    adoptContentView()
  }

  /// Makes one with UIKit's own values.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// What UIKit itself shows a section's title in, on versions that have no such class for apps too.
  init(title: String) {
    ownReuseIdentifier = nil
    ownContentView = _UITableViewHeaderFooterContentView(frame: .zero)
    super.init(frame: .zero)
    adoptContentView()
    textLabel?.text = title
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    ownReuseIdentifier = nil
    ownContentView = _UITableViewHeaderFooterContentView(frame: .zero)
    super.init(coder: coder)
  }

  override func prepareToBeRead() { adoptContentView() }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  /// The label with the text; nil for none.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UITableViewLabel(frame: .zero)
    ownTextLabel = label
    if !showsConfiguration { contentView.insert(label, at: 0) }
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.place(drawnBounds)
    // Whatever size a file gave it (rule 1025).
    let table = drawnSuperview as? UITableView
    let sides = table?.sidesNotSafe ?? (left: 0, right: 0)
    var place = drawnBounds
    place.origin.x += sides.left
    place.size.width = max(0, place.width - sides.left - sides.right)
    contentView.place(place)
    let room = contentView.drawnBounds
    // In line with the text of rows that keep to the sides.
    let x = 16 + max(0, (table?.insetOfRows ?? 0) - sides.left)
    ownTextLabel?.place(
      CGRect(x: x, y: 0, width: max(0, room.width - 2 * x), height: room.height))
  }

  /// The smaller label; nil, since no header of today has one.
  open var detailTextLabel: UILabel? {
    declaredOnly("UITableViewHeaderFooterView.detailTextLabel")
    return nil
  }

  // MARK: Configurations

  /// The content that suits its list; iOS 14.0 and later.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    requires("defaultContentConfiguration", since: 14.0, .groupedHeader())
  }
  /// How the background looks, as a value; nil for the usual. iOS 14.0 and later.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { requires("backgroundConfiguration", since: 14.0, ownBackgroundConfiguration) }
    set {
      ownBackgroundConfiguration = requires("setBackgroundConfiguration:", since: 14.0, newValue)
    }
  }
  private final var ownBackgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      keptLook(
        "UITableViewHeaderFooterView.backgroundConfiguration", oldValue, ownBackgroundConfiguration)
    }
  }
  /// What is known of its state; iOS 14.0 and later.
  open var configurationState: UIViewConfigurationState {
    requires(
      "configurationState", since: 14.0, UIViewConfigurationState(traitCollection: traitCollection))
  }
  /// What sets the configurations; iOS 15.0 and later.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void
  /// Called after `updateConfiguration(using:)`; nil for nothing. iOS 15.0 and later (rule 391).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { requires("configurationUpdateHandler", since: 15.0, ownConfigurationUpdateHandler) }
    set {
      ownConfigurationUpdateHandler = requires(
        "setConfigurationUpdateHandler:", since: 15.0, newValue)
      setNeedsUpdateConfiguration()
    }
  }
  private final var ownConfigurationUpdateHandler: ConfigurationUpdateHandler?
  /// Called before it is shown, to set the configurations; iOS 14.0 and later (rule 391).
  open func updateConfiguration(using state: UIViewConfigurationState) {
    requires("updateConfigurationUsingState:", since: 14.0)
  }
  /// Has `updateConfiguration(using:)` called with the next layout; iOS 14.0 and later (rule 391).
  open func setNeedsUpdateConfiguration() {
    requires("setNeedsUpdateConfiguration", since: 14.0)
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  private final var needsConfigurationUpdate = true
  final override func updateConfigurationsIfNeeded() {
    guard needsConfigurationUpdate, Simulator.current.has(.cellsUpdateConfigurations) else {
      return
    }
    needsConfigurationUpdate = false
    let state = configurationState
    readingModels(
      for: .configuration, asksTheApp: isOfTheApp || ownConfigurationUpdateHandler != nil
    ) {
      updateConfiguration(using: state)
      ownConfigurationUpdateHandler?(self, state)
    }
  }
  final override func renewConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Told before it is used again; call `super`.
  open func prepareForReuse() { _ = isReplaced("prepareForReuse()") }
}

/// What the views of a header or footer lie in, by the name that UIKit shows.
final class _UITableViewHeaderFooterContentView: UIView {
  override var isContentOfCell: Bool { true }
}
