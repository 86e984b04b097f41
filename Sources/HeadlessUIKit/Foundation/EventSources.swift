import Dispatch
import Foundation

/// What all sources have: who is called, and whether it waits or has ended. It begins inactive.
class EventSource: NSObject, DispatchSourceProtocol {
  final let queue: DispatchQueue
  private final var handler: (() -> Void)?
  private final var cancelHandler: (() -> Void)?
  private final var isActive = false
  private final var suspensions = 0
  final private(set) var isCancelled = false

  init(_ queue: DispatchQueue) { self.queue = queue }

  final func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?
  ) { self.handler = handler }

  final func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?
  ) { cancelHandler = handler }

  final func resume() {
    // Of a source that was never suspended it is the same as activating it.
    if suspensions == 0, !isActive { return activate() }
    precondition(suspensions > 0, "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object")
    suspensions -= 1
    if isRunning { didResume() }
  }

  final func activate() {
    guard !isActive else { return }
    isActive = true
    if isRunning { didResume() }
  }

  final func suspend() {
    suspensions += 1
    didStop()
  }

  final func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    didStop()
    handler = nil
    if let cancelHandler { queue.async { cancelHandler() } }
    cancelHandler = nil
  }

  /// Whether its handler is called when something happens.
  final var isRunning: Bool { isActive && suspensions == 0 && !isCancelled }

  /// Calls the handler, which may suspend or cancel the source.
  final func tell() { handler?() }

  /// It goes on.
  func didResume() {}
  /// It was suspended or cancelled.
  func didStop() {}
}

/// A timer on virtual time, whose handler is work of its queue.
final class TimerSource: EventSource, DispatchSourceTimer {
  private var interval = Double.infinity
  private var due: Double?
  private var ticket: EventQueue.Ticket?
  /// Its queue is busy and calls the handler as soon as it can.
  private var isDue = false

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(deadline: deadline, repeating: DispatchTime.seconds(of: interval), leeway: leeway)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    self.interval = max(interval, 0.0001)
    due = deadline.seconds.isFinite ? deadline.seconds : nil
    wait()
  }

  override func didResume() { wait() }

  override func didStop() {
    if let ticket { Simulator.current.queue.cancel(ticket) }
    ticket = nil
  }

  private func wait() {
    didStop()
    guard isRunning, let due else { return }
    ticket = Simulator.current.queue.post(
      after: max(due - virtualClock, 0), label: "DispatchSourceTimer",
      isBesideMain: queue !== DispatchQueue.main
    ) { [weak self] in self?.fire() }
  }

  private func fire() {
    ticket = nil
    // It keeps to its times: one call stands for all that it has missed (rule 969).
    due = interval.isFinite ? due.map { $0 + interval * missed(since: $0) } : nil
    if !isDue {
      isDue = true
      queue.submit("DispatchSourceTimer") { [self] in
        isDue = false
        if isRunning { tell() }
      }
    }
    wait()
  }

  /// How many intervals it is until the next of its times that is still to come.
  private func missed(since due: Double) -> Double {
    max(((virtualClock - due) / interval + 1e-9).rounded(.down), 0) + 1
  }
}

/// A source that waits for something else than a time.
class WaitingSource: EventSource {
  /// Something happened while it was suspended.
  private final var isPending = false
  /// Its handler is called in a later turn.
  private final var isDue = false

  final override func didResume() { if isPending { fire() } }

  /// Has the handler called in a later turn, once however often it is asked for.
  final func fire() {
    guard isRunning else { return isPending = true }
    isPending = false
    guard !isDue else { return }
    isDue = true
    queue.async { [self] in
      isDue = false
      guard isRunning else { return isPending = true }
      beginTelling()
      tell()
    }
  }

  /// The handler is about to be called.
  func beginTelling() {}
}

final class FileSource: WaitingSource, DispatchSourceFileSystemObject {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  var data: DispatchSource.FileSystemEvent { [] }

  init(_ queue: DispatchQueue, _ handle: Int32, _ mask: DispatchSource.FileSystemEvent) {
    (self.handle, self.mask) = (handle, mask)
    super.init(queue)
  }
}

final class PressureSource: WaitingSource, DispatchSourceMemoryPressure {
  let mask: DispatchSource.MemoryPressureEvent
  var data: DispatchSource.MemoryPressureEvent { [] }

  init(_ queue: DispatchQueue, _ mask: DispatchSource.MemoryPressureEvent) {
    self.mask = mask
    super.init(queue)
  }
}

final class SumSource: WaitingSource, DispatchSourceUserDataAdd {
  /// What was added before the handler was called.
  private(set) var data: UInt = 0
  /// What was added since.
  private var sum: UInt = 0

  func add(data: UInt) {
    sum &+= data
    fire()
  }
  override func beginTelling() { (data, sum) = (sum, 0) }
}
