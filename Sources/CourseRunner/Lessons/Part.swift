package import CourseModel

/// A lesson's folder, before anything in it is compiled.
package struct Lesson: Hashable, Sendable {
  /// The folder's name without its number, such as `launch-sequence`.
  package var id: String
  package var title: String
  /// The folder's name, such as `01-LaunchSequence`.
  package var folderName: String
  /// Where it is; an absolute path.
  package var folder: String
  package var parts: [Part]
}

/// One scenario or exercise of a lesson, before anything in it is compiled.
package struct Part: Hashable, Sendable {
  /// The full id, such as `launch-sequence/the-delegate`.
  package var id: String
  package var kind: PartKind
  package var title: String
  /// The lesson's and the part's folder names: `01-LaunchSequence/02-the-delegate`.
  package var location: String
  /// Where it is; an absolute path.
  package var folder: String

  /// The folder of all lessons, as a reader is told of it; another one for private lessons.
  package var shownRoot = "Lessons"
  /// Whether students must not see any of it.
  package var isPrivate = false
  /// The private parts whose checks join this exercise's own.
  package var joining: [Part] = []

  /// Where it is, as a reader is told of it: `Lessons/01-LaunchSequence/02-the-delegate`.
  package var shownPlace: String { "\(shownRoot)/\(location)" }

  /// The last part of the id.
  package var name: String { String(id[id.index(after: id.firstIndex(of: "/")!)...]) }

  /// The file with the actions by which checks reach into an app.
  static let stageName = "Stage.swift"
  /// The file with what the stage calls of an app; it is compiled beside that.
  static let stageCallsName = "StageCalls.swift"

  /// The folder of a lesson with the sources that its parts share.
  static let sharedName = "Shared"

  /// The lesson's sources for the scripts of all of its parts, by names such as `Shared/Screens.swift`.
  var sharedFiles: [String] {
    Disk.names(in: "\(lessonFolder)/\(Self.sharedName)")
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != Self.stageName }
      .map { "\(Self.sharedName)/\($0)" }
  }

  /// The text of the exercise's stage, with what the lesson's stages share behind it; nil without one.
  var stage: [UInt8]? {
    guard let own = try? Disk.read("\(folder)/\(Self.stageName)") else { return nil }
    let name = "\(Self.sharedName)/\(Self.stageName)"
    guard let shared = try? Disk.read("\(lessonFolder)/\(name)") else { return own }
    return own + Array("\n#sourceLocation(file: \"\(name)\", line: 1)\n".utf8) + shared
  }

  /// A source of the script: one of the part's own or one of the lesson's.
  func path(ofSource name: String) -> String {
    "\(name.hasPrefix("\(Self.sharedName)/") ? lessonFolder : folder)/\(name)"
  }

  /// The same as a reader is told of it.
  func shownPlace(ofSource name: String) -> String {
    let isShared = name.hasPrefix("\(Self.sharedName)/")
    return "\(isShared ? "\(shownRoot)/\(location.prefix { $0 != "/" })" : shownPlace)/\(name)"
  }

  private var lessonFolder: String { folder.deletingLastComponents(1) }

  /// The folder with an exercise's tests written for Xcode.
  static let uiTestsName = "UITests"

  /// The file that holds its script; of an exercise without one the folder with its tests.
  package var scriptName: String {
    kind == .scenario ? "Scenario.swift" : hasOnlyUITests ? Self.uiTestsName : "Checks.swift"
  }

  /// Whether an exercise has no checks of its own beside its tests written for Xcode.
  var hasOnlyUITests: Bool {
    kind == .exercise && Disk.kind(of: "\(folder)/Checks.swift") != .file && !uiTestFiles.isEmpty
  }

  /// The tests written for Xcode, by names relative to the part's folder.
  var uiTestFiles: [String] {
    guard kind == .exercise else { return [] }
    return Disk.files(below: "\(folder)/\(Self.uiTestsName)")
      .filter { $0.hasSuffix(".swift") && !$0.lastComponent.hasPrefix(".") }
      .map { "\(Self.uiTestsName)/\($0)" }
  }
}

extension String {
  /// A folder's name as an id: `01-LaunchSequence` is `launch-sequence`.
  package var asCourseID: String {
    var id = ""
    // The one name that begins small and is still one word.
    let letters = Array(withoutLeadingNumber.replacing("iOS", with: "Ios"))
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !id.isEmpty, !id.hasSuffix("-") { id += "-" }
        continue
      }
      if letter.isUppercase, index > 0, !id.hasSuffix("-") {
        let followsSmall = !letters[index - 1].isUppercase
        let startsWord = index + 1 < letters.count && letters[index + 1].isLowercase
        if followsSmall || startsWord { id += "-" }
      }
      id += letter.lowercased()
    }
    return id
  }

  /// A folder's name as a title: `02-reveal-a-child` is `Reveal a child`.
  package var asTitle: String {
    let words = asCourseID.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private var withoutLeadingNumber: Substring {
    let rest = drop(while: \.isNumber)
    return rest.count < count ? rest.drop { $0 == "-" || $0 == "_" || $0 == " " } : rest
  }
}
