import EventTrace
public import Foundation

/// How far the page of a page control is, which its dot shows; iOS 17.0 and later (rule 916). Nothing draws it here.
open class UIPageControlProgress: NSObject {
  /// Who hears of it, and knows where a page begins; held weakly.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// How far the page is, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      let inside = min(max(0, currentProgress), 1)
      if inside != currentProgress { currentProgress = inside }
      keptLook("UIPageControlProgress.currentProgress", oldValue, currentProgress)
    }
  }
  /// Whether the dot shows it.
  open internal(set) var isProgressVisible = false {
    didSet {
      guard isProgressVisible != oldValue else { return }
      keptLook("UIPageControlProgress.isProgressVisible")
      guard let delegate else { return }
      Simulator.current.tellOptional(
        "pageControlProgressVisibilityDidChange(_:)", of: delegate, ["\(self)"]
      ) { delegate.pageControlProgressVisibilityDidChange(self) }
    }
  }
  /// The page control that shows it; nil for none.
  final weak var pageControl: UIPageControl? {
    didSet { isProgressVisible = pageControl != nil }
  }

  public override init() {
    Self.requiresClass(since: 17.0)
    super.init()
  }

  /// Another page is there.
  func begin() {
    guard let pageControl else { return }
    currentProgress =
      delegate.flatMap { delegate in
        Simulator.current.callOptional(
          .query, on: delegate, "pageControlProgress(_:initialProgressForPage:)",
          ["\(self)", "\(pageControl.currentPage)"]
        ) {
          delegate.pageControlProgress(self, initialProgressForPage: pageControl.currentPage)
        }
      } ?? 0
  }
}

/// Hears how far a page is; iOS 17.0 and later.
@MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Where a page begins, from 0 to 1.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// The dot shows it now, or no longer.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
extension UIPageControlProgressDelegate {
  /// The default for a type that does not implement this member.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { isMissing(answering: 0) }
  /// The default for a type that does not implement this member.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    isMissing()
  }
}

/// Turns the pages of a page control by itself; iOS 17.0 and later (rule 916).
open class UIPageControlTimerProgress: UIPageControlProgress {
  private final var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }
  /// How long a page is shown that has no time of its own, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  private final var durations: [Int: TimeInterval] = [:]
  private final var turn: EventQueue.Ticket?

  /// Makes one that shows each page so long, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Whether pages are turned.
  open private(set) var isRunning = false
  /// Begins to turn pages, or goes on.
  open func resumeTimer() {
    isRunning = true
    wait()
  }
  /// Turns no more pages.
  open func pauseTimer() {
    isRunning = false
    wait()
  }
  /// Gives a page a time of its own, in seconds; 0 takes it back.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
    wait()
  }
  /// How long a page is shown, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  final override func begin() {
    super.begin()
    wait()
  }

  private func wait() {
    let queue = Simulator.current.queue
    if let turn { queue.cancel(turn) }
    turn = nil
    guard isRunning, let pageControl else { return }
    let left = duration(forPage: pageControl.currentPage) * Double(1 - currentProgress)
    // It never keeps the app busy: it runs as long as time passes.
    turn = queue.post(after: max(left, 1.0 / 60), label: "UIPageControlTimerProgress") {
      [weak self] in self?.advance()
    }
  }

  private func advance() {
    turn = nil
    guard isRunning, let pageControl else { return }
    currentProgress = 1
    let simulator = Simulator.current!
    if let timerDelegate {
      simulator.tellOptional(
        "pageControlTimerProgressDidChange(_:)", of: timerDelegate, ["\(self)"]
      ) { timerDelegate.pageControlTimerProgressDidChange(self) }
    }
    let isLast = pageControl.currentPage + 1 >= pageControl.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd, pageControl.numberOfPages > 1 else {
      return pauseTimer()
    }
    let next = isLast ? 0 : pageControl.currentPage + 1
    let mayTurn = simulator.ask(
      timerDelegate, "pageControlTimerProgress(_:shouldAdvanceToPage:)", ["\(self)", "\(next)"]
    ) { $0.pageControlTimerProgress(self, shouldAdvanceToPage: next) }
    guard mayTurn else { return pauseTimer() }
    pageControl.currentPage = next
    pageControl.valueChanged()
  }
}

/// Hears of the time of a page; iOS 17.0 and later.
@MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The page has come further.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the page may be turned.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}
extension UIPageControlTimerProgressDelegate {
  /// The default for a type that does not implement this member.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { isMissing(answering: true) }
}
