import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Fonts in the bundle of an app.
@MainActor
struct BundledFontTests {
  /// What an app keeps of two fonts.
  private static let files = [
    "Fine.ttf": "font of an app\nFine-Regular\nFine\nFine\n8000 2000 7000 4000\n65 5000 6000\n",
    "FineBold.OTF": "font of an app\nFine-Bold\nFine Bold\nFine\n9000 3000 0 0\n65 7000\n",
  ]

  private func device() -> Device {
    Device(
      Simulator.Configuration(
        iOS: 17,
        bundle: AppBundle(
          resources: Set(Self.files.keys), files: Self.files.mapValues { [UInt8]($0.utf8) })))
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    NSString(string: text).size(withAttributes: [.font: font]).width
  }

  @Test("Lines and letters are as large as the file of the font says", .rule(1299))
  func measures() throws {
    _ = device()
    let font = try #require(UIFont(name: "Fine-Regular", size: 20))
    expectEqual(font.lineHeight, 20)
    expectEqual(font.ascender, 16)
    expectEqual(font.descender, -4)
    expectEqual(font.capHeight, 14)
    expectEqual(font.xHeight, 8)
    expectEqual(width("AB", font), 22)
    expectEqual(width("AB", font.withSize(10)), 11)
    let label = UILabel()
    label.font = font
    label.text = "ABBA"
    expectEqual(label.intrinsicContentSize, CGSize(width: 44, height: 20))
    // A letter that it lacks is as wide as Helvetica's.
    expectEqual(width("C", font), try width("C", #require(UIFont(name: "Other", size: 20))))
  }

  @Test(
    "A font is found by its own name, by that for people, and by that of its family", .rule(1299))
  func names() {
    _ = device()
    expectEqual(UIFont(name: "Fine Bold", size: 10)?.fontName, "Fine-Bold")
    expectEqual(UIFont(name: "Fine-Bold", size: 10)?.lineHeight, 12)
    expectEqual(UIFont(name: "Fine", size: 10)?.fontName, "Fine-Regular")
    expectEqual(UIFont(name: "Fine-Bold", size: 10)?.familyName, "Fine")
    expect(UIFont.familyNames.contains("Fine"))
    expectEqual(UIFont.fontNames(forFamilyName: "Fine"), ["Fine-Regular", "Fine-Bold"])
  }
}
