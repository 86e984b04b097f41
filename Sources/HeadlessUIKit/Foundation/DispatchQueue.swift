public import Dispatch
public import Foundation

/// A queue on virtual time: what an app gives it runs in a later turn of the run loop.
///
/// - Important: What another queue than the main one does takes no time unless it sleeps or waits, and comes in
///   the order in which it was given, so that a trace comes out the same twice (rule 971). The main thread is
///   stopped where it would wait for ever.
public final class DispatchQueue: _WorkQueue {
  /// The queue of the main thread.
  public nonisolated static let main = DispatchQueue(name: "main")
  private nonisolated static let shared = DispatchQueue(name: "global()")

  private nonisolated override init(_ label: String, recordedName: String, isConcurrent: Bool) {
    super.init(label, recordedName: recordedName, isConcurrent: isConcurrent)
  }

  private nonisolated init(name: String) {
    super.init(
      name == "main" ? "com.apple.main-thread" : "com.apple.root.default-qos",
      recordedName: "DispatchQueue.\(name)", isConcurrent: name != "main")
  }

  /// Makes a queue; its work runs in turns of the run loop.
  public nonisolated init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    super.init(
      label, recordedName: "DispatchQueue(\(label))",
      isConcurrent: attributes.contains(.concurrent))
    if attributes.contains(.initiallyInactive) { onMain(self) { $0.hold() } }
  }

  /// What was put on the queue whose work is being done, under that key; nil for nothing. iOS 5.0 and later.
  public nonisolated static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    requires("getSpecific", since: 5.0)
    return _courseOnMain(key) { Simulator.current.queuedWork.runningQueue.getSpecific(key: $0) }
  }

  /// The queue for work beside the main thread; one for every quality of service.
  public nonisolated static func global(
    qos: DispatchQoS.QoSClass = .default
  ) -> DispatchQueue { shared }

  /// Whether a queue does one thing after another.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt64
    /// Makes the value of a raw one.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Work may run at the same time.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// It does nothing until it is activated.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When objects that work left behind go; there is no such pool here.
  public enum AutoreleaseFrequency: Sendable {
    /// When memory is released, on a device.
    case inherit, workItem, never
  }
}

/// What a queue does with work.
///
/// - Important: not Dispatch's. Swift takes the closures that a class named `DispatchQueue` declares
///   for ones that run beside the main thread, and refuses the app's own methods in them. All work is the
///   main actor's here, whoever gives it: an actor, or a method that is on none.
public class _WorkQueue: NSObject {
  /// The queue's name.
  public nonisolated let label: String
  /// How the queue is called where it leads to something that never ends.
  private let recordedName: String
  /// Whether it begins the next thing while others wait or sleep.
  nonisolated let isConcurrent: Bool

  nonisolated init(_ label: String, recordedName: String, isConcurrent: Bool = false) {
    self.label = label
    self.recordedName = recordedName
    self.isConcurrent = isConcurrent
  }

