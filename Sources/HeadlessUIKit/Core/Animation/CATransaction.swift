public import Foundation

/// Animations that belong together, with one completion for all (rule 272).
public final class CATransaction: NSObject {
  private static var open: Transaction? { Simulator.current.animation.transactions.last }

  /// Opens a transaction inside of the one that is open.
  public static func begin() {
    let state = Simulator.current.animation
    state.transactions.append(Transaction(inside: state.transactions.last))
  }

  /// Closes the transaction that was opened last.
  public static func commit() {
    guard let last = Simulator.current.animation.transactions.popLast() else { return }
    last.commit()
  }

  /// Makes what was changed so far visible; here it always is.
  public static func flush() {}

  /// What is called when all animations have ended that were added from now on in this transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard requires("setCompletionBlock:", since: 4.0) else { return }
    implicit.completion = block
  }
  /// What is called when the animations of the transaction have ended; nil for nothing.
  public static func completionBlock() -> (() -> Void)? {
    requires("completionBlock", since: 4.0, open?.completion)
  }
  /// Says how long animations take that do not say it themselves, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { implicit.duration = dur }
  /// How long animations take that do not say it themselves, in seconds.
  public static func animationDuration() -> CFTimeInterval { open?.duration ?? 0.25 }
  /// Says whether changes of layers are not animated.
  public static func setDisableActions(_ flag: Bool) { implicit.disablesActions = flag }
  /// Whether changes of layers are not animated.
  public static func disableActions() -> Bool { open?.disablesActions ?? false }
  /// Says how fast animations are when.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    implicit.timing = function
  }
  /// How fast animations are when; nil for as usual.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { open?.timing }

  /// Sets one of the transaction's values by its name.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? (anObject as? Bool) ?? false)
    case kCATransactionAnimationDuration:
      setAnimationDuration(
        (anObject as? NSNumber)?.doubleValue ?? (anObject as? Double) ?? 0.25)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }
  /// One of the transaction's values by its name; nil for none.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }
  /// Keeps other threads from changing layers; there are none here.
  public static func lock() {}
  /// Lets other threads change layers again.
  public static func unlock() {}

  /// The transaction that is open, or the one that lasts until the end of this turn.
  private static var implicit: Transaction {
    if let open { return open }
    let simulator = Simulator.current!
    let transaction = Transaction(inside: nil)
    simulator.animation.transactions.append(transaction)
    simulator.post("CATransaction") {
      simulator.animation.transactions.removeAll { $0 === transaction }
      transaction.commit()
    }
    return transaction
  }
}

/// What is known of one transaction.
final class Transaction {
  var completion: (() -> Void)?
  var duration: Double
  var disablesActions: Bool
  var timing: CAMediaTimingFunction?
  private var running = 0
  private var isCommitted = false

  init(inside outer: Transaction?) {
    duration = outer?.duration ?? 0.25
    disablesActions = outer?.disablesActions ?? false
    timing = outer?.timing
  }

  func begin() { running += 1 }

  func end() {
    running -= 1
    finish()
  }

  /// Calls the block at once where there was nothing to wait for (rule 272).
  func commit() {
    isCommitted = true
    guard running == 0 else { return }
    take()?()
  }

  private func finish() {
    guard isCommitted, running == 0, let block = take() else { return }
    Simulator.current.post("CATransaction") { block() }
  }

  private func take() -> (() -> Void)? {
    defer { completion = nil }
    return completion
  }
}

extension Simulator {
  /// Rows or items move for so many seconds, in the transaction that is open (rule 941).
  ///
  /// - Parameter ifHeard: Whether it matters only to a transaction that has somebody to tell.
  func holdTransaction(for seconds: Double, ifHeard: Bool = false) {
    // Where nothing animates there is nothing to wait for.
    guard ifHeard || UIView.areAnimationsEnabled, let transaction = animation.transactions.last,
      !transaction.disablesActions, !ifHeard || transaction.completion != nil
    else { return }
    transaction.begin()
    post("CATransaction", after: seconds) { transaction.end() }
  }
}

/// The key of ``CATransaction/setDisableActions(_:)``. iOS 2.0 and later.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/setAnimationDuration(_:)``. iOS 2.0 and later.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/setAnimationTimingFunction(_:)``. iOS 3.0 and later.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/setCompletionBlock(_:)``. iOS 4.0 and later.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
