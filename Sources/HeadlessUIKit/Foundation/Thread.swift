public import Foundation

/// A thread of the app's own; iOS 2.0 and later.
///
/// - Important: What it does begins in a turn of the run loop, as the work of a queue does, and gives way only
///   where it sleeps or waits, so that a trace comes out the same twice (rule 971).
open class Thread: NSObject {
  private static let mainThread = Thread(name: "main")
  private static let queue = DispatchQueue(label: "Thread", attributes: .concurrent)
  private var work: (Thread) -> Void = { $0.main() }

  /// The thread's name; nil for none.
  open var name: String?
  /// What the app keeps for it.
  public let threadDictionary = NSMutableDictionary()
  /// How large its stack is, in bytes; here all have one.
  open var stackSize = 512 << 10 {
    didSet { declaredOnly("Thread.stackSize", oldValue, stackSize) }
  }
  /// How urgent it is, from 0 to 1.
  open var threadPriority = 0.5 {
    didSet { declaredOnly("Thread.threadPriority", oldValue, threadPriority) }
  }
  /// How urgent it is; iOS 8.0 and later.
  open var qualityOfService: QualityOfService {
    get { requires("qualityOfService", since: 8.0, ownQualityOfService) }
    set { ownQualityOfService = requires("setQualityOfService:", since: 8.0, newValue) }
  }
  private var ownQualityOfService = QualityOfService.default {
    didSet { declaredOnly("Thread.qualityOfService", oldValue, ownQualityOfService) }
  }
  /// Whether it is under way.
  public private(set) var isExecuting = false
  /// Whether it is over.
  public private(set) var isFinished = false
  /// Whether it was asked to end.
  public private(set) var isCancelled = false

  /// A thread that does what its class does in ``main()``.
  public override init() { super.init() }

  /// One of the system's.
  convenience init(name: String) {
    self.init()
    self.name = name
  }

  /// Ends the thread that calls it; what follows in the method does not run.
  public class func exit() {
    guard let thread = Simulator.current.sideWork.thread else {
      return declaredOnly("Thread.exit()")
    }
    (thread.isExecuting, thread.isFinished) = (false, true)
    Simulator.current.sideWork.leave()
  }

  /// A thread that calls the target's method. iOS 2.0 and later.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    self.init()
    let target = target as AnyObject
    work = { _ in Simulator.current.send(selector, to: target, argument) }
  }

  /// A thread that runs a block. iOS 10.0 and later.
  public convenience init(block: @escaping () -> Void) {
    Self.requires(init: "initWithBlock:", since: 10.0)
    self.init()
    work = { _ in block() }
  }

  /// Starts a thread that runs a block. iOS 10.0 and later.
  public static func detachNewThread(_ block: @escaping () -> Void) {
    requires("detachNewThreadWithBlock:", since: 10.0)
    Thread(block: block).start()
  }

  /// Starts a thread that calls the target's method. iOS 2.0 and later.
  public static func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) { Thread(target: target, selector: selector, object: argument).start() }

  /// Has it do its work in a later turn of the run loop.
  open func start() {
    Simulator.current.queue.post(label: "Thread", isBesideMain: true) { [self] in
      Simulator.current.sideWork.begin(on: Self.queue, as: self) { [self] in
        isExecuting = true
        if !isCancelled { work(self) }
        (isExecuting, isFinished) = (false, true)
      }
    }
  }

  /// What the thread does; by itself what it was made with.
  open func main() {}

  /// Asks it to end; the thread has to look.
  open func cancel() { isCancelled = true }

  /// The class, the number and the name: `<NSThread: 0x1>{number = 3, name = (null)}` (rule 984).
  open nonisolated override var description: String {
    onMain(self) { thread in
      let own = type(of: thread) == Thread.self ? "NSThread" : NSStringFromClass(type(of: thread))
      let kind = thread.isMainThread && _isAvailable(14, 0) ? "_NSMainThread" : own
      let number = thread.isMainThread ? 1 : Simulator.current.number(of: thread)
      let name = thread.name.flatMap { $0.isEmpty ? nil : $0 } ?? "(null)"
      return "<\(kind): \(printedAddress(of: thread))>{number = \(number), name = \(name)}"
    }
  }

  /// Whether this is the main thread.
  public var isMainThread: Bool { self === Self.mainThread }
  /// Whether what runs now is work of the main thread.
  public nonisolated static var isMainThread: Bool {
    onMain(()) { Simulator.current.queuedWork.isOnMainThread }
  }
  /// The main thread.
  public static var main: Thread { mainThread }
  /// The thread that runs now: the main one, one of the app's own, or one of the system's.
  public static var current: Thread {
    isMainThread ? mainThread : Simulator.current.sideWork.current ?? other
  }
  private static let other = Thread(name: "")
  /// Where it is in the program; nothing is known of that here.
  public static var callStackSymbols: [String] {
    requires("callStackSymbols", since: 4.0)
    declaredOnly("Thread.callStackSymbols")
    return []
  }

  /// Lets so many seconds of virtual time pass.
  public nonisolated static func sleep(forTimeInterval interval: TimeInterval) {
    _courseSleep(interval)
  }
  /// Lets virtual time pass until that date.
  public nonisolated static func sleep(until date: Date) {
    _courseSleep(date.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent())
  }
}

private final class ThreadNumbers {
  var numbers: [(thread: WeakReference<Thread>, number: Int)] = []
  var last = 2
}

extension Simulator {
  private static let threadNumbersKey = StateKey { _ in ThreadNumbers() }

  /// The number of a thread beside the main one: from 3 on, in the order in which they are printed.
  fileprivate func number(of thread: Thread) -> Int {
    let state = state(Self.threadNumbersKey)
    if let known = state.numbers.first(where: { $0.thread.object === thread }) {
      return known.number
    }
    state.last += 1
    state.numbers.append((WeakReference(object: thread), state.last))
    return state.last
  }
}
