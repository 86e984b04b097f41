import Foundation

/// One section of a table whose rows a storyboard has.
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// How high each row is; nil for the table's own height.
  let heights: [CGFloat?]
}

extension Array {
  /// What is in that place; nil where nothing is.
  func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
