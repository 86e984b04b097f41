import Foundation

/// The rules of formats in JSON, each with what it finds wrong.
enum JSONRules {
  typealias Object = [String: Any]

  static func object(_ bytes: [UInt8]) -> Object? {
    try? JSONSerialization.jsonObject(with: Data(bytes)) as? Object
  }

  /// Gradescope's `results.json`.
  static func gradescope(_ results: Object) -> [String] {
    var wrong: [String] = []
    let formats = ["text", "html", "simple_format", "md", "ansi"]
    let visibilities = ["hidden", "after_due_date", "after_published", "visible"]
    let known: Set = [
      "score", "execution_time", "output", "output_format", "test_output_format",
      "test_name_format", "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard",
    ]
    wrong += results.keys.filter { !known.contains($0) }.map { "unknown \($0)" }
    if results["score"] == nil && results["tests"] == nil { wrong.append("no score") }
    if let score = results["score"], !isNumber(score) { wrong.append("score") }
    for key in ["output_format", "test_output_format", "test_name_format"] {
      if let value = results[key], !formats.contains(value as? String ?? "") { wrong.append(key) }
    }
    for key in ["visibility", "stdout_visibility"] {
      if let value = results[key], !visibilities.contains(value as? String ?? "") {
        wrong.append(key)
      }
    }
    guard let tests = results["tests"] as? [Object] else { return wrong + ["tests"] }
    for test in tests {
      for key in ["score", "max_score"] {
        if let value = test[key], !isNumber(value) { wrong.append("test \(key)") }
      }
      for key in ["name", "number", "output"] {
        if let value = test[key], !(value is String) { wrong.append("test \(key)") }
      }
      if (test["output"] as? String)?.contains("\r") == true { wrong.append("line ends") }
      if let status = test["status"], !["passed", "failed"].contains(status as? String ?? "") {
        wrong.append("test status")
      }
      if let tags = test["tags"], !(tags is [String]) { wrong.append("test tags") }
      if let value = test["output_format"], !formats.contains(value as? String ?? "") {
        wrong.append("test output_format")
      }
      if !visibilities.contains(test["visibility"] as? String ?? "visible") {
        wrong.append("test visibility")
      }
    }
    return wrong
  }

  /// Exercism's `results.json`, version 3.
  static func exercism(_ results: Object, bytes: Int) -> [String] {
    var wrong: [String] = []
    if bytes > 500_000 { wrong.append("over 500 kB") }
    if results["version"] as? Int != 3 { wrong.append("version") }
    let status = results["status"] as? String ?? ""
    if !["pass", "fail", "error"].contains(status) { wrong.append("status") }
    let message = results["message"] as? String
    if status == "error" ? message?.isEmpty != false : message != nil { wrong.append("message") }
    if let message, message.utf8.count > 65_535 { wrong.append("message length") }
    let tests = results["tests"] as? [Object]
    if status != "error", tests?.isEmpty != false { wrong.append("tests") }
    let states = (tests ?? []).map { $0["status"] as? String ?? "" }
    for test in tests ?? [] {
      if !isName(test["name"]) { wrong.append("test name") }
      let state = test["status"] as? String ?? ""
      if !["pass", "fail", "error"].contains(state) { wrong.append("test status") }
      if state != "pass", (test["message"] as? String)?.isEmpty != false {
        wrong.append("test message")
      }
      if let output = test["output"], (output as? String)?.unicodeScalars.count ?? 501 > 500 {
        wrong.append("test output")
      }
    }
    if !states.isEmpty {
      let due =
        states.allSatisfy { $0 == "pass" }
        ? "pass" : states.allSatisfy { $0 == "error" } ? "error" : "fail"
      if status != due { wrong.append("status is not \(due)") }
    }
    return wrong
  }

  /// Classroom 50's `result.json`.
  static func classroom50(_ result: Object) -> [String] {
    var wrong: [String] = []
    if result["schema"] as? String != "classroom50/result/v1" { wrong.append("schema") }
    for key in [
      "classroom", "assignment", "owner", "submission", "commit", "release", "review",
    ] where (result[key] as? String)?.isEmpty != false { wrong.append(key) }
    let instant = result["datetime"] as? String ?? ""
    if instant.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) == nil {
      wrong.append("datetime")
    }
    if !["individual", "group"].contains(result["assignment_type"] as? String ?? "") {
      wrong.append("assignment_type")
    }
    if !isWhole(result["score"]) { wrong.append("score") }
    if !isWhole(result["max-score"]) { wrong.append("max-score") }
    guard let tests = result["tests"] as? [Object] else { return wrong + ["tests"] }
    var sums = (score: 0, maximum: 0)
    for test in tests {
      let name = test["test-name"] as? String ?? String(repeating: "x", count: 101)
      if name.utf8.count > 100 || !isName(name) { wrong.append("test-name") }
      guard isWhole(test["score"]), isWhole(test["max-score"]),
        let passed = test["passed"] as? Bool,
        let score = test["score"] as? Int, let maximum = test["max-score"] as? Int
      else {
        wrong.append("test numbers")
        continue
      }
      if score != (passed ? maximum : 0) { wrong.append("test score") }
      sums.score += score
      sums.maximum += maximum
    }
    if result["score"] as? Int != sums.score { wrong.append("sum") }
    if result["max-score"] as? Int != sums.maximum { wrong.append("sum of maxima") }
    return wrong
  }

  private static func isNumber(_ value: Any) -> Bool { value is NSNumber && !(value is String) }

  /// On one line, and not blank.
  private static func isName(_ value: Any?) -> Bool {
    guard let name = value as? String else { return false }
    return !name.contains(where: \.isNewline) && !name.allSatisfy(\.isWhitespace)
  }

  private static func isWhole(_ value: Any?) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return number.doubleValue == number.doubleValue.rounded()
  }
}
