package import Foundation

/// What a storyboard says of one segue; held by the controller that it leads from.
package final class SegueTemplate: NSObject {
  /// The word that the storyboard has for how the destination is shown.
  package enum Kind: String {
    /// In a way that those around the source choose; iOS 8.0 and later.
    case show, showDetail
    /// Over the source, as today's files and those before iOS 8 say it.
    case presentation, modal
    /// In a bubble, likewise.
    case popoverPresentation, popover
    /// On the source's navigation controller; files before iOS 8 say so.
    case push
    /// In the place of a split view's other controller; files before iOS 8 say so.
    case replace
    /// Inside of a view of the source, while that loads.
    case embed
    /// Back to a controller that is there already.
    case unwind
    /// As the segue's own class does.
    case custom
  }

  /// How the destination is shown.
  package let kind: Kind
  /// The name by which the app follows the segue; nil without one.
  package let identifier: String?
  /// The class of the segue; nil for UIKit's own.
  package var segueClass: UIStoryboardSegue.Type?
  /// Whether the destination comes with animation.
  package var isAnimated = true
  /// How the destination is presented; nil as it says itself.
  package var presentationStyle: UIModalPresentationStyle?
  /// In which manner it comes; nil as it says itself.
  package var transitionStyle: UIModalTransitionStyle?
  /// The method of the controller that an unwind segue leads to.
  package var unwindAction: Selector?
  /// The source's method that makes the destination; iOS 13.0 and later.
  package var creator: Selector?
  /// What a popover points to, or the view that an embedded controller fills.
  package weak var anchor: AnyObject?
  /// Where the arrow of a popover may point.
  package var arrowDirections = UIPopoverArrowDirection.any
  /// Which column of a split view a segue of the kind `replace` fills.
  package var column = 1
  /// Makes the destination out of its scene, or lets the closure make it, which gets the scene's coder.
  package var make: (_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? = { _ in nil
  }
  /// The controller that the segue leads from.
  package weak var source: UIViewController?

  /// Makes a segue that leads from nowhere yet.
  package init(_ kind: Kind, identifier: String? = nil) {
    (self.kind, self.identifier) = (kind, identifier)
    super.init()
  }
}
