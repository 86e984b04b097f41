import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct SilentHazardTests {
  private func findings(_ source: String) -> [Finding] {
    let files = FileSet(files: ["App.swift": [UInt8](source.utf8)])
    return SilentHazards(in: ScannedApp(files)).findings()
  }

  private func messages(_ source: String) -> [String] {
    findings(source).map { "\($0.message) \($0.remedy ?? "")" }
  }

  @Test("A method that UIKit calls, rightly spelled, is no finding")
  func right() {
    expectEqual(
      findings(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ app: UIApplication) {}
          func application(
            _ a: UIKit.UIApplication,
            didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool { true }
          func applicationLogic() {}
        }
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {}
          func viewModel() {}
          func present(page: Int) {}
          func updateView() {}
          func loadData() {}
          private func viewDidAppear() {}
        }
        struct Other { func viewDidAppear() {} }

        """), [])
  }

  @Test("Whoever overrides traits is told that nobody asks for them")
  func overriddenTraits() {
    let found = findings(
      """
      class Root: UIViewController {
        override var traitCollection: UITraitCollection { UITraitCollection() }
      }
      class Plain: NSObject {}
      class Own: Plain {
        override var traitCollection: Int { 1 }
      }

      """)
    expectEqual(
      found.map(\.message),
      [
        "UIKit calls `traitCollection` on a device; this course does not."
      ])
    expectEqual(found.first?.place?.line, 2)
  }

  @Test("A delegate that passes calls on by their selectors is told that nobody asks it")
  func forwarding() {
    let found = findings(
      """
      class Proxy: NSObject, UIScrollViewDelegate {
        weak var target: UIScrollViewDelegate?
        override func responds(to aSelector: Selector!) -> Bool { true }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
      }

      """)
    expectEqual(
      found.map(\.message),
      [
        "On a device an object of `Proxy` forwards the messages that it does not understand; here it is "
          + "never asked to."
      ])
    expectEqual(found.first?.place?.line, 4)
  }

  @Test("A result is the same with `any` and without")
  func existential() {
    expectEqual(
      findings(
        """
        class A: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(
            forDismissed dismissed: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? { nil }
        }
        class B: NSObject, UIViewControllerTransitioningDelegate {
          func animationController(
            forDismissed dismissed: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }

        """), [])
  }

  @Test("A near miss of a delegate's method is advice at its line")
  func nearMiss() {
    expectEqual(
      findings(
        """
        class AppDelegate: UIResponder {
        }
        extension AppDelegate: UIApplicationDelegate {
          func applicationdidFinishLaunching(_ a: UIApplication) {}
        }

        """),
      [
        Finding(
          .advice, severity: .warning,
          "UIKit never calls `applicationdidFinishLaunching(_:)`: its protocol has no such method.",
          at: SourcePlace(
            file: "App.swift", line: 4, column: 8,
            sourceLine: "  func applicationdidFinishLaunching(_ a: UIApplication) {}"),
          remedy: "Did you mean `applicationDidFinishLaunching(_:)`?")
      ])
  }

  @Test("Wrong labels and missing parameters are near misses")
  func labels() {
    expectEqual(
      messages(
        """
        class S: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {}
          func sceneDidBecomeActive() {}
          func scene(_ scene: UIScene, isNice: Bool) {}
        }

        """),
      [
        "UIKit never calls `scene(_:willConnectTo:)`: its protocol has no such method. Did you mean "
          + "`scene(_:willConnectTo:options:)`?",
        "UIKit never calls `sceneDidBecomeActive()`: its protocol has no such method. Did you mean "
          + "`sceneDidBecomeActive(_:)`?",
      ])
  }

  @Test("A method with UIKit's name and other types is advice that names UIKit's types")
  func types() {
    let found = findings(
      """
      class A: NSObject, UIApplicationDelegate {
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool { true }
      }
      class B: NSObject, UIApplicationDelegate {
        typealias Options = [UIApplication.LaunchOptionsKey: Any]
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool {
          true
        }
      }

      """)
    expectEqual(
      found.map(\.message),
      [
        "UIKit never calls `application(_:didFinishLaunchingWithOptions:)`: its parameter types "
          + "differ from those of UIKit's method."
      ])
    expectEqual(
      found.map(\.remedy),
      [
        "Declare it with `(UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool`."
      ])
  }

  @Test("An alias whose name is a part of another type's excuses no method of other types")
  func aliasesOfOtherTypes() {
    let found = findings(
      """
      typealias Hash = Int
      typealias Options = [String]
      class A: UIResponder, UIApplicationDelegate {
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any]?
        ) -> Bool { true }
        func application(_ a: UIApplication, open url: URL, options: Options) -> Bool { true }
      }

      """)
    expectEqual(found.map(\.place?.line), [4])
  }

  @Test("What looks like a method of a controller without overriding one is advice")
  func lookAlikes() {
    expectEqual(
      messages(
        """
        class Base: UIViewController {
          func viewDidAppear() {}
        }
        class Root: Base {
          func viewdidload() {}
          func shouldAutorotate() -> Bool { false }
        }

        """),
      [
        "UIKit never calls `viewDidAppear()`: `UIViewController` has no such member. Did you mean to "
          + "override `viewDidAppear(_:)`?",
        "UIKit never calls `viewdidload()`: `UIViewController` has no such member. Did you mean to "
          + "override `viewDidLoad()`?",
        "UIKit never calls `shouldAutorotate()`: `UIViewController` has no such member. Did you mean "
          + "to override `shouldAutorotate`?",
      ])
  }

  @Test("A method that UIKit calls and the course does not is advice at its line")
  func onDevices() {
    let found = findings(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {}
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      class List: UITableViewController, UICollectionViewDelegateFlowLayout {
        override func tableView(
          _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) {}
        override func tableView(
          _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
        ) -> Bool { true }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func layoutMarginsDidChange() {}
      }
      class Box: UIView {
        override func accessibilityIncrement() {}
        override func layoutSubviews() {}
      }
      class Page: UIViewController {
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        override var prefersStatusBarHidden: Bool { true }
      }

      """)
    expectEqual(found.map(\.place?.line), [2, 12, 20, 24])
    expectEqual(
      found.first?.message,
      "UIKit calls `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)` on a "
        + "device; this course does not.")
    expectEqual(found.first?.remedy, "Try code that depends on it in Xcode.")
    expectEqual(found.first?.severity, .warning)
  }

  @Test("A method that is awaited comes on devices where UIKit's has a handler, and nowhere else")
  func awaited() {
    expectEqual(
      messages(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
          ) async -> Bool { true }
          func application(
            _ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]
          ) async -> UIBackgroundFetchResult { .noData }
        }
        class Page: UIViewController, UITextFieldDelegate, UNUserNotificationCenterDelegate {
          func textFieldDidEndEditing(_ textField: UITextField) async {}
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
          ) async -> UNNotificationPresentationOptions { [] }
          func load(_ page: Int) async {}
        }

        """),
      [
        "UIKit calls `application(_:performActionFor:)` on a device; this course does not. Try code that "
          + "depends on it in Xcode.",
        "UIKit calls `application(_:didReceiveRemoteNotification:)` on a device; this course does not. "
          + "Try code that depends on it in Xcode.",
        "UIKit never calls `textFieldDidEndEditing(_:)`: it is `async`, and UIKit's method is not. "
          + "Declare it without `async`, and begin a `Task` in it.",
      ])
  }

  @Test("The two methods that tell a controller of transitions are not mistaken for each other")
  func transitions() {
    expectEqual(
      messages(
        """
        class Page: UIViewController {
          func willTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {}
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {}
        }
        class Box: UIView {
          func traitCollectionDidChange(_ previous: UITraitCollection) {}
          func touchesBegan(_ touches: Set<NSObject>, with event: UIEvent?) {}
        }

        """),
      [
        "UIKit never calls `willTransition(to:with:)`: its parameter types differ from those of UIKit's "
          + "method. Declare it with `(UITraitCollection, UIViewControllerTransitionCoordinator)`.",
        "UIKit never calls `traitCollectionDidChange(_:)`: its parameter types differ from those of "
          + "UIKit's method. Declare it with `(UITraitCollection?)`.",
        "UIKit never calls `touchesBegan(_:with:)`: its parameter types differ from those of UIKit's "
          + "method. Declare it with `(Set<UITouch>, UIEvent?)`.",
      ])
  }

  @Test("Classes of which nothing of their own is called inherit what is")
  func quietClasses() {
    expectEqual(
      findings(
        """
        class Bar: NSObject, UIToolbarDelegate {
          func positionForBar(_ bar: any UIBarPositioning) -> UIBarPosition { .top }
        }
        class Keys: UIInputViewController {
          func viewDidload() {}
        }
        class Tap: UITapGestureRecognizer {
          func touchesBegan(_ touches: Set<UITouch>, withEvent event: UIEvent) {}
        }
        class Flow: UICollectionViewFlowLayout {
          func layoutAttributesForElementsInRect(
            _ rect: CGRect
          ) -> [UICollectionViewLayoutAttributes]? { nil }
        }
        class Toggle: UISwitch {
          func layoutSubview() {}
        }
        class Knob: UIControl {
          func beginTrackingWithTouch(_ touch: UITouch, withEvent event: UIEvent?) -> Bool { true }
        }

        """
      ).map(\.remedy),
      [
        "Did you mean `position(for:)`?", "Did you mean to override `viewDidLoad()`?",
        "Did you mean to override `touchesBegan(_:with:)`?",
        "Did you mean to override `layoutAttributesForElements(in:)`?",
        "Did you mean to override `layoutSubviews()`?",
        "Did you mean to override `beginTracking(_:with:)`?",
      ])
  }

  @Test("Names of Swift 2 whose ends no type has are near misses too")
  func earlierEnds() {
    expectEqual(
      findings(
        """
        class Old: NSObject, UIAlertViewDelegate, UISplitViewControllerDelegate, UINavigationBarDelegate {
          func alertView(_ alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {}
          func splitViewController(
            _ split: UISplitViewController,
            collapseSecondaryViewController secondary: UIViewController,
            ontoPrimaryViewController primary: UIViewController
          ) -> Bool { true }
          func positionForBar(_ bar: UIBarPositioning) -> UIBarPosition { .top }
        }

        """
      ).map(\.remedy),
      [
        "Did you mean `alertView(_:clickedButtonAt:)`?",
        "Did you mean `splitViewController(_:collapseSecondary:onto:)`?",
        "Did you mean `position(for:)`?",
      ])
  }

  @Test("A name of Swift 2 or of Objective-C, and one without its preposition, are near misses")
  func earlierNames() {
    let found = messages(
      """
      class List: UIViewController, UITableViewDelegate, UIGestureRecognizerDelegate, UITextFieldDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
        func tableView(tableView: UITableView, heightForRowAtIndexPath path: IndexPath) -> CGFloat { 1 }
        func tableView(_ tableView: UITableView, didHighlightRow indexPath: IndexPath) {}
        func gestureRecognizer(
          _ g: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWithGestureRecognizer other: UIGestureRecognizer
        ) -> Bool { true }
        func textField(
          _ field: UITextField, shouldChangeCharactersInRange range: NSRange,
          replacementString string: String
        ) -> Bool { true }
        func prepareForSegue(_ segue: UIStoryboardSegue, sender: Any?) {}
        func viewWillTransitionToSize(
          _ size: CGSize, withTransitionCoordinator c: UIViewControllerTransitionCoordinator
        ) {}
        func tableView(_ tableView: UITableView, didSelectFriend friend: String) {}
        func prepareForSegueOfMine(_ segue: String) {}
      }

      """)
    let meant = [
      "tableView(_:didSelectRowAt:)", "tableView(_:heightForRowAt:)",
      "tableView(_:didHighlightRowAt:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)", "prepare(for:sender:)",
      "viewWillTransition(to:with:)",
    ]
    expectEqual(found.count, meant.count)
    for (message, name) in zip(found, meant) { expect(message.contains("`\(name)`?"), message) }
  }

  @Test("Classes that come from each other end")
  func cycle() {
    expectEqual(findings("class A: B { func f() {} }\nclass B: A { func f() {} }\n"), [])
  }
}
