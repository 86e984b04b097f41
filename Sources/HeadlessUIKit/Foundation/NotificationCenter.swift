import EventTrace
public import Foundation

/// Passes notifications on to observers in the order in which they registered.
///
/// Foundation's own center calls them in another order in each process, which no trace could
/// show twice.
public final class NotificationCenter: NSObject {
  /// The center of the running app.
  public nonisolated static var `default`: NotificationCenter {
    MainActor.assumeIsolated { Simulator.current.notificationCenter }
  }

  private var observers: [Observer] = []
  /// How many observers have registered so far; those that have gone count, too.
  private(set) var registrations = 0

  private final class Observer: NSObject {
    /// How many observers had registered before it.
    fileprivate(set) var place = 0
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let block: (Notification) -> Void
    /// Whose method is called; nil for a block.
    private(set) weak var target: AnyObject?
    private let hasTarget: Bool

    /// Whether it can still be called: a target that is gone was taken off the list (iOS 9).
    var isAlive: Bool { !hasTarget || target != nil }

    init(
      _ name: Notification.Name?, _ object: AnyObject?, target: AnyObject? = nil,
      _ block: @escaping (Notification) -> Void
    ) {
      self.target = target
      hasTarget = target != nil
      self.name = name
      self.object = object
      isForAnyObject = object == nil
      self.block = block
    }

    func wants(_ notification: Notification) -> Bool {
      guard isAlive, name == nil || name == notification.name else { return false }
      return isForAnyObject || object === (notification.object as AnyObject?)
    }
  }

  /// Calls `block` for each notification of that name and object, as work of the queue or, without one, of who
  /// posts it; nil stands for any.
  ///
  /// - Returns: what ``removeObserver(_:)`` takes to end it.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let told = queue.map { queue in { note in queue.run { block(note) } } } ?? block
    let observer = Observer(name, object.map { $0 as AnyObject }, told)
    append(observer)
    return observer
  }

  private func append(_ observer: Observer) {
    observer.place = registrations
    registrations += 1
    observers.append(observer)
  }

  /// Calls the observer's method for each notification of that name and object; nil stands for any.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    observers.removeAll { !$0.isAlive }
    append(
      Observer(name, object.map { $0 as AnyObject }, target: target) { [weak target] notification in
        if let target { Simulator.current.send(selector, to: target, notification) }
      })
  }

  /// Removes all that that observer added; a `deinit`, which is on no actor, may call it.
  public nonisolated func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes what that observer added for the name and object; nil stands for any. iOS 2.0 and later.
  public nonisolated func removeObserver(
    _ observer: Any, name: Notification.Name?, object: Any?
  ) {
    nonisolated(unsafe) let observer = observer as AnyObject
    nonisolated(unsafe) let object = object.map { $0 as AnyObject }
    MainActor.assumeIsolated {
      observers.removeAll {
        ($0 === observer || $0.target === observer) && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
      }
    }
  }

  /// The notifications of that name and object as they come; nil stands for any object; iOS 15.0 and
  /// later (rule 644).
  public nonisolated func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  )
    -> Notifications
  {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      requires("notificationsNamed:object:", since: 15.0)
      return Notifications(center: self, name: name, object: object)
    }
  }

  /// Notifications as they come, without an end; iOS 15.0 and later (rule 644).
  public nonisolated struct Notifications: AsyncSequence, @unchecked Sendable {
    /// What comes; iOS 15.0 and later.
    public typealias Element = Notification
    private let stream: AsyncStream<Pack>

    fileprivate struct Pack: @unchecked Sendable { let notification: Notification }

    @MainActor
    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      stream = AsyncStream { continuation in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Pack(notification: $0))
        }
        nonisolated(unsafe) let observer = token
        continuation.onTermination = { _ in center.removeObserver(observer) }
      }
    }

    /// Begins to wait; iOS 15.0 and later.
    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    /// Waits for one notification after another; iOS 15.0 and later.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Pack>.Iterator
      /// The next notification; nil when the task is cancelled; iOS 15.0 and later.
      public mutating func next() async -> Notification? { await base.next()?.notification }
      /// The next notification; nil when the task is cancelled; iOS 15.0 and later.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await base.next(isolation: actor)?.notification }
    }
  }

  /// Tells the observers now.
  public nonisolated func post(_ notification: Notification) {
    _courseOnMain((self, notification)) { center, notification in center.deliver(notification) }
  }

  /// Tells the observers of that name now.
  public nonisolated func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) { post(Notification(name: name, object: object, userInfo: userInfo)) }

  func postFromUIKit(
    _ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    deliver(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Posts what objects of UIKit hear, too, which stand among the observers where they registered.
  ///
  /// - Parameter others: Who hears, in order, and how many observers had registered before.
  func postFromUIKit(
    _ name: Notification.Name, object: Any?, among others: [(place: Int, tell: () -> Void)]
  ) {
    deliver(Notification(name: name, object: object), among: others)
  }

  /// Posts what a trace shows only where the app listens to it.
  func postWhereHeard(
    _ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    if observers.contains(where: { $0.wants(notification) }) { deliver(notification) }
  }

  private func deliver(
    _ notification: Notification, among others: [(place: Int, tell: () -> Void)] = []
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    simulator.recorder.record(.notification, notification.name.rawValue)
    var others = others[...]
    simulator.recorder.nest {
      // Who registers while it is delivered hears of the next one.
      for observer in observers where observer.wants(notification) {
        while let next = others.first, next.place <= observer.place {
          others.removeFirst()
          next.tell()
        }
        observer.block(notification)
      }
    }
    for other in others { other.tell() }
  }
}

extension Simulator {
  private static let notificationCenterKey = StateKey { _ in NotificationCenter() }
  /// The center of the running app.
  package var notificationCenter: NotificationCenter { state(Self.notificationCenterKey) }
}
