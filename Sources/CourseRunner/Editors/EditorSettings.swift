import Foundation
import CourseModel
import Words

/// What a Swift editor's language server needs for the files of a course: how each would be compiled.
///
/// One file, `compile_commands.json`, names every Swift file of the workspace and the lessons. Small
/// `.sourcekit-lsp` folders lead to it, so that it is found whichever folder an editor was opened in.
/// None of them counts as a file of an exercise, because their names begin with a dot.
struct EditorSettings {
  let toolchain: Toolchain
  let installation: Installation
  let generated: GeneratedSources
  let workspace: Workspace
  let catalog: Catalog

  /// The folder for everything but the folders that point an editor to it.
  private var folder: String { "\(workspace.hiddenFolder)/editor" }
  private var database: String { "\(folder)/compile_commands.json" }

  /// Whether they were ever written.
  var exist: Bool { Disk.kind(of: database) == .file }

  /// Writes what is not as it should be, unless the files are the same as when that was done last.
  func refresh() throws {
    if exist, (try? Disk.text(stateFile)) == state { return }
    try write()
  }

  /// Writes what is not as it should be.
  ///
  /// - Returns: How many Swift files editors know then.
  @discardableResult
  func write() throws -> Int {
    let (modules, state) = (self.modules, self.state)
    let apps = try writeModules()
    try writeGlue()
    try writeDatabase(of: modules, apps: apps)
    for place in places { try lead(from: place) }
    try write([UInt8](state.utf8), to: stateFile)
    return modules.reduce(0) { $0 + $1.editedCount }
  }

