public import Foundation

// Isolation is written out: what inherits from a protocol does not take the module's default over.

/// What a data source knows of its elements so that a table finds them again; iOS 6.0 and later
/// (rule 304).
@MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// A name for the element that it has from one launch to the next; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where the element of that name is now; nil where it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
  /// In a saved state, the version of the app that saved it; iOS 6.0 and later.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersion"
  /// In a saved state, the kind of device that saved it, as a number; iOS 6.0 and later.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// In a saved state, the version of iOS that saved it; iOS 7.0 and later.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"
  /// In a saved state, when it was saved; iOS 7.0 and later.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestamp"
  /// In a controller's saved state, the storyboard that it came from; iOS 6.0 and later.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"
}
