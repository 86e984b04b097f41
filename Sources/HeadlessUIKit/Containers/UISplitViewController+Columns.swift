import EventTrace
import Foundation

/// Which of the two controllers are shown, and where.
extension UISplitViewController: ContentOwner {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.owner = self
    replaceView(with: view)
  }

  var shownColumns: [UIViewController] {
    isFolded || showsPrimary ? columns : Array(columns.dropFirst())
  }

  // Not named after UIKit's `isShowing(_:)`, which is missing: the compiler would take one for the other.
  private var appearsOrIsThere: Bool { appearance == .appeared || appearance == .appearing }

  func layOutContent() {
    arrange()
    guard let container = loadedView else { return }
    for (index, column) in shownColumns.enumerated() {
      install(column)
      var frame = container.drawnBounds
      if isOverlaid {
        if index == 0 { frame.size.width = widths.width(in: frame.width) }
      } else if shownColumns.count == 2 {
        // A line of one point is between the two.
        let width = widths.width(in: frame.width)
        let start = index == 0 ? 0 : width + 1
        frame.origin.x = start
        frame.size.width = index == 0 ? width : max(0, frame.width - start)
      }
      if ownPrimaryEdge == .trailing { frame.origin.x = container.drawnBounds.width - frame.maxX }
      column.loadedView?.place(frame)
    }
    coverSecondary()
  }

  /// While the primary column lies over the secondary one, that takes no touches: a touch beside the primary
  /// column lets it go (rule 665).
  private func coverSecondary() {
    guard let container = loadedView, isOverlaid, let primary = columns[0].loadedView else {
      cover?.detach()
      cover = nil
      return
    }
    let cover = cover ?? OverlaidCover(of: self)
    self.cover = cover
    cover.place(container.drawnBounds)
    if cover.drawnSuperview !== container {
      container.insert(cover, at: container.drawnSubviews.count)
    }
    if container.drawnSubviews.last !== primary { container.bringSubviewToFront(primary) }
  }

  /// Lets the columns follow the room that there is.
  func arrange() {
    defer { placeModeButton() }
    let simulator = Simulator.current!
    // How much room there is shows when the view is there.
    guard !simulator.isDead, loadedView != nil, columns.count == 2 || isFolded else { return }
    let orientation = simulator.interfaceOrientation
    let isNarrow =
      simulator.has(.splitViewsCollapse)
      && simulator.traits(in: orientation).horizontalSizeClass == .compact
    if isNarrow != isFolded { isNarrow ? collapse() : separate() }
    // What goes from the screen is not rearranged on the way: a column would come, and never go.
    guard !isFolded, columns.count == 2, appearance != .disappearing else { return }
    let mode = wantedMode(in: orientation)
    let shows = mode != .secondaryOnly
    if shows != showsPrimary || (mode == .oneOverSecondary) != isOverlaid {
      change(to: mode)
    } else if !shows, hidden == nil, !simulator.has(.splitViewsCollapse) {
      tellHidden(true)
    }
  }

  func wantedMode(in orientation: UIInterfaceOrientation) -> DisplayMode {
    let simulator = Simulator.current!
    guard simulator.has(.splitViewsCollapse) else {
      let shows = orientation.isLandscape
      guard let delegate, simulator.has(.splitDelegatesHide) else {
        return shows ? .oneBesideSecondary : .secondaryOnly
      }
      let hides = simulator.callOptional(
        .query, on: delegate, "splitViewController(_:shouldHide:in:)",
        [simulator.name(of: self), simulator.name(of: columns[0]), "\(orientation)"]
      ) {
        delegate.splitViewController(self, shouldHide: columns[0], in: orientation)
      }
      return hides ?? !shows ? .secondaryOnly : .oneBesideSecondary
    }
    if let chosenMode, chosenMode.isLandscape == orientation.isLandscape { return chosenMode.mode }
    chosenMode = nil
    let usual: DisplayMode =
      switch preferredDisplayMode {
      case .automatic:
        tiles(in: orientation) && ownSplitBehavior != .displace
          ? .oneBesideSecondary : .secondaryOnly
      case .secondaryOnly, .oneOverSecondary: preferredDisplayMode
      default: .oneBesideSecondary
      }
    // Where the column is shown anyway, the wish is granted and forgotten.
    if wantedPrimary == true, usual != .secondaryOnly { wantedPrimary = nil }
    return switch wantedPrimary {
    case nil: usual
    case false?: .secondaryOnly
    case true?: tiles(in: orientation) ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  /// Whether columns lie side by side when both are shown: by themselves where the screen is wide (rule 1014).
  private func tiles(in orientation: UIInterfaceOrientation) -> Bool {
    switch ownSplitBehavior {
    case .automatic: orientation.isLandscape
    case .tile, .displace: true
    case .overlay: false
    }
  }

  private func change(to mode: DisplayMode) {
    let simulator = Simulator.current!
    let shows = mode != .secondaryOnly
    if let delegate, simulator.has(.splitViewsCollapse) {
      simulator.tellOptional(
        "splitViewController(_:willChangeTo:)", of: delegate,
        [simulator.name(of: self), "\(mode)"]
      ) { delegate.splitViewController(self, willChangeTo: mode) }
    }
    let wasShown = showsPrimary
    showsPrimary = shows
    isOverlaid = mode == .oneOverSecondary
    loadedView?.setNeedsLayout()
    guard shows != wasShown else { return }
    tellColumn(shows)
    if !simulator.has(.splitViewsCollapse) { tellHidden(!shows) }
    guard appearance == .appeared else { return }
    shows ? come(columns[0]) : go(columns[0])
  }

  // MARK: Coming and going

  /// Shows one more controller while this one is on screen.
  func come(_ column: UIViewController) {
    guard appearsOrIsThere else { return }
    _ = column.loadViewForUIKit()
    // One that is still leaving the stack from which it comes has left it now.
    if column.appearance == .disappearing { column.endTransition() }
    guard column.canBegin(appearing: true) else { return }
    column.beginTransition(appearing: true, by: .container)
    install(column)
    loadedView?.setNeedsLayout()
    Simulator.current.pendingAppearances.append { [weak self, weak column] in
      guard let column, column.appearance == .appearing else { return }
      column.endTransition()
      // The split view that began it has begun to go meanwhile, and takes it along.
      guard let self, !appearsOrIsThere, column.container === self else { return }
      column.beginTransition(appearing: false, by: .container)
      column.endTransition()
    }
  }

  func go(_ column: UIViewController) {
    // One that was still coming turns round: it never appeared.
    let tells = column.canBegin(appearing: false) || column.appearance == .appearing
    if tells { column.beginTransition(appearing: false, by: .container) }
    column.loadedView?.detach()
    if tells, column.appearance == .disappearing { column.endTransition() }
    loadedView?.setNeedsLayout()
  }

  private func install(_ column: UIViewController) {
    guard let container = loadedView else { return }
    let view = column.loadViewForUIKit()
    guard view.drawnSuperview !== container, !column.isCovered else { return }
    container.insert(view, at: container.drawnSubviews.count)
  }

  // MARK: Who the columns are

  func replaceColumns(with new: [UIViewController]) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    if new.count > 2 {
      simulator.diagnose(
        "tooManyColumns", noRule: "no source says what UIKit does", on: self,
        "A split view controller has two view controllers; the others were dropped.")
    }
    var kept: [UIViewController] = []
    for column in new.prefix(2) where !kept.contains(where: { $0 === column }) {
      if column.container === self || canTakeIn(column) { kept.append(column) }
    }
    for column in columns where !kept.contains(where: { $0 === column }) { letGo(of: column) }
    columns = kept
    for column in kept where column.container !== self { takeOver(column) }
    childControllers = kept
    arrange()
    if appearance == .appeared {
      for column in shownColumns where column.appearance == .disappeared { come(column) }
    }
    loadedView?.setNeedsLayout()
  }

  private func takeOver(_ column: UIViewController) {
    (column.container as? UINavigationController)?.handOver(column)
    if column.container != nil { column.leaveParent() }
    column.tellWillMove(to: self)
    adopt(column)
    column.tellDidMove(to: self)
  }

  private func letGo(of column: UIViewController) {
    column.tellWillMove(to: nil)
    go(column)
    release(column)
    column.tellDidMove(to: nil)
  }

  // MARK: Narrow and wide

  /// The secondary controller goes onto the primary one's stack, unless the delegate sees to it.
  private func collapse() {
    let simulator = Simulator.current!
    isFolded = true
    isOverlaid = false
    guard ownStyle == .unspecified else { return collapseColumns() }
    guard columns.count == 2 else { return }
    let (given, secondary) = (columns[0], columns[1])
    let primary =
      askForPrimary("primaryViewController(forCollapsing:)") {
        $0.primaryViewController(forCollapsing: self)
      } ?? given
    let isSeenTo = delegate.flatMap { delegate in
      simulator.callOptional(
        .query, on: delegate, "splitViewController(_:collapseSecondary:onto:)",
        [simulator.name(of: self), simulator.name(of: secondary), simulator.name(of: primary)]
      ) {
        delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
      }
    }
    let wasShown = showsPrimary
    showsPrimary = true
    columns = [primary]
    letGo(of: secondary)
    if primary !== given { exchange(given, for: primary) }
    if !wasShown, appearance == .appeared { come(primary) }
    guard !(isSeenTo ?? false) else { return }
    // A controller of UIKit's own leaves no trace (rule 914).
    guard primary.isOfTheApp else {
      return primary.collapseSecondaryViewController(secondary, for: self)
    }
    simulator.callOptional(
      .callback, on: primary, "collapseSecondaryViewController(_:for:)",
      [simulator.name(of: secondary), simulator.name(of: self)]
    ) { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// The controller that the delegate has in the place of the primary one, where it has one.
  private func askForPrimary(
    _ method: String, _ ask: (any UISplitViewControllerDelegate) -> UIViewController?
  ) -> UIViewController? {
    let simulator = Simulator.current!
    return delegate.flatMap { delegate in
      simulator.callOptional(.query, on: delegate, method, [simulator.name(of: self)]) {
        ask(delegate)
      }
    } ?? nil
  }

  private func exchange(_ old: UIViewController, for new: UIViewController) {
    letGo(of: old)
    takeOver(new)
    if appearance == .appeared { come(new) }
  }

  private func separate() {
    let simulator = Simulator.current!
    isFolded = false
    guard ownStyle == .unspecified else { return separateColumns() }
    guard let shown = columns.first else { return }
    let primary =
      askForPrimary("primaryViewController(forExpanding:)") {
        $0.primaryViewController(forExpanding: self)
      } ?? shown
    if primary !== shown {
      columns = [primary]
      exchange(shown, for: primary)
    }
    let given =
      delegate.flatMap { delegate in
        simulator.callOptional(
          .query, on: delegate, "splitViewController(_:separateSecondaryFrom:)",
          [simulator.name(of: self), simulator.name(of: primary)]
        ) {
          delegate.splitViewController(self, separateSecondaryFrom: primary)
        }
      } ?? nil
    let own = {
      simulator.callOrDefault(
        .query, on: primary, "separateSecondaryViewController(for:)", [simulator.name(of: self)],
        describe: { $0.map(simulator.name) ?? "nil" }
      ) { primary.separateSecondaryViewController(for: self) }.result
    }
    guard let secondary = given ?? own() else { return }
    showsPrimary = true
    columns = [primary, secondary]
    takeOver(secondary)
    childControllers = columns
    if appearance == .appeared { come(secondary) }
  }

  // MARK: Showing

  /// Puts `controller` into a column, unless the delegate has done something else with it.
  func showColumn(
    _ controller: UIViewController, at index: Int, _ method: String,
    _ ask: (any UISplitViewControllerDelegate) -> Bool
  ) {
    let simulator = Simulator.current!
    let name = index == 0 ? "show(_:sender:)" : "showDetailViewController(_:sender:)"
    simulator.call(name, on: self, [simulator.name(of: controller), "sender"]) {
      let isSeenTo = delegate.flatMap { delegate in
        simulator.callOptional(
          .query, on: delegate, method,
          [simulator.name(of: self), simulator.name(of: controller), "sender"]
        ) { ask(delegate) }
      }
      guard !(isSeenTo ?? false), !simulator.isDead else { return }
      if isFolded {
        guard let navigation = columns.first as? UINavigationController else {
          return present(controller, animated: true)
        }
        if ownStyle != .unspecified, index == 1 { keepDetail(controller) }
        return navigation.change(navigation.stack + [controller], animated: true)
      }
      if ownStyle != .unspecified, index == 1 { keepDetail(controller) }
      var new = columns
      if new.indices.contains(index) { new[index] = controller } else { new.append(controller) }
      replaceColumns(with: new)
    }
  }
}
