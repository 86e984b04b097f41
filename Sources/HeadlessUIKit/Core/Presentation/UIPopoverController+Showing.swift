import EventTrace
import Foundation

/// A popover comes and goes (rules 380 and 381).
extension UIPopoverController {
  /// What the arrow points to.
  enum Source {
    case rect(CGRect, UIView)
    case item(UIBarButtonItem)

    var view: UIView? {
      switch self {
      case .rect(_, let view): view
      case .item(let item): item.viewOnBar
      }
    }
  }

  /// Seconds that it takes to come or to go with animation.
  private static let duration = 0.3

  func show(beside source: Source, _ arrows: UIPopoverArrowDirection, animated: Bool) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    guard let window = source.view?.drawnWindow else { return raiseWithoutWindow(source) }
    if let host, !host.isLeaving {
      // One that is there already moves.
      (host.source, host.arrows) = (source, arrows)
      return host.setNeedsLayout()
    }
    host?.detach()
    let view = content.loadViewForUIKit()
    guard !simulator.isDead else { return }
    let host = PopoverHost(self, source, arrows)
    self.host = host
    content.popover = self
    window.insert(host, at: window.drawnSubviews.count)
    host.fill(window)
    content.beginTransition(appearing: true, animated: animated, by: .container)
    guard !simulator.isDead else { return }
    host.insert(view, at: 0)
    host.setNeedsLayout()
    finish(animated) { [content] in
      if content.appearance == .appearing { content.endTransition() }
    }
  }

  func hide(animated: Bool, _ completion: @escaping () -> Void = {}) {
    guard let end = beginToHide(animated: animated) else { return }
    finish(animated) {
      end()
      completion()
    }
  }

  /// Lets it go without waiting for the end of the turn: its content is wanted elsewhere.
  func hideNow() { beginToHide(animated: false)?() }

  /// - Returns: What ends it; nil where it is not shown.
  private func beginToHide(animated: Bool) -> (() -> Void)? {
    guard let host, !host.isLeaving, !Simulator.current.isDead else { return nil }
    host.isLeaving = true
    // Another one may be in it by the time that it is gone.
    let content = content
    content.beginTransition(appearing: false, animated: animated, by: .container)
    return { [self] in
      content.loadedView?.detach()
      host.detach()
      host.kept = nil
      if self.host === host { self.host = nil }
      if content.appearance == .disappearing { content.endTransition() }
    }
  }

  private func finish(_ animated: Bool, _ end: @escaping () -> Void) {
    let simulator = Simulator.current!
    let end = { if !Simulator.current.isDead { end() } }
    if animated {
      simulator.post("popover", after: Self.duration, end)
    } else {
      simulator.pendingAppearances.append(end)
    }
  }

  func replaceContent(with controller: UIViewController) {
    let old = content
    guard controller !== old else { return }
    content = controller
    old.popover = nil
    controller.popover = self
    guard let host, !host.isLeaving else { return }
    let view = controller.loadViewForUIKit()
    old.beginTransition(appearing: false, by: .container)
    controller.beginTransition(appearing: true, by: .container)
    old.loadedView?.detach()
    host.insert(view, at: 0)
    host.setNeedsLayout()
    if old.appearance == .disappearing { old.endTransition() }
    finish(false) { if controller.appearance == .appearing { controller.endTransition() } }
  }

  /// Message M54.
  private func raiseWithoutWindow(_ source: Source) {
    let method =
      switch source {
      case .rect: "presentPopoverFromRect:inView:permittedArrowDirections:animated:"
      case .item: "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:"
      }
    Simulator.current.raise(
      .generic,
      "-[UIPopoverController \(method)]: Popovers cannot be presented from a view which does not "
        + "have a window.")
  }

  /// A finger touched what is beside it.
  func touchedBeside() {
    let simulator = Simulator.current!
    guard isPopoverVisible, !content.staysWhenPulled, !simulator.isDead else { return }
    let mayGo = delegate.flatMap { delegate in
      simulator.callOptional(
        .query, on: delegate, "popoverControllerShouldDismissPopover(_:)",
        [simulator.name(of: self)]
      ) { delegate.popoverControllerShouldDismissPopover(self) }
    }
    guard mayGo ?? true else { return }
    hide(animated: true) { [self] in
      guard let delegate else { return }
      simulator.tellOptional(
        "popoverControllerDidDismissPopover(_:)", of: delegate, [simulator.name(of: self)]
      ) { delegate.popoverControllerDidDismissPopover(self) }
    }
  }
}

/// What a popover's content is in: all of the window, so that touches beside it are noticed.
final class PopoverHost: UIView {
  private weak var popover: UIPopoverController?
  var source: UIPopoverController.Source
  var arrows: UIPopoverArrowDirection
  var isLeaving = false
  /// The popover of a segue, which nobody else holds.
  var kept: UIPopoverController?

  init(
    _ popover: UIPopoverController, _ source: UIPopoverController.Source,
    _ arrows: UIPopoverArrowDirection
  ) {
    (self.popover, self.source, self.arrows) = (popover, source, arrows)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the room of the interface in that window, as it is turned now.
  func fill(_ window: UIWindow) {
    window.placeInInterface(self, window.drawnBounds)
    setNeedsLayout()
  }

  private var place: PopoverPlace? {
    guard let popover, let view = source.view, view.drawnWindow === window else { return nil }
    let rect =
      switch source {
      case .rect(let rect, let view): convert(rect, from: view)
      case .item: convert(view.drawnBounds, from: view)
      }
    let margins = popover.margins == .zero ? PopoverPlace.usualMargins : popover.margins
    return PopoverPlace(
      of: popover.ownContentSize ?? popover.content.popoverSize, beside: rect, arrows: arrows,
      in: drawnBounds.inset(by: margins))
  }

  var arrow: UIPopoverArrowDirection { place?.arrow ?? .unknown }

  override class var findsTouchesItself: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let popover else { return hit }
    var through = popover.passthroughViews ?? []
    if case .item(let item) = source, let bar = item.barOfView { through.append(bar) }
    return view(at: point, of: through, event) ?? hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // What the content does not take comes here too.
    guard touches.contains(where: { $0.view === self }) else { return }
    popover?.touchedBeside()
  }

  override func layoutSubviews() {
    if let place, let view = popover?.content.loadedView { view.place(place.frame) }
    super.layoutSubviews()
  }
}
