/// The miniature course with an exercise whose checks draw their inputs: a word to show and numbers
/// to add.
enum SpeakerCourse {
  /// The exercise's folder in the course.
  static let exercise = "Lessons/03-Words/01-say-it"
  /// The points for the word and the sum together.
  static let points = 4

  static func make() throws -> CourseOnDisk {
    let course = try CourseOnDisk()
    try course.write("# Words\n", to: "Lessons/03-Words/Lesson.md")
    try course.write("# Say it\n", to: "\(exercise)/Task.md")
    try course.write(checks, to: "\(exercise)/Checks.swift")
    try course.write(stage, to: "\(exercise)/Stage.swift")
    try course.write(calls, to: "\(exercise)/StageCalls.swift")
    try course.write(
      try course.text("Lessons/01-LaunchSequence/02-the-window/Solution/AppDelegate.swift")
        .replacing("RootViewController", with: "SpeakerViewController"),
      to: "\(exercise)/Starter/AppDelegate.swift")
    try course.write(speaker(), to: "\(exercise)/Starter/SpeakerViewController.swift")
    try course.write(
      speaker(say: "label.text = word", add: "a + b"),
      to: "\(exercise)/Solution/SpeakerViewController.swift")
    return course
  }

  /// A controller that says and adds so.
  static func speaker(
    _ declarations: String = "", label: String = "UILabel()", say: String = "", add: String = "0"
  ) -> String {
    """
    import UIKit

    \(declarations)

    class SpeakerViewController: UIViewController {
      let label = \(label)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }

      func say(_ word: String) { \(say) }
      func add(_ a: Int, _ b: Int) -> Any? { \(add) }
    }
    """
  }

  private static let checks = """
    import CourseKit

    let exercise = Exercise(iOS: 6, hints: ["Say it."]) {
      Check("the label says what it was told", points: 2) { app in
        try app.launch()
        let word = app.random.word()
        try app.perform("say", .string(word))
        XCTAssertEqual(app.labels.compactMap(\\.text), [word])
      }
      Check("two numbers are added", points: 2) { app in
        try app.launch()
        let numbers = (0..<2).map { _ in Int.random(in: 100...999, using: &app.random) }
        let sum = try app.perform("add", .array(numbers.map { .int($0) }))
        XCTAssertEqual(sum, .int(numbers[0] + numbers[1]))
      }
    }
    """

  private static let stage = """
    import StageKit
    import UIKit

    enum Stage {
      static let actions: [String: (Any?) throws -> Any?] = [
        "say": { word in try call("say", on: OnScreen.root, word) },
        "add": { numbers in try call("add", on: OnScreen.root, numbers) },
      ]
    }

    """

  private static let calls = """
    import StageKit
    import UIKit

    let stageCalls = [
      StageCall("say") { (speaker: SpeakerViewController, word: String) in speaker.say(word) },
      StageCall("add") { (speaker: SpeakerViewController, numbers: [Any?]) in
        speaker.add(numbers[0] as! Int, numbers[1] as! Int)
      },
    ]

    """
}
