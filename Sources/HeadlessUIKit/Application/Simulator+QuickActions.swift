import EventTrace
import Foundation

/// The quick actions that the device shows at the app's icon (rule 321).
private final class QuickActions {
  /// Those that the app set, from one launch to the next.
  var own: [UIApplicationShortcutItem]

  init(own: [UIApplicationShortcutItem]) { self.own = own }
}

extension Simulator {
  private static let quickActionsKey = StateKey { QuickActions(own: $0.storedQuickActions) }

  /// A quick action as it is stored.
  private struct StoredAction: Codable {
    var type: String
    var title: String
    var subtitle: String?
    var userInfo: Data?
  }

  fileprivate var ownQuickActions: [UIApplicationShortcutItem] {
    get { state(Self.quickActionsKey).own }
    set {
      state(Self.quickActionsKey).own = newValue
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let stored = newValue.map {
        StoredAction(
          type: $0.type, title: $0.localizedTitle, subtitle: $0.localizedSubtitle,
          userInfo: $0.userInfo.flatMap {
            try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
          })
      }
      store(newValue.isEmpty ? nil : try? encoder.encode(stored), as: .quickActions)
    }
  }

  private var storedQuickActions: [UIApplicationShortcutItem] {
    guard let data = stored[.quickActions],
      let actions = try? JSONDecoder().decode([StoredAction].self, from: data)
    else { return [] }
    return actions.map { action in
      let values = action.userInfo.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil)
      }
      return UIApplicationShortcutItem(
        type: action.type, localizedTitle: action.title, localizedSubtitle: action.subtitle,
        icon: nil, userInfo: Self.coded(values))
    }
  }

  /// Those of Info.plist stand before those that the app sets (rule 321).
  private var quickActions: [UIApplicationShortcutItem] {
    let declared = info("UIApplicationShortcutItems") as? [[String: Any]] ?? []
    let fixed = declared.compactMap { item -> UIApplicationShortcutItem? in
      guard let type = item["UIApplicationShortcutItemType"] as? String,
        let title = item["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      return UIApplicationShortcutItem(
        type: type, localizedTitle: title,
        localizedSubtitle: item["UIApplicationShortcutItemSubtitle"] as? String,
        icon: nil, userInfo: Self.coded(item["UIApplicationShortcutItemUserInfo"]))
    }
    return fixed + ownQuickActions
  }

  /// The action that a user finds under that title, or the app under that type; nil for none.
  func quickAction(_ name: String) -> UIApplicationShortcutItem? {
    guard has(.quickActions) else { return nil }
    return quickActions.first { $0.localizedTitle == name || $0.type == name }
  }

  /// Why there is no such action, for whoever asked for it.
  func noQuickAction(_ name: String) -> String {
    guard has(.quickActions) else { return "iOS \(iOS) has no quick actions" }
    let titles = quickActions.map { "\"\($0.localizedTitle)\"" }
    return "the app's icon has no quick action \"\(name)\". "
      + (titles.isEmpty ? "It has none" : "It has \(titles.joined(separator: ", "))")
  }

  private static func coded(_ values: Any?) -> [String: any NSSecureCoding]? {
    (values as? [String: Any])?.compactMapValues { ($0 as AnyObject) as? any NSSecureCoding }
  }
}

extension UIApplication {
  /// The quick actions that the app adds to those of its Info.plist; nil for none. The device keeps them when
  /// the app ends; iOS 9.0 and later (rule 321).
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get {
      let own = Simulator.current.ownQuickActions
      return requires("shortcutItems", since: 9.0, own.isEmpty ? nil : own)
    }
    set {
      requires("setShortcutItems:", since: 9.0)
      Simulator.current.ownQuickActions = newValue ?? []
    }
  }
}
