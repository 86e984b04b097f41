import Foundation

/// Who observes which property: key-value observing (rule 350).
final class Observing {
  /// An observer that is not a closure.
  private struct Registration {
    weak var observer: NSObject?
    let identifier: ObjectIdentifier
    let context: _CourseContext?
    let observation: KeyPathObservation
  }

  private var observations: [KeyPathObservation] = []
  private var registrations: [Registration] = []
  /// Names of paths that an app has written as Swift's key paths.
  var names: [AnyKeyPath: String] = [:]

  /// Whether anybody observes anything; nearly always nobody does.
  var isUsed: Bool { !observations.isEmpty }

  func add(_ observation: KeyPathObservation) {
    observations.removeAll { $0.root == nil }
    registrations.removeAll { $0.observation.root == nil }
    observations.append(observation)
    observation.begin()
  }

  func add(
    _ observer: NSObject, _ context: _CourseContext?, _ observation: KeyPathObservation
  ) {
    registrations.append(
      Registration(
        observer: observer, identifier: ObjectIdentifier(observer), context: context,
        observation: observation))
    add(observation)
  }

  func remove(_ observation: KeyPathObservation) {
    observations.removeAll { $0 === observation }
  }

  /// Ends what was added last for the observer and the path.
  ///
  /// - Returns: whether there was anything.
  func remove(
    _ observer: NSObject, _ path: String, of object: NSObject, context: _CourseContext??
  ) -> Bool {
    let place = registrations.lastIndex {
      $0.identifier == ObjectIdentifier(observer) && $0.observation.root === object
        && $0.observation.path == path && (context == nil || $0.context == context!)
    }
    guard let place else { return false }
    remove(registrations.remove(at: place).observation)
    return true
  }

  // MARK: Changes

  func willChange(_ key: String, of object: NSObject) {
    for observation in affected(key, object) { observation.willChange() }
  }

  func didChange(_ key: String, of object: NSObject) {
    for observation in affected(key, object) where isKept(observation) { observation.didChange() }
  }

  func changed(_ key: String, of object: NSObject) {
    for observation in affected(key, object) where isKept(observation) { observation.changed() }
  }

  private func affected(_ key: String, _ object: NSObject) -> [KeyPathObservation] {
    guard isUsed, !Simulator.current.isDead else { return [] }
    let key = plain(key, of: object)
    return observations.filter { $0.depends(on: key, of: object) }
  }

  /// An observer may end another one's observation.
  private func isKept(_ observation: KeyPathObservation) -> Bool {
    observations.contains { $0 === observation }
  }

  // MARK: Names

  /// The name that a property of UIKit's has in Objective-C: `selected` for `isSelected`.
  func plain(_ key: String, of object: NSObject) -> String {
    guard object is any HavingKeyedProperties, key.hasPrefix("is"), key.count > 2 else {
      return key
    }
    let rest = key.dropFirst(2)
    let plain = rest.prefix(1).lowercased() + rest.dropFirst()
    return Simulator.current.keyedProperty(plain, of: object) == nil ? key : plain
  }

  /// The paths on which a property's value depends, as the object's class says (rule 352).
  func dependencies(of key: String, _ object: NSObject) -> Set<String> {
    let simulator = Simulator.current!
    let all = simulator.classMember("keyPathsForValuesAffectingValue", of: object)?(key)
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let own = simulator.classMember("keyPathsForValuesAffecting\(capital)", of: object)?(key)
    return (all as? Set<String> ?? []).union(own as? Set<String> ?? [])
  }

  /// Whether a property tells by itself that it changes.
  func notifiesItself(_ key: String, of object: NSObject) -> Bool {
    let simulator = Simulator.current!
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let answer =
      simulator.classMember("automaticallyNotifiesObserversOf\(capital)", of: object)?(key)
      ?? simulator.classMember("automaticallyNotifiesObservers", of: object)?(key)
    return answer as? Bool ?? true
  }
}

/// What classes of the app answer about their properties, by class.
private final class ClassMembers {
  var members: [ObjectIdentifier: [String: (String) -> Any?]] = [:]
}

/// Makes known what a class answers about a property, for itself and its subclasses.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerClassMember(
  _ type: AnyClass, _ name: String, _ answer: @escaping (String) -> Any?
) {
  Simulator.current.classMembers.members[ObjectIdentifier(type), default: [:]][name] = answer
}

extension Simulator {
  private static let observingKey = StateKey { _ in Observing() }
  var observing: Observing { state(Self.observingKey) }

  private static let classMembersKey = StateKey { _ in ClassMembers() }
  fileprivate var classMembers: ClassMembers { state(Self.classMembersKey) }

  /// What the object's class, or one above, answers under that name.
  func classMember(_ name: String, of object: NSObject) -> ((String) -> Any?)? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let member = classMembers.members[ObjectIdentifier(current)]?[name] { return member }
      type = _getSuperclass(current)
    }
    return nil
  }
}

/// Says that a property of UIKit's has changed.
func announce(_ key: String, of object: NSObject) {
  guard let simulator = Simulator.current, simulator.observing.isUsed else { return }
  simulator.observing.changed(key, of: object)
}
