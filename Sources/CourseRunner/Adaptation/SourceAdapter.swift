/// Rewrites an app's sources before they are compiled, for what Swift on Linux cannot say.
///
/// Every line stays where it is, so that the lines of diagnostics and crashes are those of the
/// author's file; columns are brought back by ``AdaptedSource``.
struct SourceAdapter {
  /// The rewrites, each of which sees the original sources.
  static let rewrites: [any SourceRewrite] = [
    FrameworkImports(), AvailabilityConditions(), PlatformConditions(), RootClassMembers(),
    ObjectiveCAttributes(), OptionalRequirements(), OptionalCalls(), InheritedRequirements(),
    Selectors(),
    KeyPaths(), Deinitializers(),
    EarlierOverrides(), FoundationCalls(), Previews(),
    HarmlessWords(), DelegateWindows(), Operations(), Overrides(), GenericMaking(),
    EarlierAttributes(), AnyObjectMembers(), UnseenOverrides(), ObservedProperties(),
    ManagedProperties(), ObservedPaths(), ClassAnswers(), TypedDelegates(), FoundationSubclasses(),
    Registrations(), BlockTypes(), ExtensionMembers(), ExchangedMethods(), OwnWrappers(),
  ]

  /// The Swift files of an app, by path, as they are to be compiled.
  static func adapt(_ app: ScannedApp) -> [String: AdaptedSource] {
    app.files.mapValues { file in
      AdaptedSource(
        file.original, settled: file.bytes,
        edits: rewrites.flatMap { $0.edits(in: file, of: app) },
        appendix: rewrites.map { $0.appendix(to: file, of: app) }.joined())
    }
  }
}

/// One reason to change sources.
protocol SourceRewrite: Sendable {
  /// The changes to one file of an app, whose other files it may look at.
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit]

  /// Declarations to put behind the file's last line, each on lines of its own.
  func appendix(to file: ScannedFile, of app: ScannedApp) -> String
}

extension SourceRewrite {
  func appendix(to file: ScannedFile, of app: ScannedApp) -> String { "" }
}

/// A Swift file, its words, and the types that it declares.
struct ScannedFile {
  let path: String
  /// As its author wrote it.
  let original: [UInt8]
  /// The same without what no condition lets in; every byte that is left is where it was.
  let bytes: [UInt8]
  let tokens: [SourceToken]
  let comments: [Range<Int>]
  let types: [TypeDeclaration]
  let aliases: Set<String>
  /// The words that close the parenthesis of a word, by that word.
  private let closings: [Int: Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    original = bytes
    var scan = SourceScanner.scan(bytes)
    let settled = SettledConditions(tokens: scan.tokens).applied(to: bytes)
    if let settled { scan = SourceScanner.scan(settled) }
    self.bytes = settled ?? bytes
    (tokens, comments) = scan
    let reader = DeclarationReader(tokens: tokens)
    (types, aliases) = (reader.types, reader.aliases)
    closings = Self.closings(of: tokens)
  }

  /// The bytes from one word to another, both included.
  func range(_ words: ClosedRange<Int>) -> Range<Int> {
    tokens[words.lowerBound].range.lowerBound..<tokens[words.upperBound].range.upperBound
  }

  /// The word that closes the parenthesis or brace at `index`; nil when none does.
  func closing(_ index: Int) -> Int? { closings[index] }

  private static func closings(of tokens: [SourceToken]) -> [Int: Int] {
    var (closings, parentheses, braces): ([Int: Int], [Int], [Int]) = ([:], [], [])
    for (place, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "(": parentheses.append(place)
      case "{": braces.append(place)
      case ")": if let open = parentheses.popLast() { closings[open] = place }
      case "}": if let open = braces.popLast() { closings[open] = place }
      default: break
      }
    }
    return closings
  }
}

/// The Swift files of an app, looked at together.
struct ScannedApp {
  let files: [String: ScannedFile]
  /// The names after which some class of the app is written, as classes that it comes from or not.
  let inheritedNames: Set<String>
  /// The paths of the files, sorted.
  let paths: [String]
  /// The methods of all classes.
  let methods: [ExposedMethod]
  /// The places in ``methods`` by the methods' names.
  let methodsByName: [String: [Int]]
  /// The app's classes by their whole names.
  let classesByName: [String: TypeDeclaration]
  /// What each file makes known by name, by the files' paths.
  private(set) var registrations: [String: [TypeRegistration]] = [:]
  /// Whether properties are known by their names without a mark.
  let infersProperties: Bool
  /// The names of the app's protocols.
  let protocolNames: Set<String>
  /// The names of the methods that the app's protocols leave to choice.
  let optionalMethods: Set<String>
  /// Methods that a protocol asks for and the class that adopts it leaves to the classes below.
  private(set) var impliedOverrides: [ImpliedOverride] = []
  /// Members of extensions that classes below override.
  private(set) var extensionMembers = OverriddenExtensions()
  /// The names of the methods that may change places with one of UIKit's.
  let exchangedNames: Set<String>
  /// The variables and properties that say that they have a class of UIKit's or below one.
  private(set) var classVariables: Set<String> = []

  init(_ set: FileSet) {
    files = Dictionary(
      uniqueKeysWithValues: set.paths.filter { $0.hasSuffix(".swift") }.map {
        ($0, ScannedFile(path: $0, bytes: set.files[$0] ?? []))
      })
    let files = files
    paths = files.keys.sorted()
    infersProperties = EarlySwift.infersProperties(in: files.values)
    exchangedNames = ExchangedMethods.names(in: files.values)
    let inferred = EarlySwift.inferredMethods(in: files.values)
    methods = paths.flatMap { path in
      files[path].map { ExposedMethod.all(in: $0, inferred: inferred) } ?? []
    }
    methodsByName = Dictionary(grouping: methods.indices) { [methods] in methods[$0].method.name }
    protocolNames = Set(
      files.values.flatMap(\.types).filter { $0.keyword == "protocol" }.map(\.name))
    optionalMethods = Set(
      files.values.flatMap(\.types).flatMap(OptionalRequirements.optionalMethods).map(\.name))
    inheritedNames = Set(
      files.values.flatMap(\.types).filter { $0.keyword == "class" }.compactMap(\.inherited.first))
    classesByName = Dictionary(
      paths.compactMap { files[$0] }.flatMap(\.types).filter { $0.keyword == "class" }
        .map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    impliedOverrides = InheritedRequirements.all(in: self)
    extensionMembers = OverriddenExtensions(of: self)
    classVariables = GenericMaking.classVariables(in: self)
    let methodsByPath = Dictionary(grouping: methods, by: \.path)
    for (number, path) in paths.enumerated() {
      guard let file = files[path] else { continue }
      let own = registrations(in: file, number: number, methodsByPath[path] ?? [])
      if !own.isEmpty { registrations[path] = own }
    }
  }
}
