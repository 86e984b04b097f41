import CourseModel

/// The trees behind a picture of the screen, a line for each node.
struct ScreenTrees {
  /// What the app has in its windows, by controllers and by views.
  let controllers: [String]
  let views: [String]
  /// What the app asked for and the picture does not show, by the names of members.
  let undrawn: [String]

  init(_ snapshot: Snapshot) {
    var (controllers, views) = ([String](), [String]())
    for window in snapshot.windows {
      let state = window.isHidden ? " (hidden)" : window.isKey ? " (key)" : ""
      controllers.append("\(window.view.className)\(state)".onOneLine)
      if let root = window.rootController { Self.add(root, to: &controllers) }
      Self.add(window.view, to: &views)
    }
    if snapshot.omitted > 0 { views.append("and \(snapshot.omitted) more") }
    self.controllers = controllers
    self.views = views
    undrawn = (snapshot.undrawnLooks ?? []).map(\.onOneLine)
  }

  private static func add(_ root: Snapshot.Controller, to lines: inout [String]) {
    var waiting = [(controller: root, depth: 1, isPresented: false)]
    while let (controller, depth, isPresented) = waiting.popLast() {
      let title = controller.title.map { " \"\($0)\"" } ?? ""
      let state =
        !controller.isViewLoaded
        ? " (no view yet)" : controller.isOnScreen ? "" : " (not on screen)"
      let line = "\(isPresented ? "presents " : "")\(controller.className)\(title)\(state)"
      lines.append(String(repeating: "  ", count: min(depth, 20)) + line.onOneLine)
      waiting += controller.presented.reversed().map { ($0, depth + 1, true) }
      waiting += controller.children.reversed().map { ($0, depth + 1, false) }
    }
  }

  private static func add(_ root: Snapshot.View, to lines: inout [String]) {
    var waiting = [(view: root, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      let words = view.words.map { " \"\($0.shortened(to: 24))\"" } ?? ""
      let state = view.isHidden ? " (hidden)" : view.alpha <= 0.01 ? " (transparent)" : ""
      lines.append(
        String(repeating: "  ", count: min(depth, 20))
          + "\(view.className) \(view.frame.inPoints)\(words)\(state)".onOneLine)
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
  }
}

extension Double {
  /// With one digit behind the point where it has any: `44`, `33.3`.
  var inPoints: String {
    guard isFinite, abs(self) < 1e9 else { return "?" }
    let tenths = (self * 10).rounded()
    if tenths.truncatingRemainder(dividingBy: 10) == 0 { return String(Int(tenths / 10)) }
    return String(tenths / 10)
  }
}
