import CourseRunner
import Foundation
import Expectations
import Testing

/// The pages for whoever adds something: what they name is there.
@Suite struct GuideTests {
  private static let root = CitingFile.root
  private static let start = ".github/CONTRIBUTING.md"

  /// `CONTRIBUTING.md` and the pages of documentation that it leads to, by their paths.
  private static let pages: [String] = [start] + links(of: start).filter { $0.contains(".docc/") }

  private static func text(_ path: String) -> String { (try? Disk.text("\(root)/\(path)")) ?? "" }

  private static func links(of page: String) -> [String] {
    text(page).matches(of: /\]\(\.\.\/([^)#]+)\)/).map { String($0.output.1) }
  }

  /// What stands in backticks outside of blocks of code.
  private static func spans(of page: String) -> [String] {
    let prose = text(page).components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\n")
    return prose.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
  }

  @Test("Contributing leads to a page for each wish, and every page is there")
  func leads() {
    expect(Self.pages.count > 9)
    expectEqual(Self.pages.filter { Disk.kind(of: "\(Self.root)/\($0)") != .file }, [])
  }

  @Test("Every file and folder that a page names is there", arguments: pages)
  func paths(page: String) {
    let tops = ["Sources", "Tests", "Lessons", ".github", ".ci"]
    let paths = Self.spans(of: page).filter { span in
      let path = span.prefix { $0 != " " }
      return tops.contains { path.hasPrefix("\($0)/") }
        || path.contains("/") && (path.hasSuffix(".swift") || path.hasSuffix(".md"))
    }.map { String($0.prefix { $0 != " " }) }
    expectEqual(paths.filter { Disk.kind(of: "\(Self.root)/\($0)") == nil }, [])
  }

  @Test("Every command of make that a page names is there", arguments: pages)
  func commands(page: String) {
    let makefile = Self.text("Makefile")
    let targets = Self.spans(of: page).flatMap { span in
      span.matches(of: /\bmake ([a-z]+)/).map { String($0.output.1) }
    }
    expectEqual(targets.filter { !makefile.contains("\n\($0):") }, [])
  }

  @Test("Every page that a page leads to is in the same catalog", arguments: pages)
  func documents(page: String) {
    let catalog = page.prefix(upTo: page.lastIndex(of: "/") ?? page.startIndex)
    let names = Self.text(page).matches(of: /<doc:(\w+)>/).map { "\(catalog)/\($0.output.1).md" }
    expectEqual(names.filter { Disk.kind(of: "\(Self.root)/\($0)") != .file }, [])
  }

  @Test("The README's table has every room, and no other")
  func rooms() throws {
    let table = Self.text("README.md").split(separator: "| room | what is in it |").last ?? ""
    let named = table.prefix(upTo: table.firstRange(of: "\n\n")?.lowerBound ?? table.endIndex)
      .split(separator: "\n").flatMap { row in
        row.dropFirst().prefix { $0 != "|" }.matches(of: /`(\w+)`/).map { String($0.output.1) }
      }
    let rooms = Disk.names(in: "\(Self.root)/Sources").filter { !$0.contains(".") }
    expectEqual(named.sorted(), rooms.sorted())
  }

  @Test("The README names every command")
  func readmeCommands() throws {
    let readme = Self.text("README.md")
    let names = try CitingFile.all(below: "Sources/course/Commands", [".swift"]).compactMap {
      $0.text.firstMatch(of: /CommandHelp\(\s*name: "([a-z]+)"/).map { String($0.output.1) }
    }
    expect(names.count > 9)
    expectEqual(names.filter { !readme.contains("course \($0)") }, [])
  }

  @Test("The grammar of documents for tools has the kind of each answer, and no other")
  func kinds() throws {
    let text = Self.text("Sources/Rendering/JSON/JSONDocument.swift")
    let grammar = try #require(text.firstMatch(of: /\/\/\/ kind +=(?s:.+?)```/)).output
    let known = grammar.split(separator: "\n").flatMap { line in
      line.prefix { $0 != ";" }.matches(of: /"([a-z-]+)"/).map { String($0.output.1) }
    }
    let written = try CitingFile.all(below: "Sources/course", [".swift"]).flatMap {
      $0.text.matches(of: /(?:Answer|writeJSON)\(\s*"([a-z-]+)"/).map { String($0.output.1) }
    }
    expectEqual(Set(written).subtracting(known), [], "Name it in the grammar of JSONDocument.")
    expectEqual(Set(known).subtracting(written), [], "No command answers so.")
    expectEqual(known.count, Set(known).count)
  }

  @Test("Every type that a page names is declared in the sources")
  func types() throws {
    let sources = try ["Sources", "Tests"].flatMap { try CitingFile.all(below: $0, [".swift"]) }
    // Most types have a file of their name.
    let files = Set(sources.map { $0.path.lastComponent.prefix { $0 != "." && $0 != "+" } })
    let code = Data(sources.map(\.text).joined(separator: "\n").utf8)
    for page in Self.pages {
      // Two words in one: headings of tables and folders have capitals too.
      let names = Self.spans(of: page).filter { !$0.hasSuffix(".swift") }.compactMap {
        $0.wholeMatch(of: /([A-Z]\w*[a-z][A-Z]\w*)(\.\w+)*/).map { $0.output.1 }
      }
      let unknown = names.filter { name in
        !files.contains(name)
          && ["struct", "enum", "class", "protocol", "func"].allSatisfy {
            code.range(of: Data("\($0) \(name)".utf8)) == nil
          }
      }
      expectEqual(unknown, [], "\(page)")
    }
  }
}
