import Foundation
import InterfaceFiles

/// What is in what: subviews, items of bars, cells.
extension NibLoad {
  // MARK: Views

  func read(_ whole: InterfaceElement, into view: UIView) {
    begin(view, whole)
    let element = NibVariations.resolved(whole, for: classes)
    noteGuides(of: view, element)
    NibAttributes.apply(element, to: view, in: file.values)
    noteStandIns(of: view, element)
    let excluded = NibVariations.excluded("subviews", of: whole, for: classes)
    for child in element.members(of: "subviews") {
      if let existing = standIn(for: child) {
        read(child, into: existing)
        continue
      }
      guard let subview = make(child) as? UIView, !excluded.contains(child.id ?? "") else {
        continue
      }
      add(subview, to: view)
    }
    readParts(of: view, element)
    if NibVariations.vary(whole) {
      NibVariations.remember(whole, of: view, for: classes, in: file) {
        self.object($0) as? UIView
      }
    }
  }

  private func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView { return stack.arrange(subview) }
    view.insert(subview, at: view.drawnSubviews.count)
  }

  private func readParts(of view: UIView, _ element: InterfaceElement) {
    if let content = element.part("contentView"), let existing = view.contentViewOfNib {
      if let holder = view as? any ContentHolder, simulator.isOfTheApp(type(of: content)) {
        // The app's own view takes the place of UIKit's (rule 1136).
        if let own = make(content) as? UIView { holder.takeContent(own) }
      } else {
        read(content, into: existing)
      }
    }
    for item in element.members(of: "gestureRecognizers") {
      if let recognizer = make(item) as? UIGestureRecognizer { view.attach(recognizer) }
    }
    // Lists of their own have one from iOS 10 on; before it is their controllers' alone.
    if let list = view as? UIScrollView, deviceNumber >= 10,
      let part = element.part("refreshControl"), let control = make(part) as? UIRefreshControl
    {
      list.ownRefreshControl = control
    }
    switch view {
    case let table as UITableView: readParts(of: table, element)
    case let collection as UICollectionView: readParts(of: collection, element)
    case let bar as UINavigationBar:
      let items = element.members(of: "items").compactMap { make($0) as? UINavigationItem }
      if !items.isEmpty { bar.replaceItems(with: items) }
    case let bar as UIToolbar:
      let items = element.members(of: "items").compactMap { make($0) as? UIBarButtonItem }
      if !items.isEmpty { bar.items = items }
    case let bar as UITabBar:
      let items = element.members(of: "items").compactMap { make($0) as? UITabBarItem }
      if !items.isEmpty { bar.items = items }
      // The bar of a controller names an item that is one of its children's (rule 1447).
      if let item = items.first(where: { $0 === object(element["selectedItem"]) }) {
        bar.selectedItem = item
      }
    case let stack as UIStackView:
      // Where a file gives margins, the views keep to them (rule 1445).
      if element.part("layoutMargins") != nil || element.part("directionalLayoutMargins") != nil {
        stack.isLayoutMarginsRelativeArrangement = true
      }
    case let window as UIWindow:
      // A controller in a window is its root.
      if let root = element.part("rootViewController"),
        let controller = make(root) as? UIViewController
      {
        window.root = controller
      }
    case let cell as UITableViewCell:
      if let part = element.part("backgroundView"), let view = make(part) as? UIView {
        cell.backgroundView = view
      }
      if let part = element.part("selectedBackgroundView"), let view = make(part) as? UIView {
        cell.selectedBackgroundView = view
      }
      if let part = element.part("editingAccessoryView"), let view = make(part) as? UIView {
        cell.editingAccessoryView = view
      }
      if let part = element.part("accessoryView"), let view = make(part) as? UIView {
        cell.accessoryView = view
      }
    case let cell as UICollectionViewCell:
      if let part = element.part("backgroundView"), let view = make(part) as? UIView {
        cell.backgroundView = view
      }
      if let part = element.part("selectedBackgroundView"), let view = make(part) as? UIView {
        cell.selectedBackgroundView = view
      }
    default: break
    }
  }

  // MARK: Constraints

  /// The size classes in which the file is read.
  private var classes: NibVariations.Classes {
    NibVariations.classes(
      in: simulator, of: deviceNumber >= 8 ? simulator.currentTraits : nil)
  }

  private func noteGuides(of view: UIView, _ element: InterfaceElement) {
    guard deviceNumber >= 6, file.interface.usesAutolayout else { return }
    for child in element.children where child.name == "viewLayoutGuide" {
      if let guide = NibConstraints.guide(child, of: view, in: file.values) {
        note(guide, as: child)
      }
    }
  }

  /// The guides of a controller, which constraints of its view refer to.
  func noteGuides(of controller: UIViewController, _ element: InterfaceElement, in view: UIView) {
    guard deviceNumber >= 6, file.interface.usesAutolayout else { return }
    for child in element.members(of: "layoutGuides") {
      if let guide = NibConstraints.guide(child, of: controller, view: view) {
        note(guide, as: child)
      }
    }
  }

  /// Makes the constraints of all views that were made; they came with iOS 6.
  func makeConstraints() {
    guard deviceNumber >= 6, file.interface.usesAutolayout else { return }
    for (element, object) in made {
      guard let view = object as? UIView else { continue }
      let excluded = NibVariations.excluded("constraints", of: element, for: classes)
      for child in element.members(of: "constraints") where child.name == "constraint" {
        guard !simulator.isDead else { return }
        let varied = NibVariations.resolved(child, for: classes)
        let plain = NibConstraints.make(varied, of: view, in: file.values) { self.object($0) }
        guard let plain else { continue }
        let constraint = constraintOfTheApp(child, like: plain) ?? plain
        // It gets values by key and hears of the nib as any object does (rule 1446).
        begin(constraint, child)
        NibVariations.remember(constraint, child, of: view, in: element)
        if !excluded.contains(child.id ?? ""), NibConstraints.install(constraint, in: view) {
          file.values.note(
            "constraint", of: child,
            "one of its views is not in the view that has the constraint; it is left out.")
        }
      }
    }
  }

  /// The constraint as one of the class that the file names for it; nil where it names none (rule 1446).
  private func constraintOfTheApp(
    _ element: InterfaceElement, like plain: NSLayoutConstraint
  ) -> NSLayoutConstraint? {
    guard let name = element["customClass"], !name.isEmpty, name != "NSLayoutConstraint" else {
      return nil
    }
    let type: AnyClass? = simulator.registeredClass(named: name, module: element.moduleOfClass)
    guard let type = type as? NSLayoutConstraint.Type else {
      noteUnknownClass(name, element)
      return nil
    }
    let constraint = simulator.hooks.instantiate(type) as? NSLayoutConstraint
    constraint?.becomeLike(plain)
    return constraint
  }

  // MARK: What is there already

  /// Has the labels and the picture of a cell in one of UIKit's styles stand for what the file says of
  /// them.
  private func noteStandIns(of view: UIView, _ element: InterfaceElement) {
    guard let cell = view as? UITableViewCell, deviceNumber >= 3 else { return }
    let parts =
      [
        ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
        ("imageView", cell.imageView),
      ] as [(String, UIView?)]
    for (name, part) in parts {
      if let id = element[name], let part { standIns[id] = part }
    }
  }

  private func standIn(for element: InterfaceElement) -> UIView? {
    element.id.flatMap { standIns[$0] }
  }

  // MARK: Lists

  private func readParts(of table: UITableView, _ element: InterfaceElement) {
    if let part = element.part("tableHeaderView"), let view = make(part) as? UIView {
      table.tableHeaderView = view
    }
    if let part = element.part("tableFooterView"), let view = make(part) as? UIView {
      table.tableFooterView = view
    }
    if let part = element.part("backgroundView"), let view = make(part) as? UIView {
      table.backgroundView = view
    }
    for prototype in element.members(of: "prototypes") where prototype.isObject {
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
      table.makers[identifier] = { [self] in makeCell(prototype) as? UITableViewCell }
    }
    let sections = element.members(of: "sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    table.staticSections = sections.map { section in
      StaticSection(
        header: file.values.text("headerTitle", of: section),
        footer: file.values.text("footerTitle", of: section),
        cells: section.members(of: "cells").compactMap { make($0) as? UITableViewCell },
        heights: section.members(of: "cells").map { $0.number("rowHeight").map { CGFloat($0) } })
    }
  }

  private func readParts(of collection: UICollectionView, _ element: InterfaceElement) {
    if let part = element.part("backgroundView"), let view = make(part) as? UIView {
      collection.backgroundView = view
    }
    if let layout = element.part("collectionViewLayout"),
      let made = make(layout) as? UICollectionViewLayout
    {
      collection.collectionViewLayout = made
      made.collectionView = collection
    }
    for prototype in element.members(of: "cells") where prototype.isObject {
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
      collection.registerPrototype(identifier) { [self] in
        makeCell(prototype) as? UICollectionReusableView
      }
    }
    for (part, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.part(part), let identifier = prototype["reuseIdentifier"]
      else { continue }
      collection.registerPrototype("\(kind) \(identifier)") { [self] in
        makeCell(prototype) as? UICollectionReusableView
      }
    }
  }

  /// Makes a cell of a prototype: each is a loading of its own, as from a nib.
  private func makeCell(_ prototype: InterfaceElement) -> NSObject? {
    let load = NibLoad(file, in: self)
    let cell = load.make(prototype)
    load.finish()
    return cell
  }

  // MARK: Objects that are no views

  func read(_ element: InterfaceElement, into object: NSObject) {
    begin(object, element)
    NibAttributes.apply(element, to: object, in: file.values)
    if let item = object as? UINavigationItem { readParts(of: item, element) }
    if let item = object as? UIBarButtonItem {
      if let view = element.part("customView") { item.customView = make(view) as? UIView }
    }
  }

  private func readParts(of item: UINavigationItem, _ element: InterfaceElement) {
    func buttons(_ key: String) -> [UIBarButtonItem]? {
      if let one = element.part(key) ?? element.child(key) {
        // Several stand in an element of their own, one for itself.
        let items = one.name == "barButtonItem" ? [one] : one.children
        return items.compactMap { make($0) as? UIBarButtonItem }
      }
      return nil
    }
    if let items = buttons("leftBarButtonItem") ?? buttons("leftBarButtonItems") {
      item.ownLeftBarButtonItems = items
    }
    if let items = buttons("rightBarButtonItem") ?? buttons("rightBarButtonItems") {
      item.ownRightBarButtonItems = items
    }
    if let button = buttons("backBarButtonItem")?.first { item.backBarButtonItem = button }
    if let title = element.part("titleView"), let view = make(title) as? UIView {
      item.titleView = view
    }
    if let part = element.part("searchController"), deviceNumber >= 11,
      let controller = make(part) as? UISearchController
    {
      item.searchController = controller
    }
  }

  // MARK: Controllers

  func read(_ element: InterfaceElement, into controller: UIViewController) {
    begin(controller, element)
    controller.file = ControllerInterface(of: element, controller, self)
    controller.interface?.addSegues()
    NibAttributes.apply(element, to: controller, in: file.values)
    if let item = element.part("navigationItem") {
      replaceItem(item, UINavigationItem.self) { controller.ownNavigationItem = $0 }
    }
    if let item = element.part("tabBarItem") {
      replaceItem(item, UITabBarItem.self) { controller.ownTabBarItem = $0 }
    }
    let items = element.part("toolbarItems")?.children ?? element.members(of: "toolbarItems")
    if !items.isEmpty {
      controller.ownToolbarItems = items.compactMap { make($0) as? UIBarButtonItem }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.part("navigationBar") {
        read(bar, for: navigation.navigationBar) { navigation.replaceBar(with: $0) }
      }
      if let bar = element.part("toolbar") {
        read(bar, for: navigation.ownToolbar) { navigation.ownToolbar = $0 }
      }
    case let tabs as UITabBarController:
      if let bar = element.part("tabBar") {
        read(bar, for: tabs.ownTabBar) { tabs.replaceBar(with: $0) }
      }
    default: break
    }
    if let part = element.part("refreshControl") {
      controller.interface?.refreshControl = make(part) as? UIRefreshControl
    }
    if storyboard == nil, let view = controller.interface?.view {
      // In a nib it is in the same file, and connected with the rest.
      controller.interface?.madeView = make(view) as? UIView
    }
    addChildren(to: controller, element)
  }

  /// Reads a container's bar; one of a class that the file names takes its place (rule 863).
  private func read<Bar: UIView>(
    _ element: InterfaceElement, for bar: Bar, replace: (Bar) -> Void
  ) {
    let isNamed = element["customClass"].map { !$0.isEmpty } ?? false
    guard isNamed, let own = make(element) as? Bar else { return read(element, into: bar) }
    replace(own)
  }

  private func replaceItem<Item: NSObject>(
    _ element: InterfaceElement, _ type: Item.Type, _ replace: (Item) -> Void
  ) {
    if let item = make(element) as? Item { replace(item) }
  }

  /// The controllers in a container: its relationships in a storyboard, or what is in it in a xib.
  private func addChildren(to controller: UIViewController, _ element: InterfaceElement) {
    let relationships = element.members(of: "connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    var columns: [String: UIViewController] = [:]
    var children: [UIViewController] = []
    for relationship in relationships {
      guard !simulator.isDead, let destination = relationship["destination"],
        let child = storyboard?.controller(destination, from: relationship, in: self)
      else { continue }
      if let name = relationship["relationship"], name.hasSuffix("ViewController") {
        columns[name] = child
      }
      children.append(child)
    }
    if relationships.isEmpty {
      let inside =
        element.members(of: "viewControllers")
        + [element.part("rootViewController")]
        .compactMap(\.self)
      children = inside.compactMap { make($0) as? UIViewController }
    }
    guard !children.isEmpty, !simulator.isDead else { return }
    simulator.recordSetting(of: "viewControllers", on: controller, to: children)
    controller.takeChildren(children, columns)
  }
}

extension UIView {
  /// The view of UIKit's own in which a nib's content of this one is; nil for most.
  fileprivate var contentViewOfNib: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let header as UITableViewHeaderFooterView: header.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }
}

extension UIViewController {
  /// Takes over the controllers that a file has in this one.
  fileprivate func takeChildren(
    _ children: [UIViewController], _ columns: [String: UIViewController]
  ) {
    switch self {
    case let navigation as UINavigationController: navigation.set(children, animated: false)
    case let tabs as UITabBarController: tabs.replaceTabs(with: children)
    case let split as UISplitViewController where split.ownStyle != .unspecified:
      let names: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
      ]
      for (name, column) in names {
        if let controller = columns[name] { split.assign(controller, to: column) }
      }
    case let split as UISplitViewController:
      let order = [
        "masterViewController", "supplementaryViewController", "detailViewController",
      ].compactMap { columns[$0] }
      split.replaceColumns(with: order.isEmpty ? children : order)
    case let pages as UIPageViewController: pages.set(children, .forward, animated: false, nil)
    default: break
    }
  }
}
