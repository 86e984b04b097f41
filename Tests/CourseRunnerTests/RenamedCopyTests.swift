import CourseRunner
import Expectations
import Testing

struct RenamedCopyTests {
  private static let original = """
    import UIKit
    /// The container.
    class Container: UIViewController {
      private let child = Child()
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        reveal(child, after: 2)
      }
      func reveal(_ controller: UIViewController, after seconds: Int) {
        addChild(controller)
        [1, 2].forEach { number in print(number, seconds) }
      }
    }
    class Child: UIViewController {}
    """
  private static let renamed = """
    import UIKit
    class Box: UIViewController {   // mine, all mine
      private let inner = Kid()
      override func viewDidAppear(_ yes: Bool) { super.viewDidAppear(yes)
        show(inner, late: 2) }

      func show(_ thing: UIViewController, late time: Int) {
        addChild(thing); [1, 2].forEach { x in print(x, time) }
      }
    }
    class Kid: UIViewController {}
    """

  private func hash(_ sources: String...) -> String? {
    var files: [String: [UInt8]] = [:]
    for (number, source) in sources.enumerated() { files["\(number).swift"] = Array(source.utf8) }
    return FileSet(files: files).normalizedHash
  }

  @Test("A copy with other names, comments and line breaks has the same hash")
  func copy() {
    let renamed = Self.renamed.replacing("addChild(thing); [", with: "addChild(thing)\n[")
    expectEqual(hash(Self.original), hash(renamed))
  }

  @Test("The files' names and their order do not count")
  func order() {
    expectEqual(hash(Self.original, "class Other {}"), hash("class Else {}", Self.original))
  }

  @Test(
    "Another call, another literal, another order or another method of UIKit's is another hash",
    arguments: [
      ("addChild(controller)", "addSubview(controller)"), ("after: 2", "after: 3"),
      ("print(number, seconds)", "print(seconds, number)"),
      ("viewDidAppear", "viewWillAppear"), ("private let", "let"),
    ])
  func differences(old: String, new: String) {
    expect(hash(Self.original) != hash(Self.original.replacing(old, with: new)))
  }

  @Test("Without Swift files there is no hash")
  func none() {
    expectNil(FileSet(files: ["a.plist": []]).normalizedHash)
    expect(hash("") != nil)
  }

  @Test("Bytes of any sort have a hash, as quickly as they are read")
  func anyBytes() {
    let noise = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    expect(FileSet(files: ["a.swift": noise]).normalizedHash != nil)
  }
}
