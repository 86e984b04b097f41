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
    if column == .supplementary, ownStyle != .tripleColumn { noteMissingColumn() }
    if column == .secondary, let controller, push(controller) { return }
    assigned[column] = controller
    inColumn[column] = column == .compact ? controller : controller.map(inNavigation)
    fill(column)
    placeModeButton()
  }

  /// A plain controller goes on top of the stack that the secondary column has already (rule 1013).
  private func push(_ controller: UIViewController) -> Bool {
    guard !(controller is UINavigationController), assigned[.secondary] != nil,
      let navigation = inColumn[.secondary] as? UINavigationController,
      !navigation.stack.isEmpty, !navigation.stack.contains(where: { $0 === controller })
    else { return false }
    assigned[.secondary] = controller
    navigation.pushViewController(controller, animated: appearance == .appeared)
    placeModeButton()
    return true
  }

  /// What is shown as detail is the secondary column from now on, in a collapsed split view once there is
  /// room (rule 1061).
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

  /// Hides the column beside the secondary one; iOS 14.0 and later.
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
      "a split view of two columns has none in the middle; its controller is kept and not shown.")
  }

  /// The column that is shown beside the secondary one: of three the one in the middle (rule 771).
  var besideSecondary: Column {
    ownStyle == .tripleColumn && inColumn[.supplementary] != nil ? .supplementary : .primary
  }

  /// The columns that are shown where there is room for two.
  private var pair: [UIViewController] {
    [inColumn[besideSecondary], inColumn[.secondary]].compactMap(\.self)
  }

  private func noteThirdColumn() {
    Simulator.current.unimplemented(
      "UISplitViewController.Column.primary",
      "three columns are not shown together: the primary one stays hidden.")
  }

  private func fill(_ column: Column) {
    guard isFolded else { return replaceColumns(with: pair) }
    if let compact = inColumn[.compact] {
      replaceColumns(with: [compact])
    } else if column == .primary, let primary = inColumn[.primary] {
      replaceColumns(with: [primary])
    }
  }

  private func bring(_ column: Column, isWanted: Bool) {
    let beside = besideSecondary
    guard column != .compact, column != .supplementary || beside == .supplementary else {
      return noteMissingColumn()
    }
    guard isFolded else {
      if column == .primary, beside != .primary {
        if isWanted { noteThirdColumn() }
      } else if column == beside {
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
    navigation.changeWhenPossible { [weak self] navigation, _ in
      if column == .primary {
        _ = navigation.pop(to: 0, animated: true)
      } else if let self, columns.first === navigation {
        show(column, on: navigation, animated: true)
      }
    }
  }

  /// Brings a column, and the one in the middle below it, onto the stack of the primary one.
  private func show(
    _ column: Column, on navigation: UINavigationController, animated: Bool
  ) {
    let above =
      besideSecondary == .supplementary ? [Column.supplementary, .secondary] : [.secondary]
    guard let last = above.firstIndex(of: column) else { return }
    let wanted = above[...last].compactMap { inColumn[$0] }
    if column == .supplementary, let top = wanted.last,
      let place = navigation.stack.firstIndex(where: { $0 === top })
    {
      _ = navigation.pop(to: place, animated: animated)
    } else {
      let new = wanted.filter { $0.container !== navigation }
      if !new.isEmpty { navigation.change(navigation.stack + new, animated: animated) }
    }
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
    let left = compact ?? inColumn[.primary] ?? inColumn[besideSecondary]
    replaceColumns(with: [left].compactMap(\.self))
    showsPrimary = true
    if appearance == .appeared { columns.forEach(come) }
    if compact == nil, let navigation = left as? UINavigationController {
      show(answer ?? proposed, on: navigation, animated: false)
    }
    tell("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(self) }
  }

  /// The delegate may say which columns are shown when there is room again (rule 832).
  private func askForDisplayMode() {
    guard let delegate else { return }
    let simulator = Simulator.current!
    let orientation = simulator.interfaceOrientation
    let proposed = wantedMode(in: orientation)
    let answer = simulator.callOptional(
      .query, on: delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      [simulator.name(of: self), "\(proposed)"]
    ) {
      delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    guard let answer, answer != proposed, answer != .automatic else { return }
    let mode: DisplayMode =
      switch answer {
      case .secondaryOnly: .secondaryOnly
      case .oneOverSecondary, .twoOverSecondary: .oneOverSecondary
      default: .oneBesideSecondary
      }
    chosenMode = (mode, orientation.isLandscape)
  }

  func separateColumns() {
    showsPrimary = false
    replaceColumns(with: pair)
    askForDisplayMode()
    tell("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(self) }
  }

  /// Tells the delegate that the column beside the secondary one comes or goes, where columns have names.
  func tellColumn(_ shows: Bool) {
    guard ownStyle != .unspecified, let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      shows ? "splitViewController(_:willShow:)" : "splitViewController(_:willHide:)", of: delegate,
      [simulator.name(of: self), "\(besideSecondary)"]
    ) {
      shows
        ? delegate.splitViewController(self, willShow: besideSecondary)
        : delegate.splitViewController(self, willHide: besideSecondary)
    }
  }

  private func tell(_ method: String, _ call: (any UISplitViewControllerDelegate) -> Void) {
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(method, of: delegate, [simulator.name(of: self)]) { call(delegate) }
  }
}
