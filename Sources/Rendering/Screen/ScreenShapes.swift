import CourseModel

/// What a person sees of a view: where it is on the screen, and how.
struct ScreenShape {
  var view: Snapshot.View
  /// In points of the screen.
  var frame: Rectangle
  /// The part of the screen in which it can be seen.
  var clip: Rectangle
  /// Of the view and all that it is in.
  var alpha: Double
  /// Whether its text is drawn by it: a button's title may be a label's, too.
  var showsText: Bool
}

extension Snapshot {
  /// All that can be seen, from back to front.
  var shapes: [ScreenShape] {
    var shapes: [ScreenShape] = []
    for window in windows where !window.isHidden {
      var waiting = [(view: window.view, clip: screen.bounds, alpha: 1.0)]
      while let (view, outer, above) = waiting.popLast() {
        let alpha = above * min(max(view.alpha, 0), 1)
        guard !view.isHidden, alpha > 0.01 else { continue }
        let clip = view.clipsItsContent ? outer.intersection(view.frameOnScreen) : outer
        if !outer.intersection(view.frameOnScreen).isEmpty {
          shapes.append(
            ScreenShape(
              view: view, frame: view.frameOnScreen, clip: outer, alpha: alpha,
              showsText: !view.subviews.contains { $0.text == view.text }))
        }
        guard !clip.isEmpty else { continue }
        waiting += view.subviews.reversed().map { ($0, clip, alpha) }
      }
    }
    return shapes
  }
}

extension Snapshot.View {
  /// Whether nothing in it is seen outside of it. Other views clip where the app says so, which is not
  /// known here.
  fileprivate var clipsItsContent: Bool {
    ["UIScrollView", "UITableView", "UICollectionView", "UITextView", "UIWindow"].contains(kind)
  }

  /// What is read on it: its text, or what an empty field shows in place of one.
  var words: String? {
    if let text, !text.isEmpty { return text }
    return accessibility?.placeholder
  }

  /// Whether its words are only there while it is empty.
  var isEmptyField: Bool { text?.isEmpty != false && accessibility?.placeholder != nil }
}

extension Rectangle {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var isEmpty: Bool { !(width > 0 && height > 0) }

  /// What both cover; empty where that is nothing.
  func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A colour as a snapshot writes it: `#rrggbbaa`.
struct ScreenColor {
  /// `#rrggbb`.
  var opaque: String
  /// From 0 to 1.
  var alpha: Double

  /// Nil for a text that is no colour, which an app cannot cause but a changed file can.
  init?(_ text: String?) {
    guard let text, text.count == 9, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let alpha = Int(text.suffix(2), radix: 16)
    else { return nil }
    opaque = String(text.prefix(7))
    self.alpha = Double(alpha) / 255
  }
}
