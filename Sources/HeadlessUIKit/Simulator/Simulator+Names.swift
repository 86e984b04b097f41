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
    guard let numbered = object as? any NumberedObject, numbered.ordinal > 1 else {
      return className
    }
    return "\(className)#\(numbered.ordinal)"
  }

  /// The name of a class, which no other class has: an app's with the types that surround it, as in
  /// `Onboarding.Page`, and without its module.
  package func className(of type: AnyClass) -> String {
    if let known = classNames[ObjectIdentifier(type)] { return known }
    let name = newName(of: ClassName(type), for: ObjectIdentifier(type))
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The name that the author of a class gave it, without what surrounds it.
  func simpleName(of type: AnyClass) -> String { _typeName(type, qualified: false) }

  /// The number of a new object among those of its class, counted from one.
  func nextOrdinal(of type: AnyClass) -> Int {
    let count = objectCounts[ObjectIdentifier(type), default: 0] + 1
    objectCounts[ObjectIdentifier(type)] = count
    return count
  }

  /// Private classes of two files, and those that functions declare, may be called the same: from the
  /// second on they have a number.
  private func newName(of name: ClassName, for type: ObjectIdentifier) -> String {
    var unique = name.text
    var number = name.isOutdone ? 2 : 1
    if number > 1 { unique += " (2)" }
    while let other = namedClasses[unique], other != type {
      number += 1
      unique = "\(name.text) (\(number))"
    }
    namedClasses[unique] = type
    return unique
  }
}

/// An object that has a number among those of its class, by which the trace names it.
protocol NumberedObject: AnyObject {
  /// Counted from one, in the order of their making.
  var ordinal: Int { get }
}

/// What a class is called, read from the name that the Swift runtime has for it.
struct ClassName {
  /// With surrounding types and arguments of generic ones, without modules.
  private(set) var text = ""
  /// Whether a class that is not hidden in a file or function has this name.
  private(set) var isOutdone = false

  init(_ type: AnyClass) {
    let full = _typeName(type, qualified: true)
    guard full.hasPrefix("\(Self.appModule).") || full.contains("(extension in App):") else {
      // Nobody but an app has a reason to call two classes the same.
      let simple = _typeName(type, qualified: false)
      text = full.hasPrefix("\(Self.stageModule).") ? "\(Self.stageModule).\(simple)" : simple
      return
    }
    // Most classes are in their module and nowhere else.
    let isPlain = full.utf8.allSatisfy { Self.isOfIdentifier($0) || $0 == UInt8(ascii: ".") }
    guard isPlain else {
      // Between backticks a name may have any character; this one comes before an object's number.
      text = Self.withoutModules(full).replacing("#", with: "_")
      isOutdone =
        Self.isKnown(text, in: Self.appModule) || Self.isKnown(text, in: Self.runtimeModule)
      return
    }
    text = String(full.dropFirst(Self.appModule.count + 1))
    // A name that somebody else's class has, too: UIKit's, or the stage's.
    let isTaken =
      text.hasPrefix("\(Self.stageModule).")
      || !text.contains(".") && Self.isKnown(text, in: Self.runtimeModule)
    if isTaken { text = full }
  }

  private static let appModule = "App"
  private static let stageModule = "Stage"
  private static let runtimeModule = "HeadlessUIKit"

  /// Whether a module has a class of that name that everything in it can see.
  private static func isKnown(_ name: String, in module: String) -> Bool {
    // Classes of the runtime begin as UIKit's do; to look for another costs more than to name it.
    guard module == appModule || name.prefix(2).allSatisfy(\.isUppercase) else { return false }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") != nil
  }

  /// The names in a text without the modules that they begin with, the files and functions that hide
  /// them, and the modules that extend others' types.
  private static func withoutModules(_ full: String) -> String {
    var text = ""
    var rest = full[...]
    // The first name of each path is a module's.
    var isFirst = true
    while let character = rest.first {
      if let hidden = rest.prefixMatch(of: /\(unknown context at \$[0-9a-f]+\)\./) {
        rest = rest[hidden.range.upperBound...]
      } else if let extended = rest.prefixMatch(of: /\(extension in [^)]*\):/) {
        rest = rest[extended.range.upperBound...]
        isFirst = true
      } else if character.isLetter || character.isNumber || character == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[name.endIndex...]
        if isFirst, rest.first == "." { rest.removeFirst() } else { text += name }
        isFirst = false
      } else {
        text.append(character)
        rest.removeFirst()
        isFirst = character != "."
      }
    }
    return text
  }

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    // Letters beyond ASCII are of names, too.
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
