import CourseModel
import Expectations
import Testing

@testable import Rendering

@Suite struct UsageTextTests {
  @Test("A wrong call is told what is wrong and how to go on", arguments: UsageProblem.samples)
  func text(problem: UsageProblem) {
    expectEqual(
      TextRenderer(style: TextStyle(width: 120)).text(problem),
      "error: " + problem.expected
        + "\n")
  }

  @Test("There is a sample of every usage error")
  func whole() {
    expectEqual(Set(UsageProblem.samples.map(\.expected)).count, UsageProblem.samples.count)
    expectEqual(UsageProblem.samples.count, 19)
  }
}

extension UsageProblem {
  fileprivate static let samples: [UsageProblem] = [
    .unknownCommand("chek", nearest: "check"),
    .unknownOption("--al", command: "check", nearest: nil),
    .missingValue(option: "--ios"), .onlyOneVersion("5.0"),
    .badValue("99", option: "--ios", expected: "a version"),
    .missingOption("--out", command: "grade"), .missingName(command: "show"),
    .missingWord(command: "new", of: ["lesson", "exercise"]),
    .missingFolder(command: "grade", what: "the submissions"),
    .tooManyNames(command: "next", extra: "now"), .unknownName("windwo", nearest: ["a/b", "c/b"]),
    .unknownRule("9999", nearest: []), .unknownChapter("Wind", known: ["Launch", "Windows"]),
    .ambiguousName("b", candidates: ["a/b", "c/b"]), .wrongSort("a", expected: "an exercise"),
    .noInterfaces(of: "a/b"), .nameTaken("a"), .badName("1"), .partWithoutLesson("b"),
  ]

  /// What is told, without the word before it. A case that is not here does not compile.
  fileprivate var expected: String {
    switch self {
    case .unknownCommand:
      "There is no command `chek`.\n  To go on: Did you mean `course check`?"
    case .unknownOption:
      "`course check` has no option `--al`.\n  To go on: `course help check` lists the options."
    case .missingValue:
      "The option `--ios` needs a value.\n  To go on: Write the value after it."
    case .onlyOneVersion:
      "`course ios` needs two versions to compare; only 5.0 was given.\n"
        + "  To go on: Write the other one too, such as `course ios 5.0 26`, or none for the whole table."
    case .badValue: "Invalid value `99` for `--ios`.\n  To go on: Write a version."
    case .missingOption:
      "`course grade` needs the option `--out`.\n"
        + "  To go on: `course help grade` shows how it is called."
    case .missingName:
      "`course show` needs the name of a part.\n  To go on: `course list` lists the names."
    case .missingWord:
      "`course new` needs one of `lesson`, `exercise`.\n"
        + "  To go on: `course help new` shows how it is called."
    case .missingFolder:
      "`course grade` needs the folder of the submissions.\n"
        + "  To go on: `course help grade` shows how it is called."
    case .tooManyNames:
      "`course next` cannot use `now`.\n  To go on: `course help next` shows how it is called."
    case .unknownName:
      "Nothing in the course is called `windwo`.\n  To go on: Did you mean `a/b` or `c/b`?"
    case .unknownRule:
      "The rule book has no entry `9999`.\n"
        + "  To go on: `course rules` lists the rules; messages begin with M, open questions with Q."
    case .unknownChapter:
      "The rule book has no chapter `Wind`.\n  To go on: Write one of `Launch`, `Windows`."
    case .ambiguousName:
      "More than one part is called `b`.\n  To go on: Write one of `a/b`, `c/b`."
    case .wrongSort:
      "`a` is not an exercise.\n"
        + "  To go on: `course list` shows points for exercises; `course next` goes on with scenarios."
    case .noInterfaces:
      "`a/b` has no readable xib or storyboard.\n"
        + "  To go on: Without `--format svg` its text is shown."
    case .nameTaken: "`a` already exists.\n  To go on: Choose another name; nothing was changed."
    case .badName:
      "`1` cannot be the name of a lesson or a part.\n"
        + "  To go on: Write letters, digits and hyphens, with a letter first, such as `two-windows`."
    case .partWithoutLesson:
      "`b` does not name the lesson of the part.\n"
        + "  To go on: Write the lesson, a slash and the part, such as `window-creation/two-windows`."
    }
  }
}
