package import CourseModel

/// Why the gate refuses a submission; records have the names, which never change.
package enum GateRule: String, CaseIterable, Sendable {
  /// A file's name that compilers, shells or readers could take for something else.
  case fileName = "file-name"
  /// More, larger or deeper files than an app may have.
  case fileLimits = "file-limits"
  /// A module that an app may not import.
  case importedModule = "import"
  /// An attribute that an app may not use.
  case attribute = "attribute"
  /// `unsafe` and its relatives, which switch a check of the compiler off.
  case unsafeCode = "unsafe"
  /// Memory used behind the compiler's back.
  case unsafeMemory = "unsafe-memory"
  /// A macro, declared or expanded.
  case macro = "macro"
  /// A line that gives code another place than it has.
  case sourceLocation = "source-location"
  /// A function pointer of C's.
  case cFunction = "c-function-type"
  /// A type or function that reaches files, processes, the network, threads or the system.
  case systemAPI = "system-api"
  /// A name that another module keeps for itself.
  case privateName = "private-name"
  /// Code or data in a place of the object file that a plain app has no use for.
  case objectSection = "object-section"
  /// A symbol in the object file that a plain app neither has nor uses.
  case objectSymbol = "object-symbol"
  /// A file that the gate cannot look through.
  case unreadable = "unreadable"
}

/// Something that the gate refuses of an app.
package struct GateRefusal: Fact {
  /// The rule that was broken.
  let broken: GateRule
  /// What broke the rule, as it is spelled, or a ``Reason`` in words.
  let subject: String

  package init(_ rule: GateRule, _ subject: String) {
    (broken, self.subject) = (rule, subject)
  }

  package var kind: Finding.Kind { .rejected }
  package var rule: String? { broken.rawValue }
  package var sentences: Sentences { (message, remedy) }

  private var message: String {
    switch broken {
    case .fileName: "The file's name cannot be used: \(subject)."
    case .fileLimits: "The app is too large: \(subject)."
    case .importedModule: "`import \(subject)` is not allowed in graded work."
    case .attribute: "The attribute `\(subject)` is not allowed in graded work."
    case .unsafeCode: "`\(subject)` is not allowed in graded work: it switches a check off."
    case .unsafeMemory: subject
    case .macro: "The macro `\(subject)` is not allowed in graded work."
    case .sourceLocation: "`#sourceLocation` is not allowed in graded work."
    case .cFunction: "A C function pointer, `@convention(c)`, is not allowed in graded work."
    case .systemAPI: "`\(subject)` is not allowed in graded work: it reaches beyond the app."
    case .privateName:
      "Apps cannot use `\(subject)`: names that begin with an underscore are private to their module."
    case .objectSection: "The compiled app has a part that apps do not have: `\(subject)`."
    case .objectSymbol: "The compiled app uses or replaces `\(subject)`, which apps do not."
    case .unreadable: "The compiled app cannot be inspected: \(subject)."
    }
  }

  private var remedy: String {
    switch broken {
    case .fileName: "Rename the file: letters, digits and `.swift`."
    case .fileLimits: "Hand in the exercise's own files and nothing else."
    case .importedModule: "Import `UIKit`, and `Foundation` where you need it; no task needs more."
    case .attribute: "Remove it; no task needs it."
    case .unsafeCode, .unsafeMemory:
      "Use plain Swift: arrays, optionals and classes instead of pointers and unchecked promises."
    case .macro: "Write out what the macro would write."
    case .sourceLocation: "Remove the line."
    case .cFunction: "Use a Swift closure: `() -> Void`."
    case .systemAPI:
      "Use what UIKit and Foundation's plain values offer: no files, processes, network or threads."
    case .privateName: "Use the public name that UIKit's documentation has."
    case .objectSection, .objectSymbol: "Remove attributes and names that are not plain Swift."
    case .unreadable: "Simplify the file; split what is very long or deeply nested."
    }
  }

  /// Why a rule is broken that is not about what somebody wrote.
  package enum Reason {
    case tooManyWords(Int)
    case tooLarge
    case tooManyFiles
    case nameTwin
    case tooDeep
    case leadingDot
    case colon
    case invisibleCharacters
    case strangeName
    case tooManyParts
    case unknownMethod
    case unsafeMemory(String)
    /// A task group that is stored, captured or returned.
    case keptTaskGroup
    /// As the compiler says it.
    case unsafeUse(String)

    package var words: String {
      switch self {
      case .tooManyWords(let limit): "it has more than \(limit) words of Swift"
      case .tooLarge: "its Swift files are more than \(AppLimits.size >> 20) MiB"
      case .tooManyFiles: "it has more than \(AppLimits.files) files"
      case .nameTwin: "another file's name differs only in case or accents"
      case .tooDeep: "it is more than \(AppLimits.depth) folders deep"
      case .leadingDot: "it begins with a dot"
      case .colon: "it has a colon"
      case .invisibleCharacters: "it has characters that cannot be seen"
      case .strangeName: "a name in backticks is not a plain word"
      case .tooManyParts: "its types have more parts than can be read"
      case .unknownMethod: "a method that cannot be identified"
      case .unsafeMemory(let name): "Unsafe memory: `\(name)`."
      case .keptTaskGroup:
        "Unsafe memory: a task group is copied. In its closure use `for await` and its own methods."
      case .unsafeUse(let message): "Unsafe memory: \(message)."
      }
    }
  }
}

/// Why the gate does not open.
package enum GateProblem: Fact {
  case unknownRawSIL
  case unknownObjectFile
  case blind(to: GateRule)
  case compilerFailsInSandbox(said: String?)

  package var kind: Finding.Kind { .missingTool }

  package var sentences: Sentences {
    switch self {
    case .unknownRawSIL: ("The gate cannot read the raw SIL of this compiler.", Self.otherCompiler)
    case .unknownObjectFile:
      ("The gate cannot read the object files of this compiler.", Self.otherCompiler)
    case .blind(let rule):
      ("The gate cannot detect `\(rule.rawValue)` with this compiler.", Self.otherCompiler)
    case .compilerFailsInSandbox(let said):
      (
        "The compiler does not work inside the sandbox: \(said ?? "no word")",
        "Run `course doctor`, or grade with a weaker sandbox."
      )
    }
  }

  private static let otherCompiler = "Grade with the compiler that the course was built for."
}
