/// Work for later turns of the run loop.
extension Simulator {
  /// Posts UIKit's own work; the app counts as busy until it is done.
  func post(_ label: String, after seconds: Double = 0, _ work: @escaping () -> Void) {
    queue.post(after: seconds, label: label, keepsBusy: true, work)
  }

  /// Posts a piece of a Swift task; where tasks come from, the app's process knows.
  package func postTask(after seconds: Double, _ work: @escaping () -> Void) {
    queue.post(after: seconds, label: "Task", work)
  }

  /// Says that tasks do not run, where the process has no way to run them.
  package func noteMissingTasks() {
    unimplemented("Task", "this version of Swift does not let its tasks run on virtual time.")
  }
}
