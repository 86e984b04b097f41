import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Where what is presented lies on the screen, by device, version and orientation.
@MainActor
struct PresentedFrameTests {
  /// The frame of what a root that turns with the device presents in that style, on the screen.
  private func frame(
    iOS: IOSVersion, _ model: String, _ style: UIModalPresentationStyle,
    _ orientation: UIDeviceOrientation = .portrait
  ) throws -> (onScreen: CGRect, bounds: CGSize, style: UIModalPresentationStyle?) {
    let stage = TestApp(iOS: iOS, model: model)
    let (root, presented) = (Presenting(.all), Orienting(.all))
    try stage.show(root)
    try stage.turn(orientation)
    presented.modalPresentationStyle = style
    root.presentAsEver(presented)
    try stage.settle()
    return (presented.view.frameOnScreen, presented.view.bounds.size, root.presentation?.style)
  }

  @Test(
    "A form sheet is 540 × 620 in the middle of a pad, however it is held",
    arguments: [3.2, 5, 7, 8, 12, 13, 17])
  func formSheet(iOS: IOSVersion) throws {
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
      let (onScreen, size, _) = try frame(iOS: iOS, "iPad Air", .formSheet, orientation)
      expectEqual(size, CGSize(width: 540, height: 620))
      // Up to iOS 7 the screen is upright, and up to iOS 6 the status bar's 20 points are not shared.
      let isTurned = iOS < 8.0 && orientation != .portrait
      expectEqual(onScreen.size, (isTurned ? CGSize(width: 620, height: 540) : size))
      let middle = UIScreen.main.bounds
      expect(abs(onScreen.midX - middle.midX) + abs(onScreen.midY - middle.midY) <= 10)
    }
  }

  @Test("A page sheet is as wide as the upright pad and as high as the interface")
  func pageSheet() throws {
    for (iOS, upright, lying) in [
      (5.0, CGSize(width: 768, height: 1004), CGSize(width: 768, height: 748)),
      (7.0, CGSize(width: 768, height: 1024), CGSize(width: 768, height: 768)),
      (9.0, CGSize(width: 768, height: 1024), CGSize(width: 768, height: 768)),
    ] as [(IOSVersion, CGSize, CGSize)] {
      expectEqual(try frame(iOS: iOS, "iPad Air", .pageSheet).bounds, upright)
      expectEqual(try frame(iOS: iOS, "iPad Air", .pageSheet, .landscapeLeft).bounds, lying)
    }
    expectEqual(
      try frame(iOS: 9.0, "iPad Air", .pageSheet, .landscapeLeft).onScreen,
      CGRect(x: 128, y: 0, width: 768, height: 768))
    expectEqual(
      try frame(iOS: 7.0, "iPad Air", .pageSheet, .landscapeLeft).onScreen,
      CGRect(x: 0, y: 128, width: 768, height: 768))
  }

  @Test("On a phone sheets fill the screen up to iOS 12, then leave a gap at the top", .rule(145))
  func phone() throws {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      for (iOS, top) in [(IOSVersion(7), 0.0), (12, 0), (13, 30), (17, 30)] {
        let (onScreen, _, _) = try frame(iOS: iOS, "iPhone 4S", style)
        expectEqual(onScreen, CGRect(x: 0, y: top, width: 320, height: 480 - top))
      }
    }
  }

  @Test("Where there is little height a sheet fills the screen of a phone", .rule(146))
  func compactHeight() throws {
    let sheet = UIModalPresentationStyle.pageSheet
    expectEqual(try frame(iOS: 13.0, "iPhone 4S", sheet).style, .pageSheet)
    let (onScreen, _, style) = try frame(iOS: 13.0, "iPhone 4S", sheet, .landscapeLeft)
    expectEqual(style, .fullScreen)
    expectEqual(onScreen, CGRect(x: 0, y: 0, width: 480, height: 320))
    expectEqual(try frame(iOS: 13.0, "iPad Air", sheet, .landscapeLeft).style, .pageSheet)
  }

  @Test("A sheet follows the interface when it is turned")
  func turned() throws {
    let stage = TestApp(iOS: 9.0, model: "iPad Air")
    let (root, presented) = (Presenting(.all), Orienting(.all))
    try stage.show(root)
    presented.modalPresentationStyle = .pageSheet
    root.present(presented, animated: false)
    try stage.settle()
    expectEqual(presented.view.frame, CGRect(x: 0, y: 0, width: 768, height: 1024))
    try stage.turn(.landscapeLeft)
    expectEqual(presented.view.frameOnScreen, CGRect(x: 128, y: 0, width: 768, height: 768))
  }

  @Test("The view of a sheet fills a view that has the sheet's place", .rule(1068))
  func shadow() throws {
    for (iOS, model, style, isSheet) in [
      (9, "iPad Air", .formSheet, true), (12, "iPhone X", .pageSheet, false),
      (13, "iPhone X", .pageSheet, true), (17, "iPhone X", .formSheet, true),
      (17, "iPad Air", .fullScreen, false),
    ] as [(IOSVersion, String, UIModalPresentationStyle, Bool)] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, model: model, as: style)
      a.present(b, animated: true)
      try stage.settle()
      let controller = try #require(b.presentationController)
      let around = b.view.superview
      expectEqual(b.view.frame, CGRect(origin: .zero, size: b.view.frameOnScreen.size))
      expectEqual(around === controller.containerView, !isSheet, "\(model), iOS \(iOS)")
      expectEqual(around === controller.presentedView, isSheet, "\(model), iOS \(iOS)")
      if isSheet {
        expectEqual(around?.frame, controller.frameOfPresentedViewInContainerView)
        expect(around?.superview === controller.containerView, "\(model), iOS \(iOS)")
      }
      a.dismiss(animated: true)
      try stage.settle()
      expect(around?.window == nil && b.view.superview == nil, "\(model), iOS \(iOS)")
    }
  }

  @Test("A navigation bar in a sheet is higher from iOS 13 on", .rule(1070))
  func bars() throws {
    for (iOS, model, height) in [
      (12, "iPhone X", 44), (13, "iPhone X", 56), (17, "iPhone X", 56), (12, "iPad Air", 50),
      (17, "iPad Air", 56),
    ] as [(IOSVersion, String, CGFloat)] {
      let stage = TestApp(iOS: iOS, model: model)
      let (a, b) = (A(), B())
      try stage.show(a)
      let navigation = UINavigationController(rootViewController: b)
      navigation.modalPresentationStyle = .formSheet
      a.present(navigation, animated: true)
      try stage.settle()
      expectEqual(navigation.navigationBar.frame.height, height, "\(model), iOS \(iOS)")
      expectEqual(b.view.safeAreaInsets.top, navigation.navigationBar.frame.maxY)
      navigation.modalPresentationStyle = .fullScreen
      navigation.dismiss(animated: false)
      try stage.settle()
      a.present(navigation, animated: false)
      try stage.settle()
      expect(navigation.navigationBar.frame.height < 56, "\(model), iOS \(iOS)")
    }
  }
}
