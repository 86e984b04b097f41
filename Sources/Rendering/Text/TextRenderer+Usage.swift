package import CourseModel

extension TextRenderer {
  /// What is wrong with the words of a call, and the nearest that would be right.
  package func text(_ problem: UsageProblem) -> String {
    let (message, way) = words(for: problem)
    let word = "error: "
    return style.tinted(word, .bad)
      + message.onOneLine.hanging(after: word, width: style.width).dropFirst(word.count) + "\n"
      + way.onOneLine.hanging(after: "  To go on: ", width: style.width) + "\n"
  }

  private func words(for problem: UsageProblem) -> (message: String, way: String) {
    switch problem {
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
        "`course ios` compares two versions of iOS, and there is only \(version).",
        "Write the other one too, such as `course ios \(version) 26`, or none for the whole table."
      )
    case .missingOption(let option, let command):
      (
        "`course \(command)` needs the option `\(option)`.",
        "`course help \(command)` shows how it is called."
      )
    case .missingName(let command):
      (
        "`course \(command)` needs the name of a part.",
        "`course list` lists the names."
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
          ? "`course ios` shows the codes of rules; messages begin with M, open questions with Q."
          : "Did you mean \(nearest.map { "`\($0)`" }.joined(separator: " or "))?"
      )
    case .ambiguousName(let name, let candidates):
      (
        "More than one part is called `\(name)`.",
        "Write one of \(candidates.map { "`\($0)`" }.joined(separator: ", "))."
      )
    case .wrongSort(let name, let expected):
      ("`\(name)` is not \(expected).", "`course list` shows what is what.")
    }
  }
}
