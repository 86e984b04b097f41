/// What a navigation or tab bar controller's view is: it asks its controller to place what is inside.
final class UILayoutContainerView: UIView {
  weak var owner: (any ContentOwner)?

  override func layoutSubviews() { owner?.layOutContent() }
}

/// Places the views inside of a ``UILayoutContainerView``.
protocol ContentOwner: AnyObject {
  func layOutContent()
}
