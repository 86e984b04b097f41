import EventTrace
import Foundation
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What points to something without keeping it alive forgets it when it goes.
@MainActor
struct UnretainedReferenceTests {
  @Test("A child that outlives its parent has none")
  func child() {
    let stage = TestApp(iOS: 17.0)
    let child = UIViewController()
    autoreleased {
      let parent = UIViewController()
      parent.addChild(child)
      expect(child.parent === parent)
    }
    expectNil(child.parent)
    withExtendedLifetime(stage) {}
  }

  @Test("A controller that outlives the stack that it is on has none")
  func stack() {
    let stage = TestApp(iOS: 17.0)
    let controller = UIViewController()
    let item = controller.navigationItem
    autoreleased {
      let navigation = UINavigationController(rootViewController: controller)
      expect(controller.navigationController === navigation)
    }
    expectNil(controller.navigationController)
    // What it says of its title asks no bar any more.
    item.title = "Alone"
    withExtendedLifetime(stage) {}
  }

  @Test("An item that was popped does not know the bar that it leaves")
  func poppedItem() throws {
    let stage = TestApp(iOS: 17.0)
    let top = UIViewController()
    try autoreleased {
      let navigation = UINavigationController(rootViewController: UIViewController())
      try stage.show(navigation)
      navigation.pushViewController(top, animated: false)
      try stage.settle()
      navigation.popViewController(animated: false)
      try stage.settle()
      stage.device.simulator.windows.first?.rootViewController = UIViewController()
      try stage.settle()
    }
    top.navigationItem.title = "Alone"
    expectNil(top.parent)
  }

  @Test("A bar that outlives its navigation controller is not the app's, and leads nowhere")
  func bar() {
    let stage = TestApp(iOS: 17.0)
    var bar: UINavigationBar?
    autoreleased {
      let navigation = UINavigationController(rootViewController: UIViewController())
      bar = navigation.navigationBar
      expect(bar?.manager === navigation)
    }
    expectNil(bar?.manager)
    bar?.setItems([], animated: false)
    expectEqual(stage.device.lines(.exception).count, 1)
  }

  @Test("A view that outlives its superview, its controller or its window knows none of them")
  func view() throws {
    let stage = TestApp(iOS: 17.0)
    let (inner, content) = (UIView(), UIView())
    let recognizer = UITapGestureRecognizer()
    autoreleased {
      let outer = UIView()
      outer.addSubview(inner)
      outer.addGestureRecognizer(recognizer)
      let controller = UIViewController()
      controller.view = content
      expect(recognizer.view === outer)
      expect(content.next === controller)
    }
    expectNil(inner.superview)
    expectNil(recognizer.view)
    expectNil(content.next)
    autoreleased {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      window.addSubview(inner)
      expect(inner.window === window)
    }
    expectNil(inner.window)
    expectNil(inner.superview)
    try stage.settle()
  }

  @Test("A scroll view's own recognizers outlive it without it")
  func ownRecognizer() {
    let stage = TestApp(iOS: 17.0)
    var pan: UIPanGestureRecognizer?
    autoreleased {
      let scrollView = UIScrollView()
      pan = scrollView.panGestureRecognizer
      expect(pan?.view === scrollView)
    }
    expectNil(pan?.view)
    withExtendedLifetime(stage) {}
  }

  @Test("What is presented outlives its presenter without it")
  func presented() throws {
    let stage = TestApp(iOS: 17.0)
    let presented = UIViewController()
    try autoreleased {
      let presenter = UIViewController()
      try stage.show(presenter)
      presenter.present(presented, animated: false)
      try stage.settle()
      expect(presented.presentingViewController === presenter)
      stage.device.simulator.windows.first?.rootViewController = UIViewController()
      try stage.settle()
    }
    expectNil(presented.presentingViewController)
  }

  @Test("The controllers that are alive stay in the order in which they were made")
  func order() throws {
    let stage = TestApp(iOS: 17.0)
    let made = (0..<50).map { _ in UIViewController() }
    var kept = made.enumerated().filter { $0.offset % 7 == 3 }.map(\.element)
    let numbers = kept.map(\.serialNumber)
    let list = stage.device.simulator.controllerList
    let gone = try #require(made.first).serialNumber
    withExtendedLifetime(made) {}
    _ = consume made
    expectEqual(Array(list.controllers.suffix(kept.count)), kept)
    expectEqual(numbers.map { list[$0] }, kept)
    expectNil(list[gone])
    kept.removeFirst(2)
    let next = UIViewController()
    expectEqual(Array(list.controllers.suffix(kept.count + 1)), kept + [next])
    expect(list[next.serialNumber] === next)
  }

  @Test("A view whose values nobody set has the usual ones, and two views do not share theirs")
  func seldomSet() {
    let stage = TestApp(iOS: 17.0)
    let (first, second) = (UIView(), UIView())
    first.accessibilityLabel = "first"
    expectNil(second.accessibilityLabel)
    second.accessibilityLabel = "second"
    expectEqual(first.accessibilityLabel, "first")
    expectEqual(UIViewController().edgesForExtendedLayout, .all)
    withExtendedLifetime(stage) {}
  }

  /// Runs `body` and lets go of what it made.
  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
