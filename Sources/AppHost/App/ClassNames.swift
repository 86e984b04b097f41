import Foundation

/// Finds classes by the names that `NSStringFromClass` gives them.
enum ClassNames {
  /// The module that every app is compiled as.
  private static let appModule = "App"
  /// Where UIKit's own classes live.
  private static let runtimeModule = "HeadlessUIKit"
  /// The modules that a name may begin with, as they are called here.
  private static let modules = [
    appModule: appModule, "UIKit": runtimeModule, runtimeModule: runtimeModule,
  ]

  /// The class of that name: with its module, or without one in UIKit, whose classes are
  /// Objective-C's. A Swift class of the app has no name without its module.
  ///
  /// Classes of other modules are not found: an app could otherwise make objects by name that its source
  /// may not name.
  static func find(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 8, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isNamePart) })
    else { return nil }
    if let module = modules[parts[0]], parts.count > 1,
      let found = find(parts.dropFirst(), in: module),
      module == appModule || found is NSObject.Type
    {
      return found
    }
    // What is no object of Objective-C's is the runtime's own affair.
    return find(parts[...], in: runtimeModule) as? NSObject.Type
  }

  /// Looks a type up by its mangled name. For a nested type it tries each kind of the types around
  /// it.
  private static func find(_ path: ArraySlice<String>, in module: String) -> AnyClass? {
    guard let last = path.last else { return nil }
    var contexts = [mangled(module)]
    for outer in path.dropLast() {
      contexts = contexts.flatMap { context in
        ["C", "V", "O"].map { context + mangled(outer) + $0 }
      }
    }
    for context in contexts {
      if let type = _typeByName(context + mangled(last) + "C") as? AnyClass { return type }
    }
    return nil
  }

  /// An identifier as a mangled name has it: its length and itself.
  private static func mangled(_ identifier: String) -> String {
    "\(identifier.utf8.count)\(identifier)"
  }
}

extension UInt8 {
  /// Whether it is a character of an ASCII identifier.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
