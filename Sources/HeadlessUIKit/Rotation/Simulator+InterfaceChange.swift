import EventTrace
import Foundation

/// Whoever speaks for the whole app when its interface turns: the application.
protocol InterfaceOwner: AnyObject {
  /// - Parameter frame: where the status bar will be.
  func interfaceWillTurn(
    to target: UIInterfaceOrientation, statusBar frame: CGRect, lasting duration: TimeInterval)
  func interfaceDidTurn(from old: PreviousInterface)
  /// The orientations that the app's delegate allows; nil when it does not say.
  func askForOrientations() -> UIInterfaceOrientationMask?
}

/// How the interface stood before it turned.
struct PreviousInterface {
  let orientation: UIInterfaceOrientation
  let isStatusBarHidden: Bool
  let statusBarFrame: CGRect
  /// Those of the screen.
  let bounds: CGRect
  let traits: UITraitCollection
}

/// The interface changes its orientation, and who hears of it.
extension Simulator {
  /// Changes the orientation of the interface; `place` gives windows and views their new frames.
  func changeInterface(
    to target: UIInterfaceOrientation, lasting duration: TimeInterval, _ place: () -> Void
  ) {
    let old = PreviousInterface(
      orientation: interfaceOrientation, isStatusBarHidden: interface.isStatusBarHidden,
      statusBarFrame: statusBarFrame, bounds: screen.bounds,
      traits: currentTraits)
    let owner = rotation.owner
    // Whether there will be a status bar depends on the room that there will be.
    interface.orientation = target
    updateStatusBar(turning: true)
    let new = (isHidden: interface.isStatusBarHidden, frame: statusBarFrame)
    interface.orientation = old.orientation
    interface.isStatusBarHidden = old.isStatusBarHidden
    owner?.interfaceWillTurn(to: target, statusBar: new.frame, lasting: duration)
    interface.orientation = target
    interface.isStatusBarHidden = new.isHidden
    place()
    owner?.interfaceDidTurn(from: old)
    tellScenes(of: old)
  }

  func tellScenes(of old: PreviousInterface) {
    for case let scene as UIWindowScene in scenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      let space = PreviousCoordinateSpace(bounds: old.bounds)
      tellOptional(
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", of: delegate,
        [name(of: scene), spelled(old.bounds), "\(old.orientation)", "\(old.traits)"]
      ) {
        delegate.windowScene(
          scene, didUpdate: space, interfaceOrientation: old.orientation,
          traitCollection: old.traits)
      }
    }
  }
}
