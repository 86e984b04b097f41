import CourseRunner
import Foundation
import Expectations
import Testing

/// Tests written for Xcode, unchanged, as the checks of an exercise.
@Suite struct UITestTrials {
  private static let lessons = "\(#filePath.deletingLastComponents(1))/UITestFixture/Lessons"
  private static let exercise = "Lessons/01-Tests/01-greet"
  private static let tests = "\(exercise)/UITests/GreetingUITests.swift"

  /// The course with another body of a test, and nothing else but it.
  private func course(test body: String, continues: Bool = false) throws -> CourseOnDisk {
    let course = try CourseOnDisk(lessons: Self.lessons)
    try Disk.remove("\(course.path)/\(Self.exercise)/UITests/GreetingUITestsLaunchTests.swift")
    try course.write(
      """
      import XCTest

      final class OtherUITests: XCTestCase {
        override func setUpWithError() throws { continueAfterFailure = \(continues) }

        func testIt() throws {
          let app = XCUIApplication()
          app.launch()
      \(body)
        }
      }
      """, to: Self.tests)
    return course
  }

  private func answer(test body: String, app: String? = nil) throws -> CourseOnDisk.Answer {
    let course = try course(test: body)
    return try Self.check(course, app: app)
  }

  /// Checks the solution, or another answer.
  private static func check(
    _ course: CourseOnDisk, app: String? = nil, _ options: String...
  ) throws -> CourseOnDisk.Answer {
    _ = try course.call("reset", "greet")
    try course.applySolution(of: exercise)
    if let app {
      try course.write(app, to: "Workspace/01-Tests/01-greet/GreetingViewController.swift")
    }
    return try course.call(["check", "greet"] + options)
  }

  @Test("An exercise of nothing but tests written for Xcode keeps what a course promises")
  func verified() throws {
    let course = try CourseOnDisk(lessons: Self.lessons)
    let answer = try course.call("verify")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
  }

