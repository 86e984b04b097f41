/// What bars show of a controller.
extension UIViewController {
  /// The item for navigation bars, made when it is first asked for, with the controller's title.
  func navigationItemMade() -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The item for tab bars, made when it is first asked for, with the controller's title. A navigation
  /// controller without a title has that of its first controller (rule 721).
  func tabBarItemMade() -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item =
      title == nil
      ? firstContent?.tabBarItemMade() ?? UITabBarItem(title: nil, tag: 0)
      : UITabBarItem(title: title, tag: 0)
    ownTabBarItem = item
    return item
  }

  func changeToolbarItems(_ items: [UIBarButtonItem]?) {
    ownToolbarItems = items
    container?.childChangedToolbarItems()
  }
}
