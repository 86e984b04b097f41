import Foundation

/// Who is logged in.
class Session {
  static let shared = Session()

  var name: String? {
    get { UserDefaults.standard.string(forKey: "name") }
    set { UserDefaults.standard.set(newValue, forKey: "name") }
  }
}
