import EventTrace
public import Foundation

/// Passes notifications on to observers in the order in which they registered.
///
/// Foundation's own center calls them in another order in each process, which no trace could
/// show twice.
public final class NotificationCenter: NSObject {
  /// The center of the running app.
  public static var `default`: NotificationCenter { Simulator.current.notificationCenter }

  private var observers: [Observer] = []

  private final class Observer: NSObject {
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let block: (Notification) -> Void

    init(
      _ name: Notification.Name?, _ object: AnyObject?, _ block: @escaping (Notification) -> Void
    ) {
      self.name = name
      self.object = object
      isForAnyObject = object == nil
      self.block = block
    }

    func wants(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      return isForAnyObject || object === (notification.object as AnyObject?)
    }
  }

  /// Calls `block` for each notification of that name and object; nil stands for any.
  ///
  /// - Returns: what ``removeObserver(_:)`` takes to end it.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name, object.map { $0 as AnyObject }, block)
    observers.append(observer)
    return observer
  }

  public func removeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  public func post(_ notification: Notification) {
    deliver(notification)
  }

  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    deliver(Notification(name: name, object: object, userInfo: userInfo))
  }

  func postFromUIKit(
    _ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    deliver(Notification(name: name, object: object, userInfo: userInfo))
  }

  private func deliver(_ notification: Notification) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    simulator.recorder.record(.notification, notification.name.rawValue)
    simulator.recorder.nest {
      // Who registers while it is delivered hears of the next one.
      for observer in observers where observer.wants(notification) {
        observer.block(notification)
      }
    }
  }
}
