/// Turning animations by blocks off, for a while or for good.
extension UIView {
  /// Whether animations by blocks take their time; true when an app begins.
  public static var areAnimationsEnabled: Bool { Simulator.current.animation.isEnabled }

  /// Lets animations by blocks, and transitions of views and children, that begin from now on take their
  /// time, or none (rule 1231).
  ///
  /// - Important: UIKit shortens presentations and the changes of a stack too; here they keep their time.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    simulator.animation.isEnabled = enabled
  }

  /// Makes changes at once, also those of animations that begin inside; iOS 7.0 and later.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard requires("performWithoutAnimation:", since: 7.0) else { return }
    let simulator = Simulator.current!
    let before = simulator.animation.isEnabled
    simulator.animation.isEnabled = false
    actionsWithoutAnimation()
    simulator.animation.isEnabled = before
  }
}
