import CourseModel
import Words

/// The links of a text that lead to other files.
enum MarkdownLinks {
  /// A finding for each relative link that leads nowhere.
  static func findings(in path: String, shownAs name: String) -> [Finding] {
    guard let text = try? Disk.text(path) else { return [] }
    let folder = path.deletingLastComponents(1)
    return targets(in: text).filter {
      DrawnPicture($0.target) == nil && Disk.facts(of: "\(folder)/\($0.target)") == nil
    }.map {
      Finding(
        PartFilesProblem.brokenLink(target: $0.target), at: SourcePlace(file: name, line: $0.line))
    }
  }

  /// The relative paths in the parentheses of `[…](…)`, without fragments.
  static func targets(in text: String) -> [(line: Int, target: String)] {
    var targets: [(Int, String)] = []
    var isCode = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      var rest = line
      while let start = rest.firstRange(of: "](") {
        rest = rest[start.upperBound...]
        let target = rest.prefix { $0 != ")" && $0 != "#" && $0 != " " }
        if !target.isEmpty, !target.contains(":"), !target.hasPrefix("/") {
          targets.append((index + 1, String(target)))
        }
      }
    }
    return targets
  }
}
