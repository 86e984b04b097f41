/// The properties of UIKit's classes that files of Interface Builder and apps set by their names, as
/// Objective-C names them: what Swift calls `isHidden` is `hidden` there.
enum UIKitProperties {
  static let table: [ObjectIdentifier: [String: KeyedProperty]] = {
    var table = Table()
    table.addViews()
    table.addControls()
    table.addFields()
    table.addLists()
    table.addBars()
    table.addControllers()
    table.addLayers()
    return table.properties
  }()

  fileprivate struct Table {
    var properties: [ObjectIdentifier: [String: KeyedProperty]] = [:]

    mutating func add<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
      properties[ObjectIdentifier(Root.self), default: [:]][name] = KeyedProperty(path)
    }

    /// What has a getter with another name than its setter.
    mutating func add<Root: AnyObject>(is name: String, _ path: KeyPath<Root, Bool>) {
      add(name, path)
      let getter = "is\(name.prefix(1).uppercased())\(name.dropFirst())"
      properties[ObjectIdentifier(Root.self)]?[getter] = KeyedProperty(reading: path)
    }
  }
}

extension HavingKeyedProperties {
  var keyedProperties: [ObjectIdentifier: [String: KeyedProperty]] { UIKitProperties.table }
}

extension UIResponder: HavingKeyedProperties {}
extension UIBarItem: HavingKeyedProperties {}
extension UINavigationItem: HavingKeyedProperties {}
extension UIGestureRecognizer: HavingKeyedProperties {}
extension NSLayoutConstraint: HavingKeyedProperties {}
extension CALayer: HavingKeyedProperties {}

extension KeyedProperty {
  /// The property as one that is only read.
  fileprivate init<Root: AnyObject, Value>(reading path: KeyPath<Root, Value>) {
    let whole = KeyedProperty(path)
    self.init(type: whole.type, value: whole.value, set: nil)
  }
}

