/// The patterns that authors write most, under the names that UIKit gives their events.
extension EventPattern {
  /// Something that UIKit calls and the app may override.
  public static func callback(_ name: String, on subject: String? = nil) -> EventPattern {
    EventPattern(kind: .callback, subject: subject, name: name)
  }

  /// Something that UIKit asks the app.
  public static func query(
    _ name: String, on subject: String? = nil, answer: String? = nil
  ) -> EventPattern {
    EventPattern(kind: .query, subject: subject, name: name, answer: answer)
  }

  /// A call that the app makes.
  public static func call(
    _ name: String, on subject: String? = nil, _ arguments: [String]? = nil
  ) -> EventPattern {
    EventPattern(kind: .call, subject: subject, name: name, arguments: arguments)
  }

  /// A console line that contains `text`, whoever wrote it.
  public static func console(_ text: String) -> EventPattern {
    EventPattern(kind: .console, text: text)
  }

  /// A notification that was posted.
  public static func notification(_ name: String) -> EventPattern {
    EventPattern(kind: .notification, name: name)
  }

  /// An exception of that name whose reason contains `text`.
  public static func exception(_ name: String, _ text: String? = nil) -> EventPattern {
    EventPattern(kind: .exception, name: name, text: text)
  }

  // MARK: The life of a view controller

  /// The controller makes its view.
  public static let loadView = callback("loadView")
  /// The controller's view was loaded.
  public static let viewDidLoad = callback("viewDidLoad")
  /// The view is about to appear.
  public static let viewWillAppear = callback("viewWillAppear")
  /// The view is in place and has its traits; iOS 13 and later.
  public static let viewIsAppearing = callback("viewIsAppearing")
  /// The view is about to lay out its subviews.
  public static let viewWillLayoutSubviews = callback("viewWillLayoutSubviews")
  /// The view has laid out its subviews.
  public static let viewDidLayoutSubviews = callback("viewDidLayoutSubviews")
  /// The view has appeared.
  public static let viewDidAppear = callback("viewDidAppear")
  /// The view is about to disappear.
  public static let viewWillDisappear = callback("viewWillDisappear")
  /// The view has disappeared.
  public static let viewDidDisappear = callback("viewDidDisappear")

  /// The controller is about to get another parent, or none.
  public static let willMove = callback("willMove")
  /// The controller has got another parent, or none.
  public static let didMove = callback("didMove")

  // MARK: The life of an app

  /// The first of the two launch methods of the delegate.
  public static let willFinishLaunching = callback("application(_:willFinishLaunchingWithOptions:)")
  /// The second of the two launch methods of the delegate.
  public static let didFinishLaunching = callback("application(_:didFinishLaunchingWithOptions:)")
  /// The launch method of the delegate that has no options.
  public static let applicationDidFinishLaunching = callback("applicationDidFinishLaunching")
  /// The app takes events from now on.
  public static let didBecomeActive = callback("applicationDidBecomeActive")
  /// The app is about to take no more events.
  public static let willResignActive = callback("applicationWillResignActive")
  /// The app is no longer on screen.
  public static let didEnterBackground = callback("applicationDidEnterBackground")
  /// The app is about to be on screen again.
  public static let willEnterForeground = callback("applicationWillEnterForeground")
  /// The app is about to be ended, and is told.
  public static let willTerminate = callback("applicationWillTerminate")
}
