import Foundation

/// A presented controller comes, in the order of presentations: not that of pushes (rule 139).
extension UIViewController {
  func beginPresentation(_ presentation: Presentation) {
    guard loadedView?.drawnWindow != nil else { return }
    let controller = presentation.presented
    changeDimming { self.presentation = presentation }
    controller.presenter = self
    controller.movement = .presenting
    let actors = actorsForPresenting(presentation)
    let view = controller.loadViewForUIKit()
    if Simulator.current.has(.presentationContainers) {
      presentation.controller = controller.ownPresentationController
    }
    presentation.begin { [self] in showPresented(presentation, actors, view) }
  }

  /// Brings the presented controller on its way, which has its view and its presenter already.
  private func showPresented(
    _ presentation: Presentation, _ actors: ControllerTransition.Actors, _ view: UIView
  ) {
    let simulator = Simulator.current!
    let controller = presentation.presented
    guard self.presentation === presentation, presentation.phase == .presenting else { return }
    guard let window = loadedView?.drawnWindow else {
      // The presenter has left the window in the same turn.
      changeDimming { remove(presentation) }
      controller.movement = []
      controller.ownPresentationController = nil
      return
    }
    controller.noteTraits(ofPresentationAs: presentation.style)
    simulator.turnInterface(for: presentation)
    simulator.updateStatusBar(for: presentation, by: self)
    guard !simulator.isDead else { return }
    let place = presentation.style.isInContext ? loadedView?.drawnSuperview ?? window : window
    makeContainer(for: presentation, in: place, isCustom: actors.animator != nil)
    prepareTransition(of: presentation, actors, view)
    tellWillPresent(presentation)
    let animated = presentation.isAnimated
    if presentation.coversPresenter {
      if isInTransition { noteUnbalanced() }
      beginTransition(appearing: false, animated: animated, by: .container)
    }
    controller.beginTransition(
      appearing: true, animated: controller.hearsAnimated(animated), by: .container)
    guard !simulator.isDead else { return }
    if actors.animator == nil {
      putInPlace(presentation, view, in: place)
    }
    schedule(presentation) { $0.finishPresentation(presentation) }
  }

  /// Ends what began: the presented one came, then the presenter went (rules 139 and 141).
  func finishPresentation(_ presentation: Presentation) {
    guard self.presentation === presentation, presentation.phase == .presenting,
      !Simulator.current.isDead
    else { return }
    presentation.phase = .presented
    presentation.isEnding = true
    if presentation.coversPresenter { makeRoom(for: presentation) }
    noteIfNotShown(presentation)
    let controller = presentation.presented
    if controller.appearance == .appearing { controller.endTransition() }
    if presentation.coversPresenter, appearance == .disappearing {
      noteEnd(of: presentation)
      endTransition()
    }
    tellDidPresent(presentation, completed: true)
    presentation.isEnding = false
    let transition = presentation.transition
    presentation.complete()
    // A callback may have dismissed it again; that begins after the completion (rule 757).
    guard presentation.waitingDismissal != nil else { return }
    guard let transition, transition.state == .ending else {
      return presentation.beginWaitingDismissal()
    }
    let completion = transition.afterwards
    transition.afterwards = {
      completion?()
      presentation.beginWaitingDismissal()
    }
  }

  /// Takes back what began: the presented one goes again, as if it were dismissed (rule 76).
  func cancelPresentation(_ presentation: Presentation) {
    guard self.presentation === presentation, presentation.phase == .presenting else { return }
    changeDimming { presentation.phase = .dismissing }
    let controller = presentation.presented
    controller.beginTransition(appearing: false, animated: true, by: .container)
    if presentation.coversPresenter {
      beginTransition(appearing: true, animated: true, by: .container)
    }
    remove(presentation)
    if appearance == .appearing { endTransition() }
    if controller.appearance == .disappearing { controller.endTransition() }
    controller.movement = []
    tellDidPresent(presentation, completed: false)
    presentation.controller?.container = nil
    controller.ownPresentationController = nil
    if !Simulator.current.has(.cancelledTransitionsComplete) { presentation.completion = nil }
    presentation.complete()
  }

  /// Ends a transition at its time, or with the turn when it takes none.
  func schedule(_ presentation: Presentation, _ end: @escaping (UIViewController) -> Void) {
    let simulator = Simulator.current!
    if let transition = presentation.transition {
      transition.begin()
    } else if presentation.isAnimated {
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
    if Simulator.current.has(.presentersEndUnanimated) { appearanceChange.isAnimated = false }
  }
}
