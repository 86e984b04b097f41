public import Foundation

/// Posts notifications later, and several that are alike once (rule 790). iOS 2.0 and later.
public final class NotificationQueue: NSObject {
  /// When a notification is posted.
  public enum PostingStyle: UInt, Sendable {
    /// When nothing else is to do.
    case whenIdle = 1
    /// At the end of this turn.
    case asap = 2
    /// At once.
    case now = 3
  }

  /// Which notifications are alike.
  public nonisolated struct NotificationCoalescing: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None.
    public static let none: NotificationCoalescing = []
    /// Those of one name.
    public static let onName = NotificationCoalescing(rawValue: 1)
    /// Those of one object.
    public static let onSender = NotificationCoalescing(rawValue: 2)
  }

  private let center: NotificationCenter
  private var waiting: [(number: Int, notification: Notification)] = []
  private var count = 0

  /// Makes one for a center.
  public init(notificationCenter: NotificationCenter) { center = notificationCenter }

  /// The one of the app.
  public static var `default`: NotificationQueue { Simulator.current.notificationQueue }

  /// Posts a notification then; one that waits and is alike goes.
  public func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
    enqueue(
      notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }

  /// The same with words of one's own for what is alike. Modes are not looked at: the turns here have none.
  public func enqueue(
    _ notification: Notification, postingStyle: PostingStyle,
    coalesceMask: NotificationCoalescing, forModes modes: [RunLoop.Mode]?
  ) {
    if !coalesceMask.isEmpty {
      dequeueNotifications(matching: notification, coalesceMask: coalesceMask)
    }
    guard postingStyle != .now else { return center.post(notification) }
    count += 1
    let number = count
    waiting.append((number, notification))
    let queue = Simulator.current.queue
    let post = { [self] in
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
      center.post(waiting.remove(at: index).notification)
    }
    // What waits for an idle moment comes behind what is to be done already.
    if postingStyle == .asap {
      queue.post(label: "NotificationQueue", post)
    } else {
      queue.post(label: "NotificationQueue") { queue.post(label: "NotificationQueue", post) }
    }
  }

  /// Takes back those that wait and are alike.
  public func dequeueNotifications(
    matching notification: Notification, coalesceMask: NotificationCoalescing
  ) {
    waiting.removeAll { entry in
      (!coalesceMask.contains(.onName) || entry.notification.name == notification.name)
        && (!coalesceMask.contains(.onSender)
          || entry.notification.object as AnyObject? === notification.object as AnyObject?)
    }
  }
}

extension Simulator {
  private static let notificationQueueKey = StateKey {
    NotificationQueue(notificationCenter: $0.notificationCenter)
  }
  fileprivate var notificationQueue: NotificationQueue { state(Self.notificationQueueKey) }
}
