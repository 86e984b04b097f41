/// What an app's Swift files are called while they are compiled.
///
/// Tools never see a name that a student chose: they could take it for an option, for a file of options,
/// or for two words. The compiler is given `f001.swift` and so on, and a first line, which it does not
/// count, tells it the student's name. So messages, crashes and `#fileID` show that name.
struct SourceNames {
  /// The paths of the files, sorted.
  let paths: [String]
  private let places: [String: Int]
  /// The file that the compiler is given as `main.swift`, the program's own; nil where there is none.
  private let main: String?
  private let labelled: [String: String]

  /// - Parameter files: An app's; only its Swift files count.
  init(of files: FileSet) {
    paths = files.paths.filter { $0.hasSuffix(".swift") }
    // In a folder too, as Xcode lays projects out; of several the outermost.
    main = paths.filter { $0 == Self.mainName || $0.hasSuffix("/\(Self.mainName)") }
      .min { $0.count { $0 == "/" } < $1.count { $0 == "/" } }
    places = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    labelled = Dictionary(
      uniqueKeysWithValues: paths.enumerated().map { (Self.label(of: $1, at: $0), $1) })
  }

  /// The name of the file that the compiler is given.
  func name(of path: String) -> String {
    // The compiler gives this one its meaning.
    path == main ? Self.mainName : Self.name(at: places[path] ?? 0)
  }

  /// What tools call the file.
  func label(of path: String) -> String {
    path == Self.mainName ? path : Self.label(of: path, at: places[path] ?? 0)
  }

  /// What is written before the file's own first line; `main.swift` is called so for everyone.
  func head(of path: String) -> String {
    path == Self.mainName
      ? "" : "#sourceLocation(file: \"\(Self.label(of: path, at: places[path] ?? 0))\", line: 1)\n"
  }

  /// The file with its first line, to be compiled under its ``name(of:)``.
  func staged(_ bytes: [UInt8], of path: String) -> [UInt8] {
    // A byte-order mark counts only at the start of a file.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let head = Array(head(of: path).utf8)
    return bytes.starts(with: mark) ? mark + head + bytes.dropFirst(mark.count) : head + bytes
  }

  /// The path of the file that a tool means by that name; nil for files of others.
  func path(of label: String) -> String? { labelled[label] }

  /// The message with the path of the student's file.
  func restored(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    var restored = diagnostic
    if let path = labelled[diagnostic.file] {
      restored.file = path
    } else if let path = paths.first(where: { name(of: $0) == diagnostic.file }) {
      // A `#sourceLocation()` of the student's own ends ours, and the first line counts.
      restored.file = path
      restored.line = diagnostic.line.flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    return restored
  }

  private static let mainName = "main.swift"

  private static func name(at place: Int) -> String {
    let number = String(place + 1)
    return "f\(String(repeating: "0", count: max(0, 3 - number.count)))\(number).swift"
  }

  /// How tools call the file: as the student does, where that can stand in one line and before a colon.
  /// No app has a file whose name begins with a dot.
  private static func label(of path: String, at place: Int) -> String {
    let fits = path.unicodeScalars.allSatisfy {
      $0 != ":" && $0.properties.generalCategory != .control
    }
    // It stands between quotes, and nobody takes the backslashes away again.
    return fits
      ? path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      : ".\(name(at: place))"
  }
}
