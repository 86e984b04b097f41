/// Makes known what Objective-C finds by its name: methods under their selectors, properties under their
/// keys, and classes that `@objc(Name)` names.
///
/// Each file registers its own: what is private in it is seen from nowhere else.
struct Registrations: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    (app.registrations[file.path] ?? []).compactMap { registration in
      guard registration.place != .besideFile else { return nil }
      // What is private, or stands for many types, is seen from inside alone.
      var text = " \(registration.function)"
      if registration.place == .inEachObject {
        text +=
          "; let _courseRegistered\(registration.number): Void = \(registration.simpleName)"
          + ".\(registration.name)()"
      }
      let type = file.types[registration.typeIndex]
      let end = file.tokens[type.body.lowerBound].range.upperBound
      return SourceEdit(range: end..<end, replacement: "\(text);")
    }
  }

  func appendix(to file: ScannedFile, of app: ScannedApp) -> String {
    guard let number = app.paths.firstIndex(of: file.path) else { return "" }
    var calls: [String] = []
    var text = ""
    for registration in app.registrations[file.path] ?? [] {
      switch registration.place {
      case .besideFile:
        text += "extension \(registration.type) { \(registration.function) }\n"
        calls.append("\(registration.type).\(registration.name)()")
      case .inside(let outer):
        text +=
          "extension \(outer) { static func \(registration.name)Inside() { "
          + "\(registration.type).\(registration.name)() } }\n"
        calls.append("\(outer).\(registration.name)Inside()")
      case .inEachObject: break
      }
    }
    guard !calls.isEmpty else { return "" }
    return text + "func _courseMethods\(number)() { \(calls.joined(separator: "; ")) }\n"
  }

  /// The text of `CourseMethods.swift`; nil for an app that has nothing of the kind.
  static func glue(for app: ScannedApp) -> String? {
    let hasSelectors = app.files.values.contains { $0.tokens.contains { $0.text == "#selector" } }
    let registered = app.registrations.values.joined()
    let observed = ObservedProperties.glue(for: app)
    guard hasSelectors || !registered.isEmpty || observed != nil else { return nil }
    let numbers = app.paths.indices.filter { index in
      app.registrations[app.paths[index]]?.contains { $0.place != .inEachObject } ?? false
    }
    let properties = registered.contains { $0.hasProperties } ? "\n\(propertyFunction)" : ""
    return functions + properties + (observed.map { "\n\($0)" } ?? "") + """

      @_cdecl("course_methods")
      public func _courseRegisterMethods() { \
      \(numbers.map { "_courseMethods\($0)()" }.joined(separator: "; ")) }

      """
  }

  private static let propertyFunction = """
    func _courseProperty<Target: AnyObject, Value>(
      _ name: String, _ path: KeyPath<Target, Value>
    ) { UIKit._registerProperty(name, path) }

    """

  private static let functions = """
    import UIKit

    func _courseClass(_ type: AnyClass, _ name: String) { UIKit._registerClass(type, name) }

    func _courseSelector<Method>(
      _ name: String, _ method: @autoclosure () -> Method
    ) -> UIKit.Selector { UIKit.Selector(name) }

    func _courseMethod<Target: AnyObject, Result>(
      _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> () -> Result
    ) {
      UIKit._registerMethod(type, name) { target, _, _ in method(target as! Target)() }
    }

    func _courseMethod<Target: AnyObject, First, Result>(
      _ type: Target.Type, _ name: String,
      _ method: @escaping (Target) -> (First) -> Result, unread: Set<Int> = []
    ) {
      UIKit._registerMethod(type, name) { target, first, _ in
        let taken = UIKit._CourseArguments(name, target, unread)
        guard let first: First = taken.argument(0, first) else { return nil }
        return method(target as! Target)(first)
      }
    }

    func _courseMethod<Target: AnyObject, First, Second, Result>(
      _ type: Target.Type, _ name: String,
      _ method: @escaping (Target) -> (First, Second) -> Result, unread: Set<Int> = []
    ) {
      UIKit._registerMethod(type, name) { target, first, second in
        let taken = UIKit._CourseArguments(name, target, unread)
        guard let first: First = taken.argument(0, first),
          let second: Second = taken.argument(1, second)
        else { return nil }
        return method(target as! Target)(first, second)
      }
    }

    func _courseMethod<Target: AnyObject, First, Second, Third, Result>(
      _ type: Target.Type, _ name: String,
      _ method: @escaping (Target) -> (First, Second, Third) -> Result, unread: Set<Int> = []
    ) {
      UIKit._registerMethod(type, name) { target, first, second, third in
        let taken = UIKit._CourseArguments(name, target, unread)
        guard let first: First = taken.argument(0, first),
          let second: Second = taken.argument(1, second),
          let third: Third = taken.argument(2, third)
        else { return nil }
        return method(target as! Target)(first, second, third)
      }
    }

    func _courseMethod<Target: AnyObject, First, Second, Third, Fourth, Result>(
      _ type: Target.Type, _ name: String,
      _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result, unread: Set<Int> = []
    ) {
      UIKit._registerMethod(type, name) { target, first, second, third, fourth in
        let taken = UIKit._CourseArguments(name, target, unread)
        guard let first: First = taken.argument(0, first),
          let second: Second = taken.argument(1, second),
          let third: Third = taken.argument(2, third),
          let fourth: Fourth = taken.argument(3, fourth)
        else { return nil }
        return method(target as! Target)(first, second, third, fourth)
      }
    }

    """
}

