import Foundation

extension UIKitProperties.Table {
  /// What assistive apps are told, and what people with large texts or a keyboard see.
  mutating func addAccessibility() {
    add("accessibilityActivationPoint", \UIView.accessibilityActivationPoint)
    add("accessibilityAttributedHint", \UIView.accessibilityAttributedHint)
    add("accessibilityAttributedLabel", \UIView.accessibilityAttributedLabel)
    add("accessibilityAttributedValue", \UIView.accessibilityAttributedValue)
    add("accessibilityContainerType", \UIView.accessibilityContainerType)
    add("accessibilityCustomActions", \UIView.accessibilityCustomActions)
    add("accessibilityCustomRotors", \UIView.accessibilityCustomRotors)
    add("accessibilityElements", \UIView.accessibilityElements)
    add("accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
    add("accessibilityFrame", \UIView.accessibilityFrame)
    add("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors)
    add("accessibilityLanguage", \UIView.accessibilityLanguage)
    add("accessibilityNavigationStyle", \UIView.accessibilityNavigationStyle)
    add("accessibilityPath", \UIView.accessibilityPath)
    add(
      "accessibilityRespondsToUserInteraction", \UIView.accessibilityRespondsToUserInteraction)
    add("accessibilityUserInputLabels", \UIView.accessibilityUserInputLabels)
    add("shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren)
    add("accessibilityHint", \UIBarItem.accessibilityHint)
    add("accessibilityTraits", \UIBarItem.accessibilityTraits)
    add("accessibilityValue", \UIBarItem.accessibilityValue)
    add("isAccessibilityElement", \UIBarItem.isAccessibilityElement)

    add("largeContentImage", \UIView.largeContentImage)
    add("largeContentTitle", \UIView.largeContentTitle)
    add("scalesLargeContentImage", \UIView.scalesLargeContentImage)
    add("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    add("maximumContentSizeCategory", \UIView.maximumContentSizeCategory)
    add("minimumContentSizeCategory", \UIView.minimumContentSizeCategory)
    add("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
    add("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
    add(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    add(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)

    add("focusEffect", \UIView.focusEffect)
    add("focusGroupIdentifier", \UIView.focusGroupIdentifier)
    add("focusGroupPriority", \UIView.focusGroupPriority)
    add("hoverStyle", \UIView.hoverStyle)
    add("adjustsImageWhenAncestorFocused", \UIImageView.adjustsImageWhenAncestorFocused)
    add("allowsFocus", \UITableView.allowsFocus)
    add("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
    add("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
    add("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
    add("allowsFocus", \UICollectionView.allowsFocus)
    add("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
    add("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
    add("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    add("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
    add("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
  }
}
