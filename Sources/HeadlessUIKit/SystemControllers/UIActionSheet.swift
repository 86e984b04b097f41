public import Foundation

/// A column of buttons from below, before there were alert controllers.
///
/// - Important: On an iPad it is in the middle of the key window here, and not in a popover.
open class UIActionSheet: UIView {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text at the top.
  open var title = ""
  /// Which of the buttons cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// Which of the buttons is red; -1 for none.
  open var destructiveButtonIndex = -1
  /// How it looks. Has no effect here.
  open var actionSheetStyle = UIActionSheetStyle.automatic {
    didSet { declaredOnly("UIActionSheet.actionSheetStyle", oldValue, actionSheetStyle) }
  }
  private let sheet = ButtonSheet()

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a sheet without buttons.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a sheet with its buttons: the red one, the others, and the one that cancels.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    for title in otherButtonTitles { _ = addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds a button and says which one it is.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { sheet.add(title ?? "") }
  /// The title of a button; nil where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? { sheet.titles[safe: buttonIndex] }
  /// How many buttons there are.
  open var numberOfButtons: Int { sheet.titles.count }
  /// The first button that neither cancels nor is red; -1 for none.
  open var firstOtherButtonIndex: Int {
    sheet.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// Whether it can be seen.
  open var isVisible: Bool { sheet.isShown }

  /// Shows it over a view (rule 270).
  open func show(in view: UIView) { present() }
  /// Shows it above a tab bar.
  open func show(from view: UITabBar) { present() }
  /// Shows it beside an item of a bar; iOS 3.2 and later.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    guard requires("showFromBarButtonItem:animated:", since: 3.2) else { return }
    present()
  }
  /// Shows it beside a rectangle; iOS 3.2 and later.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    guard requires("showFromRect:inView:animated:", since: 3.2) else { return }
    present()
  }

  private func present() {
    sheet.texts = title.isEmpty ? [] : [title]
    let delegate = delegate
    sheet.show(
      self, will: { delegate?.willPresent(self) }, did: { delegate?.didPresent(self) },
      chosen: { [weak self] in self?.chose($0) })
  }

  private func chose(_ index: Int) {
    if let delegate {
      Simulator.current.tellAlert("actionSheet(_:clickedButtonAt:)", delegate, index) {
        delegate.actionSheet(self, clickedButtonAt: index)
      }
    }
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  /// Takes it away as if that button had been pressed; the delegate does not hear of a press.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    let delegate = delegate
    sheet.hide(
      animated: animated,
      will: { delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex) },
      did: { delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex) })
  }

  package final override var renderedKind: String { "UIActionSheet" }
}

/// How a sheet of buttons looks.
public enum UIActionSheetStyle: Int, Sendable {
  /// Like the bar below it, as usual, dark, or dark and transparent.
  case automatic = -1
  /// As usual, dark, or dark and transparent.
  case `default` = 0, blackOpaque, blackTranslucent
}

/// Hears what is done with a sheet of buttons.
@MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was pressed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system took the sheet away.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// The sheet is about to be shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet is shown.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet is gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// The default for a type that does not implement this member.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) { isMissing() }
  /// The default for a type that does not implement this member.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// The default for a type that does not implement this member.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// The default for a type that does not implement this member.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// The default for a type that does not implement this member.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
