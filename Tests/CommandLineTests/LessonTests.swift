import CourseRunner
import Foundation
import Expectations
import Testing

/// Whole answers on the miniature course, with the judge, the app host and the runtime.
@Suite struct LessonTests {
  private let course: CourseOnDisk

  init() throws {
    course = try CourseOnDisk.compiled()
  }

  @Test("The miniature course keeps its promises")
  func verify() throws {
    expectEqual(
      try CourseOnDisk.verified.get().answer,
      .init(
        output: """
          ✓ launch-sequence/first-launch (first run, second run)
          ✓ launch-sequence/the-window (starter: 0 of 4 points, solution, alternative LazyWindow, mistake
            LocalWindow)
          ✓ containment/reveal (starter: 0 of 1 point, solution)

          3 parts, 8 runs, no faults

          """, complaint: "", code: 0))
  }

  @Test("A wrong answer gets its feedback, the right one passes, and next goes on")
  func solve() throws {
    expectEqual(try course.call("next").code, 0)
    expect(try course.call("next").output.contains("# Keep the window"))
    let mistake = "Lessons/01-LaunchSequence/02-the-window/Mistakes/LocalWindow/AppDelegate.swift"
    try course.write(try course.text(mistake), to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let wrong = try course.call("next")
    expectEqual(wrong.code, 1)
    expect(wrong.output.contains("  Next      You made a window, but nobody holds it.\n"))
    try course.solve()
    let right = try course.call("next")
    expectEqual(right.code, 0)
    expectEqual(
      right.output,
      """
      ✓ launch-sequence/the-window passes: 4 of 4 points

        ✓ the window outlives the launch (2 points)
        ✓ the root controller's view is loaded (1 point)
        ✓ the app does not crash (1 point)

      Next comes “Reveal a child” (containment/reveal). Run `course next` when you are ready.

      """)
    expect(try course.call("next").output.contains("# Reveal a child"))
  }

  @Test("With --graded a check refuses what a grading refuses, and leaves the progress alone")
  func refusedInGrading() throws {
    // The example, and then the exercise.
    for _ in 0..<2 { expectEqual(try course.call("next").code, 0) }
    try course.solve()
    let work = "\(CourseOnDisk.window)/AppDelegate.swift"
    let solution = try course.text(work)
    expectEqual(try course.call("check", "the-window", "--graded").code, 0)
    try course.write(
      solution + "import Foundation\nlet folder = ProcessInfo.processInfo.processIdentifier\n",
      to: work)
    expectEqual(try course.call("check", "the-window").code, 0)
    let list = try course.call("list")
    let graded = try course.call("check", "the-window", "--graded")
    expectEqual(graded.code, 1)
    expect(graded.output.hasPrefix("✗ launch-sequence/the-window could not be built\n"))
    let words = graded.output.split { $0.isWhitespace }.joined(separator: " ")
    expect(words.contains("is not allowed in graded work: it reaches beyond the app."))
    let line = solution.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    expect(words.contains("\(work):\(line)"))
    expectEqual(try course.call("list"), list)
  }

  @Test("A crash is shown at the student's line")
  func crash() throws {
    _ = try course.call("reset", "the-window")
    let delegate = try course.text("\(CourseOnDisk.window)/AppDelegate.swift")
    try course.write(
      delegate.replacing(
        "    return true", with: "    let none: Int? = nil\n    return none! > 0"),
      to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 1)
    expect(
      answer.output.contains(
        """
          Where     Workspace/01-LaunchSequence/02-the-window/AppDelegate.swift:10
                          return none! > 0

        """))
  }

  @Test(
    "A delegate's class that is missing or has the wrong base is named, and ends with 1",
    arguments: [
      (
        ": NSObject, UIApplicationDelegate", "Delegate",
        "No class named Delegate is loaded."
      ),
      (
        "", "App.AppDelegate",
        "AppDelegate is not a subclass of UIResponder or NSObject"
      ),
    ])
  func wrongClass(base: String, name: String, words: String) throws {
    _ = try course.call("reset", "the-window")
    try course.write(
      "import UIKit\n\nclass AppDelegate\(base) {}\n",
      to: "\(CourseOnDisk.window)/AppDelegate.swift")
    try course.write(
      """
      import UIKit

      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(name)")

      """, to: "\(CourseOnDisk.window)/main.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 1)
    let text = answer.output.split { $0.isWhitespace }.joined(separator: " ")
    expect(text.contains(words), "\(answer.output)")
  }

  @Test("What UIKit never calls is told before the app is played")
  func adviceOnPlaying() throws {
    _ = try course.call("reset", "the-window")
    let delegate = try course.text("\(CourseOnDisk.window)/AppDelegate.swift")
    try course.write(
      delegate + "\nfinal class Extra: UIViewController {\n  func viewDidload() {}\n}\n",
      to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("play", "the-window")
    expectEqual(answer.code, 0)
    expect((answer.output + answer.complaint).contains("viewDidload"), "\(answer.complaint)")
    expectEqual(try course.call("play", "the-window"), answer)
  }

  @Test("A scenario played twice gives the same bytes, in every format")
  func play() throws {
    for format in ["text", "json", "svg", "html"] {
      let first = try course.call("play", "first-launch", "--format", format)
      expectEqual(first.code, 0)
      expectEqual(try course.call("play", "first-launch", "--format", format), first)
    }
  }

  @Test("A remark names its rule, in every format, and the text and the page say how to look it up")
  func rules() throws {
    let mistake = "Lessons/01-LaunchSequence/02-the-window/Mistakes/LocalWindow"
    for (format, remark) in [
      ("text", "~ windowReleased (rule 276): UIWindow is gone"), ("json", "\"rule\" : \"276\""),
      ("svg", "windowReleased (rule 276): UIWindow"),
      ("html", "windowReleased (rule 276): UIWindow"),
    ] {
      let answer = try course.call("play", "the-window", "--from", mistake, "--format", format)
      expect(answer.output.contains(remark), "\(format): \(answer.output)\(answer.complaint)")
      let lookUp = answer.output.components(separatedBy: "course ios --rule 276").count - 1
      expectEqual(lookUp, (["text", "html"].contains(format) ? 1 : 0), "\(format)")
    }
  }

  @Test("Two versions are shown side by side")
  func compare() throws {
    let answer = try course.call("play", "first-launch", "--ios", "5", "--compare", "9")
    expectEqual(answer.code, 0)
    expect(answer.output.contains("iOS 5.0"))
    expect(answer.output.contains("iOS 9.0"))
  }

  @Test("Hints come in order")
  func hints() throws {
    expectEqual(
      try course.call("hint", "the-window").output,
      "Hint 1 of 3 for launch-sequence/the-window\n\nWho owns the window?\n")
    _ = try course.call("hint", "the-window")
    expectEqual(
      try course.call("hint", "the-window").output,
      """
      Hint 3 of 3 for launch-sequence/the-window

      Give the delegate a property for it.

      That was the last one.

      """)
  }

  @Test("A scenario's question is answered in a file, and compared with what its script did")
  func prediction() throws {
    let lesson = "Lessons/01-LaunchSequence/01-first-launch"
    try course.write(
      """
      import CourseKit

      let scenario = Scenario("The first launch", iOS: 6) { app in
        narrate("An app is started.")
        try predict(
          "What comes?", of: .callbacks("RootViewController"),
          decoys: ["RootViewController viewDidUnload"], explain: "That was it."
        ) {
          try app.launch()
        }
      }

      """, to: "\(lesson)/Scenario.swift")
    let asked = try course.call("next")
    expect(asked.output.contains("An app is started."))
    expect(!asked.output.contains("That was it.") && !asked.output.contains("▶ launch\n"))
    let file = "Workspace/01-LaunchSequence/01-first-launch/Prediction-1.txt"
    expect(asked.output.contains("  \(file)\n"))
    let sheet = try course.text(file)
    expect(sheet.contains("\nRootViewController viewDidUnload\n"))
    expect(try course.call("next").output.contains("You have not answered yet"))
    // The app can be read before the answer, and what the script says to it cannot.
    let before = try course.call("show", "first-launch").output
    expect(before.contains("App/") && !before.contains("That was it."), "\(before)")
    expect(try course.call("list").output.contains("» · first-launch"))
    try course.write(sheet.replacing("\nRootViewController viewDidUnload\n", with: "\n"), to: file)
    let compared = try course.call("next")
    expectEqual(compared.code, 0)
    expect(compared.output.contains("Your answer   "), "\(compared.output)")
    expect(compared.output.contains("That was it."))
    expect(compared.output.contains("0 of 1 prediction was right."))
    expect(compared.output.contains("Run `course next` when you are ready."))
    expect(try course.call("list").output.contains("✓ first-launch"))
    expect(try course.call("show", "first-launch").output.contains("That was it."))
    let verified = try course.call("verify", "first-launch")
    expect(verified.output.contains("first run, second run, 5 variants"), "\(verified.output)")
    expectEqual(verified.code, 0)
    for (format, words) in [
      ("text", "  RootViewController viewDidUnload\n"), ("html", "<summary>The answer"),
    ] {
      let played = try course.call("play", "first-launch", "--format", format)
      expect(played.output.contains(words), "\(format)")
    }
  }

  @Test("A lesson's page has the pictures that it asks for, drawn from its scenario's run")
  func pictures() throws {
    let page = "Lessons/01-LaunchSequence/Lesson.md"
    try course.write(
      try course.text(page) + "\n![The end](first-launch.tree)\n\n![Gone](first-launch.7.tree)\n",
      to: page)
    let text = try course.call("show", "launch-sequence").output
    expect(text.contains("\nThe end:\n\n```\nControllers"), "\(text)")
    expect(text.contains("\n![Gone](first-launch.7.tree)\n"))
    let html = try course.call("show", "launch-sequence", "--format", "html").output
    expect(html.contains("<figcaption>The end</figcaption>"))
    expect(html.contains(">RootViewController"))
  }
}
