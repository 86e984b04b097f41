import CourseModel
import Expectations
import Testing

@testable import CourseRunner

/// Optional methods that only a class below the one which adopts the protocol has (rule 781).
@Suite struct InheritedRequirementTests {
  private func adapted(_ sources: [String: String]) -> [String: String] {
    let files = FileSet(files: sources.mapValues { [UInt8]($0.utf8) })
    return SourceAdapter.adapt(ScannedApp(files)).mapValues {
      // What all classes get does not matter here.
      String(decoding: $0.bytes, as: UTF8.self).replacing(" @MainActor deinit {};", with: "")
    }
  }

  private func adapted(_ source: String) -> String {
    adapted(["App.swift": source])["App.swift"] ?? ""
  }

  private func findings(_ source: String) -> [String] {
    let files = FileSet(files: ["App.swift": [UInt8](source.utf8)])
    return SilentHazards(in: ScannedApp(files)).findings().map(\.message)
  }

  @Test("The class that adopts the protocol gets the method, and the class below overrides it")
  func classBelow() {
    let source = """
      class Base: UIViewController, UITableViewDelegate {}
      class Middle: Base {}
      class Below: Middle {
        func tableView(
          _ table: UITableView,
          didSelectRowAt _: IndexPath) {}
        func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 1 }
      }

      """
    expectEqual(
      adapted(source),
      """
      class Base: UIViewController, UITableViewDelegate { func tableView(_ p0: UITableView, \
      didSelectRowAt p1: IndexPath)  { UIKit._courseAbsent((any UITableViewDelegate).self)\
      .tableView(p0, didSelectRowAt: p1) }; func tableView(_ p0: UITableView, heightForRowAt \
      p1: IndexPath) -> CGFloat { UIKit._courseAbsent((any UITableViewDelegate).self)\
      .tableView(p0, heightForRowAt: p1) };}
      class Middle: Base {}
      class Below: Middle {
        override func tableView(
          _ table: UITableView,
          didSelectRowAt _: IndexPath) {}
        override func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 1 }
      }

      """)
    expectEqual(findings(source), [])
  }

  @Test("Two classes below share one method above, and an extension's method moves into its class")
  func extensions() {
    let files = adapted([
      "A.swift": "public class Base: NSObject {}\nextension Base: UITextFieldDelegate {}\n",
      "B.swift": """
      class One: Base { func textFieldDidBeginEditing(_ f: UITextField) {} }
      class Two: Base {}

      """,
      "C.swift": "extension Two { func textFieldDidBeginEditing(_ f: UITextField) { print(f) } }\n",
    ])
    expectEqual(
      files["A.swift"],
      """
      public class Base: NSObject { public func textFieldDidBeginEditing(_ p0: UITextField)  \
      { UIKit._courseAbsent((any UITextFieldDelegate).self).textFieldDidBeginEditing(p0) };}
      extension Base: UITextFieldDelegate {}

      """)
    expectEqual(
      files["B.swift"],
      """
      class One: Base { override func textFieldDidBeginEditing(_ f: UITextField) {} }
      class Two: Base { override func textFieldDidBeginEditing(_ f: UITextField) \
      { _courseMovedtextFieldDidBeginEditing(f) };}

      """)
    expectEqual(
      files["C.swift"],
      "extension Two { func _courseMovedtextFieldDidBeginEditing(_ f: UITextField) { print(f) } }\n"
    )
  }

  @Test("An optional method of the app's own protocol is found below, too")
  func ownProtocol() {
    let text = adapted(
      """
      @objc protocol Guest {
        @objc optional func arrive(at hour: Int)
        @objc optional func name() -> String
      }
      class Base: NSObject, Guest {}
      class Below: Base {
        func arrive(at hour: Int) {}
        func name() -> String { "" }
      }

      """)
    expect(
      text.contains(
        "class Base: NSObject, Guest { func arrive(at p0: Int)  {}; func name() -> String? { nil };}"
      ))
    expect(
      text.contains("  override func arrive(at hour: Int) {}\n  override func name() -> String"))
  }

  @Test(
    "What is declared above, required, private, of other types or overridden stays as it is",
    arguments: [
      "class Base: NSObject, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }\n"
        + "class Below: Base { func textFieldDidBeginEditing(_ f: UITextField) {} }\n",
      "class Base: NSObject, UISearchResultsUpdating {}\n"
        + "class Below: Base { func updateSearchResults(for c: UISearchController) {} }\n",
      "class Base: NSObject, UITextFieldDelegate {}\n"
        + "class Below: Base { private func textFieldDidBeginEditing(_ f: UITextField) {} }\n",
      "class Base: NSObject, UITextFieldDelegate {}\n"
        + "class Below: Base { func textFieldDidBeginEditing(_ f: UIView) {} }\n",
      "class Base: NSObject, UITextFieldDelegate {}\n"
        + "class Below: Base { override func textFieldDidBeginEditing(_ f: UITextField) {} }\n",
    ])
  func others(source: String) {
    expectEqual(adapted(source), source)
  }

  @Test("Below a generic class the method is not found, and the student is told")
  func generic() {
    let source = """
      class Base<Item>: UIViewController, UITableViewDelegate {}
      class Below: Base<Int> {
        func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
      }

      """
    expectEqual(adapted(source), source)
    expectEqual(
      findings(source),
      [
        "Nothing calls `tableView(_:didSelectRowAt:)` of `Below`: `Base` adopts the protocol and does "
          + "not declare the method, and Swift looks for it in no class below a generic one."
      ])
  }
}
