import EventTrace

/// Calls to the application's delegate, which may have a method or not.
extension Simulator {
  /// Calls an optional method as an event; nil and no event when the delegate does not have it.
  @discardableResult
  func tellDelegate<Result>(
    _ name: String, _ arguments: [String], _ call: (any UIApplicationDelegate) -> Result
  ) -> Result? {
    guard let delegate = application?.delegate else { return nil }
    return tellOptional(name, of: delegate, arguments) { call(delegate) }
  }

  /// Asks an optional question as an event; nil and no event when the delegate has no answer.
  func askDelegate<Result>(
    _ name: String, _ arguments: [String] = [], _ call: (any UIApplicationDelegate) -> Result
  ) -> Result? {
    guard let delegate = application?.delegate else { return nil }
    return callOptional(.query, on: delegate, name, arguments) { call(delegate) }
  }
}
