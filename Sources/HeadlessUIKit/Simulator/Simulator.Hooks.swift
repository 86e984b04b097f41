package import EventTrace
package import Foundation

extension Simulator {
  /// What the surroundings do for a simulator; a test may leave all of them as they are.
  package struct Hooks {
    /// Gets each line of the trace as it happens.
    package var record: ((TraceLine) -> Void)?
    /// Makes an object of a class with plain `init()`; nil for a class that is no `NSObject`.
    package var instantiate: (AnyClass) -> NSObject?
    /// Finds a class by the name that `NSStringFromClass` gives it.
    package var classNamed: (String) -> AnyClass?
    /// Called when nobody handled an exception; in an app's own process it does not return.
    package var uncaughtException: (_ name: String, _ reason: String) -> Void
    /// What `UIApplicationMain` enters after the launch and never leaves.
    package var runLoop: () -> Never
    /// The app's life ended in order; in an app's own process it does not return.
    package var end: () -> Void
    /// The app's stored defaults changed for good.
    package var storeDefaults: (Data) -> Void
    /// Something else that the device holds of the app changed; nil when it is gone.
    package var store: (Stored, Data?) -> Void
    /// Whether the object's class, or one between it and UIKit's own, overrides that member.
    package var overrides: (AnyObject, String) -> Bool
    /// Finds how strong references lead to an object, looking from the others on in their order;
    /// empty where no way is found.
    package var holders: (_ object: AnyObject, _ from: [AnyObject]) -> [Holding]

    /// Stacks for work that waits beside the main thread (rule 971); nil where there are none: then such work
    /// lets time pass for all.
    package var stacks: Stacks?

    /// Makes hooks.
    package init(
      record: ((TraceLine) -> Void)? = nil,
      instantiate: @escaping (AnyClass) -> NSObject? = { NSObject.make($0) },
      classNamed: @escaping (String) -> AnyClass? = { _ in nil },
      uncaughtException: @escaping (String, String) -> Void = { _, _ in },
      runLoop: @escaping () -> Never = { fatalError("This simulator has no run loop.") },
      end: @escaping () -> Void = {},
      storeDefaults: @escaping (Data) -> Void = { _ in },
      store: @escaping (Stored, Data?) -> Void = { _, _ in },
      overrides: @escaping (AnyObject, String) -> Bool = { _, _ in false },
      holders: @escaping (AnyObject, [AnyObject]) -> [Holding] = { _, _ in [] },
      stacks: Stacks? = nil
    ) {
      self.record = record
      self.instantiate = instantiate
      self.classNamed = classNamed
      self.uncaughtException = uncaughtException
      self.runLoop = runLoop
      self.end = end
      self.storeDefaults = storeDefaults
      self.store = store
      self.overrides = overrides
      self.holders = holders
      self.stacks = stacks
    }
  }

  /// One link of a path of strong references: `owner.member` holds what comes next.
  package struct Holding {
    /// The object that holds.
    package var owner: AnyObject
    /// The property, with places in collections: `onDone`, `cache[2]`.
    package var member: String
    /// Whether a closure in that property captured what comes next.
    package var isClosure: Bool

    /// Makes a holding.
    package init(owner: AnyObject, member: String, isClosure: Bool) {
      self.owner = owner
      self.member = member
      self.isClosure = isClosure
    }
  }
}
