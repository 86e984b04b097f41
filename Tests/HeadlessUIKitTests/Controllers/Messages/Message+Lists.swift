import EventTrace
import Foundation
import HeadlessUIKit
import RuntimeFixtures

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  var isCentered = false

  override func viewDidLoad() {
    super.viewDidLoad()
    guard isCentered else { return }
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    guard isCentered else { return cell }
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(dot)
    cell.contentView.addConstraint(
      NSLayoutConstraint(
        item: dot, attribute: .centerY, relatedBy: .equal, toItem: cell.contentView,
        attribute: .centerY, multiplier: 1, constant: 0))
    return cell
  }
}

/// Makes its registration when it needs it.
private final class Tiles: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard Simulator.current.iOS >= 14.0 else {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    return collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: 1)
  }
}

/// A scroll view that decides about its gestures.
private final class Scrolling: UIScrollView, UIGestureRecognizerDelegate {}

/// Makes a view by itself, or takes one too many.
private final class Tidy: UICollectionViewController {
  enum Mistake { case made, madeHeader, dequeuedTwice }
  var mistake = Mistake.made

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if mistake == .made { return UICollectionViewCell() }
    let dequeue = {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    if mistake == .dequeuedTwice { _ = dequeue() }
    return dequeue()
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

/// Lists that are asked for what there is not, or at the wrong time.
nonisolated extension Message {
  static let lists: [Message] = [
    .exception(
      "M130", .range, before: 13.0,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (3) beyond "
        + "bounds (3) for section (0)."
    ) { try scrolled(to: IndexPath(row: 3, section: 0), iOS: $0) },
    .exception(
      "M130 section", .range, before: 13.0,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: section (1) beyond "
        + "bounds (1)."
    ) { try scrolled(to: IndexPath(row: 0, section: 1), iOS: $0) },
    .exception(
      "M131", .range, since: 13.0,
      "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows in "
        + "section 0. Table view: <UITableView>"
    ) { try scrolled(to: IndexPath(row: 3, section: 0), iOS: $0) },
    .exception(
      "M131 section", .range, since: 13.0,
      "Attempted to scroll the table view to an out-of-bounds section (1) when there are only 1 "
        + "sections. Table view: <UITableView>"
    ) { try scrolled(to: IndexPath(row: 0, section: 1), iOS: $0) },
    .exception(
      "M132", .internalInconsistency, since: 15.0,
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
        + "provider. Creating a new registration each time a cell is requested will prevent reuse and "
        + "cause created cells to remain inaccessible in memory for the lifetime of the collection "
        + "view. Registrations should be created up front and reused. Registration: "
        + "<UICollectionViewCellRegistration>"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      // Collections came with iOS 6.
      try stage.show(
        iOS >= 6.0
          ? Tiles(collectionViewLayout: UICollectionViewFlowLayout()) : UIViewController())
      return stage.device
    },
    .console(
      "M134", since: 13.0,
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
        + "contents without being in the view hierarchy (the table view or one of its superviews has "
        + "not been added to a window). This may cause bugs by forcing views inside the table view to "
        + "load and perform layout without accurate information (e.g. table view bounds, trait "
        + "collection, layout margins, safe area insets, etc), and will also cause unnecessary "
        + "performance overhead due to extra layout passes. Make a symbolic breakpoint at "
        + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what "
        + "caused this to occur, so you can avoid this action altogether if possible, or defer it until "
        + "the table view has been added to a window. Table view: <UITableView>"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      try stage.show(UIViewController())
      for _ in 1...2 {
        let rows = Rows(style: .plain)
        rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        rows.view.layoutIfNeeded()
      }
      return stage.device
    },
    .exception(
      "M121", .internalInconsistency, since: 3.0,
      "attempt to delete section 7, but there are only 1 sections before the update"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try stage.show(rows)
      guard iOS >= 3.0 else { return stage.device }
      rows.tableView.reloadSections([7], with: .none)
      return stage.device
    },
    .exception(
      "M121 row", .internalInconsistency,
      "attempt to delete row 0 from section 2, but there are only 1 sections before the update"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try stage.show(rows)
      rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .none)
      return stage.device
    },
    .exception(
      "M121 inserted", .internalInconsistency,
      "attempt to insert row 0 into section 5, but there are only 1 sections after the update"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try stage.show(rows)
      rows.tableView.insertRows(at: [IndexPath(row: 0, section: 5)], with: .none)
      return stage.device
    },
    .exception(
      "M176", .internalInconsistency, since: 3.0,
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 0})"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try stage.show(rows)
      guard iOS >= 3.0 else { return stage.device }
      rows.tableView.beginUpdates()
      rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      rows.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      rows.tableView.endUpdates()
      return stage.device
    },
    .exception(
      "M225", .internalInconsistency, since: 5.0,
      "attempt to perform a delete and a move from the same index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 1})"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try stage.show(rows)
      guard iOS >= 5.0 else { return stage.device }
      rows.tableView.beginUpdates()
      rows.tableView.moveRow(
        at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      rows.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      rows.tableView.endUpdates()
      return stage.device
    },
    .exception(
      "M177", .internalInconsistency, since: 5.0,
      "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 99}) that does not exist - there are only "
        + "3 rows in section 0 after the update"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try stage.show(rows)
      guard iOS >= 5.0 else { return stage.device }
      rows.tableView.moveRow(
        at: IndexPath(row: 0, section: 0), to: IndexPath(row: 99, section: 0))
      return stage.device
    },
    .exception(
      "M178", .internalInconsistency, since: 9.0,
      "index out of bounds for arranged subview: index = 5 expected to be less than or equal to 0"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      try stage.show(UIViewController())
      guard iOS >= 9.0 else { return stage.device }
      UIStackView().insertArrangedSubview(UIView(), at: 5)
      return stage.device
    },
    .exception(
      "M122", .invalidArgument, since: 6.0, before: 15.0,
      "attempt to scroll to invalid index path: <NSIndexPath> {length = 2, path = 0 - 3}"
    ) { try scrolled(toItem: IndexPath(item: 3, section: 0), iOS: $0) },
    .exception(
      "M123", .internalInconsistency, since: 15.0,
      "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 0 items "
        + "in section 0. Collection view: <UICollectionView>."
    ) { try scrolled(toItem: IndexPath(item: 3, section: 0), iOS: $0) },
    .exception(
      "M123 section", .internalInconsistency, since: 15.0,
      "Attempted to scroll the collection view to an out-of-bounds section (2) when there are only 1 "
        + "sections. Collection view: <UICollectionView>."
    ) { try scrolled(toItem: IndexPath(item: 0, section: 2), iOS: $0) },
    .console(
      "M141 of old", since: 8.0, before: 13.0,
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
        + "tableview cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead.", rowWithoutHeight),
    .console(
      "M141", since: 13.0,
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
        + "table view cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead. Cell: <UITableViewCell>", rowWithoutHeight),
    .console(
      "M142 of old", since: 6.0, before: 11.0,
      "Setting the background color on UITableViewHeaderFooterView has been deprecated. Please use "
        + "contentView.backgroundColor instead.", coloredHeader),
    .console(
      "M142 of iOS 11", since: 11.0, before: 14.0,
      "[TableView] Setting the background color on UITableViewHeaderFooterView has been deprecated. "
        + "Please set a custom UIView with your desired background color to the backgroundView property "
        + "instead.", coloredHeader),
    .console(
      "M142", since: 14.0,
      "[TableView] Changing the background color of UITableViewHeaderFooterView is not supported. Use "
        + "the background view configuration instead.", coloredHeader),
    .exception(
      "M160", .internalInconsistency, since: 6.0,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    ) { try shown(.made, iOS: $0) },
    .exception(
      "M160 header", .internalInconsistency, since: 6.0,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not "
        + "retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(<UICollectionReusableView>)"
    ) { try shown(.madeHeader, iOS: $0) },
    .exception(
      "M162", .internalInconsistency, since: 18.0,
      "Expected dequeued view to be returned to the collection view in preparation for display. When the "
        + "collection view's data source is asked to provide a view for a given index path, ensure that "
        + "a single view is dequeued and returned to the collection view. Avoid dequeuing views without "
        + "a request from the collection view. For retrieving an existing view in the collection view, "
        + "use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
        + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <UICollectionViewCell>; "
        + "Collection view: <UICollectionView>"
    ) { try shown(.dequeuedTwice, iOS: $0) },
    .exception(
      "M164", since: 5.0,
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
    ) { iOS in
      let device = Device(iOS: iOS)
      guard iOS >= 5.0 else { return device }
      let (scroll, other) = (Scrolling(), Scrolling())
      scroll.panGestureRecognizer.delegate = scroll
      scroll.panGestureRecognizer.delegate = other
      return device
    },
    .console(
      "M166", since: 11.0,
      "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the "
        + "contentView of a UITableViewCell is not supported and will result in undefined behavior, as "
        + "this property is managed by the owning UITableViewCell. Cell: <UITableViewCell>"
    ) { iOS in
      let device = Device(iOS: iOS)
      guard iOS >= 6.0 else { return device }
      let cell = UITableViewCell()
      cell.contentView.translatesAutoresizingMaskIntoConstraints = true
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      return device
    },
    .exception(
      "M124", .invalidArgument, since: 6.0,
      "UICollectionView must be initialized with a non-nil layout parameter"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      try stage.show(iOS >= 6.0 ? UICollectionViewController() : UIViewController())
      return stage.device
    },
  ]