  /// Writes how each file is compiled, unless that was written of the same files by the same tools.
  private func writeDatabase(of modules: [EditorModule], apps: String) throws {
    var digest = Digest()
    for text in [toolchain.identity, installation.identity, workspace.root] { digest.add(text) }
    for module in modules {
      digest.add("\(module.name) \(module.editedCount) \(module.files.count)")
      for file in module.files { digest.add(file) }
    }
    let (key, keyFile) = (digest.hexadecimal(), "\(folder)/compile_commands.key")
    if exist, (try? Disk.text(keyFile)) == key { return }
    let commands = modules.flatMap { module in
      let isApp = [AppGlue.moduleName, AppGlue.stageModuleName].contains(module.name)
      let arguments =
        ["\(toolchain.usr)/bin/swiftc"]
        + LibraryCompiler.languageArguments(
          module: module.name, sources: module.files, installation: installation)
        + (isApp ? appArguments(modules: apps) : [])
        + module.files + (isApp ? glue : [])
      return module.files.prefix(module.editedCount).map {
        Command(directory: workspace.root, file: $0, arguments: arguments)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try write([UInt8](try encoder.encode(commands)) + [10], to: database)
    try write([UInt8](key.utf8), to: keyFile)
  }

  private struct Command: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  private var modules: [EditorModule] {
    (works + catalog.parts.flatMap(\.editorModules)).filter { !$0.files.isEmpty }
  }

  /// The student's files, a module for each exercise.
  private var works: [EditorModule] {
    catalog.parts.filter { $0.kind == .exercise && !$0.isPrivate }.map {
      EditorModule("App", Part.swiftFiles(in: workspace.folder(of: $0)))
    }
  }

  // MARK: Whether anything changed

  private var stateFile: String { "\(folder)/state.key" }

  /// Another text when files came or went.
  ///
  /// To list the thousand files of all lessons takes longer than all else that `course next` does. A file
  /// that comes or goes gives its folder another time, so the folders are asked instead. The student's
  /// folders are listed: editors replace files when they save them, and so touch the folder each time.
  private var state: String {
    var digest = Digest()
    for text in [toolchain.identity, installation.identity, workspace.root] { digest.add(text) }
    for work in works {
      digest.add("\(work.files.count)")
      for file in work.files { digest.add(file) }
    }
    let shared = catalog.lessons.map { "\($0.folder)/\(Part.sharedName)" }
    for folder in shared + catalog.parts.flatMap(\.editedFolders) {
      digest.add("\(folder) \(Disk.facts(of: folder)?.modifiedNanoseconds ?? 0)")
    }
    return digest.hexadecimal()
  }

  // MARK: What an app is compiled with beside its author's files

  /// An editor sees files as they are written, and not as they are adapted to Linux for the build.
  ///
  /// Attributes of Objective-C and `#selector` are checked as on iOS, with UIKit's `Selector` in the
  /// place where the compiler looks for it.
  private func appArguments(modules: String) -> [String] {
    #if os(Linux)
      ["-I", modules]
        + ["-enable-objc-interop", "-import-module", "ObjectiveC"].flatMap {
          ["-Xfrontend", $0]
        }
    #else
      []
    #endif
  }

  private var glue: [String] {
    glueTexts.keys.sorted().map { "\(folder)/\($0)" }
  }

  private func writeGlue() throws {
    for (name, text) in glueTexts { try write([UInt8](text.utf8), to: "\(folder)/\(name)") }
  }

  private var glueTexts: [String: String] {
    #if os(Linux)
      generated.app.merging(["EditorOnly.swift": Self.unfinished]) { $1 }
    #else
      generated.app
    #endif
  }

  /// An app that has an error is checked and not translated: translating a method such as
  /// `@objc func tap(_ sender: Any)` ends the language server where there is no Objective-C. What only
  /// shows in translation, such as a missing `return`, is told by `course check` alone.
  private static let unfinished = """
    // Only editors read this file: it keeps the language server from translating the app.
    #error("An editor checks an app and does not translate it.")

    """

  /// Makes the modules that there are on iOS and not here; each passes UIKit's names on.
  ///
  /// - Returns: Their folder.
  private func writeModules() throws -> String {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(installation.identity)
    let cache = workspace.cache("editor")
    let key = digest.hexadecimal()
    #if os(Linux)
      try cache.fill(key) { draft in
        for name in ["ObjectiveC", "CoreGraphics", "QuartzCore"] {
          try Disk.write([UInt8]("@_exported import UIKit\n".utf8), to: "\(draft)/\(name).swift")
          let request = ProcessRequest(
            path: toolchain.compiler,
            arguments: [
              "-emit-module", "-parse-as-library", "-module-name", name,
              "-I", installation.modules, "\(draft)/\(name).swift",
              "-o", "\(draft)/\(name).swiftmodule",
            ], processorSeconds: 20)
          let process = try CompletedProcess(request, seconds: 30)
          guard process.ending == .exited(code: 0) else {
            let said = process.output.split(separator: "\n").first.map(String.init) ?? ""
            throw Finding(ToolProblem.noEditorModule(said: said))
          }
        }
      }
    #endif
    return cache.path(of: key)
  }

  // MARK: Where editors look

  /// The folders in which an editor may be opened, and how far below the workspace each is.
  private var places: [(folder: String, way: String)] {
    let parts = catalog.parts.filter { $0.kind == .exercise && !$0.isPrivate }
    let lessons = Set<Substring>(parts.map { $0.location.deletingLastComponents(1).dropFirst() })
    let hidden = ".course/editor"
    var places: [(folder: String, way: String)] = [
      (workspace.folder, hidden), ("\(workspace.root)/Lessons", "../Workspace/\(hidden)"),
    ]
    for lesson in lessons.sorted() {
      places.append((folder: "\(workspace.folder)/\(lesson)", way: "../\(hidden)"))
    }
    for part in parts {
      places.append((folder: workspace.folder(of: part), way: "../../\(hidden)"))
    }
    return places
  }

  private func lead(from place: (folder: String, way: String)) throws {
    guard Disk.kind(of: place.folder) == .folder else { return }
    let config = """
      {
        "compilationDatabase" : { "searchPaths" : ["\(place.way)"] },
        "defaultWorkspaceType" : "compilationDatabase"
      }

      """
    try write([UInt8](config.utf8), to: "\(place.folder)/.sourcekit-lsp/config.json")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    if (try? Disk.read(path)) == bytes { return }
    try Disk.makeFolder(path.deletingLastComponents(1))
    try Disk.replace(path, with: bytes)
  }
}
