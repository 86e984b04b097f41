// What cells hear of being dragged (rule 946).

extension UICollectionViewCell {
  /// Whether the cell is dragged; iOS 11.0 and later.
  public enum DragState: Int, Sendable {
    /// No; it is being lifted; yes.
    case none, lifting, dragging
  }
}

extension UITableViewCell {
  /// Whether the cell is dragged; iOS 11.0 and later.
  public enum DragState: Int, Sendable {
    /// No; it is being lifted; yes.
    case none, lifting, dragging
  }
}
