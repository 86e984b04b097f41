import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Hears of prefetching and of taps on the status bar; a table or collection of a hundred.
private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  let log = Log()
  var allows = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.lines.append("prefetch \(indexPaths.map(\.row))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.lines.append("cancel \(indexPaths.map(\.row))")
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { log.lines.append("prefetch \(indexPaths.map { "\($0.section)-\($0.item)" })") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.lines.append("top") }
}

@MainActor
struct ListScrollTests {
  private let owner = Owner()

  @Test("Scroll views clip from the beginning, and other views do not", .rule(836))
  func clipping() throws {
    let stage = TestApp(iOS: 12)
    let layout = UICollectionViewFlowLayout()
    for view in [
      UIScrollView(), UITableView(), UITextView(),
      UICollectionView(frame: .zero, collectionViewLayout: layout),
    ] {
      expect(view.clipsToBounds)
    }
    expect(!UIView().clipsToBounds && !UITableViewCell().clipsToBounds)
    withExtendedLifetime(stage) {}
  }

  private func table(_ iOS: IOSVersion) throws -> (TestApp, UITableView, UIViewController) {
    let stage = TestApp(iOS: iOS)
    let root = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200), style: .plain)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (owner, owner)
    if iOS >= 10 { table.prefetchDataSource = owner }
    root.view.addSubview(table)
    try stage.show(root)
    return (stage, table, root)
  }

  @Test("The rows that follow the visible ones are told of, and cancelled", .rule(406))
  func prefetching() throws {
    for iOS in IOSVersion.tried(from: 9) {
      let (stage, table, _) = try table(iOS)
      expectEqual(owner.log.take(), only(iOS >= 10, "prefetch [4, 5, 6, 7]"), "iOS \(iOS)")
      table.contentOffset.y = 100
      try stage.settle()
      expectEqual(owner.log.take(), only(iOS >= 10, "prefetch [8, 9]"), "iOS \(iOS)")
      table.contentOffset.y = 50
      try stage.settle()
      expectEqual(
        owner.log.take(), only(iOS >= 10, "cancel [6, 7, 8, 9]", "prefetch [0]"), "iOS \(iOS)")
      if iOS >= 15 {
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 400
        try stage.settle()
        expectEqual(owner.log.take(), [], "iOS \(iOS)")
      }
    }
  }

  @Test("Of pages that fill a collection the next one is told of", .rule(406))
  func prefetchedPages() throws {
    for iOS in IOSVersion.tried(from: 10) {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 200)
      layout.minimumLineSpacing = 0
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 200), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (list.dataSource, list.prefetchDataSource) = (owner, owner)
      root.view.addSubview(list)
      try stage.show(root)
      expectEqual(owner.log.take(), ["prefetch [\"0-1\"]"], "iOS \(iOS)")
      list.contentOffset.y = 20
      try stage.settle()
      expectEqual(owner.log.take(), ["prefetch [\"0-2\"]"], "iOS \(iOS)")
      list.contentOffset.y = 200
      try stage.settle()
      expectEqual(owner.log.take(), [], "iOS \(iOS)")
    }
  }

  @Test("A tap on the status bar scrolls the one that wants it to its top", .rule(407))
  func statusBar() throws {
    for iOS in IOSVersion.tried {
      owner.allows = true
      let (stage, table, root) = try table(iOS)
      _ = owner.log.take()
      table.contentOffset.y = 300
      try stage.settle()
      let simulator = stage.device.simulator
      try simulator.tap(at: CGPoint(x: 160, y: 10))
      try stage.settle()
      expectEqual(table.contentOffset.y, 0, "iOS \(iOS)")
      expect(owner.log.take().contains("top"), "iOS \(iOS)")
      owner.allows = false
      table.contentOffset.y = 300
      simulator.tapStatusBar()
      try stage.settle()
      expectEqual(table.contentOffset.y, 300, "iOS \(iOS)")
      owner.allows = true
      let other = UIScrollView(frame: CGRect(x: 0, y: 320, width: 100, height: 100))
      root.view.addSubview(other)
      try stage.settle()
      simulator.tapStatusBar()
      try stage.settle()
      expectEqual(table.contentOffset.y, 300, "iOS \(iOS)")
      expectEqual(stage.device.lines(.diagnosis).count, 1, "iOS \(iOS)")
      other.scrollsToTop = false
      simulator.tapStatusBar()
      try stage.settle()
      expectEqual(table.contentOffset.y, 0, "iOS \(iOS)")
    }
  }

  @Test("A refresh control sends its action during the pull and keeps its room", .rule(408))
  func refreshing() throws {
    for iOS in IOSVersion.tried(from: 10) {
      let (stage, table, _) = try table(iOS)
      let control = UIRefreshControl()
      var count = 0
      let target = Target { count += 1 }
      control.addTarget(target, action: Target.act, for: .valueChanged)
      table.refreshControl = control
      try stage.settle()
      try stage.device.simulator.drag(along: [CGPoint(x: 160, y: 120), CGPoint(x: 160, y: 290)])
      try stage.settle()
      expect(count == 1 && control.isRefreshing, "iOS \(iOS)")
      expectEqual(table.contentOffset.y, -60, "iOS \(iOS)")
      control.endRefreshing()
      try stage.settle()
      expect(table.contentOffset.y == 0 && !control.isRefreshing, "iOS \(iOS)")
      control.beginRefreshing()
      try stage.settle()
      expect(count == 1 && table.contentOffset.y == 0, "iOS \(iOS)")
    }
  }

  @Test("A control that ends at once is pulled again by another drag alone", .rule(408))
  func endingAtOnce() throws {
    let (stage, table, _) = try table(15)
    let control = UIRefreshControl()
    var count = 0
    let target = Target {
      count += 1
      control.endRefreshing()
    }
    control.addTarget(target, action: Target.act, for: .valueChanged)
    table.refreshControl = control
    try stage.settle()
    for times in 1...2 {
      try stage.device.simulator.drag(along: [CGPoint(x: 160, y: 110), CGPoint(x: 160, y: 295)])
      try stage.settle()
      expectEqual(count, times)
      expect(table.contentOffset.y == 0 && !control.isRefreshing)
    }
  }

  @Test("Scroll bars say how many pages there are, and how far it is scrolled", .rule(1455))
  func scrollBars() throws {
    let (stage, table, root) = try table(15)
    table.contentOffset.y = 2400
    try stage.settle()
    let bars = table.scrollBarsForTests
    expectEqual(bars.map(\.isVertical), [true, false])
    expectEqual(bars.map(\.pages), [25, 1])
    expectEqual(bars.map(\.percent), [50, 0])
    expectEqual(
      bars.map(\.frameOnScreen),
      [
        CGRect(x: 287, y: 100, width: 30, height: 200),
        CGRect(x: 0, y: 267, width: 320, height: 30),
      ])
    table.showsHorizontalScrollIndicator = false
    expectEqual(table.scrollBarsForTests.count, 1)
    let odd = UIScrollView(frame: .zero)
    root.view.addSubview(odd)
    odd.contentSize = CGSize(width: CGFloat.infinity, height: 100)
    expectEqual(odd.scrollBarsForTests.map(\.pages), [1, 1])
  }

  @Test("From iOS 17 a refresh control turns only in a window", .rule(754, "M126"))
  func refreshingOffScreen() throws {
    for iOS in IOSVersion.tried(from: 10) {
      let stage = TestApp(iOS: iOS)
      let control = UIRefreshControl()
      expectEqual(control.frame, CGRect(x: 0, y: 0, width: 0, height: 60), "iOS \(iOS)")
      let a = A()
      let list = UIScrollView(frame: UIScreen.main.bounds)
      list.refreshControl = control
      var turns: [String: Bool] = [:]
      for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] {
        a.during[name] = {
          if list.superview == nil { $0.view.addSubview(list) }
          control.beginRefreshing()
          turns[name] = control.isRefreshing
          control.endRefreshing()
        }
      }
      try stage.show(a)
      let isStrict = iOS >= 17
      expectEqual(
        turns,
        [
          "viewDidLoad": !isStrict, "viewWillAppear": !isStrict, "viewDidAppear": true,
        ], "iOS \(iOS)")
      let line =
        "[UIKitCore] A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on "
        + "UIRefreshControlReceivedOffscreenBeginRefreshing to debug. <UIRefreshControl>"
      expectEqual(stage.consoleTexts, only(isStrict, line, line), "iOS \(iOS)")
    }
  }

  @Test("Headers of a flow layout stick where the app wants it", .rule(415))
  func pinnedHeaders() throws {
    for iOS in IOSVersion.tried(from: 9) {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      (layout.minimumLineSpacing, layout.sectionHeadersPinToVisibleBounds) = (0, true)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 200), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "band")
      list.dataSource = owner
      root.view.addSubview(list)
      try stage.show(root)
      let y = { (section: Int) in
        list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))?.frame.minY
      }
      list.contentOffset.y = 200
      try stage.settle()
      expect(y(0) == 200 && list.subviews.last is UICollectionViewCell == false, "iOS \(iOS)")
      list.contentOffset.y = 415
      try stage.settle()
      expect(y(0) == 400 && y(1) == 430, "iOS \(iOS)")
      layout.sectionHeadersPinToVisibleBounds = false
      try stage.settle()
      expectNil(y(0), "iOS \(iOS)")
    }
  }
}

/// Does something when a control is used.
@MainActor
private final class Target: NSObject {
  private let does: () -> Void
  init(_ does: @escaping () -> Void) { self.does = does }
  func act() { does() }
}
