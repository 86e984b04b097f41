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
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    whenWarned(self)
  }
  override func viewDidUnload() {
    whenUnloaded(self)
    super.viewDidUnload()
  }

  deinit {
    MainActor.assumeIsolated { whenGone() }
  }
}

final class A: Lettered {}
final class B: Lettered {}
final class C: Lettered {}
final class M: Lettered {}
final class P: Lettered {}
final class R: Lettered {}
final class One: Lettered {}
final class Two: Lettered {}
final class Red: Lettered {}
final class Blue: Lettered {}

extension UIViewController {
  /// What a container does to let a child go.
  func letGo(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
