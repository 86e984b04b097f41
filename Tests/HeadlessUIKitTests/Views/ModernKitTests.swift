import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

private final class PasteBox: UIView {
  var pasted: [String] = []
  override func paste(itemProviders: [NSItemProvider]) {
    pasted += itemProviders.compactMap { $0.object as? String }
  }
}

private final class Collapser: UIViewController {
  var taken: [UIViewController] = []
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { taken.append(secondaryViewController) }
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { taken.popLast() }
}

private final class Pages: NSObject, UIPageControlTimerProgressDelegate {
  var asked: [Int] = []
  /// Where pages begin, by their numbers.
  var beginnings: [Float] = [0, 0]
  var visible: [Bool] = []
  var changes = 0
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { beginnings[page] }
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    visible.append(progress.isProgressVisible)
  }
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    asked.append(page)
    return true
  }
}

private final class SidebarHearer: NSObject, UITabBarController.Sidebar.Delegate {
  var heard = 0
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) { heard += 1 }
}

/// Members of iOS 13 and later that few apps use.
@MainActor
@Suite struct ModernKitTests {
  @Test("A sheet for sharing takes its things from a configuration", .rule(910))
  func sharing() {
    _ = Device(iOS: 17.0)
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "a")])
    configuration.metadataProvider = { $0 == .title ? "T" : nil }
    let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
    expectEqual(sheet.activityItems as? [String], ["a"])
    expectEqual(configuration.activityItemsConfigurationMetadata(key: .title) as? String, "T")
    expect(configuration.activityItemsConfigurationSupports(interaction: .share))
    expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
  }

  @Test("A paste control hands its target what it takes, and nothing else", .rule(911))
  func pasting() throws {
    let stage = TestApp(iOS: 17.0)
    let (root, pad) = (A(), PasteBox(frame: .zero))
    try stage.show(root)
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(x: 50, y: 200, width: 100, height: 40)
    control.target = pad
    root.view.addSubview(control)
    try stage.settle()
    UIPasteboard.general.string = "word"
    func tap() throws {
      _ = try stage.device.simulator.tap(at: CGPoint(x: 100, y: 220))
      try stage.settle()
    }
    try tap()
    expectEqual(pad.pasted, [])
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    try tap()
    expectEqual(pad.pasted, ["word"])
    pad.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    try tap()
    expectEqual(pad.pasted, ["word"])
  }

  @Test("A text view's find session finds, goes round and replaces", .rule(912))
  func finding() throws {
    _ = Device(iOS: 17.0)
    let text = UITextView(frame: .zero)
    text.text = "One one onement"
    text.isFindInteractionEnabled = true
    text.findInteraction?.presentFindNavigator(showingReplace: false)
    let session = try #require(text.findInteraction?.activeFindSession)
    session.performSearch(query: "one", options: nil)
    expect(session.resultCount == 3 && session.highlightedResultIndex == NSNotFound)
    session.highlightNextResult(in: .backward)
    expectEqual(session.highlightedResultIndex, 2)
    text.findInteraction?.findNext()
    expectEqual(session.highlightedResultIndex, 0)
    session.performSingleReplacement(query: "one", replacementString: "Two", options: nil)
    expect(text.text == "Two one onement" && session.resultCount == 2)
    session.replaceAll(searchQuery: "one", replacementString: "x", options: nil)
    expect(text.text == "Two x xment" && session.resultCount == 0)
  }

  @Test("A controller knows its tab, and a tab whether it is shown", .rule(913))
  func tabs() throws {
    let stage = TestApp(iOS: 18.0)
    let (tabs, a) = (UITabBarController(), A())
    let navigation = UINavigationController(rootViewController: a)
    let first = UITab(title: "", image: nil, identifier: "1") { _ in navigation }
    let second = UITab(title: "", image: nil, identifier: "2") { _ in B() }
    tabs.tabs = [first, second]
    try stage.show(tabs)
    expect(a.tab === first && navigation.tab === first && tabs.tab == nil)
    second.isHidden = true
    expect(first.hasVisiblePlacement && !second.hasVisiblePlacement)
    let group = UITabGroup(title: "", image: nil, identifier: "g", children: [first, second])
    group.displayOrderIdentifiers = ["2"]
    expectEqual(group.displayOrder.map(\.identifier), ["2", "1"])
    let hearer = SidebarHearer()
    tabs.sidebar.delegate = hearer
    tabs.sidebar.isHidden = false
    tabs.sidebar.isHidden = false
    expect(hearer.heard == 1 && !tabs.sidebar.isHidden)
  }

  @Test("A split view hands its secondary controller to the primary one, and back", .rule(914))
  func splitting() throws {
    let stage = TestApp(
      device: Device(iOS: 12.0, model: "iPhone 8 Plus", orientation: .landscapeLeft))
    let (split, primary, b) = (UISplitViewController(), Collapser(), B())
    split.viewControllers = [primary, b]
    try stage.show(split)
    stage.device.simulator.rotate(to: .portrait)
    try stage.settle()
    expect(split.isCollapsed && primary.taken.first === b)
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(!split.isCollapsed && split.viewControllers.last === b)
    expectEqual(stage.device.callbacks.filter { $0 == "collapseSecondaryViewController" }.count, 1)
  }

  @Test("An update link calls for each picture while it is enabled", .rule(915))
  func updates() throws {
    let stage = TestApp(iOS: 18.0)
    let root = A()
    try stage.show(root)
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: root.view) { link, info in
      times.append(info.modelTime)
      if times.count == 3 { link.isEnabled = false }
    }
    try stage.device.simulator.pass(0.2)
    expect(times.isEmpty)
    link.isEnabled = true
    try stage.device.simulator.pass(0.2)
    expect(times.count == 3 && times == times.sorted())
  }

  @Test("A timer turns the pages of a page control, and begins anew", .rule(916))
  func pages() throws {
    let stage = TestApp(iOS: 17.0)
    let (root, control, delegate) = (A(), UIPageControl(), Pages())
    try stage.show(root)
    control.numberOfPages = 2
    root.view.addSubview(control)
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    progress.setDuration(3, forPage: 1)
    progress.resetsToInitialPageAfterEnd = true
    progress.delegate = delegate
    control.progress = progress
    progress.resumeTimer()
    try stage.device.simulator.pass(1.5)
    expect(control.currentPage == 1 && progress.currentProgress == 0)
    try stage.device.simulator.pass(2)
    expectEqual(control.currentPage, 1)
    try stage.device.simulator.pass(1)
    expect(control.currentPage == 0 && delegate.asked == [1, 0])
    progress.pauseTimer()
    try stage.device.simulator.pass(5)
    expect(control.currentPage == 0 && !progress.isRunning)
    expectEqual(delegate.changes, 2)
    // A page that begins half-way is shown half as long.
    delegate.beginnings = [0, 0.5]
    progress.setDuration(4, forPage: 1)
    progress.resumeTimer()
    try stage.device.simulator.pass(1.5)
    expect(control.currentPage == 1 && progress.currentProgress == 0.5)
    try stage.device.simulator.pass(2)
    expectEqual(control.currentPage, 0)
    control.progress = nil
    expectEqual(delegate.visible, [true, false])
  }

  @Test("An activation action does its alternate where an app has one scene", .rule(917))
  func activation() throws {
    _ = try Device(iOS: 17.0).launch(nil)
    var log: [String] = []
    let alternate = UIAction { _ in log.append("alternate") }
    let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
      log.append("asked")
      return nil
    }
    action.perform(from: nil)
    expectEqual(log, ["alternate"])
  }

  @Test("A detent tells how high a sheet is there", .rule(918))
  func detents() {
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      var maximumDetentValue: CGFloat { 600 }
      var containerTraitCollection: UITraitCollection { UITraitCollection() }
    }
    _ = Device(iOS: 17.0)
    let context = Context()
    expectEqual(UISheetPresentationController.Detent.large().resolvedValue(in: context), 600)
    expectEqual(UISheetPresentationController.Detent.medium().resolvedValue(in: context), 300)
    let own = UISheetPresentationController.Detent.custom { $0.maximumDetentValue / 3 }
    expectEqual(own.resolvedValue(in: context), 200)
    expectNil(
      UISheetPresentationController.Detent.custom { _ in nil }.resolvedValue(in: context))
  }

  @Test(
    "The pasteboard tells what its text is about", .rule(919),
    arguments: [
      ("https://example.com", UIPasteboard.DetectionPattern.probableWebURL), ("12.5", .number),
      ("a word", .probableWebSearch), ("+49 30 123456", .phoneNumber),
      ("me@example.com", .emailAddress),
    ])
  func detection(text: String, pattern: UIPasteboard.DetectionPattern) throws {
    let device = Device(iOS: 17.0)
    UIPasteboard.general.string = text
    let all: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .number, .emailAddress]
    var found: [Set<UIPasteboard.DetectionPattern>] = []
    UIPasteboard.general.detectPatterns(for: all.union([pattern])) { result in
      found.append((try? result.get()) ?? [])
    }
    expect(found.isEmpty)
    try device.simulator.settle()
    expectEqual(found, [[pattern]])
  }

  @Test("A picture that was drawn becomes a file of its size", .rule(920))
  func files() throws {
    _ = Device(iOS: 17.0, model: "iPhone 8 Plus")
    let size = CGSize(width: 30, height: 20)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in }
    for data in [drawn.pngData(), drawn.jpegData(compressionQuality: 1)] {
      let bytes = try #require(data)
      let read = try #require(UIImage(data: bytes))
      expectEqual(read.size, CGSize(width: 30 * drawn.scale, height: 20 * drawn.scale))
      expectEqual(read.pngData(), bytes)
    }
    expectNil(UIImage().pngData())
    for width in [CGFloat.nan, .infinity, .greatestFiniteMagnitude, 0] {
      let size = CGSize(width: width, height: 20)
      expectNil(BlankPicture(size: size, scale: 1))
    }
  }

  @Test("A control hands out what it calls, until it is stopped")
  func handlers() {
    _ = Device(iOS: 17.0)
    let (button, target) = (UIButton(type: .system), NSObject())
    let action = UIAction { _ in }
    button.addAction(action, for: .touchUpInside)
    button.addTarget(target, action: Selector("act"), for: .touchDown)
    var found: [String] = []
    button.enumerateEventHandlers { made, method, events, _ in
      found.append("\(made === action) \(method?.1.description ?? "-") \(events.rawValue)")
    }
    expectEqual(found, ["true - 64", "false act 1"])
    var count = 0
    button.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    expectEqual(count, 1)
  }
}
