import CourseModel

/// What a test does when something of the app or the system is in the way.
struct InterruptionMonitor {
  let token: NSObject
  let handler: (XCUIElement) -> Bool
}

extension TestRun {
  /// Shows an alert or a sheet that covers what the test wants to touch to the monitors, the last one first
  /// (rule 1146).
  ///
  /// - Returns: Whether one of them says that it has handled it.
  func handleInterruption() -> Bool {
    guard !isHandlingInterruption, !monitors.isEmpty else { return false }
    let alert = XCUIElement("Alert", .first) { tree in
      tree.elements.indices.filter { [.alert, .sheet].contains(tree.elements[$0].type) }
    }
    guard alert.exists else { return false }
    isHandlingInterruption = true
    defer { isHandlingInterruption = false }
    return monitors.reversed().contains { $0.handler(alert) }
  }
}
