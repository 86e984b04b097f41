import EventTrace
import Foundation
import Expectations
import Testing

/// What an app that uses a member too early meets.
struct MemberCheckTests {
  @Test("A member that is newer than its class ends an app that uses it on an older version")
  func members() throws {
    let table = try MemberTable.ofSources.get().members
    let classes = Self.classes(in: table)
    let newer = table.filter { member in
      guard member.kind == .message, let since = member.version, let type = classes[member.type]
      else { return false }
      return since > type.version ?? .first
    }
    let unchecked = newer.filter { member in
      !member.isChecked && !Self.members.keys.contains { member.path.hasPrefix($0) }
    }
    expectEqual(
      unchecked.map(\.path), [],
      "Begin its body with `requires(_:since:)`, or say in this test why not.")
    expectEqual(
      Self.members.keys.filter { path in !newer.contains { $0.path.hasPrefix(path) } }, [])
  }

  @Test(
    "A class that is newer than its superclass ends an app that makes an object of it too early")
  func classes() throws {
    let table = try MemberTable.ofSources.get().members
    let classes = Self.classes(in: table)
    let newer = classes.values.filter { type in
      guard case .classes(let superclass) = type.kind, let since = type.version else {
        return false
      }
      let parent = classes["\(type.type).\(superclass)"] ?? classes[superclass]
      return since > parent?.version ?? .first
    }
    let unchecked = newer.filter { !$0.isChecked && Self.types[$0.path] == nil }
    expectEqual(
      unchecked.map(\.path).sorted(), [],
      "Begin its initializers with `Self.requiresClass(since:)`, or say in this test why not.")
    expectEqual(Set(Self.types.keys).subtracting(newer.map(\.path)), [])
  }

  @Test("A nib can hold every view, controller and recognizer, but those that only code makes")
  func interfaceClasses() throws {
    let classes = Self.classes(in: try MemberTable.ofSources.get().members)
    let roots: Set = [
      "UIView", "UIViewController", "UIGestureRecognizer", "UIBarItem", "UICollectionViewLayout",
    ]
    func descends(_ name: String) -> Bool {
      guard case .classes(let superclass)? = classes[name]?.kind else { return false }
      return roots.contains(superclass) || descends(superclass)
    }
    let file = MemberTable.sources.appending(path: "InterfaceBuilder/NibClasses.swift")
    let list = try String(contentsOf: file, encoding: .utf8)
    let unread = classes.keys.filter { descends($0) && !list.contains(" \($0).self") }
    expectEqual(
      Set(unread).subtracting(Self.madeByCode).sorted(), [],
      "List it in NibClasses.swift, as AddingMembers.md says, or below if no file can have it.")
    expectEqual(Self.madeByCode.subtracting(unread).sorted(), [])
  }

  /// Classes that Interface Builder cannot make.
  private static let madeByCode: Set = [
    "SFSafariViewController", "UIActionSheet", "UIActivityViewController", "UIAlertController",
    "UIAlertView",
    "UICollectionViewCompositionalLayout", "UICollectionViewTransitionLayout", "UIListContentView",
    "UIPopoverBackgroundView", "UISearchContainerViewController",
    "UIContentUnavailableView", "UIDocumentPickerViewController", "UIFontPickerViewController",
    "UIReferenceLibraryViewController", "UIPasteControl", "UITextFormattingViewController",
    "UIVideoEditorController", "UIBackgroundExtensionView", "UIDocumentBrowserViewController",
  ]

