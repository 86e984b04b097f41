/// What is wrong with the words of a call.
public enum UsageProblem: Error, Codable, Hashable, Sendable {
  /// There is no command of that name; with the most similar one.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option; with the most similar one.
  case unknownOption(String, command: String, nearest: String?)
  /// The option needs a value and got none.
  case missingValue(option: String)
  /// Two versions are compared, and there is only this one.
  case onlyOneVersion(String)
  /// The option's value means nothing; with what was expected.
  case badValue(String, option: String, expected: String)
  /// The command cannot do without that option.
  case missingOption(String, command: String)
  /// The command needs to be told first which of these things it is to make.
  case missingWord(command: String, of: [String])
  /// The command needs a name and got none.
  case missingName(command: String)
  /// The command needs a folder and got none; `what` says of what, such as `the submissions`.
  case missingFolder(command: String, what: String)
  /// The command takes fewer names; with the first one too many.
  case tooManyNames(command: String, extra: String)
  /// No lesson or part has that name.
  case unknownName(String, nearest: [String])
  /// The rule book has no entry of that code.
  case unknownRule(String, nearest: [String])
  /// The rule book has no chapter of that name; with those that it has.
  case unknownChapter(String, known: [String])
  /// Several parts end with that name.
  case ambiguousName(String, candidates: [String])
  /// The name is of something with which the command can do nothing, such as a scenario.
  case wrongSort(String, expected: String)
  /// The part of that id has no xib and no storyboard to show.
  case noInterfaces(of: String)
  /// What is to begin has the name of something that is there.
  case nameTaken(String)
  /// No lesson and no part can have that name.
  case badName(String)
  /// A part is to begin, and the name says no lesson for it.
  case partWithoutLesson(String)
}
