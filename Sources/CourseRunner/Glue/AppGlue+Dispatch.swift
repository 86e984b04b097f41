extension AppGlue {
  /// What waits, or fires, beside queues: on virtual time, as they do.
  static let dispatch = """
    import Foundation
    import UIKit

    public typealias DispatchSemaphore = UIKit.DispatchSemaphore
    public typealias DispatchSource = UIKit.DispatchSource
    public typealias DispatchSourceProtocol = UIKit.DispatchSourceProtocol
    public typealias DispatchSourceTimer = UIKit.DispatchSourceTimer
    public typealias DispatchSourceFileSystemObject = UIKit.DispatchSourceFileSystemObject
    public typealias DispatchSourceMemoryPressure = UIKit.DispatchSourceMemoryPressure
    public typealias DispatchSourceUserDataAdd = UIKit.DispatchSourceUserDataAdd
    public typealias DispatchWallTime = UIKit.DispatchWallTime

    nonisolated func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
      time._courseAdvanced(by: seconds)
    }

    nonisolated func + (
      time: DispatchWallTime, interval: DispatchTimeInterval
    ) -> DispatchWallTime {
      time._courseAdvanced(by: interval)
    }

    public enum DispatchPredicate {
      case onQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
      case notOnQueue(DispatchQueue)
    }

    func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
      switch condition() {
      case .onQueue(let queue), .onQueueAsBarrier(let queue):
        precondition(queue._courseIsRunning, "Block was expected to execute on queue")
      case .notOnQueue(let queue):
        precondition(!queue._courseIsRunning, "Block was expected not to execute on queue")
      }
    }

    """
}
