import Foundation

/// Where the text of a field is, and what stands beside it (rule 923).
extension UITextField: PlacesText {
  final var placedText: (layout: TextLayout, origin: CGPoint) {
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout = TextLayout(shownText, font: font ?? .systemFont(ofSize: 17), in: TextLayout.Room())
    let (rest, height) = (room.width - layout.size.width, layout.size.height)
    let indent: CGFloat =
      switch textAlignment {
      case .center: max(rest / 2, 0)
      case .right: max(rest, 0)
      default: 0
      }
    return (layout, CGPoint(x: room.minX + indent, y: room.midY - height / 2))
  }

  /// What borders and the views beside the text leave of the bounds.
  final func roomForText(in bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets.zero
    switch borderStyle {
    case .none: break
    case .line: insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: insets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
    // A class of the app's may place what is beside the text by where the text is.
    guard !asksForSides else { return bounds.inset(by: insets) }
    asksForSides = true
    defer { asksForSides = false }
    if leftView != nil, shows(leftViewMode) {
      insets.left = max(insets.left, leftViewRect(forBounds: bounds).maxX - bounds.minX)
    }
    if rightView != nil, shows(rightViewMode) {
      insets.right = max(insets.right, bounds.maxX - rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton {
      insets.right = max(insets.right, bounds.maxX - clearButtonRect(forBounds: bounds).minX)
    }
    return bounds.inset(by: insets)
  }

  /// A class of the app's is asked where the text and the placeholder lie, with each layout (rule 1002).
  final func askForPlaces() {
    guard isOfTheApp else { return }
    let isEmpty = _typedText.isEmpty
    if isEditing {
      _ = editingRect(forBounds: bounds)
    } else if !isEmpty {
      _ = textRect(forBounds: bounds)
    }
    if isEmpty, placeholder?.isEmpty == false { _ = placeholderRect(forBounds: bounds) }
  }
  /// What a class of the app's places and draws is another text.
  final func placesChanged() {
    guard isOfTheApp else { return }
    if !isInLayout { setNeedsLayout() }
    noteDisplay()
  }

  /// The views beside the text are in the field while their modes say so.
  final func placeSideViews() {
    place(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    place(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
  }
  private func place(_ view: UIView?, _ mode: ViewMode, _ rect: () -> CGRect) {
    guard let view else { return }
    if shows(mode) {
      if view.drawnSuperview !== self { insert(view, at: drawnSubviews.count) }
      view.frame = rect()
    } else if view.drawnSuperview === self {
      view.detach()
    }
  }
  /// Another view stands beside the text.
  final func sideViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if let old, old.drawnSuperview === self { old.detach() }
    sidesChanged()
  }
  /// The room that is left for the text is another one.
  final func sidesChanged() {
    invalidateLayoutOfGroup()
    setNeedsLayout()
  }
  /// How much wider the field wants to be for the views beside its text.
  final var widthOfSideViews: CGFloat {
    [(leftView, leftViewMode), (rightView, rightViewMode)].reduce(0) { width, side in
      guard let view = side.0, shows(side.1) else { return width }
      return width + sizeBeside(view).width
    }
  }

  /// Whether what has that mode is seen now.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// In the middle of the height.
  final func side(_ view: UIView, in bounds: CGRect, atRight: Bool) -> CGRect {
    let size = sizeBeside(view)
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
  /// From iOS 13 on a view is as large as its content wants, where that is known.
  private func sizeBeside(_ view: UIView) -> CGSize {
    let own = view.drawnBounds.size
    guard deviceNumber >= 13 else { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : own.width,
      height: fitting.height > 0 ? fitting.height : own.height)
  }
}

extension String {
  /// As much of a range in UTF-16 as there is text.
  func clamped(_ range: NSRange) -> NSRange {
    let length = (self as NSString).length
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
  /// What the delete key takes: what is selected, or the letter before the caret.
  func deleted(at selected: NSRange) -> NSRange {
    guard selected.length == 0 else { return selected }
    let before = (self as NSString).substring(to: selected.location)
    let start = (String(before.dropLast()) as NSString).length
    return NSRange(location: start, length: selected.location - start)
  }
}
