/// What a navigation or tab bar controller's view is: it asks its controller to place what is inside.
final class UILayoutContainerView: UIView {
  override var placesSubviewsItself: Bool { true }
  /// Its controller, which takes the reference back when it goes or gets another view.
  unowned(unsafe) var owner: (any ContentOwner)?

  override func controllerIsGone() { owner = nil }

  override func aroundContent(of controller: UIViewController) -> UIView? {
    guard let owner = owner as? UIViewController, controller.container === owner else { return nil }
    return wrapper
  }

  /// What the content of a stack or of a tab lies in; nil for other containers (rules 1110 and 1115).
  private(set) lazy var wrapper: UIViewControllerWrapperView? =
    switch owner {
    case is UINavigationController:
      UIViewControllerWrapperView(on: self, in: UINavigationTransitionView())
    case is UITabBarController: UIViewControllerWrapperView(on: self, in: UITransitionView())
    default: nil
    }

  override func layoutSubviews() {
    owner?.contentWillBeLaidOut()
    // What that has asked for comes now.
    needsLayout = false
    owner?.layOutContent()
    super.layoutSubviews()
  }

  override func insetsInside(_ insets: UIEdgeInsets, for subview: UIView) -> UIEdgeInsets {
    owner?.insetsOfContent(insets, for: subview) ?? insets
  }
}

/// Places the views inside of a ``UILayoutContainerView``.
protocol ContentOwner: AnyObject {
  /// What comes before the layout.
  func contentWillBeLaidOut()
  func layOutContent()
  /// What the container's bars and what reaches into the container itself cover of a view in it.
  func insetsOfContent(_ insets: UIEdgeInsets, for view: UIView) -> UIEdgeInsets
}

extension ContentOwner {
  func contentWillBeLaidOut() {}
  func insetsOfContent(_ insets: UIEdgeInsets, for view: UIView) -> UIEdgeInsets { insets }
}
