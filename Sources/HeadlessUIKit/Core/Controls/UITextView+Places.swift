import Foundation

/// Where the text of a text view is, and how far it scrolls (rules 921 and 924).
extension UITextView: PlacesText {
  final var placedText: (layout: TextLayout, origin: CGPoint) {
    let corner = CGPoint(
      x: ownTextContainerInset.left + ownTextContainer.lineFragmentPadding,
      y: ownTextContainerInset.top)
    return (layout(inWidth: drawnBounds.width), corner)
  }

  /// The lines in a view of that width; in one line where it is not more than zero.
  private func layout(inWidth width: CGFloat) -> TextLayout {
    if let kept = keptLayouts[width] { return kept }
    let room = TextLayout.Room(
      width: roomWidth(inWidth: width),
      lines: ownTextContainer.maximumNumberOfLines, alignment: textAlignment, keepsLeading: true)
    let font = ownFont ?? .systemFont(ofSize: 12)
    let layout =
      styledText.map { TextLayout($0, font: font, in: room) }
      ?? TextLayout(renderedText ?? "", font: font, in: room)
    // Its own width, any width, and one that is tried.
    if keptLayouts.count > 3 { keptLayouts = [:] }
    keptLayouts[width] = layout
    return layout
  }

  /// The width that lines have in a view of a width; 0 where nothing limits them.
  private func roomWidth(inWidth width: CGFloat) -> CGFloat {
    if ownTextContainer.ownWidthTracksTextView {
      return width > 0 ? max(width - widthAroundText, 1) : 0
    }
    let own = ownTextContainer.size.width
    return own > 0 && own < 10_000_000 ? max(own - 2 * ownTextContainer.lineFragmentPadding, 1) : 0
  }

  private var widthAroundText: CGFloat {
    ownTextContainerInset.left + ownTextContainerInset.right
      + 2 * ownTextContainer.lineFragmentPadding
  }

  /// The size of the text with what is around it, in lines no wider than that.
  final func fittingSize(inWidth width: CGFloat) -> CGSize {
    let size = layout(inWidth: width).size
    return CGSize(
      width: size.width + widthAroundText,
      height: size.height + ownTextContainerInset.top + ownTextContainerInset.bottom)
  }

  /// The text, or how it is set, is another one.
  final func textChanged() {
    keptLayouts = [:]
    ownTextContainer.follow(self)
    fitContent()
    setNeedsLayout()
  }

  /// The content is as wide as the view and as high as the text (rule 924).
  final func fitContent() {
    let width = drawnBounds.width
    let size = CGSize(width: width, height: fittingSize(inWidth: width).height)
    // What an app's class answers to `contentSize` is its own affair.
    guard size != fittedSize else { return }
    fittedSize = size
    ownTextContainer.follow(self)
    contentSize = size
  }

  /// Scrolls just so far that a piece of the text can be seen.
  final func show(_ range: NSRange) {
    guard isScrollEnabled else { return }
    let (layout, origin) = placedText
    let first = layout.caret(at: range.location)
    let rect = layout.rects(of: range).reduce(first) { $0.union($1) }
    scrollRectToVisible(rect.offsetBy(dx: origin.x, dy: origin.y), animated: false)
  }

  /// The room of its text, which becomes as wide as the view.
  final func makeTextContainer() -> NSTextContainer {
    let container = NSTextContainer.forTextView()
    attach(container)
    return container
  }
}

extension NSTextContainer {
  /// Becomes as wide as the view whose text it holds, if it is to; the text may be as high as it wants.
  fileprivate func follow(_ view: UITextView) {
    (usualFont, usualAlignment) = (view.ownFont, view.textAlignment)
    guard ownWidthTracksTextView else { return }
    let insets = view.ownTextContainerInset
    let room = view.drawnBounds.size
    size = CGSize(
      width: max(room.width - insets.left - insets.right, 0),
      height: view.isScrollEnabled
        ? .greatestFiniteMagnitude : max(room.height - insets.top - insets.bottom, 0))
  }
}
