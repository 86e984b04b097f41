import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

/// Showing controllers without knowing what is around.
@MainActor
struct ShowingTests {
  /// Shows others in its own way.
  private final class Own: UIViewController, Overriding {
    var overridden: Set<String> = ["show(_:sender:)", "showDetailViewController(_:sender:)"]
    var shown: [String] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append("\(type(of: vc))") }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      shown.append("detail \(type(of: vc))")
    }
  }

  private let show: Selector = "showViewController:sender:"
  private let showDetail: Selector = "showDetailViewController:sender:"

  @Test("The nearest controller around that shows others is found, itself included")
  func targets() throws {
    _ = Device(iOS: 9.0, model: "iPad Air")
    let (content, own) = (A(), Own())
    let navigation = UINavigationController(rootViewController: content)
    let split = UISplitViewController()
    split.viewControllers = [navigation, own]
    own.addChild(B())
    let inner = own.children[0]
    expect(content.targetViewController(forAction: show, sender: nil) === navigation)
    expect(content.targetViewController(forAction: showDetail, sender: nil) === split)
    expect(inner.targetViewController(forAction: show, sender: nil) === own)
    expect(own.targetViewController(forAction: showDetail, sender: nil) === own)
    expect(navigation.targetViewController(forAction: show, sender: nil) === navigation)
    expectNil(C().targetViewController(forAction: show, sender: nil))
    expectNil(content.targetViewController(forAction: "refresh:", sender: nil))
    _registerMethod(UISplitViewController.self, "refresh:") { _, _, _ in nil }
    expect(content.targetViewController(forAction: "refresh:", sender: nil) === split)
  }

  @Test("A container of the app's own shows in its way, what its children are asked to show")
  func ownContainer() throws {
    let stage = TestApp(iOS: 9.0)
    let (own, child) = (Own(), C())
    try stage.show(own)
    own.embed(child)
    child.show(A(), sender: nil)
    child.showDetailViewController(B(), sender: nil)
    expectEqual(own.shown, ["A", "detail B"])
    expectNil(own.presentedViewController)
  }

  @Test("In tabs and alone, what nobody shows is presented", arguments: [8.0, 12, 26])
  func presented(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let (content, tabs) = (A(), UITabBarController())
    tabs.viewControllers = [content]
    try stage.show(tabs)
    content.show(B(), sender: nil)
    try stage.settle()
    expect(tabs.presentedViewController is B)
    tabs.dismiss(animated: false)
    try stage.settle()
    content.showDetailViewController(C(), sender: nil)
    try stage.settle()
    expect(tabs.presentedViewController is C)
  }

  @Test("Before iOS 8 nobody knows these messages")
  func before8() {
    let uses: [(String, (A) -> Void)] = [
      ("showViewController:sender:", { $0.show(B(), sender: nil) }),
      ("showDetailViewController:sender:", { $0.showDetailViewController(B(), sender: nil) }),
      (
        "targetViewControllerForAction:sender:",
        { _ = $0.targetViewController(forAction: "x", sender: nil) }
      ),
    ]
    for (selector, use) in uses {
      let device = Device(iOS: 7.1)
      use(A())
      expectEqual(
        device.lines(.exception),
        [
          "NSInvalidArgumentException: -[A \(selector)]: unrecognized selector sent to instance <A>"
        ])
    }
  }
}
