import Foundation

/// The sessions that the device remembers from one launch to the next.
extension Simulator {
  /// A session as it is stored.
  private struct StoredSession: Codable {
    var identifier: String
    var role: String
    var configuration: String?
    var sceneClass: String?
    var delegateClass: String?
    /// The type of the activity by which the scene is found again, and what it has with it.
    var activity: String?
    var activityTitle: String?
    var activityInfo: Data?
    var userInfo: Data?
    /// Whether the user closed it while the app could not hear of it.
    var isDiscarded: Bool?
  }

  /// The app is told at its next launch that they are gone (rule 485).
  func markSessionsAsDiscarded() {
    guard !sceneSessions.isEmpty else { return }
    storeSceneSessions(asDiscarded: true)
    sceneSessions = []
  }

  /// Keys are sorted: same sessions, same bytes.
  func storeSceneSessions(asDiscarded isDiscarded: Bool? = nil) {
    let sessions = sceneSessions.map {
      StoredSession(
        identifier: $0.persistentIdentifier, role: $0.role.rawValue,
        configuration: $0.configuration.name,
        sceneClass: $0.configuration.sceneClass.map(NSStringFromClass),
        delegateClass: $0.configuration.delegateClass.map(NSStringFromClass),
        activity: $0.stateRestorationActivity?.activityType,
        activityTitle: $0.stateRestorationActivity?.title,
        activityInfo: $0.stateRestorationActivity?.userInfo.flatMap(Self.propertyList),
        userInfo: $0.userInfo.flatMap(Self.propertyList), isDiscarded: isDiscarded)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    store(sessions.isEmpty ? nil : try? encoder.encode(sessions), as: .sceneSessions)
  }

  /// Finds the sessions of earlier launches again, with the classes that were chosen then.
  func restoreSceneSessions() {
    guard sceneSessions.isEmpty, let data = stored[.sceneSessions],
      let sessions = try? JSONDecoder().decode([StoredSession].self, from: data)
    else { return }
    let known = sessions.map { stored in
      let role = UISceneSession.Role(rawValue: stored.role)
      let configuration = UISceneConfiguration(name: stored.configuration, sessionRole: role)
      configuration.sceneClass =
        stored.sceneClass.flatMap(NSClassFromString) ?? configuration.sceneClass
      configuration.delegateClass =
        stored.delegateClass.flatMap(NSClassFromString) ?? configuration.delegateClass
      let session = UISceneSession(
        role: role, configuration: configuration, persistentIdentifier: stored.identifier)
      session.userInfo = stored.userInfo.flatMap { Self.dictionary($0) as? [String: Any] }
      if let type = stored.activity {
        let activity = NSUserActivity(activityType: type)
        activity.title = stored.activityTitle
        activity.userInfo = stored.activityInfo.flatMap(Self.dictionary)
        session.stateRestorationActivity = activity
      }
      return session
    }
    let isGone = sessions.map { $0.isDiscarded ?? false }
    sceneSessions = zip(known, isGone).filter { !$1 }.map(\.0)
    let gone = zip(known, isGone).filter(\.1).map(\.0)
    if !gone.isEmpty { discard(gone) }
  }

  private static func propertyList(_ values: [AnyHashable: Any]) -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  private static func dictionary(_ data: Data) -> [AnyHashable: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [AnyHashable: Any]
  }
}
