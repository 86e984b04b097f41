public import Foundation

extension NSObject {
  /// Whether the object has a method of the app's under that selector. iOS 2.0 and later.
  ///
  /// - Important: UIKit's own methods have no selectors here.
  public func responds(to selector: Selector!) -> Bool {
    Simulator.current.method(selector, of: self) != nil
  }

  /// Calls the method after some virtual time, in a later turn in any case. iOS 2.0 and later.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    Simulator.current.queue.post(after: max(delay, 0), label: "perform(\(selector))") {
      Simulator.current.send(selector, to: self, argument)
    }
  }
}
