import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct OptionalCallTests {
  private func adapted(_ source: String) -> String {
    let files = FileSet(files: ["App.swift": [UInt8](source.utf8)])
    let adapted = SourceAdapter.adapt(ScannedApp(files))["App.swift"]
    return String(decoding: adapted?.bytes ?? [], as: UTF8.self)
  }

  @Test(
    "A method that a delegate may lack is asked for, and one that it must have is called",
    arguments: [
      (
        "d?.scrollViewDidScroll?(self)",
        "UIKit._courseAsked(\"scrollViewDidScroll(_:)\", { d?.scrollViewDidScroll(self) })"
      ),
      (
        "d.tableView?([t][0], heightForRowAt: [0, 1]).rounded()",
        "UIKit._courseAsked(\"tableView(_:heightForRowAt:)\", "
          + "{ d.tableView([t][0], heightForRowAt: [0, 1]) })?.rounded()"
      ),
      ("d!.textFieldDidEndEditing!(f)", "d!.textFieldDidEndEditing(f)"),
      (
        "t.animationEnded?(true)",
        "UIKit._courseAsked(\"animationEnded(_:)\", { t.animationEnded(true) })"
      ),
      ("d?.tableView?(t, numberOfRowsInSection: 0)", "d?.tableView?(t, numberOfRowsInSection: 0)"),
      ("d?.tableView?(t, heightOf: 0)", "d?.tableView?(t, heightOf: 0)"),
    ])
  func calls(source: String, expected: String) {
    expectEqual(adapted("func f() { \(source) }\n"), "func f() { \(expected) }\n")
  }

  @Test("A closure in a property of the app's is called as it is, whatever its name")
  func closures() {
    let source =
      "class Row { var display: ((Row) -> Void)?\n func f(_ row: Row) { row.display?(row) } }\n"
    expectEqual(adapted(source), source)
  }

  @Test("An initializer whose argument begins with a bracket is not the one without arguments")
  func brackets() {
    let source = "func make<T: UIView>() -> T { T([1, 2]) }\n"
    expectEqual(adapted(source), source)
  }
}
