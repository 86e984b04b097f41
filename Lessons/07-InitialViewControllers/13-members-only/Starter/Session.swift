import Foundation

/// Who is a member, and who is logged in. The device remembers both.
class Session {
  static let shared = Session()

  private let storage = UserDefaults.standard
  private var members: [String] { storage.stringArray(forKey: "members") ?? [] }

  private init() {}

  /// The member who is logged in; nil for nobody.
  var name: String? { storage.string(forKey: "name") }

  /// Logs in a member; false when no member has that name.
  func logIn(_ name: String) -> Bool {
    guard members.contains(name) else { return false }
    storage.set(name, forKey: "name")
    return true
  }

  /// Makes a new member and logs in; false when the name is taken.
  func signUp(_ name: String) -> Bool {
    guard !members.contains(name) else { return false }
    storage.set(members + [name], forKey: "members")
    return logIn(name)
  }

  func logOut() {
    storage.removeObject(forKey: "name")
  }
}
