/// Members of UIKit for which apps ask by `responds(to:)` before they use them, as the way to run on several
/// versions of iOS was (rule 1249).
enum KitSelectors {
  /// Lines of a class, the first iOS that has the members, and their selectors; a `=` stands for a property, which
  /// has a getter and a setter.
  private static let text = """
    UIApplication 4.0 beginBackgroundTaskWithExpirationHandler: endBackgroundTask: backgroundTimeRemaining
    UIApplication 8.0 registerUserNotificationSettings: registerForRemoteNotifications
    UIApplication 8.0 isRegisteredForRemoteNotifications currentUserNotificationSettings
    UIApplication 10.0 openURL:options:completionHandler:
    UIApplication 13.0 connectedScenes openSessions
    UIControl 14.0 addAction:forControlEvents:
    UIDevice 3.2 userInterfaceIdiom
    UIDevice 4.0 isMultitaskingSupported
    UIDevice 6.0 identifierForVendor
    UIImage 7.0 imageWithRenderingMode: renderingMode
    UILabel 10.0 adjustsFontForContentSizeCategory=
    UINavigationBar 5.0 titleTextAttributes= setBackgroundImage:forBarMetrics:
    UINavigationBar 6.0 shadowImage=
    UINavigationBar 7.0 barTintColor=
    UINavigationBar 11.0 prefersLargeTitles=
    UINavigationBar 13.0 standardAppearance= scrollEdgeAppearance= compactAppearance=
    UINavigationController 7.0 interactivePopGestureRecognizer
    UINavigationController 8.0 hidesBarsOnSwipe= hidesBarsOnTap= hidesBarsWhenVerticallyCompact=
    UINavigationItem 5.0 leftBarButtonItems= rightBarButtonItems=
    UINavigationItem 11.0 largeTitleDisplayMode= searchController=
    UIScreen 4.0 scale
    UIScreen 8.0 nativeScale nativeBounds coordinateSpace
    UIScrollView 7.0 keyboardDismissMode=
    UIScrollView 10.0 refreshControl=
    UIScrollView 11.0 contentInsetAdjustmentBehavior= adjustedContentInset
    UITabBar 5.0 tintColor=
    UITabBar 7.0 barTintColor=
    UITabBar 10.0 unselectedItemTintColor=
    UITableView 5.0 registerNib:forCellReuseIdentifier:
    UITableView 6.0 registerClass:forCellReuseIdentifier: dequeueReusableCellWithIdentifier:forIndexPath:
    UITableView 7.0 separatorInset= estimatedRowHeight= sectionIndexBackgroundColor=
    UITableView 9.0 cellLayoutMarginsFollowReadableWidth=
    UITableView 11.0 performBatchUpdates:completion:
    UITableView 15.0 sectionHeaderTopPadding=
    UITableViewCell 7.0 separatorInset=
    UIView 4.0 contentScaleFactor=
    UIView 6.0 addConstraint: translatesAutoresizingMaskIntoConstraints=
    UIView 7.0 tintColor= tintAdjustmentMode= drawViewHierarchyInRect:afterScreenUpdates:
    UIView 7.0 snapshotViewAfterScreenUpdates:
    UIView 8.0 layoutMargins= preservesSuperviewLayoutMargins= traitCollection
    UIView 9.0 leadingAnchor topAnchor semanticContentAttribute=
    UIView 11.0 safeAreaInsets safeAreaLayoutGuide insetsLayoutMarginsFromSafeArea=
    UIView 13.0 overrideUserInterfaceStyle=
    UIViewController 5.0 presentViewController:animated:completion: addChildViewController:
    UIViewController 5.0 dismissViewControllerAnimated:completion: presentingViewController
    UIViewController 6.0 shouldAutorotate supportedInterfaceOrientations
    UIViewController 7.0 edgesForExtendedLayout= extendedLayoutIncludesOpaqueBars= topLayoutGuide
    UIViewController 7.0 automaticallyAdjustsScrollViewInsets= bottomLayoutGuide preferredContentSize=
    UIViewController 7.0 setNeedsStatusBarAppearanceUpdate prefersStatusBarHidden preferredStatusBarStyle
    UIViewController 7.0 transitioningDelegate= transitionCoordinator
    UIViewController 8.0 traitCollection presentationController popoverPresentationController
    UIViewController 8.0 showViewController:sender: viewWillTransitionToSize:withTransitionCoordinator:
    UIViewController 9.0 loadViewIfNeeded viewIfLoaded
    UIViewController 11.0 additionalSafeAreaInsets= viewSafeAreaInsetsDidChange
    UIViewController 13.0 isModalInPresentation= overrideUserInterfaceStyle=
    UIWindow 4.0 rootViewController=
    UIWindow 13.0 windowScene=
    """

  /// The first versions, by class and selector.
  private static let versions: [String: [String: Double]] = {
    var found: [String: [String: Double]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let version = Double(words[1]) ?? 0
      for word in words.dropFirst(2) {
        guard word.hasSuffix("=") else {
          found[String(words[0]), default: [:]][String(word)] = version
          continue
        }
        let name = word.dropLast()
        let bare = name.hasPrefix("is") ? name.dropFirst(2) : name
        found[String(words[0]), default: [:]][String(name)] = version
        found[String(words[0]), default: [:]][
          "set\(bare.prefix(1).uppercased())\(bare.dropFirst()):"] =
          version
      }
    }
    return found
  }()

  /// The first iOS on which objects of that class have the member; nil for what is not listed.
  static func firstVersion(of selector: String, on type: AnyClass) -> Double? {
    var next: AnyClass? = type
    while let current = next {
      if let version = versions["\(current)"]?[selector] { return version }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Whether objects of that class have the member on the device's iOS, as far as it is listed.
  static func has(_ selector: String, on type: AnyClass) -> Bool {
    firstVersion(of: selector, on: type).map { deviceVersion.number >= $0 } ?? false
  }
}
