import Foundation

/// Who hears of a menu's coming and going.
struct MenuHearing {
  var willDisplay: (MenuAnimator) -> Void = { _ in }
  var willEnd: (MenuAnimator) -> Void = { _ in }
  var previewTapped: (MenuAnimator) -> Void = { _ in }
  /// An entry was chosen, before it is performed.
  var chose: (UIMenuElement) -> Void = { _ in }
}

/// A menu on the screen: what was opened, and what a finger does with it (rule 435).
final class OpenMenu {
  private(set) weak var interaction: AnyObject?
  private let sender: Any?
  private let hearing: MenuHearing
  private var menu: UIMenu?
  private let preview: UIViewController?
  private let cover: MenuCover
  private let source: CGRect?
  private var isOpen = true

  /// Seconds that it comes or goes.
  static let duration = 0.3

  init(
    _ menu: UIMenu?, _ preview: UIViewController?, sender: Any?, of interaction: AnyObject?,
    _ hearing: MenuHearing, in window: UIWindow, at source: CGRect? = nil
  ) {
    self.source = source
    (self.menu, self.preview, self.sender) = (menu, preview, sender)
    (self.interaction, self.hearing) = (interaction, hearing)
    cover = MenuCover(frame: window.drawnBounds)
    cover.touchedBeside = { [weak self] in self?.close() }
    cover.previewTouched = { [weak self] in self?.openPreview() }
  }

  /// Puts it on the screen.
  func show(in window: UIWindow) {
    let animator = MenuAnimator(preview)
    hearing.willDisplay(animator)
    guard !Simulator.current.isDead, isOpen else { return }
    fill()
    window.insert(cover, at: window.drawnSubviews.count)
    animator.run()
  }

  /// Takes it off the screen.
  func close(then done: () -> Void = {}) {
    guard isOpen else { return }
    isOpen = false
    Simulator.current.forgetOpenMenu(self)
    let animator = MenuAnimator(preview)
    hearing.willEnd(animator)
    cover.detach()
    menu?.closed()
    done()
    animator.run()
  }

  func replace(_ change: (UIMenu) -> UIMenu) {
    guard isOpen, let menu else { return }
    self.menu = change(menu)
    fill()
  }

  private func openPreview() {
    guard isOpen, preview != nil else { return }
    let animator = MenuAnimator(preview)
    hearing.previewTapped(animator)
    close()
    animator.run()
  }

  private func fill() { cover.show(menu, preview, at: source) { [weak self] in self?.choose($0) } }

  private func choose(_ element: UIMenuElement) {
    guard isOpen, !Simulator.current.isDead else { return }
    if let submenu = element as? UIMenu {
      menu = submenu
      return fill()
    }
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    if attributes?.contains(.keepsMenuPresented) ?? false {
      hearing.chose(element)
      perform(element)
      return fill()
    }
    close { [self] in
      hearing.chose(element)
      perform(element)
    }
  }

  private func perform(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction: action.perform(from: sender)
    case let command as UICommand:
      Simulator.current.sendAction(command.action, to: nil, from: command, for: nil)
    default: break
    }
  }
}

/// Runs what an app adds to the coming or going of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    if !animations.isEmpty {
      UIView.animate(withDuration: OpenMenu.duration) { [animations] in
        for change in animations { change() }
      }
    }
    guard !completions.isEmpty else { return }
    Simulator.current.post("UIContextMenu", after: OpenMenu.duration) { [completions] in
      for completion in completions { completion() }
    }
  }
}

private final class MenuState {
  var open: OpenMenu?
}

extension Simulator {
  private static let menuKey = StateKey { _ in MenuState() }
  /// The menu on the screen; nil for none.
  var openMenu: OpenMenu? { state(Self.menuKey).open }

  func forgetOpenMenu(_ menu: OpenMenu) {
    if openMenu === menu { state(Self.menuKey).open = nil }
  }

  /// Shows the menu and the preview of a configuration over a view's window; another menu goes.
  func openMenu(
    _ configuration: UIContextMenuConfiguration, from view: UIView, sender: Any?,
    of interaction: AnyObject?, _ hearing: MenuHearing
  ) {
    guard !isDead, let window = view.drawnWindow else { return }
    let preview = configuration.makePreview?()
    let menu = configuration.makeMenu?([])
    guard !isDead, menu != nil || preview != nil else { return }
    openMenu?.close()
    // A finger that is held on another view has the menu beside a picture of it.
    let source = view is UIButton ? view.convert(view.drawnBounds, to: window) : nil
    let opened = OpenMenu(
      menu, preview, sender: sender, of: interaction, hearing, in: window, at: source)
    state(Self.menuKey).open = opened
    opened.show(in: window)
  }
}
