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
  }

  /// Keys are sorted: same sessions, same bytes.
  func storeSceneSessions() {
    let sessions = sceneSessions.map {
      StoredSession(
        identifier: $0.persistentIdentifier, role: $0.role.rawValue,
        configuration: $0.configuration.name,
        sceneClass: $0.configuration.sceneClass.map(NSStringFromClass),
        delegateClass: $0.configuration.delegateClass.map(NSStringFromClass))
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
    sceneSessions = sessions.map { stored in
      let role = UISceneSession.Role(rawValue: stored.role)
      let configuration = UISceneConfiguration(name: stored.configuration, sessionRole: role)
      configuration.sceneClass =
        stored.sceneClass.flatMap(NSClassFromString) ?? configuration.sceneClass
      configuration.delegateClass =
        stored.delegateClass.flatMap(NSClassFromString) ?? configuration.delegateClass
      return UISceneSession(
        role: role, configuration: configuration, persistentIdentifier: stored.identifier)
    }
  }
}
