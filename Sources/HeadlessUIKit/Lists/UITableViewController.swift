public import Foundation

/// A controller whose view is a table that it fills and hears of.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Whether the selection is taken back when the table appears; iOS 3.2 and later.
  open var clearsSelectionOnViewWillAppear: Bool {
    get {
      requires("clearsSelectionOnViewWillAppear", since: 3.2, ownClearsSelectionOnViewWillAppear)
    }
    set {
      ownClearsSelectionOnViewWillAppear = requires(
        "setClearsSelectionOnViewWillAppear:", since: 3.2, newValue)
    }
  }
  final var ownClearsSelectionOnViewWillAppear = true

  /// Makes a controller of a table of that style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one with UIKit's own values.
  public convenience init() { self.init(style: .plain) }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is its view.
  open var tableView: UITableView! {
    get { loadViewForUIKit() as? UITableView }
    set { view = newValue }
  }

  /// The control that a pull shows; nil for none; iOS 6.0 and later.
  open var refreshControl: UIRefreshControl? {
    get { requires("refreshControl", since: 6.0, tableView?.ownRefreshControl) }
    set {
      guard requires("setRefreshControl:", since: 6.0) else { return }
      tableView?.ownRefreshControl = newValue
    }
  }

  open override func loadView() {
    guard !hasViewInFile else {
      loadDefaultView()
      if let loadedView, !(loadedView is UITableView) {
        // Message M163.
        Simulator.current.raise(
          .internalInconsistency,
          "-[UITableViewController loadView] loaded the "
            + "\"\(file?.nameOfView ?? nibToLoad ?? "")\" nib but didn't get a UITableView.")
      }
      return
    }
    let table = UITableView(frame: defaultViewFrame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    replaceView(with: table)
  }

  /// Whether the table makes room for the keyboard: an override of `viewWillAppear(_:)` that does not call `super`
  /// turns that off (rule 970).
  final override var makesRoomForKeyboard: Bool { hasAppeared }
  private final var hasAppeared = false
  /// The table that has been filled for its first appearance.
  private final weak var filledTable: UITableView?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasAppeared = true
    if let table = loadedView as? UITableView, filledTable !== table {
      filledTable = table
      table.askAhead()
    }
    guard ownClearsSelectionOnViewWillAppear, let table = loadedView as? UITableView else { return }
    let rows = table.selection
    guard deviceNumber >= 11, !rows.isEmpty, let coordinator = transitionCoordinator else {
      for row in rows { table.deselectRow(at: row, animated: animated) }
      return
    }
    // It goes with the transition, and comes back where that is taken back (rule 1038).
    coordinator.animate(
      alongsideTransition: { [weak table] _ in
        for row in rows { table?.deselectRow(at: row, animated: animated) }
      },
      completion: { [weak table] context in
        guard context.isCancelled else { return }
        for row in rows { table?.selectRow(at: row, animated: false, scrollPosition: .none) }
      })
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: The rows

  /// How many sections there are; 1 by itself.
  open func numberOfSections(in tableView: UITableView) -> Int {
    isMissing(answering: max(1, tableView.staticSections.count))
  }
  /// How many rows the section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isMissing(answering: tableView.staticSections.element(section)?.cells.count ?? 0)
  }
  /// The cell for a row that comes on screen.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    tableView.staticSections.element(indexPath.section)?.cells.element(indexPath.row)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The text above the section; nil for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    isMissing(answering: tableView.staticSections.element(section)?.header)
  }
  /// The text below the section; nil for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    isMissing(answering: tableView.staticSections.element(section)?.footer)
  }
  /// Whether the row can be deleted or inserted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether the row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isMissing(answering: true)
  }
  /// The user has deleted or inserted a row: the data has to follow.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { isMissing() }
  /// The user has moved a row: the data has to follow.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { isMissing() }
  /// The letters at the table's edge; nil for none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    isMissing(answering: nil)
  }
  /// The section to which a letter at the edge leads.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { isMissing(answering: index) }

  // MARK: How they look, and what is done with them

  /// The height of the row, in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    isMissing(
      answering: tableView.staticSections.element(indexPath.section)?.heights
        .element(indexPath.row).flatMap(\.self) ?? tableView.rowHeight)
  }
  /// About how high the row is, in points.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  )
    -> CGFloat
  { isMissing(answering: tableView.ownEstimatedRowHeight) }
  /// The height of the section's header, in points.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    isMissing(answering: tableView.sectionHeaderHeight)
  }
  /// The height of the section's footer, in points.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    isMissing(answering: tableView.sectionFooterHeight)
  }
  /// The view above the section; nil for the title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    isMissing(answering: nil)
  }
  /// The view below the section; nil for the title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    isMissing(answering: nil)
  }
  /// A cell comes on screen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { isMissing() }
  /// A cell has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { isMissing() }
  /// A header comes on screen; iOS 6.0 and later.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { isMissing() }
  /// Whether the row may be highlighted.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isMissing(answering: true)
  }
  /// Which row is selected in its place; nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { isMissing(answering: indexPath) }
  /// The user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// The user has tapped the button at a row's edge.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { isMissing() }
  /// Whether the row can be deleted or inserted.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  )
    -> UITableViewCell.EditingStyle
  { .delete }
  /// The text of the button that deletes.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Whether the row moves to the right while it is edited.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  )
    -> Bool
  { true }
  /// What a swipe from the leading edge offers; nil for nothing.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What a swipe from the trailing edge offers; nil for nothing.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { isMissing() }
  /// The user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMissing() }
  /// The finger has left the view.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    isMissing()
  }
  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isMissing() }
  /// A footer is about to be shown; iOS 6.0 and later.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { isMissing() }
  /// A header is no longer shown; iOS 6.0 and later.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { isMissing() }
  /// A footer is no longer shown; iOS 6.0 and later.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { isMissing() }
  /// About how high a header will be; iOS 7.0 and later.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { isMissing(answering: tableView.ownEstimatedSectionHeaderHeight) }
  /// About how high a footer will be; iOS 7.0 and later.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { isMissing(answering: tableView.ownEstimatedSectionFooterHeight) }
  /// A row was highlighted; iOS 6.0 and later.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// A row is no longer highlighted; iOS 6.0 and later.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// Which row is deselected in its place; nil for none. iOS 3.0 and later.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { isMissing(answering: indexPath) }
  /// What a swipe over the row offers; nil for the usual. iOS 8.0 and later.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// A row is about to be edited by a swipe; iOS 2.0 and later.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    isMissing()
  }
  /// A row is no longer edited by a swipe; iOS 2.0 and later.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    isMissing()
  }
  /// Where a row may be dropped that is dragged there; iOS 2.0 and later.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { isMissing(answering: proposedDestinationIndexPath) }
  /// By how many steps a row is moved in; iOS 2.0 and later.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { isMissing(answering: 0) }
  /// Whether a long touch of the row shows the menu; iOS 5.0 and later.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { false }
  /// Whether the menu of a row has that action; iOS 5.0 and later.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// The user chose an action for a row; iOS 5.0 and later.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Whether a row can have the focus; iOS 9.0 and later.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether something that is held over the row opens it; iOS 11.0 and later.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Whether two fingers select several; iOS 13.0 and later.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Two fingers began to select several; iOS 13.0 and later.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The menu of a row; nil for none. iOS 13.0 and later.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { isMissing(answering: nil) }
  /// What is lifted while the menu shows; nil for the row. iOS 13.0 and later.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// The user touched the preview of a menu; iOS 13.0 and later.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { isMissing() }
  /// A menu is about to show; iOS 13.2 and later.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// A menu is about to go; iOS 13.2 and later.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// What is lowered again as the menu goes; nil for the row. iOS 13.0 and later.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// Whether focus may move; iOS 9.0 and later.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Focus has moved; iOS 9.0 and later.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The row that focus begins at; nil for UIKit's choice. iOS 9.0 and later.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Whether a row that gets focus is selected too; iOS 15.0 and later.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Two fingers have selected several; iOS 13.0 and later.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Whether a tap on the row does something beside selecting it; iOS 16.0 and later (rule 870).
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: !tableView.isInEditMode) }
  /// The user tapped on a row, apart from what is selected by that; iOS 16.0 and later (rule 870).
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { isMissing() }
  /// The content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { isMissing() }
  /// The finger is about to be lifted; it may choose where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { isMissing() }
  /// The content goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { isMissing() }
  /// The content came to rest after a scroll by the app.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isMissing() }
  /// What is zoomed; nil for nothing.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    isMissing(answering: true)
  }
  /// A tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { isMissing() }
  /// The content is about to be zoomed.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    isMissing()
  }
  /// The content is no longer zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { isMissing() }
  /// The insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { isMissing() }
}
