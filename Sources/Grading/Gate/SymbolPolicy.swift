import Synchronization

/// What of other modules an app may use: one answer for the compiler's references and for the
/// symbols of object files.
///
/// Swift's own modules and UIKit are allowed whole, since strict memory safety and the rules for
/// names and attributes hold what is unsafe in them. Of Foundation there is a list. Everything else,
/// C included, is refused unless it is named here.
package final class SymbolPolicy: Sendable {
  private let known = Mutex<[String: Verdict]>([:])
  private let names = Mutex<[String: GuardedNames?]>([:])
  private let lengths = Mutex<[String: Int]>([:])

  package init() {}

  enum Verdict: Hashable, Sendable {
    /// Swift, UIKit and values: nothing that could dispatch to something else.
    case plain
    /// Allowed, and yet with classes whose other methods leave no trace in an object file.
    case allowed
    /// Refused; what it is, as a student would call it.
    case refused(String)
  }

  /// The verdict on a symbol of an object file.
  ///
  /// - Parameter isOwn: Whether it is a function of the app's own, whose code is looked at.
  func verdict(onSymbol symbol: String, isOwn: Bool = false) -> Verdict {
    // The linker's slot for a symbol says what the symbol says.
    let symbol = symbol.hasPrefix("got.$s") ? String(symbol.dropFirst(4)) : symbol
    return verdict(of: isOwn ? "own \(symbol)" : symbol) {
      if let swift = SwiftSymbol(mangled: symbol) {
        return Self.isInherited(swift.text) ? .plain : Self.judge(swift, isOwn: isOwn)
      }
      return Self.isHarmlessInC(symbol) ? .plain : .refused(symbol)
    }
  }

  /// How many bytes the demangled symbol has; 0 for one that is not Swift's, and more than any
  /// number for one that cannot be read.
  func textLength(of symbol: String) -> Int {
    lengths.withLock { lengths in
      if let known = lengths[symbol] { return known }
      if lengths.count > Self.memory { lengths = [:] }
      let length =
        symbol.hasPrefix("$s") ? SwiftSymbol(mangled: symbol)?.text.utf8.count ?? .max : 0
      lengths[symbol] = length
      return length
    }
  }

  /// Whether the symbol is in every view controller's table of methods, so that it says nothing.
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

  /// The names in a symbol of others that are not for everybody; nil for none.
  func guardedNames(in symbol: String) -> GuardedNames? {
    names.withLock { names in
      if let known = names[symbol] { return known }
      if names.count > Self.memory { names = [:] }
      let found = Self.guardedNames(in: symbol)
      names[symbol] = .some(found)
      return found
    }
  }

  struct GuardedNames: Sendable {
    /// With an underscore: a module keeps them for itself.
    var privates: [String]
    /// Ways to memory behind the compiler's back.
    var unsafe: [String]
  }

  private static func guardedNames(in symbol: String) -> GuardedNames? {
    guard let mention = SwiftSymbol(mangled: symbol)?.mentions.first(where: { $0.module != "App" })
    else { return nil }
    // What UIKit adds to others' types is made for apps.
    if let module = mention.extending, wholeModules.contains(module), module != "Swift" {
      return nil
    }
    let privates = mention.path.filter(GatePolicy.isPrivateName)
    let unsafe = mention.path.filter { name in
      // The command line is handed on to `UIApplicationMain`, and nothing else can be done with it.
      name != "unsafeArgv"
        && ["nsafe", "Unmanaged", "OpaquePointer"].contains(where: name.contains)
    }
    if privates.isEmpty && unsafe.isEmpty { return nil }
    return GuardedNames(privates: privates, unsafe: unsafe)
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

  private static func judge(_ symbol: SwiftSymbol, isOwn: Bool) -> Verdict {
    var result = Verdict.plain
    if symbol.text.contains("@convention(c)") { return .refused("@convention(c)") }
    var seen: Set<SwiftSymbol.Mention> = []
    let mentions = symbol.mentions
    // UIKit's own members may be called as those of Foundation's are that reach files: theirs reach none.
    var isTextJudged = mentions.first.map(isOfUIKit) ?? false
    for mention in mentions where seen.insert(mention).inserted {
      let isFoundations = isOfFoundation(mention)
      // All of the text is looked at once: it may have thousands of names. How the app calls its own
      // functions says nothing, and what they do has symbols of its own.
      if !isOwn, isFoundations, !isTextJudged,
        let name = refusal(ofFoundation: mention, in: symbol.text)
      {
        return .refused(name)
      }
      isTextJudged = isTextJudged || isFoundations
      switch judge(mention, in: symbol.text, isOwn: isOwn) {
      case .plain: break
      case .allowed: result = .allowed
      case .refused(let name): return .refused(name)
      }
    }
    return result
  }

  private static func isOfFoundation(_ mention: SwiftSymbol.Mention) -> Bool {
    foundationModules.contains(mention.module)
      || mention.extending.map(foundationModules.contains) ?? false
  }

  /// Whether it is the runtime's, and nothing that the runtime adds to others' types.
  private static func isOfUIKit(_ mention: SwiftSymbol.Mention) -> Bool {
    mention.extending == nil && (mention.module == "HeadlessUIKit" || mention.module == "UIKit")
  }

  private static func judge(
    _ mention: SwiftSymbol.Mention, in text: String, isOwn: Bool
  ) -> Verdict {
    if isOfFoundation(mention) {
      if let type = mention.path.first, threadTypes.contains(type) { return .refused(type) }
      return judgeFoundation(mention, in: text, isOwn: isOwn)
    }
    if mention.module == "Swift", let name = mention.path.first, memoryTypes.contains(name) {
      return .refused(name)
    }
    if mention.extending == nil, mention.module == "Swift", mention.path.first == "Mirror",
      let member = mention.path.dropFirst().first, mirrorMembers.contains(member)
    {
      return .refused("Mirror.\(member)")
    }
    if wholeModules.contains(mention.module) { return .plain }
    if mention.module == "Dispatch", mention.path.first.map(plainDispatchTypes.contains) ?? false {
      return .plain
    }
    if mention.module == "__C" || mention.module == "Glibc", let name = mention.path.first {
      return mathematics.contains(name) ? .plain : .refused(name)
    }
    // A member of a type that the app declares in a function has no module: `title.getter : Swift.String in
    // Row #1 in App.rows() -> ()`. What it does has symbols of its own.
    if isOwn, text.contains(" #") { return .plain }
    return .refused(([mention.module] + mention.path.prefix(1)).joined(separator: "."))
  }

  /// Types of Swift's that read and write any memory without one word that is unsafe: managed buffers hand
  /// out objects of subclasses whose stored properties nobody has initialized, and of an inline array the
  /// compiler counts the bytes in 32 bits and the elements in 64.
  private static let memoryTypes: Set<String> = [
    "ManagedBuffer", "ManagedBufferPointer", "InlineArray",
  ]

  /// What shows the insides of Foundation's and UIKit's objects; the course's own members of the same names,
  /// which an app's files call, do not.
  private static let mirrorMembers: Set<String> = ["init", "descendant"]

  /// Classes that run on threads where they are Foundation's own; UIKit's of the same names take turns.
  private static let threadTypes: Set<String> = ["BlockOperation", "Operation", "OperationQueue"]

  /// Modules of which everything may be used.
  private static let wholeModules: Set<String> = [
    "App", "UIKit", "HeadlessUIKit", "StageKit", "EventTrace", "Swift", "_Concurrency",
    "_StringProcessing", "_RegexParser", "SwiftOnoneSupport", "Builtin",
  ]

  /// What UIKit's own queues are told with: values with which nothing can be done.
  private static let plainDispatchTypes: Set<String> = [
    "DispatchQoS", "DispatchTimeInterval", "DispatchWorkItemFlags",
  ]

  static let foundationModules: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  // MARK: C

  private static func isHarmlessInC(_ symbol: String) -> Bool {
    // What the compiler itself calls; a student's code names none of them, since `@_silgen_name` and
    // every import of C are refused where they are written.
    if ["swift_", "_swift", "__swift_"].contains(where: symbol.hasPrefix) { return true }
    return compilerSupport.contains(symbol) || mathematics.contains(symbol)
  }

  /// What the compiler calls when it makes the object, and never names in SIL.
  static let compilerSupport: Set<String> = [
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
