import Expectations
import Testing

@testable import CourseRunner

@Suite("The loop around a line is found")
struct EnclosingLoopTests {
  private let source = Array(
    """
    func spin() {
      var x = 0
      while true {
        x += 1
        for y in 0..<3 {
          use(y)
        }
      }
    }
    func later() {
      print("no loop")
      repeat {
        use(1)
      } while true
      print("behind")
      while use(
        2), true {
        call { use(3) }
      }
    }
    while true { use(4) }
    """.utf8)

  @Test(
    "By any line of it",
    arguments: [
      (1, nil), (2, nil), (3, 3), (4, 3), (6, 3), (8, 3), (9, nil), (11, nil), (12, 12), (13, 12),
      (15, nil), (16, 16), (17, 16), (18, 16), (21, 21),
    ] as [(Int, Int?)])
  func line(line: Int, loop: Int?) {
    expectEqual(EnclosingLoop(of: line, in: source, words: ["while", "repeat"])?.line, loop)
  }

  @Test("Only loops of the kind that is asked for")
  func kinds() {
    expectEqual(EnclosingLoop(of: 6, in: source, words: ["for"])?.line, 5)
    expectNil(EnclosingLoop(of: 4, in: source, words: ["for"])?.line)
  }
}
