import EventTrace
import Foundation

/// The orientation of the interface when the app starts, by version (rules 125, 126, 133 and 178).
extension Simulator {
  /// A controller becomes the root of a window on screen: from iOS 6 on the interface takes one
  /// of its orientations, from iOS 8 on phones only after `viewWillAppear(_:)` (rule 178).
  func resolveLaunchOrientation(of root: UIViewController) {
    rotation.launchTarget = nil
    guard !has(.controllersAreAskedForEachOrientation) else {
      _ = orientationForLaunch(of: root)
      return
    }
    // One that leaves the defaults as they are has nothing to say that the launch did not know.
    guard root.answersForItself, let common = orientations(of: root),
      let target = forced(into: common)
    else { return }
    // Where no size class changes, as on an iPad, the app launches in place.
    if has(.sizeTransitions), traits(in: interfaceOrientation) != traits(in: target) {
      rotation.launchTarget = target
    } else {
      stand(in: target)
    }
  }

  /// The root has heard that it will appear, with its view as the app was launched: now the interface
  /// turns if it has to, and the root says whether it wants a status bar.
  func prepareLaunch(of root: UIViewController) {
    if !has(.forcedLaunchTellsTraitsTwice) { turnForcedLaunch(root) }
    updateStatusBar()
  }

  /// The turn that the root forces has a transition of traits and none of size (rules 133 and 178).
  private func turnForcedLaunch(_ root: UIViewController) {
    guard let target = rotation.launchTarget, !isDead else { return }
    rotation.launchTarget = nil
    let old = currentTraits
    let coordinator = ControllerTransition(rotationOf: root, duration: 0)
    root.tellTransition(to: traits(in: target), coordinator)
    stand(in: target)
    coordinator.runAnimations()
    coordinator.complete(true)
    if !root.hearsFirstTraits, !has(.forcedLaunchHidesTraits) { tellTraits(changedFrom: old) }
  }

  private func stand(in target: UIInterfaceOrientation) {
    interface.orientation = target
    placeWindows()
  }

  /// The view of a controller that stands for a window has come on screen.
  func rotateAfterInstalling(_ controller: UIViewController) {
    if rotation.launchTarget != nil {
      turnForcedLaunch(controller)
      updateStatusBar()
    }
    guard has(.launchTurnsAfterwards), !isDead, !rotation.isRotating else { return }
    let target = orientationForLaunch(of: controller)
    guard target != interfaceOrientation else { return }
    turnInterface(to: target)
    _ = controller.chainAllows(target)
  }

  /// Leaves an orientation that the frontmost controller no longer supports (rule 138).
  func leaveForbiddenOrientation() {
    guard !isDead, !rotation.isRotating, let controller = frontmostFullScreenController,
      let common = orientations(of: controller)
    else { return }
    if let held = UIInterfaceOrientation(device.orientation), common.contains(held.mask) {
      if held != interfaceOrientation { turnInterface(to: held) }
    } else if let target = forced(into: common) {
      turnInterface(to: target)
    }
  }

  /// Where the interface has to turn because it may not stay as it is; nil when it may.
  private func forced(into common: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    guard !common.contains(interfaceOrientation.mask) else { return nil }
    return candidates().first { common.contains($0.mask) }
  }

  /// Up to iOS 5: the device's orientation, else the one that is, else any that is allowed.
  private func orientationForLaunch(of root: UIViewController) -> UIInterfaceOrientation {
    let held = UIInterfaceOrientation(device.orientation) ?? interfaceOrientation
    let staysAllowed = root.chainAllows(interfaceOrientation)
    if held == interfaceOrientation ? staysAllowed : root.chainAllows(held) { return held }
    if staysAllowed { return interfaceOrientation }
    let others = candidates().filter { $0 != held && $0 != interfaceOrientation }
    if let other = others.first(where: root.chainAllows) { return other }
    noteRefusal(by: root)
    return interfaceOrientation
  }

  /// The console line about a controller that allows nothing at all.
  private func noteRefusal(by root: UIViewController) {
    guard has(.refusingAllOrientationsIsNoted), root.overrides("shouldAutorotate(to:)"),
      notedOnce.insert("refusal of \(name(of: root))").inserted
    else { return }
    console(
      "The view controller <\(name(of: root))> returned NO from "
        + "-shouldAutorotateToInterfaceOrientation: for all interface orientations. It should "
        + "support at least one orientation.")
  }

  /// All orientations, each once: those given, then the likeliest.
  func candidates(after first: UIInterfaceOrientation?...) -> [UIInterfaceOrientation] {
    let held = [UIInterfaceOrientation(device.orientation)]
    return ((first + held).compactMap(\.self) + listedOrientations + UIInterfaceOrientation.upright)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
