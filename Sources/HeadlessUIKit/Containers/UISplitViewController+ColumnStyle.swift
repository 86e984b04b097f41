import EventTrace

/// Split views whose controllers are given by column; iOS 14.0 and later.
extension UISplitViewController {
  /// Where a controller belongs; iOS 14.0 and later.
  public enum Column: Int, Sendable {
    /// The outermost column, the one in the middle of three, and the one with the content.
    case primary, supplementary, secondary
    /// What is shown alone where there is little room, in place of all others.
    case compact
  }

  /// How many columns there are; iOS 14.0 and later.
  public var style: Style { requires("style", since: 14.0, ownStyle) }

  /// Gives a column its controller, which gets a navigation controller if it is none.
  ///
  /// iOS 14.0 and later; for split views that were made with a style.
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    let simulator = Simulator.current!
    guard requires("setViewController:forColumn:", since: 14.0), !simulator.isDead else { return }
    simulator.call(
      "setViewController(_:for:)", on: self, [vc.map(simulator.name) ?? "nil", "\(column)"]
    ) {
      guard ownStyle != .unspecified else {
        return simulator.diagnose(
          "columnWithoutStyle", noRule: "no source says what UIKit does", on: self,
          "A split view controller that was made without a style has no columns by name; nothing "
            + "was changed. Make it with init(style:), or set viewControllers.")
      }
      assign(vc, to: column)
    }
  }

  /// Takes a column's controller.
  final func assign(_ controller: UIViewController?, to column: Column) {
    if column == .supplementary { noteMissingColumn() }
    assigned[column] = controller
    inColumn[column] = column == .compact ? controller : controller.map(inNavigation)
    fill(column)
    placeModeButton()
  }

  /// What is shown as detail in a collapsed split view is its secondary column once there is room.
  final func keepDetail(_ controller: UIViewController) {
    assigned[.secondary] = controller
    inColumn[.secondary] = controller
  }

  /// The controller that was given for a column; iOS 14.0 and later.
  public func viewController(for column: Column) -> UIViewController? {
    requires("viewControllerForColumn:", since: 14.0, assigned[column])
  }

  /// Shows a column that is hidden; iOS 14.0 and later.
  public func show(_ column: Column) {
    guard requires("showColumn:", since: 14.0) else { return }
    Simulator.current.call("show(_:)", on: self, ["\(column)"]) { bring(column, isWanted: true) }
  }

  /// Hides the primary column, where there is another beside it; iOS 14.0 and later.
  public func hide(_ column: Column) {
    guard requires("hideColumn:", since: 14.0) else { return }
    Simulator.current.call("hide(_:)", on: self, ["\(column)"]) { bring(column, isWanted: false) }
  }

  private func inNavigation(_ controller: UIViewController) -> UIViewController {
    controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }

  private func noteMissingColumn() {
    Simulator.current.unimplemented(
      "UISplitViewController.Column.supplementary",
      "there is no column in the middle; its controller is kept and not shown.")
  }

  private func fill(_ column: Column) {
    guard isFolded else {
      return replaceColumns(with: [inColumn[.primary], inColumn[.secondary]].compactMap(\.self))
    }
    if let compact = inColumn[.compact] {
      replaceColumns(with: [compact])
    } else if column == .primary, let primary = inColumn[.primary] {
      replaceColumns(with: [primary])
    }
  }

  private func bring(_ column: Column, isWanted: Bool) {
    guard column == .primary || column == .secondary else { return noteMissingColumn() }
    guard isFolded else {
      if column == .primary {
        wantedPrimary = isWanted
      } else if isWanted, isOverlaid {
        wantedPrimary = false
      }
      loadedView?.setNeedsLayout()
      return
    }
    guard isWanted, let navigation = inColumn[.primary] as? UINavigationController,
      columns.first === navigation
    else { return }
    if column == .primary { return _ = navigation.pop(to: 0, animated: true) }
    guard let secondary = inColumn[.secondary], secondary.container !== navigation else { return }
    navigation.change(navigation.stack + [secondary], animated: true)
  }

  // MARK: Narrow and wide

  /// The compact column takes over, else the secondary one goes onto the primary one's stack.
  func collapseColumns() {
    let simulator = Simulator.current!
    let compact = inColumn[.compact]
    let proposed: Column = compact == nil ? .secondary : .compact
    let answer = delegate.flatMap { delegate in
      simulator.callOptional(
        .query, on: delegate,
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        [simulator.name(of: self), "\(proposed)"]
      ) {
        delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      }
    }
    wantedPrimary = nil
    let secondary = inColumn[.secondary]
    let left = compact ?? inColumn[.primary]
    replaceColumns(with: [left].compactMap(\.self))
    showsPrimary = true
    if appearance == .appeared { columns.forEach(come) }
    if compact == nil, (answer ?? proposed) == .secondary, let secondary,
      let navigation = left as? UINavigationController
    {
      navigation.change(navigation.stack + [secondary], animated: false)
    }
    tell("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(self) }
  }

  func separateColumns() {
    showsPrimary = false
    replaceColumns(with: [inColumn[.primary], inColumn[.secondary]].compactMap(\.self))
    tell("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(self) }
  }

  /// Tells the delegate that the primary column comes or goes, where columns have names.
  func tellColumn(_ shows: Bool) {
    guard ownStyle != .unspecified, let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      shows ? "splitViewController(_:willShow:)" : "splitViewController(_:willHide:)", of: delegate,
      [simulator.name(of: self), "primary"]
    ) {
      shows
        ? delegate.splitViewController(self, willShow: .primary)
        : delegate.splitViewController(self, willHide: .primary)
    }
  }

  private func tell(_ method: String, _ call: (any UISplitViewControllerDelegate) -> Void) {
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(method, of: delegate, [simulator.name(of: self)]) { call(delegate) }
  }
}