  /// Does the work in a later turn of the run loop.
  public nonisolated func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    let isBarrier = flags.contains(.barrier)
    onMain((self, group)) { queue, group in
      group?.enter()
      queue.post(after: 0, "async", isBarrier) {
        work()
        group?.leave()
      }
    }
  }

  /// Does the work in a later turn of the run loop.
  public nonisolated func async(execute workItem: DispatchWorkItem) {
    async(flags: workItem.isBarrier ? .barrier : []) { workItem.perform() }
  }

  /// Does the work in a later turn of the run loop, as a member of the group.
  public nonisolated func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group, flags: workItem.isBarrier ? .barrier : []) { workItem.perform() }
  }

  /// Runs `work` after that much virtual time; `.now() + .seconds(1)` and `.now() + 1` both work.
  public nonisolated func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    let isBarrier = flags.contains(.barrier)
    onMain(self) { $0.post(after: deadline.fromNow, "asyncAfter", isBarrier, work) }
  }

  /// Does the work at that virtual time.
  public nonisolated func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline, flags: execute.isBarrier ? .barrier : []) { execute.perform() }
  }

  /// Runs `work` behind what the queue was given before (rule 968); on the queue itself it stops the app, as on
  /// a device.
  public nonisolated func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: [], execute: work)
  }

  /// Does the work so many times, one after the other, and waits for it. iOS 4.0 and later.
  public nonisolated static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<max(iterations, 0) { work(number) }
  }

  /// Runs `work` behind what the queue was given before, as a barrier does.
  public nonisolated func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    if onMain(self, { $0 === DispatchQueue.main && Simulator.current.sideWork.canWait }) {
      return try onMainThread(work) { throw $0 }
    }
    let isBarrier = flags.contains(.barrier)
    let outer = onMain(self) { Boxed($0.takeTurn(isBarrier)) }
    defer { onMain((self, outer)) { $0.endTurn($1.value) } }
    return try work()
  }

  /// Has the main thread do the work in a turn of its own, and waits beside it until it is done.
  private nonisolated func onMainThread<Result>(
    _ work: () throws -> Result, rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    let result: Swift.Result<Result, any Error> = withoutActuallyEscaping(work) { work in
      let box = Boxed(work)
      return onMain(self) { queue in
        var result: Swift.Result<Result, any Error>?
        queue.post(after: 0, "sync", false) { result = .init(catching: box.value) }
        _ = Simulator.current.wait(.infinity, "DispatchQueue.main.sync") { result != nil }
        return Boxed(result!)
      }.value
    }
    switch result {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// Does the piece of work at once.
  public nonisolated func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Does the work and waits for it, as ``sync(execute:)`` does. iOS 12.0 and later.
  public nonisolated func asyncAndWait<Result>(
    execute work: () throws -> Result
  ) rethrows -> Result {
    requires("asyncAndWait(execute:)", since: 12.0)
    return try sync(execute: work)
  }

  /// Does the piece of work and waits for it. iOS 12.0 and later.
  public nonisolated func asyncAndWait(execute workItem: DispatchWorkItem) {
    asyncAndWait { workItem.perform() }
  }

  // MARK: One after another

  /// Something that the queue was given.
  private struct Given {
    let number: Int
    let how: String
    /// Whether nothing else is done beside it.
    let isAlone: Bool
    let work: @MainActor () -> Void
  }

  /// What has its turn later, in the order in which it was given; only of queues for which somebody may wait.
  private final var given: [Given] = []
  private final var count = 0
  /// What had its turn and waits for the queue.
  private final var held: [Given] = []
  /// Whether what is held goes on in a later turn.
  private final var isGoingOn = false
  /// The numbers of those who wait for the queue by `sync`.
  private final var waiting: [Int] = []
  /// How much of its work is under way; more than one thing on a concurrent queue alone.
  private final var running = 0
  private final var isAloneRunning = false

  private func post(
    after seconds: Double, _ how: String, _ isBarrier: Bool,
    _ work: @escaping @MainActor () -> Void
  ) {
    count += 1
    let number = count
    let isAlone = !isConcurrent || isBarrier
    let piece = Given(number: number, how: how, isAlone: isAlone, work: work)
    let isKept = seconds <= 0 && self !== DispatchQueue.main && self !== DispatchQueue.global()
    if isKept { given.append(piece) }
    Simulator.current.queue.post(
      after: seconds, label: "\(recordedName).\(how)", isBesideMain: self !== DispatchQueue.main
    ) { [self] in
      if isKept {
        // Somebody has waited for the queue, and so for this.
        guard let index = given.firstIndex(where: { $0.number == number }) else { return }
        given.remove(at: index)
        arrive(piece)
      } else {
        count += 1
        arrive(Given(number: count, how: how, isAlone: isAlone, work: work))
      }
    }
  }

  /// Has the queue do something now, or as soon as it is free.
  final func submit(_ how: String, _ work: @escaping @MainActor () -> Void) {
    count += 1
    arrive(Given(number: count, how: how, isAlone: !isConcurrent, work: work))
  }

  /// It has its turn. A queue that is told to wait, or is busy, keeps it, and what comes later stays behind it.
  private func arrive(_ piece: Given) {
    guard held.isEmpty, isFree(for: piece) else { return held.append(piece) }
    begin(piece)
  }

  private func isFree(for piece: Given) -> Bool {
    isFree(forNumber: piece.number, alone: piece.isAlone)
  }

  private func isFree(forNumber number: Int, alone: Bool) -> Bool {
    suspensions == 0 && !isAloneRunning && (running == 0 || !alone)
      && (waiting.first.map { number <= $0 } ?? true)
  }

  private func begin(_ piece: Given) {
    running += 1
    isAloneRunning = piece.isAlone
    start { [self] in
      piece.work()
      endWork()
    }
  }

  private func endWork() {
    running -= 1
    isAloneRunning = false
    goOn()
  }

  /// Does what was kept, one after another, unless the queue is told to wait again.
  private func goOn() {
    guard !isGoingOn, let first = held.first, isFree(for: first) else { return }
    isGoingOn = true
    Simulator.current.queue.post(
      after: 0, label: "\(recordedName).\(first.how)", isBesideMain: self !== DispatchQueue.main
    ) { [self] in
      isGoingOn = false
      guard let first = held.first, isFree(for: first) else { return }
      held.removeFirst()
      begin(first)
      goOn()
    }
  }

  /// Waits until the queue has done what it was given before (rule 968), and takes it.
  ///
  /// - Returns: Whose work was done before.
  private func takeTurn(_ isBarrier: Bool) -> QueuedWork.Place {
    let simulator = Simulator.current!
    guard self !== simulator.queuedWork.runningQueue else {
      preconditionFailure(
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current "
          + "thread")
    }
    // What the global queue was given keeps its turn, and it is free for all.
    guard self !== DispatchQueue.main, self !== DispatchQueue.global() else {
      return simulator.queuedWork.enter(self)
    }
    count += 1
    let (number, isAlone) = (count, !isConcurrent || isBarrier)
    doWhatIsDue(before: number)
    if !isTurn(of: number, alone: isAlone) {
      waiting.append(number)
      _ = simulator.wait(.infinity, "\(recordedName).sync") {
        self.isTurn(of: number, alone: isAlone)
      }
      waiting.removeAll { $0 == number }
    }
    running += 1
    isAloneRunning = isAlone
    return simulator.queuedWork.enter(self)
  }

  private func endTurn(_ outer: QueuedWork.Place) {
    Simulator.current.queuedWork.end(outer)
    if self !== DispatchQueue.main, self !== DispatchQueue.global() { endWork() }
  }

  /// Brings forward what comes before, as far as the queue is free for it.
  private func doWhatIsDue(before number: Int) {
    while !Simulator.current.isDead {
      if let first = held.first {
        guard first.number < number, isFree(for: first) else { return }
        held.removeFirst()
        begin(first)
      } else {
        guard let first = given.first, first.number < number, isFree(for: first) else { return }
        given.removeFirst()
        begin(first)
      }
    }
  }

  private func isTurn(of number: Int, alone: Bool) -> Bool {
    isFree(forNumber: number, alone: alone)
      && !held.contains { $0.number < number } && !given.contains { $0.number < number }
  }

  // MARK: Waiting

  /// How often it was told to wait.
  private final var suspensions = 0
  private final var isInactive = false
  private final var specifics: [ObjectIdentifier: Any] = [:]

  /// Has it do nothing until it is activated.
  final func hold() { (suspensions, isInactive) = (1, true) }

  /// Lets a queue begin that was made inactive. iOS 10.0 and later.
  public func activate() {
    requires("activate", since: 10.0)
    if isInactive { resume() }
  }
  /// Has it begin nothing more; as often as that it must be resumed.
  public func suspend() { suspensions += 1 }
  /// Lets it go on with what has become due.
  public func resume() {
    precondition(suspensions > 0, "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object")
    suspensions -= 1
    isInactive = false
    goOn()
  }
  /// Puts a value on the queue, which its work finds; nil takes it away. iOS 5.0 and later.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    requires("setSpecific(key:value:)", since: 5.0)
    specifics[ObjectIdentifier(key)] = value
  }
  /// The value under that key; nil for none. iOS 5.0 and later.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    requires("getSpecific(key:)", since: 5.0)
    return specifics[ObjectIdentifier(key)] as? Value
  }
  /// Runs `work` at that time of the clock on the wall, which is virtual, too.
  public nonisolated func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    let isBarrier = flags.contains(.barrier)
    onMain(self) { $0.post(after: wallDeadline.time.fromNow, "asyncAfter", isBarrier, work) }
  }

  /// Whether its work is being done.
  ///
  /// - Important: not Dispatch's. An app's own `dispatchPrecondition` asks for it.
  public var _courseIsRunning: Bool { Simulator.current.queuedWork.runningQueue === self }

  /// Begins work on a thread of this queue's, whatever else the queue does: at once, and until it waits there.
  final func start(_ work: @escaping () -> Void) {
    if self === DispatchQueue.main { return run(work) }
    Simulator.current.sideWork.begin(on: self, work)
  }

  /// Does work as this queue's, from its beginning to its end.
  func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Simulator.current.queuedWork.begin(on: self)
    defer { Simulator.current.queuedWork.end(outer) }
    return try work()
  }
}

