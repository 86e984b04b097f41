import EventTrace

/// What UIKit refuses, and with which words (rules 151 to 155).
extension UIViewController {
  /// Messages M11 and M76: a controller is in one place only.
  func canBePresented(_ controller: UIViewController) -> Bool {
    let simulator = Simulator.current!
    let isRoot = simulator.windows.contains { $0.root === controller }
    guard controller.presenter != nil || controller.container != nil || isRoot else { return true }
    guard simulator.has(.activeControllersRaise) else {
      simulator.diagnose(
        "activePresented", rule: "M11", on: controller,
        "A view controller can be in one place only; it was not presented.")
      return false
    }
    let name = simulator.name(of: controller)
    if let presenter = controller.presenter, simulator.has(.presentersAreNamed) {
      simulator.raise(
        .invalidArgument,
        "Application tried to present modally a view controller <\(name)> that is already being "
          + "presented by <\(simulator.name(of: presenter))>.")
    } else {
      simulator.raise(
        .invalidArgument,
        "Application tried to present modally an active controller <\(name)>.")
    }
    return false
  }

  /// Message M143: a page curls up only from one full screen to another.
  func canCurl(_ controller: UIViewController) -> Bool {
    guard controller.toldTransitionStyle == .partialCurl else { return true }
    let simulator = Simulator.current!
    let isFromSheet = outermost.presenter != nil && outermost.adaptedStyle != .fullScreen
    guard isFromSheet || controller.adaptedStyle != .fullScreen,
      simulator.has(.curlsNeedTheScreen)
    else { return true }
    simulator.raise(
      .invalidArgument,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller <\(simulator.name(of: self))>.")
    return false
  }

  /// Message M200: no presentation controller belongs to the style `none`.
  func hasStyle(_ controller: UIViewController) -> Bool {
    let simulator = Simulator.current!
    guard simulator.has(.missingStylesRaise), controller.modalPresentationStyle == .none else {
      return true
    }
    simulator.raise(
      .internalInconsistency,
      "The specified modal presentation style doesn't have a corresponding presentation controller."
    )
    return false
  }

  /// Whether this controller can present another now; the console says why not.
  func canPresent(_ controller: UIViewController, askedBy receiver: UIViewController) -> Bool {
    let simulator = Simulator.current!
    endUnanimatedDismissal()
    guard let window = loadedView?.drawnWindow, !receiver.isArriving(in: self) else {
      notePresentation(
        of: controller, askedBy: receiver, .missingWindow,
        "whose view is not in the window hierarchy")
      return false
    }
    if let presentation {
      if presentation.isRunning, presentation.isAnimated,
        simulator.has(.presentationInProgressIsNoted),
        presentation.phase != .presenting || !simulator.has(.presentingComesBeforeProgress)
      {
        notePresentation(
          of: controller, askedBy: receiver, .inProgress, "while a presentation is in progress")
        return false
      }
      notePresentation(
        of: controller, askedBy: receiver, .alreadyPresenting,
        "which is already presenting <\(simulator.name(of: presentation.presented))>")
      return false
    }
    if let search = receiver.searchAround, let presenter = search.searchPresenter {
      presenter.notePresentation(
        of: controller, askedBy: receiver, .alreadyPresenting,
        "which is already presenting <\(simulator.name(of: search))>")
      return false
    }
    noteIfDetached(in: window)
    return true
  }

  /// Whether a navigation controller brings this controller on screen, with all around it (rule 515).
  private func isArriving(in presenter: UIViewController) -> Bool {
    presenter.appearance == .appearing
      && sequence(first: self, next: \.container).contains(where: \.bringsContent)
  }

  /// A dismissal without animation is over when another controller is presented (rule 518).
  private func endUnanimatedDismissal() {
    guard let presentation, presentation.phase == .dismissing, !presentation.isAnimated else {
      return
    }
    presentation.start()
    if presentation.transition == nil { finishDismissal(presentation) }
  }

  /// Why a controller cannot present another.
  private enum Refusal {
    case missingWindow, inProgress, alreadyPresenting
  }

  /// Messages M1, M2 and M13, in the words of the version.
  private func notePresentation(
    of controller: UIViewController, askedBy receiver: UIViewController, _ refusal: Refusal,
    _ reason: String
  ) {
    let simulator = Simulator.current!
    let (new, old) = (simulator.name(of: controller), simulator.name(of: self))
    if simulator.has(.presentationLinesNameTheReceiver) {
      return simulator.console(
        "[Presentation] Attempt to present <\(new)> on <\(old)> "
          + "(from <\(simulator.name(of: receiver))>) \(reason).")
    }
    switch refusal {
    case .missingWindow:
      guard simulator.has(.missingWindowIsNoted) else { return }
      simulator.console("Warning: Attempt to present <\(new)> on <\(old)> \(reason)!")
    case .inProgress:
      simulator.console("Warning: Attempt to present <\(new)> on <\(old)> \(reason)!")
    case .alreadyPresenting:
      guard simulator.has(.secondPresentationIsNoted) else { return }
      // Two spaces, as UIKit has it.
      simulator.console("Warning: Attempt to present <\(new)>  on <\(old)> \(reason)")
    }
  }

  /// Message M29: in the window, but unknown to its root (rule 154).
  private func noteIfDetached(in window: UIWindow) {
    let simulator = Simulator.current!
    let top = outermost
    guard simulator.has(.detachedPresentersAreNoted), let root = window.root, root !== top,
      top.presenter == nil
    else { return }
    simulator.console(
      "Presenting view controllers on detached view controllers is discouraged "
        + "<\(simulator.name(of: self))>.")
  }

  /// Message M16: not while something of what would go is on its way (rules 152 and 155).
  func canDismiss() -> Bool {
    let simulator = Simulator.current!
    for (presenter, presentation) in presentationsAbove where presentation.isRunning {
      presentation.start()
      if presentation.isAnimated || presentation.phase != .presenting
        || !simulator.has(.dismissalsEndPresentations)
      {
        guard simulator.has(.dismissalsAreNoted) else { return false }
        simulator.console(
          "Warning: Attempt to dismiss from view controller <\(simulator.name(of: self))> while a "
            + "presentation or dismiss is in progress!")
        return false
      }
      presenter.finishPresentation(presentation)
    }
    return !simulator.isDead && presentation != nil
  }
}
