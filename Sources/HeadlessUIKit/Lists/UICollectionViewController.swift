public import Foundation

/// A controller whose view holds a collection that it fills and hears of; iOS 6.0 and later.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that it was made with.
  public final let collectionViewLayout: UICollectionViewLayout
  /// Whether code made it without a layout, and no file has a collection for it.
  private var lacksLayout = false
  private var ownCollection: UICollectionView?
  /// Whether nothing is selected any more when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether items can be moved by a long press, if the app's class takes moves (rule 770).
  open var installsStandardGestureForInteractiveMovement: Bool {
    get {
      requires(
        "installsStandardGestureForInteractiveMovement", since: 9.0,
        ownInstallsStandardGestureForInteractiveMovement)
    }
    set {
      ownInstallsStandardGestureForInteractiveMovement = requires(
        "setInstallsStandardGestureForInteractiveMovement:", since: 9.0, newValue)
    }
  }
  final var ownInstallsStandardGestureForInteractiveMovement = true {
    didSet { if let ownCollection { followMovePress(of: ownCollection) } }
  }
  /// Whether a push goes from one layout to the other. Has no effect here.
  open var useLayoutToLayoutNavigationTransitions: Bool {
    get {
      requires(
        "useLayoutToLayoutNavigationTransitions", since: 7.0,
        ownUseLayoutToLayoutNavigationTransitions)
    }
    set {
      ownUseLayoutToLayoutNavigationTransitions = requires(
        "setUseLayoutToLayoutNavigationTransitions:", since: 7.0, newValue)
    }
  }
  final var ownUseLayoutToLayoutNavigationTransitions = false {
    didSet {
      declaredOnly(
        "UICollectionViewController.useLayoutToLayoutNavigationTransitions", oldValue,
        ownUseLayoutToLayoutNavigationTransitions)
    }
  }

  /// Makes a controller with that layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = UICollectionViewFlowLayout()
    lacksLayout = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Begins or ends editing, also of the collection, which is loaded for that (rule 643).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if Simulator.current.has(.collectionsAreEdited) { collectionView?.isEditing = editing }
  }

  /// The collection view.
  open var collectionView: UICollectionView! {
    get {
      _ = loadViewForUIKit()
      return ownCollection
    }
    set {
      ownCollection = newValue
      view = newValue
    }
  }

  /// The view is a plain one that the collection fills, as in UIKit.
  open override func loadView() {
    guard !hasViewInFile else {
      loadDefaultView()
      if let collection = loadedView as? UICollectionView { wrap(collection) }
      return
    }
    if lacksLayout {
      // M124.
      Simulator.current.raise(
        .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }
    let collection = UICollectionView(
      frame: defaultViewFrame, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    wrap(collection)
  }

  private func followMovePress(of collection: UICollectionView) {
    guard deviceNumber >= 9, overrides("collectionView(_:moveItemAt:to:)") else { return }
    collection.movePress =
      ownInstallsStandardGestureForInteractiveMovement ? ItemMoveRecognizer(of: collection) : nil
  }

  private func wrap(_ collection: UICollectionView) {
    let view = UICollectionViewControllerWrapperView(frame: collection.drawnFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.drawnFrame = view.drawnBounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insert(collection, at: 0)
    ownCollection = collection
    followMovePress(of: collection)
    replaceView(with: view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownCollection else { return }
    let items = ownCollection.indexPathsForSelectedItems ?? []
    guard deviceNumber >= 11, !items.isEmpty, let coordinator = transitionCoordinator else {
      for item in items { ownCollection.deselectItem(at: item, animated: animated) }
      return
    }
    // It goes with the transition, and comes back where that is taken back (rule 1062).
    coordinator.animate(
      alongsideTransition: { [weak ownCollection] _ in
        for item in items { ownCollection?.deselectItem(at: item, animated: animated) }
      },
      completion: { [weak ownCollection] context in
        guard context.isCancelled else { return }
        for item in items {
          ownCollection?.selectItem(at: item, animated: false, scrollPosition: [])
        }
      })
  }

  // MARK: The items

  /// How many sections there are; 1 by itself.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items the section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 0 }
  /// The cell for an item that comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  /// The header, footer or other view of that kind.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { .absent() }

  // MARK: What is done with them

  /// Whether an item may be highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: true) }
  /// A finger is on the item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { isMissing() }
  /// The finger has left the item.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { isMissing() }
  /// Whether an item may be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: true) }
  /// The user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { isMissing() }
  /// The user has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { isMissing() }
  /// A cell comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { isMissing() }
  /// A cell has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { isMissing() }
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
  /// A header, footer or other view is about to be shown; iOS 8.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { isMissing() }
  /// A header, footer or other view is no longer shown; iOS 6.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { isMissing() }
  /// Whether an item may be deselected; iOS 6.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: true) }
  /// Whether a long touch of the item shows the menu; iOS 6.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Whether the menu of an item has that action; iOS 6.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// The user chose an action for an item; iOS 6.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Whether an item can have the focus; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Where an item may be dropped that is dragged there; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { isMissing(answering: proposedIndexPath) }
  /// Where a finger may put an item that began there and is here now; iOS 15.0 and later (rule 1004).
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { isMissing(answering: proposedIndexPath) }
  /// Where the content comes to rest after a change of layout; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { isMissing(answering: proposedContentOffset) }
  /// Whether two fingers select several; iOS 13.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Two fingers began to select several; iOS 13.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The menu of an item; nil for none. iOS 13.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { isMissing(answering: nil) }
  /// The menu of several items; nil for none. iOS 16.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { isMissing(answering: nil) }
  /// The user touched the preview of a menu; iOS 13.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { isMissing() }
  /// A menu is about to show; iOS 13.2 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// A menu is about to go; iOS 13.2 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isMissing() }
  /// Whether the user may move an item; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: true) }
  /// The user has moved an item; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { isMissing() }
  /// Whether an item can be edited; yes by itself. iOS 14.0 and later (rule 871).
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: true) }
  /// Whether focus may move; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Focus has moved; iOS 9.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The item that focus begins at; nil for UIKit's choice. iOS 9.0 and later.
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { nil }
  /// Whether an item that gets focus is selected too; iOS 15.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Two fingers have selected several; iOS 13.0 and later.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// Whether something that is held over the item opens it; iOS 11.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// What is lifted while the menu shows; nil for the cell. iOS 13.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// What is lowered again as the menu goes; nil for the cell. iOS 13.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// What is lifted while the menu of an item shows; nil for the cell. iOS 16.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// What is lowered again as the menu of an item goes; nil for the cell. iOS 16.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { isMissing(answering: nil) }
  /// Whether a tap on the item does something beside selecting it; iOS 16.0 and later (rule 870).
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { isMissing(answering: !collectionView.ownIsEditing) }
  /// The user tapped on an item, apart from what is selected by that; iOS 16.0 and later (rule 870).
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { isMissing() }
  /// The texts of the strip at the edge; nil for none. iOS 14.0 and later.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The item to which a text of the strip leads; iOS 14.0 and later.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
  /// The layout between two others while a gesture changes from one to the other; iOS 7 and later (rule 816).
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    isMissing(
      answering: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }
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

final class UICollectionViewControllerWrapperView: UIView {}
