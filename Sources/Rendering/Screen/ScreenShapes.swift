import CourseModel

/// What a person sees of a view: where it is on the screen, and how.
struct ScreenShape {
  var view: Snapshot.View
  /// The part of it that is on the screen and that nothing around it clips.
  var seen: Rectangle
  /// What the views around it let through, in the coordinates of the screen.
  var clip: Rectangle
  /// The outlines outside of which nothing of it is seen, those of views around it first.
  var masks: [ScreenMask] = []
  /// Of the view and all that it is in.
  var alpha: Double
  /// Whether its text is drawn by it: a button's title may be a label's, too.
  var showsText: Bool
  /// Whether it is only what the view draws in front of the views in it.
  var isInFront = false
  /// What it draws between two of the views in it; nil where it is something else of it.
  var between: [Snapshot.View.Look.Mark]?
  /// What it throws: its own shadow, or that of a view around it that shows nothing itself.
  var shadow: Snapshot.View.Look.Shadow?
}

/// An outline in a view's coordinates.
struct ScreenMask: Hashable {
  var path: ScreenPath
  var place: ScreenPlace
  /// Whether what lies inside twice is outside.
  var isEvenOdd = false
}

extension Snapshot {
  /// All that can be seen, from back to front.
  var shapes: [ScreenShape] {
    var shapes: [ScreenShape] = []
    for window in windows where !window.isHidden {
      let nothing: [ScreenMask] = []
      let whole: [Snapshot.View.Look.Mark]? = nil
      let none: Snapshot.View.Look.Shadow? = nil
      var waiting = [
        (
          view: window.view, clip: screen.bounds, masks: nothing, alpha: 1.0, isInFront: false,
          between: whole, shadow: none
        )
      ]
      while let (view, outer, around, above, isInFront, between, thrown) = waiting.popLast() {
        let alpha = above * min(max(view.alpha, 0), 1)
        guard !view.isHidden, alpha > 0.01 else { continue }
        let masks = around + view.masks
        let seen = outer.intersection(view.frameOnScreen)
        if let seen = seen ?? view.reachesOut(into: outer) {
          shapes.append(
            ScreenShape(
              view: view, seen: seen, clip: outer, masks: masks, alpha: alpha,
              showsText: !view.subviews.contains { $0.text == view.text }, isInFront: isInFront,
              between: between,
              shadow: isInFront ? nil : view.ownShadow ?? (view.isSeenThrough ? nil : thrown)))
        }
        guard !isInFront, let clip = view.clipsItsContent ? seen : outer else { continue }
        if view.look?.marksInFront != nil || view.look?.border != nil {
          waiting.append((view, outer, around, above, true, nil, nil))
        }
        let inner = masks + view.masksOfContent
        let shadow = view.isSeenThrough ? view.ownShadow ?? thrown : nil
        for (number, subview) in view.subviews.enumerated().reversed() {
          waiting.append((subview, clip, inner, alpha, false, nil, shadow))
          for drawn in view.look?.marksBetween ?? [] where drawn.views == number {
            waiting.append((view, outer, around, above, true, drawn.marks, nil))
          }
        }
      }
    }
    return shapes
  }
}

extension Snapshot.View {
  /// Whether nothing in it is seen outside of it: of some classes by themselves, of others where the app
  /// says so.
  fileprivate var clipsItsContent: Bool {
    clipsToBounds == true
      || ["UIScrollView", "UITableView", "UICollectionView", "UITextView", "UIWindow"].contains(
        kind)
  }

  /// It is looked at again for each view in it.
  private static let longestMask = 20_000

  /// What the app cuts it and all that is in it along.
  fileprivate var masks: [ScreenMask] {
    guard let mask = look?.mask, mask.outline.utf8.count <= Self.longestMask,
      let path = ScreenPath(mask.outline)
    else { return [] }
    return [ScreenMask(path: path, place: place, isEvenOdd: mask.isEvenOdd == true)]
  }

  /// A view that cuts off what lies outside of it cuts off its shadow too.
  fileprivate var ownShadow: Snapshot.View.Look.Shadow? {
    clipsToBounds == true ? nil : look?.shadow
  }

  /// Whether nothing of it is seen but the views in it, which throw its shadow then.
  fileprivate var isSeenThrough: Bool {
    (ScreenColor(backgroundColor)?.alpha ?? 0) == 0 && words == nil && look?.marks == nil
      && look?.border == nil
      && ["UIView", "UICollectionViewCell", "UIStackView", "UIControl"].contains(kind)
  }

  /// Whether it draws outside of its frame too.
  var drawsOutside: Bool {
    look?.marks != nil || look?.marksInFront != nil || look?.marksBetween != nil
      || look?.shadow != nil
  }

  /// Where it begins, for a view that is seen nowhere itself and yet draws; nil for others.
  fileprivate func reachesOut(into outer: Rectangle) -> Rectangle? {
    guard drawsOutside, clipsToBounds != true else { return nil }
    let (x, y) = (frameOnScreen.x, frameOnScreen.y)
    guard x.isFinite, y.isFinite else { return nil }
    return Rectangle(
      x: min(max(x, outer.x), outer.maxX), y: min(max(y, outer.y), outer.maxY), width: 0, height: 0)
  }

  /// What it cuts the views in it along beside its frame: round corners, and edges that are turned.
  fileprivate var masksOfContent: [ScreenMask] {
    guard clipsItsContent, look?.cornerRadius != nil || look?.transform != nil else { return [] }
    let path = ScreenPath(rounding: bounds, look?.cornerRadius ?? 0, look?.roundCorners)
    return [ScreenMask(path: path, place: place)]
  }

  /// What leads from its own coordinates to those of the screen.
  var place: ScreenPlace {
    if let numbers = look?.transform, let place = ScreenPlace(numbers) { return place }
    return ScreenPlace(x: frameOnScreen.x - bounds.x, y: frameOnScreen.y - bounds.y)
  }

  /// What is read on it: its text, or what an empty field shows in place of one.
  var words: String? {
    if let text, !text.isEmpty { return text }
    return accessibility?.placeholder
  }

  /// Whether its words are only there while it is empty.
  var isEmptyField: Bool {
    guard let placeholder = accessibility?.placeholder else { return false }
    return text.map { $0.isEmpty || $0 == placeholder } ?? true
  }
}

extension Rectangle {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// The rectangle with that much less on each side, and of no negative size.
  func inset(by distance: Double) -> Rectangle {
    Rectangle(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// Whether all of the other one is in it, but for what a pixel does not show.
  func contains(_ other: Rectangle) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01
      && other.maxY <= maxY + 0.01
  }

  /// The smallest rectangle with both in it.
  func union(_ other: Rectangle) -> Rectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Its four numbers: `0 20 320 460`.
  var inPoints: String { [x, y, width, height].map(\.inPoints).joined(separator: " ") }
}
