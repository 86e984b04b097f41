import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps make of pictures and symbols, and what they show.
@Suite
@MainActor
struct ImageMembersTests {
  private func red(_ side: CGFloat, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("A picture is made ready, and made small, at once or later")
  func preparing() throws {
    let stage = TestApp(iOS: 26)
    let root = UIViewController()
    try stage.show(root)
    let image = red(40)
    expectEqual(image.preparingForDisplay()?.size, image.size)
    let small = CGSize(width: 10, height: 10)
    expectEqual(image.preparingThumbnail(of: small)?.size, small)
    var heard: [CGSize?] = []
    image.prepareForDisplay { heard.append($0?.size) }
    image.prepareThumbnail(of: small) { heard.append($0?.size) }
    expect(heard.isEmpty)
    try stage.settle()
    expect(Set(heard) == [image.size, small] && heard.count == 2, "\(heard)")
  }

  @Test("A format is made for a picture, and a picture is restricted to the usual brightness")
  func formats() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let image = red(10, scale: 1)
    expectEqual(image.imageRendererFormat.scale, 1)
    expect(!image.imageRendererFormat.supportsHighDynamicRange)
    expect(
      !image.isHighDynamicRange && !image.imageRestrictedToStandardDynamicRange().isHighDynamicRange
    )
    let lifted = image.withBaselineOffset(fromBottom: 3)
    expect(
      lifted.baselineOffsetFromBottom == 3
        && lifted.withoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test("Symbols take a configuration, and are equal when it is", .rule(1334))
  func symbols() throws {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let star = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    let grown = try #require(star.applyingSymbolConfiguration(large))
    expect(grown.size.width > 2 * star.size.width && grown.isSymbolImage)
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    expect(red == UIImage.SymbolConfiguration(hierarchicalColor: .red))
    expect(red != UIImage.SymbolConfiguration(hierarchicalColor: .blue))
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    expect(palette != UIImage.SymbolConfiguration(paletteColors: [.blue, .red]) && palette != red)
    expect(UIImage.SymbolConfiguration.preferringMulticolor() != .preferringMonochrome())
    expect(UIImage.strokedCheckmark.isSymbolImage && UIImage.strokedCheckmark != UIImage.checkmark)
    expectNil(UIImage.animatedImageNamed("spin", duration: 1))
  }

  @Test("A configuration that is applied to another adds what it says", .rule(1334))
  func applying() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let both = UIImage.SymbolConfiguration(pointSize: 60, weight: .bold)
    expect(large.applying(bold) == both && bold.applying(large) == both && large != both)
  }

  @Test("A pattern fills what it is drawn in")
  func patterns() throws {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let tile = red(5)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expect(picture.size.width == 20)
  }

  @Test("A view animates its pictures, a thirtieth of a second each unless it is told otherwise")
  func views() throws {
    let stage = TestApp(iOS: 26)
    let root = UIViewController()
    try stage.show(root)
    let view = UIImageView(image: red(10))
    root.view.addSubview(view)
    expectEqual(view.animationDuration, 0)
    view.animationImages = [red(10), red(20)]
    view.animationRepeatCount = 1
    view.animationDuration = 0.5
    view.startAnimating()
    expect(view.isAnimating)
    try stage.device.simulator.advance(by: 1)
    expect(!view.isAnimating)
    expect(view.imageDynamicRange != .high)
    view.addSymbolEffect(.pulse)
    view.removeAllSymbolEffects(options: .default, animated: false)
  }
}
