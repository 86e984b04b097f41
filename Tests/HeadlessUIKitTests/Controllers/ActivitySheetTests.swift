import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Post: UIActivity {
  var log: [String] = []
  override var activityType: ActivityType? { ActivityType("post") }
  override var activityTitle: String? { "Post" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.first is String
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    log.append("prepare \(activityItems)")
  }
  override func perform() {
    log.append("perform")
    activityDidFinish(true)
  }
}

private final class Source: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "for \(activityType?.rawValue ?? "nobody")" }
}

@MainActor
struct ActivitySheetTests {
  private func titles(_ sheet: UIViewController) -> [String] {
    sheet.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
  }

  private func tap(_ title: String, _ sheet: UIViewController, _ stage: TestApp) throws {
    let button = try #require(
      sheet.view.subviews.first { ($0 as? UIButton)?.currentTitle == title })
    let place = button.convert(CGPoint(x: 20, y: 20), to: nil)
    _ = try stage.device.simulator.tap(at: place)
    try stage.settle()
  }

  private func shown(
    _ items: [Any], _ activities: [UIActivity]? = nil, iOS: IOSVersion = 17.0,
    excluding: [UIActivity.ActivityType]? = nil
  ) throws -> (TestApp, UIActivityViewController, () -> [String]) {
    let stage = TestApp(iOS: iOS)
    let root = A()
    try stage.show(root)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = excluding
    var log: [String] = []
    sheet.completionWithItemsHandler = { type, completed, items, error in
      log.append("\(type?.rawValue ?? "nil") \(completed) \(root.presentedViewController == nil)")
    }
    root.present(sheet, animated: true)
    try stage.settle()
    return (stage, sheet, { log })
  }

  @Test("The handler hears that the sheet was closed, after it is gone", .rule(768))
  func closes() throws {
    for (iOS, title) in [(IOSVersion(17.0), "Close"), (12.0, "Cancel")] {
      let (stage, sheet, log) = try shown(["text"], iOS: iOS)
      expectEqual(titles(sheet), ["Copy", title])
      expectEqual(log(), [])
      try tap(title, sheet, stage)
      expectEqual(log(), ["nil false true"])
    }
  }

  @Test("The things are copied, as their sources have them, unless that is excluded", .rule(768))
  func copies() throws {
    let (stage, sheet, log) = try shown([Source()])
    try tap("Copy", sheet, stage)
    expectEqual(UIPasteboard.general.string, "for com.apple.UIKit.activity.CopyToPasteboard")
    expectEqual(log(), ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    expectEqual(titles(try shown(["a"], excluding: [.copyToPasteboard]).1), ["Close"])
  }

  @Test("The app's own activity is offered where it can do something, and done", .rule(768))
  func activities() throws {
    _ = Device(iOS: 17.0)
    let post = Post()
    let (stage, sheet, log) = try shown(["text"], [post])
    expectEqual(titles(sheet), ["Copy", "Post", "Close"])
    try tap("Post", sheet, stage)
    expectEqual(post.log, ["prepare [\"text\"]", "perform"])
    expectEqual(log(), ["post true true"])
    expectEqual(titles(try shown([7], [Post()]).1), ["Copy", "Close"])
  }

  @Test("On an iPad it is a popover, which needs something to point to", .rule(768, "M41"))
  func popover() throws {
    for hasSource in [false, true] {
      let stage = TestApp(iOS: 17.0, model: "iPad Pro (10.5-inch)")
      let root = A()
      try stage.show(root)
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      if hasSource { sheet.popoverPresentationController?.sourceView = root.view }
      root.present(sheet, animated: true)
      try? stage.settle()
      expectEqual(
        stage.device.lines(.exception),
        (hasSource
          ? []
          : [
            "NSGenericException: UIPopoverPresentationController "
              + "(<UIPopoverPresentationController>) should have a non-nil sourceView or "
              + "barButtonItem set before the presentation occurs."
          ]))
    }
  }
}
