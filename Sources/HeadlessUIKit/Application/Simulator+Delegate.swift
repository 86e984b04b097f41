import EventTrace

/// Calls to the application's delegate, which may have a method or not.
extension Simulator {
  /// Calls an optional method as an event; nil and no event when the delegate does not have it.
  @discardableResult
  func tellDelegate<Result>(
    _ name: String, _ arguments: [String], _ call: (any UIApplicationDelegate) -> Result
  ) -> Result? {
    guard !isDead, let delegate = application?.delegate else { return nil }
    let sequence = recorder.record(
      .callback, subject: subject(of: delegate), name, arguments: arguments)
    return finish(sequence) { call(delegate) }
  }

  /// Asks an optional question as an event; nil and no event when the delegate has no answer.
  func askDelegate<Result>(
    _ name: String, _ call: (any UIApplicationDelegate) -> Result
  ) -> Result? {
    guard !isDead, let delegate = application?.delegate else { return nil }
    let sequence = recorder.record(.query, subject: subject(of: delegate), name)
    return finish(sequence) { call(delegate) }
  }

  /// Calls an optional method of any delegate as an event; nil when the delegate does not have it.
  ///
  /// The defaults of the delegate's protocol set ``reachedDelegateDefault``.
  @discardableResult
  func tellOptional<Result>(
    _ name: String, of delegate: AnyObject, _ arguments: [String], _ call: () -> Result
  ) -> Result? {
    guard !isDead else { return nil }
    let sequence = recorder.record(
      .callback, subject: subject(of: delegate), name, arguments: arguments)
    return finish(sequence, call)
  }

  private func finish<Result>(_ sequence: Int, _ call: () -> Result) -> Result? {
    // A delegate method may itself set off another: what it finds out stays its own.
    let outer = reachedDelegateDefault
    reachedDelegateDefault = false
    let result = recorder.nest(call)
    let isMissing = reachedDelegateDefault
    reachedDelegateDefault = outer
    if isMissing {
      recorder.withdraw(sequence)
      return nil
    }
    if Result.self != Void.self { recorder.answer(sequence, with: "\(result)") }
    return result
  }
}
