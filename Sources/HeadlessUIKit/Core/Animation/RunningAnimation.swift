import EventTrace
import Foundation

/// An animation of views that is on its way: the views have their new values, and the screen lags
/// behind (rules 184 and 271).
final class RunningAnimation {
  /// How it runs: how long, after what, along which curve, and how often.
  struct Course {
    /// Seconds, of one run.
    var duration = 0.0
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    /// Infinite for one that never ends by itself.
    var count = 1.0
    var autoreverses = false

    /// Seconds, of all.
    var whole: Double { delay + duration * count * (autoreverses ? 2 : 1) }

    /// How far the values have come after so many seconds, from 0 to 1.
    func progress(after seconds: Double) -> Double {
      guard seconds > delay else { return 0 }
      guard duration > 0, seconds < whole else { return 1 }
      let runs = (seconds - delay) / duration
      let part = runs - runs.rounded(.down)
      let isBack = autoreverses && Int(runs.truncatingRemainder(dividingBy: 2)) == 1
      return curve.progress(at: isBack ? 1 - part : part)
    }
  }

  private(set) var changes: AnimatedChanges
  private let course: Course
  private let start: Double
  private let completion: ((Bool) -> Void)?
  private let touches: Touches
  private let transaction: Transaction?
  private var ticket: EventQueue.Ticket?
  private var isFinished = true
  private var isOver = false

  /// Whether the views take touches meanwhile (rule 660).
  enum Touches {
    case allowed, kept
    /// That view takes none, whatever changes in it.
    case keptFrom(UIView)
  }

  /// Runs from now on.
  ///
  /// - Parameter isSeen: Whether something moves on the screen whatever was changed, as a page that is flipped.
  init(
    _ changes: AnimatedChanges, _ course: Course, touches: Touches = .allowed, isSeen: Bool = false,
    completion: ((Bool) -> Void)?
  ) {
    let simulator = Simulator.current!
    (self.changes, self.course, self.completion) = (changes, course, completion)
    self.touches = course.whole > 0 ? touches : .allowed
    start = simulator.queue.now.seconds
    transaction = simulator.animation.transactions.last
    transaction?.begin()
    simulator.animation.running.append(self)
    if !isSeen, changes.isUnseen {
      waitForWindow()
    } else if course.whole.isFinite {
      wait(course.whole)
    }
  }

  /// What is in no window when the turn ends is not animated (rule 1277).
  private func waitForWindow() {
    let label = "UIView.animate"
    ticket = Simulator.current.queue.post(after: 0, label: label, keepsBusy: true) { [self] in
      ticket = nil
      guard !changes.isUnseen else { return end() }
      if course.whole.isFinite { wait(course.whole) }
    }
  }

  /// Whether a view takes no touches because of it; on iOS 4 that is every view (rule 660).
  func keepsTouches(from view: UIView) -> Bool {
    if case .allowed = touches { return false }
    guard Simulator.current.has(.animationsDisableTheirViews) else { return true }
    if case .keptFrom(let whole) = touches, whole === view { return true }
    return changes.changes(view)
  }

  /// What the screen shows now of a view, of what it will show.
  func shown(_ view: UIView, of look: AnimatedChanges.Look) -> AnimatedChanges.Look {
    let now = Simulator.current.queue.now.seconds
    return changes.shown(view, of: look, at: course.progress(after: now - start))
  }

  /// Another animation, or the app, takes a view out of this one: it ends without having finished.
  func drop(_ view: UIView) { drop { $0 === view } }

  /// Takes such views out of it.
  func drop(where isMeant: (UIView) -> Bool) {
    guard !isOver, changes.drop(where: isMeant) else { return }
    isFinished = false
    if changes.isEmpty { wait(0) }
  }

  private func wait(_ seconds: Double) {
    let queue = Simulator.current.queue
    if let ticket { queue.cancel(ticket) }
    ticket = queue.post(after: seconds, label: "UIView.animate", keepsBusy: true) { [self] in end()
    }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    Simulator.current.animation.running.removeAll { $0 === self }
    completion?(isFinished)
    transaction?.end()
  }
}

extension UIView.AnimationCurve {
  /// How far the values have come at a part of the time, both from 0 to 1.
  func progress(at time: Double) -> Double {
    if self == .linear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    let curve =
      switch self {
      case .easeInOut: CubicCurve(0.42, 0, 0.58, 1)
      case .easeIn: CubicCurve(0.42, 0, 1, 1)
      case .easeOut: CubicCurve(0, 0, 0.58, 1)
      case .linear: CubicCurve(0, 0, 1, 1)
      }
    return curve.progress(at: time)
  }
}

/// A Bézier curve from 0, 0 to 1, 1, by its two control points.
struct CubicCurve {
  private let first: (Double, Double)
  private let second: (Double, Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (first, second) = ((x1, y1), (x2, y2))
  }

  /// How far the values have come at a part of the time, both from 0 to 1.
  func progress(at time: Double) -> Double {
    let bezier = { (one: Double, two: Double, part: Double) -> Double in
      let rest = 1 - part
      return 3 * rest * rest * part * one + 3 * rest * part * part * two + part * part * part
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(first.0, second.0, middle) < time { low = middle } else { high = middle }
    }
    return bezier(first.1, second.1, (low + high) / 2)
  }
}
