import Foundation

@testable import HeadlessUIKit

extension SweepLine {
  private static func appearance(_ key: String, _ name: String) -> String {
    "<\(name) key=\"\(key)\">\(UIColor.sweep("backgroundColor"))</\(name)>"
  }

  static var bars: [SweepLine] {
    let look =
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"31\"/>"
      + UIColor.sweep("textColor")
    return lines("navigationBar", UINavigationBar.self) { says in
      says("barStyle=\"black\"") { $0.barStyle == .black }
      says("barStyle=\"blackTranslucent\"") { $0.barStyle == .blackTranslucent }
      says("translucent=\"NO\"") { !$0.isTranslucent }
      says("largeTitles=\"YES\"") { $0.prefersLargeTitles }
      says(UIColor.sweep("barTintColor")) { $0.barTintColor?.isSwept == true }
      says("shadowImage=\"picture\"") { $0.shadowImage != nil }
      says("backIndicatorImage=\"picture\"") { $0.backIndicatorImage != nil }
      says("backIndicatorTransitionMaskImage=\"picture\"") {
        $0.backIndicatorTransitionMaskImage != nil
      }
      says("<textAttributes key=\"titleTextAttributes\">\(look)</textAttributes>") {
        ($0.titleTextAttributes?[.foregroundColor] as? UIColor)?.isSwept == true
          && ($0.titleTextAttributes?[.font] as? UIFont)?.pointSize == 31
      }
      says("<textAttributes key=\"largeTitleTextAttributes\">\(look)</textAttributes>") {
        ($0.largeTitleTextAttributes?[.font] as? UIFont)?.pointSize == 31
      }
      says(appearance("standardAppearance", "navigationBarAppearance")) {
        $0.standardAppearance.backgroundColor?.isSwept == true
      }
      says(appearance("compactAppearance", "navigationBarAppearance")) {
        $0.compactAppearance?.backgroundColor?.isSwept == true
      }
      says(appearance("scrollEdgeAppearance", "navigationBarAppearance")) {
        $0.scrollEdgeAppearance?.backgroundColor?.isSwept == true
      }
      says(appearance("compactScrollEdgeAppearance", "navigationBarAppearance")) {
        $0.compactScrollEdgeAppearance?.backgroundColor?.isSwept == true
      }
      says("<items><navigationItem title=\"t\" id=\"n\"/></items>") {
        $0.topItem?.title == "t"
      }
    }
      + lines("navigationItem", UINavigationItem.self) { says in
        says("style=\"editor\"") { $0.style == .editor }
        says("title=\"t\"") { $0.title == "t" }
        says("prompt=\"t\"") { $0.prompt == "t" }
        says("backButtonTitle=\"t\"") { $0.backButtonTitle == "t" }
        says("hidesBackButton=\"YES\"") { $0.hidesBackButton }
        says("leftItemsSupplementBackButton=\"YES\"") { $0.leftItemsSupplementBackButton }
        says("largeTitleDisplayMode=\"never\"") { $0.largeTitleDisplayMode == .never }
        says("largeTitleDisplayMode=\"always\"") { $0.largeTitleDisplayMode == .always }
        says("backButtonDisplayMode=\"minimal\"") { $0.backButtonDisplayMode == .minimal }
        says("hidesSearchBarWhenScrolling=\"NO\"") { !$0.hidesSearchBarWhenScrolling }
        says(appearance("standardAppearance", "navigationBarAppearance")) {
          $0.standardAppearance?.backgroundColor?.isSwept == true
        }
        says(appearance("compactAppearance", "navigationBarAppearance")) {
          $0.compactAppearance?.backgroundColor?.isSwept == true
        }
        says(appearance("scrollEdgeAppearance", "navigationBarAppearance")) {
          $0.scrollEdgeAppearance?.backgroundColor?.isSwept == true
        }
        says("<barButtonItem key=\"leftBarButtonItem\" id=\"b\" tag=\"3\"/>") {
          $0.leftBarButtonItem?.tag == 3
        }
        says("<barButtonItem key=\"rightBarButtonItem\" id=\"b\" tag=\"3\"/>") {
          $0.rightBarButtonItem?.tag == 3
        }
        says("<barButtonItem key=\"backBarButtonItem\" id=\"b\" tag=\"3\"/>") {
          $0.backBarButtonItem?.tag == 3
        }
        says(
          "<leftBarButtonItems><barButtonItem id=\"b\"/><barButtonItem id=\"c\"/></leftBarButtonItems>"
        ) {
          $0.leftBarButtonItems?.count == 2
        }
        says(
          "<rightBarButtonItems><barButtonItem id=\"b\"/><barButtonItem id=\"c\"/></rightBarButtonItems>"
        ) {
          $0.rightBarButtonItems?.count == 2
        }
        says(
          "<barButtonItems key=\"rightBarButtonItems\"><barButtonItem id=\"b\"/><barButtonItem id=\"c\"/></barButtonItems>"
        ) {
          $0.rightBarButtonItems?.count == 2
        }
        says("<view key=\"titleView\" id=\"b\"/>") { $0.titleView != nil }
        says("<searchController key=\"searchController\" id=\"b\"/>") { $0.searchController != nil }
      }
      + lines("barButtonItem", UIBarButtonItem.self) { says in
        says("title=\"t\"") { $0.title == "t" }
        says("image=\"picture\"") { $0.image != nil }
        says(
          "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
        ) {
          $0.image != nil
        }
        says("landscapeImage=\"picture\"") { $0.landscapeImagePhone != nil }
        says("tag=\"3\"") { $0.tag == 3 }
        says("enabled=\"NO\"") { !$0.isEnabled }
        says("<inset key=\"imageInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") {
          $0.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        }
        says("<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\"/>") {
          $0.accessibilityIdentifier == "i" && $0.accessibilityLabel == "l"
        }
        for (word, item) in [
          ("add", .add), ("fixedSpace", .fixedSpace), ("flexibleSpace", .flexibleSpace),
          ("fastForward", .fastForward), ("pageCurl", .pageCurl), ("close", .close),
          ("organize", .organize), ("undo", .undo),
        ] as [(String, UIBarButtonItem.SystemItem)] {
          says("systemItem=\"\(word)\"") { $0.systemItem == item }
        }
        says("style=\"done\"") { $0.style == .done }
        says("width=\"31\"") { $0.width == 31 }
        says(UIColor.sweep("tintColor")) { $0.tintColor?.isSwept == true }
        says("selected=\"YES\"") { $0.isSelected }
        says("hidden=\"YES\"") { $0.isHidden }
        says("<view key=\"customView\" id=\"b\"/>") { $0.customView != nil }
        says(
          "<menu key=\"menu\" id=\"m\"><children><command title=\"c\" id=\"n\"/></children></menu>"
        ) {
          $0.menu?.children.count == 1
        }
      }
      + lines("tabBarItem", UITabBarItem.self) { says in
        says("title=\"t\"") { $0.title == "t" }
        says("image=\"picture\"") { $0.image != nil }
        says("systemItem=\"favorites\"") { $0.title == "Favorites" }
        says("systemItem=\"mostViewed\"") { $0.title == "Most Viewed" }
        says("selectedImage=\"picture\"") { $0.selectedImage != nil }
        says("badgeValue=\"3\"") { $0.badgeValue == "3" }
        says(UIColor.sweep("badgeColor")) { $0.badgeColor?.isSwept == true }
        says("<offsetWrapper key=\"titlePositionAdjustment\" horizontal=\"1\" vertical=\"2\"/>") {
          $0.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2)
        }
        says(appearance("standardAppearance", "tabBarAppearance")) {
          $0.standardAppearance?.backgroundColor?.isSwept == true
        }
        says(appearance("scrollEdgeAppearance", "tabBarAppearance")) {
          $0.scrollEdgeAppearance?.backgroundColor?.isSwept == true
        }
      }
      + lines("tabBar", UITabBar.self) { says in
        says("barStyle=\"black\"") { $0.barStyle == .black }
        says("translucent=\"NO\"") { !$0.isTranslucent }
        says("itemPositioning=\"centered\"") { $0.itemPositioning == .centered }
        says("itemWidth=\"31\"") { $0.itemWidth == 31 }
        says("itemSpacing=\"31\"") { $0.itemSpacing == 31 }
        says(UIColor.sweep("barTintColor")) { $0.barTintColor?.isSwept == true }
        says(UIColor.sweep("unselectedItemTintColor")) {
          $0.unselectedItemTintColor?.isSwept == true
        }
        says(UIColor.sweep("selectedImageTintColor")) { $0.tintColor.isSwept }
        says("backgroundImage=\"picture\"") { $0.backgroundImage != nil }
        says("selectionIndicatorImage=\"picture\"") { $0.selectionIndicatorImage != nil }
        says("shadowImage=\"picture\"") { $0.shadowImage != nil }
        says(appearance("standardAppearance", "tabBarAppearance")) {
          $0.standardAppearance.backgroundColor?.isSwept == true
        }
        says(appearance("scrollEdgeAppearance", "tabBarAppearance")) {
          $0.scrollEdgeAppearance?.backgroundColor?.isSwept == true
        }
        says("<items><tabBarItem title=\"t\" id=\"n\"/></items>") { $0.items?.count == 1 }
        says("selectedItem=\"n\"<items><tabBarItem title=\"t\" id=\"n\"/></items>") {
          $0.selectedItem?.title == "t"
        }
      }
      + lines("toolbar", UIToolbar.self) { says in
        says("barStyle=\"black\"") { $0.barStyle == .black }
        says("translucent=\"NO\"") { !$0.isTranslucent }
        says(UIColor.sweep("barTintColor")) { $0.barTintColor?.isSwept == true }
        says("backgroundImage=\"picture\"") {
          $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil
        }
        says("shadowImage=\"picture\"") { $0.shadowImage(forToolbarPosition: .any) != nil }
        says(appearance("standardAppearance", "toolbarAppearance")) {
          $0.standardAppearance.backgroundColor?.isSwept == true
        }
        says(appearance("compactAppearance", "toolbarAppearance")) {
          $0.compactAppearance?.backgroundColor?.isSwept == true
        }
        says(appearance("scrollEdgeAppearance", "toolbarAppearance")) {
          $0.scrollEdgeAppearance?.backgroundColor?.isSwept == true
        }
        says("<items><barButtonItem title=\"t\" id=\"n\"/></items>") { $0.items?.count == 1 }
      }
      + lines("searchBar", UISearchBar.self) { says in
        says("text=\"t\"") { $0.text == "t" }
        says("placeholder=\"t\"") { $0.placeholder == "t" }
        says("prompt=\"t\"") { $0.prompt == "t" }
        says("barStyle=\"black\"") { $0.barStyle == .black }
        says("showsSearchResultsButton=\"YES\"") { $0.showsSearchResultsButton }
        says("searchResultsButtonSelected=\"YES\"") { $0.isSearchResultsButtonSelected }
        says("scopeBarBackgroundImage=\"picture\"") { $0.scopeBarBackgroundImage != nil }
        says("searchBarStyle=\"minimal\"") { $0.searchBarStyle == .minimal }
        says("searchBarStyle=\"prominent\"") { $0.searchBarStyle == .prominent }
        says("translucent=\"NO\"") { !$0.isTranslucent }
        says("showsCancelButton=\"YES\"") { $0.showsCancelButton }
        says("showsBookmarkButton=\"YES\"") { $0.showsBookmarkButton }
        says("showsScopeBar=\"YES\"") { $0.showsScopeBar }
        says(UIColor.sweep("barTintColor")) { $0.barTintColor?.isSwept == true }
        says("backgroundImage=\"picture\"") { $0.backgroundImage != nil }
        says("<scopeButtonTitles><string>a</string><string>b</string></scopeButtonTitles>") {
          $0.scopeButtonTitles == ["a", "b"]
        }
        says(
          "selectedScopeButtonIndex=\"1\"<scopeButtonTitles><string>a</string><string>b</string></scopeButtonTitles>"
        ) {
          $0.selectedScopeButtonIndex == 1
        }
        // The bar keeps that trait itself.
        for (trait, holds) in traits(of: UITextField.self)
        where !trait.hasPrefix("enablesReturnKey") {
          says("<textInputTraits key=\"textInputTraits\" \(trait)/>") {
            holds($0.searchTextField)
          }
        }
      }
  }
}
