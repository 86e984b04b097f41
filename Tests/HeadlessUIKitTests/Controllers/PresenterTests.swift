import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who presents, and who is dismissed (rules 147 to 150).
@MainActor
struct PresenterTests {
  @Test("A tab's content is presented on by the tab bar controller", .rule(147, "T56"))
  func outermostPresents() throws {
    let stage = TestApp(iOS: 6.0)
    let (content, tabs, b) = (A(), UITabBarController(), B())
    tabs.viewControllers = [content]
    try stage.show(tabs)
    content.present(b, animated: true)
    try stage.settle()
    expect(content.presentedViewController === b)
    expect(tabs.presentedViewController === b)
    expect(b.presentingViewController === tabs)
    expectEqual(content.appearance, .disappeared)
    content.dismiss(animated: true)
    try stage.settle()
    expectNil(tabs.presentedViewController)
    expectEqual(content.appearance, .appeared)
  }

  @Test("The style currentContext finds the nearest context, on phones from iOS 8 on", .rule(148))
  func context() throws {
    for (iOS, finds) in [(IOSVersion(7), false), (8.0, true)] {
      let stage = TestApp(iOS: iOS)
      let (content, tabs, b) = (A(), UITabBarController(), B())
      tabs.viewControllers = [content]
      content.definesPresentationContext = true
      b.modalPresentationStyle = .currentContext
      try stage.show(tabs)
      content.present(b, animated: false)
      try stage.settle()
      expect(b.presentingViewController === (finds ? content : tabs))
      expectEqual(content.appearance, .disappeared)
      expectEqual(tabs.appearance, (finds ? .appeared : .disappeared))
      b.dismiss(animated: false)
      try stage.settle()
      expect(content.appearance == .appeared && content.view.window === stage.window)
    }
  }

  @Test("A navigation controller is a context unless the app says otherwise", .rule(838))
  func navigationAsContext() throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext, .overFullScreen] {
      for defines in [true, false] {
        let stage = TestApp(iOS: 12)
        let (content, tabs, b) = (A(), UITabBarController(), B())
        let navigation = UINavigationController(rootViewController: content)
        expect(navigation.definesPresentationContext && !content.definesPresentationContext)
        expect(!tabs.definesPresentationContext)
        if !defines { navigation.definesPresentationContext = false }
        tabs.viewControllers = [navigation]
        b.modalPresentationStyle = style
        try stage.show(tabs)
        content.present(b, animated: false)
        try stage.settle()
        let finds = defines && style != .overFullScreen
        expect(b.presentingViewController === (finds ? navigation : tabs), "\(style)")
      }
    }
  }

  @Test("Dismissing a lower controller removes all above it, the hidden ones unheard", .rule(150))
  func stack() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 10.0)
    let c = C()
    a.present(b, animated: false)
    try stage.settle()
    b.present(c, animated: false)
    try stage.settle()
    let mark = stage.mark
    a.dismiss(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear",
      ])
    expect(b.presentedViewController == nil && b.presentingViewController == nil)
    expect(b.view.superview == nil && c.view.superview == nil)
  }

  @Test("Containers in containers: the outermost presents for whoever asked", .rule(147))
  func nestedContainers() throws {
    let stage = TestApp(iOS: 9.0)
    let (content, tabs, b) = (A(), UITabBarController(), B())
    let navigation = UINavigationController(rootViewController: content)
    tabs.viewControllers = [navigation]
    try stage.show(tabs)
    content.present(b, animated: false)
    try stage.settle()
    for controller in [content, navigation, tabs] {
      expect(controller.presentedViewController === b)
      expectNil(controller.presentingViewController)
    }
    expect(b.presentingViewController === tabs)
    expectNil(b.presentedViewController)
  }

  @Test("On a pad contexts are found from iOS 5 on", .rule(148))
  func contextOnPad() throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      for (iOS, finds) in [(IOSVersion(5), style == .currentContext), (8, true)] {
        let stage = TestApp(iOS: iOS, model: "iPad 2")
        let (content, tabs, b) = (A(), UITabBarController(), B())
        tabs.viewControllers = [content]
        content.definesPresentationContext = true
        b.modalPresentationStyle = style
        try stage.show(tabs)
        content.present(b, animated: false)
        try stage.settle()
        expect(b.presentingViewController === (finds ? content : tabs))
      }
    }
    let stage = TestApp(iOS: 4.3, model: "iPad 2")
    let (root, tabs, b) = (ContextOfItsOwn(), UITabBarController(), B())
    tabs.viewControllers = [root]
    b.modalPresentationStyle = .currentContext
    try stage.show(tabs)
    root.presentModalViewController(b, animated: false)
    try stage.settle()
    expect(b.presenter === tabs)
  }

  @Test("Without a context the outermost presents, and other styles ask for none", .rule(148))
  func noContext() throws {
    for (defines, style) in [
      (false, UIModalPresentationStyle.currentContext), (true, .fullScreen),
      (true, .overFullScreen),
    ] {
      let stage = TestApp(iOS: 9.0)
      let (content, tabs, b) = (A(), UITabBarController(), B())
      tabs.viewControllers = [content]
      content.definesPresentationContext = defines
      b.modalPresentationStyle = style
      try stage.show(tabs)
      content.present(b, animated: false)
      try stage.settle()
      expect(b.presentingViewController === tabs)
    }
  }

  @Test("A context that says so has its own transition style, from iOS 5 on", .rule(149))
  func transitionStyle() throws {
    for (style, provides, expected) in [
      (UIModalPresentationStyle.currentContext, true, UIModalTransitionStyle.flipHorizontal),
      (.currentContext, false, .crossDissolve), (.fullScreen, true, .crossDissolve),
    ] {
      let (stage, a, b) = try TestApp.pair(iOS: 9.0, as: style)
      a.definesPresentationContext = true
      a.providesPresentationContextTransitionStyle = provides
      a.modalTransitionStyle = .flipHorizontal
      b.modalTransitionStyle = .crossDissolve
      a.present(b, animated: true)
      expectEqual(a.presentation?.transitionStyle, expected)
      try stage.settle()
    }
  }
}
/// Answers what no version before iOS 5 asks.
private final class ContextOfItsOwn: Named {
  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
}
