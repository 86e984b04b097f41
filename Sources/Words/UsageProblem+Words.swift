package import CourseModel

extension UsageProblem {
  /// What is wrong and how to go on, each in one sentence.
  package var sentences: (message: String, way: String) {
    switch self {
    case .unknownCommand(let word, let nearest):
      (
        "There is no command `\(word)`.",
        nearest.map { "Did you mean `course \($0)`?" } ?? "`course help` lists the commands."
      )
    case .unknownOption(let word, let command, let nearest):
      (
        "`course \(command)` has no option `\(word)`.",
        nearest.map { "Did you mean `\($0)`?" }
          ?? "`course help \(command)` lists the options."
      )
    case .missingValue(let option):
      ("The option `\(option)` needs a value.", "Write the value after it.")
    case .badValue(let value, let option, let expected):
      ("Invalid value `\(value)` for `\(option)`.", "Write \(expected).")
    case .onlyOneVersion(let version):
      (
        "`course ios` needs two versions to compare; only \(version) was given.",
        "Write the other one too, such as `course ios \(version) 26`, or none for the whole table."
      )
    case .missingOption(let option, let command):
      (
        "`course \(command)` needs the option `\(option)`.",
        "`course help \(command)` shows how it is called."
      )
    case .missingWord(let command, let words):
      (
        "`course \(command)` needs one of \(words.map { "`\($0)`" }.joined(separator: ", ")).",
        "`course help \(command)` shows how it is called."
      )
    case .missingName(let command):
      (
        command.hasPrefix("new")
          ? "`course \(command)` needs a name." : "`course \(command)` needs the name of a part.",
        command.hasPrefix("new")
          ? "`course help new` shows how it is called." : "`course list` lists the names."
      )
    case .missingFolder(let command, let what):
      (
        "`course \(command)` needs the folder of \(what).",
        "`course help \(command.split(separator: " ").first ?? "")` shows how it is called."
      )
    case .tooManyNames(let command, let extra):
      (
        "`course \(command)` cannot use `\(extra)`.",
        "`course help \(command)` shows how it is called."
      )
    case .unknownName(let name, let nearest):
      (
        "Nothing in the course is called `\(name)`.",
        nearest.isEmpty
          ? "`course list` lists the names."
          : "Did you mean \(nearest.map { "`\($0)`" }.joined(separator: " or "))?"
      )
    case .unknownRule(let code, let nearest):
      (
        "The rule book has no entry `\(code)`.",
        nearest.isEmpty
          ? "`course rules` lists the rules; messages begin with M, open questions with Q."
          : "Did you mean \(nearest.map { "`\($0)`" }.joined(separator: " or "))?"
      )
    case .unknownChapter(let name, let known):
      (
        "The rule book has no chapter `\(name)`.",
        "Write one of \(known.map { "`\($0)`" }.joined(separator: ", "))."
      )
    case .ambiguousName(let name, let candidates):
      (
        "More than one part is called `\(name)`.",
        "Write one of \(candidates.map { "`\($0)`" }.joined(separator: ", "))."
      )
    case .wrongSort(let name, let expected):
      (
        "`\(name)` is not \(expected).",
        "`course list` shows points for exercises; `course next` goes on with scenarios."
      )
    case .nameTaken(let name):
      ("`\(name)` already exists.", "Choose another name; nothing was changed.")
    case .badName(let name):
      (
        "`\(name)` cannot be the name of a lesson or a part.",
        "Write letters, digits and hyphens, with a letter first, such as `two-windows`."
      )
    case .partWithoutLesson(let name):
      (
        "`\(name)` does not name the lesson of the part.",
        "Write the lesson, a slash and the part, such as `window-creation/two-windows`."
      )
    case .noInterfaces(let name):
      (
        "`\(name)` has no readable xib or storyboard.",
        "Without `--format svg` its text is shown."
      )
    }
  }
}

/// What a command wants to be named, in place of what somebody named.
package enum WantedSort: String, Sendable {
  case part = "a scenario or an exercise"
  case exercise = "an exercise"
  case exerciseForFiles = "an exercise, which `--from` needs"
  case exerciseOrLesson = "an exercise, or a lesson that has some"
  case lesson = "a lesson"
  case lessonOrPart = "a lesson or a part of one"
}

extension UsageProblem {
  /// The name is of something with which the command can do nothing.
  package static func wrongSort(_ name: String, wanted: WantedSort) -> UsageProblem {
    .wrongSort(name, expected: wanted.rawValue)
  }
}