/// A piece of work that can be taken back before it has begun.
public final class DispatchWorkItem: NSObject {
  /// Whether it was cancelled.
  public private(set) var isCancelled = false
  private let block: @MainActor () -> Void
  /// Whether a queue does nothing else beside it.
  nonisolated let isBarrier: Bool
  private let finished = DispatchGroup()
  private var isDone = false

  /// Makes a piece of work.
  public nonisolated init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    Self.requiresClass(since: 8.0)
    (self.block, isBarrier) = (block, flags.contains(.barrier))
    super.init()
    finished.enter()
  }

  /// Does the work now.
  public nonisolated func perform() {
    onMain(self) { item in
      if !item.isCancelled { item.block() }
      if !item.isDone { item.finished.leave() }
      item.isDone = true
    }
  }

  /// Waits until it is done; where nothing does it the app stops, as it would hang on a device.
  public func wait() { finished.wait() }
  /// Waits for that long at most.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    finished.wait(timeout: timeout)
  }
  /// Does another piece of work when it is done.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    finished.notify(queue: queue, work: execute)
  }

  /// Has it not done, unless it has begun.
  public nonisolated func cancel() { onMain(self) { $0.isCancelled = true } }

  /// Does something else when it is done.
  public nonisolated func notify(
    queue: DispatchQueue, execute: @escaping @MainActor () -> Void
  ) {
    finished.notify(queue: queue, execute: execute)
  }
}

