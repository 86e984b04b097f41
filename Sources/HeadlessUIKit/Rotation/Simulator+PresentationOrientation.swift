import EventTrace

/// How presentations turn the interface, which pushes, tabs and sheets never do (rules 115, 122 to 124,
/// 136 and 138b).
extension Simulator {
  /// A controller is about to fill the screen: it is asked, and the interface turns as it wants.
  func turnInterface(for presentation: Presentation) {
    guard presentation.style == .fullScreen, !isDead else { return }
    let controller = presentation.presented
    if let target = orientation(toPresent: controller) { stand(target) }
  }

  /// What filled the screen leaves it: who presented it is asked again.
  func turnInterfaceBack(after presentation: Presentation) {
    guard presentation.style == .fullScreen, !isDead,
      let controller = frontmostFullScreenController
    else { return }
    let target = orientation(toShowAgain: controller)
    if let target, !has(.dismissalsKeepOrientation) { stand(target) }
  }

  /// Rule 122: as the controller prefers where it allows several, else as the interface is; what it
  /// prefers must be among them (M4).
  private func orientation(toPresent controller: UIViewController) -> UIInterfaceOrientation? {
    guard !has(.controllersAreAskedForEachOrientation) else {
      return candidates(after: interfaceOrientation).first { controller.chainAllows($0) }
    }
    guard let own = controller.askForOrientations(),
      let common = common(of: own, with: controller), !isDead
    else { return nil }
    if own.rawValue.nonzeroBitCount > 1, let preferred = controller.askForPreference() {
      guard own.contains(preferred.mask), !preferred.mask.isEmpty else {
        raise(
          .invalidInterfaceOrientation,
          "preferredInterfaceOrientationForPresentation must return a supported interface "
            + "orientation!")
        return nil
      }
      if common.contains(preferred.mask) { return preferred }
    }
    return candidates(after: interfaceOrientation).first { common.contains($0.mask) }
  }

  /// As the device is held where the controller allows it, else as little turned as it can be.
  private func orientation(toShowAgain controller: UIViewController) -> UIInterfaceOrientation? {
    let wanted = candidates(after: UIInterfaceOrientation(device.orientation), interfaceOrientation)
    guard !has(.controllersAreAskedForEachOrientation) else {
      return wanted.first { controller.chainAllows($0) }
    }
    guard let common = orientations(of: controller) else { return nil }
    return wanted.first { common.contains($0.mask) }
  }

  /// Turns the interface as a part of a presentation, which nobody hears of as a rotation.
  private func stand(_ target: UIInterfaceOrientation) {
    guard target != interfaceOrientation, !rotation.isRotating, !isDead else { return }
    changeInterface(to: target, lasting: Presentation.duration) {
      // Up to iOS 7 each view has a turn of its own; what leaves the screen keeps it.
      if !has(.rotationTurnsRootView) { placeWindows() }
    }
  }
}

extension UIViewController {
  /// What a controller that is presented says of its own accord; nil when it has no preference.
  fileprivate func askForPreference() -> UIInterfaceOrientation? {
    guard overrides("preferredInterfaceOrientationForPresentation") else {
      return preferenceOfDelegate
    }
    return Simulator.current.query("preferredInterfaceOrientationForPresentation", on: self) {
      preferredInterfaceOrientationForPresentation
    }
  }
}
