package import CourseModel

extension Failure {
  /// The failure of a script that `error` stopped, in XCTest's words.
  init(ofScript error: any Error) {
    self.init(kind: Kind(of: error), summary: "threw error \"\(error)\"")
  }

  /// XCTest's whole description, the author's message included.
  package var fullText: String {
    assertion == nil ? summary : "\(summary) - \(message)"
  }
}

extension Failure.Kind {
  /// What sort of failure it is that `error` was thrown.
  package init(of error: any Error) {
    switch error {
    case let ended as AppEnded: self.init(ended)
    case let refusal as Refusal: self = .refused(refusal)
    default: self = .thrown
    }
  }

  /// What sort of failure the app's end is.
  init(_ ended: AppEnded) {
    if let name = ended.exceptionName {
      self = .uncaughtException(name: name, reason: ended.exceptionReason ?? "")
    } else {
      self = .appEnded(ended.end)
    }
  }
}
