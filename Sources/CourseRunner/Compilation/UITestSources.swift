/// The tests in `UITests/` as they are compiled: what is for Apple's frameworks alone is taken out of them or
/// finds its like in the module that tests import.
struct UITestSources {
  private static let rewrites: [any SourceRewrite] = [
    UITestImports(), AvailabilityConditions(function: "_isAvailable"), PlatformConditions(),
    ObjectiveCAttributes(), UITestKeyPaths(), UITestProcessInfo(), UITestIsolation(),
  ]

  /// By the files' names.
  let adapted: [String: AdaptedSource]

  init(of sources: [String: [UInt8]]) {
    let tests = ScannedApp(FileSet(files: sources))
    adapted = tests.files.mapValues { file in
      AdaptedSource(
        file.original, settled: file.bytes,
        edits: Self.rewrites.flatMap { $0.edits(in: file, of: tests) })
    }
  }

  /// The message with its place in the file that the author knows.
  func restored(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    adapted[diagnostic.file]?.restored(diagnostic) ?? diagnostic
  }
}

/// Imports XCTest in place of UIKit and of Apple's other frameworks: a test runs beside the app, and of UIKit
/// it means what XCTest has here.
private struct UITestImports: SourceRewrite {
  private static let modules = FrameworkImports.frameworks.union(FrameworkImports.others)
    .union(["UIKit", "XCUIAutomation"])

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.dropFirst().compactMap { index in
      guard Self.modules.contains(file.tokens[index].text), file.tokens[index].kind == .word,
        file.tokens[index - 1].kind == .word, file.tokens[index - 1].text == "import"
      else { return nil }
      // `import os.log` names a part of a module.
      let hasPart = index + 2 < file.tokens.count && file.tokens[index + 1].isMark(".")
      return SourceEdit(
        range: file.range(index...(hasPart ? index + 2 : index)), replacement: "XCTest")
    }
  }
}

/// Turns `#keyPath` into the path's text: here a predicate alone reads it.
private struct UITestKeyPaths: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    var edits: [SourceEdit] = []
    for index in tokens.indices {
      guard tokens[index].text == "#keyPath", tokens[index].kind == .directive,
        index + 1 < tokens.count, let end = file.closing(index + 1), index + 2 < end
      else { continue }
      let words: [String] = tokens[(index + 2)..<end].map(\.text)
      let names = words.filter { ![".", "?", "!", "self"].contains($0) }
      let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
      guard !path.isEmpty else { continue }
      edits.append(SourceEdit(range: file.range(index...end), replacement: "\"\(path)\""))
    }
    return edits
  }
}

/// Takes the process that there is where a test makes another `ProcessInfo()`, which Foundation lacks here.
private struct UITestProcessInfo: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.dropLast(2).compactMap { index in
      guard file.tokens[index].text == "ProcessInfo", file.tokens[index].kind == .word,
        file.tokens[index + 1].isMark("("), file.tokens[index + 2].isMark(")")
      else { return nil }
      return SourceEdit(
        range: file.range((index + 1)...(index + 2)), replacement: ".processInfo")
    }
  }
}

/// Has test classes and what they override on the main actor, whatever they say: in Xcode XCTestCase is on none.
private struct UITestIsolation: SourceRewrite {
  private static let endings: Set<String> = [
    "func", "init", "var", "let", "class", "struct", "enum", "protocol", "extension",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.dropLast().compactMap { index in
      guard file.tokens[index].text == "nonisolated", file.tokens[index].kind == .word,
        file.tokens[index + 1].kind == .word
      else { return nil }
      let words = file.tokens[(index + 1)...].prefix { $0.kind == .word }.map(\.text)
      guard let end = words.firstIndex(where: Self.endings.contains) else { return nil }
      let overrides =
        words[..<end].contains("override") || index > 0 && file.tokens[index - 1].text == "override"
      let isClass = words[end] == "class" && words.dropFirst(end + 1).first != "func"
      guard overrides || isClass else { return nil }
      return SourceEdit(range: file.range(index...index), replacement: "")
    }
  }
}
