import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ConstraintConflictTests {
  private func stage(_ iOS: IOSVersion) throws -> (app: TestApp, root: UIViewController) {
    let app = TestApp(iOS: iOS)
    let root = UIViewController()
    try app.show(root)
    return (app, root)
  }

  private func added(to superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func width(_ view: UIView, _ points: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: points)
  }

  /// Two widths for one view.
  private func conflict(_ iOS: IOSVersion) throws -> [String] {
    let (app, root) = try stage(iOS)
    let view = added(to: root.view)
    let (narrow, wide) = (width(view, 100), width(view, 160))
    wide.identifier = "wide"
    view.addConstraints([narrow, wide])
    try app.settle()
    root.view.setNeedsLayout()
    try app.settle()
    return app.device.lines(.console)
  }

  private static let steps =
    "(1) look at each constraint and try to figure out which you don't expect; |(2) find the code that "
    + "added the unwanted constraint or constraints and fix it. "
  private static let note =
    "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
  private static let end =
    " to catch this in the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on "
    + "UIView listed in <UIKit/UIView.h> may also be helpful."

  @Test(
    "Until iOS 7 the alert names an exception to break on",
    .rule(431, "M60"), arguments: [6.0, 7.1] as [IOSVersion])
  func early(iOS: IOSVersion) throws {
    expectEqual(
      try conflict(iOS),
      [
        "UIKit: Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints "
          + "in the following list is one you don't want. Try this: "
          + Self.steps.replacing("|", with: "") + Self.note + "\n(\n"
          + "    \"<NSLayoutConstraint H:[UIView#2(100)]>\",\n"
          + "    \"<NSLayoutConstraint 'wide' H:[UIView#2(160)]>\"\n)\n\n"
          + "Will attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint 'wide' H:[UIView#2(160)]>\n\nBreak on objc_exception_throw"
          + Self.end
      ])
  }

  @Test(
    "From iOS 8 on it names a function, on the versions that write lengths in brackets",
    .rule(431, "M61"), arguments: [8.0, 9.0] as [IOSVersion])
  func function(iOS: IOSVersion) throws {
    let said = try conflict(iOS)
    expectEqual(said.count, 1)
    expect(
      said[0].hasSuffix(
        "\"<NSLayoutConstraint 'wide' H:[UIView#2(160)]>\"\n)\n\nWill attempt to recover by breaking "
          + "constraint \n<NSLayoutConstraint 'wide' H:[UIView#2(160)]>\n\nMake a symbolic breakpoint at "
          + "UIViewAlertForUnsatisfiableConstraints" + Self.end))
    expect(said[0].contains("Try this: (1)"))
  }

  @Test(
    "Today's alert has a line for each step, says what is active, and has no note without masks",
    .rule(431, "M62"), arguments: [10.3, 13.0, .latest] as [IOSVersion])
  func lines(iOS: IOSVersion) throws {
    expectEqual(
      try conflict(iOS),
      [
        "UIKit: [LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably at least one "
          + "of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t"
          + Self.steps.replacing("|", with: "\n\t\t") + "\n(\n"
          + "    \"<NSLayoutConstraint UIView#2.width == 100   (active)>\",\n"
          + "    \"<NSLayoutConstraint 'wide' UIView#2.width == 160   (active)>\"\n)\n\n"
          + "Will attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint 'wide' UIView#2.width == 160   (active)>\n\nMake a symbolic breakpoint at "
          + "UIViewAlertForUnsatisfiableConstraints"
          + Self.end.replacing("<UIKit/", with: iOS >= 13 ? "<UIKitCore/" : "<UIKit/")
      ])
  }

  @Test("The size of a controller's view is in the list where it is too small", .rule(431))
  func encapsulated() throws {
    let (app, root) = try stage(16.0)
    let view = added(to: root.view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
      root.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 900),
      // No part of the contradiction.
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    try app.settle()
    let said = try #require(app.device.lines(.console).first)
    let size = Int(root.view.bounds.width)
    expect(
      said.contains(
        """
        (
            "<NSLayoutConstraint H:|-(20)-[UIView#2]   (active, names: '|':UIView )>",
            "<NSLayoutConstraint H:[UIView#2]-(20)-|   (active, names: '|':UIView )>",
            "<NSLayoutConstraint UIView#2.width == 900   (active)>",
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView.width == \(size)   (active)>"
        )
        """), "\(said)")
  }

  @Test("A mask that was not turned off is in the list, and keeps its frame", .rule(431))
  func masks() throws {
    for iOS in IOSVersion.tried(from: 10) {
      let (app, root) = try stage(iOS)
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 30))
      label.text = "A text that is longer than it may be"
      root.view.addSubview(label)
      label.widthAnchor.constraint(equalToConstant: 200).isActive = true
      root.view.setNeedsLayout()
      try app.settle()
      let said = app.device.lines(.console)
      let name = "UILabel'A text that is longer tha...'"
      expectEqual(said.count, 1, "iOS \(iOS)")
      expect(
        said.first?.contains(
          "\t" + Self.note + "\n(\n"
            + "    \"<NSAutoresizingMaskLayoutConstraint h=--& v=--& \(name).width == 80   (active)>\",\n"
            + "    \"<NSLayoutConstraint \(name).width == 200   (active)>\"\n)\n\nWill attempt to recover "
            + "by breaking constraint \n<NSLayoutConstraint \(name).width == 200   (active)>")
          ?? false,
        "iOS \(iOS): \(said)")
      expectEqual(label.frame.width, 80, "iOS \(iOS)")
    }
  }

  @Test("A constraint that holds with a mask says nothing", .rule(431))
  func quietMasks() throws {
    let (app, root) = try stage(16.0)
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 30))
    root.view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.view.setNeedsLayout()
    try app.settle()
    expectEqual(app.device.lines(.console, .diagnosis), [])
  }

  @Test(
    "A conflict is said again when a constant has changed, and not with each layout", .rule(431))
  func again() throws {
    let (app, root) = try stage(16.0)
    let view = added(to: root.view)
    let (narrow, wide) = (width(view, 100), width(view, 160))
    NSLayoutConstraint.activate([narrow, wide])
    try app.settle()
    root.view.setNeedsLayout()
    try app.settle()
    expectEqual(app.device.lines(.console).count, 1)
    wide.constant = 170
    try app.settle()
    expectEqual(app.device.lines(.console).count, 2)
  }

  @Test(
    "A stack's own constraints have UIKit's names", .rule(431), arguments: [16.0] as [IOSVersion])
  func stacks(iOS: IOSVersion) throws {
    let (app, root) = try stage(iOS)
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (left, right) = (UIView(), UIView())
    stack.addArrangedSubview(left)
    stack.addArrangedSubview(right)
    NSLayoutConstraint.activate([
      left.widthAnchor.constraint(equalToConstant: 80),
      right.widthAnchor.constraint(equalToConstant: 80),
    ])
    root.view.addSubview(stack)
    try app.settle()
    root.view.setNeedsLayout()
    stack.setNeedsLayout()
    try app.settle()
    let said = app.device.lines(.console)
    expectEqual(said.count, 1)
    for name in ["'UISV-canvas-connection'", "'UISV-spacing'"] {
      expect(said.first?.contains(name) ?? false, "\(said)")
    }
  }

  @Test("A description says what is bound to what", .rule(430))
  func descriptions() throws {
    let (app, root) = try stage(16.0)
    let (view, other) = (added(to: root.view), added(to: root.view))
    let text = { (constraint: NSLayoutConstraint) in
      constraint.description
    }
    expectEqual(
      text(view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 8)),
      "<NSLayoutConstraint H:|-(8)-[UIView#2]   (inactive, names: '|':UIView )>")
    expectEqual(
      text(view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -8)),
      "<NSLayoutConstraint UIView#2.trailing == UIView.trailing - 8   (inactive)>")
    expectEqual(
      text(other.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 4)),
      "<NSLayoutConstraint V:[UIView#2]-(>=4)-[UIView#3]   (inactive)>")
    expectEqual(
      text(view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5, constant: 2)),
      "<NSLayoutConstraint UIView#2.width == 0.5*UIView#3.width + 2   (inactive)>")
    expectEqual(
      text(view.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor)),
      "<NSLayoutConstraint UIView#2.top == UILayoutGuide'UIViewSafeAreaLayoutGuide'.top   (inactive)>"
    )
    expectEqual(app.device.lines(.exception), [])
  }

  @Test("A layout is ambiguous while a place or a length is open", .rule(432))
  func ambiguous() throws {
    for iOS in IOSVersion.tried(from: 9) {
      let (app, root) = try stage(iOS)
      let view = added(to: root.view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.view.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      try app.settle()
      expect(view.hasAmbiguousLayout, "iOS \(iOS)")
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      try app.settle()
      expect(!view.hasAmbiguousLayout && !root.view.hasAmbiguousLayout, "iOS \(iOS)")
    }
  }
}
