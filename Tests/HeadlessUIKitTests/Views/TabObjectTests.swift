import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class TabHearer: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  var refuses = ""
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  {
    log.append("should \(tab.identifier)")
    return tab.identifier != refuses
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
}

@MainActor
struct TabObjectTests {
  @Test("Tabs have their controllers made, and their titles are in the bar", .rule(441))
  func tabs() throws {
    for iOS in IOSVersion.tried(from: 18) {
      let app = TestApp(iOS: iOS)
      let (tabs, hearer) = (UITabBarController(), TabHearer())
      tabs.delegate = hearer
      var made: [String] = []
      let home = UITab(title: "Home", image: nil, identifier: "home") { tab in
        made.append(tab.identifier)
        return A()
      }
      let group = UITabGroup(
        title: "Library", image: nil, identifier: "library",
        children: [UITab(title: "Songs", image: nil, identifier: "songs") { _ in B() }])
      tabs.tabs = [home, group]
      try app.show(tabs)
      expect(made == ["home"] && home.viewController is A, "iOS \(iOS)")
      expect(tabs.viewControllers?.last is B, "iOS \(iOS)")
      expectEqual(tabs.tabBar.items?.map(\.title), ["Home", "Library"], "iOS \(iOS)")
      expect(tabs.selectedTab === home && tabs.tab(forIdentifier: "songs") != nil, "iOS \(iOS)")
      expect(home.tabBarController === tabs && group.children[0].parent === group, "iOS \(iOS)")
      tabs.tapTab(at: 1)
      try app.settle()
      expect(tabs.selectedTab === group, "iOS \(iOS)")
      hearer.refuses = "home"
      tabs.tapTab(at: 0)
      expect(tabs.selectedTab === group, "iOS \(iOS)")
      expectEqual(
        hearer.log, ["should library", "did library after home", "should home"], "iOS \(iOS)")
      home.badgeValue = "3"
      expectEqual(home.viewController?.tabBarItem.badgeValue, "3", "iOS \(iOS)")
      tabs.selectedTab = home
      home.isHidden = true
      try app.settle()
      expect(tabs.viewControllers?.count == 1 && tabs.selectedTab === group, "iOS \(iOS)")
    }
  }

  @Test("A group shows the tab that is selected in it, else its first one", .rule(441))
  func selectedChildren() throws {
    for isSelected in [true, false] {
      let app = TestApp(iOS: 18.0)
      let tabs = UITabBarController()
      let songs = UITab(title: "Songs", image: nil, identifier: "songs") { _ in A() }
      let albums = UITab(title: "Albums", image: nil, identifier: "albums") { _ in B() }
      let group = UITabGroup(
        title: "Library", image: nil, identifier: "library", children: [songs, albums])
      if isSelected { group.selectedChild = albums }
      tabs.tabs = [group]
      try app.show(tabs)
      expect(tabs.viewControllers?.first is B == isSelected)
      expect((albums.viewController != nil) == isSelected)
    }
  }
}
