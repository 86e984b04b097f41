import Foundation

/// A delegate of every kind that has no optional method of its own: whoever calls one reaches the default.
///
/// A class of an app's that adopts a protocol calls it for the optional methods that only a class below
/// implements (rule 781). The required methods are there because Swift wants them; nobody calls them.
final class AbsentDelegate: NSObject {
  /// Both kinds of delegates have one.
  var window: UIWindow?
}

/// The delegate that has no method, as one of that protocol's.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public func _courseAbsent<Kind>(_ kind: Kind.Type) -> Kind { AbsentDelegate() as! Kind }

extension AbsentDelegate: UIApplicationDelegate, UIWindowSceneDelegate,
  UNUserNotificationCenterDelegate
{}

extension AbsentDelegate: UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {}

extension AbsentDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate, UIPageViewControllerDelegate, UISearchControllerDelegate,
  UIPopoverControllerDelegate, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UIViewControllerTransitioningDelegate
{}

extension AbsentDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension AbsentDelegate: UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension AbsentDelegate: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}

extension AbsentDelegate: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
  UIPickerViewDelegate, UICalendarViewDelegate, UITabBarDelegate, UIToolbarDelegate,
  UINavigationBarDelegate, UIGestureRecognizerDelegate, CALayerDelegate, CAAnimationDelegate,
  NSTextStorageDelegate, NSLayoutManagerDelegate
{}

extension AbsentDelegate: UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {}
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {}
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}
}

extension AbsentDelegate: UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate,
  UILargeContentViewerInteractionDelegate
{
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension AbsentDelegate: UIActionSheetDelegate, UIAlertViewDelegate,
  UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
  UIDocumentPickerDelegate, UIDocumentInteractionControllerDelegate, UIWebViewDelegate,
  UIImagePickerControllerDelegate, SFSafariViewControllerDelegate, UIDynamicAnimatorDelegate,
  UICollisionBehaviorDelegate
{}

extension AbsentDelegate: FileManagerDelegate, StreamDelegate,
  UIFindInteractionDelegate
{
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { nil }
}

extension AbsentDelegate: XMLParserDelegate, NSUserActivityDelegate, URLSessionDataDelegate,
  URLSessionDownloadDelegate, URLSessionWebSocketDelegate
{
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}
}
extension AbsentDelegate: UISearchDisplayDelegate, UIAccelerometerDelegate {}
extension AbsentDelegate: UIPreviewInteractionDelegate {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
}

extension AbsentDelegate: UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}
extension AbsentDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}
extension AbsentDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

extension AbsentDelegate: UIScribbleInteractionDelegate, UIToolTipInteractionDelegate,
  UITextInteractionDelegate, UITextFormattingViewControllerDelegate, UISearchTextFieldDelegate,
  UIPageControlTimerProgressDelegate, UITabBarControllerSidebarDelegate,
  UIPrinterPickerControllerDelegate, UIPrintInteractionControllerDelegate,
  UIVideoEditorControllerDelegate, UITextSelectionDisplayInteractionDelegate,
  UIScreenshotServiceDelegate, UIDocumentBrowserViewControllerDelegate
{}
extension AbsentDelegate: NSTextLayoutManagerDelegate, UINavigationItemRenameDelegate {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}
extension AbsentDelegate: UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}
}
extension AbsentDelegate: UIIndirectScribbleInteractionDelegate {
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([String]) -> Void
  ) {}
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: String
  ) -> Bool { false }
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: String
  ) -> CGRect { .zero }
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: String,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void
  ) {}
}

extension AbsentDelegate: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
}
