import EventTrace
import Foundation

/// Who animates and drives a presentation or dismissal, and who hears of it.
extension UIViewController {
  /// Asks the presented controller's delegate who animates its coming.
  func actorsForPresenting(_ presentation: Presentation) -> ControllerTransition.Actors {
    let simulator = Simulator.current!
    let presented = presentation.presented
    guard presentation.mayBeCustom, let delegate = presented.transitioningDelegate else {
      return .init()
    }
    let source = presentation.source ?? self
    let animator = simulator.askForObject(
      "animationController(forPresented:presenting:source:)", of: delegate,
      [presented, self, source].map(simulator.name)
    ) {
      delegate.animationController(forPresented: presented, presenting: self, source: source)
    }
    guard let animator else { return .init() }
    let interactor = simulator.askForObject(
      "interactionControllerForPresentation(using:)", of: delegate, [simulator.name(of: animator)]
    ) { delegate.interactionControllerForPresentation(using: animator) }
    return .init(animator: animator, interactor: interactor)
  }

  /// Asks the presented controller's delegate who animates its going.
  func actorsForDismissing(_ presentation: Presentation) -> ControllerTransition.Actors {
    let simulator = Simulator.current!
    let presented = presentation.presented
    guard presentation.mayBeCustom, let delegate = presented.transitioningDelegate else {
      return .init()
    }
    let animator = simulator.askForObject(
      "animationController(forDismissed:)", of: delegate, [simulator.name(of: presented)]
    ) { delegate.animationController(forDismissed: presented) }
    guard let animator else { return .init() }
    let interactor = simulator.askForObject(
      "interactionControllerForDismissal(using:)", of: delegate, [simulator.name(of: animator)]
    ) { delegate.interactionControllerForDismissal(using: animator) }
    return .init(animator: animator, interactor: interactor)
  }

  /// Makes the transition by which the presented controller comes, if it takes time.
  func prepareTransition(
    of presentation: Presentation, _ actors: ControllerTransition.Actors, _ view: UIView
  ) {
    guard presentation.isAnimated || actors.animator != nil else { return }
    if presentation.coversPresenter { notePlace(for: presentation) }
    var scene = scene(of: presentation, from: self, to: presentation.presented)
    let presented = presentation.presented
    let container = scene.container
    scene.fromView = presentation.coversPresenter ? loadedView : nil
    scene.toView = presentation.controller?.presentedView ?? view
    scene.initialFrames[ObjectIdentifier(self)] = frame(in: container)
    if !presentation.coversPresenter {
      scene.finalFrames[ObjectIdentifier(self)] = frame(in: container)
    }
    scene.finalFrames[ObjectIdentifier(presented)] =
      presentation.controller?.frameOfPresentedViewInContainerView
      ?? presented.frame(as: presentation.style, in: container)
    presentation.transition = ControllerTransition(scene, actors) { [self] didComplete in
      didComplete ? finishPresentation(presentation) : cancelPresentation(presentation)
    }
    presentation.transition?.announce()
  }

  /// Makes the transition by which the presented controller goes, if it takes time.
  func prepareDismissal(
    of presentation: Presentation, _ actors: ControllerTransition.Actors, isSwiped: Bool = false
  ) {
    guard presentation.isAnimated || actors.animator != nil else { return }
    let presented = presentation.presented
    var scene = scene(
      of: presentation, from: presentationsAbove.last?.presentation.presented ?? presented, to: self
    )
    let container = scene.container
    scene.fromView = presentation.controller?.presentedView ?? presented.loadedView
    scene.toView = presentation.coversPresenter ? loadViewForUIKit() : nil
    if let leaving = scene.from {
      scene.initialFrames[ObjectIdentifier(leaving)] =
        scene.fromView.map { container.convert($0.bounds, from: $0) }
    }
    scene.initialFrames[ObjectIdentifier(self)] =
      presentation.coversPresenter ? .zero : frame(in: container)
    scene.finalFrames[ObjectIdentifier(self)] =
      presentation.coversPresenter ? presentation.coveredFrame : frame(in: container)
    // Animators that do both ways begin with it, and end beside it (rule 1096).
    if presentation.style == .custom, scene.from === presented {
      scene.finalFrames[ObjectIdentifier(presented)] =
        presentation.controller?.frameOfPresentedViewInContainerView
    }
    presentation.transition = ControllerTransition(scene, actors) { [self] didComplete in
      didComplete ? finishDismissal(presentation) : cancelDismissal(presentation)
    }
    presentation.transition?.announce(isSwiped: isSwiped)
  }

