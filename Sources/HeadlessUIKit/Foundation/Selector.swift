import Foundation

/// The name of a method as Objective-C calls it, such as `tap:`. iOS 2.0 and later.
///
/// `#selector(tap(_:))` in an app's source becomes one before it is compiled, and the methods that
/// are marked for Objective-C are registered under theirs before the app's `main`.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let description: String

  /// Makes the selector of that name, such as `tap:`.
  public init(_ name: String) { description = name }
  /// Makes the selector of that name, such as `tap:`.
  public init(stringLiteral name: String) { description = name }
}

/// The selector's name. iOS 2.0 and later.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// The selector of that name. iOS 2.0 and later.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// A method that was registered: the object, and up to four arguments.
struct RegisteredMethod {
  /// The first version on which objects have it.
  var since = 0.0
  let body: (_ object: AnyObject, _ arguments: [Any?]) -> Any?

  /// Calls it; an argument that it does not take is let go.
  @discardableResult
  func callAsFunction(_ object: AnyObject, _ arguments: Any?...) -> Any? {
    body(object, (0..<4).map { $0 < arguments.count ? arguments[$0] : nil })
  }
}

/// Makes a method known under its selector, for a class and its subclasses.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerMethod(
  _ type: AnyClass, _ selector: String,
  _ method: @escaping (_ object: AnyObject, _ first: Any?, _ second: Any?) -> Any?
) {
  _registerMethod(type, selector) { object, first, second, _ in method(object, first, second) }
}

/// Makes a method of three arguments known under its selector.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerMethod(
  _ type: AnyClass, _ selector: String,
  _ method:
    @escaping (
      _ object: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?
    ) -> Any?
) {
  Simulator.current.registered.methods[ObjectIdentifier(type), default: [:]][Selector(selector)] =
    RegisteredMethod { method($0, $1[0], $1[1], $1[2]) }
}

/// Makes a method of four arguments known under its selector.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _registerMethod(
  _ type: AnyClass, _ selector: String,
  _ method:
    @escaping (
      _ object: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?, _ fourth: Any?
    ) -> Any?
) {
  Simulator.current.registered.methods[ObjectIdentifier(type), default: [:]][Selector(selector)] =
    RegisteredMethod { method($0, $1[0], $1[1], $1[2], $1[3]) }
}

extension Simulator {
  /// The method that an object has under that selector, its own or inherited.
  func method(_ selector: Selector, of object: AnyObject) -> RegisteredMethod? {
    let methods = registered.methods
    let kit = (object as? any HavingKeyedProperties)?.methodsBySelector
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let method = methods[ObjectIdentifier(current)]?[selector] { return method }
      if let method = kit?[ObjectIdentifier(current)]?[selector],
        deviceVersion.number >= method.since
      {
        return method
      }
      type = _getSuperclass(current)
    }
    let name = selector.description
    if (object as? any HavingSystemMethods)?.systemMethod(name) != nil {
      return RegisteredMethod { object, _ in
        (object as? any HavingSystemMethods)?.systemMethod(name)?()
      }
    }
    if let accessor = accessor(name, of: object) { return accessor }
    guard FoundationMethods.method(name, of: object) != nil else { return nil }
    return RegisteredMethod { object, _ in FoundationMethods.method(name, of: object)?() }
  }

  /// Whether the class, or one above it, declares a method of the app's under that selector.
  func hasMethod(_ selector: Selector, in type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if registered.methods[ObjectIdentifier(current)]?[selector] != nil { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// What reads or sets a property that is known by its name (rule 1045).
  ///
  /// On an early iOS apps ask for it to find out whether the property is there at all, which the name alone does
  /// not say.
  private func accessor(_ selector: String, of object: AnyObject) -> RegisteredMethod? {
    guard let object = object as? NSObject,
      deviceVersion.number >= 9 || KitSelectors.has(selector, on: Swift.type(of: object))
    else { return nil }
    guard selector.hasSuffix(":") else {
      return keyedProperty(selector, of: object).map { property in
        RegisteredMethod { object, _ in property.value(object) }
      }
    }
    let name = selector.dropFirst(3).dropLast()
    guard selector.hasPrefix("set"), name.first?.isUppercase == true, !name.contains(":"),
      let set = keyedProperty("\(name.prefix(1).lowercased())\(name.dropFirst())", of: object)?.set
    else { return nil }
    return RegisteredMethod { object, arguments in
      _ = set(object, arguments[0])
      return nil
    }
  }

  /// Calls an object's method by its selector; one that it lacks ends the app as on iOS.
  @discardableResult
  func send(
    _ selector: Selector, to object: AnyObject, _ first: Any? = nil, _ second: Any? = nil,
    _ third: Any? = nil
  ) -> Any? {
    guard let method = method(selector, of: object) else {
      refuse("\(selector)", of: className(of: Swift.type(of: object)), name(of: object))
      return nil
    }
    return method(object, first, second, third)
  }
}

/// The app's methods that have a selector, by class.
private final class RegisteredMethods {
  var methods: [ObjectIdentifier: [Selector: RegisteredMethod]] = [:] {
    didSet { hasExtensions = nil }
  }
  /// Whether an extension of a class of UIKit's has a member in the place of UIKit's.
  private var hasExtensions: Bool?
  /// The members that are being asked, so that `super` in one reaches UIKit's.
  var asked: [(object: ObjectIdentifier, member: String)] = []

  /// Looked for once after each registration: most apps have none.
  var isExtending: Bool {
    if let known = hasExtensions { return known }
    let found = methods.values.contains { methods in
      methods.keys.contains { $0.description.hasPrefix("extension ") }
    }
    hasExtensions = found
    return found
  }
}

extension Simulator {
  /// The app's member in an extension of a class that the object is of; nil without one.
  fileprivate func extending(_ member: String, _ object: AnyObject) -> RegisteredMethod? {
    registered.isExtending ? method(Selector("extension \(member)"), of: object) : nil
  }

  /// What an extension of the app's answers in the place of a member of UIKit's; nil where no extension has
  /// it, and where the extension itself asks `super`.
  func answer(
    inExtension member: String, of object: AnyObject, _ arguments: [Any?]
  ) -> Any?? {
    guard let method = extending(member, object) else { return nil }
    let (registered, identity) = (registered, ObjectIdentifier(object))
    guard !registered.asked.contains(where: { $0.object == identity && $0.member == member })
    else { return nil }
    registered.asked.append((identity, member))
    defer { registered.asked.removeLast() }
    return .some(method.body(object, (0..<4).map { $0 < arguments.count ? arguments[$0] : nil }))
  }

  /// Whether any extension of the app's has a member in the place of UIKit's.
  var hasExtensions: Bool { registered.isExtending }

  /// Whether an extension of the app's has the member in the place of UIKit's, and does not itself ask `super`.
  func isExtended(_ member: String, _ object: AnyObject) -> Bool {
    guard extending(member, object) != nil else { return false }
    let identity = ObjectIdentifier(object)
    return !registered.asked.contains { $0.object == identity && $0.member == member }
  }
}

extension Simulator {
  private static let registeredKey = StateKey { _ in RegisteredMethods() }
  fileprivate var registered: RegisteredMethods { state(Self.registeredKey) }
}
