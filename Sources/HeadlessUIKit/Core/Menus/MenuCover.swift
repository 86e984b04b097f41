import Foundation

/// What covers the window while a menu is open: its entries in a column, below the preview.
final class MenuCover: UIControl {
  var touchedBeside: () -> Void = {}
  var previewTouched: () -> Void = {}
  /// Whether its rows are those of the small menu over a selection.
  var isOfEditMenu = false
  private var rows: [UIView] = []
  private var platter: UIView?

  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 60

  override func touchedUp(_ event: UIEvent?) { touchedBeside() }

  /// Shows the entries of a menu, and a preview.
  ///
  /// - Parameter source: The button that has the menu; nil for another view.
  func show(
    _ menu: UIMenu?, _ preview: UIViewController?, at source: CGRect? = nil,
    _ chosen: @escaping (UIMenuElement) -> Void
  ) {
    for row in rows { row.detach() }
    rows = []
    if let title = menu?.title, !title.isEmpty {
      let label = UILabel(frame: .zero)
      label.text = title
      rows.append(label)
    }
    for element in menu?.entries() ?? [] {
      rows.append(row(for: element, chosen, menu, preview, source))
    }
    let entries = rows.compactMap { $0 as? MenuRow }
    let hasSigns = entries.contains { $0.drawnSelected }
    let hasPictures = entries.contains { $0.drawnImage != nil }
    for entry in entries { (entry.hasSigns, entry.hasPictures) = (hasSigns, hasPictures) }
    let height = CGFloat(rows.count) * Self.rowHeight
    var top = max(Self.margin, drawnBounds.height - height - Self.margin)
    var left = max(0, (drawnBounds.width - Self.width) / 2)
    if let source, preview == nil {
      (left, top) = place(at: source, height: height)
    }
    place(preview, CGRect(x: left, y: Self.margin, width: Self.width, height: 0), above: top)
    for row in rows {
      insert(row, at: drawnSubviews.count)
      row.place(CGRect(x: left, y: top, width: Self.width, height: Self.rowHeight))
      top += Self.rowHeight
    }
  }

  private func row(
    for element: UIMenuElement, _ chosen: @escaping (UIMenuElement) -> Void, _ menu: UIMenu?,
    _ preview: UIViewController?, _ source: CGRect?
  ) -> UIView {
    if let deferred = element as? UIDeferredMenuElement {
      deferred.load { [weak self] in
        // Only while this menu is still what is shown.
        if let self, self.drawnSuperview != nil { self.show(menu, preview, at: source, chosen) }
      }
    }
    let button = isOfEditMenu ? EditMenuRow(frame: .zero) : MenuRow(frame: .zero)
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    let state = (element as? UIAction)?.state ?? (element as? UICommand)?.state
    button.setTitle(
      element is UIDeferredMenuElement ? "Loading\u{2026}" : element.title, for: .normal)
    button.setImage(element.image, for: .normal)
    button.isSelected = state == .on
    button.takesTouches =
      !(attributes?.contains(.disabled) ?? false) && !(element is UIDeferredMenuElement)
    button.isDestructive = attributes?.contains(.destructive) ?? false
    button.chosen = { chosen(element) }
    return button
  }

  /// Below the button at its side of the screen, and above it where below is no room (rule 1147).
  private func place(at source: CGRect, height: CGFloat) -> (left: CGFloat, top: CGFloat) {
    let isLeft = source.midX <= drawnBounds.midX
    let left = isLeft ? source.minX : source.maxX - Self.width
    let below = source.maxY + Self.gap
    let top =
      below + height <= drawnBounds.height - Self.gap ? below : source.minY - Self.gap - height
    return (
      min(max(left, Self.gap), max(Self.gap, drawnBounds.width - Self.width - Self.gap)),
      max(top, Self.gap)
    )
  }

  private static let gap: CGFloat = 8

