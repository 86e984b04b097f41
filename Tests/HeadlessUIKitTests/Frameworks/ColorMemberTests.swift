import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// The numbers of colors, and when two are equal.
@Suite
@MainActor
struct ColorMemberTests {
  /// Expects red, green and blue from 0 to 255, and the opacity in hundredths, in the light and in the dark.
  private func expectParts(_ color: UIColor, _ light: [Int], _ dark: [Int], line: Int = #line) {
    for (style, parts) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
      let shown = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let numbers = [red, green, blue].map { Int(($0 * 255).rounded()) }
      expectEqual(numbers + [Int((alpha * 100).rounded())], parts, "line \(line)")
    }
  }

  @Test("The system's colors for backgrounds and fills are as Apple's guidelines have them")
  func backgrounds() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    expectParts(.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100])
    expectParts(.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100])
    expectParts(.tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100])
    expectParts(.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100])
    expectParts(.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100])
    expectParts(.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100])
    expectParts(.systemFill, [120, 120, 128, 20], [120, 120, 128, 36])
    expectParts(.secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32])
    expectParts(.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24])
    expectParts(.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18])
    expectParts(.separator, [60, 60, 67, 29], [84, 84, 88, 60])
    expectParts(.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100])
  }

  @Test("The system's colors for text, and its grays, are as Apple's guidelines have them")
  func texts() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    expectParts(.label, [0, 0, 0, 100], [255, 255, 255, 100])
    expectParts(.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60])
    expectParts(.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30])
    expectParts(.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16])
    expectParts(.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30])
    expectParts(.lightText, [255, 255, 255, 60], [255, 255, 255, 60])
    expectParts(.darkText, [0, 0, 0, 100], [0, 0, 0, 100])
    expectParts(.systemGray, [142, 142, 147, 100], [142, 142, 147, 100])
    expectParts(.systemGray2, [174, 174, 178, 100], [99, 99, 102, 100])
    expectParts(.systemGray3, [199, 199, 204, 100], [72, 72, 74, 100])
    expectParts(.systemGray4, [209, 209, 214, 100], [58, 58, 60, 100])
    expectParts(.systemGray5, [229, 229, 234, 100], [44, 44, 46, 100])
    expectParts(.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100])
    expectParts(.systemBrown, [162, 132, 94, 100], [172, 142, 104, 100])
    expectParts(.systemCyan, [50, 173, 230, 100], [100, 210, 255, 100])
  }

  @Test("Colors are equal that have the same numbers in the same space", .rule(1310))
  func equality() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    expect(UIColor.red == red && UIColor.white == UIColor(white: 1, alpha: 1))
    expect(UIColor.white != white && UIColor.white.cgColor != white.cgColor)
    expect(UIColor.systemBackground != UIColor.white)
    let half = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    expect(half != UIColor(red: 128 / 255, green: 0, blue: 0, alpha: 1))
    expectEqual(half.hash, UIColor(red: 0.5, green: 0, blue: 0, alpha: 1).hash)
    for color in [UIColor.gray, half] {
      let data = try HeadlessUIKit.NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: true)
      let read = try HeadlessUIKit.NSKeyedUnarchiver.unarchivedObject(
        ofClass: UIColor.self, from: data)
      expect(read == color && read?.cgColor.components == color.cgColor.components)
    }
  }

  @Test("A color has the color of Core Image that it was made of", .rule(1311))
  func coreImage() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let core = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let color = UIColor(ciColor: core)
    expect(color.ciColor === core)
    expectEqual(color.cgColor.components, [0.25, 0.5, 0.75, 0.5])
    expectEqual(CIColor(color: .gray).red, 0.5)
  }

  @Test("A color that was not made of one of Core Image's has none", .rule(1311, "M240"))
  func noCoreImage() {
    let device = Device(iOS: 17)
    _ = UIColor.red.ciColor
    let reason =
      "NSInvalidArgumentException: *** -CIColor not defined for the UIColor "
      + "UIExtendedSRGBColorSpace 1 0 0 1; need to first convert colorspace."
    expectEqual(device.lines(.exception), [reason])
  }

  @Test("Literals, providers and shades make the colors that they say")
  func makings() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let literal = UIColor(_colorLiteralRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    expectEqual(literal, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    expectEqual(UIColor(colorLiteralRed: 0.25, green: 0.5, blue: 0.75, alpha: 1), literal)
    expectEqual(CGColor(_colorLiteralRed: 0.25, green: 0.5, blue: 0.75, alpha: 1), literal.cgColor)
    expectEqual(CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1), literal.cgColor)
    expectEqual(CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1).components, [0.5, 1])
    let both = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .red })
    expectParts(both, [255, 0, 0, 100], [255, 255, 255, 100])
    expectEqual(UIColor.red.prominence, .primary)
    let less = UIColor.red.withProminence(.tertiary)
    expect(less.prominence == .tertiary && less.cgColor.alpha < 1)
    expect(UIColor.red.withProminence(.quaternary).cgColor.alpha < less.cgColor.alpha)
    expectEqual(UIColor.red.accessibilityName, "red")
    expectEqual(UIColor.black.accessibilityName, "black")
  }

  @Test("A configuration changes the color that it is given")
  func transformers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let gray = UIConfigurationColorTransformer.grayscale(.green)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    expect(gray.getWhite(&white, alpha: &alpha))
    expect(white > 0 && white < 1 && alpha == 1)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    expectEqual(background.resolvedBackgroundColor(for: .blue), .red)
    background.backgroundColor = nil
    expectEqual(background.resolvedBackgroundColor(for: .blue), .blue)
  }
}
