import Foundation

/// Where presented views are, and where the views go that make room for them (rules 144 and 157).
extension UIViewController {
  /// Puts the container of a presentation on top of `place`.
  func makeContainer(for presentation: Presentation, in place: UIView, isCustom: Bool) {
    let simulator = Simulator.current!
    if simulator.has(.presentationContainers) {
      // A delegate may have put another controller into the presentation.
      let controller =
        presentation.presented.ownPresentationController
        ?? presentation.presented.madePresentationController(presenting: self, source: self)
      presentation.controller = controller
      if presentation.style == .custom {
        presentation.coversPresenter = controller.shouldRemovePresentersView
      }
    } else if !isCustom {
      return
    }
    let frame = place is UIWindow ? place.bounds : loadedView?.drawnFrame ?? place.bounds
    let container = UITransitionView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = presentation.controller
    presentation.container = container
    presentation.controller?.container = container
    place.insert(container, at: place.drawnSubviews.count)
  }

  /// Puts the presented view where UIKit's own animation leaves it.
  func putInPlace(_ presentation: Presentation, _ view: UIView, in place: UIView) {
    let controller = presentation.presented
    if let container = presentation.container {
      var shown = presentation.controller?.presentedView ?? view
      // Rule 1068.
      if shown === view, presentation.style.isSheet { shown = UIDropShadowView(around: view) }
      let frame =
        presentation.controller?.frameOfPresentedViewInContainerView ?? container.bounds
      if shown !== view, view.drawnSuperview == nil { view.place(frame) }
      shown.place(frame)
      container.insert(shown, at: container.drawnSubviews.count)
      return
    }
    if let window = place as? UIWindow {
      window.placeInInterface(view, controller.frame(as: presentation.style, in: window))
    } else {
      view.place(loadedView?.drawnFrame ?? place.bounds)
    }
    place.insert(view, at: place.drawnSubviews.count)
  }

  /// Places what this controller presents directly in that window, by the interface's orientation.
  func placePresented(_ presentation: Presentation, in window: UIWindow) {
    let controller = presentation.presented
    guard let view = controller.loadedView, view.drawnSuperview === window else { return }
    window.placeInInterface(view, controller.frame(as: presentation.style, in: window))
  }

  /// Takes the presented view off the screen and undoes the links.
  func remove(_ presentation: Presentation) {
    if presentation.coversPresenter { takePlaceAgain(after: presentation) }
    presentation.controller?.presentedView?.detach()
    presentation.presented.loadedView?.detach()
    presentation.container?.detach()
    presentation.container = nil
    presentation.presented.presenter = nil
    self.presentation = nil
  }

  /// Takes the presenter's view from the screen and remembers where it was (rule 157).
  func makeRoom(for presentation: Presentation) {
    guard let view = loadedView, let place = view.drawnSuperview else { return }
    // An animator may have moved it into the container.
    if place !== presentation.container {
      presentation.coveredPlace = place
      presentation.coveredFrame = view.drawnFrame
      presentation.coveredIndex = place.drawnSubviews.firstIndex { $0 === view } ?? 0
    }
    view.detach()
  }

  /// Remembers where the presenter's view is before an animator may move it.
  func notePlace(for presentation: Presentation) {
    guard let view = loadedView, let place = view.drawnSuperview else { return }
    presentation.coveredPlace = place
    presentation.coveredFrame = view.drawnFrame
    presentation.coveredIndex = place.drawnSubviews.firstIndex { $0 === view } ?? 0
  }

  /// Puts the presenter's view back; it is loaded again if it was let go of meanwhile.
  func takePlaceAgain(after presentation: Presentation) {
    guard let view = loadedView, let place = presentation.coveredPlace,
      view.drawnSuperview !== place,
      view.drawnSuperview == nil || view.drawnSuperview === presentation.container
    else { return }
    // A window shows only the view of the root that it has now.
    if let window = place as? UIWindow, let root = window.root, root !== firstPresenter { return }
    if let window = place as? UIWindow {
      window.placeInInterface(view, of: self)
    } else {
      view.place(presentation.coveredFrame)
    }
    place.insert(view, at: presentation.coveredIndex)
  }

  /// The outermost controller at the beginning of the chain of presentations.
  private var firstPresenter: UIViewController {
    var controller = outermost
    while let presenter = controller.presenter { controller = presenter.outermost }
    return controller
  }

  /// Says that an animator left the presented view out: the screen stays as it was, or black.
  func noteIfNotShown(_ presentation: Presentation) {
    guard presentation.transition?.isCustom == true, let container = presentation.container,
      let view = presentation.presented.loadedView, !view.isInside(container)
    else { return }
    Simulator.current.diagnose(
      "viewMissingAfterTransition", noRule: "only Apple's reference says it",
      on: presentation.presented,
      "The transition is complete, but the animator has not put the presented view into "
        + "containerView: it is not on screen. Add it at the beginning of animateTransition(using:)."
    )
  }
}
