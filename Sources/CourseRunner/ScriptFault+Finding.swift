import CourseModel
import Words

extension ScriptFault {
  /// The fault as its author can use it.
  ///
  /// - Parameter places: The lines of the part's files that lead to it, innermost first.
  func finding(at places: [SourcePlace], in part: Part) -> Finding {
    let subject =
      script.isEmpty ? ScriptProblem.Subject.loading(file: part.scriptName) : .script(script)
    let problem: ScriptProblem =
      switch cause {
      case .endless: .endless(subject)
      case .stackOverflow: .recursive(subject)
      case .fault(let signal, let reason): .crash(subject, signal: signal, reason: reason)
      }
    return Finding(
      problem, at: places.first ?? SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)"))
  }
}
