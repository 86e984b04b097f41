public import Foundation

/// A piece of work with a state, for a queue to start; iOS 2.0 and later.
///
/// - Important: As with ``DispatchQueue``, work takes no time unless it sleeps or waits, and what waits for an
///   operation has it done at once.
open class Operation: NSObject {
  private enum Phase { case waiting, executing, finished }

  private var phase = Phase.waiting
  private var wasCancelled = false
  private var isDone = false
  private var dependents: [WeakReference<Operation>] = []
  /// Kept until the work is done, whoever else lets go of it.
  var queue: OperationQueue?
  /// Whether the queue has started it, whatever the class itself says of its state.
  var wasStarted = false
  /// Whether what came after it in its queue waits for it, and it for what came before.
  var isBarrier = false

  /// The operations that must be finished before this one starts.
  open private(set) var dependencies: [Operation] = []
  /// Which of the ready operations begins first.
  open var queuePriority = QueuePriority.normal
  /// Called beside the main thread when it is finished (rule 986); nil for nothing; iOS 4.0 and later.
  open var completionBlock: (() -> Void)? {
    get { requires("completionBlock", since: 4.0, ownCompletionBlock) }
    set { ownCompletionBlock = requires("setCompletionBlock:", since: 4.0, newValue) }
  }
  private var ownCompletionBlock: (() -> Void)?
  /// A name for the developer; nil for none; iOS 8.0 and later.
  open var name: String? {
    get { requires("name", since: 8.0, ownName) }
    set { ownName = requires("setName:", since: 8.0, newValue) }
  }
  private var ownName: String?
  /// iOS 8.0 and later; all work is as urgent here.
  open var qualityOfService: QualityOfService {
    get { requires("qualityOfService", since: 8.0, ownQualityOfService) }
    set { ownQualityOfService = requires("setQualityOfService:", since: 8.0, newValue) }
  }
  private var ownQualityOfService = QualityOfService.default {
    didSet { declaredOnly("Operation.qualityOfService", oldValue, ownQualityOfService) }
  }

  /// Whether all that it depends on is finished.
  open var isReady: Bool { wasCancelled || dependencies.allSatisfy(\.isFinished) }
  /// Whether it is under way.
  open var isExecuting: Bool { phase == .executing }
  /// Whether it is over.
  open var isFinished: Bool { phase == .finished }
  /// Whether it was cancelled.
  open var isCancelled: Bool { wasCancelled }
  /// The older name of `isAsynchronous`.
  open var isConcurrent: Bool { false }
  /// Whether it says itself when it is finished; iOS 7.0 and later.
  open var isAsynchronous: Bool { requires("isAsynchronous", since: 7.0, false) }

  /// Does the work, unless it was cancelled, and is finished with it.
  open func start() {
    guard phase == .waiting else { return }
    if !isCancelled {
      phase = .executing
      main()
    }
    phase = .finished
    noteFinished()
  }

  /// The work.
  open func main() {}

  /// Says that the work is not wanted any more; one that has not begun is then never begun.
  open func cancel() {
    wasCancelled = true
    queue?.wake()
  }

  /// Has it begin only when the other one is finished.
  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(WeakReference(object: self))
  }

  /// Has it no longer wait for the other one.
  open func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    queue?.wake()
  }

  /// Waits until it is finished; where nothing finishes it, the app stops. iOS 4.0 and later.
  open func waitUntilFinished() {
    guard requires("waitUntilFinished", since: 4.0) else { return }
    let name = "waitUntilFinished()"
    guard let queue else {
      _ = Simulator.current.wait(.infinity, name) { self.isFinished }
      return
    }
    queue.finish(name) { self.isFinished }
  }

  /// Called before a state changes, as by classes that observe each other.
  public func willChangeValue(forKey key: String) {
    Simulator.current.observing.willChange(key, of: self)
  }

  /// Says that a state changed which the class keeps itself, such as `isFinished`.
  public func didChangeValue(forKey key: String) {
    Simulator.current.observing.didChange(key, of: self)
    if isFinished { noteFinished() }
    queue?.wake()
  }

  private func noteFinished() {
    guard !isDone else { return }
    isDone = true
    for dependent in dependents { dependent.object?.queue?.wake() }
    queue?.wake()
    queue = nil
    guard ownCompletionBlock != nil else { return }
    // It comes on another thread than the main one, typically (rule 986).
    Simulator.current.queue.post(label: "Operation.completionBlock", isBesideMain: true) {
      DispatchQueue.global().start { self.ownCompletionBlock?() }
    }
  }

  /// Which of the operations that are ready comes first.
  public enum QueuePriority: Int, Sendable {
    /// Behind all others.
    case veryLow = -8
    /// Behind the usual ones.
    case low = -4
    /// The usual one.
    case normal = 0
    /// Before the usual ones.
    case high = 4
    /// Before all others.
    case veryHigh = 8
  }
}

/// An operation that does what its blocks say; iOS 4.0 and later.
open class BlockOperation: Operation {
  /// What it does, in order.
  public private(set) var executionBlocks: [() -> Void] = []

  public override init() {
    Self.requiresClass(since: 4.0, named: "NSBlockOperation")
    super.init()
  }

  /// Makes an operation that calls a block.
  public convenience init(block: @escaping () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  /// Adds something to do.
  public func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  open override func main() {
    for block in executionBlocks { block() }
  }
}
