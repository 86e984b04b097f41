import EventTrace
import Foundation

/// Members have versions: an app that uses one on an older iOS sends a message that nobody
/// understands there, and ends.
///
/// Each public member that is newer than its class begins with `requires`. UIKit itself must not
/// come through there: what it needs on every version it takes from what is behind the member,
/// and what it calls for the app to override it calls only where the version has it.
extension NSObject {
  /// Whether this version of iOS has the member; when not, the app ends as on iOS.
  ///
  /// - Parameter selector: the name of the message in Objective-C, such as `setTintColor:`.
  @discardableResult @inline(__always)
  final nonisolated func requires(_ selector: StaticString, since version: Double) -> Bool {
    if deviceNumber >= version { return true }
    refuse("\(selector)", since: version)
    return false
  }

  /// The value, which the member that asks for it has from `version` on.
  @inline(__always)
  final nonisolated func requires<Value>(
    _ selector: StaticString, since version: Double, _ value: @autoclosure () -> Value
  ) -> Value {
    if deviceNumber < version { refuse("\(selector)", since: version) }
    return value()
  }

  /// The same for reading a property.
  ///
  /// - Parameter member: the class and the property, such as `UISearchBar.isEnabled`.
  @inline(__always)
  final nonisolated func requires(getterOf member: StaticString, since version: Double) {
    if deviceNumber < version { refuse("\(Self.property("\(member)"))", since: version) }
  }

  /// The same for setting a property.
  @inline(__always)
  final nonisolated func requires(setterOf member: StaticString, since version: Double) {
    if deviceNumber < version { refuse(Self.setter("\(member)"), since: version) }
  }

  /// The same for the methods of a class.
  @discardableResult @inline(__always)
  static nonisolated func requires(_ selector: StaticString, since version: Double) -> Bool {
    if deviceNumber >= version { return true }
    refuse("\(selector)", since: version)
    return false
  }

  @inline(__always)
  static nonisolated func requires<Value>(
    _ selector: StaticString, since version: Double, _ value: @autoclosure () -> Value
  ) -> Value {
    if deviceNumber < version { refuse("\(selector)", since: version) }
    return value()
  }

  /// The same for an initializer, asked before there is an object.
  @inline(__always)
  static nonisolated func requires(init selector: StaticString, since version: Double) {
    if deviceNumber < version { refuse(initializer: "\(selector)", since: version) }
  }

  /// Ends the app when its iOS does not have the class that an object is made of.
  ///
  /// An app that names a class without weak linking does not even start where the class is missing:
  /// the dynamic linker ends it before `main`. Which classes an app names cannot be seen from here,
  /// so the app ends with the linker's words when it makes the first object. With a weak link the
  /// class would be nil in Objective-C; in Swift there is no such thing.
  ///
  /// - Parameter name: the name in Objective-C where Swift has another.
  @inline(__always)
  static nonisolated func requiresClass(since version: Double, named name: StaticString? = nil) {
    if deviceNumber < version { refuseClass(name.map { "\($0)" }, since: version) }
  }

  /// The name of a property without its class.
  private static nonisolated func property(_ member: String) -> Substring {
    member[member.index(after: member.lastIndex(of: ".")!)...]
  }

  /// The message in Objective-C that sets a property: `setEnabled:` for `UISearchBar.isEnabled`.
  private static nonisolated func setter(_ member: String) -> String {
    var name = property(member)
    if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
    return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }

  // Written apart, so that the members hold only a comparison.

  @inline(never)
  private final nonisolated func refuse(_ selector: String, since version: Double) {
    // Nothing of the app goes on beside this, so that nobody else has the object.
    nonisolated(unsafe) let object = self
    MainActor.assumeIsolated {
      let simulator = Simulator.current!
      simulator.noteNewer("`\(selector)`", since: version)
      simulator.refuse(
        selector, of: simulator.className(of: type(of: object)), simulator.name(of: object))
    }
  }

  @inline(never)
  private static nonisolated func refuse(initializer selector: String, since version: Double) {
    MainActor.assumeIsolated {
      Simulator.current.noteNewer("`\(selector)`", since: version)
      let type = Simulator.current.className(of: self)
      Simulator.current.refuse(selector, of: type, type)
    }
  }

  @inline(never)
  private static nonisolated func refuse(_ selector: String, since version: Double) {
    MainActor.assumeIsolated {
      let simulator = Simulator.current!
      simulator.noteNewer("`\(selector)`", since: version)
      let type = simulator.className(of: self)
      simulator.raise(
        .invalidArgument, "+[\(type) \(selector)]: unrecognized selector sent to class \(type)")
    }
  }

  @inline(never)
  private static nonisolated func refuseClass(_ name: String?, since version: Double) {
    MainActor.assumeIsolated {
      // A subclass of the app's is there; what is missing is the class of UIKit's that it comes from.
      var type: AnyClass = self
      while !isOfTheRuntime(type), let next = _getSuperclass(type) {
        type = next
      }
      let simulator = Simulator.current!
      simulator.noteNewer("The class `\(simulator.className(of: type))`", since: version)
      simulator.raise(
        .dynamicLinker,
        "Symbol not found: _OBJC_CLASS_$_\(name ?? simulator.className(of: type))")
    }
  }
}

extension Simulator {
  /// Says why a message or a class is unknown here: it is newer than the device's iOS.
  fileprivate func noteNewer(_ name: String, since version: Double) {
    let since = IOSVersion(floatLiteral: version)
    diagnose(
      "newerThanDevice", noRule: "the table of members has the version",
      "\(name) exists from iOS \(since) on, and this is iOS \(iOS).")
  }

  /// Ends the app as it ends when an object is sent a message that it does not understand.
  func refuse(_ selector: String, of type: String, _ object: String) {
    raise(
      .invalidArgument,
      "-[\(type) \(selector)]: unrecognized selector sent to instance <\(object)>")
  }
}

/// Ends the app when its iOS lacks a function or a type that is no class, with the linker's words.
///
/// - Parameter name: The symbol as C has it, without its underscore.
nonisolated func requiresSymbol(_ name: StaticString, since version: Double) {
  if deviceNumber < version {
    onMain("\(name)") { name in
      let simulator = Simulator.current!
      simulator.noteNewer("`\(name)`", since: version)
      simulator.raise(.dynamicLinker, "Symbol not found: _\(name)")
    }
  }
}
