import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Getters of an app's own, in the place of UIKit's (rule 788).
@Suite(.rule(788))
@MainActor
struct OverriddenGetterTests {
  private final class Inset: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }
  }

  @Test("Guides and constraints go by the margins and the safe area that a view's class says")
  func guides() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.view.addSubview(view)
    let (margin, safe, marked) = (UIView(), UIView(), UIView())
    for inner in [margin, safe, marked] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    for (inner, guide) in [(margin, view.layoutMarginsGuide), (safe, view.safeAreaLayoutGuide)] {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    NSLayoutConstraint(
      item: marked, attribute: .leading, relatedBy: .equal, toItem: view,
      attribute: .leadingMargin, multiplier: 1, constant: 0
    ).isActive = true
    try stage.settle()
    expectEqual(margin.frame, CGRect(x: 2, y: 1, width: 194, height: 196))
    expectEqual(safe.frame, CGRect(x: 20, y: 10, width: 140, height: 160))
    expectEqual(marked.frame.minX, 2)
  }

  private final class Clear: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }

  @Test("Content of a scroll view keeps clear of the safe area that its class says")
  func scrolling() throws {
    let stage = TestApp(iOS: 17, model: "iPhone X")
    let root = UIViewController()
    try stage.show(root)
    for (scroll, top) in [(UIScrollView(), 44), (Clear(), 0)] as [(UIScrollView, CGFloat)] {
      scroll.frame = root.view.bounds
      scroll.contentInsetAdjustmentBehavior = .always
      root.view.addSubview(scroll)
      try stage.settle()
      expectEqual(scroll.adjustedContentInset.top, top)
    }
  }

  private final class Sized: UIViewController {
    override var preferredContentSize: CGSize {
      get { CGSize(width: 200, height: 150) }
      set {}
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
      set {}
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .formSheet }
      set {}
    }
  }

  @Test("A controller's class says its size, its style and what it adds to the safe area")
  func controllers() throws {
    let stage = TestApp(iOS: 17, model: "iPad Pro (11-inch)")
    let root = A()
    try stage.show(root)
    let sized = Sized()
    root.present(sized, animated: false)
    try stage.settle()
    expectEqual(sized.view.frame.size, CGSize(width: 200, height: 150))
    expectEqual(sized.view.safeAreaInsets.top, 7)
  }

  private final class Off: UIButton {
    var isOff = true
    override var isEnabled: Bool {
      get { !isOff }
      set {}
    }
  }

  @Test("A control whose class says that it is off hears no touch")
  func controls() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let button = Off(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    for expected in [0, 1] {
      button.isOff = expected == 0
      try stage.device.simulator.tap(at: CGPoint(x: 50, y: 150))
      try stage.settle()
      expectEqual(taps, expected)
    }
  }

  private final class Spoken: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
  }

  @Test("What a view's class says aloud is what tests find it by")
  func accessibility() {
    _ = Device(iOS: 17)
    let view = Spoken()
    expectEqual(view.labelForTests, "own")
    expectEqual(view.traitsForTests, .button)
    expect(view.isElementForTests && view.hidesContentFromTests)
    expect(view.valueForTests == nil && view.identifierForTests == nil)
    _ = Device(iOS: 2)
    expectNil(Spoken().labelForTests)
  }

  private class Bound: UIView {
    var moves = 0
    override var superview: UIView? { nil }
    override var window: UIWindow? { nil }
    override var subviews: [UIView] { [] }
    override func isDescendant(of view: UIView) -> Bool { false }
    override func viewWithTag(_ tag: Int) -> UIView? { nil }
    override func endEditing(_ force: Bool) -> Bool { false }
    override func didMoveToWindow() { moves += 1 }
  }

  private final class Appearing: UIViewController {
    var appearances = 0
    override func loadView() { view = Bound() }
    override func viewWillAppear(_ animated: Bool) { appearances += 1 }
  }

  private final class Loose: UINavigationController {
    override var delegate: (any UINavigationControllerDelegate)? { didSet { changes += 1 } }
    var changes = 0
    override var presentingViewController: UIViewController? { nil }
    override var isToolbarHidden: Bool {
      get { true }
      set {}
    }
  }

  private final class Told: NSObject, UINavigationControllerDelegate {}

  @Test("Getters that say where an object is answer the app alone")
  func places() throws {
    let stage = TestApp(iOS: 17)
    let navigation = Loose(rootViewController: UIViewController())
    try stage.show(navigation)
    let view = Bound(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let root = try #require(navigation.topViewController)
    root.view.addSubview(view)
    expect(view.superview == nil && view.window == nil && view.moves == 1)
    let point = view.convert(CGPoint.zero, to: nil)
    expectEqual(point, CGPoint(x: 10, y: 10))
    let told = Told()
    navigation.delegate = told
    expectEqual(navigation.changes, 1)
    // A controller in it appears.
    let child = Appearing()
    root.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: root)
    expectEqual(child.appearances, 1)
    // It hears that it leaves its window, and goes to a place of its own.
    view.removeFromSuperview()
    expectEqual(view.moves, 2)
    root.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    try stage.settle()
    expect(view.frame.minX == 5 && view.frame.width == 50)
    expectEqual(stage.consoleTexts, [])
  }

  @Test("A view does not go into one of its own, whatever that says of its place")
  func circles() {
    _ = Device(iOS: 17)
    let (outer, inner) = (UIView(), Bound())
    outer.addSubview(inner)
    outer.addSubview(UIView())
    inner.addSubview(outer)
    expect(outer.superview == nil && outer.subviews.first === inner)
  }

  @Test("A controller presents from a view that says it is in no window")
  func presenters() throws {
    let stage = TestApp(iOS: 17)
    let root = Appearing()
    try stage.show(root)
    expectEqual(root.appearances, 1)
    let other = UIViewController()
    root.present(other, animated: false)
    try stage.settle()
    expect(root.presentedViewController === other)
    root.dismiss(animated: false)
    try stage.settle()
    expectNil(root.presentedViewController)
  }

  private final class Moving: UIScrollView {
    override var isTracking: Bool { false }
    override var isDragging: Bool { false }
    override var isDecelerating: Bool { false }
  }

  private final class Pressed: UIButton {
    override var isTracking: Bool { false }
    override var isTouchInside: Bool { false }
  }

  @Test("Fingers move and press what says that no finger is on it")
  func fingers() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let scroll = Moving(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    let button = Pressed(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(scroll)
    root.view.addSubview(button)
    try stage.device.simulator.drag(along: [CGPoint(x: 50, y: 250), CGPoint(x: 50, y: 150)])
    try stage.settle()
    expect(scroll.contentOffset.y > 50)
    try stage.device.simulator.tap(at: CGPoint(x: 50, y: 425))
    try stage.settle()
    expectEqual(taps, 1)
  }

  private final class Unsaying: UINavigationController {
    override var presentationController: UIPresentationController? { nil }
  }

  @Test("What presents a controller is known, whatever the one around it says")
  func presentations() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let inner = UIViewController()
    let navigation = Unsaying(rootViewController: inner)
    root.present(navigation, animated: false)
    try stage.settle()
    expect(inner.presentationController?.presentedViewController === navigation)
    expectNil(navigation.presentationController)
  }

  private final class Bare: UINavigationBar {
    override var topItem: UINavigationItem? { nil }
    override var backItem: UINavigationItem? { nil }
  }

  /// All that a bar of that class says of a stack of two.
  private func texts(of bar: UINavigationBar.Type) throws -> [String] {
    let stage = TestApp(iOS: 17)
    let navigation = UINavigationController(navigationBarClass: bar, toolbarClass: nil)
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    navigation.viewControllers = [first, second]
    try stage.show(navigation)
    var (texts, waiting): ([String], [UIView]) = ([], [navigation.navigationBar])
    while let view = waiting.popLast() {
      if let text = (view as? UILabel)?.text { texts.append(text) }
      waiting += view.subviews
    }
    return texts
  }

  @Test("A bar shows the titles of the stack, whatever it says of its items")
  func bars() throws {
    let usual = try texts(of: UINavigationBar.self)
    expect(usual.contains("Second"))
    expectEqual(try texts(of: Bare.self), usual)
  }

  private final class Mute: UITableView {
    var calls = 0
    override func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { calls += 1 }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) { calls += 1 }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    override var numberOfSections: Int { 0 }
  }

  private final class Silent: UICollectionView {
    var calls = 0
    override func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { calls += 1 }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) { calls += 1 }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    override var visibleCells: [UICollectionViewCell] { [] }
    override var indexPathsForVisibleItems: [IndexPath] { [] }
  }

  private final class Entries: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("A finger chooses what lies under it, whatever a list says of its rows and items")
  func lists() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let entries = Entries()
    let table = Mute(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    table.rowHeight = 50
    table.dataSource = entries
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let items = Silent(
      frame: CGRect(x: 0, y: 400, width: 300, height: 200), collectionViewLayout: layout)
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.dataSource = entries
    root.view.addSubview(table)
    root.view.addSubview(items)
    try stage.settle()
    for (index, place) in [75, 25].enumerated() {
      try stage.device.simulator.tap(at: CGPoint(x: 50, y: CGFloat(100 + place)))
      try stage.device.simulator.tap(at: CGPoint(x: CGFloat(150 - 100 * index), y: 450))
      try stage.settle()
      expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 1 - index, section: 0)])
      expectEqual(items.indexPathsForSelectedItems, [IndexPath(item: 1 - index, section: 0)])
    }
    expect(table.calls == 0 && items.calls == 0)
  }
}