  private static func classes(in table: [Member]) -> [String: Member] {
    let classes = table.filter { if case .classes = $0.kind { true } else { false } }
    return Dictionary(classes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Members that are newer than their class and not checked, by the beginnings of their paths.
  private static let members = [
    "CIFaceFeature.": "Detectors make them, and here they find none.",
    "UITableViewController.tableView(":
      "Methods of a delegate; in UIKit the class has them only where a subclass does.",
    "UITableViewController.tableViewDidEnd": "A method of a delegate.",
    "UITableViewController.indexPath": "A method of a delegate.",
    "UICollectionViewController.collectionView": "Methods of a delegate or data source.",
    "UICollectionViewController.index": "Methods of a delegate or data source.",
    "UIApplication.open(_:options:)": "The form with a completion, which it calls, asks.",
    "UIAttachmentBehavior.slidingAttachment(": "What makes it asks.",
    "UIAttachmentBehavior.limitAttachment(": "What makes it asks.",
    "UIAttachmentBehavior.fixedAttachment(": "What makes it asks.",
    "UIAttachmentBehavior.pinAttachment(": "What makes it asks.",
    "UIImageView.addSymbolEffect(": "What shows the effect asks.",
    "UIImageView.removeSymbolEffect(": "What shows the effect asks.",
    "UIImageView.setSymbolImage(": "What shows the effect asks.",
    "UIKeyCommand.alternates": "Only a newer initializer sets it.",
    "UIKeyCommand.propertyList": "Only a newer initializer sets it.",
    "UIPasteboard.detect": "The ones for patterns, which the others are made of, ask.",
    "UIScrollView.topEdgeEffect": "What hands it out asks.",
    "UIScrollView.bottomEdgeEffect": "What hands it out asks.",
    "UIScrollView.leftEdgeEffect": "What hands it out asks.",
    "UIScrollView.rightEdgeEffect": "What hands it out asks.",
    "UITextView.supportsTextReplacement": "A search asks it, which is checked.",
    "UITextView.compare(_:toRange:document:)": "A search calls it, which is checked.",
    "UITextView.performTextSearch(": "A search calls it, which is checked.",
    "UITextView.decorate(": "A search calls it, which is checked.",
    "UITextView.clearAllDecoratedFoundText()": "A search calls it, which is checked.",
    "UITextView.replace(foundTextRange:": "A search calls it, which is checked.",
    "UITextView.replaceAll(queryString:": "A search calls it, which is checked.",
    "CGColor.": "No object of Objective-C's.",
    "FileHandle.": "Foundation's.",
    "FileManager.": "Foundation's.",
    "NSKeyedArchiver.": "Foundation's.",
    "NSLinguisticTagger.": "Foundation's.",
    "NSKeyedUnarchiver.": "Foundation's.",
    "NotificationCenter.": "Foundation's.",
    "Timer.": "Foundation's.",
    "URLCredential.": "Foundation's.",
    "URLProtocol.": "Foundation's.",
    "URLSession.": "Foundation's.",
    "UserDefaults.": "Foundation's.",
  ]

  /// Classes that are newer than their superclass and not checked.
  private static let types = [
    "UITraitCollection": "UIKit itself makes them on every version.",
    "CIFeature": "Detectors make them, and here they find none.",
    "CIQRCodeFeature": "Detectors make them, and here they find none.",
    "CIRectangleFeature": "Detectors make them, and here they find none.",
    "NSLayoutAnchor": "Apps get it from views and guides.",
    "UIBarButtonItemAppearance.State": "Apps get it from the appearance.",
    "UITabBarItemAppearance.State": "Apps get it from the appearance.",
    "UIOpenURLContext": "Apps get it from UIKit.",
    "UIScene.OpenURLOptions": "Apps get it from UIKit.",
    "UISceneSession": "Apps get it from UIKit.",
    "UIScene.ConnectionOptions": "Apps get it from UIKit.",
    "NSExpression": "Foundation's.",
    "NSExtensionContext": "Apps get it from UIKit.",
    "UIContentUnavailableView": "It is made of a configuration, which is checked.",
    "UIFocusAnimationCoordinator": "Apps get it from UIKit.",
    "UIFocusUpdateContext": "Apps get it from UIKit.",
    "UIFontPickerViewController.Configuration": "Its controller is checked.",
    "UIKey": "Apps get it from UIKit.",
    "UIPrintInteractionController": "Apps get it from UIKit.",
    "UIScene.OpenExternalURLOptions": "Its scene is checked.",
    "UISceneSizeRestrictions": "Apps get it from the scene.",
    "UIScreenMode": "Apps get it from the screen.",
    "UITextInputMode": "Apps get it from UIKit.",
    "UITextSelectionRect": "Apps get it from UIKit.",
    "UIStatusBarManager": "Apps get it from the scene.",
    "UIWindowScene.Geometry": "Apps get it from the scene.",
    "UIMenuElement": "Apps make objects of its subclasses.",
    "UIMenuController": "Apps get it from UIKit.",
    "UIPasteboard": "Apps get it from UIKit.",
    "DateComponentsFormatter": "Foundation's.",
    "RelativeDateTimeFormatter": "Foundation's.",
    "UITextItem": "Apps get it from UIKit.",
    "UIFocusSystem": "Apps get it from UIKit, which asks.",
    "UILexiconEntry": "Apps get it from a lexicon.",
    "UIMainMenuSystem": "Its configuration is checked.",
    "UIPointerLockState": "Apps get it from the scene.",
    "UITabBarController.Sidebar": "Apps get it from the controller, which asks.",
    "UITextSearchAggregator": "Apps get it from a search, which is checked.",
    "UIViewController.Transition.ZoomOptions.AlignmentRectContext": "Apps get it from UIKit.",
    "UIViewController.Transition.ZoomOptions.InteractionContext": "Apps get it from UIKit.",
    "UIViewController.Transition.ZoomSourceViewProviderContext": "Apps get it from UIKit.",
    "UNNotification": "Apps get it from the center, which is checked.",
    "UNNotificationResponse": "Apps get it from the center, which is checked.",
    "UNNotificationSettings": "Apps get it from the center, which is checked.",
    "OSSignpostIntervalState": "Not UIKit's; apps get it from what makes marks.",
    "FileWrapper": "Foundation's.",
    "NSLinguisticTagger": "Foundation's.",
    "UndoManager": "Foundation's.",
    "URLSession": "Foundation's.",
    "URLSessionTask": "Foundation's.",
    "NWPathMonitor": "No object of Objective-C's.",
    "URLSessionTaskMetrics": "Apps get it from the session, and only where it is there.",
    "URLSessionTaskTransactionMetrics": "Apps get it from the session.",
    "URLSessionWebSocketTask": "Apps get it from the session, which is checked.",
    "DispatchSource": "Its timers are checked where they are made.",
    "DispatchQueue": "Not UIKit's; the main queue is there on every version.",
  ]
}

extension Member {
  /// The first version that has it.
  fileprivate var version: IOSVersion? { since.flatMap { IOSVersion($0) } }
}
