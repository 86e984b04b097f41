import CourseModel

/// What a person sees of a view: where it is on the screen, and how.
struct ScreenShape {
  var view: Snapshot.View
  /// The part of it that is on the screen and that nothing around it clips.
  var seen: Rectangle
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
        let seen = outer.intersection(view.frameOnScreen)
        if let seen {
          shapes.append(
            ScreenShape(
              view: view, seen: seen, alpha: alpha,
              showsText: !view.subviews.contains { $0.text == view.text }))
        }
        guard let clip = view.clipsItsContent ? seen : outer else { continue }
        waiting += view.subviews.reversed().map { ($0, clip, alpha) }
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

  /// Its four numbers: `0 20 320 460`.
  var inPoints: String { [x, y, width, height].map(\.inPoints).joined(separator: " ") }
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
