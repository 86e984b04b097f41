import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

/// The first version of a member, what iOS says before it, and code of an app that uses it.
private struct Use {
  let since: IOSVersion
  let message: String
  let code: @MainActor () -> Void

  init(_ since: IOSVersion, _ message: String, _ code: @escaping @MainActor () -> Void) {
    (self.since, self.message, self.code) = (since, message, code)
  }

  /// The line of the trace that ends the app.
  var exception: String {
    let words = message.dropFirst(2).split(separator: " ")
    switch message.first {
    case "-":
      return "NSInvalidArgumentException: \(message): unrecognized selector sent to instance "
        + "<\(words[0])>"
    case "+":
      return
        "NSInvalidArgumentException: \(message): unrecognized selector sent to class \(words[0])"
    default: return "dyld: Symbol not found: _OBJC_CLASS_$_\(message)"
    }
  }
}

@MainActor
struct MemberVersionTests {
  @Test("A member ends the app on the version before its first, and does not on that")
  func members() {
    for use in responders + views + lists + controllers + bars + others { check(use) }
  }

  @Test("A class that an iOS lacks ends the app as the linker would, when an object is made of it")
  func classes() { for use in newClasses { check(use) } }

  @Test("A subclass of the app's is named in the message, and its missing superclass by the linker")
  func subclasses() {
    check(Use(11.0, "-[Mine safeAreaInsets]") { _ = Mine().safeAreaInsets })
    check(Use(9.0, "UIStackView") { _ = MyStack() })
  }

  private final class Mine: UIView {}
  private final class MyStack: UIStackView {}

  private func check(_ use: Use) {
    guard let predecessor = Self.predecessors[use.since] else {
      Issue.record("`predecessors` names no version before iOS \(use.since): \(use.message)")
      return
    }
    let before = Device(iOS: predecessor)
    use.code()
    expectEqual(before.lines(.exception), [use.exception])
    let first = Device(iOS: use.since)
    use.code()
    expectEqual(first.lines(.exception), [], "\(use.message) on iOS \(use.since)")
  }

  /// The last version before each that brought something.
  private static let predecessors: [IOSVersion: IOSVersion] = [
    3.0: 2.2, 3.2: 3.1, 4.0: 3.2, 5.0: 4.3, 6.0: 5.1, 7.0: 6.1, 8.0: 7.1, 8.2: 8.1, 9.0: 8.4,
    9.1: 9.0, 10.0: 9.3, 11.0: 10.3, 11.1: 11.0, 12.0: 11.4, 13.0: 12.4, 13.4: 13.3, 14.0: 13.7,
    15.0: 14.8,
    16.0: 15.8, 18.0: 17.7, 26.0: 18.6,
  ]

  private let responders = [
    Use(3.0, "-[UIResponder canPerformAction:withSender:]") {
      _ = UIResponder().canPerformAction("copy:", withSender: nil)
    },
    Use(3.0, "-[UIResponder motionBegan:withEvent:]") {
      UIResponder().motionBegan(.motionShake, with: nil)
    },
    Use(3.2, "-[UIResponder inputView]") { _ = UIResponder().inputView },
    Use(3.2, "-[UIResponder reloadInputViews]") { UIResponder().reloadInputViews() },
    Use(4.0, "-[UIApplication applicationState]") { _ = UIApplication().applicationState },
    Use(13.0, "-[UIApplication connectedScenes]") { _ = UIApplication().connectedScenes },
    Use(3.2, "-[UIDevice userInterfaceIdiom]") { _ = UIDevice.current.userInterfaceIdiom },
    Use(4.0, "-[UIDevice isMultitaskingSupported]") {
      _ = UIDevice.current.isMultitaskingSupported
    },
    Use(3.2, "+[UIScreen screens]") { _ = UIScreen.screens },
    Use(4.0, "-[UIScreen scale]") { _ = UIScreen.main.scale },
    Use(8.0, "-[UIScreen nativeBounds]") { _ = UIScreen.main.nativeBounds },
    Use(8.0, "-[UIScreen traitCollection]") { _ = UIScreen.main.traitCollection },
    Use(3.2, "-[UIWindow screen]") { _ = UIWindow().screen },
    Use(4.0, "-[UIWindow setRootViewController:]") { UIWindow().rootViewController = nil },
    Use(13.0, "-[UIWindow setWindowScene:]") { UIWindow().windowScene = nil },
  ]

