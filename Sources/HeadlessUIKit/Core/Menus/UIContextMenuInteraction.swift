public import Foundation

/// A menu that a long touch opens (rule 435); iOS 13.0 and later.
open class UIContextMenuConfiguration: NSObject {
  /// What the app knows it by.
  public let identifier: any NSCopying
  /// In which order it is shown; iOS 16.0 and later.
  open var preferredMenuElementOrder: ElementOrder {
    get { requires("preferredMenuElementOrder", since: 16.0, ownOrder) }
    set { ownOrder = requires("setPreferredMenuElementOrder:", since: 16.0, newValue) }
  }
  final var ownOrder = ElementOrder.automatic {
    didSet { keptLook("UIContextMenuConfiguration.preferredMenuElementOrder", oldValue, ownOrder) }
  }
  /// In which order a menu is shown; iOS 16.0 and later.
  public enum ElementOrder: Int, Sendable {
    /// As the system likes; the first next to the finger; as the app has it.
    case automatic, priority, fixed
  }
  let makeMenu: (([UIMenuElement]) -> UIMenu?)?
  let makePreview: (() -> UIViewController?)?

  /// Makes one of what shows the preview and what makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    Self.requiresClass(since: 13.0)
    self.identifier = identifier ?? NSUUID()
    (makePreview, makeMenu) = (previewProvider, actionProvider)
    super.init()
  }
}

/// Opens menus on a view; iOS 13.0 and later (rule 435).
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who knows the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  private lazy var press = ContextMenuRecognizer { [weak self] press in self?.opening(by: press) }
  private var placeInWindow = CGPoint.zero

  /// Makes one whose menu the delegate knows.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    Self.requiresClass(since: 13.0)
    self.delegate = delegate
    super.init()
  }
  /// It is about to belong to another view, or to none.
  open func willMove(to view: UIView?) { self.view?.release(press) }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.attach(press)
  }
  /// Where the finger was that opened the menu.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(placeInWindow, from: nil) ?? placeInWindow
  }
  /// Closes the menu; iOS 14.0 and later.
  open func dismissMenu() {
    requires("dismissMenu", since: 14.0)
    guard let menu = Simulator.current.openMenu, menu.interaction === self else { return }
    menu.close()
  }
  /// Has the open menu show another one, or itself again; iOS 14.0 and later.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    requires("updateVisibleMenuWithBlock:", since: 14.0)
    guard let menu = Simulator.current.openMenu, menu.interaction === self else { return }
    menu.replace(block)
  }

  private func opening(by press: UIGestureRecognizer) -> (() -> Void)? {
    guard let view, let configuration = configuration(at: press.location(in: view)) else {
      return nil
    }
    placeInWindow = press.middle
    return { [weak self] in self?.open(configuration) }
  }

  /// What the delegate has for that place; nil for nothing.
  private func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    return askMenuOwner(
      delegate, "contextMenuInteraction(_:configurationForMenuAtLocation:)", [spelled(place)]
    ) { delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place) }
  }

  /// Opens the menu as a touch does that need not be long.
  final func open(sender: Any?) -> Bool {
    guard let view,
      let configuration = configuration(
        at: CGPoint(x: view.drawnBounds.midX, y: view.drawnBounds.midY))
    else { return false }
    open(configuration, sender: sender)
    return true
  }

  /// Asks what is lifted, or lowered again: from iOS 16 on by the menu's identifier first (rule 1005).
  private func askForPreview(
    _ configuration: UIContextMenuConfiguration, _ delegate: any UIContextMenuInteractionDelegate,
    isDismissal: Bool
  ) {
    if Simulator.current.has(.menusOfSeveralItems) {
      let (kind, identifier) = (isDismissal ? "dismissal" : "highlight", configuration.identifier)
      let preview = askMenuOwner(
        delegate,
        "contextMenuInteraction(_:configuration:\(kind)PreviewForItemWithIdentifier:)", []
      ) {
        isDismissal
          ? delegate.contextMenuInteraction(
            self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
          : delegate.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
      }
      if preview != nil { return }
    }
    let name = isDismissal ? "Dismissing" : "Highlighting"
    _ = askMenuOwner(
      delegate, "contextMenuInteraction(_:previewFor\(name)MenuWithConfiguration:)", []
    ) {
      isDismissal
        ? delegate.contextMenuInteraction(
          self, previewForDismissingMenuWithConfiguration: configuration)
        : delegate.contextMenuInteraction(
          self, previewForHighlightingMenuWithConfiguration: configuration)
    }
  }

  private func open(_ configuration: UIContextMenuConfiguration, sender: Any? = nil) {
    guard let view, let delegate else { return }
    askForPreview(configuration, delegate, isDismissal: false)
    var hearing = MenuHearing()
    hearing.willDisplay = { [self] animator in
      tellMenuOwner(delegate, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      }
    }
    hearing.willEnd = { [self] animator in
      askForPreview(configuration, delegate, isDismissal: true)
      tellMenuOwner(delegate, "contextMenuInteraction(_:willEndFor:animator:)") {
        delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      }
    }
    hearing.chose = { [weak view] in (view as? UIButton)?.select($0) }
    hearing.previewTapped = { [self] animator in
      tellMenuOwner(
        delegate, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
      ) {
        delegate.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
    Simulator.current.openMenu(
      configuration, from: view, sender: sender ?? (view is UIControl ? view : nil), of: self,
      hearing)
  }
}

/// Says which menu a view has, and hears of it; iOS 13.0 and later (rule 435).
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted while the menu shows; nil for the view. iOS 13.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is lowered while the menu goes; nil for the view. iOS 13.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu is about to show; iOS 13.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to go; iOS 13.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The user touched the preview; iOS 13.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// What is lifted while the menu shows; nil for the view (rule 1005). iOS 16.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What is lowered while the menu goes; nil for the view (rule 1005). iOS 16.0 and later.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { isMissing() }
}

extension UIContextMenuInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { isMissing(answering: nil) }
}

/// What runs beside the coming and going of a menu; iOS 13.0 and later.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What the preview shows; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What runs beside the opening of a preview; iOS 13.0 and later.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview leaves the screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview of a menu leaves the screen when it was touched; iOS 13.0 and later.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away, or grows into what it stands for.
  case dismiss, pop
}

/// Makes a context menu of what the system suggests; iOS 13.0 and later.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes what a context menu shows above it; iOS 13.0 and later.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
