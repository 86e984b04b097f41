public import Foundation

/// A message with buttons, presented like every other controller; iOS 8.0 and later.
open class UIAlertController: UIViewController {
  /// Where the message is.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title; nil for none.
  open var message: String? { didSet { rebuildIfBuilt() } }
  /// An alert, or a sheet of actions.
  open private(set) var preferredStyle = Style.actionSheet
  /// The actions, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in order; nil for none.
  open private(set) var textFields: [UITextField]?
  /// How urgent it is; iOS 16.0 and later. Nothing comes of it on a phone or pad.
  open var severity: UIAlertControllerSeverity {
    get { self[look: "UIAlertController.severity", since: 16.0, usual: .default] }
    set { self[look: "UIAlertController.severity", since: 16.0, usual: .default] = newValue }
  }
  /// The action that stands out; nil for none; iOS 9.0 and later.
  open var preferredAction: UIAlertAction? {
    get { requires("preferredAction", since: 9.0, ownPreferredAction) }
    set { ownPreferredAction = requires("setPreferredAction:", since: 9.0, newValue) }
  }
  final var ownPreferredAction: UIAlertAction? { didSet { rebuildIfBuilt() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 8.0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    super.init(coder: coder)
  }

  /// Makes an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    // An action sheet on an iPad is a popover, which needs a place to point to (rule 186).
    let isPad = Simulator.current.configuration.device.idiom == .pad
    modalPresentationStyle =
      preferredStyle == .alert ? .overFullScreen : isPad ? .popover : .formSheet
    modalTransitionStyle = .crossDissolve
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return Simulator.current.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    rebuildIfBuilt()
  }

