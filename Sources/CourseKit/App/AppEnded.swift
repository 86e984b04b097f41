public import CourseModel

/// The app is no longer there to do what was asked of it.
public struct AppEnded: Error, Hashable {
  /// How its process ended.
  public var end: LaunchEnd
  /// The name of the exception that ended it, if one did.
  public var exceptionName: String?
  /// The reason of the exception that ended it, if one did.
  public var exceptionReason: String?

  init(_ record: LaunchRecord) {
    end = record.end ?? .killed
    exceptionName = record.uncaughtException?.name
    exceptionReason = record.uncaughtException?.reason
  }
}

extension AppEnded: CustomStringConvertible {
  /// What ended the app, such as `the app has ended: signal 5`.
  public nonisolated var description: String {
    if let exceptionName {
      return "the app has ended: \(exceptionName): \(exceptionReason ?? "")"
    }
    return switch end {
    case .exited(let code): "the app has ended: it exited with code \(code)"
    case .crashed(let crash) where crash.isStackOverflow: "the app has ended: stack overflow"
    case .crashed(let crash): "the app has ended: signal \(crash.signal)"
    case .limit(let limit, _): "the app was ended: it used more than its share of \(limit.words)"
    case .killed: "the app is not running"
    case .notLoaded(let reason): "the app could not be loaded: \(reason)"
    }
  }
}

extension LaunchEnd.Limit {
  fileprivate nonisolated var words: String {
    switch self {
    case .wallTime: "time"
    case .processorTime: "processor time"
    case .memory: "memory"
    case .output: "output"
    case .messages: "messages"
    }
  }
}
