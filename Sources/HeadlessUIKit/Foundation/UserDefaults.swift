public import Foundation

/// The app's small settings, kept on the device from one launch to the next.
public final class UserDefaults: NSObject {
  /// The app's own defaults, which stay on the device.
  public static var standard: UserDefaults { Simulator.current.defaults.standard }

  /// The suite whose settings these are; nil for the app's own (rule 991).
  private let suite: String?

  /// The app's own settings, as ``standard`` has them.
  public override convenience init() { self.init(of: nil) }

  private init(of suite: String?) {
    self.suite = suite
    super.init()
  }

  /// What was set in this domain.
  private var own: [String: Any] {
    get {
      let defaults = Simulator.current.defaults
      return suite.map { defaults.suites[$0] ?? [:] } ?? defaults.stored
    }
    set {
      if let suite {
        Simulator.current.defaults.suites[suite] = newValue
      } else {
        Simulator.current.defaults.stored = newValue
      }
    }
  }

  /// The value; nil when there is none.
  public func object(forKey key: String) -> Any? {
    let simulator = Simulator.current!
    return simulator.defaults.arguments[key] ?? simulator.argument(named: key) ?? own[key]
      ?? searched.lazy.compactMap { simulator.defaults.suites[$0]?[key] }.first
      ?? simulator.settings[key] ?? simulator.defaults.registered[key]
  }

  /// The value as a text, also that of a number; nil when there is none.
  public func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as Int: "\(number)"
    case let number as Double: NSNumber(value: number).stringValue
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }
  /// The value as an array; nil when there is none.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The value as bytes; nil when there is none.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// The value as a dictionary; nil when there is none.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// The address kept under a name; nil for none.
  public func url(forKey key: String) -> URL? {
    (object(forKey: key) as? String).flatMap { URL(string: $0) }
  }
  /// The texts kept under a name; nil for none.
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  /// The number kept under a name; 0 for none.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  /// Everything that is kept, and what the device's user has set for all apps.
  public func dictionaryRepresentation() -> [String: Any] {
    let simulator = Simulator.current!
    return simulator.defaults.registered.merging(simulator.settings) { $1 }
      .merging(own) { $1 }
  }
  /// Everything that a domain kept: the app's under the name of its bundle, a suite's under its own (rule 1331); nil for
  /// a domain that nobody has made. iOS 2.0 and later.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    Self.isApp(domainName)
      ? UserDefaults(of: nil).own : Simulator.current.defaults.suites[domainName]
  }
  /// Keeps these values and no others. iOS 2.0 and later.
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    UserDefaults(of: Self.isApp(domainName) ? nil : domainName).own = domain
  }
  /// Forgets everything that the domain kept.
  public func removePersistentDomain(forName domainName: String) {
    if Self.isApp(domainName) {
      UserDefaults(of: nil).own = [:]
    } else {
      Simulator.current.defaults.suites[domainName] = nil
    }
  }
  /// Whether it is the domain of the app itself: that of its bundle's identifier.
  private static func isApp(_ name: String) -> Bool {
    name == Simulator.current.bundle.builtInfo["CFBundleIdentifier"] as? String
  }
  /// The name of what the device's user has set for all apps. iOS 2.0 and later.
  public nonisolated static let globalDomain = "NSGlobalDomain"
  /// The name of what the launch says. iOS 2.0 and later.
  public nonisolated static let argumentDomain = "NSArgumentDomain"
  /// The name of what stands for keys that were never set. iOS 2.0 and later.
  public nonisolated static let registrationDomain = "NSRegistrationDomain"
  /// The settings that last for a launch: what was registered, what its arguments say, or what the app has put under
  /// another name (rule 1331). iOS 2.0 and later.
  public func volatileDomain(forName domainName: String) -> [String: Any] {
    let defaults = Simulator.current.defaults
    switch domainName {
    case Self.registrationDomain: return defaults.registered
    case Self.argumentDomain: return defaults.arguments
    default: return defaults.volatile[domainName] ?? [:]
    }
  }
  /// Puts these values there and no others. iOS 2.0 and later.
  public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    let defaults = Simulator.current.defaults
    switch domainName {
    case Self.registrationDomain: defaults.registered = domain
    case Self.argumentDomain: defaults.arguments = domain
    default: defaults.volatile[domainName] = domain
    }
  }
  /// Forgets what was put there for this launch. iOS 2.0 and later.
  public func removeVolatileDomain(forName domainName: String) {
    setVolatileDomain([:], forName: domainName)
    Simulator.current.defaults.volatile[domainName] = nil
  }
  /// The suites where it looks after the app's own settings.
  private var searched: [String] = []
  /// Has it look into a suite's settings, too (rule 1331).
  public func addSuite(named suiteName: String) {
    if !searched.contains(suiteName) { searched.append(suiteName) }
  }
  /// Has it look into a suite's settings no more.
  public func removeSuite(named suiteName: String) { searched.removeAll { $0 == suiteName } }
  /// The names of the settings that last for a launch.
  public var volatileDomainNames: [String] {
    [Self.argumentDomain, Self.registrationDomain]
      + Simulator.current.defaults.volatile.keys.sorted()
  }
  /// Makes the shared object anew; here it is always up to date.
  public static func resetStandardUserDefaults() {}
  /// Whether an administrator has decided it; on this device nobody has.
  public func objectIsForced(forKey key: String) -> Bool { false }
  /// The settings of a suite, apart from the app's own (rule 991); nil stands for these. iOS 7.0 and later.
  public convenience init?(suiteName suitename: String?) {
    self.init(of: suitename)
    guard let suitename, Simulator.current.defaults.suites[suitename] == nil else { return }
    Simulator.current.defaults.suites[suitename] = [:]
  }

  /// The value as a truth; false when there is none.
  public func bool(forKey key: String) -> Bool {
    switch object(forKey: key) {
    case let value as Bool: value
    case let value as NSNumber: value.boolValue
    case let value as String: (value as NSString).boolValue
    default: false
    }
  }

  /// The value as a whole number; 0 when there is none.
  public func integer(forKey key: String) -> Int {
    switch object(forKey: key) {
    case let value as NSNumber: value.intValue
    case let value as String: (value as NSString).integerValue
    default: 0
    }
  }

  /// The value as a number; 0 when there is none.
  public func double(forKey key: String) -> Double {
    switch object(forKey: key) {
    case let value as NSNumber: value.doubleValue
    case let value as String: (value as NSString).doubleValue
    default: 0
    }
  }

  /// Stores a property-list value; anything else ends the app, as on a device.
  public func set(_ value: Any?, forKey key: String) {
    let simulator = Simulator.current!
    guard let given = value else { return removeObject(forKey: key) }
    let value: Any = (given as? URL)?.absoluteString ?? given
    guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
      return simulator.raise(
        .invalidArgument,
        "Attempt to insert non-property list object \(value) for key \(key)")
    }
    own[key] = value
    changed(key)
  }

  /// Posted when a value has changed. iOS 2.0 and later.
  public nonisolated static let didChangeNotification = Notification.Name(
    "NSUserDefaultsDidChangeNotification")

  private func changed(_ key: String) {
    announce(key, of: self)
    Simulator.current.notificationCenter.postWhereHeard(
      Self.didChangeNotification, object: self)
  }

  /// Removes the value.
  public func removeObject(forKey key: String) {
    own[key] = nil
    changed(key)
  }

  /// Values for keys that were never set; they are not stored.
  public func register(defaults: [String: Any]) {
    Simulator.current.defaults.registered.merge(defaults) { $1 }
  }

  /// Stores what was set, so that even an app that crashes has it next time.
  @discardableResult
  public func synchronize() -> Bool {
    Simulator.current.storeDefaults()
    return true
  }
}

