import CourseModel
import Words

/// The members that UIKit has and the runtime lacks, where an app uses them: the compiler says of them what it says
/// of a name that somebody made up.
enum MissingMembers {
  /// Full names by their types.
  private static let names: [String: [String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], Array(words.dropFirst()))
    })

  /// What is missing; nil where nothing is.
  ///
  /// - Parameter errors: What the compiler said.
  static func finding(explaining errors: [CompilerDiagnostic]) -> Finding? {
    var found: [String] = []
    for error in errors where error.severity == .error {
      for name in missing(in: error) where !found.contains(name) { found.append(name) }
    }
    return found.isEmpty ? nil : Finding(CodeProblem.missingMembers(found))
  }

  private static func missing(in error: CompilerDiagnostic) -> [String] {
    let (before, between) = CompilerMessage.unknownMember
    if let middle = error.message.firstRange(of: between),
      let start = error.message.firstRange(of: before)
    {
      let type = String(error.message[start.upperBound..<middle.lowerBound])
      let name = error.message[middle.upperBound...].prefix { $0 != "'" }
      return (names[type] ?? []).filter { bare($0) == name }.map { "`\(type).\($0)`" }
    }
    guard error.message.contains(CompilerMessage.overridesNothing), let line = error.sourceLine
    else {
      return []
    }
    // The message has no name; the line has it behind the word that declares it.
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.firstIndex(where: { $0 == "func" || $0 == "var" }),
      word + 1 < words.count
    else { return [] }
    return Self.overridden.flatMap { type in
      (names[type] ?? []).filter { bare($0) == words[word + 1] }.map { "`\(type).\($0)`" }
    }
  }

  /// Classes of which apps make classes of their own: what these override is looked for there alone.
  private static let overridden = [
    "UIApplication", "UINavigationController", "UISplitViewController", "UITextView", "UIView",
    "UIViewController", "UIWindow",
  ]

  /// A name without what is in its parentheses.
  private static func bare(_ name: String) -> Substring { name.prefix { $0 != "(" } }
}
