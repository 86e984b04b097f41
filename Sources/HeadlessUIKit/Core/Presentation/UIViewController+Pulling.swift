/// The finger that pulls a sheet down: it goes, or it is let go and stays (rule 156).
extension UIViewController {
  /// A finger begins to pull at this sheet.
  ///
  /// - Returns: whether it comes along: only a sheet that is on top and may be dismissed.
  package func beginInteractiveDismissal() -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead, simulator.has(.sheetsCanBePulledAway), presentation == nil,
      let presenter, let presentation = presenter.presentation, presentation.phase == .presented,
      presentation.style.isSheet
    else { return false }
    guard mayBePulledAway else {
      tellPresentationDelegate("presentationControllerDidAttemptToDismiss(_:)") {
        $0.presentationControllerDidAttemptToDismiss($1)
      }
      return false
    }
    tellPresentationDelegate("presentationControllerWillDismiss(_:)") {
      $0.presentationControllerWillDismiss($1)
    }
    // The delegate may have dismissed it by code.
    guard presentation.phase == .presented, !simulator.isDead else { return false }
    presentation.phase = .pulled
    presentation.isAnimated = true
    movement = .dismissing
    presenter.prepareDismissal(of: presentation, .init(), isSwiped: true)
    beginTransition(appearing: false, animated: true, by: .container)
    presentation.transition?.begin()
    return true
  }

  /// The finger went far enough: the sheet goes the rest of the way by itself.
  package func finishInteractiveDismissal() {
    guard let presentation = presenter?.presentation, presentation.phase == .pulled else { return }
    presenter?.changeDimming { presentation.phase = .dismissing }
    let controller = presentation.controller
    presentation.completion = { [self] in
      tellPresentationDelegate("presentationControllerDidDismiss(_:)", of: controller) {
        $0.presentationControllerDidDismiss($1)
      }
    }
    presentation.transition?.finishSwipe(after: Presentation.duration)
  }

  /// The finger let go: the sheet stays, after it heard that it would go (rule 76).
  package func cancelInteractiveDismissal() {
    guard let presentation = presenter?.presentation, presentation.phase == .pulled else { return }
    presentation.phase = .dismissing
    presentation.transition?.cancelSwipe()
  }

  private var mayBePulledAway: Bool {
    guard !staysWhenPulled else { return false }
    return tellPresentationDelegate("presentationControllerShouldDismiss(_:)") {
      $0.presentationControllerShouldDismiss($1)
    } ?? true
  }

  /// Whether it is modal, or one of its children on screen is (rule 156).
  var staysWhenPulled: Bool {
    (Simulator.current.has(.sheetsCanBePulledAway) ? isModalInPresentation : isModalInPopover)
      || childControllers.contains { $0.loadedView?.drawnWindow != nil && $0.staysWhenPulled }
  }

  @discardableResult
  func tellPresentationDelegate<Answer>(
    _ name: String, of presentationController: UIPresentationController? = nil,
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Answer
  ) -> Answer? {
    guard let controller = presentationController ?? ownPresentationController,
      let delegate = controller.delegate
    else { return nil }
    let simulator = Simulator.current!
    return simulator.tellOptional(name, of: delegate, [simulator.name(of: controller)]) {
      call(delegate, controller)
    }
  }
}