extension UIKitProperties.Table {
  fileprivate mutating func addViews() {
    add("alpha", \UIView.alpha)
    add("autoresizesSubviews", \UIView.autoresizesSubviews)
    add("autoresizingMask", \UIView.autoresizingMask)
    add("accessibilityHint", \UIView.accessibilityHint)
    add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    add("accessibilityLabel", \UIView.accessibilityLabel)
    add("accessibilityValue", \UIView.accessibilityValue)
    add("backgroundColor", \UIView.backgroundColor)
    add("bounds", \UIView.bounds)
    add("center", \UIView.center)
    add("clipsToBounds", \UIView.clipsToBounds)
    add("constraints", \UIView.constraints)
    add("contentMode", \UIView.contentMode)
    add(is: "exclusiveTouch", \UIView.isExclusiveTouch)
    add("frame", \UIView.frame)
    add("gestureRecognizers", \UIView.gestureRecognizers)
    add(is: "hidden", \UIView.isHidden)
    add("isAccessibilityElement", \UIView.isAccessibilityElement)
    add("layer", \UIView.layer)
    add("layoutMargins", \UIView.layoutMargins)
    add("maskView", \UIView.mask)
    add(is: "multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    add(is: "opaque", \UIView.isOpaque)
    add("restorationIdentifier", \UIView.restorationIdentifier)
    add("semanticContentAttribute", \UIView.semanticContentAttribute)
    add("subviews", \UIView.subviews)
    add("superview", \UIView.superview)
    add("tag", \UIView.tag)
    add("tintColor", \UIView.tintColor)
    add("transform", \UIView.transform)
    add(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints
    )
    add(is: "userInteractionEnabled", \UIView.isUserInteractionEnabled)
    add("window", \UIView.window)

    add("highlightedImage", \UIImageView.highlightedImage)
    add("image", \UIImageView.image)
    add("rootViewController", \UIWindow.rootViewController)
    add("alignment", \UIStackView.alignment)
    add("arrangedSubviews", \UIStackView.arrangedSubviews)
    add("axis", \UIStackView.axis)
    add("distribution", \UIStackView.distribution)
    add("spacing", \UIStackView.spacing)
    add("constant", \NSLayoutConstraint.constant)
    add("identifier", \NSLayoutConstraint.identifier)
    add("delegate", \UIGestureRecognizer.delegate)
    add(is: "enabled", \UIGestureRecognizer.isEnabled)
    add("view", \UIGestureRecognizer.view)
    add("delegate", \UIApplication.delegate)
  }

  fileprivate mutating func addControls() {
    add(is: "enabled", \UIControl.isEnabled)
    add(is: "highlighted", \UIControl.isHighlighted)
    add(is: "selected", \UIControl.isSelected)
    add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    add("contentEdgeInsets", \UIButton.contentEdgeInsets)
    add("imageEdgeInsets", \UIButton.imageEdgeInsets)
    add("imageView", \UIButton.imageView)
    add("titleEdgeInsets", \UIButton.titleEdgeInsets)
    add("titleLabel", \UIButton.titleLabel)

    add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    add("attributedText", \UILabel.attributedText)
    add(is: "enabled", \UILabel.isEnabled)
    add("font", \UILabel.font)
    add(is: "highlighted", \UILabel.isHighlighted)
    add("highlightedTextColor", \UILabel.highlightedTextColor)
    add("lineBreakMode", \UILabel.lineBreakMode)
    add("minimumScaleFactor", \UILabel.minimumScaleFactor)
    add("numberOfLines", \UILabel.numberOfLines)
    add("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    add("shadowColor", \UILabel.shadowColor)
    add("shadowOffset", \UILabel.shadowOffset)
    add("text", \UILabel.text)
    add("textAlignment", \UILabel.textAlignment)
    add("textColor", \UILabel.textColor)

    add(is: "on", \UISwitch.isOn)
    add("onTintColor", \UISwitch.onTintColor)
    add("thumbTintColor", \UISwitch.thumbTintColor)
    add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    add("maximumValue", \UISlider.maximumValue)
    add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    add("minimumValue", \UISlider.minimumValue)
    add("thumbTintColor", \UISlider.thumbTintColor)
    add("value", \UISlider.value)
    add("maximumValue", \UIStepper.maximumValue)
    add("minimumValue", \UIStepper.minimumValue)
    add("stepValue", \UIStepper.stepValue)
    add("value", \UIStepper.value)
    add("progress", \UIProgressView.progress)
    add("progressTintColor", \UIProgressView.progressTintColor)
    add("trackTintColor", \UIProgressView.trackTintColor)
    add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    add("currentPage", \UIPageControl.currentPage)
    add("numberOfPages", \UIPageControl.numberOfPages)
    add("color", \UIActivityIndicatorView.color)
    add("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    add("date", \UIDatePicker.date)
    add("maximumDate", \UIDatePicker.maximumDate)
    add("minimumDate", \UIDatePicker.minimumDate)
    add("dataSource", \UIPickerView.dataSource)
    add("delegate", \UIPickerView.delegate)
  }

  fileprivate mutating func addFields() {
    add("attributedPlaceholder", \UITextField.attributedPlaceholder)
    add("attributedText", \UITextField.attributedText)
    add("background", \UITextField.background)
    add("borderStyle", \UITextField.borderStyle)
    add("clearButtonMode", \UITextField.clearButtonMode)
    add("delegate", \UITextField.delegate)
    add("font", \UITextField.font)
    add("inputAccessoryView", \UITextField.inputAccessoryView)
    add("inputView", \UITextField.inputView)
    add("keyboardAppearance", \UITextField.keyboardAppearance)
    add("keyboardType", \UITextField.keyboardType)
    add("leftView", \UITextField.leftView)
    add("leftViewMode", \UITextField.leftViewMode)
    add("placeholder", \UITextField.placeholder)
    add("rightView", \UITextField.rightView)
    add("rightViewMode", \UITextField.rightViewMode)
    add(is: "secureTextEntry", \UITextField.isSecureTextEntry)
    add("text", \UITextField.text)
    add("textAlignment", \UITextField.textAlignment)
    add("textColor", \UITextField.textColor)

    add("attributedText", \UITextView.attributedText)
    add(is: "editable", \UITextView.isEditable)
    add("font", \UITextView.font)
    add("inputAccessoryView", \UITextView.inputAccessoryView)
    add("inputView", \UITextView.inputView)
    add("keyboardAppearance", \UITextView.keyboardAppearance)
    add(is: "selectable", \UITextView.isSelectable)
    add("text", \UITextView.text)
    add("textAlignment", \UITextView.textAlignment)
    add("textColor", \UITextView.textColor)
    add("textContainerInset", \UITextView.textContainerInset)

    add("barTintColor", \UISearchBar.barTintColor)
    add("delegate", \UISearchBar.delegate)
    add("placeholder", \UISearchBar.placeholder)
    add("prompt", \UISearchBar.prompt)
    add("text", \UISearchBar.text)
  }

  fileprivate mutating func addLists() {
    add("bounces", \UIScrollView.bounces)
    add("contentInset", \UIScrollView.contentInset)
    add("contentOffset", \UIScrollView.contentOffset)
    add("contentSize", \UIScrollView.contentSize)
    add("delegate", \UIScrollView.delegate)
    add(is: "pagingEnabled", \UIScrollView.isPagingEnabled)
    add("refreshControl", \UIScrollView.refreshControl)
    add(is: "scrollEnabled", \UIScrollView.isScrollEnabled)
    add("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)

    add("allowsSelection", \UITableView.allowsSelection)
    add("backgroundView", \UITableView.backgroundView)
    add("dataSource", \UITableView.dataSource)
    add("dragDelegate", \UITableView.dragDelegate)
    add("dropDelegate", \UITableView.dropDelegate)
    add("estimatedRowHeight", \UITableView.estimatedRowHeight)
    add("prefetchDataSource", \UITableView.prefetchDataSource)
    add("rowHeight", \UITableView.rowHeight)
    add("sectionFooterHeight", \UITableView.sectionFooterHeight)
    add("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    add("separatorColor", \UITableView.separatorColor)
    add("separatorInset", \UITableView.separatorInset)
    add("separatorStyle", \UITableView.separatorStyle)
    add("tableFooterView", \UITableView.tableFooterView)
    add("tableHeaderView", \UITableView.tableHeaderView)

    add("accessoryType", \UITableViewCell.accessoryType)
    add("accessoryView", \UITableViewCell.accessoryView)
    add("backgroundView", \UITableViewCell.backgroundView)
    add("contentView", \UITableViewCell.contentView)
    add("detailTextLabel", \UITableViewCell.detailTextLabel)
    add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    add("imageView", \UITableViewCell.imageView)
    add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    add("selectionStyle", \UITableViewCell.selectionStyle)
    add("separatorInset", \UITableViewCell.separatorInset)
    add("textLabel", \UITableViewCell.textLabel)

    add("backgroundView", \UICollectionView.backgroundView)
    add("collectionViewLayout", \UICollectionView.collectionViewLayout)
    add("dataSource", \UICollectionView.dataSource)
    add("prefetchDataSource", \UICollectionView.prefetchDataSource)
    add("backgroundView", \UICollectionViewCell.backgroundView)
    add("contentView", \UICollectionViewCell.contentView)
    add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
  }

  fileprivate mutating func addBars() {
    add("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    add("accessibilityLabel", \UIBarItem.accessibilityLabel)
    add(is: "enabled", \UIBarItem.isEnabled)
    add("image", \UIBarItem.image)
    add("tag", \UIBarItem.tag)
    add("title", \UIBarItem.title)
    add("customView", \UIBarButtonItem.customView)
    add("target", \UIBarButtonItem.target)
    add("tintColor", \UIBarButtonItem.tintColor)
    add("badgeColor", \UITabBarItem.badgeColor)
    add("badgeValue", \UITabBarItem.badgeValue)
    add("selectedImage", \UITabBarItem.selectedImage)

    add("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    add("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    add("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    add("prompt", \UINavigationItem.prompt)
    add("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    add("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    add("searchController", \UINavigationItem.searchController)
    add("title", \UINavigationItem.title)
    add("titleView", \UINavigationItem.titleView)

    add("barStyle", \UINavigationBar.barStyle)
    add("barTintColor", \UINavigationBar.barTintColor)
    add("shadowImage", \UINavigationBar.shadowImage)
    add(is: "translucent", \UINavigationBar.isTranslucent)
    add("barTintColor", \UITabBar.barTintColor)
    add("delegate", \UITabBar.delegate)
    add("items", \UITabBar.items)
    add("selectedItem", \UITabBar.selectedItem)
    add(is: "translucent", \UITabBar.isTranslucent)
    add("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    add("barTintColor", \UIToolbar.barTintColor)
    add("delegate", \UIToolbar.delegate)
    add("items", \UIToolbar.items)
    add(is: "translucent", \UIToolbar.isTranslucent)
  }

  fileprivate mutating func addControllers() {
    add("definesPresentationContext", \UIViewController.definesPresentationContext)
    add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    add("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    add("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    add("navigationController", \UIViewController.navigationController)
    add("navigationItem", \UIViewController.navigationItem)
    add("parentViewController", \UIViewController.parent)
    add("preferredContentSize", \UIViewController.preferredContentSize)
    add("presentedViewController", \UIViewController.presentedViewController)
    add("restorationIdentifier", \UIViewController.restorationIdentifier)
    add("storyboard", \UIViewController.storyboard)
    add("tabBarController", \UIViewController.tabBarController)
    add("tabBarItem", \UIViewController.tabBarItem)
    add("title", \UIViewController.title)
    add("toolbarItems", \UIViewController.toolbarItems)
    add("transitioningDelegate", \UIViewController.transitioningDelegate)
    add("view", \UIViewController.view)

    add("delegate", \UINavigationController.delegate)
    add("navigationBar", \UINavigationController.navigationBar)
    add("toolbar", \UINavigationController.toolbar)
    add("viewControllers", \UINavigationController.viewControllers)
    add("delegate", \UITabBarController.delegate)
    add("selectedIndex", \UITabBarController.selectedIndex)
    add("selectedViewController", \UITabBarController.selectedViewController)
    add("tabBar", \UITabBarController.tabBar)
    add("viewControllers", \UITabBarController.viewControllers)
    add("delegate", \UISplitViewController.delegate)
    add("viewControllers", \UISplitViewController.viewControllers)
    add("dataSource", \UIPageViewController.dataSource)
    add("delegate", \UIPageViewController.delegate)
    add("refreshControl", \UITableViewController.refreshControl)
    add("tableView", \UITableViewController.tableView)
    add("collectionView", \UICollectionViewController.collectionView)
    add("delegate", \UISearchController.delegate)
    add("searchBar", \UISearchController.searchBar)
    add("searchResultsUpdater", \UISearchController.searchResultsUpdater)
  }

  fileprivate mutating func addLayers() {
    add("backgroundColor", \CALayer.backgroundColor)
    add("borderColor", \CALayer.borderColor)
    add("borderWidth", \CALayer.borderWidth)
    add("bounds", \CALayer.bounds)
    add("cornerRadius", \CALayer.cornerRadius)
    add("frame", \CALayer.frame)
    add(is: "hidden", \CALayer.isHidden)
    add("masksToBounds", \CALayer.masksToBounds)
    add("maskedCorners", \CALayer.maskedCorners)
    add("opacity", \CALayer.opacity)
    add("position", \CALayer.position)
    add("rasterizationScale", \CALayer.rasterizationScale)
    add("shadowColor", \CALayer.shadowColor)
    add("shadowOffset", \CALayer.shadowOffset)
    add("shadowOpacity", \CALayer.shadowOpacity)
    add("shadowPath", \CALayer.shadowPath)
    add("shadowRadius", \CALayer.shadowRadius)
    add("shouldRasterize", \CALayer.shouldRasterize)
    add("zPosition", \CALayer.zPosition)
  }
}
