extension UIKitCallbacks {
  /// What the runtime's sources declare; `make members` writes it.
  static let table = """
    UIAdaptivePresentationControllerDelegate: NSObjectProtocol
      adaptivePresentationStyle(for:)|UIPresentationController|->UIModalPresentationStyle
      adaptivePresentationStyle(for:traitCollection:)|UIPresentationController|UITraitCollection|->UIModalPresentationStyle
      presentationController(_:viewControllerForAdaptivePresentationStyle:)|UIPresentationController|UIModalPresentationStyle|->UIViewController?
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)|UIPresentationController|UIModalPresentationStyle|(UIViewControllerTransitionCoordinator)?|
      presentationControllerDidAttemptToDismiss(_:)|UIPresentationController|
      presentationControllerDidDismiss(_:)|UIPresentationController|
      presentationControllerShouldDismiss(_:)|UIPresentationController|->Bool
      presentationControllerWillDismiss(_:)|UIPresentationController|
    UIApplicationDelegate: NSObjectProtocol
      application(_:configurationForConnecting:options:)|UIApplication|UISceneSession|UIScene.ConnectionOptions|->UISceneConfiguration
      application(_:continue:restorationHandler:)|UIApplication|NSUserActivity|([UIUserActivityRestoring]?)->Void|->Bool
      application(_:didChangeStatusBarFrame:)|UIApplication|CGRect|
      application(_:didChangeStatusBarOrientation:)|UIApplication|UIInterfaceOrientation|
      application(_:didDecodeRestorableStateWith:)|UIApplication|NSCoder|
      application(_:didDiscardSceneSessions:)|UIApplication|Set<UISceneSession>|
      application(_:didFailToContinueUserActivityWithType:error:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didFinishLaunchingWithOptions:)|UIApplication|[UIApplication.LaunchOptionsKey:Any]?|->Bool
      application(_:didReceive:)
      application(_:didReceiveRemoteNotification:)|UIApplication|[AnyHashable:Any]|
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didUpdate:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:)
      application(_:handleOpen:)|UIApplication|URL|->Bool
      application(_:open:options:)|UIApplication|URL|[UIApplication.OpenURLOptionsKey:Any]|->Bool
      application(_:open:sourceApplication:annotation:)|UIApplication|URL|String?|Any|->Bool
      application(_:performActionFor:completionHandler:)
      application(_:performFetchWithCompletionHandler:)|UIApplication|(UIBackgroundFetchResult)->Void|
      application(_:shouldRestoreApplicationState:)|UIApplication|NSCoder|->Bool
      application(_:shouldRestoreSecureApplicationState:)
      application(_:shouldSaveApplicationState:)|UIApplication|NSCoder|->Bool
      application(_:shouldSaveSecureApplicationState:)
      application(_:supportedInterfaceOrientationsFor:)|UIApplication|UIWindow?|->UIInterfaceOrientationMask
      application(_:viewControllerWithRestorationIdentifierPath:coder:)
      application(_:willChangeStatusBarFrame:)|UIApplication|CGRect|
      application(_:willChangeStatusBarOrientation:duration:)|UIApplication|UIInterfaceOrientation|TimeInterval|
      application(_:willContinueUserActivityWithType:)|UIApplication|String|->Bool
      application(_:willEncodeRestorableStateWith:)|UIApplication|NSCoder|
      application(_:willFinishLaunchingWithOptions:)|UIApplication|[UIApplication.LaunchOptionsKey:Any]?|->Bool
      applicationDidBecomeActive(_:)|UIApplication|
      applicationDidEnterBackground(_:)|UIApplication|
      applicationDidFinishLaunching(_:)|UIApplication|
      applicationDidReceiveMemoryWarning(_:)|UIApplication|
      applicationProtectedDataDidBecomeAvailable(_:)
      applicationProtectedDataWillBecomeUnavailable(_:)
      applicationSignificantTimeChange(_:)
      applicationWillEnterForeground(_:)|UIApplication|
      applicationWillResignActive(_:)|UIApplication|
      applicationWillTerminate(_:)|UIApplication|
    UINavigationController: UIViewController
      viewControllers
    UINavigationControllerDelegate: NSObjectProtocol
      navigationController(_:animationControllerFor:from:to:)|UINavigationController|UINavigationController.Operation|UIViewController|UIViewController|->(anyUIViewControllerAnimatedTransitioning)?
      navigationController(_:didShow:animated:)|UINavigationController|UIViewController|Bool|
      navigationController(_:interactionControllerFor:)|UINavigationController|UIViewControllerAnimatedTransitioning|->(anyUIViewControllerInteractiveTransitioning)?
      navigationController(_:willShow:animated:)|UINavigationController|UIViewController|Bool|
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)|UINavigationController|->UIInterfaceOrientation
      navigationControllerSupportedInterfaceOrientations(_:)|UINavigationController|->UIInterfaceOrientationMask
    UIPageViewController: UIViewController
      viewControllers
    UIPageViewControllerDataSource: NSObjectProtocol
      pageViewController(_:viewControllerAfter:)|UIPageViewController|UIViewController|->UIViewController?
      pageViewController(_:viewControllerBefore:)|UIPageViewController|UIViewController|->UIViewController?
      presentationCount(for:)|UIPageViewController|->Int
      presentationIndex(for:)|UIPageViewController|->Int
    UIPageViewControllerDelegate: NSObjectProtocol
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)|UIPageViewController|Bool|[UIViewController]|Bool|
      pageViewController(_:spineLocationFor:)|UIPageViewController|UIInterfaceOrientation|->UIPageViewController.SpineLocation
      pageViewController(_:willTransitionTo:)|UIPageViewController|[UIViewController]|
    UIPercentDrivenInteractiveTransition: NSObject
      update(_:)|CGFloat|
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      prepareForPopoverPresentation(_:)|UIPopoverPresentationController|
    UIPresentationController: NSObject
      preferredContentSizeDidChange(forChildContentContainer:)|UIContentContainer|
      shouldPresentInFullscreen
      shouldRemovePresentersView
      viewWillTransition(to:with:)|CGSize|UIViewControllerTransitionCoordinator|
      willTransition(to:with:)|UITraitCollection|UIViewControllerTransitionCoordinator|
    UISceneDelegate: NSObjectProtocol
      scene(_:continue:)|UIScene|NSUserActivity|
      scene(_:didFailToContinueUserActivityWithType:error:)
      scene(_:didUpdate:)
      scene(_:openURLContexts:)|UIScene|Set<UIOpenURLContext>|
      scene(_:restoreInteractionStateWith:)
      scene(_:willConnectTo:options:)|UIScene|UISceneSession|UIScene.ConnectionOptions|
      scene(_:willContinueUserActivityWithType:)|UIScene|String|
      sceneDidBecomeActive(_:)|UIScene|
      sceneDidDisconnect(_:)|UIScene|
      sceneDidEnterBackground(_:)|UIScene|
      sceneWillEnterForeground(_:)|UIScene|
      sceneWillResignActive(_:)|UIScene|
      stateRestorationActivity(for:)
    UISheetPresentationController: UIPresentationController
      preferredCornerRadius
      prefersEdgeAttachedInCompactHeight
      prefersGrabberVisible
      prefersScrollingExpandsWhenScrolledToEdge
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)|UISheetPresentationController|
    UISplitViewController: UIViewController
      preferredDisplayMode
      viewControllers
    UISplitViewControllerDelegate: NSObjectProtocol
      splitViewController(_:collapseSecondary:onto:)|UISplitViewController|UIViewController|UIViewController|->Bool
      splitViewController(_:separateSecondaryFrom:)|UISplitViewController|UIViewController|->UIViewController?
      splitViewController(_:shouldHide:in:)|UISplitViewController|UIViewController|UIInterfaceOrientation|->Bool
      splitViewController(_:show:sender:)|UISplitViewController|UIViewController|Any?|->Bool
      splitViewController(_:showDetail:sender:)|UISplitViewController|UIViewController|Any?|->Bool
      splitViewController(_:willChangeTo:)|UISplitViewController|UISplitViewController.DisplayMode|
    UITabBarController: UIViewController
      viewControllers
    UITabBarControllerDelegate: NSObjectProtocol
      tabBarController(_:animationControllerForTransitionFrom:to:)|UITabBarController|UIViewController|UIViewController|->(anyUIViewControllerAnimatedTransitioning)?
      tabBarController(_:didSelect:)|UITabBarController|UIViewController|
      tabBarController(_:interactionControllerFor:)|UITabBarController|UIViewControllerAnimatedTransitioning|->(anyUIViewControllerInteractiveTransitioning)?
      tabBarController(_:shouldSelect:)|UITabBarController|UIViewController|->Bool
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)|UITabBarController|->UIInterfaceOrientation
      tabBarControllerSupportedInterfaceOrientations(_:)|UITabBarController|->UIInterfaceOrientationMask
    UIView: UIResponder
      didAddSubview(_:)|UIView|
      didMoveToSuperview()|
      didMoveToWindow()|
      layoutSubviews()|
      willMove(toSuperview:)|UIView?|
      willMove(toWindow:)|UIWindow?|
      willRemoveSubview(_:)|UIView|
    UIViewController: UIResponder
      didAnimateFirstHalfOfRotation(to:)|UIInterfaceOrientation|
      didMove(toParent:)|UIViewController?|
      didReceiveMemoryWarning()|
      didRotate(from:)|UIInterfaceOrientation|
      loadView()|
      preferredInterfaceOrientationForPresentation
      shouldAutomaticallyForwardAppearanceMethods
      shouldAutomaticallyForwardRotationMethods()|->Bool
      shouldAutorotate
      shouldAutorotate(to:)|UIInterfaceOrientation|->Bool
      supportedInterfaceOrientations
      updateViewConstraints()|
      viewDidAppear(_:)|Bool|
      viewDidDisappear(_:)|Bool|
      viewDidLayoutSubviews()|
      viewDidLoad()|
      viewDidUnload()|
      viewIsAppearing(_:)|Bool|
      viewWillAppear(_:)|Bool|
      viewWillDisappear(_:)|Bool|
      viewWillLayoutSubviews()|
      viewWillTransition(to:with:)|CGSize|UIViewControllerTransitionCoordinator|
      viewWillUnload()|
      willAnimateFirstHalfOfRotation(to:duration:)|UIInterfaceOrientation|TimeInterval|
      willAnimateRotation(to:duration:)|UIInterfaceOrientation|TimeInterval|
      willAnimateSecondHalfOfRotation(from:duration:)|UIInterfaceOrientation|TimeInterval|
      willMove(toParent:)|UIViewController?|
      willRotate(to:duration:)|UIInterfaceOrientation|TimeInterval|
      willTransition(to:with:)|UITraitCollection|UIViewControllerTransitionCoordinator|
    UIViewControllerTransitioningDelegate: NSObjectProtocol
      animationController(forDismissed:)|UIViewController|->(anyUIViewControllerAnimatedTransitioning)?
      animationController(forPresented:presenting:source:)|UIViewController|UIViewController|UIViewController|->(anyUIViewControllerAnimatedTransitioning)?
      interactionControllerForDismissal(using:)|UIViewControllerAnimatedTransitioning|->(anyUIViewControllerInteractiveTransitioning)?
      interactionControllerForPresentation(using:)|UIViewControllerAnimatedTransitioning|->(anyUIViewControllerInteractiveTransitioning)?
      presentationController(forPresented:presenting:source:)|UIViewController|UIViewController?|UIViewController|->UIPresentationController?
    UIWindowSceneDelegate: UISceneDelegate
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:)|UIWindowScene|UICoordinateSpace|UIInterfaceOrientation|UITraitCollection|
      windowScene(_:performActionFor:completionHandler:)
    """
}
