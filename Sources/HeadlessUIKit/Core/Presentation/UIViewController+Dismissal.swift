import EventTrace

/// Presented controllers go: all that are above the presenter, at once (rules 140 and 150).
extension UIViewController {
  /// This controller's presentation and those on top of it, from the lowest to the highest, each
  /// with its presenter.
  var presentationsAbove: [(presenter: UIViewController, presentation: Presentation)] {
    var (found, next) = ([(UIViewController, Presentation)](), Optional(self))
    while let presenter = next, let presentation = presenter.presentation {
      found.append((presenter, presentation))
      next = presentation.presented
    }
    return found
  }

  func beginDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let presentation else { return }
    let leaving = presentationsAbove
    if let ending = leaving.first(where: \.presentation.isEnding)?.presentation {
      // All controllers hear first that the presentation has ended (rule 757).
      ending.waitingDismissal = { [self] in
        guard self.presentation === presentation, canDismiss() else { return }
        beginDismissal(animated: animated, completion)
      }
      return
    }
    for (presenter, upper) in leaving {
      presenter.changeDimming { upper.phase = .dismissing }
      upper.isAnimated = animated
      upper.completion = nil
    }
    presentation.completion = completion
    // Of several that go at once, the topmost one is animated (rule 150), on iOS 8 the lowest (rule 755).
    let uncovers = Simulator.current.has(.dismissalsUncoverWhatIsBetween)
    let actors = actorsForDismissing(
      uncovers ? presentation : leaving.last?.presentation ?? presentation)
    for (_, upper) in leaving { upper.presented.movement = .dismissing }
    presentation.begin { [self] in takeAway(presentation, actors, animated: animated) }
  }

  /// Brings those who are dismissed on their way.
  private func takeAway(
    _ presentation: Presentation, _ actors: ControllerTransition.Actors, animated: Bool
  ) {
    guard self.presentation === presentation, presentation.phase == .dismissing else { return }
    if Simulator.current.has(.dismissalsUncoverWhatIsBetween) {
      for (presenter, upper) in presentationsAbove.dropFirst().reversed() {
        presenter.takeAwayAtOnce(upper)
      }
      // Their callbacks may have replaced the root controller.
      guard self.presentation === presentation, !Simulator.current.isDead else { return }
    }
    let leaving = presentationsAbove
    prepareDismissal(of: presentation, actors)
    for (_, upper) in leaving.reversed() { tellWillDismiss(upper) }
    // Those that nobody saw hear nothing.
    for (_, upper) in leaving.reversed() {
      upper.presented.beginToLeave(animated: animated && upper === leaving.last?.presentation)
    }
    beginToReturn(after: presentation, animated: animated, placesView: actors.animator == nil)
    guard !Simulator.current.isDead else { return }
    schedule(presentation) { $0.finishDismissal(presentation) }
  }

  /// Dismisses the topmost one without animation, so that the one below it is seen (rule 755).
  private func takeAwayAtOnce(_ presentation: Presentation) {
    presentation.isAnimated = false
    tellWillDismiss(presentation)
    presentation.presented.beginToLeave(animated: false)
    beginToReturn(after: presentation, animated: false, placesView: true)
    finishDismissal(presentation)
  }

  /// Ends what began: the presenter is back, then the presented ones are gone (rules 140 to 142).
  func finishDismissal(_ presentation: Presentation) {
    guard self.presentation === presentation, presentation.phase == .dismissing,
      !Simulator.current.isDead
    else { return }
    let leaving = presentationsAbove
    // The lowest one knows where this controller's view belongs; those above it showed nothing.
    for (presenter, upper) in leaving {
      if upper !== presentation { upper.coversPresenter = false }
      presenter.remove(upper)
      Simulator.current.noteDeparture(of: upper.presented, "was dismissed")
    }
    if presentation.coversPresenter, appearance == .appearing {
      noteEnd(of: presentation)
      endTransition()
    }
    // What was presented from a controller on its way out goes with it.
    for (_, upper) in leaving.reversed() { upper.presented.endByLeaving() }
    for (_, upper) in leaving { upper.presented.movement.remove(.dismissing) }
    for (_, upper) in leaving.reversed() { tellDidDismiss(upper, completed: true) }
    restoreFirstResponder()
    presentation.complete(keeping: leaving.map(\.presentation.presented))
    for (_, upper) in leaving {
      upper.controller?.container = nil
      if upper.presented.presenter == nil { upper.presented.ownPresentationController = nil }
    }
  }

  /// Takes back what began: the presented ones stay, after they heard that they would go (rule 76).
  func cancelDismissal(_ presentation: Presentation) {
    guard self.presentation === presentation, presentation.phase == .dismissing else { return }
    let leaving = presentationsAbove
    for (presenter, upper) in leaving {
      presenter.changeDimming { upper.phase = .presented }
      upper.presented.movement = []
    }
    if presentation.coversPresenter, appearance == .appearing {
      beginTransition(appearing: false, animated: true, by: .container)
      loadedView?.detach()
    }
    for (_, upper) in leaving where upper.presented.appearance == .disappearing {
      upper.presented.beginTransition(appearing: true, animated: true, by: .container)
    }
    for (_, upper) in leaving where upper.presented.appearance == .appearing {
      upper.presented.endTransition()
    }
    if appearance == .disappearing { endTransition() }
    for (_, upper) in leaving.reversed() { tellDidDismiss(upper, completed: false) }
    if !Simulator.current.has(.cancelledTransitionsComplete) { presentation.completion = nil }
    presentation.complete()
  }

  func beginToLeave(animated: Bool) {
    movement = .dismissing
    guard appearance == .appeared || appearance == .appearing else { return }
    beginTransition(appearing: false, animated: hearsAnimated(animated), by: .container)
  }

  /// - Parameter placesView: whether the view is put back at once; an animator does it itself.
  func beginToReturn(after presentation: Presentation, animated: Bool, placesView: Bool) {
    let simulator = Simulator.current!
    guard presentation.coversPresenter, !simulator.isDead else {
      return simulator.updateStatusBar()
    }
    _ = loadViewForUIKit()
    simulator.turnInterfaceBack(after: presentation)
    simulator.updateStatusBar()
    guard !Simulator.current.isDead else { return }
    beginTransition(appearing: true, animated: animated, by: .container)
    if placesView { takePlaceAgain(after: presentation) }
  }
}

extension UIViewController {
  /// The presentations of a root that goes: on iOS 8 to 12 their views stay where they are, below
  /// the new root's, and nobody is told; on other versions they go with it.
  ///
  /// - Returns: whether something stayed.
  func leavePresentations(on window: UIWindow) -> Bool {
    let simulator = Simulator.current!
    presentation?.start()
    guard let presentation, presentation.presented.loadedView?.drawnWindow === window else {
      return false
    }
    let name = simulator.name(of: self)
    simulator.diagnose(
      "rootReplacedWhilePresenting", rule: "Q17", on: presentation.presented,
      "\(name) is no longer the root controller, but still presents "
        + "\(simulator.name(of: presentation.presented)). Dismiss what a root presents, and replace "
        + "it in the completion.")
    guard !simulator.has(.presentationsOutliveRoots) else { return true }
    presentation.transition?.endNow()
    for (_, upper) in presentationsAbove.reversed() {
      (upper.container ?? upper.presented.loadedView)?.detach()
    }
    return false
  }
}