/// What one type or extension of a file makes known.
struct TypeRegistration {
  enum Place: Hashable {
    /// In an extension behind the file's last line.
    case besideFile
    /// In the type's body, called from the type around it, in which it is private.
    case inside(String)
    /// In the body of a generic class, called when an object is made: there are many such classes.
    case inEachObject
  }

  let place: Place
  let typeIndex: Int
  let type: String
  /// The file's number and the type's in it.
  let number: String
  let lines: [String]
  let hasProperties: Bool

  var name: String { "_courseMethods\(number)" }
  var simpleName: String { type.split(separator: ".").last.map(String.init) ?? type }
  var function: String { "static func \(name)() { \(lines.joined(separator: "; ")) }" }
}

extension ScannedApp {
  /// What a file's types make known, in their order.
  func registrations(
    in file: ScannedFile, number: Int, _ methods: [ExposedMethod]
  )
    -> [TypeRegistration]
  {
    let exposed = Dictionary(grouping: methods, by: \.typeIndex)
    let generic = Set(file.types.filter(\.isGeneric).map(\.name))
    return file.types.enumerated().compactMap { index, type in
      guard type.keyword == "class" || type.keyword == "extension" else { return nil }
      let properties = ExposedProperty.all(of: type, in: file, isInferred: infersProperties)
      // A property with the name of its class would be meant by that name in an extension.
      let isHidden = properties.contains { $0.name == type.name }
      let ownName = isHidden ? "_CourseOwn" : type.name
      let methods = (exposed[index] ?? []).compactMap { method -> String? in
        let unseen = UnseenOverrides.call(of: method.method, of: type, in: self)
        guard let selector = method.selector ?? unseen.map({ _ in method.unseenSelector }) else {
          return nil
        }
        let reference = unseen ?? "\(ownName).\(method.method.fullReference)"
        let unread = file.unreadParameters(of: method.method)
        return "_courseMethod(\(ownName).self, \"\(selector)\", \(reference)"
          + (unread.isEmpty ? ")" : ", unread: \(unread))")
      }
      let name = file.objectiveCName(of: type)
      let answers =
        ClassAnswers.registrations(of: type) + Overrides.registrations(of: type, in: file, of: self)
        + DeclaredMethods.registrations(of: type, in: self)
      if properties.isEmpty, methods.isEmpty, answers.isEmpty, name == nil { return nil }
      guard let place = place(of: type, generic: generic, in: file) else { return nil }
      let lines =
        (isHidden ? ["typealias _CourseOwn = \(type.name)"] : []) + methods + answers
        + properties.map { "_courseProperty(\"\($0.key)\", \\\(ownName).\($0.name))" }
        + (name.map { ["_courseClass(\(type.name).self, \"\($0)\")"] } ?? [])
      return TypeRegistration(
        place: place, typeIndex: index, type: type.name, number: "\(number)_\(index)", lines: lines,
        hasProperties: !properties.isEmpty)
    }
  }

  /// Where a type's registration may stand; nil where nobody would call it.
  private func place(
    of type: TypeDeclaration, generic: Set<String>, in file: ScannedFile
  ) -> TypeRegistration.Place? {
    let path = type.name.split(separator: ".")
    let around = (1..<path.count).map { path[..<$0].joined(separator: ".") }
    if generic.contains(type.name) || !generic.isDisjoint(with: around) {
      return type.keyword == "class" ? .inEachObject : nil
    }
    guard let outer = around.last, type.modifiers.contains("private") else { return .besideFile }
    let isOuterSeen = file.types.contains { $0.name == outer && !$0.modifiers.contains("private") }
    return isOuterSeen ? .inside(outer) : nil
  }
}

extension ExposedMethod {
  fileprivate var unseenSelector: String {
    Self.selector(name: method.name, labels: method.labels ?? [])
  }
}

extension ScannedFile {
  /// The numbers of the parameters that a method's body does not mention, of those that may be objects of
  /// another class than it says.
  fileprivate func unreadParameters(of method: MemberDeclaration) -> [Int] {
    let open = method.signatureEnd
    guard open < tokens.count, tokens[open].isMark("{"), let close = closing(open) else {
      return []
    }
    return method.parameterNames.indices.filter { number in
      let type = method.parameterTypes[number]
      guard type.last?.isLetter == true, !Self.neverMistaken.contains(type) else { return false }
      let name = method.parameterNames[number]
      // A word in a string may stand in an interpolation.
      return !tokens[open...close].contains { token in
        token.kind == .word ? token.text == name : token.text.contains(name)
      }
    }
  }

  /// Types that take anything, and values.
  private static let neverMistaken: Set<String> = [
    "Any", "AnyObject", "Bool", "CGFloat", "Double", "Float", "Int", "NSCoder", "String",
  ]

  /// The name that `@objc(Name)` gives to a class; nil without one.
  func objectiveCName(of type: TypeDeclaration) -> String? {
    guard type.keyword == "class", !type.isGeneric, type.attributes.contains("objc") else {
      return nil
    }
    for index in type.start..<type.nameToken
    where tokens[index].text == "@objc" && tokens[index + 1].isMark("(") {
      let name = tokens[index + 2]
      return name.kind == .word ? name.text : nil
    }
    return nil
  }
}
