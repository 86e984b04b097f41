import Foundation

extension UIKitProperties {
  /// Whether a path ends at a property that UIKit's class has and the runtime lacks: a device sets it, and
  /// nothing may end over it here.
  static func lacks(_ path: String, of object: NSObject) -> Bool {
    guard let dot = path.firstIndex(of: ".") else { return lacks(key: path, of: object) }
    let owner = Simulator.current.keyedProperty(String(path[..<dot]), of: object)?.value(object)
    guard let owner = owner as? NSObject else { return false }
    return lacks(String(path[path.index(after: dot)...]), of: owner)
  }

  private static func lacks(key: String, of object: NSObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if lacking[_typeName(current, qualified: false)]?.contains(key) == true { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// What Apple's reference says that an app may set, by class; at the end what no header has and apps set
  /// nonetheless, to change a look (rule 865).
  private static let lacking: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return (String(parts[0]), Set(parts[1].split(separator: " ").map(String.init)))
    })

  private static let lines = """
    UIView: accessibilityTextualContext automationElements edgeAntialiasingMask \
    largeContentImageInsets
    UIWindow: canResizeToFitContent
    UIImageView: masksFocusEffectToContents
    UIButton: font lineBreakMode titleShadowOffset
    UILabel: preferredVibrancy
    UITextField: allowedWritingToolsResultOptions
    UISearchBar: secureTextEntry spellCheckingType textContentType
    UISegmentedControl: segmentedControlStyle
    UISlider: sliderStyle trackConfiguration
    UIPageControl: pageImage _pageImage currentPageImage _currentPageImage currentPageIndicatorImage \
    progress
    UIActivityIndicatorView: activityIndicatorViewStyle
    UIDatePicker: textColor highlightsToday
    UIPickerView: textColor
    UIAlertAction: titleTextColor titleTextAlignment image imageTintColor checked
    UIAlertController: attributedTitle attributedMessage contentViewController
    UIActivityViewController: subject
    UITableView: tableHeaderBackgroundColor contentHuggingElements
    UITableViewCell: accessoryAction editAction font hidesAccessoryWhenEditing image lineBreakMode \
    selectedImage selectedTextColor target text textAlignment textColor
    UITableViewHeaderFooterView: automaticallyUpdatesBackgroundConfiguration \
    automaticallyUpdatesContentConfiguration
    UIToolbar: hidesShadow
    UINavigationBar: hidesShadow backgroundColor
    UITabBar: hidesShadow _hidesShadow springLoaded
    UIBarButtonItem: action springLoaded
    UINavigationItem: titleMenuProvider
    UIViewController: performsActionsWhilePresentingModally
    UITabBarController: sidebar
    UISplitViewController: minimumSecondaryColumnWidth preferredSecondaryColumnWidth
    UIImagePickerController: imageExportPreset videoExportPreset
    """
}
