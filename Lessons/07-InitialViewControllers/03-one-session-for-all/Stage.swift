import StageKit
import UIKit

/// What kind of session the student has written.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "isAStruct": { _ in
      sessions.first.map { !(type(of: $0) is AnyClass) } ?? false
    },
    // Whether the defaults of the app contain that text.
    "isStored": { argument in
      guard let text = argument as? String else { return false }
      return UserDefaults.standard.dictionaryRepresentation().values.contains {
        "\($0)".contains(text)
      }
    },
    // Selects News, as nobody can while the app is in the background.
    "openNews": { _ in
      guard let tabs = OnScreen.root as? UITabBarController else { return false }
      tabs.selectedIndex = 1
      return OnScreen.children(of: tabs).count == 2
    },
    "makesAnotherEachTime": { _ in
      guard let first = try shared, let second = try shared, type(of: first) is AnyClass else {
        return false
      }
      return first as AnyObject !== second as AnyObject
    },
  ]

  /// What `Session.shared` gives; nil where there is none.
  static var shared: Any? {
    get throws { (try call("shared") as? [Any])?.first }
  }

  /// What the tabs keep under the name `session`.
  static var sessions: [Any] {
    OnScreen.root.map { OnScreen.children(of: $0) }?.compactMap { controller in
      Mirror(reflecting: controller).children.first { $0.label == "session" }?.value
    } ?? []
  }
}
