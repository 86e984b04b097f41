import Foundation

/// Who is logged in.
class Session {
  static let shared = Session()

  var name: String? {
    didSet {
      try? (name ?? "").write(
        toFile: NSTemporaryDirectory() + "user.txt", atomically: true, encoding: .utf8)
    }
  }
}
