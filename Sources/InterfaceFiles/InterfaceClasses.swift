extension InterfaceElement {
  /// The class of the object that it stands for, by the words of its file: the app's own where it names
  /// one, else UIKit's.
  package var className: String {
    if let own = attributes["customClass"], !own.isEmpty { return own }
    return kitClassName
  }

  /// UIKit's class for an element of that name.
  package var kitClassName: String {
    switch name {
    case "customObject", "placeholder", "exit": "NSObject"
    case "tableViewCellContentView", "collectionViewCellContentView", "containerView": "UIView"
    case "viewControllerPlaceholder", "controller": "UIViewController"
    case "tableViewSection": "section"
    case "constraint": "NSLayoutConstraint"
    case "wkWebView": "WKWebView"
    case "mapView": "MKMapView"
    case "layoutGuide": "UILayoutGuide"
    case "avPlayerViewController": "AVPlayerViewController"
    case "glkViewController": "GLKViewController"
    case "glkView": "GLKView"
    case "skView": "SKView"
    case "sceneKitView": "SCNView"
    case "arskView": "ARSKView"
    case "arscnView": "ARSCNView"
    case "mtkView": "MTKView"
    case "hostingController": "UIHostingController"
    default: "UI\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
  }

  /// Whether an object is made of it when the file is loaded, or stands for one that is there already.
  package var isObject: Bool {
    id != nil && !Self.otherNames.contains(name)
  }

  /// What has an id and is no object of its own.
  private static let otherNames: Set<String> = [
    "action", "constraint", "outlet", "outletCollection", "segue", "viewControllerLayoutGuide",
    "viewLayoutGuide",
  ]
}