  /// Adds a text field, which the handler sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Simulator.current.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuildIfBuilt()
  }

  final override var isAlert: Bool { true }
  final override var isActionSheet: Bool { preferredStyle == .actionSheet }

  /// As high as its rows: in a popover there is no button to cancel (rule 346).
  final override var popoverSize: CGSize {
    _ = loadViewForUIKit()
    let width = AlertLayout.width
    let layout = AlertLayout(
      sheet: rows.map { row($0, inWidth: width) },
      in: CGRect(x: 0, y: 0, width: width, height: 0), row: Self.rowHeight, isPopover: true)
    return CGSize(width: width, height: layout.height)
  }

  final override func wasTouchedBeside() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  /// A touch beside the rows of a sheet cancels it on a phone (rule 786).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard preferredStyle == .actionSheet, !isPopover, let place = touches.first?.location(in: view),
      !drawnPanels.contains(where: { $0.contains(place) })
    else { return super.touchesEnded(touches, with: event) }
    _ = wasTouchedBeside()
  }

  private var isPopover: Bool { presenter?.presentation?.style == .popover }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let built, built.title != title || built.isPopover != isPopover { rebuildIfBuilt() }
    if title == nil, message == nil, actions.isEmpty, textFields?.isEmpty ?? true {
      // M125.
      Simulator.current.raise(
        .internalInconsistency,
        "UIAlertController must have a title, a message or an action to display")
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The first of its fields is edited at once.
    if textFields?.first?.becomeFirstResponder() == true { layOutRows() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    build()
  }

  /// The title and whether it was a popover when the rows were made; nil before.
  private var built: (title: String?, isPopover: Bool)?

  /// Makes its rows again where the app has asked for the view before it said all (rule 1358).
  private func rebuildIfBuilt() {
    guard built != nil, let view = loadedView else { return }
    let fields = textFields ?? []
    for row in view.drawnSubviews where !fields.contains(where: { $0 === row }) { row.detach() }
    build()
    view.setNeedsLayout()
  }

  private func build() {
    built = (title, isPopover)
    let isSheet = preferredStyle == .actionSheet
    let label = { (text: String?, font: UIFont) -> UIView? in
      guard let text else { return nil }
      let label = UILabel(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      label.font = font
      if isSheet { label.textColor = .gray }
      return label
    }
    let shown = actions.filter { !(isPopover && $0.style == .cancel) }
    let buttons = shown.map { action -> UIView in
      let button = UIAlertButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      button.cancels = action.style == .cancel
      // Action sheets have no preferred action (rule 1462).
      let preferred = isSheet ? nil : ownPreferredAction
      button.standsOut = preferred.map { $0 === action } ?? button.cancels
      action.button = button
      button.onTap = { [weak self] in self?.choose(action) }
      return button
    }
    let texts = [
      label(title, .boldSystemFont(ofSize: isSheet ? 13 : 17)),
      label(message, .systemFont(ofSize: 13)),
    ]
    let rows = texts.compactMap(\.self) + (textFields ?? []) + buttons
    for row in rows { view.insert(row, at: view.drawnSubviews.count) }
  }

  private var rows: [UIView] { view.drawnSubviews }

  /// In points; rule 887.
  private static var rowHeight: CGFloat { deviceNumber < 9 ? 44 : 57 }

  private func row(_ view: UIView, inWidth width: CGFloat) -> AlertLayout.Row {
    switch view {
    case let label as UILabel:
      return .text(height: label.textHeight(inWidth: width - 2 * AlertLayout.side))
    case let button as UIAlertButton:
      let title = TextLayout.size(of: button.drawnTitle ?? "", font: button.drawnTitleFont)
      return .button(title: title.width, cancels: button.cancels)
    default: return .field
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutRows()
  }

  private func layOutRows() {
    let layout: AlertLayout
    let whole = view.drawnBounds
    if preferredStyle == .alert {
      // In the middle of what the keyboard leaves free.
      var room = whole
      if let keyboard = Simulator.current.keyboardFrame {
        let place = view.convert(keyboard, from: nil)
        if place.minY > room.minY, place.minY < room.maxY { room.size.height = place.minY }
      }
      layout = AlertLayout(
        alert: rows.map { row($0, inWidth: AlertLayout.width) }, in: room)
    } else {
      var room = whole
      if !isPopover {
        room = room.insetBy(dx: 8, dy: 0)
        room.size.width = min(room.width, Simulator.current.screen.uprightSize.width - 16)
        room.origin.x = whole.midX - room.width / 2
        room.size.height -= max(8, Simulator.current.screenInsets.bottom)
      }
      layout = AlertLayout(
        sheet: rows.map { row($0, inWidth: room.width) }, in: room, row: Self.rowHeight,
        isPopover: isPopover)
    }
    for (row, frame) in zip(rows, layout.frames) { row.place(frame) }
    drawnPanels = isPopover ? [] : layout.panels
  }

  /// What is drawn behind its rows, in the coordinates of its view.
  package private(set) final var drawnPanels: [CGRect] = []

  /// A person chooses an action: the alert goes away, and then the action is performed.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !Simulator.current.isDead else { return }
    presenter?.dismiss(animated: true) { action.handler?(action) }
  }
}

/// A button of an alert; iOS 8.0 and later.
open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The text that is shown; nil for none.
  public final let title: String?
  /// Whether it cancels or destroys something.
  public final let style: Style
  /// Whether it can be used; its button follows while the alert is on the screen (rule 1216).
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }
  /// What stands for it on the screen; nil before.
  final weak var button: UIAlertButton?
  /// The name by which tests find its button; nil for none; iOS 5.0 and later. Scripts find it by its title.
  open var accessibilityIdentifier: String? {
    didSet {
      keptLook("UIAlertAction.accessibilityIdentifier", oldValue, accessibilityIdentifier)
    }
  }
  /// What is read aloud of it; nil for its title.
  open var accessibilityLabel: String? {
    didSet { keptLook("UIAlertAction.accessibilityLabel", oldValue, accessibilityLabel) }
  }
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button; the handler is called when it is tapped.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    Self.requiresClass(since: 8.0)
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// What stands for an action on screen.
final class UIAlertButton: UIButton {
  var onTap: (() -> Void)?

  /// Whether it cancels.
  var cancels = false
  /// Whether its title is bold.
  var standsOut = false
  override var isProminent: Bool { standsOut }
  override var drawnTitleFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  override func touchedUp(_ event: UIEvent?) {
    super.touchedUp(event)
    onTap?()
  }
}

/// How urgent an alert is; iOS 16.0 and later.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual; critical.
  case `default`, critical
}
