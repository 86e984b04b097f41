import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ManualForwardingTests {
  private let unbalanced =
    "UIKit: Unbalanced calls to begin/end appearance transitions for <C>."

  /// A visible container that forwards itself, with a child in its view that has not appeared.
  private func container(iOS: IOSVersion) throws -> (TestApp, P, C) {
    let stage = TestApp(iOS: iOS)
    let (parent, child) = (P(), C())
    parent.forwards = false
    parent.during["viewDidLoad"] = { $0.embed(child) }
    try stage.show(parent)
    return (stage, parent, child)
  }

  @Test("A container that forwards itself keeps its children from hearing of it", .rule(90))
  func nothingByItself() throws {
    let (stage, parent, child) = try container(iOS: 6.0)
    parent.unembed(child)
    try stage.settle()
    expectEqual(stage.heard(), ["P.viewWillAppear", "P.viewDidAppear"])
  }

  @Test("iOS 5 asks by the name for appearance and rotation, later versions by its own", .rule(90))
  func question() throws {
    let (old, _, _) = try container(iOS: 5.0)
    expectEqual(
      Set(old.device.lines(.query)),
      [
        "P automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() → false"
      ])
    let (new, _, _) = try container(iOS: 6.0)
    expectEqual(
      Set(new.device.lines(.query)), ["P shouldAutomaticallyForwardAppearanceMethods → false"])
  }

  @Test("begin and end send the four callbacks, to descendants too", .rule(91))
  func driving() throws {
    let (stage, _, child) = try container(iOS: 6.0)
    let grandchild = A()
    child.embed(grandchild)
    let mark = stage.mark
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    expectEqual(
      stage.device.lines(.callback).suffix(8),
      [
        "C viewWillAppear(true)", "A viewWillAppear(true)", "C viewDidAppear(true)",
        "A viewDidAppear(true)", "C viewWillDisappear(false)", "A viewWillDisappear(false)",
        "C viewDidDisappear(false)", "A viewDidDisappear(false)",
      ])
    expectEqual(stage.heard(since: mark).count, 8)
    expectEqual(stage.device.lines(.console), [])
  }

  @Test("An end without a begin, and a begin within a begin, are unbalanced", .rule(93, "M3"))
  func unbalancedCalls() throws {
    let (stage, _, child) = try container(iOS: 6.0)
    child.endAppearanceTransition()
    expectEqual(stage.device.lines(.console), [unbalanced])
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    expectEqual(stage.device.lines(.console), [unbalanced, unbalanced, unbalanced])
    expectEqual(stage.heard().suffix(2), ["C.viewWillAppear", "C.viewDidAppear"])
    expectEqual(stage.device.lines(.exception), [])
  }

  @Test("A transition may be turned round before it has ended", .rule(76))
  func turning() throws {
    let (stage, _, child) = try container(iOS: 7.0)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    expectEqual(
      stage.heard().suffix(3), ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
    expectEqual(stage.device.lines(.console), [])
  }

  @Test("Between begin and end UIKit says nothing of its own", .rule(92))
  func suppression() throws {
    let stage = TestApp(iOS: 9.0)
    let (parent, child) = (P(), C())
    try stage.show(parent)
    parent.embed(child)
    try stage.settle()
    let mark = stage.mark
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    try stage.settle()
    expectEqual(stage.heard(since: mark), ["C.viewWillDisappear"])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    try stage.settle()
    child.endAppearanceTransition()
    expectEqual(
      stage.heard(since: mark),
      [
        "C.viewWillDisappear", "C.viewDidDisappear", "C.viewWillAppear", "C.viewDidAppear",
      ])
    expectEqual(stage.device.lines(.console), [])
  }

  @Test("A child that the manual forwarder did not register hears everything twice", .rule(94))
  func unregistered() throws {
    let stage = TestApp(iOS: 5.0)
    let (parent, child) = (P(), C())
    parent.forwards = false
    parent.during["viewDidLoad"] = { $0.view.addSubview(child.view) }
    parent.during["viewWillAppear"] = { _ in
      child.beginAppearanceTransition(true, animated: false)
    }
    parent.during["viewDidAppear"] = { _ in child.endAppearanceTransition() }
    try stage.show(parent)
    expectEqual(
      stage.heard(),
      [
        "P.viewWillAppear", "C.viewWillAppear", "C.viewWillAppear", "C.viewDidAppear",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }
}
