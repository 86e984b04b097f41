import CourseRunner
import EventTrace
import Foundation

/// A file of the repo, and what of it cites the rule book.
struct CitingFile {
  /// Relative to the repo.
  let path: String
  let text: String

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized.path

  /// The files below a folder that end so, but for what is written from the others; a file, itself.
  static func all(below folder: String, _ endings: [String]) throws -> [CitingFile] {
    if Disk.kind(of: "\(root)/\(folder)") == .file {
      return [CitingFile(path: folder, text: try Disk.text("\(root)/\(folder)"))]
    }
    return try Disk.files(below: "\(root)/\(folder)").compactMap { name in
      guard endings.contains(where: name.hasSuffix), !written.contains(name.lastComponent) else {
        return nil
      }
      let path = "\(folder)/\(name)"
      return CitingFile(path: path, text: try Disk.text("\(root)/\(path)"))
    }
  }

  private static let written = ["Members.md", RuleBook.tableName]

  /// What its comments and the remarks that it makes cite; a page, all of it.
  var citations: [(line: Int, code: Citation)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if path.hasSuffix(".md") { return CitedText(lines, firstLine: 1).citations }
    var found: [(line: Int, code: Citation)] = []
    var block: [Substring] = []
    for (index, line) in lines.enumerated() {
      if let code = Self.rule(ofRemarkIn: line) { found.append((index + 1, code)) }
      if let comment = Self.comment(in: line) {
        block.append(comment)
      } else if !block.isEmpty {
        found += CitedText(block, firstLine: index - block.count + 1).citations
        block = []
      }
    }
    return found
  }

  /// What stands behind `rule:` in a call: `112` or `"M11c"`.
  private static func rule(ofRemarkIn line: Substring) -> Citation? {
    guard let start = line.firstRange(of: " rule: ")?.upperBound else { return nil }
    let code = Citation(
      String(line[start...].drop { $0 == "\"" }.prefix { $0.isLetter || $0.isNumber }))
    return code.kind == .source ? nil : code
  }

  /// What stands behind `//`; an address has no blank before it.
  private static func comment(in line: Substring) -> Substring? {
    guard line.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let start = line.drop { $0 == " " }
    if start.hasPrefix("//") { return start.drop { $0 == "/" } }
    return line.firstRange(of: " // ").map { line[$0.upperBound...] }
  }
}
