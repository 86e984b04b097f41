/// Tells the reader of a scenario something, at this place of the script.
public func narrate(_ text: String) {
  ScriptRun.current?.narrate(text)
}

extension XCUIApplication {
  /// Shows the reader of a scenario the screen as it is now, with that caption.
  ///
  /// - Throws: ``AppEnded`` when the app does not run.
  public func showScreen(_ caption: String) throws {
    let screen = try snapshot()
    ScriptRun.current?.show(screen, caption)
  }
}

/// Asks the reader what `deed` will cause; the answer is the events that it then does cause.
///
/// The answer is shown and compared with nothing.
public func predict(_ question: String, _ deed: () throws -> Void) rethrows {
  guard let script = ScriptRun.current else { return try deed() }
  try script.predict(question, deed)
}
