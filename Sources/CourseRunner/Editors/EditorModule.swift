import CourseModel

/// Swift files that belong together for an editor, and how the compiler would be told to take them.
struct EditorModule: Hashable {
  var name: String
  /// Absolute paths: those of the files that are edited, then those of files that only lend names.
  var files: [String]
  /// How many of the files are edited as this module's.
  var editedCount: Int

  init(_ name: String, _ files: [String], beside others: [String] = []) {
    self.name = name
    self.files = files + others
    editedCount = files.count
  }
}

extension Part {
  /// The part's Swift files among the lessons, module by module.
  var editorModules: [EditorModule] {
    let script = Disk.names(in: folder).filter {
      $0.hasSuffix(".swift") && !Self.stageNames.contains($0) && !$0.hasPrefix(".")
    }
    let shared = sharedFiles.map(path(ofSource:))
    var modules = [EditorModule("Part", script.map { "\(folder)/\($0)" } + shared)]
    switch kind {
    case .scenario: modules.append(EditorModule("App", Self.swiftFiles(in: "\(folder)/App")))
    case .exercise:
      modules.append(EditorModule(UITestGlue.moduleName, uiTestFiles.map { "\(folder)/\($0)" }))
      let starter = Self.swiftFiles(in: "\(folder)/Starter")
      modules.append(EditorModule("App", starter))
      var solution: EditorModule?
      for name in variants {
        let module = overlaid(starter, with: "\(folder)/\(name)")
        if name == "Solution" { solution = module }
        modules.append(module)
      }
      let (stage, calls) = ("\(folder)/Stage.swift", "\(folder)/StageCalls.swift")
      if Disk.kind(of: stage) == .file {
        modules.append(EditorModule(AppGlue.stageModuleName, [stage]))
      }
      if Disk.kind(of: calls) == .file {
        modules.append(EditorModule("App", [calls], beside: solution?.files ?? starter))
      }
    }
    return modules
  }

  /// The folders whose files ``editorModules`` has, but for those inside of `Mistakes` and the like.
  var editedFolders: [String] {
    let inside = ["App", "Starter", "Solution", "Mistakes", "Alternatives", "UITests"]
    return [folder] + inside.map { "\(folder)/\($0)" }
  }

  /// The exercise's own code that is not part of its script.
  private static let stageNames = ["Stage.swift", "StageCalls.swift"]

  /// The folders with files that take the place of the starter's.
  private var variants: [String] {
    let groups = ["Mistakes", "Alternatives"].flatMap { group in
      Disk.names(in: "\(folder)/\(group)").map { "\(group)/\($0)" }
    }
    return (["Solution"] + groups).filter { Disk.kind(of: "\(folder)/\($0)") == .folder }
  }

  private func overlaid(_ starter: [String], with variant: String) -> EditorModule {
    let own = Self.swiftFiles(in: variant)
    let start = "\(folder)/Starter/"
    let replaced = Set(
      own.map { String($0.dropFirst(variant.count + 1)) } + Part.deletions(in: variant))
    return EditorModule(
      "App", own, beside: starter.filter { !replaced.contains(String($0.dropFirst(start.count))) })
  }

  /// The Swift files below a folder, by their absolute paths.
  static func swiftFiles(in folder: String) -> [String] {
    Disk.files(below: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }
}
