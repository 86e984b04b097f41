public import Foundation

/// Changes of layers that belong together, and what to do when their animations are over. iOS 2.0 and later.
open class CATransaction: NSObject {
  open class func begin() { Simulator.current.transactions.begin() }
  open class func commit() { Simulator.current.transactions.commit() }
  open class func flush() {}

  open class func animationDuration() -> CFTimeInterval { Simulator.current.transactions.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Simulator.current.transactions.current.duration = dur
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Simulator.current.transactions.current.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Simulator.current.transactions.current.timingFunction = function
  }
  open class func disableActions() -> Bool {
    Simulator.current.transactions.current.disablesActions
  }
  open class func setDisableActions(_ flag: Bool) {
    Simulator.current.transactions.current.disablesActions = flag
  }
  /// iOS 4.0 and later.
  open class func completionBlock() -> (() -> Void)? {
    requires("completionBlock", since: 4.0)
    return Simulator.current.transactions.current.completion
  }
  /// Runs the block when the animations that are added until the commit are over; without any, soon.
  /// iOS 4.0 and later.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    requires("setCompletionBlock:", since: 4.0)
    Simulator.current.transactions.current.completion = block
  }
}

/// The transactions that are open.
final class Transactions {
  private(set) var open: [Open] = []
  /// What holds outside of every transaction, until the turn is over.
  private var implicit = Open()

  var current: Open { open.last ?? implicit }
  var duration: Double { open.last { $0.duration != nil }?.duration ?? implicit.duration ?? 0.25 }

  func begin() { open.append(Open()) }

  func commit() {
    guard let done = open.popLast() else { return }
    done.isCommitted = true
    done.endIfOver()
  }

  /// One of them.
  final class Open {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    /// How many of its animations run.
    var left = 0
    fileprivate var isCommitted = false

    func animationEnded() {
      left -= 1
      endIfOver()
    }

    fileprivate func endIfOver() {
      guard isCommitted, left == 0, let completion else { return }
      self.completion = nil
      Simulator.current.post("CATransaction") { completion() }
    }
  }
}

extension Simulator {
  private static let transactionKey = StateKey { _ in Transactions() }
  var transactions: Transactions { state(Self.transactionKey) }
}
