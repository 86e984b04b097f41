public import Foundation

/// Gives what is dragged out of a collection; iOS 11.0 and later (rule 946).
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged of an item; nothing for one that cannot be.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The finger begins to drag; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether what is dragged may be moved and not only copied; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether it stays in the app; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// How an item looks while it is dragged; nil for the usual. iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// What is added to a drag that goes on. iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
}

extension UICollectionViewDragDelegate {
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { isMissing(answering: nil) }
}

extension UICollectionViewDragDelegate {
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { isMissing(answering: []) }
}

/// Takes what is dropped on a collection; iOS 11.0 and later (rule 946).
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Something was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection might take it; asked once for each drag. iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// The drag came over the collection; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What would become of it at that place; asked with each movement. iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The drag has left the collection; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever it was dropped; iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How an item looks while it goes to its place; nil for the usual. iOS 11.0 and later.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    isMissing(answering: UICollectionViewDropProposal(operation: .cancel))
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { isMissing(answering: nil) }
}
