import Foundation
import InterfaceFiles

extension NibAttributes {
  /// Bars and what is on them.
  static let bars: [Family] = [
    Family("navigationBar", of: ["view"], UINavigationBar.self) { row in
      [
        row.word("barStyle", \.barStyle, ["blackOpaque": .black]),
        row.flag("translucent", \.isTranslucent, since: 3),
        row.flag("largeTitles", \.prefersLargeTitles, since: 11),
        row.color("barTintColor", \.barTintColor, since: 7),
        row.image("shadowImage", \.shadowImage, since: 6),
        row.image("backIndicatorImage", \.backIndicatorImage, since: 7),
        row.image("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage, since: 7),
        row.part("titleTextAttributes", since: 5) { bar, part, values in
          bar.titleTextAttributes = values.barTextAttributes(part)
          return true
        },
        row.part("largeTitleTextAttributes", since: 11) { bar, part, values in
          bar.largeTitleTextAttributes = values.barTextAttributes(part)
          return true
        },
        row.part("standardAppearance", since: 13) { bar, part, values in
          bar.standardAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
        row.part("compactAppearance", since: 13) { bar, part, values in
          bar.compactAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
        row.part("scrollEdgeAppearance", since: 13) { bar, part, values in
          bar.scrollEdgeAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
        row.part("compactScrollEdgeAppearance", since: 15) { bar, part, values in
          bar.compactScrollEdgeAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
      ]
    },
    Family("navigationItem", UINavigationItem.self) { row in
      [
        row.text("title", \.title),
        row.text("prompt", \.prompt),
        row.text("backButtonTitle", \.backButtonTitle, since: 11),
        row.flag("hidesBackButton", \.hidesBackButton),
        row.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, since: 5),
        row.word("largeTitleDisplayMode", \.largeTitleDisplayMode, since: 11),
        row.word("backButtonDisplayMode", \.backButtonDisplayMode, since: 14),
        row.flag("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, since: 11),
        row.word("style", \.style, since: 16),
        row.part("standardAppearance", since: 13) { item, part, values in
          item.standardAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
        row.part("compactAppearance", since: 13) { item, part, values in
          item.compactAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
        row.part("scrollEdgeAppearance", since: 13) { item, part, values in
          item.scrollEdgeAppearance = values.fill(UINavigationBarAppearance(), with: part)
          return true
        },
      ]
    },
    Family("barItem", elements: [], UIBarItem.self) { row in
      [
        row.text("title", \.title),
        row.image("image", \.image),
        row.image("landscapeImage", \.landscapeImagePhone, since: 5),
        row.count("tag", \.tag),
        row.flag("enabled", \.isEnabled),
        row.insets("imageInsets", \.imageInsets),
        NibRow(
          name: "accessibilityConfiguration", places: [.part], since: 3
        ) { item, element, part, values in
          guard let item = item as? UIBarItem, let part else { return true }
          if deviceNumber >= 5 {
            item.accessibilityIdentifier = values.text("identifier", of: part)
          }
          @MainActor func text(_ name: String) -> String? {
            values.text(under: element.translationKey("accessibility\(name.capitalized)"))
              ?? values.text(name, of: part)
          }
          item.accessibilityLabel = text("label")
          if let hint = text("hint") { item.accessibilityHint = hint }
          if let value = text("value") { item.accessibilityValue = value }
          if let said = part.part("traits") { item.accessibilityTraits = traits(said, values) }
          if let isElement = part.part("isElement")?.flag("value") {
            item.isAccessibilityElement = isElement
          }
          return true
        },
      ]
    },
    Family("barButtonItem", of: ["barItem"], UIBarButtonItem.self) { row in
      [
        row.word("systemItem") { $0.systemItem = $1 },
        row.word("style", \.style, ["bordered": .bordered, "prominent": .done]),
        row.length("width", \.width),
        row.color("tintColor", \.tintColor, since: 5),
        row.flag("selected", \.isSelected, since: 15),
        row.flag("hidden", \.isHidden, since: 16),
        row.part("titlePositionAdjustment", since: 5) { item, part, values in
          guard let offset = values.offset(part) else { return false }
          item.setTitlePositionAdjustment(offset, for: .default)
          return true
        },
        row.part("menu", since: 14) { item, part, values in
          item.menu = values.menu(part)
          return item.menu != nil
        },
      ]
    },
    Family("tabBarItem", of: ["barItem"], UITabBarItem.self) { row in
      [
        row.word("systemItem") { (item, kind: UITabBarItem.SystemItem) in
          // The system's item has the system's text, whatever title the file notes beside it.
          item.title = UITabBarItem(tabBarSystemItem: kind, tag: 0).title
        },
        row.image("selectedImage", \.selectedImage, since: 7),
        row.text("badgeValue", \.badgeValue),
        row.color("badgeColor", \.badgeColor, since: 10),
        row.part("titlePositionAdjustment", since: 5) { item, part, values in
          guard let offset = values.offset(part) else { return false }
          item.titlePositionAdjustment = offset
          return true
        },
        row.part("standardAppearance", since: 13) { item, part, values in
          item.standardAppearance = values.fill(UITabBarAppearance(), with: part)
          return true
        },
        row.part("scrollEdgeAppearance", since: 15) { item, part, values in
          item.scrollEdgeAppearance = values.fill(UITabBarAppearance(), with: part)
          return true
        },
      ]
    },
    Family("tabBar", of: ["view"], UITabBar.self) { row in
      [
        row.word(
          "barStyle", \.barStyle, since: 7, ["blackOpaque": .black]),
        row.flag("translucent", \.isTranslucent, since: 7),
        row.word("itemPositioning", \.itemPositioning, since: 7),
        row.length("itemWidth", \.itemWidth, since: 7),
        row.length("itemSpacing", \.itemSpacing, since: 7),
        row.color("barTintColor", \.barTintColor, since: 7),
        row.color("unselectedItemTintColor", \.unselectedItemTintColor, since: 10),
        row.color("selectedImageTintColor", since: 7) { $0.tintColor = $1 },
        row.image("backgroundImage", \.backgroundImage, since: 5),
        row.image("selectionIndicatorImage", \.selectionIndicatorImage, since: 5),
        row.image("shadowImage", \.shadowImage, since: 6),
        row.part("standardAppearance", since: 13) { bar, part, values in
          bar.standardAppearance = values.fill(UITabBarAppearance(), with: part)
          return true
        },
        row.part("scrollEdgeAppearance", since: 15) { bar, part, values in
          bar.scrollEdgeAppearance = values.fill(UITabBarAppearance(), with: part)
          return true
        },
      ]
    },
    Family("toolbar", of: ["view"], UIToolbar.self) { row in
      [
        row.image("backgroundImage", since: 5) {
          $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default)
        },
        row.image("shadowImage", since: 6) { $0.setShadowImage($1, forToolbarPosition: .any) },
        row.word("barStyle", \.barStyle, ["blackOpaque": .black]),
        row.flag("translucent", \.isTranslucent, since: 3),
        row.color("barTintColor", \.barTintColor, since: 7),
        row.part("standardAppearance", since: 13) { bar, part, values in
          bar.standardAppearance = values.fill(UIToolbarAppearance(), with: part)
          return true
        },
        row.part("compactAppearance", since: 13) { bar, part, values in
          bar.compactAppearance = values.fill(UIToolbarAppearance(), with: part)
          return true
        },
        row.part("scrollEdgeAppearance", since: 15) { bar, part, values in
          bar.scrollEdgeAppearance = values.fill(UIToolbarAppearance(), with: part)
          return true
        },
      ]
    },
    Family("searchBar", of: ["view"], UISearchBar.self) { row in
      [
        row.text("text", \.text),
        row.text("placeholder", \.placeholder),
        row.text("prompt", \.prompt),
        row.word("barStyle", \.barStyle, ["blackOpaque": .black]),
        row.word("searchBarStyle", \.searchBarStyle, since: 7),
        row.flag("translucent", \.isTranslucent, since: 3),
        row.flag("showsCancelButton", \.showsCancelButton),
        row.flag("showsBookmarkButton", \.showsBookmarkButton),
        row.flag("showsSearchResultsButton", \.showsSearchResultsButton, since: 3.2),
        row.flag("searchResultsButtonSelected", \.isSearchResultsButtonSelected, since: 3.2),
        row.flag("showsScopeBar", \.showsScopeBar, since: 3),
        row.color("barTintColor", \.barTintColor, since: 7),
        row.image("backgroundImage", \.backgroundImage, since: 5),
        row.image("scopeBarBackgroundImage", \.scopeBarBackgroundImage, since: 5),
        NibRow(name: "scopeButtonTitles", places: [.child], since: 3) {
          bar, element, child, values in
          (bar as? UISearchBar)?.scopeButtonTitles = child?.children.enumerated().compactMap {
            values.text(under: element.translationKey("scopeButtonTitles[\($0)]"))
              ?? values.string($1)
          }
          return true
        },
        row.count("selectedScopeButtonIndex", \.selectedScopeButtonIndex, since: 3),
        row.traits(traitsOfSearchBars) { $0.autocapitalizationType = .none },
      ]
    },
  ]
}
