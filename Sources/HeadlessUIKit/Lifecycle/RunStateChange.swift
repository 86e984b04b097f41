import Foundation

/// A step on the way between the front and the background, and who hears of it under which name.
enum RunStateChange {
  case becameActive, willResignActive, enteredBackground, willEnterForeground

  /// The method of the application's delegate.
  var applicationMember: String {
    switch self {
    case .becameActive: "applicationDidBecomeActive(_:)"
    case .willResignActive: "applicationWillResignActive(_:)"
    case .enteredBackground: "applicationDidEnterBackground(_:)"
    case .willEnterForeground: "applicationWillEnterForeground(_:)"
    }
  }

  /// The method of a scene's delegate.
  var sceneMember: String {
    switch self {
    case .becameActive: "sceneDidBecomeActive(_:)"
    case .willResignActive: "sceneWillResignActive(_:)"
    case .enteredBackground: "sceneDidEnterBackground(_:)"
    case .willEnterForeground: "sceneWillEnterForeground(_:)"
    }
  }

  func tell(_ delegate: any UIApplicationDelegate, of application: UIApplication) {
    switch self {
    case .becameActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .enteredBackground: delegate.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    }
  }

  func tell(_ delegate: any UISceneDelegate, of scene: UIScene) {
    switch self {
    case .becameActive: delegate.sceneDidBecomeActive(scene)
    case .willResignActive: delegate.sceneWillResignActive(scene)
    case .enteredBackground: delegate.sceneDidEnterBackground(scene)
    case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
    }
  }

  var applicationNotification: Notification.Name {
    switch self {
    case .becameActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .enteredBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    }
  }

  var sceneNotification: Notification.Name {
    switch self {
    case .becameActive: UIScene.didActivateNotification
    case .willResignActive: UIScene.willDeactivateNotification
    case .enteredBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    }
  }
}

extension Simulator {
  /// Tells the application's delegate, or in an app with scenes theirs, and posts what is posted in
  /// both (rule 39). Scenes are active before the application is (rule 523).
  func tell(_ change: RunStateChange) {
    guard !isDead, let application else { return }
    if isSceneApp {
      for scene in scenes { tell(change, to: scene) }
      if change == .becameActive { runState = .active }
    } else {
      tellDelegate(change.applicationMember, ["UIApplication"]) {
        change.tell($0, of: application)
      }
    }
    notificationCenter.postFromUIKit(change.applicationNotification, object: application)
  }
}
