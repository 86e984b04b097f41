import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What apps read back of lists, their snapshots and their bars, and what comes of setting it.
@Suite
@MainActor
struct ListMemberTests {
  @Test("A snapshot of a section is a tree that opens and closes")
  func trees() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    expect(tree.items == ["a", "a1", "a2", "b"] && tree.rootItems == ["a", "b"])
    expect(tree.visibleItems == ["a", "b"] && tree.level(of: "a1") == 1)
    expectEqual(tree.parent(of: "a1"), "a")
    tree.expand(["a"])
    expect(tree.isExpanded("a") && tree.isVisible("a1") && tree.visibleItems.count == 4)
    tree.insert(["x"], before: "a1")
    expectEqual(tree.items, ["a", "x", "a1", "a2", "b"])
    tree.delete(["a"])
    expectEqual(tree.items, ["b"])
    tree.deleteAll()
    expect(tree.items.isEmpty)
  }

  @Test("A snapshot knows what moves, what is loaded again, and where everything is")
  func snapshots() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2, 3])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    snapshot.moveSection(3, beforeSection: 1)
    expectEqual(snapshot.sectionIdentifiers, [3, 1, 2])
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.insertItems(["z"], afterItem: "c")
    snapshot.deleteItems(["b"])
    expect(snapshot.itemIdentifiers == ["c", "z", "a"] && snapshot.indexOfItem("a") == 2)
    expectEqual(snapshot.indexOfSection(2), 2)
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["z"])
    expectEqual(snapshot.reloadedItemIdentifiers, ["a"])
    expectEqual(snapshot.reconfiguredItemIdentifiers, ["z"])
    snapshot.deleteAllItems()
    expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("Sizes of a compositional layout say what they are")
  func dimensions() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
    expect(size.widthDimension.isFractionalWidth && size.widthDimension.dimension == 0.5)
    expect(size.heightDimension.isAbsolute && NSCollectionLayoutDimension.estimated(3).isEstimated)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(4)
    expectEqual(group.interItemSpacing?.spacing, 4)
    expect(group.interItemSpacing?.isFixed == true && group.subitems.count == 1)
  }

  @Test("Items of a bar and their badges are read back")
  func bars() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let (item, button) = (UINavigationItem(title: "t"), UIBarButtonItem(systemItem: .add))
    item.setLeftBarButton(button, animated: true)
    expect(item.leftBarButtonItem === button && item.leftBarButtonItems == [button])
    item.setLeftBarButtonItems([button, button], animated: false)
    item.setRightBarButton(button, animated: false)
    expect(item.leftBarButtonItems?.count == 2 && item.rightBarButtonItems?.count == 1)
    item.setHidesBackButton(true, animated: true)
    expect(item.hidesBackButton)
    let tab = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    tab.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    expectEqual(tab.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let bar = navigation.navigationBar
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    expectEqual(bar.titleVerticalPositionAdjustment(for: .default), 3)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    expect(copy !== appearance && copy.backgroundColor == .red)
  }

  @Test("Menus give new menus, and sessions of search have their tokens' objects")
  func menus() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let menu = UIMenu(title: "m", children: [UIAction(title: "a") { _ in }])
    let empty = menu.replacingChildren([])
    expect(empty.children.isEmpty && menu.children.count == 1)
    expectEqual(empty.identifier, menu.identifier)
    let token = UISearchToken(icon: nil, text: "T")
    token.representedObject = 5
    expectEqual(token.representedObject as? Int, 5)
    let bar = UISearchBar()
    bar.setShowsCancelButton(true, animated: true)
    expect(bar.showsCancelButton)
    let search = UISearchController(searchResultsController: nil)
    expect(search.automaticallyShowsCancelButton && search.hidesNavigationBarDuringPresentation)
  }

  @Test("A pasteboard says which kinds of things lie on it")
  func pasteboards() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let board = UIPasteboard.withUniqueName()
    board.strings = ["a", "b"]
    expect(board.hasStrings && !board.hasImages && board.numberOfItems == 2)
    let count = board.changeCount
    board.addItems([["public.utf8-plain-text": "c"]])
    expectEqual(board.changeCount, count + 1)
    board.url = URL(string: "http://example.com")
    expect(board.hasURLs && board.url?.host == "example.com" && board.numberOfItems == 1)
    board.color = .red
    expect(board.hasColors && board.color == .red)
    board.setData(Data([1]), forPasteboardType: "com.example.x")
    expectEqual(board.data(forPasteboardType: "com.example.x"), Data([1]))
  }
}