/// What the app set, and what it registered for keys that it did not set.
private final class StoredDefaults {
  var stored: [String: Any] = [:]
  var registered: [String: Any] = [:]
  /// What the app has put before everything else.
  var arguments: [String: Any] = [:]
  /// What the app has put elsewhere for this launch.
  var volatile: [String: [String: Any]] = [:]
  /// What the app set in each suite that it has made.
  var suites: [String: [String: Any]] = [:]
  /// What the device keeps for the app behind its passcode, from one life to the next, too.
  var keychain = Keychain([])
  /// One object, so that who observes it hears of what others set.
  let standard = UserDefaults()

  /// - Parameter data: the property list that an earlier life of the app left.
  init(_ data: Data?) {
    guard let data,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return }
    stored = list as? [String: Any] ?? [:]
    suites = stored.removeValue(forKey: Self.suitesKey) as? [String: [String: Any]] ?? [:]
    let items = stored.removeValue(forKey: Self.keychainKey) as? [[String: Any]] ?? []
    keychain = Keychain(
      items.map { item in item.compactMapValues { ($0 as AnyObject) as? NSObject } })
  }

  /// Under which key of the file the keychain's items are.
  static let keychainKey = "_CourseKeychain"
  /// Under which key the suites are.
  static let suitesKey = "_CourseSuites"
}

extension Simulator {
  private static let defaultsKey = StateKey { StoredDefaults($0.configuration.defaults) }
  fileprivate var defaults: StoredDefaults { state(Self.defaultsKey) }

  /// What `-KEY VALUE` among the arguments of the launch says: it comes before what is stored. It is read as
  /// a property list, so that `(de, en)` is an array (rule 932).
  fileprivate func argument(named key: String) -> Any? {
    let arguments = configuration.arguments
    guard !arguments.isEmpty, let place = arguments.dropLast().lastIndex(of: "-\(key)") else {
      return nil
    }
    let value = arguments[place + 1]
    guard let first = value.first, "({<".contains(first) else { return value }
    let list = try? PropertyListSerialization.propertyList(from: Data(value.utf8), format: nil)
    return list ?? value
  }

  /// What the app is told of a setting that the device's user makes for all apps: by the launch, or by what the
  /// app itself stored in an earlier life.
  func chosen(_ key: String) -> Any? { argument(named: key) ?? defaults.stored[key] }

  /// The app's defaults as a property list with sorted keys: same values, same bytes.
  package var defaultsData: Data? {
    var list = defaults.stored
    // What is no value of a property list, such as a key itself, lasts as long as the app.
    let items = keychain.items.filter {
      PropertyListSerialization.propertyList($0, isValidFor: .binary)
    }
    if !items.isEmpty { list[StoredDefaults.keychainKey] = items }
    let suites = defaults.suites.filter { !$0.value.isEmpty }
    if !suites.isEmpty { list[StoredDefaults.suitesKey] = suites }
    guard !list.isEmpty else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// What the device keeps for the app behind its passcode (rule 773).
  var keychain: Keychain { defaults.keychain }

  func storeDefaults() {
    hooks.storeDefaults(defaultsData ?? Data())
  }
}

extension UserDefaults: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    set(value, forKey: key)
    return true
  }

  func value(byKey key: String) -> Any?? { .some(object(forKey: key)) }
}
