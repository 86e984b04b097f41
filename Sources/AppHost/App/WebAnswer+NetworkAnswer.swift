import CourseModel
import Foundation
import HeadlessUIKit

extension WebAnswer {
  /// What a script says, as the runtime knows it.
  init(_ answer: NetworkAnswer) {
    switch answer.outcome {
    case .response(let status, let headers, let body):
      self.init(body, status: status, headers: headers, delay: answer.delay)
    case .failure(let failure):
      self.init(failure: URLError.Code(rawValue: failure.rawValue) ?? .unknown, delay: answer.delay)
    }
  }
}
