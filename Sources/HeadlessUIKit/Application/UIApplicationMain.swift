/// Makes the application object and its delegate, launches the app and runs it (rules 1 and 2).
///
/// - Parameters:
///   - principalClassName: the class of the application object; nil for the one that
///     `NSPrincipalClass` in Info.plist names, or `UIApplication`.
///   - delegateClassName: the class of the delegate, made with plain `init()`; nil when the delegate
///     comes out of the main nib.
/// - Returns: never; the result type is there for the classic spelling.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: CommandLine.Arguments, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let simulator = Simulator.current!
  simulator.launch(principalClassName: principalClassName, delegateClassName: delegateClassName)
  simulator.hooks.runLoop()
}

/// The arguments that a process was started with. An app on iOS has none worth reading.
///
/// UIKit declares its own, so that the classic call of `UIApplicationMain` compiles also where
/// unsafe pointers are refused.
public enum CommandLine {
  public static var argc: Int32 { 1 }
  public static var unsafeArgv: Arguments { Arguments() }
  public static var arguments: [String] { ["App"] }

  /// What stands for C's `argv`.
  public struct Arguments: Sendable {}
}

/// The name under which `NSClassFromString` and `UIApplicationMain` find the class.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  if let name = Simulator.current.objectiveCNames[ObjectIdentifier(aClass)] { return name }
  // A private class is reflected with the address of its surroundings, which no trace may show.
  var name = _typeName(aClass, qualified: true)
  while let start = name.firstRange(of: "(unknown context at ")?.lowerBound,
    let end = name[start...].firstRange(of: ").")?.upperBound
  {
    name.removeSubrange(start..<end)
  }
  // UIKit's own classes are Objective-C's, which knows no modules.
  if name.hasPrefix("HeadlessUIKit.") { return String(name.dropFirst("HeadlessUIKit.".count)) }
  // No name leads back to a private class but by memory.
  Simulator.current.classesByName[name] = aClass
  return name
}

/// The class of that name; nil when the app has none.
///
/// The name of a Swift class begins with its module, unless `@objc(Name)` gives it another one.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  Simulator.current.classNamed(aClassName)
}

/// Makes a class known under the name that `@objc(Name)` gives it.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerClass(_ type: AnyClass, _ name: String) {
  Simulator.current.objectiveCNames[ObjectIdentifier(type)] = name
  Simulator.current.classesByName[name] = type
}

extension Simulator {
  /// Says what a class is called that was asked for without its module; empty where that is not it.
  func wordsAboutModule(of name: String) -> String {
    let whole = "\(AppBundle.moduleName).\(name)"
    guard !name.contains("."), classNamed(whole) != nil else { return "" }
    return " The class \(name) is called \(whole), as the name of a Swift class begins with its "
      + "module."
  }

  /// The class that the app got that name for, else the one that the app's code knows by it.
  func classNamed(_ name: String) -> AnyClass? {
    classesByName[name] ?? hooks.classNamed(name)
  }
}
