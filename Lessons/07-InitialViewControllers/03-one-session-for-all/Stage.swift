import StageKit
import UIKit

/// What kind of session the student has written.
enum Stage {
  /// All that outlives the app, or that other apps can read.
  struct Store {
    var defaults: NSDictionary = [:]
    var files: [String: Data] = [:]
    var copied: [String] = []

    static var now: Store {
      let home = NSHomeDirectory()
      var files: [String: Data] = [:]
      for path in FileManager.default.subpaths(atPath: home) ?? [] {
        files[path] = FileManager.default.contents(atPath: "\(home)/\(path)")
      }
      return Store(
        defaults: UserDefaults.standard.dictionaryRepresentation() as NSDictionary, files: files,
        copied: UIPasteboard.general.strings ?? [])
    }
  }

  static var before = Store()

  static let actions: [String: (Any?) throws -> Any?] = [
    // The keyboard goes.
    "endEditing": { _ in OnScreen.window?.endEditing(true) ?? false },
    "isAStruct": { _ in
      sessions.first.map { !(type(of: $0) is AnyClass) } ?? false
    },
    // What is stored before anybody logs in.
    "lookAtTheStore": { _ in
      before = Store.now
      return true
    },
    // Whether something in that place has changed since.
    "isStored": { argument in
      let now = Store.now
      return argument as? String == "defaults"
        ? now.defaults != before.defaults
        : now.files != before.files || now.copied != before.copied
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
