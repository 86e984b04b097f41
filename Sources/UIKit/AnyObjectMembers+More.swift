public import Foundation
public import HeadlessUIKit

/// More members, by which code of Swift 1 to 3 uses senders and cells whose type it does not say.
extension _CourseAnyObject {
  /// Gives a button a picture.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    (object as? UIButton)?.setImage(image, for: state)
  }
  /// Gives a button a picture behind its title.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    (object as? UIButton)?.setBackgroundImage(image, for: state)
  }
  /// Gives a button's title a colour.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    (object as? UIButton)?.setTitleColor(color, for: state)
  }
  /// Gives a button a title with attributes.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    (object as? UIButton)?.setAttributedTitle(title, for: state)
  }
  /// A button's picture for a state.
  public func image(for state: UIControl.State) -> UIImage?! {
    (object as? UIButton).map { $0.image(for: state) }
  }
  /// The title of a part of a segmented control.
  public func titleForSegment(at segment: Int) -> String?! {
    (object as? UISegmentedControl).map { $0.titleForSegment(at: segment) }
  }
  /// Turns a switch.
  public func setOn(_ on: Bool, animated: Bool) {
    (object as? UISwitch)?.setOn(on, animated: animated)
  }
  /// Adds a view to another.
  public func addSubview(_ view: UIView) { (object as? UIView)?.addSubview(view) }
  /// The view with that number.
  public func viewWithTag(_ tag: Int) -> UIView?! {
    (object as? UIView).map { $0.viewWithTag(tag) }
  }
  /// Fetches all rows or items again.
  public func reloadData() {
    (object as? UITableView)?.reloadData()
    (object as? UICollectionView)?.reloadData()
  }
  /// Shows that something goes on.
  public func startAnimating() {
    (object as? UIActivityIndicatorView)?.startAnimating()
    (object as? UIImageView)?.startAnimating()
  }
  /// No longer shows it.
  public func stopAnimating() {
    (object as? UIActivityIndicatorView)?.stopAnimating()
    (object as? UIImageView)?.stopAnimating()
  }
  /// Ends what the user's pull began.
  public func endRefreshing() { (object as? UIRefreshControl)?.endRefreshing() }
  /// How fast a finger moves.
  public func velocity(in view: UIView?) -> CGPoint! {
    (object as? UIPanGestureRecognizer)?.velocity(in: view)
  }
  /// Sets from where a finger's way counts.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    (object as? UIPanGestureRecognizer)?.setTranslation(translation, in: view)
  }
  /// Stops a timer.
  public func invalidate() {
    (object as? HeadlessUIKit.Timer)?.invalidate()
    (object as? CADisplayLink)?.invalidate()
  }
  /// The smallest value of a slider or stepper.
  public var minimumValue: Double! {
    if let it = object as? UISlider { return Double(it.minimumValue) }
    if let it = object as? UIStepper { return it.minimumValue }
    return nil
  }
  /// The largest value of a slider or stepper.
  public var maximumValue: Double! {
    if let it = object as? UISlider { return Double(it.maximumValue) }
    if let it = object as? UIStepper { return it.maximumValue }
    return nil
  }
  /// The controllers of a container.
  public var viewControllers: [UIViewController]! {
    if let it = object as? UINavigationController { return it.viewControllers }
    if let it = object as? UITabBarController { return it.viewControllers }
    return (object as? UISplitViewController)?.viewControllers
  }
  /// The member of that name; nil for what lacks it.
  public var accessibilityIdentifier: String?! {
    if let it = object as? UIView { return it.accessibilityIdentifier }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var constant: CGFloat! {
    if let it = object as? NSLayoutConstraint { return it.constant }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var contentOffset: CGPoint! {
    if let it = object as? UIScrollView { return it.contentOffset }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var contentSize: CGSize! {
    if let it = object as? UIScrollView { return it.contentSize }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var countDownDuration: TimeInterval! {
    if let it = object as? UIDatePicker { return it.countDownDuration }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var font: UIFont?! {
    if let it = object as? UILabel { return it.font }
    if let it = object as? UITextField { return it.font }
    if let it = object as? UITextView { return it.font }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var image: UIImage?! {
    if let it = object as? UIImageView { return it.image }
    if let it = object as? UIBarItem { return it.image }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var imageView: UIImageView?! {
    if let it = object as? UIButton { return it.imageView }
    if let it = object as? UITableViewCell { return it.imageView }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var isAnimating: Bool! {
    if let it = object as? UIActivityIndicatorView { return it.isAnimating }
    if let it = object as? UIImageView { return it.isAnimating }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var isEditing: Bool! {
    if let it = object as? UITextField { return it.isEditing }
    if let it = object as? UITableView { return it.isEditing }
    if let it = object as? UIViewController { return it.isEditing }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var isHighlighted: Bool! {
    if let it = object as? UIControl { return it.isHighlighted }
    if let it = object as? UITableViewCell { return it.isHighlighted }
    if let it = object as? UICollectionViewCell { return it.isHighlighted }
    if let it = object as? UILabel { return it.isHighlighted }
    if let it = object as? UIImageView { return it.isHighlighted }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var isRefreshing: Bool! {
    if let it = object as? UIRefreshControl { return it.isRefreshing }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var isUserInteractionEnabled: Bool! {
    if let it = object as? UIView { return it.isUserInteractionEnabled }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var navigationController: UINavigationController?! {
    if let it = object as? UIViewController { return it.navigationController }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var navigationItem: UINavigationItem! {
    if let it = object as? UIViewController { return it.navigationItem }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var numberOfPages: Int! {
    if let it = object as? UIPageControl { return it.numberOfPages }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var numberOfSegments: Int! {
    if let it = object as? UISegmentedControl { return it.numberOfSegments }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var parent: UIViewController?! {
    if let it = object as? UIViewController { return it.parent }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var placeholder: String?! {
    if let it = object as? UITextField { return it.placeholder }
    if let it = object as? UISearchBar { return it.placeholder }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var progress: Float! {
    if let it = object as? UIProgressView { return it.progress }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var restorationIdentifier: String?! {
    if let it = object as? UIView { return it.restorationIdentifier }
    if let it = object as? UIViewController { return it.restorationIdentifier }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var rotation: CGFloat! {
    if let it = object as? UIRotationGestureRecognizer { return it.rotation }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var scale: CGFloat! {
    if let it = object as? UIPinchGestureRecognizer { return it.scale }
    if let it = object as? UIScreen { return it.scale }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var size: CGSize! {
    if let it = object as? UIImage { return it.size }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var state: UIGestureRecognizer.State! {
    if let it = object as? UIGestureRecognizer { return it.state }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var string: String! {
    if let it = object as? NSAttributedString { return it.string }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var subviews: [UIView]! {
    if let it = object as? UIView { return it.subviews }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var textColor: UIColor?! {
    if let it = object as? UILabel { return it.textColor }
    if let it = object as? UITextField { return it.textColor }
    if let it = object as? UITextView { return it.textColor }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var textLabel: UILabel?! {
    if let it = object as? UITableViewCell { return it.textLabel }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var tintColor: UIColor?! {
    if let it = object as? UIView { return it.tintColor }
    if let it = object as? UIBarButtonItem { return it.tintColor }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var topViewController: UIViewController?! {
    if let it = object as? UINavigationController { return it.topViewController }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var transform: CGAffineTransform! {
    if let it = object as? UIView { return it.transform }
    return nil
  }
  /// The member of that name; nil for what lacks it.
  public var window: UIWindow?! {
    if let it = object as? UIView { return it.window }
    return nil
  }
}
