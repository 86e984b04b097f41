import Foundation
import InterfaceFiles

extension NibAttributes {
  /// Controllers of all kinds.
  static let controllers: [Family] = [
    Family(
      "viewController",
      elements: ["viewController", "hostingController", "avPlayerViewController"],
      UIViewController.self
    ) { row in
      [
        row.text("title", \.title),
        row.text("restorationIdentifier", since: 6) { $0.attributes.restorationIdentifier = $1 },
        NibRow(
          name: "useStoryboardIdentifierAsRestorationIdentifier", places: [.attribute], since: 6
        ) { object, element, _, _ in
          guard element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" else {
            return element.flag("useStoryboardIdentifierAsRestorationIdentifier") != nil
          }
          (object as? UIViewController)?.attributes.restorationIdentifier =
            element["storyboardIdentifier"]
          return true
        },
        row.word("modalPresentationStyle", \.modalPresentationStyle, since: 3.2),
        row.word("modalTransitionStyle", \.modalTransitionStyle, since: 3),
        row.flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        row.flag("definesPresentationContext", \.definesPresentationContext, since: 5),
        row.flag(
          "providesPresentationContextTransitionStyle",
          \.providesPresentationContextTransitionStyle, since: 5),
        row.flag("wantsFullScreenLayout", since: 3) { $0.attributes.wantsFullScreenLayout = $1 },
        row.flag("extendedLayoutIncludesOpaqueBars", since: 7) {
          $0.attributes.extendedLayoutIncludesOpaqueBars = $1
        },
        row.flag("automaticallyAdjustsScrollViewInsets", since: 7) {
          $0.attributes.automaticallyAdjustsScrollViewInsets = $1
        },
        row.part("edgesForExtendedLayout", since: 7) { controller, part, _ in
          controller.attributes.edgesForExtendedLayout = edges(part)
          return true
        },
        row.size("preferredContentSize", \.preferredContentSize, since: 7),
        row.size("contentSizeForViewInPopover", \.attributes.preferredContentSize, since: 3.2),
        row.word("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, since: 13),
        row.flag(
          "modalPresentationCapturesStatusBarAppearance",
          \.modalPresentationCapturesStatusBarAppearance, since: 7),
        row.flag("modalInPresentation", \.isModalInPresentation, since: 13),
        row.flag(
          "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins,
          since: 11),
        row.child("keyCommands", since: 9) { controller, child, values in
          controller.addedKeyCommands += child.children.compactMap { values.keyCommand($0) }
          return true
        },
      ]
    },
    Family("navigationController", of: ["viewController"], UINavigationController.self) { row in
      [
        row.flag("navigationBarHidden") { $0.setNavigationBarHidden($1, animated: false) },
        row.flag("toolbarHidden", \.isToolbarHidden, since: 3),
        row.flag("hidesBarsOnSwipe", \.hidesBarsOnSwipe, since: 8),
        row.flag("hidesBarsOnTap", \.hidesBarsOnTap, since: 8),
        row.flag("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, since: 8),
        row.flag("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, since: 8),
      ]
    },
    Family("tabBarController", of: ["viewController"], UITabBarController.self) { _ in [] },
    Family("splitViewController", of: ["viewController"], UISplitViewController.self) { row in
      [
        // Xcode 12 and later write this for each, and a style only where it is another (rule 465).
        row.flag("allowDoubleColumnStyle", since: 14) { if $1 { $0.ownStyle = .doubleColumn } },
        row.word("style", since: 14) { $0.ownStyle = $1 },
        // Xcode 11 and before have the names of then.
        row.word(
          "preferredDisplayMode", since: 8,
          [
            "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
            "primaryOverlay": .oneOverSecondary,
          ]
        ) { $0.keep(preferred: $1) },
        row.length("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, since: 8),
        row.length("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, since: 8),
        row.length(
          "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, since: 8),
        row.length("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, since: 14),
        row.length(
          "preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth, since: 14),
        row.length(
          "preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction,
          since: 14),
        row.word("behavior", since: 14) { $0.ownSplitBehavior = $1 },
        row.word("preferredSplitBehavior", since: 14) { $0.ownSplitBehavior = $1 },
        row.flag("presentsWithGesture", since: 5.1) { $0.ownPresentsWithGesture = $1 },
        row.word("primaryEdge", \.primaryEdge, since: 11),
        row.word("primaryBackgroundStyle", \.primaryBackgroundStyle, since: 13),
        row.word("displayModeButtonVisibility", \.displayModeButtonVisibility, since: 14.5),
      ]
    },
    Family("pageViewController", of: ["viewController"], UIPageViewController.self) { row in
      [
        row.word("transitionStyle", \.transitionStyle),
        row.word("navigationOrientation", \.navigationOrientation),
        row.word("spineLocation", \.spineLocation),
        row.flag("doubleSided", \.isDoubleSided),
      ]
    },
    Family("tableViewController", of: ["viewController"], UITableViewController.self) { row in
      [
        row.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, since: 3.2)
      ]
    },
    Family(
      "collectionViewController", of: ["viewController"], UICollectionViewController.self
    ) { row in
      [
        row.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
        row.flag(
          "installsStandardGestureForInteractiveMovement",
          \.installsStandardGestureForInteractiveMovement, since: 9),
        row.flag(
          "useLayoutToLayoutNavigationTransitions", \.useLayoutToLayoutNavigationTransitions,
          since: 7),
      ]
    },
  ]

  /// Some sides of a rectangle.
  static func edges(_ element: InterfaceElement) -> UIRectEdge {
    let sides: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return sides.reduce(into: []) { edges, side in
      if element.flag(side.0) == true { edges.formUnion(side.1) }
    }
  }
}
