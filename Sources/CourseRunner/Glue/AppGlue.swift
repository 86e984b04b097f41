import CourseModel

/// The files of our own that are compiled beside an app's and a stage's.
package enum AppGlue {
  /// A name that no learner's file will have.
  package static let fileName = "CourseGlue.swift"

  /// The name of the file with ``formats``.
  package static let formatsFileName = "CourseFormats.swift"

  /// The module's name that every app is compiled under; classes are looked up in it.
  package static let moduleName = "App"

  /// The name of the file with ``stage``.
  package static let stageFileName = "CourseStage.swift"

  /// The module's name that every exercise's `Stage.swift` is compiled under.
  package static let stageModuleName = "Stage"

  /// The name of the file with ``calls``.
  package static let callsFileName = "CourseCalls.swift"

  /// What the compiler calls an author's `StageCalls.swift`; no file of an app begins with a dot.
  package static let stageCallsName = ".StageCalls.swift"

  /// The name of the file that registers an app's methods for selectors.
  package static let methodsFileName = "CourseMethods.swift"

  /// The name of the file that makes operations take turns.
  package static let operationsFileName = "CourseOperations.swift"

  /// The name of the file that names an app's assets.
  package static let assetsFileName = "CourseAssets.swift"

  /// The names of all files of ours that may be compiled with an app.
  package static var fileNames: [String] {
    rare.map(\.fileName) + [
      assetsFileName, fileName, formatsFileName, methodsFileName, operationsFileName,
    ]
  }

  /// Makes UIKit's versions of these win in a file that imports Foundation, too, and lets dates follow
  /// virtual time. What is written here is compiled with every app: it only passes on.
  package static let source = """
    import UIKit

    public typealias DispatchGroup = UIKit.DispatchGroup
    public typealias DispatchQueue = UIKit.DispatchQueue
    public typealias DispatchTime = UIKit.DispatchTime
    public typealias DispatchWorkItem = UIKit.DispatchWorkItem
    public typealias NotificationCenter = UIKit.NotificationCenter
    public typealias RunLoop = UIKit.RunLoop
    public typealias Timer = UIKit.Timer
    public typealias UserDefaults = UIKit.UserDefaults

    func NSStringFromClass(_ aClass: AnyClass) -> String {
      UIKit.NSStringFromClass(aClass)
    }

    func NSClassFromString(_ aClassName: String) -> AnyClass? {
      UIKit.NSClassFromString(aClassName)
    }

    nonisolated func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      time._courseAdvanced(by: seconds)
    }

    nonisolated func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time._courseAdvanced(by: interval)
    }

    nonisolated func - (time: DispatchTime, seconds: Double) -> DispatchTime {
      time._courseAdvanced(by: -seconds)
    }

    nonisolated func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time._courseAdvanced(by: interval, isBack: true)
    }

    extension Date {
      nonisolated init() {
        self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
      }

      nonisolated static var now: Date { Date() }
    }

    nonisolated func _courseOnMain<Value, Result>(
      _ value: Value, _ body: @MainActor (Value) -> Result
    ) -> Result {
      UIKit._courseOnMain(value, body)
    }

    nonisolated func NSLog(_ format: String, _ arguments: any CVarArg...) {
      _courseLog(format, arguments)
    }

    """

  /// The text without the names that the app has types of its own for, which take their place as on iOS.
  package static func text(_ text: [UInt8], beside names: Set<String>) -> [UInt8] {
    let lines = names.map { "public typealias \($0) = UIKit.\($0)\n" }
    guard lines.contains(where: { text.firstPlace(of: $0) != nil }) else { return text }
    let whole = String(decoding: text, as: UTF8.self)
    return Array(lines.reduce(whole) { $0.replacing($1, with: "\n") }.utf8)
  }

  /// A file that is compiled only beside an app whose files have one of its words, as bytes: code
  /// that needs the file has to contain one.
  package struct Rare: Sendable {
    package var fileName: String
    package var words: [String]
    /// Words with which it is left out: where an app overrides what is in it, Swift takes it for what is
    /// overridden.
    package var forbidden: [String] = []
    package var text: String
  }

  package static let rare = [
    Rare(
      fileName: "CoursePointers.swift",
      words: ["pointee", "enumerate", "propertyList("],
      text: pointers),
    Rare(fileName: "CourseAttributes.swift", words: ["ttribut", "extStorage"], text: attributes),
    Rare(
      fileName: "CourseStorages.swift", words: ["ttribut", "extStorage"],
      forbidden: ["override func replaceCharacters("], text: storages),
    Rare(fileName: "CourseMirrors.swift", words: ["irror"], text: mirrors),
    Rare(
      fileName: "CourseNames.swift", words: ["PersonNameComponentsFormatter"], text: names),
    Rare(
      fileName: "CourseFileManagers.swift", words: ["FileManagerDelegate"], text: fileManagers),
    Rare(
      fileName: "CourseURL.swift", words: ["fileURLWithPath", "filePath", "PathComponent"],
      text: url),
    Rare(
      fileName: "CourseFileValues.swift", words: ["ResourceValues", "resourceValues"],
      text: fileValues),
    Rare(
      fileName: "CourseSystem.swift",
      words: ["rocessInfo", "arc4random", "rand48", "srand", "sleep", "utsname"],
      text: system),
    Rare(
      fileName: "CourseFiles.swift",
      words: [
        "write(", "NSHomeDirectory", "NSSearchPath", "NSTemporaryDirectory", "Directory",
        "ResourceIsReachable", "NSMutableArray", "NSMutableDictionary",
      ], text: files),
    Rare(
      fileName: "CourseDispatch.swift",
      words: [
        "DispatchPredicate", "DispatchSemaphore", "DispatchSource", "DispatchWallTime",
        "dispatchPrecondition", "wallDeadline",
      ], text: dispatch),
    Rare(
      fileName: "CoursePredicates.swift", words: ["NSPredicate", "NSSortDescriptor"],
      text: predicates),
    Rare(
      fileName: "CourseErrors.swift", words: ["localizedDescription"],
      forbidden: [
        "override var localizedDescription", "extension Error {", "extension Error{",
        "extension Swift.Error", "extension NSError {", "extension NSError{",
      ], text: errors),
    Rare(
      fileName: "CourseC.swift",
      words: [
        "pthread_main_np", "getenv(", "getpid(", "strlen(", "clock()", "CLOCKS_PER_SEC",
        "time(nil)", "time(&",
        "__dispatch_queue_get_label",
      ],
      forbidden: ["func clock(", "func getenv(", "func getpid(", "func strlen(", "func time("],
      text: c),
    Rare(
      fileName: "CourseSignals.swift", words: ["signal(SIG", "SIG_IGN", "SIG_DFL"], text: signals),
    Rare(
      fileName: "CourseLocks.swift", words: ["pthread_mutex", "pthread_rwlock", "PTHREAD_MUTEX"],
      text: locks),
    Rare(fileName: "CourseWords.swift", words: ["byWords", "bySentences"], text: words),
    Rare(
      fileName: "CourseBundle.swift", words: ["Bundle", "contentsOf", "NSLocalizedString"],
      text: bundle),
  ]
}
