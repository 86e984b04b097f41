public import Foundation
public import HeadlessUIKit

/// An object of a class that the compiler does not know, as Objective-C lets an app use it: each member is there for
/// every object, and nil for one that lacks it.
///
/// Swift on Linux has no such objects. The course calls this for `(sender as AnyObject).tag`.
public struct _CourseAnyObject {
  let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  /// What a dictionary has for the key.
  public subscript(key: String) -> Any! { (object as? NSDictionary)?.object(forKey: key) }
  /// What an array has at the place.
  public subscript(index: Int) -> Any! { (object as? NSArray)?.object(at: index) }

  /// What a dictionary has for the key.
  public func object(forKey key: Any) -> Any! { (object as? NSDictionary)?.object(forKey: key) }
  /// What an array has at the place.
  public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
  /// What a dictionary has for the key, or the property of another object.
  public func value(forKey key: String) -> Any! {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    return (object as? NSObject)?.value(forKey: key)
  }
  /// What is found under the keys, one after another.
  public func value(forKeyPath path: String) -> Any! {
    path.split(separator: ".").reduce(object as Any?) { found, key in
      guard let found else { return nil }
      return _CourseAnyObject(found as AnyObject).value(forKey: String(key))
    }
  }
  /// Sets the property of that name.
  public func setValue(_ value: Any?, forKey key: String) {
    if let dictionary = object as? NSMutableDictionary {
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
    } else {
      (object as? NSObject)?.setValue(value, forKey: key)
    }
  }
  /// The parts of a text.
  public func components(separatedBy separator: String) -> [String]! {
    (object as? NSString)?.components(separatedBy: separator)
  }
  /// Whether a text begins so.
  public func hasPrefix(_ text: String) -> Bool! { (object as? NSString)?.hasPrefix(text) }
  /// Whether a text ends so.
  public func hasSuffix(_ text: String) -> Bool! { (object as? NSString)?.hasSuffix(text) }
  /// Where a finger is.
  public func location(in view: UIView?) -> CGPoint! {
    (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view)
  }
  /// How far a finger has come.
  public func translation(in view: UIView?) -> CGPoint! {
    (object as? UIPanGestureRecognizer)?.translation(in: view)
  }
  /// A button's title for a state.
  public func title(for state: UIControl.State) -> String?! {
    (object as? UIButton).map { $0.title(for: state) }
  }
  /// Gives a button a title.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    (object as? UIButton)?.setTitle(title, for: state)
  }
  /// Takes a view out of its superview.
  public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }
  /// Gives the keyboard away.
  @discardableResult
  public func resignFirstResponder() -> Bool! { (object as? UIResponder)?.resignFirstResponder() }
  /// Takes the keyboard.
  @discardableResult
  public func becomeFirstResponder() -> Bool! { (object as? UIResponder)?.becomeFirstResponder() }
  /// Whether it is of the class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool! { (object as? NSObject)?.isKind(of: aClass) }
  /// Whether the object has a method under that selector.
  public func responds(to selector: Selector!) -> Bool! {
    (object as? NSObject)?.responds(to: selector) ?? false
  }
  /// Calls the method at once.
  @safe @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector)
  }
  /// Calls the method with its argument at once.
  @safe @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector, with: argument)
  }
  /// Whether both are equal.
  public func isEqual(_ other: Any?) -> Bool! { (object as? NSObject)?.isEqual(other) }

  /// The view of a recognizer, a touch or a controller; nil for what lacks it.
  public var view: UIView?! {
    if let it = object as? UIGestureRecognizer { return it.view }
    if let it = object as? UITouch { return it.view }
    if let it = object as? UIViewController { return it.view }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var absoluteString: String?! {
    if let it = object as? NSURL { return it.absoluteString }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var alpha: CGFloat! {
    if let it = object as? UIView { return it.alpha }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var backgroundColor: UIColor?! {
    if let it = object as? UIView { return it.backgroundColor }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var boolValue: Bool! {
    if let it = object as? NSNumber { return it.boolValue }
    if let it = object as? NSString { return it.boolValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var bounds: CGRect! {
    if let it = object as? UIView { return it.bounds }
    if let it = object as? UIScreen { return it.bounds }
    if let it = object as? CALayer { return it.bounds }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var center: CGPoint! {
    if let it = object as? UIView { return it.center }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var cgPointValue: CGPoint! {
    if let it = object as? NSValue { return it.cgPointValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var cgRectValue: CGRect! {
    if let it = object as? NSValue { return it.cgRectValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var cgSizeValue: CGSize! {
    if let it = object as? NSValue { return it.cgSizeValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var count: Int! {
    if let it = object as? NSArray { return it.count }
    if let it = object as? NSDictionary { return it.count }
    if let it = object as? NSSet { return it.count }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var currentImage: UIImage?! {
    if let it = object as? UIButton { return it.currentImage }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var currentPage: Int! {
    if let it = object as? UIPageControl { return it.currentPage }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var currentTitle: String?! {
    if let it = object as? UIButton { return it.currentTitle }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var date: Date! {
    if let it = object as? UIDatePicker { return it.date }
    return nil
  }

  /// What it is in words.
  public var description: String! { (object as? NSObject)?.description ?? "\(object)" }

  /// The member of that name; nil for what lacks it.
  public var doubleValue: Double! {
    if let it = object as? NSNumber { return it.doubleValue }
    if let it = object as? NSString { return it.doubleValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var floatValue: Float! {
    if let it = object as? NSNumber { return it.floatValue }
    if let it = object as? NSString { return it.floatValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var frame: CGRect! {
    if let it = object as? UIView { return it.frame }
    if let it = object as? CALayer { return it.frame }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var intValue: Int! {
    if let it = object as? NSNumber { return it.intValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var integerValue: Int! {
    if let it = object as? NSNumber { return it.intValue }
    if let it = object as? NSString { return it.integerValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var isEnabled: Bool! {
    if let it = object as? UIControl { return it.isEnabled }
    if let it = object as? UIBarItem { return it.isEnabled }
    if let it = object as? UIGestureRecognizer { return it.isEnabled }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var isHidden: Bool! {
    if let it = object as? UIView { return it.isHidden }
    if let it = object as? CALayer { return it.isHidden }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var isOn: Bool! {
    if let it = object as? UISwitch { return it.isOn }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var isSelected: Bool! {
    if let it = object as? UIControl { return it.isSelected }
    if let it = object as? UITableViewCell { return it.isSelected }
    if let it = object as? UICollectionViewCell { return it.isSelected }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var layer: CALayer! {
    if let it = object as? UIView { return it.layer }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var length: Int! {
    if let it = object as? NSString { return it.length }
    if let it = object as? NSAttributedString { return it.length }
    if let it = object as? NSData { return it.length }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var localizedDescription: String! {
    if let it = object as? NSError { return it.localizedDescription }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var lowercased: String! {
    if let text = object as? NSString { return text.lowercased }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var selectedSegmentIndex: Int! {
    if let it = object as? UISegmentedControl { return it.selectedSegmentIndex }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var stringValue: String! {
    if let it = object as? NSNumber { return it.stringValue }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var superview: UIView?! {
    if let it = object as? UIView { return it.superview }
    return nil
  }

  /// The number of a view or bar item; nil for what lacks it.
  public var tag: Int! {
    if let it = object as? UIView { return it.tag }
    if let it = object as? UIBarItem { return it.tag }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var text: String?! {
    if let it = object as? UILabel { return it.text }
    if let it = object as? UITextField { return it.text }
    if let it = object as? UITextView { return it.text }
    if let it = object as? UISearchBar { return it.text }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var titleLabel: UILabel?! {
    if let it = object as? UIButton { return it.titleLabel }
    return nil
  }

  /// The member of that name; nil for what lacks it.
  public var uppercased: String! {
    if let text = object as? NSString { return text.uppercased }
    return nil
  }
}

/// The object as Objective-C lets an app use it.
public func _courseDynamic(_ object: Any) -> _CourseAnyObject {
  _CourseAnyObject(object as AnyObject)
}

/// The object as Objective-C lets an app use it; nil for none.
public func _courseDynamic(_ object: AnyObject?) -> _CourseAnyObject? {
  object.map { _CourseAnyObject($0) }
}

/// The object as Objective-C lets an app use it.
public func _courseDynamic(_ object: AnyObject) -> _CourseAnyObject { _CourseAnyObject(object) }
