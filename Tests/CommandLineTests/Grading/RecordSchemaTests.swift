import CourseRunner
import Foundation
import Expectations
import Testing

/// `results.jsonl` is as the page on records says.
@Suite struct RecordSchemaTests {
  @Test("Every record of a class keeps to the described schema, and points have one spelling")
  func records() throws {
    let work = try ClassOnDisk()
    try work.handIn("good", ["AppDelegate.swift": try work.solution()])
    try work.handIn(
      "wrong",
      [
        "AppDelegate.swift": "import UIKit\n@main class AppDelegate: "
          + "UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
      ])
    try work.handIn(
      "typo",
      [
        "AppDelegate.swift": "import UIKit\n\n"
          + "func root(of window: UIWindow?) -> UIViewController? {\n  window.rootViewController\n}\n"
      ])
    try work.handIn(
      "endless",
      [
        "AppDelegate.swift": try work.solution().replacing(
          "return true", with: "\n    while true {\n      _ = 1 + 1\n    }")
      ])
    try work.handIn(
      "crash",
      ["AppDelegate.swift": try work.solution().replacing("return true", with: "fatalError()")])
    try work.handIn("exit", ["Exit.swift": "import Foundation\n\nfunc finish() { exit(0) }\n"])
    try work.handIn("starter", [:])
    try Disk.makeFolder("\(work.submissions)/nothing")
    let answer = try work.grade(into: "out")
    try #require(answer.code == 0, "\(answer.complaint)")
    expectEqual(
      try work.outcomes(of: "out").mapValues { $0.prefix { $0 != "(" } },
      [
        "good": "passed", "wrong": "failed", "typo": "compile-error", "endless": "limit",
        "crash": "crashed", "exit": "rejected", "starter": "untouched", "nothing": "missing",
      ])
    let schema = try Schema(page: "Sources/Grading/Documentation.docc/Records.md")
    for line in try work.result("results.jsonl", of: "out").split(separator: "\n") {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
      expectEqual(schema.complaints(about: record), [], "\(line.prefix(200))")
      let members = try #require(record as? [String: Any])
      let checks = try #require(members["checks"] as? [[String: Any]])
      let earned = checks.reduce(0) { $0 + ($1["earned"] as? Int ?? -100) }
      expectEqual(members["earned"] as? Int, earned)
      expectEqual(members["possible"] as? Int, 4)
      if members["student"] as? String == "typo" {
        expectEqual(line.contains("\"suggestion\":"), true, "\(line)")
      }
      if members["student"] as? String == "endless" {
        let failures = checks.first.flatMap { $0["result"] as? [String: Any] }?["failures"]
        let place = (failures as? [[String: Any]])?.first?["place"] as? [String: Any]
        expectEqual((place?["sourceLine"] as? String)?.contains("while true {"), true, "\(line)")
      }
    }
  }

  @Test(
    "A record that is otherwise does not pass",
    arguments: [
      ("\"index\":0", "\"index\":\"0\""), ("\"earned\":4", "\"earned\":\"4\""),
      ("\"outcome\":\"passed\"", "\"outcome\":\"great\""),
      ("\"index\":0", "\"index\":0,\"more\":1"),
      ("\"tier\":", "\"level\":"), ("\"points\":2,", ""),
    ])
  func otherwise(part: String, other: String) throws {
    let record = """
      {"checks":[{"earned":2,"points":2,"result":{"failures":[],"feedback":[],"name":"a",\
      "outcome":"passed","output":""},"visibility":"visible"}],"earned":4,"exercise":"a/b",\
      "findings":[],"index":0,"key":"\(String(repeating: "a", count: 64))","outcome":"passed",\
      "possible":4,"seed":7,"student":"ann","tier":"self"}
      """
    let schema = try Schema(page: "Sources/Grading/Documentation.docc/Records.md")
    func complaints(_ text: String) throws -> [String] {
      schema.complaints(about: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
    expectEqual(try complaints(record), [])
    expect(try complaints(record.replacing(part, with: other)) != [])
  }
}

/// As much of JSON Schema as the page uses.
private struct Schema {
  private let root: [String: Any]

  /// The last block of JSON on a page of the package.
  init(page: String) throws {
    let text = try Disk.text("\(#filePath.deletingLastComponents(4))/\(page)")
    let block = try #require(text.components(separatedBy: "```json\n").last)
    let json = try #require(block.components(separatedBy: "\n```").first)
    root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  func complaints(about value: Any) -> [String] { complaints(about: value, by: root, at: "") }

  private func complaints(about value: Any, by rule: [String: Any], at place: String) -> [String] {
    if let name = (rule["$ref"] as? String)?.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard let definition = definitions?[String(name)] else { return ["no \(name)"] }
      return complaints(about: value, by: definition, at: place)
    }
    var found: [String] = []
    switch rule["type"] as? String {
    case "object":
      guard let members = value as? [String: Any] else { return ["\(place) is no object"] }
      for name in rule["required"] as? [String] ?? [] where members[name] == nil {
        found.append("\(place) has no \(name)")
      }
      guard let properties = rule["properties"] as? [String: [String: Any]] else { return found }
      for (name, member) in members {
        if let property = properties[name] {
          found += complaints(about: member, by: property, at: "\(place)/\(name)")
        } else if rule["additionalProperties"] as? Bool == false {
          found.append("\(place) has \(name)")
        }
      }
    case "array":
      guard let items = value as? [Any] else { return ["\(place) is no array"] }
      for item in items {
        found += complaints(about: item, by: rule["items"] as? [String: Any] ?? [:], at: place)
      }
    case "integer":
      // A number in JSON without quotes, and not `true`.
      if value is String || value as? NSNumber == nil || "\(value)".contains(".") {
        found.append("\(place) is no whole number")
      }
    default:
      guard let text = value as? String else { return ["\(place) is no text"] }
      if let words = rule["enum"] as? [String], !words.contains(text) {
        found.append("\(place) is \(text)")
      }
      if let pattern = rule["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        found.append("\(place) is \(text)")
      }
    }
    return found
  }
}
