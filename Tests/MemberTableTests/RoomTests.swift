import Foundation
import Expectations
import Testing

@testable import CourseRunner

/// The rooms of the package: who knows whom, and that nobody knows himself by way of others.
@Suite struct RoomTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
  private static let page = root.appending(path: "Sources/Rooms.md")
  private static let rooms = Result {
    Rooms(try FileSet(folder: root.appending(path: "Sources").path))
  }

  @Test("No target imports itself by way of others")
  func targets() throws {
    expectEqual(try Self.rooms.get().targetCycles, [])
  }

  @Test("No room knows itself by way of others")
  func cycles() throws {
    let rooms = try Self.rooms.get()
    for (target, cycles) in rooms.cycles {
      for cycle in cycles { Issue.record("\(rooms.description(of: cycle, in: target))") }
    }
  }

  @Test("The page of rooms is what the sources say; `make members` renews it")
  func page() throws {
    try WrittenFile.expectFresh(Self.rooms.get().page, at: Self.page)
  }

  @Test("Arrows follow names in code, not those in comments, strings and behind a dot")
  func arrows() {
    let rooms = Rooms(
      FileSet(
        files: [
          "A/One/One.swift": "import B\nstruct One { var two: Two }",
          "A/Two/Two.swift": "// One\nlet a = \"One\"\nstruct Two { struct One {}; var b = x.One }",
          "A/Three/Three.swift": "struct Three { var a: [One] = [], b = \"\\(Two())\" }",
          "A/Top.swift": "extension Three { func f(_: Four) {} }",
          "Read.md": "", "B/B.swift": "import Foundation\nfunc f() { class Four {} }",
        ].mapValues { Array($0.utf8) }))
    expectEqual(rooms.imports, ["A": ["B"], "B": []])
    expectEqual(
      rooms.arrows,
      [
        "A": ["One": ["Two"], "Two": [], "Three": ["One", "Two"], "A": ["Three"]], "B": ["B": []],
      ])
    expect(rooms.cycles.isEmpty)
  }

  @Test("Rooms that lead to each other are one cycle, and those before and behind it are not in it")
  func circle() {
    let rooms = Rooms(
      FileSet(
        files: [
          "A/One/1.swift": "struct One { var a: Two }",
          "A/Two/2.swift": "struct Two { var a: Three }",
          "A/Three/3.swift": "struct Three { var a: One, b: Four }",
          "A/Four/4.swift": "struct Four {}",
          "A/Five/5.swift": "struct Five { var a: One }",
        ].mapValues { Array($0.utf8) }))
    expectEqual(rooms.cycles, ["A": [["One", "Two", "Three"]]])
  }
}

extension Rooms {
  /// A cycle for whoever made it: each arrow with the names that it comes from.
  fileprivate func description(of cycle: Set<String>, in target: String) -> String {
    let lines = reasons.filter {
      $0.key.target == target && cycle.contains($0.key.from) && cycle.contains($0.key.to)
    }.map { "  \($0.key.from) → \($0.key.to): \($0.value.sorted().joined(separator: ", "))" }
    return "Rooms of \(target) depend on each other in a circle:\n"
      + lines.sorted().joined(separator: "\n")
  }

  /// The page with the pictures.
  fileprivate var page: String {
    var page = """
      # Rooms and arrows

      An arrow points from a room to each room it depends on. The rooms of a target are its folders; what lies
      beside the folders is a room too, with the target's name. `make members` draws this page from the sources;
      a test fails when the page is stale, and when rooms depend on each other in a circle. A room may have
      folders of its own: `Core` of HeadlessUIKit has UIKit's views, controllers and windows, which refer to
      each other as UIKit's classes do.

      ## Targets


      """
    page += Self.picture(imports)
    for target in arrows.keys.sorted() {
      guard let rooms = arrows[target], rooms.values.contains(where: { !$0.isEmpty }) else {
        continue
      }
      page += "\n## \(target)\n\n" + Self.picture(rooms)
    }
    return page
  }

  private static func picture(_ arrows: [String: Set<String>]) -> String {
    let lines = arrows.keys.sorted().flatMap { from -> [String] in
      let ends = (arrows[from] ?? []).sorted()
      return ends.isEmpty ? ["  \(from)"] : ["  \(from) --> \(ends.joined(separator: " & "))"]
    }
    return "```mermaid\ngraph TD\n\(lines.joined(separator: "\n"))\n```\n"
  }
}
