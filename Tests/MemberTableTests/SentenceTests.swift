import Foundation
import Expectations
import Testing

@testable import CourseRunner

/// Sentences for readers stand in `Sources/Words`, where somebody who wants to change one looks for it.
@Suite struct SentenceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized

  /// Targets that find something and word nothing.
  private static let targets = ["CourseKit/Lesson", "CourseRunner", "Grading", "Judge"]

  /// Rooms that hold whole files for compilers, shells and other systems.
  private static let rooms = [
    "CourseRunner/Glue/", "CourseRunner/Compilation/UITestGlue.swift",
    "CourseRunner/Editors/EditorSettings.swift", "Grading/Export/",
    "Grading/Gate/GateProof.swift",
  ]

  /// Words that are no sentences of ours, and why they stand where they do.
  private static let foreign: [(reason: String, texts: [String])] = [
    (
      "What the compiler says, to know it by",
      [
        "must restate inherited '@unchecked Sendable' conformance", "no such module 'UIKit'",
        "no such module 'CourseKit'", "no such module 'XCUITest'", "malformed compiled module",
        "module compiled with",
        "compiled module was created by", "missing required module", "cannot find '",
        "'#selector' can only be used", "} // end sil function",
      ]
    ),
    (
      "What programs that unpack archives say, to know it by",
      [
        "No space left on device", "File too large", "File size limit", "stripped absolute path",
        "Path is absolute",
      ]
    ),
    ("Titles of columns in other systems' tables", ["sis login id", "sis user id"]),
    ("The name of a script, as a judge's frames carry it", ["the script on iOS "]),
    ("The title of a scenario that `course new` begins", ["A first look"]),
  ]

  @Test("A sentence for readers stands in `Sources/Words` alone")
  func sentences() throws {
    var known = Set(Self.foreign.flatMap(\.texts))
    for target in Self.targets {
      let files = try FileSet(folder: Self.root.appending(path: target).path)
      for path in files.paths where path.hasSuffix(".swift") {
        let place = "\(target)/\(path)"
        if Self.rooms.contains(where: place.hasPrefix) { continue }
        for text in Self.sentences(in: files.files[path] ?? []) {
          if known.remove(text) != nil || Self.foreign.contains(where: { $0.texts.contains(text) })
          {
            continue
          }
          Issue.record(
            "\(place): “\(text)” belongs into a file of `Sources/Words`, as a case of an enum there."
          )
        }
      }
    }
    expectEqual(known, [], "Strike what is gone from the list of exceptions.")
  }

  @Test(
    "Three words in a row are a sentence, and names, codes and comments are none",
    arguments: [
      (#"let a = "The file is empty.""#, ["The file is empty."]),
      (#"let a = "it has \(count) more files than an app""#, [" more files than an app"]),
      (##"let a = #"An app has none"#"##, ["An app has none"]),
      (#"// "The file is empty.""#, []),
      (#"let a = "Sources/Words", b = "-Xllvm -o", c = "f001.swift: \(line)""#, []),
    ])
  func pattern(code: String, found: [String]) {
    expectEqual(Self.sentences(in: Array(code.utf8)), found)
  }

  /// The pieces of texts in which at least three words follow each other. What has several lines is a
  /// file for another program.
  private static func sentences(in bytes: [UInt8]) -> [String] {
    let marks: Set<Character> = ["\"", "#", "\\"]
    let wordsInARow = /[A-Za-z’']+,?( [a-z’']+,?){2}/
    return SourceScanner.tokens(of: bytes).filter { $0.kind == .literal }.map { token in
      let text = token.text.drop(while: marks.contains)
      return String(
        text.prefix(
          upTo: text.lastIndex { !marks.contains($0) }.map(text.index(after:)) ?? text.endIndex))
    }.filter { !$0.contains("\n") && $0.firstMatch(of: wordsInARow) != nil }
  }
}
