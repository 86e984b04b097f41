// Reflection shows an app what its own types have, and the values in others'. Swift would show it what the
// objects of Foundation and UIKit keep, too: on iOS they are Objective-C's and show nothing. Among that are
// functions that take pointers, and pointers to give them (rule 1256).

/// What a value has, as far as an app may see it; for code that the adapter has written.
public nonisolated func _courseMirror(reflecting subject: Any) -> Mirror {
  let mirror = Mirror(reflecting: subject)
  // An author's own mirror was made by the function below.
  if subject is any CustomReflectable, isOfApp(mirror.subjectType) { return mirror }
  return seen(mirror, of: subject)
}

/// A mirror with children of the app's own choice; for code that the adapter has written.
public nonisolated func _courseMirror<Subject, Children: Collection>(
  _ subject: Subject, children: Children, displayStyle: Mirror.DisplayStyle?,
  ancestorRepresentation: Mirror.AncestorRepresentation
) -> Mirror where Children.Element == Mirror.Child {
  Mirror(
    subject, children: children, displayStyle: displayStyle,
    ancestorRepresentation: ancestors(of: subject, ancestorRepresentation))
}

/// What lies at the end of a path of names and numbers; for code that the adapter has written.
public nonisolated func _courseDescendant(
  of mirror: Mirror, at path: [any MirrorPath]
) -> Any? {
  var mirror = mirror
  for (index, step) in path.enumerated() {
    let children = mirror.children
    let place: Mirror.Children.Index?
    if let label = step as? String {
      place = children.firstIndex { $0.label == label }
    } else if let number = step as? Int, number >= 0 {
      place = children.index(children.startIndex, offsetBy: number, limitedBy: children.endIndex)
    } else {
      place = nil
    }
    guard let place, place != children.endIndex else { return nil }
    let value = children[place].value
    if index == path.count - 1 { return value }
    mirror = _courseMirror(reflecting: value)
  }
  return nil
}

/// The classes above, as an app may see them.
///
/// Where an author's mirror is not that of the class above, Swift would look into that class by itself.
private nonisolated func ancestors<Subject>(
  of subject: Subject, _ wanted: Mirror.AncestorRepresentation
) -> Mirror.AncestorRepresentation {
  if case .suppressed = wanted { return .suppressed }
  let plain = Mirror(subject, children: [], ancestorRepresentation: .generated)
  guard let above = plain.superclassMirror else { return .suppressed }
  if case .customized(let make) = wanted {
    let made = make()
    if made.subjectType == above.subjectType { return .customized({ made }) }
  }
  return .customized({ seen(above, of: subject) })
}

/// The mirror without what is none of the app's.
private nonisolated func seen(_ mirror: Mirror, of subject: Any) -> Mirror {
  let isOfApp = isOfApp(mirror.subjectType)
  let isHidden = !isOfApp && mirror.subjectType is AnyClass
  let children = isHidden ? [] : mirror.children.filter { isPlain($0.value, inApp: isOfApp) }
  func open<Subject>(_: Subject.Type) -> Mirror {
    guard let whole = subject as? Subject else {
      return Mirror(subject, children: children, displayStyle: mirror.displayStyle)
    }
    let above = mirror.superclassMirror
    return Mirror(
      whole, children: children, displayStyle: mirror.displayStyle,
      ancestorRepresentation: above.map { above in .customized({ seen(above, of: subject) }) }
        ?? .suppressed)
  }
  return _openExistential(mirror.subjectType, do: open)
}

/// Whether a type is of the app's own module.
nonisolated func isOfApp(_ type: Any.Type) -> Bool {
  let name = _typeName(type, qualified: true)
  return name.hasPrefix("\(AppBundle.moduleName).")
    || name.hasPrefix("(extension in \(AppBundle.moduleName))")
}

/// Whether nothing can be done with a value but to look at it: it is no pointer, and no function but one that
/// the app has put there.
nonisolated func isPlain(_ value: Any, inApp: Bool = false) -> Bool {
  let name = _typeName(type(of: value), qualified: false)
  return !["Unsafe", "OpaquePointer", "Unmanaged"].contains(where: name.contains)
    && (inApp || !name.contains("->"))
}
