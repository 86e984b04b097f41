import Foundation

/// Which look is set: a property, a method with its state, or a property of the app's own.
enum AppearanceKey: Hashable {
  case property(AnyKeyPath)
  case method(String)
  case named(String)
}

/// A look that was set for a class.
struct AppearanceSetting {
  let key: AppearanceKey
  /// Its place among all that were set: what comes later is applied later.
  let order: Int
  let apply: (NSObject) -> Void
}

/// What an app has set on one appearance object.
final class AppearanceProxy {
  let type: AnyClass
  /// In which containers an object must be, from the innermost; none for anywhere.
  let containers: [AnyClass]
  /// Which traits it must have; nil for any.
  let traits: UITraitCollection?
  /// What the app has in its hands: an object of the class that is never on screen.
  let object: NSObject
  /// Another one that the app has not touched: what differs was set (rule 428).
  let untouched: NSObject
  private var settings: [AppearanceKey: AppearanceSetting] = [:]

  init(
    type: AnyClass, containers: [AnyClass], traits: UITraitCollection?, object: NSObject,
    untouched: NSObject
  ) {
    (self.type, self.containers, self.traits) = (type, containers, traits)
    (self.object, self.untouched) = (object, untouched)
  }

  func isFor(_ containers: [AnyClass], _ traits: UITraitCollection?) -> Bool {
    self.traits == traits && self.containers.elementsEqual(containers, by: { $0 == $1 })
  }

  func record(
    _ key: AppearanceKey, in state: AppearanceState, _ apply: @escaping (NSObject) -> Void
  ) {
    state.settings += 1
    state.customized.insert(key)
    settings[key] = AppearanceSetting(key: key, order: state.settings, apply: apply)
  }

  /// What was set, in that order, and then the app's own properties by their names.
  var allSettings: [AppearanceSetting] {
    settings.values.sorted { $0.order < $1.order } + ownSettings
  }

  /// Setters of the app's own cannot be watched, but what they left can be seen (rule 428).
  private var ownSettings: [AppearanceSetting] {
    guard object !== untouched else { return [] }
    let properties = Simulator.current.registeredProperties(of: object)
    return properties.sorted { $0.key < $1.key }.compactMap { name, property in
      let value = property.value(object)
      let usual = property.value(untouched)
      guard let set = property.set, !isSame(value, usual) else { return nil }
      return AppearanceSetting(key: .named(name), order: .max) { target in
        let marks = (target as? any AppearanceCustomizable)?.ensuredMarks
        let current = property.value(target)
        let isOurs = marks?.given[name].map { isSame(current, $0) } ?? isSame(current, usual)
        guard isOurs, set(target, value) else { return }
        marks?.given[name] = .some(value)
      }
    }
  }
}

/// Whether two values of a property are the same, as far as that can be told.
private func isSame(_ one: Any?, _ other: Any?) -> Bool {
  switch (one, other) {
  case (nil, nil): true
  case (let one as AnyHashable, let other as AnyHashable): one == other
  case (let one?, let other?): String(describing: one) == String(describing: other)
  default: false
  }
}

/// What an object knows of its looks: which the app has said of it alone, and which were given to it.
final class AppearanceMarks {
  /// Looks that the app has set on the object itself.
  var said: Set<AppearanceKey> = []
  /// The app's own properties that were given values, by their names.
  var given: [String: Any?] = [:]
  /// What it records, as an appearance object; nil for any other object.
  weak var proxy: AppearanceProxy?

  init(proxy: AppearanceProxy? = nil) { self.proxy = proxy }
}
