import Foundation

/// What UIKit writes about lists that an app uses in a way that it warns of.
extension Simulator {
  private static let listQuestionsKey = StateKey { _ in ListQuestions() }
  private var listQuestions: ListQuestions { state(Self.listQuestionsKey) }

  /// The app had a table laid out that is in no window: that is said once (M134).
  func noteLayoutOutside(of table: UITableView) {
    guard has(.tablesMindTheirWindow), notedOnce.insert("layout outside of a window").inserted
    else { return }
    console(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
        + "contents without being in the view hierarchy (the table view or one of its superviews has "
        + "not been added to a window). This may cause bugs by forcing views inside the table view to "
        + "load and perform layout without accurate information (e.g. table view bounds, trait "
        + "collection, layout margins, safe area insets, etc), and will also cause unnecessary "
        + "performance overhead due to extra layout passes. Make a symbolic breakpoint at "
        + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what "
        + "caused this to occur, so you can avoid this action altogether if possible, or defer it until "
        + "the table view has been added to a window. Table view: <\(name(of: table))>")
  }

  /// Constraints leave a cell no height: that is said once (M141).
  func noteHeightOfZero(of cell: UITableViewCell) {
    guard notedOnce.insert("a cell without a height").inserted else { return }
    let namesCell = has(.heightOfZeroNamesCell)
    console(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
        + "\(namesCell ? "table view" : "tableview") cell's content view. We're considering the collapse "
        + "unintentional and using standard height instead."
        + (namesCell ? " Cell: <\(name(of: cell))>" : ""))
  }

  /// A header or footer of a section is given a colour, which has a place of its own (M142).
  func noteHeaderColor() {
    if has(.headersWantBackgroundConfigurations) {
      console(
        "[TableView] Changing the background color of UITableViewHeaderFooterView is not supported. Use "
          + "the background view configuration instead.")
    } else {
      console(
        has(.headersWantBackgroundViews)
          ? "[TableView] Setting the background color on UITableViewHeaderFooterView has been deprecated. "
            + "Please set a custom UIView with your desired background color to the backgroundView "
            + "property instead."
          : "Setting the background color on UITableViewHeaderFooterView has been deprecated. Please use "
            + "contentView.backgroundColor instead.")
    }
  }

  /// Whether a data source is just making a cell.
  var isMakingCell: Bool { listQuestions.cellsInTheMaking > 0 }

  /// Lets a data source make a cell.
  func makingCell(_ make: () -> Void) {
    listQuestions.cellsInTheMaking += 1
    make()
    listQuestions.cellsInTheMaking -= 1
  }

  /// A registration that was made while a cell was asked for is no good (M132).
  func refuseRegistration() {
    raise(
      .internalInconsistency,
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
        + "provider. Creating a new registration each time a cell is requested will prevent reuse and "
        + "cause created cells to remain inaccessible in memory for the lifetime of the collection "
        + "view. Registrations should be created up front and reused. Registration: "
        + "<UICollectionViewCellRegistration>")
  }

  /// An item is larger across the lines than the room that there is (M133).
  ///
  /// - Parameter isWide: whether it is the width, as where the collection scrolls up and down.
  func noteLargeItem(in layout: UICollectionViewFlowLayout, of view: UICollectionView, isWide: Bool)
  {
    let what = isWide ? "width" : "height"
    let edges = isWide ? "left and right" : "top and bottom"
    let insets =
      has(.flowLayoutsMindContentInsets) ? ", minus the content insets \(edges) values." : "."
    console(
      (has(.flowLayoutsBeginWithACapital) ? "The" : "the")
        + " behavior of the UICollectionViewFlowLayout is not defined because:")
    console(
      "the item \(what) must be less than the \(what) of the UICollectionView minus the section "
        + "insets \(edges) values\(insets)")
    console(
      "The relevant UICollectionViewFlowLayout instance is <\(name(of: layout))>, and it is attached "
        + "to <\(name(of: view))>.")
    console(
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in "
        + "the debugger.")
  }
}

/// What is asked of lists just now.
private final class ListQuestions {
  var cellsInTheMaking = 0
}