/// Work that is done when each of its parts is done.
public final class DispatchGroup: NSObject {
  private var running = 0
  private var listeners: [(DispatchQueue, @MainActor () -> Void)] = []

  public nonisolated override init() {
    Self.requiresClass(since: 4.0)
    super.init()
  }

  /// Whether nothing of it is under way.
  var isDone: Bool { running == 0 }

  /// One more piece of work is under way.
  public nonisolated func enter() { onMain(self) { $0.running += 1 } }

  /// Says that one part is done; once too often stops the app, as on a device.
  public nonisolated func leave() {
    onMain(self) { group in
      precondition(
        group.running > 0,
        "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
      group.running -= 1
      guard group.running == 0 else { return }
      let listeners = group.listeners
      group.listeners = []
      for (queue, work) in listeners { queue.async(execute: work) }
    }
  }

  /// Does something when all work of the group is done.
  public nonisolated func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    onMain((self, queue)) { group, queue in
      guard group.running > 0 else { return queue.async(execute: work) }
      group.listeners.append((queue, work))
    }
  }

  /// Does something when all work of the group is done.
  public nonisolated func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}

/// A moment of virtual time.
public nonisolated struct DispatchTime: Comparable, Sendable {
  /// Since the device was started.
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Makes the moment so many nanoseconds after the device was started.
  public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

  /// The present virtual time.
  public static func now() -> DispatchTime { DispatchTime(seconds: readClock()) }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Nanoseconds since the device was started.
  public var uptimeNanoseconds: UInt64 { UInt64(min(max(seconds, 0) * 1e9, 9e18).rounded()) }

  /// The same; of Mach's clock on a device.
  public var rawValue: UInt64 { uptimeNanoseconds }

  /// How far it lies ahead, in seconds; 0 for what is over.
  var fromNow: Double { max(seconds - virtualClock, 0) }

  /// Whether the left one comes first.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }

  /// The moment so many seconds later.
  ///
  /// - Important: not Dispatch's. An operator of a type is seen only in files that import its module, so an
  ///   app has operators of its own.
  public func _courseAdvanced(by seconds: Double) -> DispatchTime { self + seconds }

  /// The moment so much later, or earlier.
  public func _courseAdvanced(
    by interval: DispatchTimeInterval, isBack: Bool = false
  ) -> DispatchTime { isBack ? self - interval : self + interval }

  /// The sum.
  package static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// The difference.
  package static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }

  /// The sum.
  package static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + seconds(of: interval)
  }

  /// The difference.
  package static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - seconds(of: interval)
  }

  static func seconds(of interval: DispatchTimeInterval) -> Double {
    switch interval {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}

/// A moment of the clock on the wall, which goes as virtual time does. iOS 8.0 and later.
public nonisolated struct DispatchWallTime: Comparable, Sendable {
  var time: DispatchTime

  /// The present time.
  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
  /// A moment that never comes.
  public static let distantFuture = DispatchWallTime(time: .distantFuture)
  /// Whether the left one comes first.
  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }
  /// The moment so many seconds later.
  ///
  /// - Important: not Dispatch's; see that of ``DispatchTime``.
  public func _courseAdvanced(by seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time + seconds)
  }
  /// The moment so much later, or earlier.
  public func _courseAdvanced(
    by interval: DispatchTimeInterval, isBack: Bool = false
  ) -> DispatchWallTime { DispatchWallTime(time: isBack ? time - interval : time + interval) }
}

