import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A book of three pages, which hears of the turns.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController] = [A(), B(), C()]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    let index = pages.firstIndex { $0 === page }! + step
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

/// A page controller that sets its first page when it has loaded, as many apps do.
private final class Pages: UIPageViewController {
  var book: Book?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let book { setViewControllers([book.pages[0]], direction: .forward, animated: false) }
  }
}

/// A book that says how many pages it has.
private final class CountedBook: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController] = [A(), B(), C()]
  var asked: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    asked.append("count")
    return pages.count
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    asked.append("index")
    return 0
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    let index = pages.firstIndex { $0 === page }! + step
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

/// Shows two pages side by side in landscape.
private final class SpineMover: NSObject, UIPageViewControllerDelegate {
  var asked: [UIInterfaceOrientation] = []
  var pages: [UIViewController] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    asked.append(orientation)
    if orientation.isLandscape {
      pageViewController.setViewControllers(
        Array(pages.prefix(2)), direction: .forward, animated: false)
    }
    return orientation.isLandscape ? .mid : .min
  }
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .portrait }
}

@MainActor
struct PageTests {
  /// A book that is open on its first page.
  private func shown(
    iOS: IOSVersion, switches: [String: Bool] = [:]
  ) throws -> (TestApp, UIPageViewController, Book) {
    let stage = TestApp(iOS: iOS, switches: switches)
    let book = Book()
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.book = book
    (pages.dataSource, pages.delegate) = (book, book)
    try stage.show(pages)
    return (stage, pages, book)
  }

  /// What pages, data source and delegate heard, in short.
  private func heard(_ stage: TestApp, since mark: Int) -> [String] {
    let members = TestApp.moves + ["viewDidLoad"]
    return stage.device.simulator.recorder.events[mark...].compactMap { event in
      guard let subject = event.subject?.name, event.kind == .callback || event.kind == .query
      else { return nil }
      let member = String(event.name.prefix { $0 != "(" })
      if subject == "Book" {
        let label = event.name.split(separator: ":").last { $0 != ")" } ?? ""
        return "\(label.drop { $0 == "(" || $0 == "_" })\(event.arguments.dropFirst())"
          + (event.answer.map { " = \($0)" } ?? "")
      }
      guard subject.count == 1, members.contains(member) else { return nil }
      return "\(subject).\(member)" + (member.hasSuffix("Move") ? "(\(event.arguments[0]))" : "")
    }
  }

  @Test(
    "A tap at the edge turns a page that curls, unless the app switches the tap off", .rule(843))
  func edgeTaps() throws {
    for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
      let stage = TestApp(iOS: 12)
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let book = Book()
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      try stage.show(pages)
      let (width, curls) = (stage.window.bounds.width, style == .pageCurl)
      func tap(_ x: CGFloat) throws -> Int {
        try stage.device.simulator.tap(at: CGPoint(x: x, y: 300))
        try stage.settle()
        return book.pages.firstIndex { $0 === pages.viewControllers?.first } ?? -1
      }
      expectEqual(
        pages.gestureRecognizers.map { $0 is UITapGestureRecognizer }, (curls ? [false, true] : []))
      expectEqual(try tap(width - 5), (curls ? 1 : 0))
      expectEqual(try tap(width / 2), (curls ? 1 : 0))
      expectEqual(try tap(5), 0)
      for recognizer in pages.gestureRecognizers where recognizer is UITapGestureRecognizer {
        recognizer.isEnabled = false
      }
      expectEqual(try tap(width - 5), 0)
      expect(pages.beginTurn(.forward))
      pages.finishTurn()
      try stage.settle()
      for recognizer in pages.gestureRecognizers { recognizer.isEnabled = false }
      expectEqual(pages.beginTurn(.forward), !curls)
    }
  }

