import EventTrace

/// The work of other queues and threads than the main one: each piece has a stack of its own, so that it sleeps
/// and waits in its middle while everything else goes on (rule 971).
///
/// One thread of the system does all of it, in an order that is the same each time: a piece gives way only where
/// it sleeps or waits. Where the process has no further stacks, a piece that sleeps lets time pass for all.
final class SideWork {
  /// As many threads as Dispatch makes for work of concurrent queues that is under way at the same time.
  private static let mostThreads = 64

  private unowned let simulator: Simulator
  /// The pieces that are being done, the innermost last; none while the main thread works.
  private var running: [Piece] = []
  private var waits: [Wait] = []
  /// How many pieces of concurrent queues have begun and not ended.
  private var begun = 0
  /// How many stacks are in use.
  private var stacksInUse = 0
  /// Threads of Dispatch's that had work and are free again.
  private var idleThreads: [Thread] = []
  /// What begins when a thread is free.
  private var backlog: [Piece] = []

  init(_ simulator: Simulator) { self.simulator = simulator }

  /// One piece of work, from its beginning to its end.
  private final class Piece {
    let work: () -> Void
    let place: QueuedWork.Place
    let thread: Thread?
    /// The thread of Dispatch's that does it, once somebody has asked for it.
    var lentThread: Thread?
    /// Whose work it does where it gave way.
    var placeWhereItWaits: QueuedWork.Place?
    var stack: OpaquePointer?
    /// Whether it takes one of the threads of which there are only so many.
    var isLimited: Bool { thread == nil && place.queue.isConcurrent }
    lazy var runLoop = RunLoop(beside: ())

    init(_ work: @escaping () -> Void, at place: QueuedWork.Place, as thread: Thread?) {
      (self.work, self.place, self.thread) = (work, place, thread)
    }
  }

  /// A piece that has given way.
  private final class Wait {
    let piece: Piece
    let name: String
    let isMet: () -> Bool
    var ticket: EventQueue.Ticket?
    /// Whether it is about to look again.
    var isCalled = false
    var isTimedOut = false

    init(_ piece: Piece, _ name: String, until isMet: @escaping () -> Bool) {
      (self.piece, self.name, self.isMet) = (piece, name, isMet)
    }
  }

  /// Whether what runs is beside the main thread and can wait there.
  var canWait: Bool { !running.isEmpty }

  /// What stands for the thread that runs: nil for the main one.
  var holder: ObjectIdentifier? { running.last.map(ObjectIdentifier.init) }

  /// The thread of the app's own that runs, where it is one.
  var thread: Thread? { running.last?.thread }

  /// The thread that runs beside the main one: the app's own, or one of Dispatch's, which does nothing else
  /// meanwhile; nil for the main one.
  var current: Thread? {
    guard let piece = running.last else { return nil }
    if let known = piece.thread ?? piece.lentThread { return known }
    let thread = idleThreads.popLast() ?? Thread(name: "")
    piece.lentThread = thread
    return thread
  }

  /// The run loop of the thread that runs; nil for the main one.
  var runLoop: RunLoop? { running.last?.runLoop }

  // MARK: Beginning

  /// Begins a piece of the queue's work and comes back when it has ended, or waits for something.
  ///
  /// Of the threads for concurrent queues there are not more than 64.
  ///
  /// - Parameter thread: The thread of the app's own that does it; nil for one of Dispatch's.
  func begin(
    on queue: _WorkQueue, as thread: Thread? = nil, _ work: @escaping () -> Void
  ) {
    let piece = Piece(work, at: simulator.queuedWork.placeBeside(queue), as: thread)
    if piece.isLimited, begun >= Self.mostThreads { return backlog.append(piece) }
    begin(piece)
  }

  private func begin(_ piece: Piece) {
    let context = Unmanaged.passRetained(piece)
    let stack = unsafe simulator.hooks.stacks.flatMap { stacks in
      unsafe stacks.make(Self.body, context.toOpaque())
    }
    if stack == nil {
      unsafe context.release()
      // There is no room for one more now.
      if stacksInUse > 0 { return backlog.insert(piece, at: 0) }
    }
    if piece.isLimited { begun += 1 }
    if let stack {
      stacksInUse += 1
      piece.stack = stack
      enter(piece)
    } else {
      simulator.queuedWork.do(at: piece.place, piece.work)
      end(piece)
    }
  }

  /// What a stack begins with.
  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    let address = UInt(bitPattern: context)
    MainActor.assumeIsolated {
      guard let context = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return }
      unsafe Unmanaged<Piece>.fromOpaque(context).takeRetainedValue().work()
    }
  }

  private func enter(_ piece: Piece) {
    guard let stacks = simulator.hooks.stacks, let stack = piece.stack else { return }
    running.append(piece)
    var hasEnded = false
    simulator.queuedWork.do(at: piece.placeWhereItWaits ?? piece.place) {
      hasEnded = unsafe stacks.enter(stack) == 1
    }
    running.removeLast()
    if hasEnded { end(piece) }
  }

  private func end(_ piece: Piece) {
    if let thread = piece.lentThread { idleThreads.append(thread) }
    if piece.stack != nil { stacksInUse -= 1 }
    if piece.isLimited { begun -= 1 }
    guard
      let index = backlog.firstIndex(where: { !$0.isLimited || begun < Self.mostThreads })
    else { return }
    let next = backlog.remove(at: index)
    simulator.queue.post(label: "thread", isBesideMain: true) { [self] in begin(next) }
  }

  // MARK: Waiting

  /// Gives way until the condition is met, or so many seconds have passed.
  ///
  /// - Returns: Whether it was met.
  func wait(_ seconds: Double, _ name: String, until isMet: @escaping () -> Bool) -> Bool {
    guard let piece = running.last, let stacks = simulator.hooks.stacks else { return isMet() }
    let wait = Wait(piece, name, until: isMet)
    if seconds.isFinite {
      wait.ticket = simulator.queue.post(after: seconds, label: name, isBesideMain: true) {
        [self] in
        wait.ticket = nil
        wait.isTimedOut = !isMet()
        goOn(wait)
      }
    }
    waits.append(wait)
    piece.placeWhereItWaits = simulator.queuedWork.place
    stacks.giveWay()
    return !wait.isTimedOut
  }

  /// Gives way for good: what the piece was in the middle of stays as it is.
  func leave() {
    guard let piece = running.last, let stacks = simulator.hooks.stacks else { return }
    end(piece)
    while true { stacks.giveWay() }
  }

  /// Lets those look again whose condition is met, in the order in which they began to wait.
  func look() {
    guard !waits.isEmpty else { return }
    for wait in waits where !wait.isCalled && wait.isMet() {
      wait.isCalled = true
      simulator.queue.post(label: wait.name, isBesideMain: true) { [self] in
        wait.isCalled = false
        // Another one may have been faster.
        if wait.isMet() { goOn(wait) }
      }
    }
  }

  private func goOn(_ wait: Wait) {
    guard !simulator.isDead, let index = waits.firstIndex(where: { $0 === wait }) else { return }
    waits.remove(at: index)
    wait.ticket.map(simulator.queue.cancel)
    enter(wait.piece)
  }
}

extension Simulator {
  private static let sideWorkKey = StateKey { SideWork($0) }
  var sideWork: SideWork { state(Self.sideWorkKey) }
}
