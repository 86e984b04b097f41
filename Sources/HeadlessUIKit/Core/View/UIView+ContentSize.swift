/// The text sizes that a view allows, and which way its content runs.
extension UIView {
  /// The smallest text that it shows; nil for no limit; iOS 15.0 and later.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { self[unused: "UIView.minimumContentSizeCategory", since: 15.0] }
    set { self[unused: "UIView.minimumContentSizeCategory", since: 15.0] = newValue }
  }
  /// The largest text that it shows; nil for no limit; iOS 15.0 and later.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { self[unused: "UIView.maximumContentSizeCategory", since: 15.0] }
    set { self[unused: "UIView.maximumContentSizeCategory", since: 15.0] = newValue }
  }
  /// What limits the size of its text, in words; iOS 15.0 and later.
  public var appliedContentSizeCategoryLimitsDescription: String {
    requires("appliedContentSizeCategoryLimitsDescription", since: 15.0)
    declaredOnly("UIView.appliedContentSizeCategoryLimitsDescription")
    return ""
  }
  /// Which way content with that attribute runs; iOS 9.0 and later.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    requires(
      "userInterfaceLayoutDirectionForSemanticContentAttribute:", since: 9.0,
      attribute.direction(around: directionOfTheApp))
  }
  /// Which way the app's language runs.
  static var directionOfTheApp: UIUserInterfaceLayoutDirection {
    Simulator.current.currentTraits.values.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// Which way content with that attribute runs in what runs that way; iOS 10.0 and later.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    requires(
      "userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:",
      since: 10.0, semanticContentAttribute.direction(around: layoutDirection))
  }
}

/// The content that fills what is empty, and the scroll views that bars follow.
extension UIViewController {
  /// The name under which the system counts what people do; iOS 17.0 and later.
  public var interactionActivityTrackingBaseName: String? {
    get { self[unused: "UIViewController.interactionActivityTrackingBaseName", since: 16.0] }
    set {
      self[unused: "UIViewController.interactionActivityTrackingBaseName", since: 16.0] = newValue
    }
  }
}
