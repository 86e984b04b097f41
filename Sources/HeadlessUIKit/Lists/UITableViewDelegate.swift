public import Foundation

/// Decides how a table looks and hears what is done with it.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of the row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// About how high the row is, in points.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of the section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of the section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above the section; nil for the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below the section; nil for the title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A cell comes on screen.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell has left the screen.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// A header comes on screen.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Whether the row may be highlighted.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Which row is selected in its place; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was highlighted; iOS 6.0 and later.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row is no longer highlighted; iOS 6.0 and later.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// A row is about to be deselected; another one, or nil, instead of it. iOS 3.0 and later.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row is about to be edited by a swipe.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row is no longer edited by a swipe.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a row may be dropped that is dragged there.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// The user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The user has tapped the button at a row's edge.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether the row can be deleted or inserted.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  )
    -> UITableViewCell.EditingStyle
  /// The text of the button that deletes.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Whether the row moves to the right while it is edited.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  )
    -> Bool
  /// What a swipe from the leading edge offers; nil for nothing.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from the trailing edge offers; nil for nothing.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  )
    -> IndexPath?
  { indexPath }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  )
    -> CGFloat
  { tableView.ownEstimatedRowHeight }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    tableView.sectionHeaderHeight
  }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    tableView.sectionFooterHeight
  }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { true }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  )
    -> IndexPath?
  { indexPath }
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Stands in for a type that does not have this member.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  )
    -> UITableViewCell.EditingStyle
  { .delete }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  )
    -> Bool
  { true }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Stands in for a type that does not have this member.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

/// An action behind a row that is swiped; iOS 11.0 and later.
public final class UIContextualAction: NSObject {
  /// What the action means.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Does the action, and says through the last argument whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether it destroys something.
  public let style: Style
  /// What is called when it is chosen.
  public let handler: Handler
  /// The text that is shown; nil for none.
  public var title: String?
  /// The picture that is shown; nil for none.
  public var image: UIImage?
  /// The color behind everything else; nil for none.
  public var backgroundColor: UIColor!

  /// Makes an action with a text.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    Self.requiresClass(since: 11.0)
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions behind a row; iOS 11.0 and later.
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, in order.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first action.
  public var performsFirstActionWithFullSwipe = true
  /// Makes what a swipe offers.
  public init(actions: [UIContextualAction]) {
    Self.requiresClass(since: 11.0)
    self.actions = actions
    super.init()
  }
}
