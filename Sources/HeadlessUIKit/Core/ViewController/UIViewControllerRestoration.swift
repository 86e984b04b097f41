public import Foundation

// Isolation is written out: what inherits from a protocol does not take the module's default over.

/// A class that finds or makes controllers whose state was saved; iOS 6.0 and later (rule 301).
@MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller at that path of restoration identifiers, which is to get its state again; nil for
  /// none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
