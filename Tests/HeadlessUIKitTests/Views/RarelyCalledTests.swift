import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What few apps call, and what comes of it.
@MainActor
@Suite struct RarelyCalledTests {
  private final class Watcher: NSObject {
    var told: [String] = []
  }

  @Test("An animation in the old form tells its delegate when it begins and ends, by selectors")
  func oldAnimations() throws {
    let stage = TestApp(iOS: 9)
    let root = UIViewController()
    try stage.show(root)
    _registerMethod(Watcher.self, "began:context:") { object, name, _ in
      (object as? Watcher)?.told.append("began \(name as? String ?? "")")
      return nil
    }
    _registerMethod(Watcher.self, "ended:finished:") { object, name, finished in
      (object as? Watcher)?.told.append("ended \(name as? String ?? "") \(finished ?? "nothing")")
      return nil
    }
    let watcher = Watcher()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(watcher)
    UIView.setAnimationWillStart(HeadlessUIKit.Selector("began:context:"))
    UIView.setAnimationDidStop(HeadlessUIKit.Selector("ended:finished:"))
    view.frame.origin.x = 100
    UIView.commitAnimations()
    expectEqual(watcher.told, [])
    try stage.device.simulator.pass(0.5)
    expectEqual(watcher.told, ["began move"])
    try stage.device.simulator.pass(1)
    expectEqual(watcher.told, ["began move", "ended move 1"])
  }

  private final class Shaken: UIViewController {
    var cancelled: [UIEvent.EventSubtype] = []
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      cancelled.append(motion)
    }
  }

  @Test("A motion that is cancelled goes up to who takes it")
  func cancelledMotion() throws {
    let stage = TestApp(iOS: 13)
    let root = Shaken()
    try stage.show(root)
    let view = UIView()
    root.view.addSubview(view)
    view.motionCancelled(.motionShake, with: nil)
    expectEqual(root.cancelled, [.motionShake])
  }

  @Test("Of its children a container names the one around who unwinds", .rule(166))
  func unwinding() throws {
    let stage = TestApp(iOS: 13)
    let (a, b, outside) = (A(), B(), C())
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: a)
    tabs.viewControllers = [navigation, outside]
    try stage.show(tabs)
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    let start = UIStoryboardUnwindSegueSource(b, HeadlessUIKit.Selector("back:"), nil)
    expect(tabs.childContaining(start) === navigation)
    expect(navigation.childContaining(start) === b)
    expectNil(outside.childContaining(start))
    expectNil(b.childContaining(start))
  }

  private final class High: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size = CGSize(width: 120, height: 77)
      return layoutAttributes
    }
  }

  private final class Highs: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("A cell of the app's says itself how large it is, where its layout estimates", .rule(717))
  func preferredSizes() throws {
    for estimates in [true, false] {
      let stage = TestApp(iOS: 15)
      let (root, source) = (UIViewController(), Highs())
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      if estimates { layout.estimatedItemSize = CGSize(width: 50, height: 50) }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      view.register(High.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      root.view.addSubview(view)
      try stage.show(root)
      let size = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size
      expectEqual(size, estimates ? CGSize(width: 120, height: 77) : layout.itemSize)
    }
  }

  private final class FoundDelegate: NSObject, UITableViewDelegate {}

  @Test("The table of what was found has the delegate that the search display has for it")
  func foundTable() {
    let stage = TestApp(iOS: 7)
    defer { _ = stage }
    let (root, bar) = (UIViewController(), UISearchBar())
    let (one, other) = (FoundDelegate(), FoundDelegate())
    let search = UISearchDisplayController(searchBar: bar, contentsController: root)
    search.searchResultsDelegate = one
    expect(search.searchResultsTableView.delegate === one)
    search.searchResultsDelegate = other
    expect(search.searchResultsTableView.delegate === other)
  }

  @Test("A frame of a popover has no offset of its arrow but that of its class")
  func popoverFrames() {
    final class Own: UIPopoverBackgroundView {
      var offset: CGFloat = 0
      override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
      }
    }
    let device = Device(iOS: 8.0)
    let own = Own(frame: .zero)
    own.arrowOffset = 5
    expectEqual(own.arrowOffset, 5)
    expectEqual(device.lines(.exception), [])
    UIPopoverBackgroundView(frame: .zero).arrowOffset = 5
    expectEqual(
      device.lines(.exception),
      ["NSInvalidArgumentException: setArrowOffset: must be implemented by subclassers"])
  }

  @Test("The content of a background that is extended lies in the safe area, or where it is put")
  func extendedBackgrounds() throws {
    let stage = TestApp(iOS: 26)
    let root = UIViewController()
    try stage.show(root)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (background, content) = (UIBackgroundExtensionView(frame: .zero), UIView())
    background.frame = root.view.bounds
    root.view.addSubview(background)
    background.contentView = content
    try stage.settle()
    expectEqual(content.frame, background.bounds.inset(by: background.safeAreaInsets))
    expect(content.frame.minX >= 20 && content.frame.maxX <= background.bounds.maxX - 40)
    background.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    background.setNeedsLayout()
    try stage.settle()
    expectEqual(content.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The arrow of a bar's appearance is what was set with its mask, or the usual", .rule(1381))
  func backArrows() {
    let device = Device(iOS: 13.0)
    let look = UINavigationBarAppearance()
    let (arrow, mask) = (UIImage(), UIImage())
    look.setBackIndicatorImage(arrow, transitionMaskImage: mask)
    expect(look.backIndicatorImage === arrow && look.backIndicatorTransitionMaskImage === mask)
    look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
    expect(look.backIndicatorImage !== arrow && look.backIndicatorTransitionMaskImage !== mask)
    expectEqual(device.lines(.diagnosis), [])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    expectNil(header.detailTextLabel)
    expectEqual(device.lines(.diagnosis).count, 1)
  }

  @Test("A keyboard of the app's own finds no words, and what reacts to drags is never touched")
  func declared() throws {
    let stage = TestApp(iOS: 15)
    let keyboard = UIInputViewController()
    var words: [Int] = []
    keyboard.requestSupplementaryLexicon { words.append($0.entries.count) }
    expectEqual(words, [])
    try stage.settle()
    expectEqual(words, [0])
    let view = UIView()
    let spring = UISpringLoadedInteraction { _, _ in }
    let band = UIBandSelectionInteraction { _ in }
    view.addInteraction(spring)
    view.addInteraction(band)
    expect(spring.view === view && band.view === view && band.state == .possible)
    expect(band.selectionRect == nil && band.initialModifierFlags.isEmpty)
    let said = stage.device.lines(.diagnosis).map { $0.split(separator: " ")[1] }
    expectEqual(
      said.map { $0.prefix { $0 != "(" } },
      ["UIInputViewController.requestSupplementaryLexicon", "UIView.addInteraction"])
  }
}
