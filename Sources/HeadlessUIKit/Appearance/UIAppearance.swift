public import Foundation

/// What all objects of a class look like; here what is set changes no object. iOS 5.0 and later.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// What all views of the class look like that are made from now on.
  static func appearance() -> Self
}
/// Containers of what looks so. iOS 5.0 and later.
public protocol UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: NSObject {
  /// An object that takes what is set.
  public static func appearance() -> Self {
    Simulator.current.unimplemented(
      "UIAppearance.appearance()", "what is set of it changes no object.")
    return Simulator.current.appearance(of: Self.self)
  }
  /// What views of the class look like inside of others; here wherever they are. iOS 9.0 and later.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  /// What views of the class look like with these traits; here with any. iOS 8.0 and later.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

private final class AppearanceState {
  var objects: [ObjectIdentifier: NSObject] = [:]
}

extension Simulator {
  private static let appearanceKey = StateKey { _ in AppearanceState() }

  /// The object that takes what is set for the class.
  fileprivate func appearance<Object: NSObject>(of type: Object.Type) -> Object {
    let state = state(Self.appearanceKey)
    if let known = state.objects[ObjectIdentifier(type)] as? Object { return known }
    let object = type.init(_courseMake: ())
    state.objects[ObjectIdentifier(type)] = object
    return object
  }
}

/// Every class of Objective-C's; what an app calls by a generic type can be made here.
///
/// - Important: not UIKit's. In Swift an initializer that is not `required` has to be called by the name
///   of its class; UIKit's initializers, which come from Objective-C, are excepted from that rule.
public nonisolated protocol _Made {}
extension NSObject: _Made {}

@MainActor
extension _Made {
  /// What `T()` makes.
  public init(_courseMake: Void) {
    let made = (Self.self as? AnyClass).flatMap { NSObject.make($0) }
    guard let object = made as? Self else {
      fatalError("use of unimplemented initializer 'init()' for class '\(Self.self)'")
    }
    self = object
  }

  /// What `T(frame:)` makes.
  public init(_courseMake: Void, frame: CGRect) {
    self = UIView.make(Self.self as! UIView.Type, frame) as! Self
  }

  /// What `T(style:reuseIdentifier:)` makes.
  public init(
    _courseMake: Void, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    let type = Self.self as! UITableViewCell.Type
    self = UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier) as! Self
  }

  /// What `T(nibName:bundle:)` makes.
  public init(_courseMake: Void, nibName: String?, bundle: Bundle?) {
    self = UIViewController.make(Self.self as! UIViewController.Type, nibName, bundle) as! Self
  }
}
