import Foundation
import HeadlessUIKit

/// A controller whose class gives it the letter that it has in the observed traces.
class Lettered: UIViewController {
  /// What the app does when the view was loaded.
  var whenLoaded: (Lettered) -> Void = { _ in }
  /// What the app prints in the callbacks that bounds are logged in.
  var noting: (Lettered) -> Void = { _ in }
  /// What the app does about a memory warning, and when the view was unloaded.
  var whenWarned: (Lettered) -> Void = { _ in }
  var whenUnloaded: (Lettered) -> Void = { _ in }
  /// What the app does when the controller is gone.
  var whenGone: () -> Void = {}
  /// What the class in the source overrides of UIKit's members, as far as UIKit looks for that.
  var overridden: Set<String> = []
  /// How the class answers about orientations; nil leaves the answers to UIKit.
  var allowed: UIInterfaceOrientationMask?
  var preferred = UIInterfaceOrientation.portrait

  override func viewDidLoad() {
    noting(self)
    super.viewDidLoad()
    whenLoaded(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    noting(self)
    super.viewWillAppear(animated)
  }
  override func viewWillLayoutSubviews() {
    noting(self)
    super.viewWillLayoutSubviews()
  }
  override func viewDidLayoutSubviews() {
    noting(self)
    super.viewDidLayoutSubviews()
  }
  override func viewDidAppear(_ animated: Bool) {
    noting(self)
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    noting(self)
    super.viewWillDisappear(animated)
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    whenWarned(self)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { noting(self) }
  override func viewDidUnload() {
    whenUnloaded(self)
    super.viewDidUnload()
  }

  // MARK: Rotation

  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    allowed.map { $0.rawValue & 1 << UInt(orientation.rawValue) != 0 }
      ?? super.shouldAutorotate(to: orientation)
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    allowed ?? super.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
  override func willRotate(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { noting(self) }
  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { noting(self) }

  deinit {
    MainActor.assumeIsolated { whenGone() }
  }
}

final class A: Lettered {}
final class B: Lettered {}
final class C: Lettered {}
final class F: Lettered {}
final class M: Lettered {}
final class P: Lettered {}
final class R: Lettered {}
final class X: Lettered {}
final class One: Lettered {}
final class Two: Lettered {}
final class Three: Lettered {}
final class Four: Lettered {}
final class Red: Lettered {}
final class Blue: Lettered {}
final class Nav: UINavigationController {}

extension UIViewController {
  /// What a container does to let a child go.
  func letGo(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
