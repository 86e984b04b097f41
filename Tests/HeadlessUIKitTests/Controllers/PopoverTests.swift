import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What the delegates of popovers answer.
@MainActor private var allows = true

private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { allows }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { allows }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { allows }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Gives the sheet that a popover becomes two heights.
private final class PreparingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var prepared = 0
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    prepared += 1
    (adaptivePresentationController as? UISheetPresentationController)?.detents = [
      .medium(), .large(),
    ]
  }
}

/// Says only at the end what the popover points to.
private final class PlacingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var place: UIView?
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = place
  }
}

/// Answers by both methods about adaptivity.
private final class AdaptiveDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .fullScreen }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}

/// Popovers on an iPad: where they are, and what a finger beside them does (rules 345 and 346).
@MainActor
struct PopoverTests {
  /// A with a button, and a popover that points to it.
  private func shown(
    iOS: IOSVersion = 9, _ content: @autoclosure () -> UIViewController,
    button frame: CGRect = CGRect(x: 100, y: 100, width: 50, height: 50),
    delegate: (any UIPopoverPresentationControllerDelegate)? = nil,
    _ setUp: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (TestApp, a: A, b: UIViewController) {
    let stage = TestApp(iOS: iOS, model: iOS < 13 ? "iPad Air" : "iPad Pro (10.5-inch)")
    let (a, b) = (A(), content())
    try stage.show(a)
    let button = UIButton(frame: frame)
    a.view.addSubview(button)
    b.modalPresentationStyle = .popover
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = button
    popover.sourceRect = button.bounds
    popover.delegate = delegate
    setUp(popover)
    a.present(b, animated: false)
    try stage.settle()
    return (stage, a, b)
  }

  private func touch(_ stage: TestApp, _ x: CGFloat, _ y: CGFloat) throws {
    let point = CGPoint(x: x, y: y)
    let view = try #require(stage.window.hitTest(point, with: nil))
    stage.device.simulator.tap(view, at: point)
    try stage.settle()
  }

  private func heard(_ stage: TestApp) -> [String] {
    stage.device.simulator.recorder.events.map(\.name).filter { $0.contains("ismiss") }
  }

  @Test("From iOS 8.3 on the method with the traits is asked in place of the older one", .rule(758))
  func adaptivity() throws {
    for iOS in [8.0, 8.3, 9, 12, 17] as [IOSVersion] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .popover)
      let delegate = AdaptiveDelegate()
      b.popoverPresentationController?.delegate = delegate
      b.popoverPresentationController?.sourceView = a.view
      a.present(b, animated: true)
      try stage.settle()
      let isNew = iOS >= 8.3
      let names = stage.device.simulator.recorder.events.map(\.name)
      expectEqual(names.contains("adaptivePresentationStyle(for:traitCollection:)"), isNew)
      expectEqual(names.contains("adaptivePresentationStyle(for:)"), !isNew)
      expectEqual(
        names.contains { $0.contains("willPresentWithAdaptiveStyle") }, isNew, "iOS \(iOS)")
      expectEqual((a.appearance == .appeared), isNew)
    }
  }

  // MARK: Where it is

  @Test("It is below what it points to, in the size that is wished for", .rule(345))
  func below() throws {
    let (stage, _, b) = try shown(
      {
        let b = B()
        b.preferredContentSize = CGSize(width: 200, height: 300)
        return b
      }())
    expectEqual(
      b.view.convert(b.view.bounds, to: stage.window),
      CGRect(x: 25, y: 163, width: 200, height: 300))
    expectEqual(b.popoverPresentationController?.arrowDirection, .up)
  }

  @Test("It is on the side where it has room, and within the margins", .rule(345))
  func sides() throws {
    let places: [(CGRect, UIPopoverArrowDirection, CGPoint)] = [
      (CGRect(x: 0, y: 900, width: 40, height: 40), .down, CGPoint(x: 10, y: 587)),
      (CGRect(x: 700, y: 100, width: 40, height: 40), .up, CGPoint(x: 558, y: 153)),
    ]
    for (button, arrow, origin) in places {
      let (stage, _, b) = try shown(
        {
          let b = B()
          b.preferredContentSize = CGSize(width: 200, height: 300)
          return b
        }(), button: button)
      expectEqual(b.view.convert(b.view.bounds, to: stage.window).origin, origin)
      expectEqual(b.popoverPresentationController?.arrowDirection, arrow)
    }
    let (stage, _, b) = try shown(B(), button: CGRect(x: 100, y: 400, width: 50, height: 50)) {
      $0.permittedArrowDirections = [.left, .right]
    }
    expectEqual(b.popoverPresentationController?.arrowDirection, .left)
    expectEqual(
      b.view.convert(b.view.bounds, to: stage.window),
      CGRect(x: 163, y: 185, width: 320, height: 480))
  }

  @Test("In a stack it is as high as the controller on top and the bar", .rule(345))
  func stack() throws {
    let (stage, _, b) = try shown(
      {
        let top = B()
        top.preferredContentSize = CGSize(width: 200, height: 300)
        return UINavigationController(rootViewController: top)
      }())
    expect(stage.window.isKeyWindow && b.view.bounds.size == CGSize(width: 200, height: 344))
  }

  @Test("Nothing to point to raises", .rule("M41"))
  func noPlace() throws {
    let (stage, _, _) = try shown(B()) { $0.sourceView = nil }
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSGenericException: UIPopoverPresentationController "
          + "(<UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem "
          + "set before the presentation occurs."
      ])
  }

  @Test("The delegate can still say what it points to when it is about to come", .rule("M41"))
  func placeAtLast() throws {
    let delegate = PlacingDelegate()
    let (stage, a, b) = try shown(B(), delegate: delegate) {
      delegate.place = $0.sourceView
      $0.sourceView = nil
    }
    expectEqual(stage.device.lines(.exception), [])
    expect(a.presentedViewController === b)
    expect(b.popoverPresentationController?.sourceView === delegate.place)
  }

  // MARK: A finger beside it

  @Test("A touch beside it lets it go, a touch on it does not", .rule(346))
  func beside() throws {
    let (stage, a, b) = try shown(B())
    try touch(stage, 150, 300)
    expect(a.presentedViewController === b)
    let mark = stage.mark
    try touch(stage, 700, 900)
    expectNil(a.presentedViewController)
    expectEqual(stage.heard(since: mark), ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test("The delegate is asked and told, by the methods of its version", .rule(346))
  func delegates() throws {
    let (older, newer) = (OlderDelegate(), Delegate())
    let popovers = [
      "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
    ]
    let sheets = [
      "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)",
    ]
    let cases: [(IOSVersion, any UIPopoverPresentationControllerDelegate, [String])] = [
      (9, older, popovers), (9, newer, popovers), (13, older, popovers), (13, newer, sheets),
    ]
    for (iOS, delegate, expected) in cases {
      allows = true
      let (stage, a, _) = try shown(iOS: iOS, B(), delegate: delegate)
      try touch(stage, 700, 900)
      expectNil(a.presentedViewController)
      expectEqual(heard(stage), expected, "iOS \(iOS)")
    }
  }

  @Test("After a no it stays", .rule(346))
  func refusal() throws {
    allows = false
    let (older, newer) = (OlderDelegate(), Delegate())
    let (stage, a, _) = try shown(iOS: 9, B(), delegate: older)
    try touch(stage, 700, 900)
    expect(a.presentedViewController != nil && heard(stage).count == 1)
    let (second, c, _) = try shown(iOS: 13, B(), delegate: newer)
    try touch(second, 700, 900)
    expect(c.presentedViewController != nil)
    expectEqual(
      heard(second),
      [
        "presentationControllerShouldDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
      ])
  }

  @Test("A modal one stays, and code dismisses it without a word", .rule(346), arguments: [9, 13])
  func modal(iOS: IOSVersion) throws {
    allows = true
    let delegate = OlderDelegate()
    let (stage, a, b) = try shown(iOS: iOS, B(), delegate: delegate)
    b.isModalInPopover = true
    try touch(stage, 700, 900)
    expect(a.presentedViewController != nil && heard(stage).isEmpty)
    a.dismiss(animated: true)
    try stage.settle()
    expectNil(a.presentedViewController)
    expectEqual(heard(stage), ["dismiss(animated:completion:)"])
  }

  @Test("Views that are let through take the touch, and it stays", .rule(346))
  func passthrough() throws {
    let log = Log()
    var pad: Pad?
    let (stage, a, _) = try shown(B()) {
      pad = Pad("pad", log, CGRect(x: 600, y: 800, width: 100, height: 100))
      $0.passthroughViews = [pad!]
    }
    try a.view.addSubview(#require(pad))
    try touch(stage, 650, 850)
    expectEqual(log.take(), ["pad began", "pad ended"])
    expect(a.presentedViewController != nil)
  }

  @Test("The bar of the item that it points to is let through", .rule(346))
  func bar() throws {
    let stage = TestApp(iOS: 9, model: "iPad Air")
    let a = A()
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    a.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: a)
    try stage.show(navigation)
    let b = B()
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.barButtonItem = item
    a.present(b, animated: false)
    try stage.settle()
    expectEqual(b.popoverPresentationController?.arrowDirection, .up)
    let hit = stage.window.hitTest(CGPoint(x: 300, y: 40), with: nil)
    expectEqual(
      hit.map { $0 === navigation.navigationBar || $0.isDescendant(of: navigation.navigationBar) },
      true)
  }

  @Test("An action sheet has no button to cancel there; a touch beside it cancels", .rule(346))
  func actionSheet() throws {
    var done: [String] = []
    let (stage, a, b) = try shown(
      {
        let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
          sheet.addAction(UIAlertAction(title: title, style: style) { _ in done.append(title) })
        }
        return sheet
      }())
    let titles = b.view.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    expectEqual(titles, ["Delete"])
    expectEqual(b.view.bounds.width, 270)
    try touch(stage, 700, 900)
    expect(done == ["Keep"] && a.presentedViewController == nil)
  }

  @Test("On a phone it is a sheet at a height of its own", .rule(1063))
  func adaptiveSheet() throws {
    for iOS in [14, 15, 17] as [IOSVersion] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .popover)
      let delegate = PreparingDelegate()
      b.popoverPresentationController?.delegate = delegate
      b.popoverPresentationController?.sourceView = a.view
      a.present(b, animated: false)
      try stage.settle()
      expectEqual(delegate.prepared, iOS >= 15 ? 1 : 0, "iOS \(iOS)")
      let height = b.view.frameOnScreen.height
      expectEqual(height == stage.window.bounds.height / 2, iOS >= 15, "iOS \(iOS)")
      guard iOS >= 15 else { continue }
      b.popoverPresentationController?.adaptiveSheetPresentationController
        .selectedDetentIdentifier = .large
      try stage.settle()
      expect(b.view.frameOnScreen.height > stage.window.bounds.height / 2)
    }
  }

  @Test("Where it stays a popover there is no sheet to prepare", .rule(1063))
  func noAdaptiveSheet() throws {
    let delegate = PreparingDelegate()
    _ = try shown(iOS: 17, B(), delegate: delegate)
    expectEqual(delegate.prepared, 0)
  }

  @Test("On a phone nothing of it applies", .rule(345))
  func phone() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 9, as: .popover)
    a.present(b, animated: false)
    try stage.settle()
    expectEqual(b.view.frame, stage.window.bounds)
    expect(stage.device.lines(.exception).isEmpty)
    expectEqual(b.popoverPresentationController?.arrowDirection, .unknown)
  }
}
