public import Foundation

/// What an app sets of a controller for its layout, its bars and its appearance.
struct ControllerAttributes: HavingUsualValues {
  var wantsFullScreenLayout = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var viewRespectsSystemMinimumLayoutMargins = true
  var isEditing = false
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
}

/// Bars, editing and storyboards, as far as a controller speaks of them.
extension UIViewController {
  /// Whether the view reaches below a bar at that edge (rule 195).
  func reachesBelowBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  func changeEditing(_ editing: Bool) {
    attributes.isEditing = editing
    ownEditButton?.title = editing ? "Done" : "Edit"
    ownEditButton?.style = editing ? .done : .plain
  }
}

/// The part of a view that bars cover; iOS 7.0 and later.
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view the bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// Its height, in points.
  public var length: CGFloat { layoutFrame.height }
}
