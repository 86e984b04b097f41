import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What bars, controls and containers say of themselves, and what comes of setting it.
@Suite
@MainActor
struct BarMembersTests {
  @Test("Bars say where they are, and hide when they are told to", .rule(1333))
  func navigation() throws {
    let stage = TestApp(iOS: 26)
    let root = UINavigationController(rootViewController: UIViewController())
    try stage.show(root)
    expectEqual(root.navigationBar.barPosition, .topAttached)
    expectEqual(UINavigationBar(frame: .zero).barPosition, .top)
    expectEqual(UIToolbar(frame: .zero).barPosition, .bottom)
    expectEqual(root.navigationBar.behavioralStyle, .pad)
    expectEqual(UINavigationController.hideShowBarDuration, 0.2)
    root.hidesBarsOnTap = true
    expect(root.barHideOnTapGestureRecognizer.isEnabled)
    root.hidesBarsOnSwipe = true
    expect(root.barHideOnSwipeGestureRecognizer !== root.barHideOnTapGestureRecognizer)
    let places: [UINavigationItem.SearchBarPlacement] = [
      .automatic, .integrated, .stacked, .integratedButton, .integratedCentered,
    ]
    expectEqual(Set(places.map(\.rawValue)).count, 5)
    let item = UINavigationItem(title: "t")
    item.preferredSearchBarPlacement = .stacked
    item.searchController = UISearchController(searchResultsController: nil)
    root.topViewController?.navigationItem.preferredSearchBarPlacement = .stacked
    root.topViewController?.navigationItem.searchController = UISearchController(
      searchResultsController: nil)
    try stage.settle()
    expectEqual(root.topViewController?.navigationItem.searchBarPlacement, .stacked)
  }

  @Test("A segment's action is found, and set in its place", .rule(1333))
  func segments() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    var heard: [String] = []
    let one = UIAction(title: "1", identifier: .init("one")) { _ in heard.append("one") }
    let two = UIAction(title: "2", identifier: .init("two")) { _ in heard.append("two") }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: [one])
    expect(control.actionForSegment(at: 0)?.identifier == one.identifier)
    control.insertSegment(withTitle: "x", at: 1, animated: false)
    expectNil(control.actionForSegment(at: 1))
    control.setAction(two, forSegmentAt: 1)
    expectEqual(control.segmentIndex(identifiedBy: .init("two")), 1)
    expectEqual(control.segmentIndex(identifiedBy: .init("none")), NSNotFound)
    expectEqual(control.titleForSegment(at: 1), "2")
  }

  @Test("Pages have their own pictures, and a control that lets go of them")
  func pages() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    control.numberOfPages = 3
    let star = UIImage(systemName: "star")
    control.setIndicatorImage(star, forPage: 1)
    expect(control.indicatorImage(forPage: 1) == star && control.indicatorImage(forPage: 0) == nil)
    expectEqual(control.interactionState, .none)
    control.updateCurrentPageDisplay()
    expectEqual(control.currentPage, 0)
  }

  @Test("A slider's track has stops, and its value goes to the nearest")
  func sliders() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.trackConfiguration = UISlider.TrackConfiguration(
      allowsTickValuesOnly: true, neutralValue: 0.5, numberOfTicks: 5)
    let ticks = slider.trackConfiguration?.ticks ?? []
    expectEqual(ticks.map(\.position), [0, 0.25, 0.5, 0.75, 1])
    expect(slider.trackConfiguration?.allowsTickValuesOnly == true)
    expect(slider.trackConfiguration?.neutralValue == 0.5)
    let few: [UISlider.TrackConfiguration.Tick] = [.init(position: 0.1), .init(position: 0.9)]
    let own = UISlider.TrackConfiguration(allowsTickValuesOnly: false, neutralValue: 0, ticks: few)
    expectEqual(own.ticks.count, 2)
    expectEqual(slider.behavioralStyle, .pad)
    let image = UIImage(systemName: "star")
    slider.setMaximumTrackImage(image, for: .normal)
    expect(slider.currentMaximumTrackImage == image)
  }

  @Test("A picker of dates moves to a date, and one of rows has rows of a size")
  func pickers() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let picker = UIDatePicker()
    let date = Date(timeIntervalSince1970: 86_400)
    picker.setDate(date, animated: true)
    expectEqual(picker.date, date)
    let rows = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let source = Rows()
    rows.dataSource = source
    rows.delegate = source
    expectEqual(rows.numberOfRows(inComponent: 0), 3)
    expectEqual(rows.rowSize(forComponent: 0).height, 50)
    expectEqual(rows.rowSize(forComponent: 0).width, 90)
    source.count = 7
    rows.reloadComponent(0)
    expectEqual(rows.numberOfRows(inComponent: 0), 7)
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 3
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 90 }
  }

  @Test("Tabs are set and hidden, and a group selects one of its own")
  func tabs() throws {
    let stage = TestApp(iOS: 18)
    let root = UITabBarController()
    let make: (UITab) -> UIViewController = { _ in UIViewController() }
    let leaves = [
      UITab(title: "a", image: nil, identifier: "a", viewControllerProvider: make),
      UITab(title: "b", image: nil, identifier: "b", viewControllerProvider: make),
    ]
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: leaves)
    group.defaultChildIdentifier = "b"
    root.setTabs(
      [UITab(title: "x", image: nil, identifier: "x", viewControllerProvider: make), group],
      animated: false)
    try stage.show(root)
    expectEqual(root.tabs.map(\.identifier), ["x", "g"])
    expect(leaves[0].parent === group && leaves[0].managingTabGroup == nil)
    expectEqual(group.defaultChildIdentifier, "b")
    root.setTabBarHidden(true, animated: false)
    expect(root.isTabBarHidden)
    root.setTabBarHidden(false, animated: false)
    expect(!root.isTabBarHidden && !root.tabBar.isCustomizing)
  }

  @Test("A sheet changes its detents together, and a search shows results when it is told to")
  func sheets() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    var height: CGFloat = 200
    presentation.detents = [.custom(identifier: .init("c")) { _ in height }, .large()]
    root.present(sheet, animated: false)
    try stage.settle()
    expectNil(presentation.preferredCornerRadius)
    presentation.preferredCornerRadius = 20
    expectEqual(presentation.preferredCornerRadius, 20)
    let before = sheet.view.frameOnScreen.height
    height = 300
    presentation.invalidateDetents()
    try stage.settle()
    expectEqual(sheet.view.frameOnScreen.height, before + 100)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
    try stage.settle()
    expect(sheet.view.frameOnScreen.height > before + 200)
    let search = UISearchController(searchResultsController: UIViewController())
    expect(search.automaticallyShowsScopeBar && !search.showsSearchResultsController)
    search.showsSearchResultsController = true
    expect(search.showsSearchResultsController)
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["a", "b"]
    bar.setShowsScope(true, animated: false)
    expect(bar.showsScopeBar)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    expect(spring.dampingRatio == 0.5 && spring.initialVelocity.dy == 2)
  }

  @Test("A popover keeps from the edges, and its arrow comes from what it points at")
  func popovers() throws {
    let stage = TestApp(iOS: 16, model: "iPad (8th generation)")
    let root = UIViewController()
    try stage.show(root)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceItem = root.view
    expect(popover.sourceItem === root.view)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    expectEqual(popover.popoverLayoutMargins.left, 30)
    expect(UIPopoverBackgroundView.wantsDefaultContentAppearance)
  }
}
