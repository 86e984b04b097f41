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
  /// Of the view and all that it is in, but for those that fade as a whole.
  var alpha: Double
  /// Whether its text is drawn by it: a button's title may be a label's, too.
  var showsText: Bool
  /// Whether it is only what the view draws in front of the views in it.
  var isInFront = false
  /// What it draws between two of the views in it; nil where it is something else of it.
  var between: [Snapshot.View.Look.Mark]?
  /// What it throws: its own shadow, or that of a view around it that shows nothing itself.
  var shadow: Snapshot.View.Look.Shadow?
  /// The views around it that fade as a whole, by their numbers and how opaque they are.
  var groups: [ScreenGroup] = []
  /// Whether it stands back behind a sheet.
  var standsBack = false
  /// Of the view and all that it is in, with those that fade as a whole.
  var opacity: Double { groups.reduce(alpha) { $0 * $1.opacity } }
}

/// A view that fades together with all that is in it.
struct ScreenGroup: Hashable {
  var number: Int
  var opacity: Double
}

/// An outline in a view's coordinates.
struct ScreenMask: Hashable {
  var path: ScreenPath
  /// Nil where it is drawn in those coordinates.
  var place: ScreenPlace?
  /// Whether what lies inside twice is outside.
  var isEvenOdd = false
  /// How opaque its colours are says how much is seen inside; nil for all.
  var fade: Snapshot.View.Look.Gradient?
  /// Letters through which alone something is seen; nil for all of the outline.
  var words: Snapshot.View.Look.Clip.Words?
}

extension Snapshot {
  /// All that can be seen, from back to front.
  var shapes: [ScreenShape] {
    var shapes: [ScreenShape] = []
    var groups = 0
    for window in windows where !window.isHidden {
      let start = shapes.count
      var waiting = [Waiting(view: window.view, clip: screen.bounds)]
      while var next = waiting.popLast() {
        let view = next.view
        let own = min(max(view.alpha, 0), 1)
        let opacity = next.opacity * own
        guard !view.isHidden, opacity > 0.01 else { continue }
        if view.look?.pushesBack == true {
          for index in start..<shapes.count { shapes[index].standsBack = true }
        }
        // What fades as a whole is not told of each view in it.
        let isGroup = own < 1 && !view.subviews.isEmpty && next.groups.count < 20
        if isGroup, !next.isOnlyPart {
          groups += 1
          next.groups.append(ScreenGroup(number: groups, opacity: own))
        }
        let alpha = isGroup ? next.alpha : next.alpha * own
        let masks = next.masks + view.masks
        let seen = next.clip.intersection(view.frameOnScreen)
        if let seen = seen ?? view.reachesOut(into: next.clip) {
          shapes.append(
            ScreenShape(
              view: view, seen: seen, clip: next.clip, masks: masks, alpha: alpha,
              showsText: !view.subviews.contains { $0.text == view.text },
              isInFront: next.isInFront, between: next.between,
              shadow: next.isInFront
                ? nil : view.ownShadow ?? (view.isSeenThrough ? nil : next.shadow),
              groups: next.groups))
        }
        guard !next.isInFront, let clip = view.clipsItsContent ? seen : next.clip else { continue }
        var part = next
        (part.isInFront, part.shadow, part.isOnlyPart) = (true, nil, true)
        if view.look?.marksInFront != nil || view.look?.border != nil
          || view.look?.hasGrabber == true
        {
          waiting.append(part)
        }
        let inner = masks + view.masksOfContent
        let shadow = view.isSeenThrough ? view.ownShadow ?? next.shadow : nil
        for (number, subview) in view.subviewsFromBehind.reversed() {
          waiting.append(
            Waiting(
              view: subview, clip: clip, masks: inner, alpha: alpha, opacity: opacity,
              shadow: shadow, groups: next.groups))
          for drawn in view.look?.marksBetween ?? [] where drawn.views == number {
            part.between = drawn.marks
            waiting.append(part)
          }
        }
      }
    }
    return shapes
  }
}

/// A view whose turn to be drawn comes.
private struct Waiting {
  var view: Snapshot.View
  var clip: Rectangle
  var masks: [ScreenMask] = []
  /// Of it and the views around it, but for those that fade as a whole.
  var alpha = 1.0
  /// Of it and all views around it.
  var opacity = 1.0
  var isInFront = false
  /// Whether it is only a part of a view that was begun.
  var isOnlyPart = false
  var between: [Snapshot.View.Look.Mark]?
  var shadow: Snapshot.View.Look.Shadow?
  var groups: [ScreenGroup] = []
}

extension Snapshot.View {
  /// Whether nothing in it is seen outside of it: of some classes by themselves, of others where the app
  /// says so.
  fileprivate var clipsItsContent: Bool {
    clipsToBounds == true || look?.cutsContent == true
      || ["UIScrollView", "UITableView", "UICollectionView", "UITextView", "UIWindow"].contains(
        kind)
  }

  /// The views in it with their numbers: those that the app has moved to the front or back with a layer's
  /// `zPosition` are where that puts them.
  fileprivate var subviewsFromBehind: [(offset: Int, element: Snapshot.View)] {
    let views = Array(subviews.enumerated())
    guard views.contains(where: { $0.element.look?.zPosition != nil }) else { return views }
    func height(_ view: Snapshot.View) -> Double {
      view.look?.zPosition.flatMap { $0.isFinite ? $0 : nil } ?? 0
    }
    return views.sorted {
      (height($0.element), $0.offset) < (height($1.element), $1.offset)
    }
  }

  /// Whether it is in a navigation bar, by its place.
  var isInBar: Bool { look?.isInBar == true }

  /// It is looked at again for each view in it.
  private static let longestMask = 20_000

  /// What the app cuts it and all that is in it along.
  fileprivate var masks: [ScreenMask] {
    guard let mask = look?.mask, mask.outline.utf8.count <= Self.longestMask,
      let path = ScreenPath(mask.outline)
    else { return [] }
    return [
      ScreenMask(
        path: path, place: place, isEvenOdd: mask.isEvenOdd == true, fade: mask.fade,
        words: mask.words)
    ]
  }

  /// A view that cuts off what lies outside of it cuts off its shadow too.
  fileprivate var ownShadow: Snapshot.View.Look.Shadow? {
    clipsToBounds == true ? nil : look?.shadow
  }

  /// Whether nothing of it is seen but the views in it, which throw its shadow then.
  fileprivate var isSeenThrough: Bool {
    (ScreenColor(backgroundColor)?.alpha ?? 0) == 0 && words == nil && look?.marks == nil
      && look?.border == nil && look?.shade == nil && look?.panels == nil
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
