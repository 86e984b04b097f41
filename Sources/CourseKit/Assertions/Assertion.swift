package import CourseModel
import EventTrace

/// Evaluates an assertion's expressions and records what does not hold, once.
///
/// Where an expression read something that is not there, that is the failure: comparing the
/// empty value in its place would only hide the cause. Outside of a script nothing happens, as
/// in XCTest outside of a test.
func evaluate(
  _ name: String?, _ message: () -> String, _ file: StaticString, _ line: UInt,
  _ finding: () throws -> Assertion.Finding
) {
  guard let script = ScriptRun.current else { return }
  script.noteAssertion()
  let assertion = Assertion(name: name, file: file, line: line)
  let missesBefore = script.missCount
  let failuresBefore = script.failures.count
  let found: Failure?
  script.assertionsUnderway += 1
  defer { script.assertionsUnderway -= 1 }
  do {
    found = assertion.failure(for: try finding())
  } catch is HostLost {
    return
  } catch {
    found = assertion.failure(of: error, "threw error")
  }
  if script.missCount != missesBefore {
    script.locate(failuresFrom: failuresBefore, at: assertion.place, message: message())
  } else if var found {
    found.message = message()
    found.assertion = assertion.place
    script.record(found)
  }
  if script.failures.count > failuresBefore { script.failed() }
}

/// An assertion on its way to a failure: XCTest's name for it, and where the author wrote it.
struct Assertion {
  /// Nil for `XCTFail`, whose text has no name.
  let name: String?
  let file: StaticString
  let line: UInt

  /// What an assertion found when its expressions were evaluated.
  enum Finding {
    case holds
    /// It does not hold; `details` continue XCTest's text, the sides are those of a comparison.
    case fails(String? = nil, expected: String? = nil, actual: String? = nil)
    /// What must not throw has thrown.
    case throwsError(any Error)
    /// The order of a trace is not what was expected.
    case diverges(String, Divergence)
  }

  /// The failure in `finding`, still without place and message; nil if it passed.
  func failure(for finding: Finding) -> Failure? {
    switch finding {
    case .holds: nil
    case .fails(let details, let expected, let actual):
      Failure(
        kind: .assertion, summary: text(details.map { "failed: \($0)" } ?? "failed"),
        expected: expected, actual: actual)
    case .throwsError(let error): failure(of: error, "failed: threw error")
    case .diverges(let details, let divergence):
      Failure(
        kind: .assertion, summary: text("failed: \(details)"),
        expected: divergence.expected.first?.description,
        actual: divergence.actual.first?.description, divergence: divergence)
    }
  }

  /// The failure that `error` was thrown; `words` continue XCTest's text.
  func failure(of error: any Error, _ words: String) -> Failure {
    Failure(kind: Failure.Kind(of: error), summary: text("\(words) \"\(error)\""))
  }

  private func text(_ explanation: String) -> String {
    name.map { "\($0) \(explanation)" } ?? explanation
  }

  /// Where the author wrote it.
  var place: SourcePlace { SourcePlace(file, line) }
}

extension SourcePlace {
  /// A line of a script: the file without its folder or module, the same on every machine.
  package init(_ file: StaticString, _ line: UInt) {
    let path = "\(file)"
    self.init(file: String(path.split(separator: "/").last ?? path[...]), line: Int(line))
  }
}

/// A value as a learner reads it: without `Optional`, module names, and the like, which are not part of
/// what went wrong.
func shown(_ value: Any) -> String {
  if let text = value as? String { return text }
  if let object = value as? any CustomStringConvertible, !(value is any Collection) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional { return object.description }
  }
  let mirror = Mirror(reflecting: value)
  func parts(_ separator: String = ", ") -> String {
    mirror.children.map { shownInside($0.value) }.joined(separator: separator)
  }
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { shown($0.value) } ?? "nil"
  case .collection: return "[\(parts())]"
  case .set:
    return "[\(mirror.children.map { shownInside($0.value) }.sorted().joined(separator: ", "))]"
  case .dictionary:
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { shownInside($0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  case .tuple: return "(\(parts()))"
  case .struct:
    let fields = mirror.children.compactMap { child in
      child.label.map { "\($0): \(shownInside(child.value))" }
    }
    return fields.isEmpty ? "\(value)" : fields.joined(separator: ", ")
  default: return "\(value)"
  }
}

/// A value inside of another one: there a text needs its quotes.
private func shownInside(_ value: Any) -> String {
  let text = shown(value)
  let mirror = Mirror(reflecting: value)
  let inner = mirror.displayStyle == .optional ? mirror.children.first?.value ?? "" : value
  return inner is String && text != "nil" ? "\"\(text)\"" : text
}
