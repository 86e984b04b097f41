public import Foundation

/// Objects whose looks are set for a whole class; iOS 5.0 and later (rule 425).
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that takes looks for all objects of the class.
  static func appearance() -> Self
}
/// What looks can be restricted to: a view or a controller around an object. iOS 5.0 and later.
public protocol UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: NSObject {
  /// An object that takes looks for all objects of the class.
  public static func appearance() -> Self { Simulator.current.appearance(of: Self.self) }

  /// The same for objects inside of containers of these classes, the innermost first. iOS 9.0 and
  /// later (rule 427).
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Simulator.current.appearance(of: Self.self, inside: containerTypes) }

  /// The same for objects with these traits. iOS 8.0 and later (rule 427).
  public static func appearance(for trait: UITraitCollection) -> Self {
    Simulator.current.appearance(of: Self.self, with: trait)
  }

  /// The same for objects with these traits inside of such containers. iOS 9.0 and later (rule 427).
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Simulator.current.appearance(of: Self.self, inside: containerTypes, with: trait) }
}

/// What an app has set for whole classes.
final class AppearanceState {
  /// In the order in which the app asked for them.
  var proxies: [AppearanceProxy] = []
  /// All looks that were set for any class: only of these is noted who has said them itself.
  var customized: Set<AppearanceKey> = []
  /// Whether looks are just being given, or read from a file, so that the app says nothing itself.
  var isApplying = false
  /// How many looks were set so far.
  var settings = 0
}

extension Simulator {
  private static let appearanceKey = StateKey { _ in AppearanceState() }
  var appearances: AppearanceState { state(Self.appearanceKey) }

  /// The object that takes what is set for the class, in these surroundings.
  fileprivate func appearance<Object: NSObject>(
    of type: Object.Type, inside containers: [any UIAppearanceContainer.Type] = [],
    with traits: UITraitCollection? = nil
  ) -> Object {
    let containers = containers.compactMap { $0 as? AnyClass }
    if let known = appearances.proxies.first(where: {
      $0.type == type && $0.isFor(containers, traits)
    }) {
      return known.object as! Object
    }
    guard let object = unseen(type) else {
      fatalError("use of unimplemented initializer 'init()' for class '\(type)'")
    }
    let untouched = isUIKits(object) ? object : unseen(type) ?? object
    let proxy = AppearanceProxy(
      type: type, containers: containers, traits: traits, object: object, untouched: untouched)
    appearances.proxies.append(proxy)
    (object as? any AppearanceCustomizable)?.appearanceMarks = AppearanceMarks(proxy: proxy)
    return object
  }

  /// Makes an object that UIKit does not make: no trace, no number, and no window on screen.
  private func unseen<Object: NSObject>(_ type: Object.Type) -> Object? {
    let (wasOn, counts) = (recorder.isOn, objectCounts)
    recorder.isOn = false
    defer { (recorder.isOn, objectCounts) = (wasOn, counts) }
    let object = NSObject.make(type)
    if let window = object as? UIWindow { forget(window) }
    return object as? Object
  }
}