  private let views = [
    Use(3.2, "-[UIView gestureRecognizers]") { _ = UIView().gestureRecognizers },
    Use(4.0, "+[UIView animateWithDuration:animations:completion:]") {
      UIView.animate(withDuration: 0) {}
    },
    Use(5.0, "-[UIView setAccessibilityIdentifier:]") { UIView().accessibilityIdentifier = "a" },
    Use(3.0, "-[UIView setIsAccessibilityElement:]") { UIView().isAccessibilityElement = true },
    Use(6.0, "-[UIView setTranslatesAutoresizingMaskIntoConstraints:]") {
      UIView().translatesAutoresizingMaskIntoConstraints = false
    },
    Use(6.0, "-[UIView intrinsicContentSize]") { _ = UIView().intrinsicContentSize },
    Use(6.0, "-[UIView setNeedsUpdateConstraints]") { UIView().setNeedsUpdateConstraints() },
    Use(6.0, "-[UIView setContentHuggingPriority:forAxis:]") {
      UIView().setContentHuggingPriority(.required, for: .vertical)
    },
    Use(7.0, "+[UIView performWithoutAnimation:]") { UIView.performWithoutAnimation {} },
    Use(7.0, "-[UIView setTintColor:]") { UIView().tintColor = .red },
    Use(
      7.0,
      "+[UIView animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:"
        + "animations:completion:]"
    ) {
      UIView.animate(
        withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: {})
    },
    Use(8.0, "-[UIView setLayoutMargins:]") { UIView().layoutMargins = .zero },
    Use(8.0, "-[UIView setMaskView:]") { UIView().mask = nil },
    Use(8.0, "-[UIView traitCollection]") { _ = UIView().traitCollection },
    Use(9.0, "-[UIView leadingAnchor]") { _ = UIView().leadingAnchor },
    Use(9.0, "-[UIView layoutMarginsGuide]") { _ = UIView().layoutMarginsGuide },
    Use(10.0, "-[UIView effectiveUserInterfaceLayoutDirection]") {
      _ = UIView().effectiveUserInterfaceLayoutDirection
    },
    Use(11.0, "-[UIView safeAreaInsets]") { _ = UIView().safeAreaInsets },
    Use(11.0, "-[UIView safeAreaLayoutGuide]") { _ = UIView().safeAreaLayoutGuide },
    Use(13.0, "-[UIView setOverrideUserInterfaceStyle:]") {
      UIView().overrideUserInterfaceStyle = .dark
    },
    Use(15.0, "-[UIView keyboardLayoutGuide]") { _ = UIView().keyboardLayoutGuide },
    Use(5.0, "-[UIScrollView panGestureRecognizer]") { _ = UIScrollView().panGestureRecognizer },
    Use(7.0, "-[UIScrollView setKeyboardDismissMode:]") {
      UIScrollView().keyboardDismissMode = .onDrag
    },
    Use(10.0, "-[UITextView setTextContentType:]") { UITextView().textContentType = nil },
    Use(10.0, "-[UIScrollView setRefreshControl:]") { UIScrollView().refreshControl = nil },
    Use(11.0, "-[UIScrollView adjustedContentInset]") { _ = UIScrollView().adjustedContentInset },
    Use(11.1, "-[UIScrollView verticalScrollIndicatorInsets]") {
      _ = UIScrollView().verticalScrollIndicatorInsets
    },
    Use(6.0, "-[UILabel setAttributedText:]") { UILabel().attributedText = nil },
    Use(9.0, "-[UILabel setAllowsDefaultTighteningForTruncation:]") {
      UILabel().allowsDefaultTighteningForTruncation = true
    },
    Use(6.0, "-[UIButton setAttributedTitle:forState:]") {
      UIButton().setAttributedTitle(nil, for: .normal)
    },
    Use(14.0, "-[UIButton setMenu:]") { UIButton().menu = nil },
    Use(15.0, "-[UIButton setConfiguration:]") { UIButton().configuration = nil },
    Use(11.0, "-[UIButton setSpringLoaded:]") { UIButton().isSpringLoaded = true },
    Use(12.0, "-[UNMutableNotificationContent setSummaryArgument:]") {
      UNMutableNotificationContent().summaryArgument = ""
    },
    Use(15.0, "-[UNMutableNotificationContent setRelevanceScore:]") {
      UNMutableNotificationContent().relevanceScore = 1
    },
    Use(14.0, "-[UIControl initWithFrame:primaryAction:]") {
      _ = UIControl(frame: .zero, primaryAction: nil)
    },
    Use(13.4, "-[UIDatePicker setPreferredDatePickerStyle:]") {
      UIDatePicker().preferredDatePickerStyle = .wheels
    },
  ]

