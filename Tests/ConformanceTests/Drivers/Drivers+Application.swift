import Foundation
import HeadlessUIKit

private typealias DispatchQueue = HeadlessUIKit.DispatchQueue

/// Apps that come and go: what their delegates hear.
extension Drivers {
  static let application: [String: Driver] = [
    "returnFromBackground": { try inBackground($0) { try $0.activate() } },
    "urlInBackground": { try inBackground($0) { try $0.open(.url("speakerclock://start")) } },
    "linkInBackground": { try inBackground($0) { try $0.open(link) } },
    "pushInBackground": { try inBackground($0) { try $0.open(push) } },
    "alert": { stage in
      try stage.show { R() }
      stage.begin()
      try stage.simulator.beginInterruption()
      try stage.simulator.endInterruption()
    },
    "home": { stage in
      try stage.show { R() }
      stage.begin()
      try stage.simulator.pressHome()
    },
    "backgroundFetch": { stage in
      try stage.launch(reason: .backgroundFetch) { AD(stage: stage) { R() } }
    },
    "launchByLinkWithSavedState": { try relaunch($0, reason: link) },
    "launchByPushWithSavedState": { try relaunch($0, reason: push) },
    "restoreRoot": { stage in
      let make = {
        let delegate = AD(stage: stage) {
          let root = R()
          root.restorationIdentifier = "root"
          return root
        }
        delegate.makesWindowEarly = true
        return delegate
      }
      try stage.launch(make)
      try stage.simulator.pressHome()
      try stage.simulator.terminate()
      try stage.launch(keeping: stage.simulator.stored, make)
    },
    // The source's app has a storyboard; this one makes its window in `willConnectTo`.
    "sceneLife": { stage in
      let entry = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Scene"]
      let configurations = ["UIWindowSceneSessionRoleApplication": [entry]]
      try stage.launch(
        info: ["UIApplicationSceneManifest": ["UISceneConfigurations": configurations]],
        scene: { Scene { R() } }
      ) { AD(stage: stage) }
      try stage.simulator.pressHome()
      try stage.simulator.closeInSwitcher()
      try stage.simulator.settle()
    },
    "childOnActivation": { try childOnActivation($0, after: nil) },
    "childAfterActivation": { try childOnActivation($0, after: 0) },
    "childLaterAfterActivation": { try childOnActivation($0, after: 0.1) },
  ]

  private static let link = Simulator.LaunchReason.userActivity(
    type: NSUserActivityTypeBrowsingWeb, webpage: "https://example.com/giraffe")
  private static let push = Simulator.LaunchReason.remoteNotification(["alert": "giraffe"])

  /// Launches, goes into the background, and then lets `change` be seen.
  private static func inBackground(
    _ stage: TraceApp, _ change: (Simulator) throws -> Void
  ) throws {
    try stage.show { R() }
    try stage.simulator.pressHome()
    try stage.simulator.settle()
    stage.begin()
    try change(stage.simulator)
    try stage.simulator.settle()
  }

  /// A first life leaves its state on the device; the second one is seen.
  private static func relaunch(_ stage: TraceApp, reason: Simulator.LaunchReason) throws {
    try stage.show { R() }
    try stage.simulator.pressHome()
    try stage.simulator.terminate()
    try stage.launch(reason: reason, keeping: stage.simulator.stored) { AD(stage: stage) { R() } }
  }

  /// The root takes in a child when the app becomes active, at once or `delay` seconds later.
  private static func childOnActivation(_ stage: TraceApp, after delay: Double?) throws {
    try stage.launch {
      let delegate = AD(stage: stage) { R() }
      delegate.whenActive = { delegate in
        guard let delay else { return delegate.embedChild() }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { delegate.embedChild() }
      }
      return delegate
    }
    try stage.simulator.advance(by: 1)
  }
}

extension AD {
  fileprivate func embedChild() {
    guard let root = window?.rootViewController else { return }
    let child = C()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }
}