/// Which queue's work is being done.
final class QueuedWork {
  /// The main one does all that is no other's.
  var runningQueue: _WorkQueue { place.queue }
  /// Whether it is done on the main thread.
  var isOnMainThread: Bool { place.isOnMainThread }
  fileprivate(set) var place = Place(queue: DispatchQueue.main, isOnMainThread: true)

  /// A queue, and the thread on which it does its work.
  struct Place {
    fileprivate(set) var queue: _WorkQueue
    fileprivate(set) var isOnMainThread: Bool
  }

  /// Work that was put into a queue, on a thread of that queue's.
  func begin(on queue: _WorkQueue) -> Place {
    defer { place = Place(queue: queue, isOnMainThread: queue === DispatchQueue.main) }
    return place
  }

  /// What work of that queue has, on a thread beside the main one.
  func placeBeside(_ queue: _WorkQueue) -> Place { Place(queue: queue, isOnMainThread: false) }

  /// Does something as the work that has that place.
  func `do`(at place: Place, _ work: () -> Void) {
    let outer = self.place
    self.place = place
    work()
    self.place = outer
  }

  /// Work that a queue does at once for another one, on the same thread; the main queue has its own.
  fileprivate func enter(_ queue: _WorkQueue) -> Place {
    let isMain = place.isOnMainThread || queue === DispatchQueue.main
    defer { place = Place(queue: queue, isOnMainThread: isMain) }
    return place
  }

  /// What went on before goes on.
  func end(_ outer: Place) { place = outer }
}

extension Simulator {
  private static let queuedWorkKey = StateKey { _ in QueuedWork() }
  var queuedWork: QueuedWork { state(Self.queuedWorkKey) }
}
