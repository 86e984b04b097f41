import CourseModel
import CourseRunner
import Rendering

/// The words of a call, sorted into names and options.
struct Call {
  let command: String
  private(set) var names: [String] = []
  private var options: [String: String] = [:]

  /// What every command understands.
  static let globalOptions = [
    CommandHelp.Option("--json", "write one document for tools"),
    CommandHelp.Option("--course", value: "DIR", "the course's folder, when it is not above here"),
    CommandHelp.Option("--help", "tell more"),
  ]

  /// Sorts the words after the command.
  init(_ words: [String], of help: CommandHelp) throws(UsageProblem) {
    command = help.name
    let known = help.options + Self.globalOptions
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = known.first(where: { $0.name == name }) else {
        throw .unknownOption(
          name, command: command, nearest: name.nearest(among: known.map(\.name)))
      }
      guard option.value != nil else {
        guard parts.count == 1 else {
          throw .badValue(String(parts[1]), option: name, expected: "the option without a value")
        }
        options[name] = ""
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
      else { throw .missingValue(option: name) }
      let earlier = option.isList ? options[name].map { "\($0)," } : nil
      options[name] = (earlier ?? "") + value
    }
  }

  /// Whether the option was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// The value of the option; nil if it was not given.
  func value(of option: String) -> String? { options[option] }

  /// The values of an option that takes several; nil if it was not given.
  func values(of option: String) throws(UsageProblem) -> [String]? {
    guard let text = options[option] else { return nil }
    let values = text.split(separator: ",").map(String.init)
    if values.isEmpty { throw .missingValue(option: option) }
    return values
  }

  /// The only name of the call.
  func onlyName() throws(UsageProblem) -> String {
    guard let name = names.first else { throw .missingName(command: command) }
    try limitNames(to: 1)
    return name
  }

  /// Refuses a call with more names than the command can use.
  func limitNames(to count: Int) throws(UsageProblem) {
    if names.count > count { throw .tooManyNames(command: command, extra: names[count]) }
  }
}