  /// Shows a collection whose data source does that.
  @MainActor
  private static func shown(_ mistake: Tidy.Mistake, iOS: IOSVersion) throws -> Device {
    let stage = TestApp(iOS: iOS)
    guard iOS >= 6.0 else { return stage.device }
    let layout = UICollectionViewFlowLayout()
    if mistake == .madeHeader { layout.headerReferenceSize = CGSize(width: 10, height: 10) }
    let tidy = Tidy(collectionViewLayout: layout)
    tidy.mistake = mistake
    try stage.show(tidy)
    return stage.device
  }

  /// Shows a row whose cell has a view in the middle, bound to neither end.
  @MainActor
  private static func rowWithoutHeight(iOS: IOSVersion) throws -> Device {
    let stage = TestApp(iOS: iOS)
    let rows = Rows(style: .plain)
    rows.isCentered = iOS >= 8.0
    try stage.show(rows)
    return stage.device
  }

  @MainActor
  private static func coloredHeader(iOS: IOSVersion) -> Device {
    let device = Device(iOS: iOS)
    if iOS >= 6.0 {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.backgroundColor = nil
      header.backgroundColor = .red
    }
    return device
  }

  @MainActor
  private static func scrolled(toItem item: IndexPath, iOS: IOSVersion) throws -> Device {
    let stage = TestApp(iOS: iOS)
    guard iOS >= 6.0 else { return stage.device }
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    try stage.show(items)
    items.collectionView.scrollToItem(at: item, at: .top, animated: false)
    return stage.device
  }

  @MainActor
  private static func scrolled(to row: IndexPath, iOS: IOSVersion) throws -> Device {
    let stage = TestApp(iOS: iOS)
    let rows = Rows(style: .plain)
    try stage.show(rows)
    rows.tableView.scrollToRow(at: row, at: .top, animated: false)
    return stage.device
  }
}
