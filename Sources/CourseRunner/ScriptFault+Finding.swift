import CourseModel

extension ScriptFault {
  /// The fault as its author can use it.
  ///
  /// - Parameter places: The lines of the part's files that lead to it, innermost first.
  func finding(at places: [SourcePlace], in part: Part) -> Finding {
    let subject = script.isEmpty ? "What `\(part.scriptName)` does while it is loaded" : script
    let place = places.first ?? SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)")
    let head = subject.prefix(1).uppercased() + subject.dropFirst()
    switch cause {
    case .endless:
      return Finding(
        .badLesson, "\(head) does not come to an end.", at: place,
        remedy: "Give the loop there an end that it reaches whatever the app does.")
    case .stackOverflow:
      return Finding(
        .badLesson, "\(head) calls itself without an end.", at: place,
        remedy: "Give the function there a case in which it does not call itself.")
    case .fault(let signal, let reason):
      return Finding(
        .badLesson,
        "\(head) crashes: \(reason.isEmpty ? "signal \(signal)" : reason)", at: place,
        remedy: "Look before what is taken for granted there: `XCTUnwrap` for what may be nil, a "
          + "count for what may be missing.")
    }
  }
}