  private let lists = [
    Use(3.0, "-[UITableView reloadRowsAtIndexPaths:withRowAnimation:]") {
      UITableView().reloadRows(at: [], with: .none)
    },
    Use(5.0, "-[UITableView setAllowsMultipleSelection:]") {
      UITableView().allowsMultipleSelection = true
    },
    Use(6.0, "-[UITableView registerClass:forCellReuseIdentifier:]") {
      UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "a")
    },
    Use(6.0, "-[UITableView footerViewForSection:]") {
      _ = UITableView().footerView(forSection: 0)
    },
    Use(7.0, "-[UITableView setEstimatedRowHeight:]") { UITableView().estimatedRowHeight = 44 },
    Use(11.0, "-[UITableView performBatchUpdates:completion:]") {
      UITableView().performBatchUpdates(nil)
    },
    Use(15.0, "-[UITableView setSectionHeaderTopPadding:]") {
      UITableView().sectionHeaderTopPadding = 0
    },
    Use(14.0, "-[UITableViewCell defaultContentConfiguration]") {
      _ = UITableViewCell().defaultContentConfiguration()
    },
    Use(10.0, "-[UICollectionView setPrefetchingEnabled:]") {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .isPrefetchingEnabled = false
    },
    Use(8.0, "-[UICollectionViewFlowLayout setEstimatedItemSize:]") {
      UICollectionViewFlowLayout().estimatedItemSize = .zero
    },
  ]

  private let controllers = [
    Use(3.0, "-[UIViewController isViewLoaded]") { _ = UIViewController().isViewLoaded },
    Use(3.0, "-[UIViewController setModalTransitionStyle:]") {
      UIViewController().modalTransitionStyle = .crossDissolve
    },
    Use(3.2, "-[UIViewController setModalPresentationStyle:]") {
      UIViewController().modalPresentationStyle = .formSheet
    },
    Use(3.2, "-[UIViewController splitViewController]") {
      _ = UIViewController().splitViewController
    },
    Use(5.0, "-[UIViewController childViewControllers]") { _ = UIViewController().children },
    Use(5.0, "-[UIViewController willMoveToParentViewController:]") {
      UIViewController().willMove(toParent: nil)
    },
    Use(5.0, "-[UIViewController setDefinesPresentationContext:]") {
      UIViewController().definesPresentationContext = true
    },
    Use(5.0, "+[UIViewController attemptRotationToDeviceOrientation]") {
      UIViewController.attemptRotationToDeviceOrientation()
    },
    Use(6.0, "-[UIViewController supportedInterfaceOrientations]") {
      _ = UIViewController().supportedInterfaceOrientations
    },
    Use(6.0, "-[UIViewController setRestorationIdentifier:]") {
      UIViewController().restorationIdentifier = "a"
    },
    Use(7.0, "-[UIViewController setPreferredContentSize:]") {
      UIViewController().preferredContentSize = .zero
    },
    Use(7.0, "-[UIViewController transitioningDelegate]") {
      _ = UIViewController().transitioningDelegate
    },
    Use(7.0, "-[UIViewController topLayoutGuide]") { _ = UIViewController().topLayoutGuide },
    Use(8.0, "-[UIViewController traitCollection]") { _ = UIViewController().traitCollection },
    Use(8.0, "-[UIViewController presentationController]") {
      _ = UIViewController().presentationController
    },
    Use(9.0, "-[UIViewController loadViewIfNeeded]") { UIViewController().loadViewIfNeeded() },
    Use(11.0, "-[UIViewController setAdditionalSafeAreaInsets:]") {
      UIViewController().additionalSafeAreaInsets = .zero
    },
    Use(13.0, "-[UIViewController setModalInPresentation:]") {
      UIViewController().isModalInPresentation = true
    },
    Use(15.0, "-[UIViewController sheetPresentationController]") {
      _ = UIViewController().sheetPresentationController
    },
    Use(16.0, "-[UIViewController setNeedsUpdateOfSupportedInterfaceOrientations]") {
      UIViewController().setNeedsUpdateOfSupportedInterfaceOrientations()
    },
    Use(3.0, "-[UINavigationController setViewControllers:animated:]") {
      UINavigationController().setViewControllers([], animated: false)
    },
    Use(7.0, "-[UINavigationController interactivePopGestureRecognizer]") {
      _ = UINavigationController().interactivePopGestureRecognizer
    },
    Use(3.0, "-[UITabBarController tabBar]") { _ = UITabBarController().tabBar },
    Use(14.0, "-[UISplitViewController preferredPrimaryColumnWidth]") {
      _ = UISplitViewController().preferredPrimaryColumnWidth
    },
    Use(14.0, "-[UISplitViewController initWithStyle:]") {
      _ = UISplitViewController(style: .doubleColumn)
    },
    Use(6.0, "-[UITableViewController setRefreshControl:]") {
      UITableViewController().refreshControl = nil
    },
    Use(9.0, "-[UIAlertController setPreferredAction:]") {
      UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction = nil
    },
  ]

  private let bars = [
    Use(5.0, "-[UINavigationBar setBackgroundImage:forBarMetrics:]") {
      UINavigationBar().setBackgroundImage(nil, for: .default)
    },
    Use(7.0, "-[UINavigationBar setBarTintColor:]") { UINavigationBar().barTintColor = .red },
    Use(11.0, "-[UINavigationBar setPrefersLargeTitles:]") {
      UINavigationBar().prefersLargeTitles = true
    },
    Use(13.0, "-[UINavigationBar standardAppearance]") {
      _ = UINavigationBar().standardAppearance
    },
    Use(5.0, "-[UINavigationItem setRightBarButtonItems:]") {
      UINavigationItem(title: "").rightBarButtonItems = []
    },
    Use(11.0, "-[UINavigationItem setLargeTitleDisplayMode:]") {
      UINavigationItem(title: "").largeTitleDisplayMode = .never
    },
    Use(7.0, "-[UITabBar setTranslucent:]") { UITabBar().isTranslucent = false },
    Use(15.0, "-[UITabBar setScrollEdgeAppearance:]") { UITabBar().scrollEdgeAppearance = nil },
    Use(7.0, "-[UITabBarItem initWithTitle:image:selectedImage:]") {
      _ = UITabBarItem(title: nil, image: nil, selectedImage: nil)
    },
    Use(10.0, "-[UITabBarItem setBadgeColor:]") { UITabBarItem().badgeColor = .red },
    Use(5.0, "-[UIBarButtonItem setTintColor:]") { UIBarButtonItem().tintColor = .red },
    Use(14.0, "+[UIBarButtonItem flexibleSpaceItem]") { _ = UIBarButtonItem.flexibleSpace() },
    Use(16.0, "-[UIBarButtonItem setHidden:]") { UIBarButtonItem().isHidden = true },
  ]

  private let others = [
    Use(7.0, "+[UIColor systemBlueColor]") { _ = UIColor.systemBlue },
    Use(9.0, "+[UIColor systemPurpleColor]") { _ = UIColor.systemPurple },
    Use(13.0, "+[UIColor labelColor]") { _ = UIColor.label },
    Use(15.0, "+[UIColor systemMintColor]") { _ = UIColor.systemMint },
    Use(10.0, "-[UIColor initWithDisplayP3Red:green:blue:alpha:]") {
      _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    },
    Use(7.0, "+[UIFont preferredFontForTextStyle:]") {
      _ = UIFont.preferredFont(forTextStyle: .body)
    },
    Use(8.2, "+[UIFont systemFontOfSize:weight:]") {
      _ = UIFont.systemFont(ofSize: 1, weight: .bold)
    },
    Use(4.0, "-[UIFont lineHeight]") { _ = UIFont.systemFont(ofSize: 1).lineHeight },
    Use(4.0, "-[UIImage scale]") { _ = UIImage().scale },
    Use(7.0, "-[UIImage imageWithRenderingMode:]") {
      _ = UIImage().withRenderingMode(.alwaysTemplate)
    },
    Use(13.0, "+[UIImage systemImageNamed:]") { _ = UIImage(systemName: "star") },
    Use(8.0, "+[NSLayoutConstraint activateConstraints:]") { NSLayoutConstraint.activate([]) },
    Use(11.0, "-[UIGestureRecognizer setName:]") { UIGestureRecognizer().name = "a" },
    Use(6.0, "-[UIStepper setIncrementImage:forState:]") {
      UIStepper().setIncrementImage(nil, for: .normal)
    },
    Use(6.0, "-[UIStepper setDecrementImage:forState:]") {
      UIStepper().setDecrementImage(nil, for: .normal)
    },
    Use(6.0, "-[UIStepper setBackgroundImage:forState:]") {
      UIStepper().setBackgroundImage(nil, for: .normal)
    },
    Use(6.0, "-[UIStepper setDividerImage:forLeftSegmentState:rightSegmentState:]") {
      UIStepper().setDividerImage(
        nil, forLeftSegmentState: .normal, rightSegmentState: .normal)
    },
    Use(26.0, "-[UIView setNeedsUpdateProperties]") { UIView().setNeedsUpdateProperties() },
    Use(26.0, "-[UIView updateProperties]") { UIView().updateProperties() },
    Use(11.0, "-[UIStackView setCustomSpacing:afterView:]") {
      UIStackView().setCustomSpacing(1, after: UIView())
    },
  ]

  private let newClasses = [
    Use(3.2, "UITapGestureRecognizer") { _ = UITapGestureRecognizer() },
    Use(5.0, "UIPageViewController") {
      _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    },
    Use(5.0, "UIStepper") { _ = UIStepper() },
    Use(6.0, "UIActivityItemProvider") { _ = UIActivityItemProvider(placeholderItem: "") },
    Use(6.0, "UICollectionViewFlowLayout") { _ = UICollectionViewFlowLayout() },
    Use(6.0, "UIRefreshControl") { _ = UIRefreshControl() },
    Use(8.0, "UIAlertController") {
      _ = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    },
    Use(8.0, "UIVisualEffectView") { _ = UIVisualEffectView(frame: .zero) },
    Use(8.0, "UIImageAsset") { _ = UIImageAsset() },
    Use(9.0, "NSDataAsset") { _ = NSDataAsset(name: "facts") },
    Use(9.0, "SFSafariViewController") {
      _ = SFSafariViewController(url: URL(string: "https://example.com")!)
    },
    Use(9.0, "UIStackView") { _ = UIStackView() },
    Use(11.0, "Configuration") { _ = SFSafariViewController.Configuration() },
    Use(13.0, "NSListFormatter") { _ = ListFormatter() },
    Use(9.0, "NSPersonNameComponentsFormatter") {
      _ = HeadlessUIKit.PersonNameComponentsFormatter()
    },
    Use(10.0, "UIAccessibilityCustomRotor") {
      _ = UIAccessibilityCustomRotor(name: "") { _ in nil }
    },
    Use(13.0, "UIPreviewParameters") { _ = UIPreviewParameters() },
    Use(9.0, "UILayoutGuide") { _ = UILayoutGuide() },
    Use(11.0, "UISwipeActionsConfiguration") { _ = UISwipeActionsConfiguration(actions: []) },
    Use(13.0, "UINavigationBarAppearance") { _ = UINavigationBarAppearance() },
    Use(13.0, "UIAction") { _ = UIAction { _ in } },
    Use(16.0, "UICalendarView") { _ = UICalendarView(frame: .zero) },
    Use(18.0, "UITab") {
      _ = UITab(title: "", image: nil, identifier: "", viewControllerProvider: nil)
    },
    Use(13.0, "UIImageConfiguration") { _ = UIImage.SymbolConfiguration(pointSize: 10) },
  ]
}
