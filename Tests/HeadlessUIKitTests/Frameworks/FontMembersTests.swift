import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps read of fonts and descriptors, and what comes of changing them.
@Suite
@MainActor
struct FontMembersTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  @Test("The measures of a font grow with its size", .rule(1335))
  func measures() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let font = UIFont.systemFont(ofSize: 17)
    expect(font.xHeight > 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    expect(abs(font.capHeight - 11.98) < 0.1, "\(font.capHeight)")
    expect(abs(font.xHeight - 8.95) < 0.1, "\(font.xHeight)")
    let bigger = font.withSize(34)
    expect(bigger.pointSize == 34 && bigger.fontName == font.fontName)
    expect(abs(bigger.capHeight - 2 * font.capHeight) < 0.1)
    expect(UIFont.familyNames.contains("Helvetica Neue"))
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    expectEqual(width("iii", mono), width("WWW", mono))
    expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test("The lines of a text style keep from each other in text views", .rule(1301))
  func leading() {
    func height(_ font: UIFont) -> CGFloat {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = font
      view.text = "This is the subtitle text."
      return view.sizeThatFits(CGSize(width: 300, height: 100)).height
    }
    let stage = TestApp(iOS: 15)
    defer { _ = stage }
    let (body, plain) = (UIFont.preferredFont(forTextStyle: .body), UIFont.systemFont(ofSize: 17))
    expect(abs(body.leading - 1.7129) < 0.001, "\(body.leading)")
    expectEqual(plain.leading, 0)
    expectEqual(UIFont.preferredFont(forTextStyle: .caption2).leading, 0)
    expectEqual(height(body), 38)
    expect(height(plain) < 37, "\(height(plain))")
    func bounds(_ options: NSStringDrawingOptions) -> CGFloat {
      ("a\nb" as NSString).boundingRect(
        with: CGSize(width: 300, height: 100), options: options, attributes: [.font: body],
        context: nil
      ).height
    }
    expect(abs(bounds([.usesLineFragmentOrigin, .usesFontLeading]) - 44) < 0.001)
    expect(abs(bounds(.usesLineFragmentOrigin) - 2 * body.lineHeight) < 0.001)
  }

  @Test("The figures of Avenir Next are wider than Helvetica's", .rule(1302))
  func figures() throws {
    let stage = TestApp(iOS: 13)
    defer { _ = stage }
    let bold = try #require(UIFont(name: "AvenirNext-Bold", size: 68))
    expect(abs(width("24", bold) - 88) < 0.01, "\(width("24", bold))")
    let plain = try #require(UIFont(name: "AvenirNext-Regular", size: 100))
    expect(abs(width("07", plain) - 116) < 0.01, "\(width("07", plain))")
  }

  @Test("Each text style has its size, which grows with the size of text that is set", .rule(1339))
  func styles() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let sizes: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
      (.title3, 20, 26), (.callout, 16, 22), (.subheadline, 15, 21), (.footnote, 13, 19),
      (.caption1, 12, 18), (.caption2, 11, 17),
    ]
    let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    for (style, usual, large) in sizes {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      expectEqual(descriptor.pointSize, usual, style.rawValue)
      expectEqual(UIFont.preferredFont(forTextStyle: style).pointSize, usual, style.rawValue)
      expectEqual(
        UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: largest)
          .pointSize, large, style.rawValue)
    }
    let (one, two) = (
      UIFont.preferredFont(forTextStyle: .extraLargeTitle),
      UIFont.preferredFont(forTextStyle: .extraLargeTitle2)
    )
    expect(one.pointSize == 36 && two.pointSize == 28 && one.isBold && two.isBold)
  }

  @Test("A descriptor finds the font that it describes", .rule(1335))
  func descriptors() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: "Helvetica Neue", .size: 12 as CGFloat,
    ]
    let family = UIFontDescriptor(fontAttributes: attributes)
    let font = UIFont(descriptor: family, size: 0)
    expectEqual(font.familyName, "Helvetica Neue")
    expectEqual(font.pointSize, 12)
    expectEqual(family.fontAttributes[.family] as? String, "Helvetica Neue")
    let named = UIFontDescriptor(name: "HelveticaNeue", size: 12)
    expectEqual(named.postscriptName, "HelveticaNeue")
    expectEqual(named.withSize(30).pointSize, 30)
    expectEqual(named.withMatrix(CGAffineTransform(scaleX: 2, y: 1)).matrix.a, 2)
    expectEqual(UIFont(descriptor: named.withFamily("Courier"), size: 0).familyName, "Courier")
    expectEqual(
      UIFont(descriptor: family.withFace("Bold"), size: 0).fontName, "HelveticaNeue-Bold")
    let matches = family.matchingFontDescriptors(withMandatoryKeys: [.family])
    expect(!matches.isEmpty)
    expect(matches.allSatisfy { UIFont(descriptor: $0, size: 9).familyName == "Helvetica Neue" })
    let none = UIFontDescriptor(fontAttributes: [.family: "Nope"])
    expect(none.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6]]
    let features = named.addingAttributes([.featureSettings: settings])
    expect(
      features.fontAttributes[.featureSettings] != nil && features.postscriptName == "HelveticaNeue"
    )
    let traits: [UIFontDescriptor.TraitKey: Any] = [.slant: 1]
    expect(named.addingAttributes([.traits: traits]).object(forKey: .traits) != nil)
  }

  @Test("A design makes another font of the system's", .rule(1335))
  func designs() throws {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let system = UIFont.systemFont(ofSize: 17)
    let designs: [UIFontDescriptor.SystemDesign] = [.monospaced, .serif, .rounded]
    var names: Set<String> = [system.fontName]
    for design in designs {
      let descriptor = try #require(system.fontDescriptor.withDesign(design))
      let font = UIFont(descriptor: descriptor, size: 0)
      expectEqual(font.pointSize, 17)
      names.insert(font.fontName)
    }
    expectEqual(names.count, 4)
    let mono = try #require(system.fontDescriptor.withDesign(.monospaced))
    let font = UIFont(descriptor: mono, size: 0)
    expectEqual(width("iii", font), width("WWW", font))
    expectNil(UIFont(name: "Nope", size: 9))
    let italic = system.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    expectEqual(
      italic.map { UIFont(descriptor: $0, size: 0).fontDescriptor.symbolicTraits },
      [.traitBold, .traitItalic])
    expectNil(UIFontDescriptor(name: "Zapfino", size: 9).withSymbolicTraits(.traitBold))
    let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
    let heavy = mono.addingAttributes([.traits: weight])
    expect(UIFont(descriptor: heavy, size: 20).fontName.hasSuffix("Monospaced-Heavy"))
    expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    expect(UIFont.fontNames(forFamilyName: "Nope").isEmpty)
    expect(UIFont(name: "Helvetica Neue", size: 9)?.fontName == "HelveticaNeue")
  }
}
