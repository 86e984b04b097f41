import Foundation

/// What an app is opened with: a URL, a push notification, something that began elsewhere.
extension Simulator {
  /// Whether this version of iOS has such a thing at all.
  func supports(_ reason: LaunchReason) -> Bool {
    switch reason {
    case .userActivity: has(.userActivities)
    case .quickAction: has(.quickActions)
    case .backgroundFetch: has(.backgroundFetches)
    case .user, .url, .remoteNotification: true
    }
  }

  /// Whether the launch methods can keep it from the app; a push comes in any case (rule 18).
  func isRefusable(_ reason: LaunchReason) -> Bool {
    switch reason {
    case .url, .userActivity, .quickAction: true
    case .user, .remoteNotification, .backgroundFetch: false
    }
  }

  /// Hands over what the app was opened with, to the newest method that the delegate has.
  func deliver(_ reason: LaunchReason) {
    guard let application, supports(reason) else { return }
    switch reason {
    case .user:
      break
    case .url(let text):
      guard let url = URL(string: text) else { return }
      if isSceneApp { deliverToScene(url) } else { deliver(url, to: application) }
    case .remoteNotification(let payload):
      deliver(payload, to: application)
    case .userActivity(let type, let webpage):
      let activity = activity(type, webpage)
      if isSceneApp { deliverToScene(activity) } else { deliver(activity, to: application) }
    case .quickAction(let name):
      guard let action = quickAction(name) else { return }
      if isSceneApp { deliverToScene(action) } else { deliver(action, to: application) }
    case .backgroundFetch:
      tellDelegate(
        "application(_:performFetchWithCompletionHandler:)", ["UIApplication", "handler"]
      ) { $0.application(application, performFetchWithCompletionHandler: { _ in }) }
    }
  }

  func activity(_ type: String, _ webpage: String?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.webpageURL = webpage.flatMap { URL(string: $0) }
    return activity
  }

  private func deliver(_ url: URL, to application: UIApplication) {
    if has(.urlWithOptions),
      tellDelegate(
        "application(_:open:options:)", ["UIApplication", "\(url)", "[:]"],
        {
          $0.application(application, open: url, options: [:])
        }) != nil
    {
      return
    }
    if has(.urlWithSource),
      tellDelegate(
        "application(_:open:sourceApplication:annotation:)",
        ["UIApplication", "\(url)", "nil", "annotation"],
        {
          $0.application(application, open: url, sourceApplication: nil, annotation: NSNull())
        }) != nil
    {
      return
    }
    tellDelegate("application(_:handleOpen:)", ["UIApplication", "\(url)"]) {
      $0.application(application, handleOpen: url)
    }
  }

  /// The method with a handler takes the place of the older one (rule 322).
  private func deliver(_ payload: [String: String], to application: UIApplication) {
    if has(.pushesHaveHandlers),
      tellDelegate(
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        ["UIApplication", "userInfo", "handler"],
        {
          $0.application(
            application, didReceiveRemoteNotification: payload, fetchCompletionHandler: { _ in })
        }) != nil
    {
      return
    }
    tellDelegate(
      "application(_:didReceiveRemoteNotification:)", ["UIApplication", "userInfo"]
    ) { $0.application(application, didReceiveRemoteNotification: payload) }
  }

  /// Between the way to the front and being active, as a URL (rule 321).
  private func deliver(_ action: UIApplicationShortcutItem, to application: UIApplication) {
    tellDelegate(
      "application(_:performActionFor:completionHandler:)",
      ["UIApplication", "\(action)", "handler"]
    ) { $0.application(application, performActionFor: action, completionHandler: { _ in }) }
  }

  /// The type is announced before the activity is there (T6, T7).
  private func deliver(_ activity: NSUserActivity, to application: UIApplication) {
    let type = activity.activityType
    tellDelegate(
      "application(_:willContinueUserActivityWithType:)", ["UIApplication", "\"\(type)\""]
    ) { $0.application(application, willContinueUserActivityWithType: type) }
    tellDelegate(
      "application(_:continue:restorationHandler:)", ["UIApplication", "\(activity)", "handler"]
    ) { delegate in
      delegate.application(application, continue: activity) { [self] restorers in
        restore(activity, by: restorers ?? [])
      }
    }
  }

  private func restore(_ activity: NSUserActivity, by restorers: [any UIUserActivityRestoring]) {
    for restorer in restorers {
      callback("restoreUserActivityState(_:)", on: restorer, ["\(activity)"]) {
        restorer.restoreUserActivityState(activity)
      }
    }
  }
}
