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
    for (_, upper) in leaving {
      upper.phase = .dismissing
      upper.isAnimated = animated
      upper.completion = nil
    }
    presentation.completion = completion
    // Those that nobody saw hear nothing.
    for (_, upper) in leaving.reversed() { upper.presented.beginToLeave(animated: animated) }
    beginToReturn(after: presentation, animated: animated)
    guard !Simulator.current.isDead else { return }
    schedule(presentation) { $0.finishDismissal(presentation) }
  }

  /// Ends what began: the presenter is back, then the presented ones are gone (rules 140 to 142).
  func finishDismissal(_ presentation: Presentation) {
    guard self.presentation === presentation, presentation.phase == .dismissing,
      !Simulator.current.isDead
    else { return }
    let leaving = presentationsAbove
    for (presenter, upper) in leaving {
      upper.presented.loadedView?.detach()
      upper.presented.presenter = nil
      presenter.presentation = nil
      Simulator.current.noteDeparture(of: upper.presented, "was dismissed")
    }
    if presentation.style.coversPresenter, appearance == .appearing {
      noteEnd(of: presentation)
      endTransition()
    }
    for (_, upper) in leaving.reversed() where upper.presented.appearance == .disappearing {
      upper.presented.endTransition()
    }
    for (_, upper) in leaving { upper.presented.movement.remove(.dismissing) }
    presentation.complete()
  }

  func beginToLeave(animated: Bool) {
    movement = .dismissing
    guard appearance == .appeared || appearance == .appearing else { return }
    beginTransition(appearing: false, animated: hearsAnimated(animated), by: .container)
  }

  func beginToReturn(after presentation: Presentation, animated: Bool) {
    guard presentation.style.coversPresenter, !Simulator.current.isDead else { return }
    _ = loadViewForUIKit()
    Simulator.current.turnInterfaceBack(after: presentation)
    guard !Simulator.current.isDead else { return }
    beginTransition(appearing: true, animated: animated, by: .container)
    takePlaceAgain(after: presentation)
  }
}
