import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What an app prints of UIKit's values.
@MainActor
struct DescriptionTests {
  @Test(
    "A color says its space and its parts, and from iOS 13 on the system's say a name", .rule(892))
  func colors() {
    func said(_ iOS: IOSVersion) -> [String] {
      _ = Device(iOS: iOS)
      return [
        UIColor.red, UIColor(white: 0.25, alpha: 0.5),
        UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1),
        UIColor.white.withAlphaComponent(0.5), UIColor.systemRed,
      ].map { "\($0)" }
    }
    let old = [
      "UIDeviceRGBColorSpace 1 0 0 1", "UIDeviceWhiteColorSpace 0.25 0.5",
      "UIDeviceRGBColorSpace 0 0.823529 0 1", "UIDeviceWhiteColorSpace 1 0.5",
      "UIDeviceRGBColorSpace 1 0.231373 0.188235 1",
    ]
    let extended = old.map {
      $0.replacing("DeviceRGB", with: "ExtendedSRGB").replacing("DeviceWhite", with: "ExtendedGray")
    }
    expectEqual(said(9), old)
    expectEqual(said(12), extended)
    for iOS in IOSVersion.tried(from: 13) {
      expectEqual(
        said(iOS), extended.dropLast() + ["<UIDynamicSystemColor: 0x1; name = systemRedColor>"],
        "iOS \(iOS)")
    }
  }

  @Test("A gray has two numbers, white and opacity", .rule(989))
  func grays() {
    _ = Device(iOS: 12)
    for color in [UIColor.white, UIColor(cgColor: UIColor.white.cgColor)] {
      expectEqual(color.cgColor.components, [1, 1])
      expectEqual(color.cgColor.numberOfComponents, 2)
      expectEqual(color.cgColor.colorSpace?.model, .monochrome)
    }
    expectEqual(CGColor(gray: 0.5, alpha: 0.25).components, [0.5, 0.25])
    expectEqual(UIColor.black.withAlphaComponent(0.5).cgColor.components, [0, 0.5])
    expectEqual(UIColor.red.cgColor.components, [1, 0, 0, 1])
    expectEqual(UIColor.red.cgColor.colorSpace?.model, .rgb)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    expect(UIColor.white.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expectEqual([red, green, blue, alpha], [1, 1, 1, 1])
  }

  @Test("A rectangle as text has whole numbers without a point, and reads back", .rule(893))
  func strings() {
    _ = Device(iOS: 15)
    let rect = CGRect(x: 0, y: 0.5, width: 375, height: 43.666666666666664)
    expectEqual(NSCoder.string(for: rect), "{{0, 0.5}, {375, 43.666666666666664}}")
    expectEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
    expectEqual(NSCoder.string(for: CGPoint(x: 0.1, y: -2)), "{0.10000000000000001, -2}")
    expectEqual(NSCoder.string(for: CGSize(width: 3, height: 4)), "{3, 4}")
    expectEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    expectEqual(NSCoder.string(for: insets), "{1, 2, 3, 4.5}")
    expectEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4.5}"), insets)
    expectEqual(NSCoder.uiEdgeInsets(for: "nothing"), .zero)
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: scaled)), scaled)
    expectEqual(NSCoder.cgAffineTransform(for: ""), .identity)
    expectEqual(
      NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))), CGVector(dx: 1, dy: 2))
    let offset = UIOffset(horizontal: 5, vertical: 6)
    expectEqual(NSCoder.uiOffset(for: NSCoder.string(for: offset)), offset)
    let edges = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: edges)), edges)
  }

  @Test(
    "A font says how high its lines are, and the bold one of the system is semibold", .rule(897))
  func fonts() {
    _ = Device(iOS: 15)
    let font = UIFont.systemFont(ofSize: 15)
    expect(abs(font.lineHeight - 17.900390625) < 0.0001)
    expect(abs(font.ascender - font.descender - font.lineHeight) < 0.0001)
    expectEqual(UIFont.boldSystemFont(ofSize: 15).fontName, ".SFUI-Semibold")
  }

  @Test("The system's font is called otherwise from version to version", .rule(907))
  func fontNames() {
    func names(_ iOS: IOSVersion) -> [String] {
      _ = Device(iOS: iOS)
      let fonts = [
        UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 20), .boldSystemFont(ofSize: 17),
      ]
      return fonts.map(\.fontName) + [fonts[0].familyName]
    }
    expectEqual(names(6), ["Helvetica", "Helvetica", "Helvetica-Bold", "Helvetica"])
    expectEqual(
      names(8),
      [
        ".HelveticaNeueInterface-Regular", ".HelveticaNeueInterface-Regular",
        ".HelveticaNeueInterface-Bold", ".Helvetica Neue Interface",
      ])
    for iOS in [IOSVersion(9), 12] {
      expectEqual(names(iOS), [".SFUIText", ".SFUIDisplay", ".SFUIText-Semibold", ".SF UI Text"])
    }
    expectEqual(
      names(13), [".SFUI-Regular", ".SFUI-Regular", ".SFUI-Semibold", ".AppleSystemUIFont"])
  }

  @Test("Bars are opaque and chosen cells blue up to iOS 6", .rule(908))
  func oldLooks() {
    for (iOS, isNew) in [(IOSVersion(3), false), (6, false), (7, true), (17, true)] {
      _ = Device(iOS: iOS)
      expect(UINavigationBar().isTranslucent == isNew && UIToolbar().isTranslucent == isNew)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      expectEqual(cell.selectionStyle, (isNew ? .default : .blue), "iOS \(iOS)")
    }
  }

  @Test("A black translucent bar is translucent up to iOS 6 by its style alone", .rule(942))
  func blackTranslucent() {
    for (iOS, changes) in [(IOSVersion(3), true), (6, true), (7, false), (17, false)] {
      _ = Device(iOS: iOS)
      let (bar, tools) = (UINavigationBar(), UIToolbar())
      bar.isTranslucent = false
      tools.isTranslucent = false
      (bar.barStyle, tools.barStyle) = (.black, .blackOpaque)
      expect(!bar.isTranslucent && !tools.isTranslucent, "iOS \(iOS)")
      (bar.barStyle, tools.barStyle) = (.blackTranslucent, .blackTranslucent)
      expect(bar.isTranslucent == changes && tools.isTranslucent == changes, "iOS \(iOS)")
    }
    expectEqual([UIBarStyle.blackOpaque.rawValue, UIBarStyle.blackTranslucent.rawValue], [1, 2])
  }

  @Test("What stands for UIKit's own choice is the largest float", .rule(909))
  func ownChoice() {
    _ = Device(iOS: 15)
    expectEqual(UIStackView.spacingUseDefault, 3.4028234663852886e38)
    expectEqual(UIStackView.spacingUseSystem, CGFloat(Float.leastNormalMagnitude))
    expectEqual(UISplitViewController.automaticDimension, -3.4028234663852886e38)
  }

  @Test("An app finds in its Info.plist what Xcode writes there", .rule(898))
  func info() {
    _ = Device(
      iOS: 15,
      info: [
        "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundleIdentifier": "org.a.${PRODUCT_NAME:rfc1034identifier}",
        "CFBundleVersion": "7",
      ])
    let info = _courseInfoDictionary
    expectEqual(info["CFBundleName"] as? String, "App")
    expectEqual(info["CFBundleIdentifier"] as? String, "org.a.App")
    expectEqual(info["CFBundleVersion"] as? String, "7")
    expectEqual(info["CFBundleShortVersionString"] as? String, "1.0")
  }
}
