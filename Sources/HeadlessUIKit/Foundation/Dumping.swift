// What an app dumps. Swift's own functions would show what the runtime keeps in its objects (rule 1256).

/// Writes the value with all its parts to the console, into the trace.
@discardableResult
public nonisolated func dump<Value>(
  _ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
  maxItems: Int = .max
) -> Value {
  var text = ""
  dump(
    value, to: &text, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  write(text, by: "dump")
  return value
}

/// Writes the value with all its parts to a stream.
@discardableResult
public nonisolated func dump<Value, Target: TextOutputStream>(
  _ value: Value, to target: inout Target, name: String? = nil, indent: Int = 0,
  maxDepth: Int = .max, maxItems: Int = .max
) -> Value {
  var dump = Dump(itemsLeft: maxItems)
  dump.add(value, named: name, indent: indent, depth: maxDepth)
  target.write(dump.text)
  return value
}

/// A text like that of Swift's `dump`, of what an app may see.
private nonisolated struct Dump {
  private(set) var text = ""
  private var itemsLeft: Int
  /// The numbers of the objects and types that are written already.
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(itemsLeft: Int) {
    self.itemsLeft = itemsLeft
  }

  mutating func add(_ value: Any, named name: String?, indent: Int, depth: Int) {
    let mirror = _courseMirror(reflecting: value)
    guard begin(mirror, indent: indent, depth: depth) else { return }
    if let name { text += "\(name): " }
    text += Self.summary(of: value)
    if let identity = Self.identity(of: value) {
      let known = numbers[identity]
      let number = known ?? numbers.count
      numbers[identity] = number
      text += " #\(number)"
      if known != nil {
        text += "\n"
        return
      }
    }
    text += "\n"
    addParts(of: mirror, indent: indent, depth: depth)
  }

  private mutating func addSuperclass(_ mirror: Mirror, indent: Int, depth: Int) {
    guard begin(mirror, indent: indent, depth: depth) else { return }
    // Classes of Objective-C have no module.
    let isQualified = isOfApp(mirror.subjectType)
    text += "super: \(_typeName(mirror.subjectType, qualified: isQualified))\n"
    addParts(of: mirror, indent: indent, depth: depth)
  }

  /// Begins a line; false where there are enough.
  private mutating func begin(_ mirror: Mirror, indent: Int, depth: Int) -> Bool {
    guard itemsLeft > 0 else { return false }
    itemsLeft -= 1
    text += String(repeating: " ", count: max(0, indent))
    text += mirror.children.isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ "
    return true
  }

  private mutating func addParts(of mirror: Mirror, indent: Int, depth: Int) {
    guard depth > 0 else { return }
    if let above = mirror.superclassMirror {
      addSuperclass(above, indent: indent + 2, depth: depth - 1)
    }
    for (place, part) in mirror.children.enumerated() {
      if itemsLeft <= 0 {
        let left = mirror.children.count - place
        text += String(repeating: " ", count: max(0, indent + 4))
        text += "(\(left)\(place > 0 ? " more" : "") \(left == 1 ? "child" : "children"))\n"
        return
      }
      add(part.value, named: part.label, indent: indent + 2, depth: depth - 1)
    }
  }

  /// What Swift writes of the value itself.
  private static func summary(of value: Any) -> String {
    var line = ""
    Swift.dump(value, to: &line, maxDepth: 0)
    // A sign for the parts, and behind it the number of the only object.
    let words = line.dropFirst(2).dropLast()
    return String(identity(of: value) != nil && words.hasSuffix(" #0") ? words.dropLast(3) : words)
  }

  private static func identity(of value: Any) -> ObjectIdentifier? {
    if type(of: value) is any AnyObject.Type { return ObjectIdentifier(value as AnyObject) }
    return (value as? Any.Type).map { ObjectIdentifier($0) }
  }
}
