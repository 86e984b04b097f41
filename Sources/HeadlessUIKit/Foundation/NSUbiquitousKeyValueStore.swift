public import Foundation

/// Small settings that go to all devices of a person; here they stay with the app while it runs. iOS 5.0 and later.
open class NSUbiquitousKeyValueStore: NSObject {
  /// The app's own.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device has changed something; here there is none.
  public nonisolated static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var values: [String: Any] {
    get { Simulator.current.ubiquitous.values }
    set { Simulator.current.ubiquitous.values = newValue }
  }

  public override init() {
    Self.requiresClass(since: 5.0)
    super.init()
  }

  /// The value; nil for none.
  open func object(forKey aKey: String) -> Any? { values[aKey] }
  /// Keeps a value, or forgets it.
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
  /// Forgets a value.
  open func removeObject(forKey aKey: String) { values[aKey] = nil }
  /// The value as a text; nil for none.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  /// The value as an array; nil for none.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  /// The value as a dictionary; nil for none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
  /// The value as bytes; nil for none.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  /// The value as a whole number; 0 for none.
  open func longLong(forKey aKey: String) -> Int64 { (values[aKey] as? NSNumber)?.int64Value ?? 0 }
  /// The value as a number; 0 for none.
  open func double(forKey aKey: String) -> Double { (values[aKey] as? NSNumber)?.doubleValue ?? 0 }
  /// The value as a truth; false for none.
  open func bool(forKey aKey: String) -> Bool { (values[aKey] as? NSNumber)?.boolValue ?? false }
  /// Keeps a whole number.
  open func set(_ value: Int64, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  /// Keeps a number.
  open func set(_ value: Double, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  /// Keeps a truth.
  open func set(_ value: Bool, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  /// Everything that is kept.
  open var dictionaryRepresentation: [String: Any] { values }
  /// Brings what was kept to the other devices; there are none.
  @discardableResult
  open func synchronize() -> Bool {
    declaredOnly("NSUbiquitousKeyValueStore.synchronize()")
    return true
  }
}

/// Why something was changed elsewhere. iOS 5.0 and later.
public nonisolated let NSUbiquitousKeyValueStoreChangeReasonKey =
  "NSUbiquitousKeyValueStoreChangeReasonKey"
/// What was changed elsewhere. iOS 5.0 and later.
public nonisolated let NSUbiquitousKeyValueStoreChangedKeysKey =
  "NSUbiquitousKeyValueStoreChangedKeysKey"

private final class UbiquitousValues {
  var values: [String: Any] = [:]
}

extension Simulator {
  private static let ubiquitousKey = StateKey { _ in UbiquitousValues() }
  fileprivate var ubiquitous: UbiquitousValues { state(Self.ubiquitousKey) }
}
