import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct SourceIndexTests {
  private let index = SourceIndex(files: [
    (
      "Root.swift",
      Array(
        """
        import UIKit

        // class Ghost is only spoken of
        final class Root: UIViewController {
          private var child = UIViewController()
          override func viewDidLoad() {
            func viewDidAppear() {}
          }
          init() { super.init(nibName: nil, bundle: nil) }
          class func make() -> Root { Root() }
        }

        extension Root {
          func reveal(_ animated: Bool) {}
        }
        """.utf8)
    )
  ])

  @Test(
    "A class, its methods, properties and initialisers are found on their lines",
    arguments: [
      ("viewDidLoad", 6), ("child", 5), ("init", 9), ("make", 10), ("reveal(_:)", 14),
      ("unknown", 4), ("viewDidAppear(_:)", 4),
    ])
  func members(name: String, line: Int) {
    expectEqual(index.place(ofMember: name, in: "Root")?.line, line)
  }

  @Test("A place has the file and the source line")
  func place() {
    expectEqual(
      index.place(ofType: "Root"),
      SourcePlace(
        file: "Root.swift", line: 4, sourceLine: "final class Root: UIViewController {"))
  }

  @Test("Braces in strings and comments, inner types and other line ends do not mislead")
  func misleading() {
    let text = """
      class Root {
        /* } class Ghost { */
        let brace = "}", other = #"{"#
        struct Inner { func deep() {} }
        // }
        func after() {}
      }
      """
    for ending in ["\n", "\r\n"] {
      let index = SourceIndex(
        files: [("Root.swift", Array(text.replacing("\n", with: ending).utf8))])
      expectEqual(
        index.place(ofDeclaredMember: "after()", in: "Root"),
        SourcePlace(file: "Root.swift", line: 6, sourceLine: "  func after() {}"))
      expectEqual(index.place(ofDeclaredMember: "deep()", in: "Inner")?.line, 4)
      expectNil(index.place(ofType: "Ghost"))
    }
  }

  @Test("What is only spoken of in a comment is not found")
  func comments() {
    expectNil(index.place(ofType: "Ghost"))
  }
}
