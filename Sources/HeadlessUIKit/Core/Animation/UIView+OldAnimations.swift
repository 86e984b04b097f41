public import Foundation

/// Animations between two calls, as apps had them before blocks (rule 271).
extension UIView {
  /// What follows is animated until ``commitAnimations()``.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    let state = simulator.animation
    let noted = NotedLooks(inside: state.notedLooks)
    state.notedLooks = noted
    state.old.append(OldAnimation(animationID, context, noted))
  }

  /// Lets run what was begun last.
  public static func commitAnimations() {
    let simulator = Simulator.current!
    let state = simulator.animation
    guard !simulator.isDead, let old = state.old.popLast() else { return }
    state.notedLooks = old.noted.outer
    let changes = AnimatedChanges(old.noted)
    var course = old.course
    if !state.isEnabled || changes.isEmpty { (course.duration, course.delay) = (0, 0) }
    if let start = old.willStart, let delegate = old.delegate {
      simulator.post("UIView.commitAnimations", after: course.delay) {
        _ = simulator.send(start, to: delegate, old.identifier, old.context)
      }
    }
    _ = RunningAnimation(changes, course) { finished in
      guard let stop = old.didStop, let delegate = old.delegate else { return }
      _ = simulator.send(stop, to: delegate, old.identifier, NSNumber(value: finished))
    }
  }

  private static var begun: OldAnimation? { Simulator.current.animation.old.last }

  /// Seconds; 0.2 where nobody says it.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    begun?.course.duration = duration.isFinite ? max(0, duration) : 0
  }
  /// When the animation begins; it begins now here. iOS 2.0 and later.
  public static func setAnimationStart(_ startDate: Date) {
    declaredOnly("UIView.setAnimationStart(_:)")
  }
  /// Seconds before it begins.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    begun?.course.delay = delay.isFinite ? max(0, delay) : 0
  }
  /// How fast it is when.
  public static func setAnimationCurve(_ curve: AnimationCurve) { begun?.course.curve = curve }
  /// How often it runs.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    let isForEver = repeatCount >= Float.greatestFiniteMagnitude
    begun?.course.count = isForEver ? .infinity : repeatCount > 0 ? Double(repeatCount) : 1
  }
  /// Whether it runs back.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun?.course.autoreverses = repeatAutoreverses
  }
  /// Whether it begins where the screen is now.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    declaredOnly("UIView.setAnimationBeginsFromCurrentState(_:)")
  }
  /// Whose methods are called.
  public static func setAnimationDelegate(_ delegate: Any?) {
    begun?.delegate = delegate.map { $0 as AnyObject }
  }
  /// What is called when it begins.
  public static func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }
  /// What is called when it ends, with its name and whether it finished.
  public static func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }
}

/// An animation between its two calls.
final class OldAnimation {
  let identifier: String?
  let context: UnsafeMutableRawPointer?
  let noted: NotedLooks
  var course = RunningAnimation.Course(duration: 0.2)
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?, _ noted: NotedLooks) {
    (self.identifier, self.context, self.noted) = (identifier, context, noted)
  }
}
