/// The patterns that authors write most, under the names that UIKit gives their events.
extension EventPattern {
  public static func callback(_ name: String, on subject: String? = nil) -> EventPattern {
    EventPattern(kind: .callback, subject: subject, name: name)
  }

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

  public static func notification(_ name: String) -> EventPattern {
    EventPattern(kind: .notification, name: name)
  }

  /// An exception of that name whose reason contains `text`.
  public static func exception(_ name: String, _ text: String? = nil) -> EventPattern {
    EventPattern(kind: .exception, name: name, text: text)
  }

  // MARK: The life of a view controller

  public static let loadView = callback("loadView")
  public static let viewDidLoad = callback("viewDidLoad")
  public static let viewWillAppear = callback("viewWillAppear")
  public static let viewIsAppearing = callback("viewIsAppearing")
  public static let viewWillLayoutSubviews = callback("viewWillLayoutSubviews")
  public static let viewDidLayoutSubviews = callback("viewDidLayoutSubviews")
  public static let viewDidAppear = callback("viewDidAppear")
  public static let viewWillDisappear = callback("viewWillDisappear")
  public static let viewDidDisappear = callback("viewDidDisappear")

  public static let willMove = callback("willMove")
  public static let didMove = callback("didMove")

  // MARK: The life of an app

  public static let willFinishLaunching = callback("application(_:willFinishLaunchingWithOptions:)")
  public static let didFinishLaunching = callback("application(_:didFinishLaunchingWithOptions:)")
  public static let applicationDidFinishLaunching = callback("applicationDidFinishLaunching")
  public static let didBecomeActive = callback("applicationDidBecomeActive")
  public static let willResignActive = callback("applicationWillResignActive")
  public static let didEnterBackground = callback("applicationDidEnterBackground")
  public static let willEnterForeground = callback("applicationWillEnterForeground")
  public static let willTerminate = callback("applicationWillTerminate")
}
