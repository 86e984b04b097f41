import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private class PassingController: UIViewController, Overriding {
  var overridden: Set<String> { ["viewWillTransition(to:with:)", "willTransition(to:with:)"] }
  var callsSuper = true
  var alongside: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    alongside(coordinator)
  }
}
/// Notes when it hears of a size: before super, and after.
private final class Noting: UIViewController, Overriding {
  static var log: [String] = []
  var overridden: Set<String> { ["viewWillTransition(to:with:)", "willTransition(to:with:)"] }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Self.log.append("\(title ?? "") before")
    super.viewWillTransition(to: size, with: coordinator)
    Self.log.append("\(title ?? "") after")
  }
  override func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Self.log.append("\(title ?? "") traits")
    super.willTransition(to: traits, with: coordinator)
    Self.log.append("\(title ?? "") passed")
  }
}
private final class Root: PassingController {}
private final class Child: PassingController {}
private final class Shown: PassingController {}
private final class Above: PassingController {}

/// A presentation controller that passes sizes on, or does not.
private final class PassingPresentation: UIPresentationController {
  static var callsSuper = true

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if Self.callsSuper { super.viewWillTransition(to: size, with: coordinator) }
  }
}

private final class PassingDirector: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PassingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Who hears that the interface turns when controllers present others (rule 756).
@Suite(.rule(756))
@MainActor
struct PassedTransitionTests {
  private func turned(_ stage: TestApp) throws -> [String] {
    let mark = stage.mark
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    return stage.device.simulator.recorder.events[mark...].compactMap { event in
      guard event.kind == .callback, event.name.contains("ransition(to:") else { return nil }
      let size = event.name.hasPrefix("view") ? "size \(event.arguments[0])" : "traits"
      return "\(event.subject?.name ?? "") \(size)"
    }
  }

  @Test("Super tells the children", .rule(130))
  func order() throws {
    let stage = TestApp(iOS: 13.0)
    let parent = Noting()
    let (one, fixed) = (Noting(), Noting())
    (parent.title, one.title, fixed.title) = ("parent", "child", "fixed")
    try stage.show(parent)
    for child in [one, fixed] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    one.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixed.view.autoresizingMask = []
    fixed.view.frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    Noting.log = []
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(
      Noting.log.filter { !$0.hasSuffix("traits") && !$0.hasSuffix("passed") },
      [
        "parent before", "child before", "child after", "fixed before", "fixed after",
        "parent after",
      ])
    expectEqual(
      Noting.log.filter { $0.hasSuffix("traits") || $0.hasSuffix("passed") },
      [
        "parent traits", "child traits", "child passed", "fixed traits", "fixed passed",
        "parent passed",
      ])
  }

  @Test("What is presented hears, and who presents it, as far as super is called")
  func styles() throws {
    for iOS in IOSVersion.tried(from: 8) {
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        for callsSuper in [true, false] {
          let stage = TestApp(iOS: iOS, model: "iPhone 8")
          let (root, child, shown, above) = (Root(), Child(), Shown(), Above())
          root.callsSuper = callsSuper
          try stage.show(root)
          root.embed(child)
          child.view.frame = root.view.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          for controller in [shown, above] { controller.modalPresentationStyle = style }
          root.present(shown, animated: false)
          try stage.settle()
          shown.present(above, animated: false)
          try stage.settle()
          let covers = style == .fullScreen
          let size = "size 667 × 375"
          expectEqual(
            try turned(stage),
            only(!covers, "Root traits", "Child traits", "Shown traits") + ["Above traits"]
              + ["Root \(size)"]
              + only(callsSuper, "Child \(size)", "Shown \(size)", "Above \(size)"),
            "iOS \(iOS) \(covers)")
          expect(above.view.frame.width == 667 && above.view.window === stage.window)
        }
      }
    }
  }

  @Test("Presentation controllers hear before what they present, and pass it on")
  func presentationControllers() throws {
    for (iOS, passes) in [(IOSVersion(8), true), (12, false), (17, true), (26, false)] {
      let stage = TestApp(iOS: iOS, model: "iPhone 8")
      let (root, shown, director) = (Root(), Shown(), PassingDirector())
      try stage.show(root)
      shown.modalPresentationStyle = .custom
      shown.transitioningDelegate = director
      root.present(shown, animated: false)
      try stage.settle()
      PassingPresentation.callsSuper = passes
      var widths: [CGFloat] = []
      shown.alongside = { coordinator in
        coordinator.animate { [root] _ in widths.append(root.view.bounds.width) }
      }
      let size = "size 667 × 375"
      let heard = try turned(stage)
      expectEqual(
        heard,
        [
          "Root traits", "PassingPresentation traits", "Shown traits", "Root \(size)",
          "PassingPresentation \(size)",
        ] + only(passes, "Shown \(size)"), "iOS \(iOS)")
      expectEqual(widths, only(passes, 667))
    }
  }

  @Test("A popover and a form sheet on an iPad keep their size, and hear nothing of one")
  func sheets() throws {
    for style in [UIModalPresentationStyle.formSheet, .popover] {
      let stage = TestApp(iOS: 12, model: "iPad Air")
      let (root, shown) = (Root(), Shown())
      try stage.show(root)
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: false)
      try stage.settle()
      let heard = try turned(stage)
      expectEqual(heard, ["Root size 1024 × 768"])
    }
  }

  @Test("A container may give its child a size without an end")
  func endlessSize() throws {
    let stage = TestApp(iOS: 12, model: "iPhone 8")
    let (root, child) = (Generous(), Child())
    try stage.show(root)
    root.embed(child)
    expectEqual(
      try turned(stage),
      [
        "Generous traits", "Child traits", "Generous size 667 × 375", "Child size inf × 375",
      ])
  }
}

/// Lets its child be as wide as it likes.
private final class Generous: PassingController {
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: CGFloat.infinity, height: parentSize.height) }
}
