import CourseModel
import CourseRunner
import Foundation
import Synchronization
import Words

/// What a module's raw SIL shows: every function, method, witness, builtin and global that the app uses.
struct SILAudit {
  private(set) var violations: [Violation] = []

  private let sil: RawSIL
  private let policy: SymbolPolicy
  private let sources: [InspectedSource]
  /// What is refused of one app; nobody is told more.
  private static let limit = 1000
  /// Lines on which one thing is refused.
  private static let lineLimit = 200
  /// Whether a name is written in any file.
  private var written: [String: Bool] = [:]

  init(_ sil: RawSIL, of sources: [InspectedSource], policy: SymbolPolicy) {
    self.sil = sil
    self.policy = policy
    self.sources = sources
    guard isReadable else {
      violations = [Violation(rule: .unreadable, subject: Self.tooManyParts)]
      return
    }
    for (reference, lines) in sil.references where violations.count < Self.limit {
      switch reference {
      case .symbol(let symbol): judge(symbol: symbol, at: lines)
      case .member(let member): judge(member: member, at: lines)
      case .builtin(let name):
        if !Self.builtins.contains(where: name.hasPrefix) { refuse(.privateName, name, at: lines) }
      case .instruction(let name):
        refuse(.unsafeCode, name, at: lines)
      }
    }
    for name in sil.overridden.intersection(SymbolPolicy.believedClasses).sorted() {
      refuse(.systemAPI, "subclass of \(name)", at: [])
    }
    refuseKeptTaskGroups()
    if !sil.cFunctions.isEmpty { refuse(.cFunction, "@convention(c)", at: sil.cFunctions) }
    if !sil.strangeNames.isEmpty {
      refuse(
        .unreadable, GateRefusal.Reason.strangeName.words, at: sil.strangeNames)
    }
  }

  /// Whether the symbols can be demangled in no time: in a few letters they can speak of types
  /// with thousands of parts.
  private var isReadable: Bool {
    var left = Self.textLimit
    for case .symbol(let symbol) in sil.references.keys {
      let length = policy.textLength(of: symbol)
      if length > Self.longestText || length > left { return false }
      left -= length
    }
    return true
  }

  static let tooManyParts = GateRefusal.Reason.tooManyParts.words

  /// Bytes of one symbol's words, and of all of them: many times what a person's app has.
  private static let longestText = 8 << 10
  private static let textLimit = 1 << 20

  /// The same violations of an object, at the lines where the SIL has what they are about.
  mutating func place(_ others: [Violation]) -> [Violation] {
    violations = []
    for refusal in others {
      let type = refusal.subject.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      refuse(
        refusal.rule, refusal.subject, at: type.isEmpty ? [] : sil.lines(mentioning: String(type)))
    }
    return violations
  }

  private mutating func refuse(_ rule: GateRule, _ subject: String, at lines: [Int]) {
    // Lines of the course's own glue have no place, and take none from the author's.
    var places: [Violation] = []
    for line in lines.prefix(10 * Self.lineLimit) where places.count < Self.lineLimit {
      guard let place = sil.place(at: line),
        let source = sources.first(where: { $0.label == place.file })
      else { continue }
      places.append(Violation(rule: rule, subject: subject, path: source.path, line: place.line))
    }
    violations += places.isEmpty ? [unplaced(rule, subject)] : places
  }

  /// A refusal of what the compiler made by itself, at the place where its name is first written.
  private func unplaced(_ rule: GateRule, _ subject: String) -> Violation {
    let words = subject.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    for word in words.reversed() {
      for source in sources {
        if let offset = source.compiled.firstPlace(of: word) {
          return Violation(rule: rule, subject: subject, path: source.path, offset: offset)
        }
      }
    }
    return Violation(rule: rule, subject: subject, path: sources.count == 1 ? sources[0].path : nil)
  }

  private mutating func refuseKeptTaskGroups() {
    let hasGroups = sil.references.keys.contains {
      guard case .symbol(let symbol) = $0 else { return false }
      return symbol.hasPrefix("$ss") && symbol.contains("TaskGroup")
    }
    guard hasGroups else { return }
    var use = TaskGroupUse(asksForIterators: isWritten("makeAsyncIterator"))
    let lines = sil.lines { use.isRefused($0) }
    if !lines.isEmpty {
      refuse(.unsafeMemory, GateRefusal.Reason.keptTaskGroup.words, at: lines)
    }
  }

  // MARK: Symbols

  private mutating func judge(symbol: String, at lines: [Int]) {
    // Here only the author's own call can have named it.
    if SymbolPolicy.compilerSupport.contains(symbol) {
      return refuse(.systemAPI, symbol, at: lines)
    }
    let isOwn = sil.own.contains(symbol)
    switch policy.verdict(onSymbol: symbol, isOwn: isOwn) {
    case .refused(let name):
      refuse(
        name == "@convention(c)" ? .cFunction : .systemAPI, name, at: lines)
    case .plain, .allowed:
      // A protocol witness is called by foreign code, which trusts it: an app that says by itself how
      // its values are passed on to C has `String(format:)` read any memory.
      guard !isOwn || symbol.hasSuffix("TW"), let names = policy.guardedNames(in: symbol)
      else { return }
      for name in names.privates where isWritten(name) {
        let places = lines.filter { !isOfCourse(at: $0) }
        if !places.isEmpty { return refuse(.privateName, name, at: places) }
      }
      for name in names.unsafe where isWritten(name) {
        return refuse(.unsafeMemory, GateRefusal.Reason.unsafeMemory(name).words, at: lines)
      }
    }
  }

