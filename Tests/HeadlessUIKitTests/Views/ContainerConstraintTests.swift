import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Constraints of the app's in views whose content UIKit places.
@MainActor
@Suite struct ContainerConstraintTests {
  /// A view of 40 × 30 in the middle of another one.
  private func centred(in view: UIView) -> UIView {
    let own = UIView()
    own.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(own)
    NSLayoutConstraint.activate([
      own.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      own.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      own.widthAnchor.constraint(equalToConstant: 40),
      own.heightAnchor.constraint(equalToConstant: 30),
    ])
    return own
  }

  @Test("They are solved in the views of containers and in bars", arguments: [IOSVersion(9), 17])
  func containers(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: A()))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([B()], direction: .forward, animated: false)
    tabs.viewControllers = [navigation, pages]
    try stage.show(tabs)
    let content = try #require(navigation.topViewController?.view)
    let frame = content.frame
    let views: [UIView] = [
      tabs.view, tabs.tabBar, navigation.view, navigation.navigationBar, pages.view,
    ]
    let own = views.map(centred)
    tabs.selectedIndex = 1
    try stage.settle()
    tabs.selectedIndex = 0
    try stage.settle()
    for (view, own) in zip(views, own) {
      let x = (view.bounds.width - 40) / 2
      expectEqual(own.frame, CGRect(x: x, y: 8, width: 40, height: 30), "\(view)")
    }
    expectEqual(content.frame, frame)
  }

  @Test("They are solved in the container of a presentation")
  func presentation() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 17.0, as: .custom)
    let dimming = Dimming()
    b.transitioningDelegate = dimming
    a.present(b, animated: true)
    try stage.settle()
    let container = try #require(b.view.superview)
    expect(dimming.view.superview === container && dimming.view.frame == container.bounds)
    expectEqual(stage.device.lines(.exception), [])
  }

  private final class Dimming: NSObject, UIViewControllerTransitioningDelegate {
    let view = UIView()
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Controller(view, presented, presenting)
    }
    private final class Controller: UIPresentationController {
      private let dimming: UIView
      init(_ view: UIView, _ presented: UIViewController, _ presenting: UIViewController?) {
        dimming = view
        super.init(presentedViewController: presented, presenting: presenting)
      }
      override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        containerView.insertSubview(dimming, at: 0)
        dimming.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          dimming.topAnchor.constraint(equalTo: containerView.topAnchor),
          dimming.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
          dimming.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
          dimming.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
        ])
      }
    }
  }
}
