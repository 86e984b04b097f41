import EventTrace

/// Calls to delegates, which may have a method or not.
extension Simulator {
  /// Calls an optional method of any delegate as an event; nil when the delegate does not have it.
  @discardableResult
  func tellOptional<Result>(
    _ name: String, of delegate: AnyObject, _ arguments: [String], _ call: () -> Result
  ) -> Result? {
    callOptional(.callback, on: delegate, name, arguments, call)
  }

  /// Makes one call to a method that `delegate` may lack; what is missing leaves no event.
  func callOptional<Result>(
    _ kind: Event.Kind, on delegate: AnyObject, _ name: String, _ arguments: [String],
    describe: (Result) -> String = { "\($0)" }, _ call: () -> Result
  ) -> Result? {
    guard !isDead else { return nil }
    let (result, isOwn) = callOrDefault(
      kind, on: delegate, name, arguments, describe: describe, call)
    return isOwn ? result : nil
  }

  /// Makes one call to a method that may be a default, which leaves no event.
  ///
  /// - Returns: The result, and whether it is of a method of the delegate's own. One that leaves the answer
  ///   to the default of its class counts as the default.
  func callOrDefault<Result>(
    _ kind: Event.Kind, on delegate: AnyObject, _ name: String, _ arguments: [String],
    describe: (Result) -> String = { "\($0)" }, _ call: () -> Result
  ) -> (result: Result, isOwn: Bool) {
    let sequence = recorder.record(
      kind, subject: subject(of: delegate), name, arguments: arguments)
    // A delegate method may itself set off another: what it finds out stays its own.
    let outer = (asked: optionalMethod, isMissing: reachedDelegateDefault)
    (optionalMethod, reachedDelegateDefault) = (name, false)
    let result = recorder.nest(call)
    let isMissing = reachedDelegateDefault
    (optionalMethod, reachedDelegateDefault) = outer
    if isMissing {
      recorder.withdraw(sequence)
    } else if Result.self != Void.self {
      recorder.answer(sequence, with: describe(result))
    }
    return (result, !isMissing)
  }

  /// Tells a delegate, where there is one and it has the method.
  func tell<Delegate>(
    _ delegate: Delegate?, _ name: String, _ arguments: [String], _ call: (Delegate) -> Void
  ) {
    guard let delegate else { return }
    tellOptional(name, of: delegate as AnyObject, arguments) { call(delegate) }
  }

  /// Asks a delegate whether something may be; yes where there is none or it lacks the method.
  func ask<Delegate>(
    _ delegate: Delegate?, _ name: String, _ arguments: [String], _ call: (Delegate) -> Bool
  ) -> Bool {
    ask(delegate, name, arguments, otherwise: true, call)
  }

  /// Asks a delegate for a value.
  ///
  /// - Parameter otherwise: The answer where there is no delegate or it lacks the method.
  func ask<Delegate, Answer>(
    _ delegate: Delegate?, _ name: String, _ arguments: [String], otherwise: Answer,
    describe: (Answer) -> String = { "\($0)" }, _ call: (Delegate) -> Answer
  ) -> Answer {
    guard let delegate else { return otherwise }
    return callOptional(
      .query, on: delegate as AnyObject, name, arguments, describe: describe, { call(delegate) })
      ?? otherwise
  }

  /// Asks a delegate for an object that it may give; nil when it has none or lacks the method.
  func askForObject<Object>(
    _ name: String, of delegate: AnyObject, _ arguments: [String], _ call: () -> Object?
  ) -> Object? {
    let answer: Object?? = callOptional(
      .query, on: delegate, name, arguments,
      describe: { [self] in $0.map { self.name(of: $0 as AnyObject) } ?? "nil" }, call)
    return answer ?? nil
  }
}

/// Says that a delegate lacks the method whose default this was called from, if UIKit asked for that one.
func isMissing(_ method: String = #function) {
  let simulator = Simulator.current!
  if simulator.optionalMethod == method { simulator.reachedDelegateDefault = true }
}

/// The same for a method that answers.
func isMissing<Answer>(answering standard: Answer, _ method: String = #function) -> Answer {
  isMissing(method)
  return standard
}

/// Calls a delegate's method that may be missing, as an app does with `delegate?.method?(…)`; nil where it is
/// (rule 1263).
///
/// - Parameter method: Its name with its labels.
@discardableResult
public func _courseAsked<Result>(_ method: String, _ call: () -> Result) -> Result? {
  var result: Result?
  return reachesOwn(method) { result = call() } ? result : nil
}

/// The same for an answer that may be nil, or a delegate that may.
@discardableResult
public func _courseAsked<Result>(_ method: String, _ call: () -> Result?) -> Result? {
  var result: Result?
  return reachesOwn(method) { result = call() } ? result : nil
}

/// Whether a call did not come to the default of that method.
private func reachesOwn(_ method: String, _ call: () -> Void) -> Bool {
  let simulator = Simulator.current!
  let outer = (asked: simulator.optionalMethod, isMissing: simulator.reachedDelegateDefault)
  (simulator.optionalMethod, simulator.reachedDelegateDefault) = (method, false)
  call()
  let isMissing = simulator.reachedDelegateDefault
  (simulator.optionalMethod, simulator.reachedDelegateDefault) = outer
  return !isMissing
}