  /// Whether the line is of the course's own glue, which no file of the author's can be called like.
  private func isOfCourse(at line: Int) -> Bool {
    guard let place = sil.place(at: line) else { return false }
    return Self.courseFiles.contains(place.file)
      && !sources.contains { $0.label == place.file }
  }

  /// The compiler refers to private names of Swift's by itself; what counts is what the author wrote.
  private mutating func isWritten(_ name: String) -> Bool {
    if let known = written[name] { return known }
    let isWritten = sources.contains { $0.compiled.firstPlace(of: name) != nil }
    written[name] = isWritten
    return isWritten
  }

  // MARK: Members

  private mutating func judge(member: String, at lines: [Int]) {
    let path = member.prefix { $0 != "!" }.split(separator: ".").map(String.init)
    guard let type = path.first, path.count > 1, type != "?" else {
      return refuse(.unreadable, GateRefusal.Reason.unknownMethod.words, at: lines)
    }
    if let name = path.first(where: { $0.contains("nsafe") }), isWritten(name) {
      return refuse(.unsafeMemory, GateRefusal.Reason.unsafeMemory(name).words, at: lines)
    }
    guard FoundationTypes.has(type) else {
      if !sil.classes.contains(type), let name = path.last, GatePolicy.isPrivateName(name),
        isWritten(name), lines.contains(where: { sil.line(at: $0).contains("class_method") })
      {
        refuse(.privateName, name, at: lines)
      }
      return
    }
    let mention = SwiftSymbol.Mention(module: "Foundation", path: path, extending: nil)
    let text = "Foundation.\(path.joined(separator: "."))"
    var name = SymbolPolicy.refusal(ofFoundation: mention, in: text)
    if name == nil, case .refused(let judged) = SymbolPolicy.judgeFoundation(mention, in: text) {
      name = judged
    }
    if let name, !isOwn(type) { refuse(.systemAPI, name, at: lines) }
  }

  /// Whether a type that is called like one of Foundation's is the app's own, and Foundation's is nowhere
  /// near it: in text, members of both look the same.
  private func isOwn(_ type: String) -> Bool {
    guard sil.classes.contains(type), !FoundationTypes.handedOut.contains(type) else {
      return false
    }
    return !sil.references.keys.contains { reference in
      guard case .symbol(let symbol) = reference, symbol.contains(type),
        let text = SwiftSymbol(mangled: symbol)?.text
      else { return false }
      return text.contains("Foundation.\(type)")
    }
  }

  private static let courseFiles = Set(
    AppGlue.rare.map(\.fileName) + [
      AppGlue.assetsFileName, AppGlue.fileName, AppGlue.formatsFileName, AppGlue.callsFileName,
      AppGlue.methodsFileName, AppGlue.operationsFileName, AppGlue.stageCallsName,
    ])

  /// What the compiler builds actors, tasks, globals and literals out of: no app can name the module of it.
  private static let builtins = [
    "once", "willThrow", "unexpectedError", "errorInMain", "globalStringTablePointer",
    "zeroInitializer", "initializeDefaultActor", "destroyDefaultActor",
    "buildDefaultActorExecutorRef",
    "buildMainActorExecutorRef", "buildOrdinarySerialExecutorRef",
    "buildComplexEqualitySerialExecutorRef", "initializeDistributedRemoteActor",
    "initializeNonDefaultDistributedActor", "createAsyncTask", "createAsyncTaskInGroup",
    "createAsyncTaskInGroupWithExecutor", "createDiscardingAsyncTask", "getCurrentAsyncTask",
    "getCurrentExecutor", "cancelAsyncTask", "startAsyncLet", "startAsyncLetWithLocalBuffer",
    "endAsyncLet", "endAsyncLetLifetime", "finishAsyncLet", "getAsyncLet", "emplace",
    "is_same_metatype", "cmp_eq_", "unreachable", "condunreachable", "assumeTrue", "sizeof",
    "convertTaskToJob", "typePtrAuthDiscriminator", "taskAddCancellationHandler",
    "taskRemoveCancellationHandler", "ifdef_",
  ]
}

/// What is known of Foundation's types by their names: the library itself is asked.
enum FoundationTypes {
  /// Whether Foundation has a type or protocol of that name.
  static func has(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count < 100 else { return false }
    if let isThere = known.withLock({ $0[name] }) { return isThere }
    let isThere = isInLibrary(name)
    known.withLock { known in
      // Names of strangers' own making must not fill the memory.
      if known.count > 10_000 { known = [:] }
      known[name] = isThere
    }
    return isThere
  }

  private static let known = Mutex<[String: Bool]>([:])

  private static func isInLibrary(_ name: String) -> Bool {
    let length = name.utf8.count
    return modules.contains { module in
      ["CMn", "VMn", "OMn", "Mp"].contains { kind in
        dlsym(nil, "$s\(module)\(length)\(name)\(kind)") != nil
      }
    }
  }

  /// Classes whose objects UIKit and Foundation hand out without being asked for them by name.
  static let handedOut: Set<String> = [
    "Bundle", "NSData", "NSMutableData", "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver",
  ]

  private static let modules = [
    "10Foundation", "20FoundationEssentials", "28FoundationInternationalization",
  ]
}
