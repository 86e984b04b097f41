import CourseRunner
import Foundation

/// A submission that attacks, as it lies in `Attacks/`.
///
/// Its first lines say what it must come to: `// outcome: rejected(attribute)`, several with `or`;
/// `// points: 0`; which `// row:` of the list of attacks it is of; `// always: yes` where it is tried
/// in every run of the tests. `// say:`, `// add:` and `// label:` are what stands there in the
/// speaker, the right answers where they are not given. The rest is `Attack.swift`, or other files behind
/// lines such as `//// Info.plist`. A line such as `//* 1000 <view>` stands for a thousand of it.
struct AttackFile: Sendable {
  var name: String
  var outcomes: [String]
  var points: String
  var isAlwaysTried: Bool
  /// What is handed in, over the starter's files.
  var files: [String: String]

  static let all: [AttackFile] = Disk.files(below: folder).sorted().compactMap {
    guard let text = try? Disk.text("\(folder)/\($0)") else { return nil }
    return AttackFile(name: String($0.dropLast(4)), text: text)
  }

  private static let folder = "\(#filePath.deletingLastComponents(1))/Attacks"

  private init(name: String, text: String) {
    self.name = name
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var head: [Substring: String] = [:]
    while let line = lines.first, line.hasPrefix("// "), let colon = line.firstRange(of: ": ") {
      let key = line[..<colon.lowerBound].dropFirst(3)
      guard Self.keys.contains(String(key)) else { break }
      head[key] = String(line[colon.upperBound...])
      lines.removeFirst()
    }
    outcomes = (head["outcome"] ?? "").split(separator: " or ").map(String.init)
    points = head["points"] ?? ""
    isAlwaysTried = head["always"] == "yes"
    files = [
      "SpeakerViewController.swift": SpeakerCourse.speaker(
        label: head["label"] ?? "UILabel()", say: head["say"] ?? "label.text = word",
        add: head["add"] ?? "a + b")
    ]
    var file = "Attack.swift"
    for part in lines.split(omittingEmptySubsequences: false, whereSeparator: { $0.isPartHead }) {
      if part.startIndex > lines.startIndex {
        file = String(lines[part.startIndex - 1].dropFirst(5))
      }
      let text = part.map(Self.repeated).joined(separator: "\n")
      // What is empty is not handed in, but where it takes the place of the starter's.
      if !text.isEmpty || file != "Attack.swift" { files[file] = text }
    }
  }

  private static func repeated(_ line: Substring) -> String {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "//*", let count = Int(words[1]) else {
      return String(line)
    }
    return String(repeating: String(words[2]), count: count)
  }

  private static let keys: Set = ["row", "outcome", "points", "always", "say", "add", "label"]
}

extension Substring {
  fileprivate var isPartHead: Bool { hasPrefix("//// ") }
}
