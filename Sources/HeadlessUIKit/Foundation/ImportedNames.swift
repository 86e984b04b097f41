/// An enumeration, option set or constant that Swift imports from a header, where it prints the name that it has in C
/// and its raw value (rules 906 and 1040).
public nonisolated protocol _CourseImported {
  /// What an app prints for it.
  var _importedDescription: String { get }
}

/// One that has words of this runtime's, which an app does not print (rule 906).
public nonisolated protocol _CourseNamedForTheTrace {}

nonisolated extension _CourseImported where Self: RawRepresentable {
  /// The name in C and the raw value.
  public var _importedDescription: String { "\(Self.nameInC)(rawValue: \(rawValue))" }

  /// The names around it and its own in one, but for some that C has otherwise.
  fileprivate static var nameInC: String {
    let parts = String(reflecting: Self.self).split(separator: ".").dropFirst()
    return ImportedNames.others[parts.joined(separator: ".")] ?? parts.joined()
  }
}

nonisolated extension _CourseImported where Self: RawRepresentable, RawValue == String {
  /// The name in C and the text: Swift keeps the one of a constant under another name (rule 1040).
  public var _importedDescription: String { "\(Self.nameInC)(_rawValue: \(rawValue))" }
}

/// The names in C that are not the Swift name without its points.
private nonisolated enum ImportedNames {
  static let others = [
    "FileAttributeKey": "NSFileAttributeKey",
    "FileAttributeType": "NSFileAttributeType",
    "URLResourceKey": "NSURLResourceKey",
    "NSLayoutConstraint.Attribute": "NSLayoutAttribute",
    "NSLayoutConstraint.Axis": "UILayoutConstraintAxis",
    "NSLayoutConstraint.FormatOptions": "NSLayoutFormatOptions",
    "NSLayoutConstraint.Relation": "NSLayoutRelation",
    "UIAccessibilityCustomRotor.SystemRotorType": "UIAccessibilityCustomSystemRotorType",
    "UIApplicationShortcutIcon.IconType": "UIApplicationShortcutIconType",
    "UIAttachmentBehavior.AttachmentType": "UIAttachmentBehaviorType",
    "UIBarButtonItem.SystemItem": "UIBarButtonSystemItem",
    "UIButton.ButtonType": "UIButtonType",
    "UICollectionView.ElementCategory": "UICollectionElementCategory",
    "UICollectionViewUpdateItem.Action": "UICollectionUpdateAction",
    "UIControl.Event": "UIControlEvents",
    "UIDocumentBrowserViewController.BrowserUserInterfaceStyle":
      "UIDocumentBrowserUserInterfaceStyle",
    "UIDocumentBrowserViewController.ImportMode": "UIDocumentBrowserImportMode",
    "UIEvent.EventSubtype": "UIEventSubtype",
    "UIEvent.EventType": "UIEventType",
    "UIImpactFeedbackGenerator.FeedbackStyle": "UIImpactFeedbackStyle",
    "UIInterpolatingMotionEffect.EffectType": "UIInterpolatingMotionEffectType",
    "UINavigationItem.ItemStyle": "UINavigationItemStyle",
    "UINotificationFeedbackGenerator.FeedbackType": "UINotificationFeedbackType",
    "UIPress.PressType": "UIPressType",
    "UISheetPresentationController.Detent.Identifier":
      "UISheetPresentationControllerDetentIdentifier",
    "UITabBarItem.SystemItem": "UITabBarSystemItem",
    "UITableViewCell.CellStyle": "UITableViewCellStyle",
    "UITextField.BorderStyle": "UITextBorderStyle",
    "UITextSearchOptions.WordMatchMethod": "UITextSearchMatchMethod",
    "UITouch.TouchType": "UITouchType",
    "UIView.AutoresizingMask": "UIViewAutoresizing",
    "UIView.SystemAnimation": "UISystemAnimation",
    "UIWindowSceneDestructionRequestOptions.DismissalAnimation": "UIWindowSceneDismissalAnimation",
  ]
}
