public import Foundation

/// A message with buttons over everything else, before there were alert controllers.
///
/// - Important: UIKit shows it in a window of its own; here it is in the key window.
open class UIAlertView: UIView {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The text at the top.
  open var title = ""
  /// The text below the title; nil for nothing.
  open var message: String?
  /// Which of the buttons cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// Which fields it has; iOS 5.0 and later.
  open var alertViewStyle: UIAlertViewStyle {
    get { requires("alertViewStyle", since: 5.0, ownStyle) }
    set { ownStyle = requires("setAlertViewStyle:", since: 5.0, newValue) }
  }
  private var ownStyle = UIAlertViewStyle.default {
    didSet { sheet.fields = ownStyle.fields }
  }
  private let sheet = ButtonSheet()

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes an alert without buttons.
  public convenience init() { self.init(frame: .zero) }

  /// Makes an alert with its buttons, the one that cancels first.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message) = (title ?? "", message)
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { _ = addButton(withTitle: title) }
    if !otherButtonTitles.isEmpty { firstOtherButtonIndex = cancelButtonIndex + 1 }
  }

  /// Adds a button and says which one it is.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { sheet.add(title ?? "") }
  /// The title of a button; nil where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? { sheet.titles[safe: buttonIndex] }
  /// How many buttons there are.
  open var numberOfButtons: Int { sheet.titles.count }
  /// The first of the other buttons with which it was made; -1 for none. Buttons that are added later do not
  /// count (rule 1247).
  open private(set) var firstOtherButtonIndex = -1
  /// Whether it can be seen.
  open var isVisible: Bool { sheet.isShown }
  /// One of the fields; nil where there is none. iOS 5.0 and later.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    requires("textFieldAtIndex:", since: 5.0, sheet.fields[safe: textFieldIndex])
  }

  /// Shows it (rule 270).
  open func show() {
    sheet.texts = [title, message ?? ""].filter { !$0.isEmpty }
    let delegate = delegate
    sheet.show(
      self, will: { delegate?.willPresent(self) }, did: { delegate?.didPresent(self) },
      chosen: { [weak self] in self?.chose($0) })
    if let delegate, !sheet.titles.isEmpty, firstOtherButtonIndex >= 0,
      Simulator.current.has(.alertsAskForTheirButton)
    {
      sheet.enable(firstOtherButtonIndex, delegate.alertViewShouldEnableFirstOtherButton(self))
    }
  }

  private func chose(_ index: Int) {
    if let delegate {
      Simulator.current.tellAlert("alertView(_:clickedButtonAt:)", delegate, index) {
        delegate.alertView(self, clickedButtonAt: index)
      }
    }
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  /// Takes it away as if that button had been pressed; the delegate does not hear of a press.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    let delegate = delegate
    sheet.hide(
      animated: animated,
      will: { delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex) },
      did: { delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex) })
  }

  package final override var renderedKind: String { "UIAlertView" }
}

/// Which fields an alert has; iOS 5.0 and later.
public enum UIAlertViewStyle: Int, Sendable {
  /// None, one for a secret, one for a text, or one for a name and one for a secret.
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput

  /// Its fields, of which a secret shows no letters (rule 1247).
  fileprivate var fields: [UITextField] {
    let secrets: [Bool] =
      switch self {
      case .default: []
      case .secureTextInput: [true]
      case .plainTextInput: [false]
      case .loginAndPasswordInput: [false, true]
      }
    return secrets.map { isSecret in
      let field = UITextField(frame: .zero)
      field.isSecureTextEntry = isSecret
      if secrets.count == 2 { field.placeholder = isSecret ? "Password" : "Login" }
      return field
    }
  }
}

/// Hears what is done with an alert.
@MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was pressed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system took the alert away.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to be shown.
  func willPresent(_ alertView: UIAlertView)
  /// The alert is shown.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first button that does not cancel can be pressed; iOS 5.0 and later.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// The default for a type that does not implement this member.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { isMissing() }
  /// The default for a type that does not implement this member.
  public func alertViewCancel(_ alertView: UIAlertView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func willPresent(_ alertView: UIAlertView) {}
  /// The default for a type that does not implement this member.
  public func didPresent(_ alertView: UIAlertView) {}
  /// The default for a type that does not implement this member.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// The default for a type that does not implement this member.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// The default for a type that does not implement this member.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    isMissing(answering: true)
  }
}