  @Test("Pages that scroll sideways end above the dots, which follow the finger", .rule(842))
  func dots() throws {
    for (iOS, height) in [(IOSVersion(6), 36.0), (9, 37), (12, 37), (17, 26)] {
      let stage = TestApp(iOS: iOS)
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let book = CountedBook()
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      try stage.show(pages)
      expectEqual(book.asked, ["count", "index"], "iOS \(iOS)")
      let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
      expect(dots.numberOfPages == 3 && dots.currentPage == 0 && dots.frame.height == height)
      expectEqual(book.pages[0].view.frame.maxY, dots.frame.minY, "iOS \(iOS)")
      expect(pages.beginTurn(.forward))
      pages.finishTurn()
      try stage.settle()
      expect(dots.currentPage == 1 && book.asked.count == 2, "iOS \(iOS)")
      expectEqual(book.pages[1].view.frame.maxY, dots.frame.minY, "iOS \(iOS)")
    }
    for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
      let stage = TestApp(iOS: 12)
      let pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: style == .scroll ? .vertical : .horizontal)
      let book = CountedBook()
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      try stage.show(pages)
      expect(book.asked == [] && book.pages[0].view.frame == pages.view.bounds)
    }
  }

  @Test("A book that is made with nothing said curls its pages, which are bound at the left")
  func plain() {
    let device = Device(iOS: 9.0)
    let pages = UIPageViewController()
    expect(pages.transitionStyle == .pageCurl && pages.spineLocation == .min)
    expect(pages.navigationOrientation == .horizontal && pages.gestureRecognizers.count == 2)
    withExtendedLifetime(device) {}
  }

  @Test(
    "A page that is set in viewDidLoad appears before its page controller does", .rule(162),
    arguments: [5.0, 9, 12])
  func firstPage(iOS: IOSVersion) throws {
    let (stage, pages, book) = try shown(iOS: iOS)
    expectEqual(
      stage.heard(TestApp.layout + ["willMove", "didMove"]).filter { !$0.contains("Layout") },
      [
        "Pages.viewDidLoad", "A.willMove(Pages)", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewDidAppear", "A.didMove(Pages)", "Pages.viewWillAppear", "Pages.viewDidAppear",
      ])
    let lines = stage.heard(TestApp.layout)
    expect(
      lines.firstIndex(of: "A.viewWillLayoutSubviews")! > lines.firstIndex(of: "A.viewDidAppear")!)
    expectEqual(pages.viewControllers, [book.pages[0]])
    expectEqual(pages.children, [book.pages[0]])
    expectEqual(book.pages[0].view.frame, pages.view.bounds)
  }

  @Test("Where the switch says so the page appears with its page controller")
  func firstPageLater() throws {
    let (stage, _, _) = try shown(iOS: 9.0, switches: ["pagesAppearAtOnce": false])
    expectEqual(
      stage.heard(),
      [
        "Pages.viewWillAppear", "A.viewWillAppear", "Pages.viewDidAppear", "A.viewDidAppear",
      ])
  }

  @Test("An animated turn: the new page comes, the old one goes; then both have")
  func turnByCode() throws {
    let (stage, pages, book) = try shown(iOS: 9.0)
    var ended: [Bool] = []
    let mark = stage.mark
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      ended.append($0)
    }
    expectEqual(
      heard(stage, since: mark),
      [
        "B.willMove(Pages)", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
      ])
    expectEqual(ended, [])
    expect(book.pages[1].isMovingToParent)
    let half = stage.mark
    try stage.settle()
    expectEqual(
      heard(stage, since: half),
      [
        "B.viewDidAppear", "A.viewDidDisappear", "B.didMove(Pages)", "A.willMove(nil)",
        "A.didMove(nil)",
      ])
    expectEqual(ended, [true])
    expect(!book.pages[1].isMovingToParent)
    expectNil(book.pages[0].parent)
    expectNil(book.pages[0].view.superview)
  }

  @Test("A finger turns: the data source is asked, the delegate hears of both ends")
  func turnByHand() throws {
    let (stage, pages, book) = try shown(iOS: 9.0)
    let mark = stage.mark
    expect(pages.beginTurn(.forward))
    pages.finishTurn()
    try stage.settle()
    expectEqual(
      heard(stage, since: mark),
      [
        "viewControllerAfter[] = B", "viewControllerBefore[] = nil", "willTransitionTo[\"[B]\"]",
        "B.willMove(Pages)", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "B.viewDidAppear", "A.viewDidDisappear", "B.didMove(Pages)", "A.willMove(nil)",
        "A.didMove(nil)", "transitionCompleted[\"true\", \"[A]\", \"true\"]",
        "viewControllerAfter[] = C",
      ])
    expectEqual(pages.viewControllers, [book.pages[1]])
  }

  @Test("The data source is asked for what is not known yet", .rule(486))
  func neighbours() throws {
    let (stage, pages, book) = try shown(iOS: 9.0)
    func asked(_ work: () -> Void) -> [String] {
      let mark = stage.mark
      work()
      return heard(stage, since: mark).filter { $0.hasPrefix("view") }
    }
    let both = ["viewControllerAfter[] = B", "viewControllerBefore[] = nil"]
    expectEqual(asked { _ = pages.beginTurn(.forward) }, both)
    pages.cancelTurn()
    expectEqual(asked { _ = pages.beginTurn(.forward) }, [])
    expectEqual(asked { pages.finishTurn() }, ["viewControllerAfter[] = C"])
    expectEqual(asked { _ = pages.beginTurn(.reverse) }, [])
    expectEqual(asked { pages.finishTurn() }, ["viewControllerBefore[] = nil"])
    pages.dataSource = book
    expectEqual(asked { _ = pages.beginTurn(.forward) }, both)
  }

  @Test("A page that scrolled away by code stays a neighbour up to iOS 7", .rule(1279))
  func oldNeighbour() throws {
    for (iOS, isKept) in [(IOSVersion(7), true), (8, false)] {
      let (stage, pages, book) = try shown(iOS: iOS)
      let trials = [(false, "viewControllerBefore[] = B"), (true, nil)]
      for (animated, question) in trials {
        pages.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: animated)
        try stage.settle()
        let mark = stage.mark
        expect(pages.beginTurn(.reverse), "iOS \(iOS)")
        let asked = heard(stage, since: mark).filter { $0.hasPrefix("viewControllerBefore") }
        let expected = isKept ? question : "viewControllerBefore[] = B"
        expectEqual(asked, expected.map { [$0] } ?? [], "iOS \(iOS)")
        pages.finishTurn()
        try stage.settle()
        let shown = isKept && animated ? book.pages[0] : book.pages[1]
        expect(pages.viewControllers?.first === shown, "iOS \(iOS)")
      }
    }
  }

  @Test("Pages that curl end in another order than pages that scroll", .rule(484))
  func curling() throws {
    let stage = TestApp(iOS: 7.0)
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    pages.dataSource = book
    try stage.show(pages)
    var mark = stage.mark
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    mark = stage.mark
    expect(pages.beginTurn(.forward))
    pages.cancelTurn()
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "C.viewWillAppear", "B.viewWillDisappear", "C.viewWillDisappear", "B.viewWillAppear",
        "C.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test(
    "A stroke turns the page, and a finger that goes no further than a third takes it back",
    .rule(76))
  func stroke() throws {
    let (stage, pages, book) = try shown(iOS: 9.0)
    let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
    try stage.device.simulator.swipe(.left, from: middle)
    try stage.settle()
    expectEqual(pages.viewControllers, [book.pages[1]])
    try stage.device.simulator.drag(along: [middle, CGPoint(x: middle.x - 60, y: middle.y)])
    try stage.settle()
    expectEqual(pages.viewControllers, [book.pages[1]])
    try stage.device.simulator.swipe(.up, from: middle)
    try stage.device.simulator.swipe(.right, from: middle)
    try stage.settle()
    expectEqual(pages.viewControllers, [book.pages[0]])
  }

  @Test("A turn that is taken back leaves the page where it was", .rule(76, 484))
  func turnTakenBack() throws {
    let (stage, pages, book) = try shown(iOS: 9.0)
    expect(pages.beginTurn(.forward))
    let mark = stage.mark
    pages.cancelTurn()
    try stage.settle()
    expectEqual(
      heard(stage, since: mark),
      [
        "A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
        "B.willMove(nil)", "B.didMove(nil)", "transitionCompleted[\"true\", \"[A]\", \"false\"]",
      ])
    expectEqual(pages.viewControllers, [book.pages[0]])
    expectEqual(pages.children, [book.pages[0]])
    expect(book.pages[0].view.isDescendant(of: pages.view))
  }

  @Test("There is no turn past the ends of the book or without a data source")
  func noTurn() throws {
    let (stage, pages, _) = try shown(iOS: 9.0)
    let mark = stage.mark
    expect(!pages.beginTurn(.reverse))
    pages.dataSource = nil
    expect(!pages.beginTurn(.forward))
    expectEqual(
      heard(stage, since: mark), ["viewControllerAfter[] = B", "viewControllerBefore[] = nil"])
  }

  @Test("Before iOS 6 the delegate does not hear that a turn begins")
  func oldDelegate() throws {
    let (stage, pages, _) = try shown(iOS: 5.0)
    let mark = stage.mark
    expect(pages.beginTurn(.forward))
    expect(!heard(stage, since: mark).contains { $0.contains("willTransitionTo") })
  }

  @Test("Pages take part when their page controller is covered and comes back")
  func covered() throws {
    let stage = TestApp(iOS: 9.0)
    let book = Book()
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.book = book
    let navigation = UINavigationController(rootViewController: pages)
    try stage.show(navigation)
    var mark = stage.mark
    navigation.pushViewController(Q(), animated: false)
    try stage.settle()
    let heardOfPush = stage.heard(since: mark).filter { $0.hasPrefix("A.") }
    expectEqual(heardOfPush, ["A.viewWillDisappear", "A.viewDidDisappear"])
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    let heardOfPop = stage.heard(since: mark).filter { $0.hasPrefix("A.") }
    expectEqual(heardOfPop, ["A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test("A turn that begins during another ends that one first")
  func overlapping() throws {
    let (stage, pages, book) = try shown(iOS: 9.0)
    var ended: [String] = []
    let mark = stage.mark
    for page in book.pages[1...] {
      pages.setViewControllers([page], direction: .forward, animated: true) { _ in
        ended.append("\(type(of: page))")
      }
    }
    try stage.settle()
    expectEqual(ended, ["B", "C"])
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
        "C.viewWillAppear", "B.viewWillDisappear", "C.viewDidAppear", "B.viewDidDisappear",
      ])
    expectEqual(pages.children, [book.pages[2]])
  }

  @Test("A spine in the middle shows two pages side by side")
  func spine() throws {
    let stage = TestApp(iOS: 9.0)
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    expectEqual(pages.spineLocation, .mid)
    expect(pages.isDoubleSided)
    pages.setViewControllers(
      [book.pages[0], book.pages[1]], direction: .forward, animated: false)
    try stage.show(pages)
    let width = pages.view.bounds.width / 2
    expectEqual(book.pages[0].view.frame.origin.x, 0)
    expectEqual(book.pages[1].view.frame.origin.x, width)
    expect(book.pages.prefix(2).allSatisfy { $0.view.frame.width == width })
  }

  @Test("A turn of the interface asks where the spine is to be, of pages that curl")
  func movedSpine() throws {
    for (style, asks) in [
      (UIPageViewController.TransitionStyle.pageCurl, true), (.scroll, false),
    ] {
      let stage = TestApp(iOS: 6.0, model: "iPad 2")
      let (book, mover) = (Book(), SpineMover())
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      pages.delegate = mover
      mover.pages = book.pages
      try stage.show(pages)
      try stage.turn(.landscapeLeft)
      expectEqual(mover.asked, (asks ? [.landscapeRight] : []))
      expectEqual(pages.spineLocation, (asks ? .mid : .none))
      expectEqual(pages.viewControllers?.count, (asks ? 2 : 1))
      guard asks else { continue }
      expectEqual(book.pages[1].view.frame.minX, pages.view.bounds.width / 2)
      mover.pages = []
      try stage.turn(.portrait)
      expectEqual(pages.spineLocation, .min)
      expectEqual(
        stage.device.lines(.diagnosis),
        [
          "pagesDoNotFitSpine: With the spine at min there is room for 1 of the pages, and there are "
            + "2: call setViewControllers(_:direction:animated:completion:) before you answer."
        ])
    }
  }

  @Test("The delegate says how the pages may stand, from iOS 7 on", .rule(121))
  func orientationsByDelegate() throws {
    for (iOS, expected) in [
      (IOSVersion(6), UIInterfaceOrientation.landscapeRight), (7, .portrait), (26, .portrait),
    ] {
      let stage = TestApp(iOS: iOS)
      let (pages, mover) = (
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        SpineMover()
      )
      pages.delegate = mover
      pages.setViewControllers([A()], direction: .forward, animated: false)
      try stage.show(pages)
      try stage.turn(.landscapeLeft)
      expectEqual(pages.interfaceOrientation, expected)
    }
  }

  @Test("Pages that scroll lie in a scroll view, which apps find", .rule(860))
  func scrollView() throws {
    let stage = TestApp(iOS: 17.0)
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try stage.show(pages)
    let scroll = try #require(pages.view.subviews.first as? UIScrollView)
    let width = pages.view.bounds.width
    let room = pages.view.bounds.insetBy(dx: -10, dy: 0)
    expect(scroll.frame == room && scroll.isPagingEnabled)
    expectEqual(scroll.contentSize, CGSize(width: 3 * room.width, height: room.height))
    expectEqual(scroll.contentOffset, CGPoint(x: room.width, y: 0))
    let first = try #require(book.pages[0].view)
    expect(first.superview?.superview === scroll && first.frame == pages.view.bounds)
    expectEqual(first.convert(first.bounds, to: nil), pages.view.bounds)
    let listener = Listener()
    scroll.delegate = listener
    let middle = CGPoint(x: width / 2, y: 300)
    try stage.device.simulator.swipe(.left, from: middle)
    try stage.settle()
    expectEqual(pages.viewControllers, [book.pages[1]])
    expectEqual(listener.heard.first, "begins")
    expectEqual(listener.heard.suffix(2), ["rests", "\(room.width)"])
    expect(listener.heard.contains("\(2 * room.width)"))
    let second = try #require(book.pages[1].view)
    expectEqual(second.convert(second.bounds, to: nil), pages.view.bounds)
    listener.heard = []
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    try stage.settle()
    expect(listener.heard.count == 6 && listener.heard.last == "\(room.width)")
    // At the end of the book the last page comes back.
    listener.heard = []
    try stage.device.simulator.swipe(.left, from: middle)
    try stage.settle()
    expectEqual(pages.viewControllers, [book.pages[2]])
    expect(scroll.contentOffset.x == room.width && listener.heard.contains("rests"))
    scroll.isScrollEnabled = false
    try stage.device.simulator.swipe(.right, from: middle)
    try stage.settle()
    expect(pages.viewControllers == [book.pages[2]] && !pages.beginTurn(.reverse))
    try stage.turn(.landscapeLeft)
    expectEqual(scroll.contentOffset.x, scroll.bounds.width)
    expectEqual(book.pages[2].view.frame.size, pages.view.bounds.size)
  }

  @Test("Pages that scroll up and down, without a finger", .rule(860))
  func verticalScrollView() throws {
    let stage = TestApp(iOS: 9.0)
    let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    pages.dataSource = book
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    try stage.show(pages)
    let scroll = try #require(pages.view.subviews.first as? UIScrollView)
    let height = pages.view.bounds.height
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: height))
    let listener = Listener()
    scroll.delegate = listener
    expect(pages.beginTurn(.reverse))
    pages.finishTurn()
    expectEqual(listener.heard, ["0.0", "\(height)"])
    expectEqual(pages.viewControllers, [book.pages[0]])
    pages.setViewControllers([book.pages[2]], direction: .reverse, animated: false)
    expectEqual(listener.heard.count, 2)
    expectEqual(book.pages[2].view.superview?.frame.minY, height)
  }

  /// Hears of the scroll view of the pages.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begins") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset
      heard.append("\(offset.x == 0 ? offset.y : offset.x)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
  }

  @Test("As many pages as there are places, else the app ends")
  func wrongCount() throws {
    let (stage, pages, _) = try shown(iOS: 9.0)
    pages.setViewControllers([], direction: .forward, animated: false)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: The number of view controllers provided (0) doesn't match the "
          + "number required (1) for the requested transition"
      ])
  }

  @Test("A page controller before iOS 5 is a message that UIKit does not know")
  func unknownVersion() {
    let device = Device(iOS: 4.0)
    _ = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    expectEqual(device.lines(.exception).count, 1)
  }
}
