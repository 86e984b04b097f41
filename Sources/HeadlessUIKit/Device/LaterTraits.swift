public import Foundation

/// Whether the screen is being recorded; iOS 17.0 and later.
public nonisolated enum UISceneCaptureState: Int, Sendable {
  /// Nobody knows; it is not; it is.
  case unspecified = -1, inactive, active
}

/// In what kind of list something is; iOS 18.0 and later.
public nonisolated enum UIListEnvironment: Int, Sendable {
  /// Nobody knows; in none; in one without edges; in one of groups; in one of round groups; in a sidebar.
  case unspecified, none, plain, grouped, insetGrouped, sidebar
  /// In a sidebar without a background.
  case sidebarPlain
}

/// Where what is above a tab bar is; iOS 26.0 and later.
public nonisolated enum UITabAccessoryEnvironment: Int, Sendable {
  /// Nobody knows; nowhere; above the bar; in it.
  case unspecified, none, regular, inline
}

/// What newer versions add to traits. Nobody changes them here.
extension UITraitCollection {
  /// Whether the screen is being recorded; iOS 17.0 and later.
  public nonisolated var sceneCaptureState: UISceneCaptureState {
    requires("sceneCaptureState", since: 17.0, values.isOfScreen ? .inactive : .unspecified)
  }
  /// The language in which lines are broken and letters are placed; iOS 17.0 and later.
  public nonisolated var typesettingLanguage: Locale.Language {
    requires("typesettingLanguage", since: 17.0, Locale.Language(identifier: "en"))
  }
  /// In what kind of list it is; iOS 18.0 and later.
  public nonisolated var listEnvironment: UIListEnvironment {
    requires("listEnvironment", since: 18.0, values.isOfScreen ? .none : .unspecified)
  }
  /// Where it is above a tab bar; iOS 26.0 and later.
  public nonisolated var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    requires(
      "tabAccessoryEnvironment", since: 26.0, values.isOfScreen ? .none : .unspecified)
  }
}