extension Simulator {
  /// Tells a delegate which button was pressed, as an event.
  func tellAlert(
    _ name: String, _ delegate: AnyObject, _ index: Int, _ call: () -> Void
  ) { tellOptional(name, of: delegate, ["\(index)"], call) }
}

/// Texts, fields and buttons over the key window, which alerts and sheets share (rule 1221).
final class ButtonSheet {
  private(set) var titles: [String] = []
  var texts: [String] = []
  var fields: [UITextField] = []
  private(set) var isShown = false
  /// What covers the window; it keeps what it shows alive, as the system does.
  private var cover: UIView?
  private var buttons: [UIAlertButton] = []

  private static let width: CGFloat = 280
  private static let rowHeight: CGFloat = 44
  /// Beside and below a sheet, in points.
  private static let margin: CGFloat = 8
  /// Seconds.
  private static let duration = 0.3

  func add(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  func enable(_ index: Int, _ isEnabled: Bool) { buttons[safe: index]?.takesTouches = isEnabled }

  func show(
    _ owner: UIView, will: () -> Void, did: @escaping () -> Void, chosen: @escaping (Int) -> Void
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead, !isShown,
      let window = simulator.windows.first(where: \.isKeyWindow) ?? simulator.windows.last
    else { return }
    isShown = true
    let cover = UIView(frame: window.drawnBounds)
    self.cover = cover
    fill(owner, of: window.drawnBounds.size, chosen)
    cover.insert(owner, at: 0)
    will()
    guard !simulator.isDead, isShown else { return }
    window.insert(cover, at: window.drawnSubviews.count)
    simulator.keyboard.overlay = cover
    fields.first?.becomeFirstResponder()
    simulator.post("UIAlertView", after: Self.duration) { [self] in if isShown { did() } }
  }

  private func fill(_ owner: UIView, of room: CGSize, _ chosen: @escaping (Int) -> Void) {
    for view in owner.drawnSubviews { view.detach() }
    buttons = titles.enumerated().map { index, title in
      let button = UIAlertButton(frame: .zero)
      button.setTitle(title, for: .normal)
      button.onTap = { chosen(index) }
      return button
    }
    let isFlat = deviceNumber >= 7
    let labels = texts.enumerated().map { index, text in
      let label = UILabel(frame: .zero)
      label.text = text
      label.textAlignment = .center
      if owner is UIAlertView {
        label.font =
          index == 0
          ? .boldSystemFont(ofSize: isFlat ? 17 : 18) : .systemFont(ofSize: isFlat ? 14 : 16)
      }
      return label
    }
    let rows = (labels as [UIView] + fields).map { [$0] } + rowsOfButtons(in: owner)
    let isFromBelow =
      owner is UIActionSheet && Simulator.current.configuration.device.idiom == .phone
    let width = isFromBelow ? room.width - 2 * Self.margin : Self.width
    for (index, row) in rows.enumerated() {
      let part = width / CGFloat(row.count)
      for (place, view) in row.enumerated() {
        view.drawnFrame = CGRect(
          x: CGFloat(place) * part, y: CGFloat(index) * Self.rowHeight, width: part,
          height: Self.rowHeight)
        owner.insert(view, at: owner.drawnSubviews.count)
      }
    }
    let height = CGFloat(rows.count) * Self.rowHeight
    owner.drawnFrame = CGRect(
      x: (room.width - width) / 2,
      y: isFromBelow ? room.height - height - Self.margin : (room.height - height) / 2,
      width: width, height: height)
  }

  /// Two buttons of an alert share a row; of more the one that cancels is the last (rule 1221).
  private func rowsOfButtons(in owner: UIView) -> [[UIView]] {
    guard let alert = owner as? UIAlertView else { return buttons.map { [$0] } }
    if buttons.count == 2 { return [buttons] }
    let cancel = alert.cancelButtonIndex
    guard buttons.indices.contains(cancel) else { return buttons.map { [$0] } }
    var order = buttons
    order.append(order.remove(at: cancel))
    return order.map { [$0] }
  }

  func hide(animated: Bool, will: () -> Void, did: @escaping () -> Void) {
    let simulator = Simulator.current!
    guard isShown, !simulator.isDead else { return }
    isShown = false
    will()
    let cover = cover
    simulator.post("UIAlertView", after: animated ? Self.duration : 0) { [self] in
      cover?.detach()
      if self.cover === cover { self.cover = nil }
      did()
    }
  }
}
