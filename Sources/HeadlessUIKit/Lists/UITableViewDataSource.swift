public import Foundation

/// Says what the rows of a table are.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many sections there are; 1 by itself.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows the section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row that comes on screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text above the section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below the section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether the row can be deleted or inserted.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has deleted or inserted a row: the data has to follow.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// The user has moved a row: the data has to follow.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// The letters at the table's edge; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a letter at the edge leads.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// The default for a type that does not implement this member.
  public func numberOfSections(in tableView: UITableView) -> Int { isMissing(answering: 1) }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    isMissing(answering: nil)
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    isMissing(answering: nil)
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    isMissing(answering: nil)
  }
  /// The default for a type that does not implement this member.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { isMissing(answering: index) }
}
