public import Foundation

/// A piece of work with a state, for a queue to start; iOS 2.0 and later.
///
/// - Important: There is one thread, as for ``DispatchQueue``: work takes no time, and what waits for an
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
  public private(set) var dependencies: [Operation] = []
  open var queuePriority = QueuePriority.normal
  /// iOS 4.0 and later.
  open var completionBlock: (() -> Void)? {
    get { requires("completionBlock", since: 4.0, ownCompletionBlock) }
    set { ownCompletionBlock = requires("setCompletionBlock:", since: 4.0, newValue) }
  }
  private var ownCompletionBlock: (() -> Void)?
  /// iOS 8.0 and later.
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
  private var ownQualityOfService = QualityOfService.default

  open var isReady: Bool { wasCancelled || dependencies.allSatisfy(\.isFinished) }
  open var isExecuting: Bool { phase == .executing }
  open var isFinished: Bool { phase == .finished }
  open var isCancelled: Bool { wasCancelled }
  open var isConcurrent: Bool { false }
  /// iOS 7.0 and later.
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

  public func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(WeakReference(object: self))
  }

  public func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    queue?.wake()
  }

  /// Has the operation done at once; one that nothing can finish ends the app. iOS 4.0 and later.
  open func waitUntilFinished() {
    guard requires("waitUntilFinished", since: 4.0) else { return }
    queue?.finish { self.isFinished }
    precondition(isFinished, "waitUntilFinished() waits for ever: nothing finishes the operation")
  }

  public func willChangeValue(forKey key: String) {}

  /// Says that a state changed which the class keeps itself, such as `isFinished`.
  public func didChangeValue(forKey key: String) {
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
    Simulator.current.queue.post(label: "Operation.completionBlock") { self.ownCompletionBlock?() }
  }

  /// Which of the operations that are ready comes first.
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }
}

/// An operation that does what its blocks say; iOS 4.0 and later.
open class BlockOperation: Operation {
  public private(set) var executionBlocks: [() -> Void] = []

  public override init() {
    Self.requiresClass(since: 4.0, named: "NSBlockOperation")
    super.init()
  }

  public convenience init(block: @escaping () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  public func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  open override func main() {
    for block in executionBlocks { block() }
  }
}