  @Test("A test that asserts nothing is a fault, with a remedy for tests; there are no hints")
  func nothingAsserted() throws {
    let course = try course(test: "")
    let answer = try course.call("verify", "greet", "--json").output
    expect(answer.contains("An app that does nothing earns the points of the check “testIt”."))
    expect(
      answer.contains(
        #"remove it, or write `Check(uiTest: \"testIt\", points: 0)` in `Checks.swift`."#))
    expect(!answer.contains(".counts(with: …)"))
    let hint = try course.call("hint", "greet")
    expect(hint.complaint.contains("  \(Self.exercise)/UITests\n"))
  }

  @Test(
    "Tests in the manner of public projects pass as they do on a device",
    arguments: ["01-notes", "02-menu", "03-texts", "04-parts", "05-access"])
  func idioms(exercise: String) throws {
    let course = try CourseOnDisk(
      lessons: "\(#filePath.deletingLastComponents(1))/UITestIdioms/Lessons")
    let name = String(exercise.dropFirst(3))
    _ = try course.call("reset", name)
    try course.applySolution(of: "Lessons/01-Tests/\(exercise)")
    let answer = try course.call("check", name)
    expect(answer.output.contains("✓ test"), "\(answer)")
    expect(!answer.output.contains("✗ test"), "\(answer)")
    if name == "notes" { expect(answer.output.contains("- testSkips (skipped)"), "\(answer)") }
  }

  @Test("What is wrong with a test is told at its line")
  func places() throws {
    let answer = try course(test: "").call("verify", "greet")
    expect(answer.code != 0)
    expect(answer.output.contains("  \(Self.tests):6\n"), "\(answer)")
  }

  @Test("Each test is a check with one point, under its method's name")
  func points() throws {
    let course = try CourseOnDisk(lessons: Self.lessons)
    let untouched = try course.call("check", "greet")
    expect(untouched.output.contains("0 of 4 points"), "\(untouched)")
    try course.applySolution(of: Self.exercise)
    let solved = try course.call("check", "greet")
    expectEqual(solved.code, 0, "\(solved)")
    for name in ["testGreeting", "testLoud", "testMoreAndBack", "testLaunch"] {
      expect(solved.output.contains(name), "\(solved)")
    }
  }

  @Test("A tap on what is not there ends the test there, and says what is there")
  func missing() throws {
    let answer = try answer(
      test: """
        app.buttons["Greed"].tap()
        XCTFail("This is not reached.")
        """)
    expect(answer.output.contains("No matches found for \"Greed\" Button"), "\(answer)")
    expect(answer.output.contains("Button \"Greet\""), "\(answer)")
    expect(!answer.output.contains("not reached"), "\(answer)")
    expectEqual(answer.code, 1)
  }

  @Test("A test that goes on after failures tells all of them")
  func goingOn() throws {
    let course = try course(
      test: """
        XCTAssertEqual(1, 2, "First.")
        XCTAssertEqual(3, 4, "Second.")
        """, continues: true)
    let answer = try Self.check(course, app: nil, "--json")
    expect(answer.output.contains("First.") && answer.output.contains("Second."), "\(answer)")
  }

  @Test("What is torn down is torn down after a failure as well, and waiting passes the app's time")
  func teardown() throws {
    let course = try course(
      test: """
        addTeardownBlock { XCTFail("It is torn down.") }
        XCTAssertTrue(app.buttons["Nobody"].waitForExistence(timeout: 3), "Somebody should come.")
        XCTFail("This is not reached.")
        """)
    let answer = try Self.check(course, app: nil, "--json")
    expect(answer.output.contains("Somebody should come."), "\(answer)")
    expect(answer.output.contains("It is torn down."), "\(answer)")
    expect(answer.output.contains("\"appTime\" : 3000000000"), "\(answer)")
    expect(!answer.output.contains("not reached"), "\(answer)")
  }

  @Test("An app that crashes in a test fails it, at the line of the app")
  func crash() throws {
    let answer = try answer(
      test: """
        app.buttons["Go"].tap()
        XCTAssertTrue(app.staticTexts["Gone"].exists)
        """,
      app: """
        import UIKit

        class GreetingViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 180, width: 280, height: 40))
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
          }

          @objc func go() {
            let nothing: Int? = nil
            title = "\\(nothing!)"
          }
        }
        """)
    expectEqual(answer.code, 1)
    expect(answer.output.contains("GreetingViewController.swift:14"), "\(answer)")
  }

  @Test("A test may wait, and an asynchronous one ends at its failure too")
  func asynchronous() throws {
    let course = try course(test: "")
    try course.write(
      """
      import XCTest

      final class WaitingUITests: XCTestCase {
        let app = XCUIApplication()
        override func setUp() async throws {
          continueAfterFailure = false
          app.launch()
        }
        func testWaiting() async throws {
          await Task.yield()
          XCTAssertTrue(app.buttons["Greet"].exists, "It is there.")
        }
        func testWrong() async throws {
          await Task.yield()
          XCTAssertTrue(app.buttons["Greed"].exists, "It should be there.")
          XCTFail("This counts for nothing.")
        }
        func testWrongToo() async throws {
          XCTAssertTrue(app.buttons["Greed"].exists, "It should be there too.")
        }
      }
      """, to: Self.tests)
    let answer = try Self.check(course, "--json")
    expect(answer.output.contains("It should be there."), "\(answer)")
    expect(answer.output.contains("It should be there too."), "\(answer)")
    expect(!answer.output.contains("It is there."), "\(answer)")
    expect(!answer.output.contains("counts for nothing"), "\(answer)")
  }

  @Test("A test that asks again and again what never comes ends by the app's clock")
  func endless() throws {
    let course = try course(
      test: """
        let deadline = Date().addingTimeInterval(20)
        while Date() < deadline, !app.buttons["Nobody"].exists {}
        XCTAssertTrue(app.buttons["Nobody"].exists, "Nobody came.")
        """)
    let answer = try Self.check(course, app: nil, "--json")
    expect(answer.output.contains("Nobody came."), "\(answer)")
  }

  @Test("Checks.swift says otherwise: points, hints and words for wrong answers")
  func named() throws {
    let course = try CourseOnDisk(lessons: Self.lessons)
    try course.write(
      """
      import CourseKit

      let exercise = Exercise(iOS: 12, hints: ["A", "B", "C"]) {
        Check(uiTest: "testGreeting", "Ada is greeted", points: 3)
          .feedback("The name that was typed counts.", provenBy: "WrongName") { app in
            app.labels["Hello, you!"].exists
          }
      }
      """, to: "\(Self.exercise)/Checks.swift")
    let answer = try course.call("verify")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
    let mistake = "\(Self.exercise)/Mistakes/WrongName/GreetingViewController.swift"
    let wrong = try Self.check(course, app: try course.text(mistake))
    expect(wrong.output.contains("The name that was typed counts."), "\(wrong)")
    expect(wrong.output.contains("of 6 points"), "\(wrong)")
    let misspelt = "\(Self.exercise)/Checks.swift"
    try course.write(
      try course.text(misspelt).replacing("testGreeting", with: "testGreting"), to: misspelt)
    let fault = try course.call("check", "greet")
    expect(fault.output.contains("There is no UI test “testGreting”."), "\(fault)")
  }

  @Test(
    "A test that does not compile is told with its line, and what XCUITest has and we do not by name"
  )
  func broken() throws {
    let answer = try answer(
      test: "XCUIDevice.shared.siriService.activate(voiceRecognitionText: \"Hi\")")
    expect(answer.output.contains("GreetingUITests.swift:9"), "\(answer)")
    expect(answer.output.contains("has no Siri"), "\(answer)")
  }
}
