public import Foundation

/// A row of a list; iOS 14.0 and later.
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep it is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far it is indented for each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// What is at the ends of the row.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesChanged() }
  }
  /// The views of the accessories that are shown, in the order in which the app gave them.
  final var accessoryViews: [CellAccessoryView] = []

  public override init(frame: CGRect) {
    Self.requiresClass(since: 14.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 14.0)
    super.init(coder: coder)
  }
  /// Creates a collection view list cell with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
  }

  final override func placeBesideContent() { layOutAccessories() }
  final override var leastHeight: CGFloat { UITableView.standardRowHeight }

  final override var isEdited: Bool { didSet { if isEdited != oldValue { accessoriesChanged() } } }

  /// A configuration of text that goes with the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
