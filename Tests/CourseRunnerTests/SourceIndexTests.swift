import CourseModel
import Testing

@testable import CourseRunner

@Suite struct SourceIndexTests {
  private let index = SourceIndex(files: [
    (
      "Root.swift",
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
      """
    )
  ])

  @Test(
    "A class, its methods, properties and initialisers are found on their lines",
    arguments: [
      ("viewDidLoad", 6), ("child", 5), ("init", 9), ("make", 10), ("reveal(_:)", 14),
      ("unknown", 4), ("viewDidAppear(_:)", 4),
    ])
  func members(name: String, line: Int) {
    #expect(index.place(ofMember: name, in: "Root")?.line == line)
  }

  @Test("A place has the file and the source line")
  func place() {
    #expect(
      index.place(ofType: "Root")
        == SourcePlace(
          file: "Root.swift", line: 4, sourceLine: "final class Root: UIViewController {"))
  }

  @Test("What is only spoken of in a comment is not found")
  func comments() {
    #expect(index.place(ofType: "Ghost") == nil)
  }
}
