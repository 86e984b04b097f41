public import Foundation

/// Gives what is dragged out of a table; iOS 11.0 and later (rule 946).
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged of a row; nothing for one that cannot be.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The finger begins to drag; iOS 11.0 and later.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over; iOS 11.0 and later.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether what is dragged may be moved and not only copied; iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether it stays in the app; iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// How a row looks while it is dragged; nil for the usual. iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// What is added to a drag that goes on. iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
}

extension UITableViewDragDelegate {
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { isMissing(answering: nil) }
}

extension UITableViewDragDelegate {
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { isMissing(answering: []) }
}

/// Takes what is dropped on a table; iOS 11.0 and later (rule 946).
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Something was dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table might take it; asked once for each drag. iOS 11.0 and later.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The drag came over the table; iOS 11.0 and later.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would become of it at that place; asked with each movement. iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag has left the table; iOS 11.0 and later.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever it was dropped; iOS 11.0 and later.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a row looks while it goes to its place; nil for the usual. iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { isMissing(answering: UITableViewDropProposal(operation: .cancel)) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { isMissing(answering: nil) }
}
