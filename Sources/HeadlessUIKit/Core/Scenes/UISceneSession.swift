public import Foundation

/// An instance of the app's interface as the app switcher knows it, with a scene or without one;
/// iOS 13.0 and later.
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the session's scenes are made, as it was decided when the session was new.
  public internal(set) var configuration: UISceneConfiguration
  /// The same from one launch of the app to the next.
  public let persistentIdentifier: String
  /// By what the scene is found again; nil for nothing (rule 306).
  public var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session: property lists alone.
  public var userInfo: [String: Any]? {
    didSet { Simulator.current.storeSceneSessions() }
  }

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }

  /// The class and the identifier; never an address.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { "<UISceneSession \(persistentIdentifier)>" }
  }
}

/// Which classes a scene is made of; iOS 13.0 and later.
open class UISceneConfiguration: NSObject {
  /// Its name in the Info.plist; nil without one.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene itself; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, made with plain `init()`.
  open var delegateClass: AnyClass?

  /// The storyboard whose first controller is shown; nil for none.
  open lazy var storyboard: UIStoryboard? = storyboardName.map {
    UIStoryboard(name: $0, bundle: nil)
  }
  private let storyboardName: String?

  /// The configuration of that name in Info.plist, or the role's first one when `name` is nil; what
  /// Info.plist does not say is for the app to fill in.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    Self.requiresClass(since: 13.0)
    let simulator = Simulator.current!
    let entry = simulator.sceneManifestEntry(named: name, role: sessionRole)
    if entry == nil, let name, simulator.isSceneApp {
      // Message M140.
      simulator.console(
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
          + "\"\(name)\")")
    }
    self.name = entry?.name ?? name
    role = sessionRole
    storyboardName = entry?.storyboard
    sceneClass = entry?.sceneClassName.flatMap(NSClassFromString)
    delegateClass = entry?.delegateClassName.flatMap(NSClassFromString)
    super.init()
  }

  /// The class and the name; never an address.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<UISceneConfiguration \(name ?? "(no name)")>" }
  }
}
