import EventTrace
public import Foundation

/// The name under which `NSClassFromString` and `UIApplicationMain` find the class.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let asked = Simulator.current.askedClasses
  if let name = asked.objectiveCNames[ObjectIdentifier(aClass)] { return name }
  // A private class is reflected with the address of its surroundings, which no trace may show.
  var name = _typeName(aClass, qualified: true)
  while let start = name.firstRange(of: "(unknown context at ")?.lowerBound,
    let end = name[start...].firstRange(of: ").")?.upperBound
  {
    name.removeSubrange(start..<end)
  }
  // UIKit's own classes are Objective-C's, which knows no modules.
  if name.hasPrefix("HeadlessUIKit.") { return String(name.dropFirst("HeadlessUIKit.".count)) }
  // A private class can be found by its name only if the name was noted here.
  asked.byName[name] = aClass
  return name
}

extension NSObject {
  /// The class above; nil for one without. iOS 2.0 and later.
  public nonisolated class func superclass() -> AnyClass? { _getSuperclass(self) }
  /// The class above the object's own; nil for none. iOS 2.0 and later.
  public nonisolated var superclass: AnyClass? { type(of: self).superclass() }
}

/// Whether the type is the runtime's own, and none of the app's.
nonisolated func isOfTheRuntime(_ type: Any.Type) -> Bool {
  // `String(reflecting:)` looks for conformances first, which takes a hundred times as long.
  _typeName(type, qualified: true).hasPrefix("HeadlessUIKit.")
}

/// The class of that name; nil when the app has none.
///
/// The name of a Swift class begins with its module, unless `@objc(Name)` gives it another one. Apps ask so
/// whether the system has a class (rule 1170).
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  guard let type = Simulator.current.classNamed(aClassName) else { return nil }
  let since = ClassVersions.all[aClassName] ?? .first
  return since > Simulator.current.iOS && isOfTheRuntime(type) ? nil : type
}

/// Makes a class known under the name that `@objc(Name)` gives it.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerClass(_ type: AnyClass, _ name: String) {
  Simulator.current.askedClasses.objectiveCNames[ObjectIdentifier(type)] = name
  Simulator.current.askedClasses.byName[name] = type
}

extension Simulator {
  /// Says what a class is called that was asked for without its module; empty where that is not it.
  func wordsAboutModule(of name: String) -> String {
    let whole = "\(AppBundle.moduleName).\(name)"
    guard !name.contains("."), classNamed(whole) != nil else { return "" }
    return " The class \(name) is called \(whole), as the name of a Swift class begins with its "
      + "module."
  }

  /// The class that a file of Interface Builder names.
  ///
  /// - Parameter module: As the file names it, whose author may have called the app's module otherwise than it
  ///   is called here; nil for a class of Objective-C's, which has none.
  func registeredClass(named name: String, module: String?) -> AnyClass? {
    guard module != nil else { return name.contains(".") ? nil : classNamed(name) }
    return classNamed("\(AppBundle.moduleName).\(name)") ?? classNamed(name)
  }

  /// The class that the app got that name for, else the one that the app's code knows by it.
  func classNamed(_ name: String) -> AnyClass? {
    askedClasses.byName[name] ?? hooks.classNamed(name)
  }
}

/// The names that classes have for the app beside those of the Swift runtime.
private final class AskedClasses {
  /// The classes whose names the app asked for.
  var byName: [String: AnyClass] = [:]
  /// The names that `@objc(Name)` gives to classes of the app.
  var objectiveCNames: [ObjectIdentifier: String] = [:]
}

extension Simulator {
  private static let askedClassesKey = StateKey { _ in AskedClasses() }
  fileprivate var askedClasses: AskedClasses { state(Self.askedClassesKey) }
}
