/// What both flavours of JUnit's schema ask for.
enum XMLRules {
  static func junit(_ root: ParsedElement) -> [String] {
    var wrong: [String] = []
    if root.name != "testsuites" { wrong.append("root") }
    for (place, suite) in root.children.enumerated() {
      if suite.name != "testsuite" { wrong.append("nesting") }
      let required = [
        "name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors", "time",
      ]
      wrong += required.filter { suite.attributes[$0] == nil }.map { "suite \($0)" }
      if suite.attributes["id"] != "\(place)" { wrong.append("suite id") }
      let timestamp = suite.attributes["timestamp"] ?? ""
      if timestamp.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) == nil {
        wrong.append("timestamp")
      }
      let cases = suite.children.filter { $0.name == "testcase" }
      let order = ["properties"] + cases.map(\.name) + ["system-out", "system-err"]
      if suite.children.map(\.name) != order { wrong.append("order") }
      func count(_ name: String) -> Int {
        cases.count { $0.children.contains { $0.name == name } }
      }
      for (attribute, number) in [
        ("tests", cases.count), ("failures", count("failure")), ("errors", count("error")),
        ("skipped", count("skipped")),
      ] where suite.attributes[attribute] != "\(number)" { wrong.append("suite \(attribute)") }
      for test in cases {
        wrong += ["name", "classname", "time"].filter { test.attributes[$0] == nil }
          .map { "case \($0)" }
        if test.children.count > 1 { wrong.append("two results") }
        for result in test.children {
          if !["failure", "error", "skipped"].contains(result.name) { wrong.append("result") }
          if result.name != "skipped", result.attributes["type"] == nil { wrong.append("type") }
        }
      }
    }
    return wrong
  }
}
