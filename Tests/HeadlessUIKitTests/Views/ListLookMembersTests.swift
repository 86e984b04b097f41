import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What the configurations of cells come with, and what a cell makes of them.
@Suite
@MainActor
struct ListLookMembersTests {
  @Test("Each kind of cell has the fonts and the colors of its list")
  func kinds() {
    let stage = TestApp(iOS: 26)
    expectEqual(UIListContentConfiguration.plainHeader().textProperties.font.pointSize, 17)
    expectEqual(UIListContentConfiguration.plainFooter().textProperties.color, .secondaryLabel)
    expectEqual(UIListContentConfiguration.groupedFooter().textProperties.font.pointSize, 13)
    expectEqual(UIListContentConfiguration.sidebarCell().textProperties.font.pointSize, 17)
    let kinds: [UIListContentConfiguration] = [
      .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
      .sidebarHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ]
    for kind in kinds { expect(kind.text == nil && kind.image == nil) }
    // The large ones are set as the usual ones are, and a picture says so.
    expectEqual(
      stage.device.simulator.undrawnLooks,
      [
        "UIListContentConfiguration.extraProminentInsetGroupedHeader()",
        "UIListContentConfiguration.prominentInsetGroupedHeader()",
      ])
  }

  @Test("The headers of a grouped list are set in capitals up to iOS 25", .rule(1328))
  func capitals() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    expectEqual(UIListContentConfiguration.groupedHeader().textProperties.transform, .uppercase)
    expectEqual(UIListContentConfiguration.plainHeader().textProperties.transform, .none)
  }

  @Test("The text and the picture of a cell lie where the configuration says", .rule(1328))
  func places() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Text"
    configuration.secondaryText = "More"
    configuration.image = UIImage(systemName: "star")
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    configuration.imageToTextPadding = 30
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 100, width: 320, height: 80)
    root.view.addSubview(view)
    view.layoutIfNeeded()
    let image = try #require(view.imageLayoutGuide).layoutFrame
    let text = try #require(view.textLayoutGuide).layoutFrame
    let more = try #require(view.secondaryTextLayoutGuide).layoutFrame
    expect(image.maxX < text.minX && text.maxY <= more.minY && text.minX == more.minX)
    configuration.imageToTextPadding = 50
    view.configuration = configuration
    view.layoutIfNeeded()
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, text.minX + 20)
    configuration.textToSecondaryTextVerticalPadding += 10
    view.configuration = configuration
    view.layoutIfNeeded()
    let lower = try #require(view.secondaryTextLayoutGuide).layoutFrame.minY
    expect(lower > more.minY)
    configuration.prefersSideBySideTextAndSecondaryText = true
    view.configuration = configuration
    view.layoutIfNeeded()
    let beside = try #require(view.secondaryTextLayoutGuide).layoutFrame
    expect(beside.minX >= (view.textLayoutGuide?.layoutFrame.maxX ?? 0))
    configuration.textToSecondaryTextHorizontalPadding = 7
    expectEqual(configuration.textToSecondaryTextHorizontalPadding, 7)
    configuration.image = nil
    configuration.secondaryAttributedText = NSAttributedString(string: "b")
    view.configuration = configuration
    view.layoutIfNeeded()
    expectNil(view.imageLayoutGuide)
  }

  @Test("Colors of a picture and a text go through their transformers")
  func colors() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    var configuration = UIListContentConfiguration.cell()
    configuration.imageProperties.tintColor = .red
    configuration.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in
      .blue
    }
    expectEqual(configuration.imageProperties.resolvedTintColor(for: .green), .blue)
    configuration.imageProperties.tintColorTransformer = nil
    expectEqual(configuration.imageProperties.resolvedTintColor(for: .green), .red)
    configuration.imageProperties.tintColor = nil
    expectEqual(configuration.imageProperties.resolvedTintColor(for: .green), .green)
    configuration.textProperties.color = .red
    configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expectEqual(configuration.textProperties.resolvedColor(), .blue)
    expect(configuration.imageProperties.maximumSize == .zero)
    expect(UIListContentConfiguration.ImageProperties.standardDimension > 0)
    let separators = UIListSeparatorConfiguration(listAppearance: .plain)
    expect(separators.topSeparatorVisibility == .automatic && separators.color == .separator)
  }

  @Test("A large picture is scaled down to the largest size")
  func sizes() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
      _ in
    }
    configuration.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 100, width: 320, height: 80)
    root.view.addSubview(view)
    view.layoutIfNeeded()
    expectEqual(view.imageLayoutGuide?.layoutFrame.size, CGSize(width: 20, height: 20))
  }
}
