public import Foundation

/// Hears of another name that the user gives in a bar; iOS 16.0 and later. Nobody can give one here.
@MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// The user has given another name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may begin to give another name.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// With which text the user begins, and what of it is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether a name may be given.
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}
extension UINavigationItemRenameDelegate {
  /// The default for a type that does not implement this member.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { isMissing(answering: (suggestedTitle, selectedRange)) }
  /// The default for a type that does not implement this member.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { isMissing(answering: true) }
}

/// What a bar shows of a document; iOS 16.0 and later. Nothing draws it here.
public final class UIDocumentProperties: NSObject {
  /// Where the document is.
  public let url: URL
  /// Who hands it over when it is dragged; nil for nobody.
  public var dragItemsProvider: ((any HeadlessUIKit.UIDragSession) -> [HeadlessUIKit.UIDragItem])? {
    didSet {
      declaredOnly("UIDocumentProperties.dragItemsProvider", oldValue, dragItemsProvider)
    }
  }
  /// Who shares it; nil for nobody.
  public var activityViewControllerProvider: (() -> HeadlessUIKit.UIActivityViewController)? {
    didSet {
      declaredOnly(
        "UIDocumentProperties.activityViewControllerProvider", oldValue,
        activityViewControllerProvider)
    }
  }
  /// Whether the bar shows a picture of it.
  public var wantsIconRepresentation = true {
    didSet {
      keptLook(
        "UIDocumentProperties.wantsIconRepresentation", oldValue, wantsIconRepresentation)
    }
  }
  /// Makes one for a document.
  public init(url: URL) {
    Self.requiresClass(since: 16.0)
    self.url = url
    super.init()
  }
}

extension UINavigationItem {
  /// Who hears of another name; held weakly; nil where the user cannot give one. iOS 16.0 and later.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get {
      let kept: WeakReference<AnyObject>? = self[
        unused: "UINavigationItem.renameDelegate", since: 16.0]
      return kept?.object as? any UINavigationItemRenameDelegate
    }
    set {
      self[unused: "UINavigationItem.renameDelegate", since: 16.0] = newValue.map {
        WeakReference<AnyObject>(object: $0)
      }
    }
  }
  /// What the menu of the title shows of a document; nil for nothing; iOS 16.0 and later.
  public var documentProperties: UIDocumentProperties? {
    get { self[unused: "UINavigationItem.documentProperties", since: 16.0] }
    set { self[unused: "UINavigationItem.documentProperties", since: 16.0] = newValue }
  }
}
