import Foundation

/// What can be emptied, whatever is in it.
private protocol Emptying: AnyObject { func removeAllObjects() }
extension NSCache: Emptying {}
extension NSMutableArray: Emptying {}
extension NSMutableDictionary: Emptying {}
extension NSMutableSet: Emptying {}

/// Foundation's own methods without arguments that apps hand over by their selectors: a cache that observes memory
/// warnings empties itself without a line of the app's.
enum FoundationMethods {
  /// The method of that name that an object has; nil for none.
  static func method(_ name: String, of object: AnyObject) -> (() -> Void)? {
    switch name {
    case "removeAllObjects":
      (object as? any Emptying).map { emptying in { emptying.removeAllObjects() } }
    case "removeLastObject": (object as? NSMutableArray).map { list in { list.removeLastObject() } }
    case "invalidate": (object as? Timer).map { timer in { timer.invalidate() } }
    case "fire": (object as? Timer).map { timer in { timer.fire() } }
    case "start": (object as? Operation).map { operation in { operation.start() } }
    case "cancelAllOperations":
      (object as? OperationQueue).map { queue in { queue.cancelAllOperations() } }
    case "resume": (object as? URLSessionTask).map { task in { task.resume() } }
    case "suspend": (object as? URLSessionTask).map { task in { task.suspend() } }
    case "cancel":
      if let operation = object as? Operation {
        { operation.cancel() }
      } else {
        (object as? URLSessionTask).map { task in { task.cancel() } }
      }
    case "synchronize": (object as? UserDefaults).map { values in { _ = values.synchronize() } }
    default: nil
    }
  }
}

/// An object of UIKit's with methods of the system's that apps call by a selector alone.
protocol HavingSystemMethods {
  /// The method of that name; nil for none.
  func systemMethod(_ name: String) -> (() -> Void)?
}
