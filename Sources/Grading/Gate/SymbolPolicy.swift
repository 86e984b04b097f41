import Synchronization

/// What of other modules an app may use: one answer for the compiler's references and for the
/// symbols of object files.
///
/// Swift's own modules and UIKit are allowed whole, since strict memory safety and the rules for
/// names and attributes hold what is unsafe in them. Of Foundation there is a list. Everything else,
/// C included, is refused unless it is named here.
package final class SymbolPolicy: Sendable {
  private let known = Mutex<[String: Verdict]>([:])

  package init() {}

  enum Verdict: Hashable, Sendable {
    /// Swift, UIKit and values: nothing that could dispatch to something else.
    case plain
    /// Allowed, and yet with classes whose other methods leave no trace in an object file.
    case allowed
    /// Refused; what it is, as a student would call it.
    case refused(String)
  }

  /// What is thought of a symbol as it stands in an object file.
  func verdict(onSymbol symbol: String) -> Verdict {
    // The linker's slot for a symbol says what the symbol says.
    let symbol = symbol.hasPrefix("got.$s") ? String(symbol.dropFirst(4)) : symbol
    return verdict(of: symbol) {
      if let swift = SwiftSymbol(mangled: symbol) {
        return Self.isInherited(swift.text) ? .plain : Self.judge(swift)
      }
      return Self.isHarmlessInC(symbol) ? .plain : .refused(symbol)
    }
  }

  /// Whether the symbol stands in every view controller's table of methods, so that it tells nothing.
  ///
  /// Both speak of a class of Foundation's; to have an object of it, an app must name it or call
  /// something else that does.
  private static func isInherited(_ text: String) -> Bool {
    if text.hasSuffix(archiving) { return true }
    guard let initializer = text.firstRange(of: nibInitializer) else { return false }
    return !text[..<initializer.lowerBound].contains("Foundation")
      && !text[initializer.upperBound...].contains("Foundation")
  }

  private static let nibInitializer =
    "init(nibName: Swift.Optional<Swift.String>, bundle: Swift.Optional<Foundation.Bundle>) -> "
  private static let archiving =
    "Foundation.NSObject.replacementObject(for: Foundation.NSKeyedArchiver) -> Swift.Optional<Any>"

  /// What is thought of a reference as the compiler's tree writes it: `s:…`, `c:…`, or a type `$s…`.
  func verdict(onReference reference: String) -> Verdict {
    verdict(of: reference) {
      if reference.hasPrefix("s:e:") {
        return self.verdict(onReference: String(reference.dropFirst(4)))
      }
      if reference.hasPrefix("c:") { return Self.judgeClang(reference) }
      let mangled = reference.hasPrefix("s:") ? "$s\(reference.dropFirst(2))" : reference
      guard let swift = SwiftSymbol(mangled: mangled) else { return .refused(reference) }
      return Self.judge(swift)
    }
  }

  private func verdict(of key: String, judge: () -> Verdict) -> Verdict {
    if let known = known.withLock({ $0[key] }) { return known }
    let verdict = judge()
    known.withLock { known in
      // Names of strangers' own making must not fill the memory.
      if known.count > Self.memory { known = [:] }
      known[key] = verdict
    }
    return verdict
  }

  private static let memory = 20_000

  private static func judge(_ symbol: SwiftSymbol) -> Verdict {
    var result = Verdict.plain
    if symbol.text.contains("@convention(c)") { return .refused("@convention(c)") }
    if formats.contains(where: symbol.text.hasPrefix) { return .plain }
    for mention in symbol.mentions {
      switch judge(mention, in: symbol.text) {
      case .plain: break
      case .allowed: result = .allowed
      case .refused(let name): return .refused(name)
      }
    }
    return result
  }

  /// How texts are formatted in apps: what the course's glue puts in the place of Foundation's own.
  private static let formats = [
    "Swift.String.init(format:", "static Swift.String.localizedStringWithFormat(",
    "Swift.StringProtocol.appendingFormat<", "Foundation.NSString.init(format:",
    "Foundation.NSString.__allocating_init(format:",
    "static Foundation.NSString.localizedStringWithFormat(", "Foundation.NSString.appendingFormat(",
  ].map {
    $0.hasPrefix("static ")
      ? "static (extension in App):\($0.dropFirst(7))" : "(extension in App):\($0)"
  }

  private static func judge(_ mention: SwiftSymbol.Mention, in text: String) -> Verdict {
    let isFoundations =
      foundationModules.contains(mention.module)
      || mention.extending.map(foundationModules.contains) ?? false
    if isFoundations { return judgeFoundation(mention, in: text) }
    if wholeModules.contains(mention.module) { return .plain }
    if mention.module == "Dispatch", mention.path.first.map(plainDispatchTypes.contains) ?? false {
      return .plain
    }
    return .refused(([mention.module] + mention.path.prefix(1)).joined(separator: "."))
  }

  /// Modules of which everything may be used.
  private static let wholeModules: Set<String> = [
    "App", "UIKit", "HeadlessUIKit", "EventTrace", "Swift", "_Concurrency", "_StringProcessing",
    "_RegexParser", "SwiftOnoneSupport", "Builtin",
  ]

  /// What UIKit's own queues are told with: values with which nothing can be done.
  private static let plainDispatchTypes: Set<String> = ["DispatchQoS", "DispatchWorkItemFlags"]

  static let foundationModules: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  // MARK: C

  private static func judgeClang(_ reference: String) -> Verdict {
    // Constants such as `M_PI`.
    if reference.contains("@macro@") { return .plain }
    let name = reference.split(separator: "@").last.map(String.init) ?? reference
    return reference.hasPrefix("c:@F@") && mathematics.contains(name) ? .plain : .refused(name)
  }

  private static func isHarmlessInC(_ symbol: String) -> Bool {
    // What the compiler itself calls; a student's code names none of them, since `@_silgen_name` and
    // every import of C are refused where they are written.
    if ["swift_", "_swift", "__swift_"].contains(where: symbol.hasPrefix) { return true }
    return compilerSupport.contains(symbol) || mathematics.contains(symbol)
  }

  private static let compilerSupport: Set<String> = [
    "memcpy", "memmove", "memset", "memcmp", "malloc", "free", "bzero", "_GLOBAL_OFFSET_TABLE_",
    "__stack_chk_fail", "__stack_chk_guard", "_Block_copy", "_Block_release",
    "_NSConcreteStackBlock", "__udivti3", "__umodti3", "__divti3", "__modti3", "__multi3",
  ]

  private static let mathematics: Set<String> = {
    let names = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh",
      "acosh",
      "atanh", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "pow", "sqrt", "cbrt",
      "hypot", "floor", "ceil", "round", "trunc", "rint", "nearbyint", "fmod", "remainder", "fabs",
      "fmin", "fmax", "fdim", "fma", "copysign", "erf", "erfc", "tgamma", "lround", "lrint", "abs",
      "labs", "ldexp", "logb", "scalbn", "nextafter",
    ]
    return Set(names.flatMap { [$0, "\($0)f", "\($0)l"] })
  }()
}
