/// How many strong references keep an object, with that of the call (rule 988). iOS 2.0 and later.
public nonisolated func CFGetRetainCount(_ cf: AnyObject!) -> Int {
  guard let cf else { return 0 }
  // The constant here has one more.
  return Int(_getRetainCount(cf)) - 1
}

/// The label of a queue, or of the one whose work is being done; for what stands for a name of C's in apps.
public nonisolated func _courseLabel(of queue: DispatchQueue?) -> String {
  _courseOnMain(queue) { $0?.label ?? Simulator.current.queuedWork.runningQueue.label }
}
