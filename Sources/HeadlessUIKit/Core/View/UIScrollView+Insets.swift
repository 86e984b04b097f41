import Foundation

/// Content begins below the bars that lie on it (rule 185).
extension UIScrollView {
  /// What the bars cover of the content, as far as the view keeps clear of them; iOS 11.0 and later.
  final var coveredContent: UIEdgeInsets {
    guard Simulator.current.has(.contentInsetsAreAdjusted) else { return .zero }
    let (across, down) = adjustedDirections
    guard across || down || keyboardRoom > 0 else { return .zero }
    let bars = toldSafeArea
    return UIEdgeInsets(
      top: down ? bars.top : 0, left: across ? bars.left : 0,
      bottom: max(down ? bars.bottom : 0, keyboardRoom), right: across ? bars.right : 0)
  }

  /// Makes room for a keyboard that covers so much of the lower end, or gives it back (rule 970).
  final func makeRoom(forKeyboard room: CGFloat) {
    let old = keyboardRoom
    guard room != old else { return }
    keyboardRoom = room
    if Simulator.current.has(.contentInsetsAreAdjusted) {
      followContentInsets()
    } else {
      contentInset.bottom += room - old
    }
    guard room < old, !ownDragging else { return }
    let inside = withinContent(drawnBoundsOrigin)
    if inside != drawnBoundsOrigin { setContentOffset(inside, animated: true) }
  }

  /// The part of the view that neither bars nor the app's insets cover, from its upper left corner.
  final var clearRoom: CGRect {
    let insets = insetsOfContent
    return CGRect(
      x: insets.left, y: insets.top,
      width: max(0, drawnBounds.width - insets.left - insets.right),
      height: max(0, drawnBounds.height - insets.top - insets.bottom))
  }

  /// The nearest place to which a person could scroll.
  final func withinContent(_ offset: CGPoint) -> CGPoint {
    let (least, most) = offsets
    return CGPoint(
      x: min(max(least.x, offset.x), most.x), y: min(max(least.y, offset.y), most.y))
  }

  /// By itself a view keeps clear of the bars where it scrolls, and up and down where a navigation
  /// or tab bar controller shows it.
  final var adjustedDirections: (across: Bool, down: Bool) {
    let size = drawnBounds.size
    let across = alwaysBounceHorizontal || contentSize.width > size.width
    let down = alwaysBounceVertical || contentSize.height > size.height
    return switch ownContentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: (across, down)
    case .automatic: (across, down || isContentOfContainer)
    }
  }

  /// Whether it is the view of a controller on a stack or a tab, or the first in that view.
  private var isContentOfContainer: Bool {
    let owner =
      controller
      ?? (drawnSuperview?.drawnSubviews.first === self ? drawnSuperview?.controller : nil)
    return owner?.isContentOfContainer ?? false
  }

  /// Tells that the bars cover another part, and lets content that was at its top stay there; iOS 11.0
  /// and later.
  final func followContentInsets() {
    guard drawnWindow != nil, Simulator.current.has(.contentInsetsAreAdjusted) else { return }
    let (old, new) = (toldCover, coveredContent)
    guard new != old else { return }
    toldCover = new
    tellAdjustedInset()
    rest(at: contentInset + new, after: contentInset + old)
  }

  /// Tells that the app's insets or those of the bars are other ones.
  final func tellAdjustedInset() {
    adjustedContentInsetDidChange()
    tellDelegate("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Makes the insets that the app set larger by those of the bars, as up to iOS 10.
  fileprivate func addToContentInset(_ cover: UIEdgeInsets) {
    let old = toldCover
    guard cover != old else { return }
    toldCover = cover
    let insets = contentInset
    contentInset = insets + cover - old
    scrollIndicatorInsets = scrollIndicatorInsets + cover - old
    rest(at: contentInset, after: insets)
  }

  private func rest(at new: UIEdgeInsets, after old: UIEdgeInsets) {
    var offset = drawnBoundsOrigin
    let edge = onPixels(CGPoint(x: -old.left, y: -old.top))
    if offset.y == edge.y { offset.y = -new.top }
    if offset.x == edge.x { offset.x = -new.left }
    scroll(to: offset)
  }
}

extension UIViewController {
  /// Whether a navigation or tab bar controller shows it.
  fileprivate var isContentOfContainer: Bool { container?.showsContentBelowBars ?? false }

  /// Lets the scroll view that the controller shows begin below the bars, on iOS 7 to 10; later ones do
  /// that themselves (rule 185).
  func adjustScrollViewInsets() {
    let simulator = Simulator.current!
    guard simulator.has(.barsLieOnContent), !simulator.has(.contentInsetsAreAdjusted),
      automaticallyAdjustsScrollViewInsets, isContentOfContainer, let loadedView,
      let content = loadedView as? UIScrollView ?? loadedView.drawnSubviews.first as? UIScrollView,
      content.isContent
    else { return }
    let bars = content.insetsOfBars
    content.addToContentInset(UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0))
  }
}
