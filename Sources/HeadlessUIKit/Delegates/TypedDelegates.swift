/// What has a delegate of a narrower type than the scroll view that it is.
///
/// UIKit declares the property anew in the subclass, which Swift does not allow. As a member of a
/// protocol it stands beside the one of `UIScrollView`, and is taken where the narrower type is needed.
public protocol _CourseTypedDelegate: UIScrollView {}

extension UITableView: _CourseTypedDelegate {}
extension UICollectionView: _CourseTypedDelegate {}
extension UITextView: _CourseTypedDelegate {}

extension _CourseTypedDelegate where Self: UITableView {
  /// Who is told and asked; held weakly.
  public var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension _CourseTypedDelegate where Self: UICollectionView {
  /// Who is told and asked; held weakly.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension _CourseTypedDelegate where Self: UITextView {
  /// Who is told and asked; held weakly.
  public var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
