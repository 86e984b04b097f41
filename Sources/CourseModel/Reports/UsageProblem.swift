/// What is wrong with the words of a call.
public enum UsageProblem: Error, Codable, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String)
  /// Two versions are compared, and there is only this one.
  case onlyOneVersion(String)
  case badValue(String, option: String, expected: String)
  /// The command cannot do without that option.
  case missingOption(String, command: String)
  /// The command needs a name and got none.
  case missingName(command: String)
  /// The command needs a folder and got none; `what` says of what, such as `the submissions`.
  case missingFolder(command: String, what: String)
  case tooManyNames(command: String, extra: String)
  /// No lesson or part has that name.
  case unknownName(String, nearest: [String])
  /// The rule book has no entry of that code.
  case unknownRule(String, nearest: [String])
  case ambiguousName(String, candidates: [String])
  /// The name is of something with which the command can do nothing, such as a scenario.
  case wrongSort(String, expected: String)
}
