import HeadlessUIKit
import Testing

/// Shortages of memory.
extension Drivers {
  static let memory: [String: Driver] = [
    "memoryWarningAndPop": { stage in
      try warn(stage) { covered in
        covered.whenUnloaded = { if $0.loadedView == nil { stage.note("view=nil") } }
      }
    },
    "memoryWarningGivesViewUp": { stage in
      try warn(stage) { covered in
        covered.whenWarned = { controller in
          guard controller.isViewLoaded, controller.view.window == nil else { return }
          controller.view = nil
          stage.note("view=nil")
        }
      }
    },
  ]

  /// Warns while B covers A in a navigation controller, and then takes B away.
  private static func warn(_ stage: TraceApp, _ prepare: @escaping (A) -> Void) throws {
    let root = try stage.show { () -> UINavigationController in
      let covered = A()
      prepare(covered)
      return UINavigationController(rootViewController: covered)
    }
    root.pushViewController(B(), animated: false)
    try stage.simulator.settle()
    stage.begin()
    try stage.simulator.warnOfLowMemory()
    try stage.simulator.settle()
    root.popViewController(animated: true)
    try stage.simulator.settle()
  }
}
