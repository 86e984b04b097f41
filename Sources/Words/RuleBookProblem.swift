package import CourseModel

/// What is wrong with a page of the rule book.
package enum RuleBookProblem: Fact {
  case unreadable(reason: String)
  case sourceHeading
  case heading
  case factTwice(String)
  case noFact(String)
  /// A line is no fact; these words begin one.
  case notAFact(words: [String])
  case badValue(String)
  case entryTwice(code: String)
  case unknownEntry(String, namedBy: String)

  package var kind: Finding.Kind { .internalFault }

  package var sentences: Sentences {
    if case .unreadable(let reason) = self {
      return ("The rule book cannot be read: \(reason).", nil)
    }
    return (message, "Mend the page.")
  }

  private var message: String {
    switch self {
    case .unreadable(let reason): reason
    case .sourceHeading: "A source's heading is its code."
    case .heading:
      "A heading consists of a code and a sentence, such as `### Rule 1: …` or `### M1: …`."
    case .factTwice(let fact): "`\(fact)` appears twice."
    case .noFact(let fact): "The entry has no line `- \(fact): …`."
    case .notAFact(let words):
      "The last list of an entry has lines such as `- Versions: all` alone; its words are "
        + "\(words.quoted)."
    case .badValue(let word): "`\(word)` is not allowed here."
    case .entryTwice(let code): "The rule book has two entries `\(code)`."
    case .unknownEntry(let code, let entry):
      "`\(entry)` names `\(code)`, which the rule book does not have."
    }
  }
}
