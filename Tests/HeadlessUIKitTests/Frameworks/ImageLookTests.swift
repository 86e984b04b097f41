import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What pictures keep of what was said of them.
@MainActor
struct ImageLookTests {
  private func picture(_ width: Int, _ height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format
    ).image { _ in }
  }

  @Test(
    "A picture keeps its orientation, its insets and its mode, one change after another", .rule(925)
  )
  func kept() throws {
    _ = Device(iOS: 17)
    let pixels = try #require(picture(40, 20).cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    expect(turned.size == CGSize(width: 10, height: 20) && turned.imageOrientation == .right)
    expect(turned.cgImage?.width == 40 && turned.cgImage?.height == 20)
    expectEqual(turned.withHorizontallyFlippedOrientation().imageOrientation, .leftMirrored)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let stretched = turned.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate)
    expect(stretched.capInsets == caps && stretched.resizingMode == .stretch)
    expect(stretched.imageOrientation == .right && stretched.renderingMode == .alwaysTemplate)
    expectEqual(turned.resizableImage(withCapInsets: caps).resizingMode, .tile)
    expectEqual(turned.capInsets, .zero)
    let old = picture(21, 30).stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    expect(old.leftCapWidth == 10 && old.capInsets.right == 10 && old.topCapHeight == 0)
    expectEqual(turned.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom, 3)
    expect(turned.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  @Test("A symbol is a symbol image, as large as its configuration or its view says", .rule(925))
  func symbols() throws {
    _ = Device(iOS: 17)
    let star = try #require(UIImage(systemName: "star"))
    expect(star.isSymbolImage && star.hasBaseline && star.symbolConfiguration == nil)
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    expect(large.size.height == 40 && large.symbolConfiguration != nil)
    expect(!picture(1, 1).isSymbolImage && picture(1, 1).symbolConfiguration == nil)
    let view = UIImageView(image: star)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    expectEqual(view.intrinsicContentSize.width, 50)
    view.image = large
    expectEqual(view.intrinsicContentSize.width, 40)
  }

  @Test("Some symbols have sizes that files show, and buttons draw them as they say", .rule(1135))
  func knownSymbols() throws {
    _ = Device(iOS: 13)
    let play = try #require(UIImage(systemName: "play.fill"))
    let points = UIImage.SymbolConfiguration(pointSize: 32)
    expectEqual(play.withConfiguration(points).size, CGSize(width: 28.5, height: 31.5))
    let button = UIButton(type: .custom)
    button.setImage(play, for: .normal)
    expectEqual(button.intrinsicContentSize, play.size)
    button.setPreferredSymbolConfiguration(points, forImageIn: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 28.5, height: 31.5))
    let back = UIImageView(image: UIImage(systemName: "backward.fill"))
    back.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
    expectEqual(back.sizeThatFits(.zero), CGSize(width: 44.5, height: 27.5))
    let photo = UIImageView(image: UIImage(systemName: "photo"))
    expectEqual(photo.alignmentRectInsets, UIEdgeInsets(top: -1, left: 0, bottom: -1.5, right: 0))
    let other = try #require(UIImage(systemName: "an.other"))
    expectEqual(other.size, CGSize(width: 17, height: 17))
    let ours = UIImage.SymbolConfiguration(pointSize: 10)
    button.setImage(other.withConfiguration(ours), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 10, height: 10))
  }

  @Test("Constraints see a symbol as a line of its text", .rule(1131))
  func alignedSymbols() throws {
    for (model, line) in [("iPhone 8", 20.5), ("iPhone 13", 61.0 / 3)] as [(String, CGFloat)] {
      let stage = TestApp(iOS: 16, model: model)
      let root = UIViewController()
      let star = UIImageView(image: UIImage(systemName: "star"))
      let below = UILabel()
      let stack = UIStackView(arrangedSubviews: [star, below])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
      below.text = "Star"
      try stage.show(root)
      let insets = try #require(star.image?.alignmentRectInsets)
      expect(insets.top == -1 && insets == star.alignmentRectInsets)
      expect(abs(star.intrinsicContentSize.height - line) < 0.01)
      expect(star.frame.minY == 1 && abs(star.frame.height - 17) < 0.01, "\(star.frame)")
      expect(abs(below.frame.minY - line) < 0.01, "\(below.frame)")
      let ours = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      let own = try #require(star.image?.withAlignmentRectInsets(ours))
      expectEqual(own.alignmentRectInsets.top, 2)
    }
  }

  @Test(
    "An image view is aligned as its picture says, and as large as the one that is seen", .rule(925)
  )
  func views() {
    _ = Device(iOS: 17)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
    let view = UIImageView(image: picture(10, 10).withAlignmentRectInsets(insets))
    expectEqual(view.alignmentRectInsets, insets)
    view.highlightedImage = picture(30, 30)
    expectEqual(view.intrinsicContentSize.width, 10)
    view.isHighlighted = true
    expect(view.intrinsicContentSize.width == 30 && view.alignmentRectInsets == .zero)
  }

  @Test("Pictures in a row run as often as they are told", .rule(926))
  func runs() throws {
    let stage = TestApp(iOS: 17)
    try stage.show(UIViewController())
    let view = UIImageView(image: picture(1, 1))
    view.startAnimating()
    expect(!view.isAnimating)
    view.animationImages = [picture(1, 1), picture(2, 2), picture(3, 3)]
    view.animationRepeatCount = 2
    view.startAnimating()
    expect(view.isAnimating)
    try stage.device.simulator.advance(by: 0.1)
    expect(view.isAnimating)
    try stage.device.simulator.advance(by: 0.15)
    expect(!view.isAnimating)
    view.animationRepeatCount = 0
    view.startAnimating()
    try stage.device.simulator.advance(by: 5)
    expect(view.isAnimating)
    view.stopAnimating()
    expect(!view.isAnimating)
    let film = try #require(
      UIImage.animatedImage(with: [picture(1, 1), picture(2, 2)], duration: 3))
    expect(film.images?.count == 2 && film.duration == 3 && picture(1, 1).images == nil)
  }

  @Test(
    "A picture that an app registers has the asset, and the asset outlives the first one",
    .rule(925))
  func assets() throws {
    _ = Device(iOS: 17)
    let dark = picture(2, 2)
    let asset = try #require(
      { () -> UIImageAsset? in
        let light = picture(1, 1)
        light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        return light.imageAsset
      }())
    expect(dark.imageAsset === asset)
    expectEqual(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width, 1)
    expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
  }
}
