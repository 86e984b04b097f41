public import Foundation

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

  /// What `type.init(collectionViewLayout:)` makes.
  public init(_courseMake: Void, collectionViewLayout: UICollectionViewLayout) {
    let type = Self.self as! UICollectionViewController.Type
    self = UICollectionViewController.make(type, collectionViewLayout) as! Self
  }
}

/// What a class that a variable has makes, as in `type.init()`.
///
/// An initializer of an extension gets the type of the variable alone, and these the class that is in it.
@MainActor
extension _Made {
  /// What `type.init()` makes.
  public static func _courseMade() -> Self {
    let made = (self as? AnyClass).flatMap { NSObject.make($0) }
    guard let object = made as? Self else {
      fatalError("use of unimplemented initializer 'init()' for class '\(self)'")
    }
    return object
  }

  /// What `type.init(frame:)` makes.
  public static func _courseMade(frame: CGRect) -> Self {
    UIView.make(self as! UIView.Type, frame) as! Self
  }

  /// What `type.init(style:reuseIdentifier:)` makes.
  public static func _courseMade(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Self {
    let type = self as! UITableViewCell.Type
    return UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier) as! Self
  }

  /// What `type.init(nibName:bundle:)` makes.
  public static func _courseMade(nibName: String?, bundle: Bundle?) -> Self {
    UIViewController.make(self as! UIViewController.Type, nibName, bundle) as! Self
  }

  /// What `type.init(collectionViewLayout:)` makes.
  public static func _courseMade(collectionViewLayout: UICollectionViewLayout) -> Self {
    let type = self as! UICollectionViewController.Type
    return UICollectionViewController.make(type, collectionViewLayout) as! Self
  }
}