  private func place(_ preview: UIViewController?, _ room: CGRect, above bottom: CGFloat) {
    guard let preview, platter == nil else { return }
    let platter = MenuPlatter(frame: .zero)
    platter.touched = { [weak self] in self?.previewTouched() }
    self.platter = platter
    let wanted = preview.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, drawnBounds.width) : room.width,
      height: wanted.height > 0 ? wanted.height : max(80, bottom - room.minY - 20))
    platter.place(
      CGRect(
        x: (drawnBounds.width - size.width) / 2, y: room.minY, width: size.width,
        height: size.height))
    if let view = preview.view {
      view.place(CGRect(origin: .zero, size: size))
      platter.insert(view, at: 0)
    }
    insert(platter, at: 0)
  }
}

/// An entry of an open menu.
private class MenuRow: UIButton {
  var chosen: () -> Void = {}
  /// Whether its title is a warning.
  var isDestructive = false
  /// Whether an entry of its menu is on or has a picture: all have their titles at one line.
  var hasSigns = false, hasPictures = false

  override var drawnTitleFont: UIFont {
    self is EditMenuRow ? super.drawnTitleFont : .systemFont(ofSize: 17)
  }

  /// The title is at the left, and the picture at the right; from iOS 26 on the picture is at the left, too
  /// (rule 1361).
  override var drawnPlaces: (image: CGRect, title: CGRect) {
    let bounds = drawnBounds
    let text = TextLayout.size(of: drawnTitle ?? "", font: drawnTitleFont)
    let isAtLeft = deviceNumber >= 26
    let start = Self.side + (hasSigns ? Self.sign + 4 : 0)
    var picture = CGRect(
      x: Self.side, y: bounds.midY - Self.sign / 2, width: Self.sign, height: Self.sign)
    if drawnImage != nil {
      let size = super.drawnPlaces.image.size
      picture = CGRect(
        x: isAtLeft ? start + (Self.column - size.width) / 2 : bounds.maxX - Self.side - size.width,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    let title = CGRect(
      x: start + (isAtLeft && hasPictures ? Self.column + 12 : 0), y: bounds.midY - text.height / 2,
      width: text.width, height: text.height)
    return (picture, title)
  }
  /// In points: from an edge, of the sign of an entry that is on, and of the column of pictures.
  private static let side: CGFloat = 16, sign: CGFloat = 14, column: CGFloat = 24

  override func touchedUp(_ event: UIEvent?) { chosen() }
  /// A touch on an entry that cannot be chosen leaves the menu open.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if takesTouches { super.touchesBegan(touches, with: event) }
  }
}

/// An entry of the small menu over a selection.
private final class EditMenuRow: MenuRow {
  override var renderedKind: String { "UIMenuItem" }
  override var drawnPlaces: (image: CGRect, title: CGRect) {
    places(in: drawnBounds.inset(by: roomAround))
  }
}

extension UIButton {
  /// Whether it is an entry of a menu that warns (rule 1147).
  package final var isDestructiveRow: Bool { (self as? MenuRow)?.isDestructive ?? false }
}

/// What a preview lies on, so that a touch anywhere opens it.
private final class MenuPlatter: UIControl {
  var touched: () -> Void = {}
  override func touchedUp(_ event: UIEvent?) { touched() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

extension UIMenu {
  /// What is seen when it is open: no hidden entries, and those of inline menus as its own.
  fileprivate func entries() -> [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let deferred = element as? UIDeferredMenuElement, let loaded = deferred.loaded {
        return UIMenu(children: loaded).entries()
      }
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.entries() : [menu]
      }
      let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
      return attributes?.contains(.hidden) ?? false ? [] : [element]
    }
  }

  /// Has entries that are made anew each time forget what they were.
  final func closed() {
    for child in children {
      (child as? UIMenu)?.closed()
      (child as? UIDeferredMenuElement)?.menuClosed()
    }
  }

  /// All actions in it and in its menus.
  final var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
  }
}
