/// Tells the reader of a scenario something, at this place of the script.
public func narrate(_ text: String) {
  ScriptRun.current?.narrate(text)
}

/// Asks the reader what `deed` will cause; the answer is the events that it then does cause.
public func predict(_ question: String, _ deed: () throws -> Void) rethrows {
  guard let script = ScriptRun.current else { return try deed() }
  try script.predict(question, deed)
}
