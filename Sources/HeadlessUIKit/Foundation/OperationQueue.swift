public import Foundation

/// A queue of operations on virtual time: each that is ready is started in a turn of the run loop of its
/// own; iOS 2.0 and later.
open class OperationQueue: NSObject {
  /// The number that stands for as many as the system likes: -1.
  public nonisolated static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the main thread; iOS 4.0 and later.
  open nonisolated class var main: OperationQueue {
    onMain(()) { requires("mainQueue", since: 4.0, Simulator.current.mainOperations) }
  }

  /// The queue whose operation runs, where one does; iOS 4.0 and later.
  open class var current: OperationQueue? {
    let running = Simulator.current.queuedWork.runningQueue
    return requires(
      "currentQueue", since: 4.0,
      running === DispatchQueue.main
        ? Simulator.current.mainOperations : (running as? Work)?.operations)
  }

  /// Stands for this queue in the simulator while one of its operations runs.
  private final class Work: _WorkQueue {
    weak var operations: OperationQueue?

    nonisolated override init(_ label: String, recordedName: String, isConcurrent: Bool = true) {
      super.init(label, recordedName: recordedName, isConcurrent: isConcurrent)
    }
  }

  private let work: Work?
  private var waiting: [Operation] = []
  private var isAwake = false

  public override convenience init() { self.init(isMain: false) }

  init(isMain: Bool) {
    work = isMain ? nil : Work("OperationQueue", recordedName: "")
    super.init()
    work?.operations = self
  }

  /// A name for the developer; where the app gives none, one with the queue's address (rule 994); iOS 4.0 and
  /// later.
  open var name: String? {
    get { requires("name", since: 4.0, ownName ?? usualName) }
    set { ownName = requires("setName:", since: 4.0, newValue) }
  }
  private var ownName: String?
  private var usualName: String {
    "NSOperationQueue " + (work == nil ? "Main Queue" : printedAddress(of: self))
  }
  /// The class and the name.
  open nonisolated override var description: String {
    onMain(self) { queue in
      let isPlain = type(of: queue) == OperationQueue.self
      let kind = isPlain ? "NSOperationQueue" : NSStringFromClass(type(of: queue))
      let name = queue.ownName ?? queue.usualName
      return "<\(kind): \(printedAddress(of: queue))>{name = '\(name)'}"
    }
  }
  /// How many operations that go on by themselves there may be at once.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
    didSet { wake() }
  }
  /// iOS 8.0 and later; all work is as urgent here.
  open var qualityOfService: QualityOfService {
    get { requires("qualityOfService", since: 8.0, ownQualityOfService) }
    set { ownQualityOfService = requires("setQualityOfService:", since: 8.0, newValue) }
  }
  private var ownQualityOfService = QualityOfService.default {
    didSet { declaredOnly("OperationQueue.qualityOfService", oldValue, ownQualityOfService) }
  }
  /// The queue on which operations are done; nil for the system's; iOS 8.0 and later.
  open var underlyingQueue: DispatchQueue? {
    get { requires("underlyingQueue", since: 8.0, ownUnderlyingQueue) }
    set { ownUnderlyingQueue = requires("setUnderlyingQueue:", since: 8.0, newValue) }
  }
  private final var ownUnderlyingQueue: DispatchQueue? {
    didSet { declaredOnly("OperationQueue.underlyingQueue", oldValue, ownUnderlyingQueue) }
  }
  /// Whether no more operations are started.
  open var isSuspended = false { didSet { wake() } }

  /// The operations that are not finished, in the order in which they came.
  open var operations: [Operation] { waiting.filter { !$0.isFinished } }
  /// How many operations are not finished; iOS 4.0 and later.
  open var operationCount: Int { requires("operationCount", since: 4.0, operations.count) }

  /// Does the operation in a later turn of the run loop.
  open func addOperation(_ op: Operation) {
    precondition(
      op.queue == nil && !op.isFinished && !op.isExecuting,
      "an operation was given to a queue that is in a queue already, executes or is finished")
    op.queue = self
    waiting.append(op)
    wake()
  }

  /// Does the operation in a later turn of the run loop; iOS 4.0 and later.
  open nonisolated func addOperation(_ block: @escaping @MainActor () -> Void) {
    onMain((self, block)) { queue, block in
      guard queue.requires("addOperationWithBlock:", since: 4.0) else { return }
      queue.addOperation(BlockOperation(block: block))
    }
  }

  /// Adds several operations; to wait for them would take forever; iOS 4.0 and later.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    guard requires("addOperations:waitUntilFinished:", since: 4.0) else { return }
    for op in ops { addOperation(op) }
    if wait { for op in ops { op.waitUntilFinished() } }
  }

  /// Adds work that waits for all that came before it, and for which all that comes later waits; iOS
  /// 13.0 and later.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    guard requires("addBarrierBlock:", since: 13.0) else { return }
    let operation = BlockOperation(block: barrier)
    operation.isBarrier = true
    addOperation(operation)
  }

  /// Cancels what is not finished.
  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Waits until all operations are finished; where nothing finishes one, the app stops.
  open func waitUntilAllOperationsAreFinished() {
    finish("waitUntilAllOperationsAreFinished()") { self.operations.isEmpty }
  }

  // MARK: Turns

  /// Looks for an operation to start in a later turn.
  func wake() {
    guard !isAwake, next != nil else { return }
    isAwake = true
    let label = "OperationQueue\(work == nil ? ".main" : "").addOperation"
    Simulator.current.queue.post(label: label, isBesideMain: work != nil) {
      self.isAwake = false
      self.startNext()
      self.wake()
    }
  }

  /// Does something at once, as work of this queue.
  func run(_ body: () -> Void) { (work ?? DispatchQueue.main).run(body) }

  /// Begins something at once, as work of this queue on a thread of its own.
  func start(_ body: @escaping () -> Void) { (work ?? DispatchQueue.main).start(body) }

  /// Starts operations until `isEnough` is true, and waits for those that go on by themselves.
  func finish(_ name: String, _ isEnough: @escaping () -> Bool) {
    while !isEnough(), next != nil { startNext() }
    _ = Simulator.current.wait(.infinity, name, until: isEnough)
  }

  private func startNext() {
    guard let operation = next else { return }
    operation.wasStarted = true
    start { [self] in
      operation.start()
      waiting.removeAll { $0.isFinished }
    }
  }

  /// The operation to be started next; nil where none may.
  private var next: Operation? {
    let going = waiting.count { $0.wasStarted && !$0.isFinished }
    let limit = maxConcurrentOperationCount < 0 ? .max : maxConcurrentOperationCount
    let most = work == nil ? 1 : limit
    guard !isSuspended, going < most else { return nil }
    var ready: [Operation] = []
    var isFirst = true
    for operation in waiting where !operation.isFinished {
      if operation.isBarrier, !isFirst { break }
      isFirst = false
      if !operation.wasStarted, operation.isReady { ready.append(operation) }
      if operation.isBarrier { break }
    }
    // Of equals the one that came first.
    return ready.max { $0.queuePriority.rawValue < $1.queuePriority.rawValue }
  }
}

extension Simulator {
  private static let mainOperationsKey = StateKey { _ in OperationQueue(isMain: true) }

  fileprivate var mainOperations: OperationQueue { state(Self.mainOperationsKey) }
}
