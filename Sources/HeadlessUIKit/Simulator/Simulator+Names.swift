package import EventTrace

/// Names for objects and classes that are the same in every run: no addresses, no modules.
extension Simulator {
  /// Whom an event happened to.
  package func subject(of object: AnyObject) -> Event.Subject {
    let className = className(of: type(of: object))
    return Event.Subject(name: name(of: object, className: className), className: className)
  }

  /// The object's class, and from the second object of the class on its number: `Root#2`.
  package func name(of object: AnyObject) -> String {
    name(of: object, className: className(of: type(of: object)))
  }

  private func name(of object: AnyObject, className: String) -> String {
    guard let responder = object as? UIResponder, responder.ordinal > 1 else { return className }
    return "\(className)#\(responder.ordinal)"
  }

  /// The name of a class as its author wrote it, without module and surrounding types.
  package func className(of type: AnyClass) -> String {
    if let known = classNames[ObjectIdentifier(type)] { return known }
    // Printing a type asks it first for all the ways in which it may print itself.
    let name = _typeName(type, qualified: false)
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The number of a new object among those of its class, counted from one.
  func nextOrdinal(of type: AnyClass) -> Int {
    let count = objectCounts[ObjectIdentifier(type), default: 0] + 1
    objectCounts[ObjectIdentifier(type)] = count
    return count
  }
}
