import Foundation

@testable import HeadlessUIKit

extension SweepLine {
  static var controllers: [SweepLine] {
    lines("viewController", UIViewController.self) { says in
      says("title=\"t\"") { $0.title == "t" }
      says("restorationIdentifier=\"r\"") { $0.restorationIdentifier == "r" }
      says("storyboardIdentifier=\"r\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"") {
        $0.restorationIdentifier == "r"
      }
      for (word, style) in [
        ("fullScreen", .fullScreen), ("formSheet", .formSheet),
        ("currentContext", .currentContext), ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext), ("popover", .popover), ("custom", .custom),
      ] as [(String, UIModalPresentationStyle)] {
        says("modalPresentationStyle=\"\(word)\"") { $0.modalPresentationStyle == style }
      }
      for (word, style) in [
        ("flipHorizontal", .flipHorizontal), ("crossDissolve", .crossDissolve),
        ("partialCurl", .partialCurl),
      ] as [(String, UIModalTransitionStyle)] {
        says("modalTransitionStyle=\"\(word)\"") { $0.modalTransitionStyle == style }
      }
      says("hidesBottomBarWhenPushed=\"YES\"") { $0.hidesBottomBarWhenPushed }
      says("definesPresentationContext=\"YES\"") { $0.definesPresentationContext }
      says("providesPresentationContextTransitionStyle=\"YES\"") {
        $0.providesPresentationContextTransitionStyle
      }
      says("wantsFullScreenLayout=\"YES\"") { $0.attributes.wantsFullScreenLayout }
      says("extendedLayoutIncludesOpaqueBars=\"YES\"") { $0.extendedLayoutIncludesOpaqueBars }
      says("automaticallyAdjustsScrollViewInsets=\"NO\"") {
        !$0.automaticallyAdjustsScrollViewInsets
      }
      says("<extendedEdge key=\"edgesForExtendedLayout\"/>") { $0.edgesForExtendedLayout == [] }
      says("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>") {
        $0.edgesForExtendedLayout == .bottom
      }
      says("<size key=\"preferredContentSize\" width=\"30\" height=\"40\"/>") {
        $0.preferredContentSize == CGSize(width: 30, height: 40)
      }
      says("<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"30\" height=\"40\"/>")
      {
        $0.preferredContentSize == CGSize(width: 30, height: 40)
      }
      says("overrideUserInterfaceStyle=\"dark\"") { $0.overrideUserInterfaceStyle == .dark }
      says("modalPresentationCapturesStatusBarAppearance=\"YES\"") {
        $0.modalPresentationCapturesStatusBarAppearance
      }
      says("modalInPresentation=\"YES\"") { $0.isModalInPresentation }
      says("viewRespectsSystemMinimumLayoutMargins=\"NO\"") {
        !$0.viewRespectsSystemMinimumLayoutMargins
      }
      says("<view key=\"view\" id=\"v\" tag=\"3\"/>") { $0.view.tag == 3 }
      says("<navigationItem key=\"navigationItem\" title=\"t\" id=\"n\"/>") {
        $0.navigationItem.title == "t"
      }
      says("<tabBarItem key=\"tabBarItem\" title=\"t\" id=\"n\"/>") { $0.tabBarItem?.title == "t" }
      says(
        "<keyCommands><keyCommand input=\"n\" modifierFlags=\"1048576\" actionName=\"add:\"/></keyCommands>"
      ) {
        $0.keyCommands?.first?.input == "n" && $0.keyCommands?.first?.modifierFlags == .command
      }
      says("<toolbarItems><barButtonItem id=\"b\"/></toolbarItems>") {
        $0.toolbarItems?.count == 1
      }
    }
      + lines("navigationController", UINavigationController.self) { says in
        says("navigationBarHidden=\"YES\"") { $0.isNavigationBarHidden }
        says("toolbarHidden=\"NO\"") { !$0.isToolbarHidden }
        says("hidesBarsOnSwipe=\"YES\"") { $0.hidesBarsOnSwipe }
        says("hidesBarsOnTap=\"YES\"") { $0.hidesBarsOnTap }
        says("hidesBarsWhenKeyboardAppears=\"YES\"") { $0.hidesBarsWhenKeyboardAppears }
        says("hidesBarsWhenVerticallyCompact=\"YES\"") { $0.hidesBarsWhenVerticallyCompact }
        says("<navigationBar key=\"navigationBar\" tag=\"3\" id=\"b\"/>") {
          $0.navigationBar.tag == 3
        }
        says("<toolbar key=\"toolbar\" tag=\"3\" id=\"b\"/>") { $0.toolbar.tag == 3 }
        says("<viewControllers><viewController id=\"c\"/></viewControllers>") {
          $0.viewControllers.count == 1
        }
        says("<viewController key=\"rootViewController\" id=\"c\"/>") {
          $0.viewControllers.count == 1
        }
      }
      + lines("tabBarController", UITabBarController.self) { says in
        says("<tabBar key=\"tabBar\" tag=\"3\" id=\"b\"/>") { $0.tabBar.tag == 3 }
        says("<viewControllers><viewController id=\"c\"/></viewControllers>") {
          $0.viewControllers?.count == 1
        }
      }
      + lines("splitViewController", UISplitViewController.self) { says in
        says("allowDoubleColumnStyle=\"YES\"") { $0.style == .doubleColumn }
        says("style=\"tripleColumn\"") { $0.style == .tripleColumn }
        for (word, mode) in [
          ("oneBesideSecondary", .oneBesideSecondary), ("secondaryOnly", .secondaryOnly),
          ("twoOverSecondary", .twoOverSecondary), ("allVisible", .oneBesideSecondary),
          ("primaryHidden", .secondaryOnly), ("primaryOverlay", .oneOverSecondary),
        ] as [(String, UISplitViewController.DisplayMode)] {
          says("preferredDisplayMode=\"\(word)\"") { $0.preferredDisplayMode == mode }
        }
        says("minimumPrimaryColumnWidth=\"31\"") { $0.minimumPrimaryColumnWidth == 31 }
        says("maximumPrimaryColumnWidth=\"310\"") { $0.maximumPrimaryColumnWidth == 310 }
        says("preferredPrimaryColumnWidthFraction=\"0.25\"") {
          $0.preferredPrimaryColumnWidthFraction == 0.25
        }
        says("preferredPrimaryColumnWidth=\"310\"") { $0.preferredPrimaryColumnWidth == 310 }
        says("preferredSupplementaryColumnWidth=\"310\"") {
          $0.preferredSupplementaryColumnWidth == 310
        }
        says("preferredSupplementaryColumnWidthFraction=\"0.25\"") {
          $0.preferredSupplementaryColumnWidthFraction == 0.25
        }
        says("behavior=\"displace\"") { $0.preferredSplitBehavior == .displace }
        says("preferredSplitBehavior=\"tile\"") { $0.preferredSplitBehavior == .tile }
        says("presentsWithGesture=\"NO\"") { !$0.presentsWithGesture }
        says("primaryEdge=\"trailing\"") { $0.primaryEdge == .trailing }
        says("primaryBackgroundStyle=\"sidebar\"") { $0.primaryBackgroundStyle == .sidebar }
        says("displayModeButtonVisibility=\"never\"") {
          $0.displayModeButtonVisibility == .never
        }
      }
      + lines("pageViewController", UIPageViewController.self) { says in
        says("transitionStyle=\"scroll\"") { $0.transitionStyle == .scroll }
        says("navigationOrientation=\"vertical\"") { $0.navigationOrientation == .vertical }
        says("spineLocation=\"mid\"") { $0.spineLocation == .mid }
        says("doubleSided=\"YES\"") { $0.isDoubleSided }
      }
      + lines("tableViewController", UITableViewController.self) { says in
        says("clearsSelectionOnViewWillAppear=\"NO\"") { !$0.clearsSelectionOnViewWillAppear }
        says("<tableView key=\"view\" tag=\"3\" id=\"v\"/>") { $0.tableView.tag == 3 }
        says("<tableView key=\"view\" id=\"v\"/><refreshControl key=\"refreshControl\" id=\"r\"/>")
        {
          _ = $0.view
          return $0.refreshControl != nil
        }
      }
      + lines("collectionViewController", UICollectionViewController.self) { says in
        says("clearsSelectionOnViewWillAppear=\"NO\"") { !$0.clearsSelectionOnViewWillAppear }
        says(
          "<collectionView key=\"view\" tag=\"3\" id=\"v\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/></collectionView>"
        ) {
          $0.collectionView.tag == 3
        }
        says("installsStandardGestureForInteractiveMovement=\"NO\"") {
          !$0.installsStandardGestureForInteractiveMovement
        }
        says("useLayoutToLayoutNavigationTransitions=\"YES\"") {
          $0.useLayoutToLayoutNavigationTransitions
        }
      }
  }

  static var recognizers: [SweepLine] {
    lines("tapGestureRecognizer", UITapGestureRecognizer.self) { says in
      says("enabled=\"NO\"") { !$0.isEnabled }
      says("cancelsTouchesInView=\"NO\"") { !$0.cancelsTouchesInView }
      says("delaysTouchesBegan=\"YES\"") { $0.delaysTouchesBegan }
      says("delaysTouchesEnded=\"NO\"") { !$0.delaysTouchesEnded }
      says("requiresExclusiveTouchType=\"NO\"") { !$0.requiresExclusiveTouchType }
      says("name=\"n\"") { $0.name == "n" }
      says("<array key=\"allowedTouchTypes\"><integer value=\"2\"/></array>") {
        $0.allowedTouchTypes == [2]
      }
      says("numberOfTapsRequired=\"2\"") { $0.numberOfTapsRequired == 2 }
      says("numberOfTouchesRequired=\"2\"") { $0.numberOfTouchesRequired == 2 }
    }
      + ["longPressGestureRecognizer", "pongPressGestureRecognizer"].flatMap { name in
        lines(name, UILongPressGestureRecognizer.self) { says in
          says("minimumPressDuration=\"2\"") { $0.minimumPressDuration == 2 }
          says("allowableMovement=\"31\"") { $0.allowableMovement == 31 }
          says("numberOfTapsRequired=\"1\"") { $0.numberOfTapsRequired == 1 }
          says("numberOfTouchesRequired=\"2\"") { $0.numberOfTouchesRequired == 2 }
        }
      }
      + lines("swipeGestureRecognizer", UISwipeGestureRecognizer.self) { says in
        says("direction=\"left\"") { $0.direction == .left }
        says("direction=\"up\"") { $0.direction == .up }
        says("direction=\"down\"") { $0.direction == .down }
        says("numberOfTouchesRequired=\"2\"") { $0.numberOfTouchesRequired == 2 }
      }
      + lines("panGestureRecognizer", UIPanGestureRecognizer.self) { says in
        says("minimumNumberOfTouches=\"2\"") { $0.minimumNumberOfTouches == 2 }
        says("maximumNumberOfTouches=\"2\"") { $0.maximumNumberOfTouches == 2 }
      }
      + lines("screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self) { says in
        says("<rectEdge key=\"edges\" left=\"YES\"/>") { $0.edges == .left }
      }
      + lines("pinchGestureRecognizer", UIPinchGestureRecognizer.self) { says in
        says("scale=\"2\"") { $0.scale == 2 }
      }
      + lines("rotationGestureRecognizer", UIRotationGestureRecognizer.self) { says in
        says("rotation=\"2\"") { $0.rotation == 2 }
      }
  }
}
