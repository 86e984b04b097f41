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
  /// A header comes on screen; iOS 6.0 and later.
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
  /// A footer is about to be shown; iOS 6.0 and later.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A header is no longer shown; iOS 6.0 and later.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A footer is no longer shown; iOS 6.0 and later.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// About how high a header will be; iOS 7.0 and later.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// About how high a footer will be; iOS 7.0 and later.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// What a swipe over the row offers; nil for the usual. iOS 8.0 and later.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// By how many steps a row is moved in; iOS 2.0 and later.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Whether a long touch of the row shows the menu; iOS 5.0 and later.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether the menu of a row has that action; iOS 5.0 and later.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// The user chose an action for a row; iOS 5.0 and later.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Whether a row can have the focus; iOS 9.0 and later.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether something that is held over the row opens it; iOS 11.0 and later.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Whether two fingers select several; iOS 13.0 and later.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Two fingers began to select several; iOS 13.0 and later.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The menu of a row; nil for none. iOS 13.0 and later.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted while the menu shows; nil for the row. iOS 13.0 and later.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The user touched the preview of a menu; iOS 13.0 and later.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// A menu is about to show; iOS 13.2 and later.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A menu is about to go; iOS 13.2 and later.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// What is lowered again as the menu goes; nil for the row. iOS 13.0 and later.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Whether focus may move; iOS 9.0 and later.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Focus has moved; iOS 9.0 and later.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
  /// The row that focus begins at; nil for UIKit's choice. iOS 9.0 and later.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Whether a row that gets focus is selected too; iOS 15.0 and later.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// Two fingers have selected several; iOS 13.0 and later.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Whether a tap on the row does something beside selecting it; iOS 16.0 and later (rule 870).
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// The user tapped on a row, apart from what is selected by that; iOS 16.0 and later (rule 870).
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  )
}

extension UITableViewDelegate {
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  )
    -> IndexPath?
  { isMissing(answering: indexPath) }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { isMissing(answering: proposedDestinationIndexPath) }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    isMissing(answering: tableView.rowHeight)
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  )
    -> CGFloat
  { isMissing(answering: tableView.ownEstimatedRowHeight) }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    isMissing(answering: tableView.sectionHeaderHeight)
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    isMissing(answering: tableView.sectionFooterHeight)
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    isMissing(answering: nil)
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    isMissing(answering: nil)
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  )
    -> IndexPath?
  { isMissing(answering: indexPath) }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  )
    -> UITableViewCell.EditingStyle
  { .delete }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  )
    -> Bool
  { true }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { isMissing(answering: tableView.ownEstimatedSectionHeaderHeight) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { isMissing(answering: tableView.ownEstimatedSectionFooterHeight) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { isMissing(answering: 0) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The default for a type that does not implement this member.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: !tableView.isInEditMode) }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { isMissing() }
}

/// An action behind a row that is swiped; iOS 11.0 and later.
open class UIContextualAction: NSObject {
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
  /// The color behind its text.
  final var drawnColor: UIColor {
    backgroundColor ?? (style == .destructive ? .systemRed : .systemGray)
  }

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
  public var performsFirstActionWithFullSwipe = true {
    didSet {
      declaredOnly(
        "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe", oldValue,
        performsFirstActionWithFullSwipe)
    }
  }
  /// Makes what a swipe offers.
  public init(actions: [UIContextualAction]) {
    Self.requiresClass(since: 11.0)
    self.actions = actions
    super.init()
  }
}
