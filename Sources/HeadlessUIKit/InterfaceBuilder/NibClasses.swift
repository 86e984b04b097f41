import Foundation
import InterfaceFiles

/// UIKit's classes by the names that files of Interface Builder have for them.
enum NibClasses {
  static let named: [String: NSObject.Type] = Dictionary(
    uniqueKeysWithValues: all.map { (_typeName($0, qualified: false), $0) })

  private static let all: [NSObject.Type] = [
    NSObject.self, UIResponder.self, UIView.self, UIControl.self, UIWindow.self, UILabel.self,
    UIButton.self, UIImageView.self, UIScrollView.self, UITextField.self, UITextView.self,
    UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self,
    UIProgressView.self, UIActivityIndicatorView.self, UIPickerView.self, UIDatePicker.self,
    UICalendarView.self, UIWebView.self,
    UISearchBar.self, UISearchTextField.self, UIStackView.self, UIVisualEffectView.self,
    UIRefreshControl.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
    UICollectionView.self, UICollectionReusableView.self, UICollectionViewCell.self,
    UICollectionViewListCell.self, UINavigationBar.self, UIToolbar.self, UITabBar.self,
    UIViewController.self, UITableViewController.self, UICollectionViewController.self,
    UINavigationController.self, UITabBarController.self, UISplitViewController.self,
    UIPageViewController.self, UISearchController.self, UIImagePickerController.self,
    UIColorPickerViewController.self, UIColorWell.self, UIInputView.self,
    UIInputViewController.self, UIHoverGestureRecognizer.self,
    UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self, UINavigationItem.self,
    UIGestureRecognizer.self, UITapGestureRecognizer.self, UIPanGestureRecognizer.self,
    UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self,
    UILongPressGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
    UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UIApplication.self,
    UISearchDisplayController.self,
  ]

  /// The classes of elements that are not named after their class.
  private static let elements: [String: NSObject.Type] = [
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self,
  ]

  /// UIKit's class for an element; nil for one of a framework that is not there.
  static func type(of element: InterfaceElement) -> NSObject.Type? {
    elements[element.name] ?? named[element.kitClassName]
  }

  /// Whether the file names a class of another of Apple's frameworks.
  static func isForeign(_ element: InterfaceElement) -> Bool {
    guard let name = element["customClass"] else { return false }
    return foreign.contains(name) || element["customModule"].map(frameworks.contains) == true
  }

  private static let frameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "GLKit", "GameKit", "LinkPresentation", "MapKit",
    "MediaPlayer", "MessageUI", "MetalKit", "PDFKit", "PencilKit", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "SpriteKit", "SwiftUI", "WebKit",
  ]
  private static let foreign: Set<String> = [
    "ARCoachingOverlayView", "ARSCNView", "ARSKView", "ARView", "AVPlayerViewController",
    "AVRoutePickerView", "GLKView", "GLKViewController", "LPLinkView",
    "MFMailComposeViewController",
    "MKMapView", "MPVolumeView", "MTKView", "PDFThumbnailView", "PDFView", "PKCanvasView",
    "QLPreviewController", "SCNView", "SFSafariViewController", "SKView", "WKWebView",
  ]

  /// What stands in for an element of another framework's: of what it is by its name.
  static func substitute(for element: InterfaceElement) -> NSObject.Type {
    let name = element.name.lowercased()
    if InterfaceFile.isController(element) { return UIViewController.self }
    if name.hasSuffix("gesturerecognizer") { return UIGestureRecognizer.self }
    // Only views have a frame and say how they place what they draw.
    let isView = element["contentMode"] != nil || element.part("frame") != nil
    return isView || name.hasSuffix("view") ? UIView.self : NSObject.self
  }
}
