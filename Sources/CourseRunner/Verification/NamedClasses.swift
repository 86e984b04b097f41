import CourseModel
import Words

/// The classes that a text names in code font, and which of them exist.
///
/// A name that a lesson got wrong sends its readers looking for what is not there.
struct NamedClasses {
  /// A class that a text names, and the line on which it does; nil for a text without lines.
  struct Mention: Hashable {
    var name: String
    var line: Int?
  }

  /// The names between backquotes, but for those in blocks of code, which are examples.
  static func mentions(inMarkdown text: String) -> [Mention] {
    var mentions: [Mention] = []
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("    ") { continue }
      let spans = line.split(separator: "`", omittingEmptySubsequences: false)
      // What follows an odd number of backquotes, and has one behind it, is code.
      for place in spans.indices where place % 2 == 1 && place + 1 < spans.count {
        for word in words(in: spans[place]) where isClass(word, isCode: true) {
          mentions.append(Mention(name: word, line: index + 1))
        }
      }
    }
    return mentions
  }

  /// The names in what a script tells, where nothing marks code.
  static func mentions(inProse text: String) -> [Mention] {
    words(in: text[...]).filter { isClass($0, isCode: false) }.map { Mention(name: $0) }
  }

  /// The names, but for those of files and of members.
  private static func words(in text: Substring) -> [String] {
    var words: [String] = []
    var before: Character?
    var rest = text
    while let first = rest.first {
      guard isInName(first), !first.isNumber else {
        before = rest.removeFirst()
        continue
      }
      let word = rest.prefix(while: isInName)
      rest = rest.dropFirst(word.count)
      let isMember = before == "." || before == "/" || before == "\""
      if !isMember, !isFile(word, before: rest) { words.append(String(word)) }
      before = word.last
    }
    return words
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// Whether a word is the name of a folder, or of a file that an app can have.
  private static func isFile(_ word: Substring, before rest: Substring) -> Bool {
    guard !rest.hasPrefix("/") else { return true }
    guard rest.hasPrefix(".") else { return false }
    let ending = rest.dropFirst().prefix { $0.isASCII && $0.isLowercase }
    let next = rest.dropFirst(1 + ending.count).first
    guard !ending.isEmpty, next != "(", next.map({ !isInName($0) }) ?? true else { return false }
    return AppFileKind(of: String(word + rest.prefix { $0.isLetter || $0 == "." })) != nil
  }

  /// Whether a name looks like a class: of two words or more and, where nothing else says that it is
  /// code or where it may be a key of UIKit's, with an ending that classes have.
  private static func isClass(_ word: String, isCode: Bool) -> Bool {
    guard word.first?.isUppercase == true, !word.contains("_"),
      word.drop(while: \.isUppercase).contains(where: \.isUppercase)
    else { return false }
    let isOfUIKit = word.dropFirst().first?.isUppercase == true
    return (isCode && !isOfUIKit) || endings.contains(where: word.hasSuffix)
  }

  private static let endings = [
    "Controller", "View", "Window", "Delegate", "Cell", "Button", "Label", "DataSource", "Segue",
    "Recognizer", "Application",
  ]

  /// Every word of these files and of their names.
  static func words(of files: FileSet) -> Set<String> {
    var words: Set<String> = []
    for (path, bytes) in files.files {
      words.formUnion(names(in: [UInt8](path.utf8)))
      // A picture has no names in it.
      if AppFileKind(of: path) != .picture { words.formUnion(names(in: bytes)) }
    }
    return words
  }

  private static func names(in bytes: [UInt8]) -> [String] {
    bytes.split { byte in
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Course {
  /// The classes that a part's texts name, and that nothing has.
  ///
  /// - Parameter recording: What a scenario tells; nil for an exercise.
  func strangeClasses(in part: Part, _ recording: Recording?, _ tools: Tools) throws -> [Finding] {
    var found: [Finding] = []
    let known = NamedClasses.words(of: part.classFiles)
    let text = "\(part.kind == .exercise ? "Task" : "Scenario").md"
    if let markdown = try? Disk.text("\(part.folder)/\(text)") {
      found += try findings(
        NamedClasses.mentions(inMarkdown: markdown), known, "\(part.shownPlace)/\(text)", tools)
    }
    let told = recording?.runs.flatMap(\.steps).compactMap { step -> String? in
      switch step {
      case .narration(let text), .prediction(let text, _, _), .screen(_, let text): text
      case .events, .end: nil
      }
    }
    return try found
      + findings(
        (told ?? []).flatMap { NamedClasses.mentions(inProse: $0) }, known,
        "\(part.shownPlace)/\(part.scriptName)",
        tools)
  }

  /// The classes that a lesson's narrative names, and that no part of it has.
  func strangeClasses(in lesson: Lesson, _ tools: Tools) throws -> [Finding] {
    guard let text = try? Disk.text("\(lesson.folder)/Lesson.md") else { return [] }
    let known = lesson.parts.reduce(into: Set<String>()) {
      $0.formUnion(NamedClasses.words(of: $1.classFiles))
    }
    return try findings(
      NamedClasses.mentions(inMarkdown: text), known, "Lessons/\(lesson.folderName)/Lesson.md",
      tools)
  }

  private func findings(
    _ mentions: [NamedClasses.Mention], _ known: Set<String>, _ file: String, _ tools: Tools
  ) throws -> [Finding] {
    var seen: Set<String> = []
    return try mentions.filter { !known.contains($0.name) && seen.insert($0.name).inserted }
      .filter { try !isInUIKit($0.name, tools) }.map { mention in
        Finding(
          PartFilesProblem.strangeClass(
            mention.name, meant: mention.name.nearest(among: known.filter { $0.count > 5 }.sorted())
          ),
          at: SourcePlace(file: file, line: mention.line))
      }
  }

  /// Whether UIKit, Foundation or Swift has a type of that name: the compiler knows.
  private func isInUIKit(_ name: String, _ tools: Tools) throws -> Bool {
    // Of both at once some names would mean two things.
    try ["UIKit", "Foundation"].contains { module in
      let source = "import \(module)\n\ntypealias Named = \(name)\n"
      let app = AppFiles(
        files: FileSet(files: ["Named.swift": [UInt8](source.utf8)]), shownFolder: "Named")
      return try tools.apps.build(AppCompiler.Request(app: app)).build != nil
    }
  }
}

extension Part {
  /// Every file in which a class of the part may be: the app's, the answers' and the stage.
  fileprivate var classFiles: FileSet {
    let folders = ["App", "Starter", "Solution", "Alternatives", "Mistakes"]
    var files = FileSet()
    for name in folders {
      guard let more = try? FileSet(folder: "\(folder)/\(name)") else { continue }
      for (path, bytes) in more.files { files.files["\(name)/\(path)"] = bytes }
    }
    files.files[Self.stageName] = stage
    files.files[Self.stageCallsName] = try? Disk.read("\(folder)/\(Self.stageCallsName)")
    return files
  }
}
