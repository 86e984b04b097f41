/// What a navigation or tab bar controller's view is: it asks its controller to place what is inside.
final class UILayoutContainerView: UIView {
  override var placesSubviewsItself: Bool { true }
  /// Its controller, which takes the reference back when it goes or gets another view.
  unowned(unsafe) var owner: (any ContentOwner)?

  override func controllerIsGone() { owner = nil }

  /// What is between it and the view of a controller on its stack or of a tab, in the responder chain alone; nil
  /// for other containers (rule 1110).
  override func aroundContent(of controller: UIViewController) -> UIView? {
    guard let owner = owner as? UIViewController, controller.container === owner else { return nil }
    if keptAroundContent == nil {
      switch owner {
      case is UINavigationController:
        keptAroundContent = UIViewControllerWrapperView(on: self, in: UINavigationTransitionView())
      case is UITabBarController:
        keptAroundContent = UIViewControllerWrapperView(on: self, in: UITransitionView())
      default: break
      }
    }
    return keptAroundContent
  }
  private var keptAroundContent: UIView?

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
