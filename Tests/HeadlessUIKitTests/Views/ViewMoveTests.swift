import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Writes down what it hears of its place, and how often it is laid out.
private final class Mover: UIView {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log.lines.append("\(name) \(text)") }
  private func called(_ view: UIView?) -> String { (view as? Mover)?.name ?? "\(view != nil)" }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview \(called(newSuperview))")
  }
  override func didMoveToSuperview() { note("didMoveToSuperview \(called(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMoveToWindow \(newWindow != nil)")
  }
  override func didMoveToWindow() { note("didMoveToWindow \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview \(called(subview))") }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview \(called(subview))")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }
  override func updateConstraints() {
    super.updateConstraints()
    note("updateConstraints")
  }
}

/// Passes the update of constraints on to its view, or does not.
private final class Passing: UIViewController {
  var log: Log?
  var passes = true

  override func updateViewConstraints() {
    log?.lines.append("updateViewConstraints")
    if passes { super.updateViewConstraints() }
  }
}

@MainActor
struct ViewMoveTests {
  private let log = Log()

  /// A parent in the window, with nothing in the log.
  private func parent(iOS: IOSVersion) throws -> (app: TestApp, root: UIView, parent: Mover) {
    let app = TestApp(iOS: iOS)
    let controller = UIViewController()
    try app.show(controller)
    let root: UIView = controller.view
    let parent = Mover("parent", log)
    root.addSubview(parent)
    try app.settle()
    _ = log.take()
    return (app, root, parent)
  }

  @Test(
    "What comes into a window hears of the window before the superview, inner views first",
    .rule(360))
  func adding() throws {
    for iOS in IOSVersion.tried {
      let (app, _, parent) = try parent(iOS: iOS)
      let (child, grandchild) = (Mover("child", log), Mover("grandchild", log))
      child.addSubview(grandchild)
      expectEqual(
        log.take(),
        [
          "grandchild willMoveToSuperview child", "grandchild didMoveToSuperview child",
          "child didAddSubview grandchild",
        ], "iOS \(iOS)")
      parent.addSubview(child)
      expectEqual(
        log.take(),
        [
          "child willMoveToWindow true", "grandchild willMoveToWindow true",
          "child willMoveToSuperview parent", "grandchild didMoveToWindow true",
          "child didMoveToWindow true", "child didMoveToSuperview parent",
          "parent didAddSubview child",
        ], "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("What leaves its window hears of the superview around of the window", .rule(360))
  func removing() throws {
    for iOS in IOSVersion.tried {
      let (app, _, parent) = try parent(iOS: iOS)
      let child = Mover("child", log)
      parent.addSubview(child)
      _ = log.take()
      child.removeFromSuperview()
      expectEqual(
        log.take(),
        [
          "parent willRemoveSubview child", "child willMoveToSuperview false",
          "child willMoveToWindow false", "child didMoveToWindow false",
          "child didMoveToSuperview false",
        ], "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("What is in a view that is released hears that its superview is gone", .rule(1112))
  func released() throws {
    for iOS in IOSVersion.tried {
      let (app, _, parent) = try parent(iOS: iOS)
      let inner = Mover("inner", log)
      var box: UIView? = UIView()
      parent.addSubview(box!)
      box?.addSubview(inner)
      box?.removeFromSuperview()
      try app.settle()
      _ = log.take()
      box = nil
      expectEqual(
        log.take(), ["inner willMoveToSuperview false", "inner didMoveToSuperview false"],
        "iOS \(iOS)")
      expectNil(inner.superview)
      parent.addSubview(inner)
      _ = log.take()
      inner.removeFromSuperview()
      expectEqual(log.take().last, "inner didMoveToSuperview false")
    }
  }

  @Test("Another superview is told once, and another order not at all", .rule(360))
  func moving() throws {
    for iOS in IOSVersion.tried {
      let (app, root, parent) = try parent(iOS: iOS)
      let (other, child, sibling) = (Mover("other", log), Mover("child", log), UIView())
      root.addSubview(other)
      parent.addSubview(child)
      parent.addSubview(sibling)
      _ = log.take()
      parent.bringSubviewToFront(child)
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
      parent.sendSubviewToBack(child)
      expectEqual(log.take(), [], "iOS \(iOS)")
      other.addSubview(child)
      expectEqual(
        log.take(),
        [
          "parent willRemoveSubview child", "child willMoveToSuperview other",
          "child didMoveToSuperview other", "other didAddSubview child",
        ], "iOS \(iOS)")
      let outside = Mover("outside", log)
      outside.addSubview(child)
      expectEqual(
        log.take(),
        [
          "other willRemoveSubview child", "child willMoveToSuperview outside",
          "child willMoveToWindow false", "child didMoveToWindow false",
          "child didMoveToSuperview outside", "outside didAddSubview child",
        ], "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("A new size lays out a view and its superview, a new place nothing", .rule(363))
  func layout() throws {
    for iOS in IOSVersion.tried {
      let (app, _, parent) = try parent(iOS: iOS)
      let child = Mover("child", log)
      parent.addSubview(child)
      let laidOut = { () throws -> [String] in
        try app.settle()
        return log.take().filter { $0.hasSuffix("layoutSubviews") }.map {
          "\($0.prefix { $0 != " " })"
        }
      }
      expectEqual(try laidOut(), ["parent", "child"], "iOS \(iOS)")
      child.frame.origin.x = 20
      child.center.y += 5
      expectEqual(try laidOut(), [], "iOS \(iOS)")
      child.frame.size.width = 80
      child.frame.size.height = 80
      expectEqual(try laidOut(), ["parent", "child"], "iOS \(iOS)")
      child.bounds.origin.y = 10
      expectEqual(try laidOut(), ["child"], "iOS \(iOS)")
      child.isHidden = true
      child.alpha = 0
      expectEqual(try laidOut(), [], "iOS \(iOS)")
      child.setNeedsLayout()
      child.setNeedsLayout()
      child.layoutIfNeeded()
      child.layoutIfNeeded()
      expectEqual(try laidOut(), ["child"], "iOS \(iOS)")
      child.removeFromSuperview()
      expectEqual(try laidOut(), ["parent"], "iOS \(iOS)")
    }
  }

  @Test("A controller hears of constraints in its view's place, and passes it on", .rule(741))
  func constraintsOfController() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let app = TestApp(iOS: iOS)
      let controller = Passing()
      (controller.log, controller.view) = (log, Mover("view", log))
      try app.show(controller)
      for passes in [true, false] {
        controller.passes = passes
        _ = log.take()
        controller.view.setNeedsUpdateConstraints()
        try app.settle()
        let heard = log.take().filter { $0.hasSuffix("Constraints") }
        expectEqual(
          heard, ["updateViewConstraints"] + (passes ? ["view updateConstraints"] : []),
          "iOS \(iOS)")
      }
    }
  }

  @Test("Constraints are updated from inside, before anything is laid out", .rule(364))
  func constraints() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let (app, _, parent) = try parent(iOS: iOS)
      let child = Mover("child", log)
      parent.addSubview(child)
      try app.settle()
      _ = log.take()
      parent.setNeedsUpdateConstraints()
      child.setNeedsUpdateConstraints()
      try app.settle()
      expectEqual(
        log.take(),
        [
          "child updateConstraints", "parent updateConstraints", "parent layoutSubviews",
          "child layoutSubviews",
        ], "iOS \(iOS)")
    }
  }
}
