package import CourseModel

/// Something that a room found, as a value. What it says to a reader stands in this target alone, and
/// text, pages and JSON all take it from here.
///
/// A room that finds something new gives its enum a case, and the compiler asks for the sentences.
package protocol Fact: Hashable, Sendable {
  /// Whose fault it is and of which sort.
  var kind: Finding.Kind { get }
  var severity: Finding.Severity { get }
  /// The name of the gate's rule, for what it refuses.
  var rule: String? { get }
  /// What is wrong and how to go on, each in one sentence.
  var sentences: Sentences { get }
}

/// What is wrong and how to go on, each in one sentence.
package typealias Sentences = (message: String, remedy: String?)

extension Fact {
  package var severity: Finding.Severity { .error }
  package var rule: String? { nil }
}

extension Finding {
  /// The fact in words.
  package init(_ fact: some Fact, at place: SourcePlace? = nil) {
    let (message, remedy) = fact.sentences
    self.init(
      fact.kind, severity: fact.severity, message, at: place, remedy: remedy, rule: fact.rule)
  }
}

extension Sequence<String> {
  /// The words between backquotes, with commas in between.
  package var quoted: String { map { "`\($0)`" }.joined(separator: ", ") }
}
