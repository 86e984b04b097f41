import Foundation

/// What stands at an end of a row of a list for one of its accessories (rule 640).
final class CellAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let content: UIView
  private weak var cell: UICollectionViewListCell?

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    content = Self.content(of: accessory)
    super.init(frame: .zero)
    if let tint = accessory.options.tintColor { content.tintColor = tint }
    isHidden = accessory.options.isHidden
    insert(content, at: 0)
    if let text = Self.spoken[accessory.kind] { content.accessibilityLabel = text }
  }

  required init?(coder: NSCoder) { nil }

  override var placesSubviewsItself: Bool { true }

  private static let signs = [
    "disclosureIndicator": "›", "outlineDisclosure": "›", "checkmark": "✓", "reorder": "≡",
    "multiselect": "○",
  ]
  private static let buttons = ["detail": "ⓘ", "delete": "⊖", "insert": "⊕", "popUpMenu": "⌃"]
  private static let spoken = ["detail": "More Info", "delete": "Delete", "insert": "Insert"]

  private static func content(of accessory: UICellAccessory) -> UIView {
    if case .customView(let view) = accessory.accessoryType { return view }
    if let sign = buttons[accessory.kind] {
      let button = UIButton(type: .system)
      button.setTitle(sign, for: .normal)
      if let menu = accessory.menu {
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
      }
      return button
    }
    let label = UILabel(frame: .zero)
    label.text = accessory.text ?? signs[accessory.kind]
    label.font = accessory.options.font
    if let tint = accessory.options.tintColor { label.textColor = tint }
    return label
  }

  /// The width that it takes, in points.
  var width: CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width): width
    case .standard: Self.standard
    case .actual: contentSize.width
    case nil:
      accessory.kind == "customView" ? contentSize.width : max(Self.standard, contentSize.width)
    }
  }
  private static let standard: CGFloat = 24

  private var contentSize: CGSize {
    if content.drawnFrame.size != .zero, accessory.kind == "customView" {
      return content.drawnFrame.size
    }
    var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width == 0 { size = content.intrinsicContentSize }
    if size.width <= 0 { size = content.sizeThatFits(.zero) }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    content.place(
      CGRect(
        x: ((drawnBounds.width - size.width) / 2).rounded(),
        y: ((drawnBounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height))
  }

  /// Hears the taps on the system's buttons, and on the arrow of an outline.
  func listen() {
    if let button = content as? UIButton, accessory.menu == nil, accessory.kind != "customView" {
      button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    } else if accessory.kind == "outlineDisclosure", accessory.options.style != .header {
      addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    } else {
      isUserInteractionEnabled = accessory.kind == "customView" || accessory.menu != nil
    }
  }

  private func tapped() {
    if let handler = accessory.actionHandler { return handler() }
    guard let cell, let list = cell.list, let item = list.shownItem(of: cell) else { return }
    switch accessory.kind {
    case "outlineDisclosure": list.toggleOutline(at: item)
    case "delete": _ = list.swipeItem(at: item, leading: false)
    default: break
    }
  }
}

/// The accessories of a row of a list (rule 640).
extension UICollectionViewListCell {
  /// The list that the row is in; nil for none.
  final var list: UICollectionView? {
    sequence(first: self as UIView, next: \.drawnSuperview).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  final func accessoriesChanged() {
    for view in accessoryViews { view.detach() }
    accessoryViews = accessories.filter { $0.isShown(whileEditing: isEdited) }.map {
      CellAccessoryView($0, of: self)
    }
    for view in accessoryViews {
      view.listen()
      insert(view, at: drawnSubviews.count)
    }
    setNeedsLayout()
  }

  /// Places the accessories, and the content between them.
  final func layOutAccessories() {
    let indent = indentsAccessories ? indentation : 0
    var (left, right) = (indent, drawnBounds.width)
    let (leading, trailing) = (ordered(leading: true), ordered(leading: false))
    if !leading.isEmpty { left += Self.gap }
    for view in leading {
      view.place(CGRect(x: left, y: 0, width: view.width, height: drawnBounds.height))
      left += view.width + (view === leading.last ? 0 : Self.gap)
    }
    if !trailing.isEmpty { right -= Self.gap }
    for view in trailing.reversed() {
      right -= view.width
      view.place(CGRect(x: right, y: 0, width: view.width, height: drawnBounds.height))
      if view !== trailing.first { right -= Self.gap }
    }
    left += indentation - indent
    contentView.place(
      CGRect(x: left, y: 0, width: max(0, right - left), height: drawnBounds.height))
  }

  private static let gap: CGFloat = 8

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Those of one edge, from left to right.
  private func ordered(leading: Bool) -> [CellAccessoryView] {
    var views: [CellAccessoryView] = []
    for view in accessoryViews where view.accessory.isLeading == leading {
      guard let placement = view.accessory.placement else {
        views.append(view)
        continue
      }
      let place = placement.position(views.map(\.accessory))
      views.insert(view, at: min(max(place, 0), views.count))
    }
    return views
  }

  /// Whether a tap anywhere on the row opens the outline below it.
  final var opensOutline: UICellAccessory? {
    accessoryViews.map(\.accessory).first {
      $0.kind == "outlineDisclosure" && $0.options.style == .header
    }
  }
}
