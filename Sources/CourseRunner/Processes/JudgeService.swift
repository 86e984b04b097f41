package import CourseModel

/// Starts judges. The runner knows them only by what they answer.
package protocol JudgeService: Sendable {
  /// Starts a judge, with an app host for it to drive.
  ///
  /// - Parameter part: The compiled part; nil for launches without a script.
  /// - Throws: A finding when the processes cannot be started.
  func start(part library: String?) throws -> any JudgeSession
}

/// A judge that waits for requests, one after the other.
package protocol JudgeSession: AnyObject {
  /// Asks and waits.
  ///
  /// - Parameter seconds: The machine's time after which the judge counts as lost.
  /// - Throws: A finding when no answer came: it says nothing about the student's app.
  func ask(_ request: JudgeRequest, seconds: Double) throws -> JudgeReply

  /// Ends the judge, its app host and every app, and waits until they are gone.
  func end()
}
