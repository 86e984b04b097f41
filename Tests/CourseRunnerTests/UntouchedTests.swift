import CourseRunner
import Expectations
import Testing

@Suite struct UntouchedTests {
  private let starter = FileSet(files: [
    "AppDelegate.swift": Array("class A {\n  // Your code here.\n  var window: Int?\n}\n".utf8),
    "Info.plist": Array("<plist/>".utf8),
  ])

  @Test(
    "The starter is untouched with other comments, blank space, line ends, and files of no app",
    arguments: [
      ["AppDelegate.swift": "class A {\r\n  var window: Int?\r\n}"],
      ["AppDelegate.swift": "// Ann\nclass A {\n\n    var window : Int?\n}\n"],
      ["notes.md": "Done!", ".DS_Store": "?"],
      [:],
    ])
  func untouched(changes: [String: String]) {
    expect(Starter(starter).isAll(of: changed(by: changes)))
  }

  @Test(
    "Any other code, file or property list is work",
    arguments: [
      ["AppDelegate.swift": "class A {\n  weak var window: Int?\n}\n"],
      ["AppDelegate.swift": "class A { var window: Int? }\n"],
      ["AppDelegate.swift": "class A {\n  var window: Int?\n}\nlet b = 1\n"],
      ["AppDelegate.swift": "class A {\n  var window: Int?\n"],
      ["AppDelegate.swift": "class A {\n  var window = \"\\(1)\"\n}\n"],
      ["AppDelegate.swift": ""],
      ["Info.plist": "<plist></plist>"],
      ["More.swift": "let more = 1\n"],
      ["Default-568h@2x.png": ""],
    ])
  func touched(changes: [String: String]) {
    expect(!Starter(starter).isAll(of: changed(by: changes)))
  }

  @Test("A file that was taken away is work")
  func takenAway() {
    expect(!Starter(starter).isAll(of: starter.without(["Info.plist"])))
  }

  private func changed(by changes: [String: String]) -> FileSet {
    starter.overlaid(with: FileSet(files: changes.mapValues { Array($0.utf8) }))
  }
}
