import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What files, scenes, searches and interactions say of themselves.
@Suite
@MainActor
struct ServiceMembersTests {
  @Test("Values of a file are those that the file has")
  func files() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let folder = _courseFolder(.documentDirectory)
    let url = folder.appendingPathComponent("r.txt")
    try _courseWrite(Data("hello".utf8), to: url.path)
    let keys: Set<URLResourceKey> = [
      .totalFileSizeKey, .fileAllocatedSizeKey, .totalFileAllocatedSizeKey, .isReadableKey,
      .isWritableKey, .isSymbolicLinkKey, .isPackageKey, .contentModificationDateKey,
      .parentDirectoryURLKey, .volumeTotalCapacityKey, .volumeAvailableCapacityKey,
    ]
    let values = try _courseValues(of: url, keys)
    expect(values.totalFileSize == 5 && (values.fileAllocatedSize ?? 0) >= 5)
    expect((values.totalFileAllocatedSize ?? 0) >= 5)
    expect(values.isReadable == true && values.isWritable == true)
    expect(values.isSymbolicLink == false && values.isPackage == false)
    expect(values.contentModificationDate != nil)
    expectEqual(values.parentDirectory?.lastPathComponent, folder.lastPathComponent)
    let (all, free) = (values.volumeTotalCapacity ?? 0, values.volumeAvailableCapacity ?? 0)
    expect(all > free && free > 0)
    expectEqual(Set(values.allValues.keys), keys)
    // Nothing of the app's own needs a right.
    let right = url.startAccessingSecurityScopedResource()
    if right { url.stopAccessingSecurityScopedResource() }
    expectEqual(try _courseContents(of: url), Data("hello".utf8))
  }

  private final class Search: NSObject, UISearchControllerDelegate {
    var asked = 0
    func presentSearchController(_ searchController: UISearchController) { asked += 1 }
  }

  @Test("A search asks its delegate to present it")
  func searching() throws {
    let stage = TestApp(iOS: 17)
    let root = UINavigationController(rootViewController: UIViewController())
    try stage.show(root)
    let (search, delegate) = (UISearchController(searchResultsController: nil), Search())
    search.delegate = delegate
    root.topViewController?.navigationItem.searchController = search
    try stage.settle()
    search.isActive = true
    try stage.settle()
    expect(search.isActive && delegate.asked == 1)
  }

  @Test("Controls and interactions of later versions say what they are made of")
  func later() throws {
    let stage = TestApp(iOS: 26)
    let root = UITabBarController()
    try stage.show(root)
    let (accessory, view) = (UIView(), UIView())
    root.setBottomAccessory(UITabAccessory(contentView: accessory), animated: false)
    expect(root.bottomAccessory?.contentView === accessory)
    root.setBottomAccessory(nil, animated: false)
    expectNil(root.bottomAccessory)
    expect(UIDragInteraction.isEnabledByDefault)
    let traits = UITraitCollection(mutations: { $0.displayScale = 3 })
    expectEqual(traits.displayScale, 3)
    let state = UIViewConfigurationState(traitCollection: traits)
    expect(!state.isDisabled)
    expectEqual(UIHoverGestureRecognizer(target: nil, action: nil).zOffset, 0)
    let menu = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(menu)
    menu.dismissMenu()
    menu.reloadVisibleMenu()
    expect(menu.view === view)
    let writing = UIScribbleInteraction(delegate: Scribbles())
    expect(!writing.isHandlingWriting && !UIScribbleInteraction.isPencilInputExpected)
    let text = UITextView(usingTextLayoutManager: false)
    expect(text.text.isEmpty && !text.isWritingToolsActive)
    root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }

  private final class Scribbles: NSObject, UIScribbleInteractionDelegate {}

  @Test(
    "A popover of the old kind changes its size, and a web view of the old kind has no page to go to"
  )
  func old() throws {
    let stage = TestApp(iOS: 8, model: "iPad Air")
    let root = UIViewController()
    try stage.show(root)
    let popover = UIPopoverController(contentViewController: UIViewController())
    popover.setContentSize(CGSize(width: 300, height: 200), animated: false)
    expectEqual(popover.contentSize, CGSize(width: 300, height: 200))
    let web = UIWebView(frame: root.view.bounds)
    web.goForward()
    expect(!web.canGoForward && web.pageCount == 0)
  }

  @Test("Options of a scene that nothing has opened are empty")
  func scenes() throws {
    SceneDelegate.facts = []
    let info: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "n", "UISceneDelegateClassName": "SceneDelegate"]
          ]
        ]
      ]
    ]
    let device = try Device(iOS: 17, info: info, classes: [AppDelegate.self, SceneDelegate.self])
      .launch("AppDelegate")
    defer { _ = device }
    expectEqual(SceneDelegate.facts, [true, true, true])
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {}
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var facts: [Bool] = []
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.facts = [
        connectionOptions.urlContexts.isEmpty && connectionOptions.userActivities.isEmpty,
        connectionOptions.handoffUserActivityType == nil,
        connectionOptions.notificationResponse == nil,
      ]
    }
  }

  /// Finds the first letters of a view's text, and takes the second of them back.
  private final class Finder: NSObject, UITextSearching {
    typealias DocumentIdentifier = AnyHashable
    let view: UITextView
    var gathered: [Int] = []
    init(_ view: UITextView) { self.view = view }
    var selectedTextRange: UITextRange? { view.selectedTextRange }
    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
    ) -> ComparisonResult { view.compare(foundRange.start, to: toRange.start) }
    func compareOrder(fromDocument: AnyHashable, toDocument: AnyHashable) -> ComparisonResult {
      .orderedSame
    }
    func performTextSearch(
      queryString string: String, options: UITextSearchOptions,
      resultAggregator aggregator: UITextSearchAggregator<AnyHashable>
    ) {
      for place in 0..<3 {
        guard let start = view.position(from: view.beginningOfDocument, offset: place),
          let end = view.position(from: start, offset: 1),
          let range = view.textRange(from: start, to: end)
        else { continue }
        aggregator.foundRange(range, searchString: string, document: nil)
        if place == 1 { aggregator.invalidateFoundRange(range, document: nil) }
      }
      gathered.append(aggregator.allFoundRanges.count)
      aggregator.finishedSearching()
    }
    func decorate(
      foundTextRange: UITextRange, document: AnyHashable?,
      usingStyle style: UITextSearchFoundTextStyle
    ) {}
    func clearAllDecoratedFoundText() {}
  }

  @Test("A find session gathers what its object finds")
  func gathering() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.text = "one"
    root.view.addSubview(view)
    let finder = Finder(view)
    let session = UITextSearchingFindSession(searchableObject: finder)
    session.performSearch(query: "x", options: UITextSearchOptions())
    try stage.settle()
    expect(finder.gathered == [2] && session.resultCount == 2)
  }
}
