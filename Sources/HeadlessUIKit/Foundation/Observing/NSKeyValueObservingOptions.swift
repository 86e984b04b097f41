public import Foundation

/// What an observer is told of a change, and when. iOS 2.0 and later.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value, as in Foundation. iOS 2.0 and later.
  public let rawValue: UInt
  /// Makes the value of a raw one. iOS 2.0 and later.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change is told. iOS 2.0 and later.
  public static let new = Self(rawValue: 1)
  /// The value before the change is told. iOS 2.0 and later.
  public static let old = Self(rawValue: 2)
  /// The observer is told at once, before anything has changed. iOS 2.0 and later.
  public static let initial = Self(rawValue: 4)
  /// The observer is also told before each change. iOS 2.0 and later.
  public static let prior = Self(rawValue: 8)
}

/// What became of an observed property. iOS 2.0 and later.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  /// It has another value. iOS 2.0 and later.
  case setting = 1
  /// Objects were added to it, removed from it, or replaced in it. iOS 2.0 and later.
  case insertion, removal, replacement
}

/// A name in the dictionary that an observer gets. iOS 2.0 and later.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in Foundation. iOS 2.0 and later.
  public let rawValue: String
  /// Makes a name of its text. iOS 2.0 and later.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What became of the property: the number of an ``NSKeyValueChange``. iOS 2.0 and later.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change. iOS 2.0 and later.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change. iOS 2.0 and later.
  public static let oldKey = Self(rawValue: "old")
  /// Where objects were added, removed or replaced. iOS 2.0 and later.
  public static let indexesKey = Self(rawValue: "indexes")
  /// There, and true, if the change is still to come. iOS 2.0 and later.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// What a closure that observes a property gets. iOS 2.0 and later.
public struct NSKeyValueObservedChange<Value> {
  /// What became of the property. iOS 2.0 and later.
  public let kind: NSKeyValueChange
  /// The value after the change, where it was asked for. iOS 2.0 and later.
  public let newValue: Value?
  /// The value before the change, where it was asked for. iOS 2.0 and later.
  public let oldValue: Value?
  /// Where objects were added, removed or replaced; nil for another value. iOS 2.0 and later.
  public let indexes: IndexSet?
  /// Whether the change is still to come. iOS 2.0 and later.
  public let isPrior: Bool
}

/// An observation by a closure, which ends with this object. iOS 2.0 and later.
public final class NSKeyValueObservation: NSObject {
  private var observation: KeyPathObservation?

  init(_ observation: KeyPathObservation) { self.observation = observation }

  /// Ends the observation. iOS 2.0 and later.
  public nonisolated func invalidate() {
    MainActor.assumeIsolated {
      if let observation { Simulator.current?.observing.remove(observation) }
      observation = nil
    }
  }

  deinit { invalidate() }
}
