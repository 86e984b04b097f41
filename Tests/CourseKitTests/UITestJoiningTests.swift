import CourseModel
import Expectations
import Testing

@testable import CourseKit

@Suite struct UITestJoiningTests {
  private func test(_ className: String, _ name: String) -> UITest {
    UITest(
      className: className, methodName: name,
      place: SourcePlace(file: "\(className).swift", line: 3)
    ) { _ in XCTFail("\(className).\(name)") }
  }

  @Test("Tests that no check names are checks behind the others, with a point each")
  func unnamed() throws {
    let exercise = Exercise(iOS: 6, hints: ["A"]) {
      Check("own") { _ in XCTAssertTrue(true) }
      Check(uiTest: "testB", "B is there", points: 3)
    }
    let tests = [test("One", "testA"), test("One", "testB"), test("Two", "testA")]
    let joined = try exercise.joined(by: tests)
    expectEqual(joined.checks.map(\.name), ["own", "B is there", "One/testA", "Two/testA"])
    expectEqual(joined.checks.map(\.points), [1, 3, 1, 1])
    let results = joined.checks.map { $0.run(FakeApp().proxy).failures.first?.message }
    expectEqual(results, [nil, "One.testB", "One.testA", "Two.testA"])
    expectEqual(joined.checks.last?.place, SourcePlace(file: "Two.swift", line: 3))
  }

  @Test("A check that names no test, or two, is its author's mistake")
  func misnamed() {
    let tests = [test("One", "testA"), test("Two", "testA")]
    for (name, message) in [
      ("testB", "There is no UI test “testB”."), ("testA", "2 UI tests are called “testA”."),
    ] {
      let exercise = Exercise(iOS: 6) { Check(uiTest: name) }
      let finding = #expect(throws: Finding.self) { try exercise.joined(by: tests) }
      expectEqual(finding?.message, message)
      expectEqual(finding?.remedy, "Write one of these: One/testA, Two/testA.")
    }
    let exact = Exercise(iOS: 6) { Check(uiTest: "Two/testA") }
    #expect(throws: Never.self) { try exact.joined(by: tests) }
  }

  @Test("Tests alone are an exercise of the latest version")
  func alone() throws {
    let exercise = Exercise(uiTests: [test("One", "testA")])
    expectEqual(exercise.checks.map(\.name), ["testA"])
    expectEqual(exercise.iOS, .latest)
    expectEqual(try exercise.describe().starterFailsAt, "testA")
  }
}
