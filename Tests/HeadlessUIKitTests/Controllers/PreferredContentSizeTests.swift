import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who hears that a controller wants another size.
@MainActor struct PreferredContentSizeTests {
  @Test("The parent hears of a new size, once, and of the same size not at all", .rule(393))
  func parent() {
    let device = Device(iOS: 9.0)
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 200, height: 300)
    child.preferredContentSize = CGSize(width: 200, height: 300)
    expectEqual(parent.heard, [CGSize(width: 200, height: 300)])
    withExtendedLifetime(device) {}
  }

  @Test("Nobody hears of it on iOS 7", .rule(393))
  func older() {
    let device = Device(iOS: 7.0)
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 200, height: 300)
    expectEqual(parent.heard, [])
    withExtendedLifetime(device) {}
  }

  @Test("Who presents the controller hears it in place of a parent", .rule(393))
  func presentation() throws {
    let device = Device(iOS: 9.0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let transitioning = Transitioning()
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transitioning
    window.rootViewController?.present(presented, animated: false)
    presented.preferredContentSize = CGSize(width: 100, height: 100)
    let presentation = try #require(presented.presentationController as? Presentation)
    expectEqual(presentation.heard, 1)
    withExtendedLifetime((device, window)) {}
  }

  private final class Parent: UIViewController {
    var heard: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      heard.append(container.preferredContentSize)
    }
  }

  private final class Presentation: UIPresentationController {
    var heard = 0
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { heard += 1 }
  }

  private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Presentation(presentedViewController: presented, presenting: presenting)
    }
  }
}
