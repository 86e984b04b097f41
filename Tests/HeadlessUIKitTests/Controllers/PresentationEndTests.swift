import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What is left of a presentation when it has ended, and which traits hold in it.
@MainActor
struct PresentationEndTests {
  @Test("A presentation controller that outlives what it presented still answers")
  func outlives() {
    _ = TestApp(iOS: 13.0)
    func kept() -> UIPresentationController? {
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      return popover.popoverPresentationController
    }
    let controller = kept()
    expect(controller?.presentedViewController != nil)
    expect(controller?.presentingViewController === controller?.presentedViewController)
  }

  @Test("In a popover and a form sheet of an iPad the width is compact", .rule(1032))
  func traits() throws {
    for style in [UIModalPresentationStyle.popover, .formSheet, .pageSheet, .fullScreen] {
      let stage = TestApp(iOS: 13.0, model: "iPad Air")
      let (root, shown, child) = (UIViewController(), UIViewController(), UIViewController())
      try stage.show(root)
      shown.modalPresentationStyle = style
      shown.addChild(child)
      shown.view.addSubview(child.view)
      child.didMove(toParent: shown)
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: false)
      try stage.settle()
      let isAside = style == .popover || style == .formSheet
      let expected = isAside ? UIUserInterfaceSizeClass.compact : .regular
      expectEqual(shown.traitCollection.horizontalSizeClass, expected)
      expectEqual(child.view.traitCollection.horizontalSizeClass, expected)
      expectEqual(root.traitCollection.horizontalSizeClass, .regular)
      shown.dismiss(animated: false)
      try stage.settle()
      expectEqual(shown.traitCollection.horizontalSizeClass, .regular)
    }
  }
}
