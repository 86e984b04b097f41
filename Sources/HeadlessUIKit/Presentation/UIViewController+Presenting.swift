import Foundation

/// A presented controller comes, in the order of presentations: not that of pushes (rule 139).
extension UIViewController {
  func beginPresentation(_ presentation: Presentation) {
    let simulator = Simulator.current!
    guard let window = loadedView?.window else { return }
    let controller = presentation.presented
    self.presentation = presentation
    controller.presenter = self
    controller.movement = .presenting
    let view = controller.loadViewForUIKit()
    simulator.turnInterface(for: presentation)
    guard !simulator.isDead else { return }
    let animated = presentation.isAnimated
    if presentation.style.coversPresenter {
      if isInTransition { noteUnbalanced() }
      beginTransition(appearing: false, animated: animated, by: .container)
    }
    controller.beginTransition(
      appearing: true, animated: controller.hearsAnimated(animated), by: .container)
    guard !simulator.isDead else { return }
    let place = presentation.style.isInContext ? loadedView?.drawnSuperview ?? window : window
    if place === window {
      window.placeInInterface(view, controller.frame(as: presentation.style, in: window))
    } else {
      view.place(loadedView?.drawnFrame ?? place.bounds)
    }
    place.insert(view, at: place.drawnSubviews.count)
    schedule(presentation) { $0.finishPresentation(presentation) }
  }

  /// Ends what began: the presented one came, then the presenter went (rules 139 and 141).
  func finishPresentation(_ presentation: Presentation) {
    guard self.presentation === presentation, presentation.phase == .presenting,
      !Simulator.current.isDead
    else { return }
    presentation.phase = .presented
    if presentation.style.coversPresenter { makeRoom(for: presentation) }
    let controller = presentation.presented
    if controller.appearance == .appearing { controller.endTransition() }
    // The callback may have dismissed it again.
    if presentation.style.coversPresenter, appearance == .disappearing,
      presentation.phase == .presented
    {
      noteEnd(of: presentation)
      endTransition()
    }
    if presentation.phase == .presented { presentation.complete() }
  }

  /// Ends a transition at its time, or with the turn when it takes none.
  func schedule(_ presentation: Presentation, _ end: @escaping (UIViewController) -> Void) {
    let simulator = Simulator.current!
    if presentation.isAnimated {
      simulator.post("presentation", after: Presentation.duration) { [self] in end(self) }
    } else {
      simulator.pendingAppearances.append { [self] in end(self) }
    }
  }

  /// Rule 75: what the presented controller hears of a transition without animation.
  func hearsAnimated(_ animated: Bool) -> Bool {
    animated || Simulator.current.has(.unanimatedPresentationsSeemAnimated)
  }

  /// Rule 74: what the presenter hears at the end of an animated transition.
  func noteEnd(of presentation: Presentation) {
    if Simulator.current.has(.presentersEndUnanimated) { appearanceIsAnimated = false }
  }

  // MARK: Views

  /// Takes the presenter's view from the screen and remembers where it was (rule 157).
  private func makeRoom(for presentation: Presentation) {
    guard let view = loadedView, let place = view.drawnSuperview else { return }
    presentation.coveredPlace = place
    presentation.coveredFrame = view.drawnFrame
    presentation.coveredIndex = place.drawnSubviews.firstIndex { $0 === view } ?? 0
    view.detach()
  }

  /// Puts the presenter's view back; it is loaded again if it was let go of meanwhile.
  func takePlaceAgain(after presentation: Presentation) {
    guard let view = loadedView, view.drawnSuperview == nil, let place = presentation.coveredPlace
    else { return }
    if let window = place as? UIWindow {
      window.placeInInterface(view, of: self)
    } else {
      view.place(presentation.coveredFrame)
    }
    place.insert(view, at: presentation.coveredIndex)
  }

  /// Places what this controller presents directly in that window as the interface stands now.
  func placePresented(_ presentation: Presentation, in window: UIWindow) {
    let controller = presentation.presented
    guard let view = controller.loadedView, view.drawnSuperview === window else { return }
    window.placeInInterface(view, controller.frame(as: presentation.style, in: window))
  }

  private func frame(as style: UIModalPresentationStyle, in window: UIWindow) -> CGRect {
    let whole = frameInWindow(window)
    guard style.isSheet else { return whole }
    let isPhone = Simulator.current.device.userInterfaceIdiom == .phone
    switch style {
    case .pageSheet where isPhone, .formSheet where isPhone:
      let gap = Simulator.current.statusBarHeight + Self.sheetGap
      return CGRect(x: 0, y: gap, width: whole.width, height: max(0, whole.height - gap))
    case .formSheet:
      let simulator = Simulator.current!
      let turn = simulator.has(.rotationTurnsRootView) ? simulator.interfaceOrientation : .portrait
      let size = turn.turned(Self.formSheetSize)
      return CGRect(
        x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
        height: size.height)
    default:
      return whole
    }
  }

  /// What is seen of the presenter between the status bar and a sheet.
  private static let sheetGap: CGFloat = 10
  private static let formSheetSize = CGSize(width: 540, height: 620)
}
