import EventTrace

/// How the runtime speaks to the app and writes down that it did.
extension Simulator {
  /// Calls a method that the app may override, as an event that holds all that it causes.
  ///
  /// - Parameter caller: The app where its own code calls in UIKit's place.
  func callback(
    _ name: String, on subject: AnyObject, _ arguments: @autoclosure () -> [String] = [],
    by caller: Event.Caller = .uikit, _ body: () -> Void
  ) {
    guard !isDead else { return }
    guard recorder.isOn else { return body() }
    recorder.record(
      .callback, subject: self.subject(of: subject), name, arguments: arguments(), caller: caller)
    recorder.nest(body)
  }

  /// Asks the app something and writes down what it answered.
  func query<Answer>(
    _ name: String, on subject: AnyObject, describe: (Answer) -> String = { "\($0)" },
    _ body: () -> Answer
  ) -> Answer {
    guard recorder.isOn, !isDead else { return body() }
    let sequence = recorder.record(.query, subject: self.subject(of: subject), name)
    let answer = recorder.nest(body)
    recorder.answer(sequence, with: describe(answer))
    return answer
  }

  /// Writes down what the app called, with everything that the call causes inside of it.
  func call<Result>(
    _ name: String, on subject: AnyObject?, _ arguments: @autoclosure () -> [String] = [],
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard recorder.isOn, !isDead else { return try body() }
    recorder.record(
      .call, subject: subject.map { self.subject(of: $0) }, name, arguments: arguments(),
      caller: nextCaller)
    nextCaller = nil
    return try recorder.nest(body)
  }

  /// Says that the next call is UIKit's own, made as an app would make it.
  func byUIKit() { nextCaller = .uikit }

  /// Writes a line that UIKit itself prints to the console.
  func console(_ text: String) {
    guard !isDead else { return }
    recorder.record(.console, "UIKit", text: text)
  }

  /// Says what UIKit would have let pass in silence.
  ///
  /// - Parameter rule: The entry of the rule book that it follows from.
  func diagnose(
    _ name: String, rule: Citation, on subject: AnyObject? = nil, _ text: String
  ) {
    remark(name, rule, subject, text)
  }

  /// Says what no entry of the rule book tells.
  ///
  /// - Parameter reason: Why there is none, for the reader of the code.
  func diagnose(
    _ name: String, noRule reason: StaticString, on subject: AnyObject? = nil, _ text: String
  ) {
    remark(name, nil, subject, text)
  }

  /// Says what is wrong with a file of the app's, which no entry of the rule book is about: Xcode shows it, or
  /// refuses to build the app.
  func complain(_ name: String, _ text: String) { remark(name, nil, nil, text) }

  private func remark(_ name: String, _ rule: Citation?, _ subject: AnyObject?, _ text: String) {
    guard !isDead else { return }
    recorder.record(
      .diagnosis, subject: subject.map { self.subject(of: $0) }, name, text: text, rule: rule)
  }

  /// Says once that something is declared but has no behaviour yet.
  package func unimplemented(_ member: String, _ text: String) {
    guard notedOnce.insert("unimplemented \(member)").inserted else { return }
    diagnose("unimplemented", noRule: "a limit of this course", "\(member): \(text)")
  }

  /// Raises an exception with UIKit's own name and words.
  ///
  /// In an app's process this does not return. In a test the simulator is dead from here on: the
  /// caller must return at once, and every later call into UIKit does nothing.
  func raise(_ name: ExceptionName, _ reason: String) { raise(named: name.rawValue, reason) }

  /// Raises an exception of an app's own name.
  func raise(named name: String, _ reason: String) {
    guard !isDead else { return }
    recorder.record(.exception, name, text: reason)
    isDead = true
    hooks.uncaughtException(name, reason)
  }

  /// The names under which UIKit raises exceptions (AddingMessages.md).
  enum ExceptionName: String {
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case unknownKey = "NSUnknownKeyException"
    case invalidArgument = "NSInvalidArgumentException"
    case invalidInterfaceOrientation = "UIApplicationInvalidInterfaceOrientation"
    case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    case range = "NSRangeException"
    case invalidGeometry = "CALayerInvalidGeometry"
    case invalidLayer = "CALayerInvalid"
    /// No exception: the dynamic linker's word, after which nothing of the app runs.
    case dynamicLinker = "dyld"
  }
}
