import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class Sign: UIView {
  var reads = true
  var heard: [String] = []
  override func layoutSubviews() {
    super.layoutSubviews()
    heard.append(reads ? "layout \(traitCollection.userInterfaceStyle.rawValue)" : "layout")
  }
}

private final class Page: UIViewController {
  var heard: [String] = []
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    heard.append("\(view.traitCollection.preferredContentSizeCategory == .large)")
  }
}

/// What reads traits while it is laid out is laid out again when they change.
@MainActor
struct TraitTrackingTests {
  private func shown(iOS: IOSVersion, reads: Bool = true) throws -> (TestApp, Page, Sign) {
    let stage = TestApp(iOS: iOS)
    let (page, sign) = (Page(), Sign(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    sign.reads = reads
    page.view.addSubview(sign)
    try stage.show(page)
    (page.heard, sign.heard) = ([], [])
    return (stage, page, sign)
  }

  @Test("A view is laid out again when a trait changes that it has read", .rule(1427))
  func views() throws {
    for (iOS, isTracked) in [(IOSVersion(17.0), false), (18.0, true), (26.0, true)] {
      let (stage, page, sign) = try shown(iOS: iOS)
      page.overrideUserInterfaceStyle = .dark
      try stage.settle()
      expectEqual(sign.heard, only(isTracked, "layout 2"), "iOS \(iOS)")
      // The controller has read another one.
      expectEqual(page.heard, [], "iOS \(iOS)")
    }
  }

  @Test("A view that has read none is not, and no more than once for each change", .rule(1427))
  func others() throws {
    let (stage, page, sign) = try shown(iOS: 18, reads: false)
    page.overrideUserInterfaceStyle = .dark
    try stage.settle()
    expectEqual(sign.heard, [])
    sign.reads = true
    sign.setNeedsLayout()
    try stage.settle()
    page.overrideUserInterfaceStyle = .light
    try stage.settle()
    expectEqual(sign.heard, ["layout 2", "layout 1"])
  }

  @Test("A controller is, for a trait of its view", .rule(1427))
  func controllers() throws {
    for (iOS, isTracked) in [(IOSVersion(17.0), false), (18.0, true)] {
      let (stage, page, sign) = try shown(iOS: iOS)
      page.traitOverrides.preferredContentSizeCategory = .small
      try stage.settle()
      expectEqual(page.heard, only(isTracked, "false"), "iOS \(iOS)")
      expectEqual(sign.heard, [], "iOS \(iOS)")
    }
  }
}
