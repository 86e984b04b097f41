/// What has a delegate of a narrower type than the scroll view that it is.
///
/// UIKit declares the property anew in the subclass, which Swift does not allow. As a member of a
/// protocol it stands beside the one of `UIScrollView`, and is taken where the narrower type is needed.
/// An override of it in an app's class becomes one of `_courseDelegate`.
public protocol _CourseTypedDelegate: UIScrollView {}

extension UITableView: _CourseTypedDelegate {}
extension UICollectionView: _CourseTypedDelegate {}
extension UITextView: _CourseTypedDelegate {}

extension _CourseTypedDelegate where Self: UITableView {
  /// Who is told and asked; held weakly.
  public var delegate: (any UITableViewDelegate)? {
    get { _courseDelegate }
    set { _courseDelegate = newValue }
  }
}

extension _CourseTypedDelegate where Self: UICollectionView {
  /// Who is told and asked; held weakly.
  public var delegate: (any UICollectionViewDelegate)? {
    get { _courseDelegate }
    set { _courseDelegate = newValue }
  }
}

extension _CourseTypedDelegate where Self: UITextView {
  /// Who is told and asked; held weakly.
  public var delegate: (any UITextViewDelegate)? {
    get { _courseDelegate }
    set { _courseDelegate = newValue }
  }
}