  private func scene(
    of presentation: Presentation, from: UIViewController, to: UIViewController
  ) -> ControllerTransition.Scene {
    .init(
      from: from, to: to,
      container: presentation.container ?? loadedView?.drawnWindow
        ?? presentation.presented.view.drawnWindow
        ?? UIView(),
      style: presentation.style, isAnimated: presentation.isAnimated,
      duration: presentation.isAnimated ? Presentation.duration : 0)
  }

  private func frame(in container: UIView) -> CGRect {
    loadedView.map { container.convert($0.bounds, from: $0) } ?? .zero
  }

  /// Ends what is edited below what comes: it is edited again when that has gone (rule 960).
  private func endEditing(for presentation: Presentation) {
    guard Simulator.current.has(.presentationsRestoreFirstResponders),
      !(presentation.presented is UISearchController),
      presentation.adaptiveStyle != .popover
    else { return }
    keepFirstResponder()
  }

  // MARK: Those who hear of it

  func tellWillPresent(_ presentation: Presentation) {
    endEditing(for: presentation)
    guard let controller = presentation.controller else { return }
    (controller as? UIPopoverPresentationController)?.tellPrepare()
    (controller as? UIPopoverPresentationController)?.checkPlace()
    let simulator = Simulator.current!
    if let delegate = controller.delegate, let sheet = controller.sheet, sheet !== controller {
      simulator.tellOptional(
        "presentationController(_:prepare:)", of: delegate,
        [simulator.name(of: controller), simulator.name(of: sheet)]
      ) { delegate.presentationController(controller, prepare: sheet) }
    }
    if let delegate = controller.delegate, simulator.has(.adaptivityKnowsTraits) {
      simulator.tellOptional(
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        of: delegate,
        [
          simulator.name(of: controller), "\(presentation.adaptiveStyle)",
          presentation.transition == nil ? "nil" : "coordinator",
        ]
      ) {
        delegate.presentationController(
          controller, willPresentWithAdaptiveStyle: presentation.adaptiveStyle,
          transitionCoordinator: presentation.transition)
      }
    }
    controller.tell("presentationTransitionWillBegin()") {
      controller.presentationTransitionWillBegin()
    }
  }

  func tellDidPresent(_ presentation: Presentation, completed: Bool) {
    guard let controller = presentation.controller else { return }
    controller.tell("presentationTransitionDidEnd(_:)", ["\(completed)"]) {
      controller.presentationTransitionDidEnd(completed)
    }
  }

  func tellWillDismiss(_ presentation: Presentation) {
    guard let controller = presentation.controller else { return }
    controller.tell("dismissalTransitionWillBegin()") {
      controller.dismissalTransitionWillBegin()
    }
  }

  func tellDidDismiss(_ presentation: Presentation, completed: Bool) {
    guard let controller = presentation.controller else { return }
    controller.tell("dismissalTransitionDidEnd(_:)", ["\(completed)"]) {
      controller.dismissalTransitionDidEnd(completed)
    }
  }
}

extension Presentation {
  /// Whether the app may animate the transition that begins now.
  fileprivate var mayBeCustom: Bool {
    let simulator = Simulator.current!
    guard simulator.has(.customTransitions) else { return false }
    return isAnimated || style == .custom && simulator.has(.customStyleAnimatesAlways)
  }

  /// The style that little room made of the one that was wished for; `none` where it is that one.
  fileprivate var adaptiveStyle: UIModalPresentationStyle {
    style == presented.modalPresentationStyle ? .none : style
  }
}
