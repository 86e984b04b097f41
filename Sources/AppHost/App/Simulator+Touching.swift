import CourseModel
import Foundation
import HeadlessUIKit

/// What fingers do, and what comes of it.
extension Simulator {
  func tap(_ query: ElementQuery) -> Reply {
    // XCUITest waits before each of its gestures until the app is idle.
    forgetTaps()
    if let refusal = refusalOfTouches { return .refused(refusal) }
    switch elementFinder.target(of: query) {
    case .success(let target): return tap(target)
    case .failure(let refusal):
      // Tests for Xcode find segments and the halves of steppers as buttons, and so do scripts.
      if refusal.problem == .noSuchElement, query.kind == .button,
        let place = elementFinder.half(called: query.label)
      {
        return touch(.taps(1, fingers: 1), at: Point(place.x, place.y), in: nil)
      }
      guard refusal.problem == .noSuchElement, query.kind == .button,
        let (control, segment) = elementFinder.segment(titled: query.label)
      else { return .refused(refusal) }
      return adjust(ElementQuery(kind: .named, label: name(of: control)), .segment(segment))
    }
  }

  /// Why no finger reaches the app; nil while one does.
  private var refusalOfTouches: Refusal? {
    guard runState == .background else { return nil }
    return Refusal(.wrongState, "the app is in the background, where no finger reaches it")
  }

  func touch(_ gesture: Gesture, at place: Point, in area: Rectangle?) -> Reply {
    let point = CGPoint(x: place.x, y: place.y)
    forgetTaps()
    guard screen.bounds.contains(point) else {
      return .refused(Refusal(.elementNotOnScreen, "at (\(place.x), \(place.y))"))
    }
    if let refusal = refusalOfTouches { return .refused(refusal) }
    guard let target = touchTarget(at: point) else {
      if areKeys(at: point) {
        return .refused(
          Refusal(.elementCovered, "(\(Int(place.x)), \(Int(place.y))): the keyboard"))
      }
      return .refused(Refusal(.noSuchElement, "at (\(place.x), \(place.y))"))
    }
    return answered(at: target.view) { simulator throws(NeverIdle) in
      switch gesture {
      case .taps(let count, let fingers):
        try simulator.tap(at: point, count: min(count, 10), fingers: min(fingers, 5))
      case .press(let seconds): try simulator.press(at: point, for: seconds)
      case .swipe(let direction):
        try simulator.swipe(.init(direction), from: point, by: direction.way(in: area))
      case .drag(let end, let hold):
        try simulator.drag(along: [point, CGPoint(x: end.x, y: end.y)], pressing: hold)
      case .path(let places, let seconds):
        try simulator.drag(
          along: [point] + places.map { CGPoint(x: $0.x, y: $0.y) }, for: seconds)
      case .pinch(let scale, let velocity):
        try simulator.pinch(
          at: point, scale: scale, for: Self.seconds(for: scale - 1, velocity),
          within: area.map { CGFloat(min($0.width, $0.height)) })
      case .rotate(let angle, let velocity):
        try simulator.turnFingers(
          at: point, by: angle, for: Self.seconds(for: angle, velocity),
          within: area.map { CGFloat(min($0.width, $0.height)) })
      }
    }
  }

  /// Seconds for a change at that velocity: none is so quick that it is no movement.
  private static func seconds(for change: Double, _ velocity: Double) -> Double {
    let seconds = abs(change / velocity)
    return seconds.isFinite ? min(max(seconds, 0.1), 2) : 0.5
  }

  func swipeBack(_ completes: Bool) -> Reply {
    let edge = CGPoint(x: screen.bounds.minX + 1, y: roomAboveKeys.midY)
    return begun(at: edge) { simulator throws(NeverIdle) in
      try simulator.swipeBack(completing: completes)
    }
  }

  func pullSheet(_ completes: Bool) -> Reply {
    let middle = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
    return begun(at: middle) { simulator throws(NeverIdle) in
      try simulator.pullSheetDown(completing: completes)
    }
  }

  /// Has something begun by a finger; where it does not begin, what lies there is told.
  private func begun(
    at point: CGPoint, _ change: (Simulator) throws(NeverIdle) -> Bool
  ) -> Reply {
    let there = touchTarget(at: point).map { words(for: $0.view) } ?? "nothing"
    let before = recorder.events.count
    var hasBegun = false
    let reply = replyWhenSettled { simulator throws(NeverIdle) in
      hasBegun = try change(simulator)
    }
    // Anything that was recorded is an answer, also that the app was asked and refused.
    let isUnheard = !hasBegun && recorder.events.count == before
    return reply == .done && isUnheard ? .unanswered(there) : reply
  }

  private func tap(_ target: ElementFinder.Target) -> Reply {
    answered(at: target.view) { $0.tap(target.view, at: target.place) }
  }

  /// Lets a finger do something at that view; where nothing is there to answer it, that is told.
  private func answered(
    at view: UIView, _ change: (Simulator) throws(NeverIdle) -> Void
  ) -> Reply {
    let (before, responder) = (recorder.events.count, firstResponder)
    let answers = view.mayAnswerTouches
    let there = words(for: view)
    let reply = replyWhenSettled(.done, change)
    guard reply == .done, !answers, recorder.events.count == before, firstResponder === responder
    else { return reply }
    return .unanswered(there)
  }

  /// What a finger found that nothing answered: the view, and what it lies in.
  private func words(for view: UIView) -> String {
    let text = view.renderedText.map { " \"\($0)\"" } ?? ""
    let around = view.drawnSuperview.map { " in \(name(of: $0))" } ?? ""
    return "\(name(of: view))\(text)\(around)"
  }

  /// Scrolls as XCUITest does before it touches what cannot be touched where it is (rule 802).
  func reveal(_ query: ElementQuery, _ row: [Int]?) -> Reply {
    guard let view = elementFinder.view(of: query) else {
      return .refused(Refusal(.noSuchElement, query.label))
    }
    return replyWhenSettled { _ in
      if let table = view as? UITableView, let row, row.count == 2, table.isScrollEnabled {
        table.scrollToRow(
          at: IndexPath(row: row[1], section: row[0]), at: .none, animated: false)
      }
      for case let around as UIScrollView in sequence(first: view, next: \.drawnSuperview)
      where around !== view && around.isScrollEnabled {
        around.scrollRectToVisible(around.convert(view.bounds, from: view), animated: false)
      }
    }
  }

  func adjust(_ query: ElementQuery, _ adjustment: Adjustment) -> Reply {
    if let refusal = refusalOfTouches { return .refused(refusal) }
    let target: UIView
    switch elementFinder.target(of: query) {
    case .failure(let refusal): return .refused(refusal)
    case .success(let found): target = found.view
    }
    func view<View: UIView>(_ type: View.Type) -> View? {
      sequence(first: target, next: \.drawnSuperview).lazy.compactMap { $0 as? View }.first
    }
    switch adjustment {
    case .slider(let place):
      guard let slider = view(UISlider.self) else { break }
      let way = slider.maximumValue - slider.minimumValue
      return replyWhenSettled { _ in
        slider.drag(to: slider.minimumValue + way * Float(min(max(place, 0), 1)))
      }
    case .segment(let segment):
      guard let control = view(UISegmentedControl.self) else { break }
      return replyWhenSettled { _ in control.choose(segment) }
    case .wheel(let wheel, let title):
      if let picker = view(UIDatePicker.self) {
        guard picker.shownWheels.indices.contains(wheel) else { break }
        var isThere = false
        let reply = replyWhenSettled { _ in isThere = picker.turn(wheel, to: title) }
        return isThere
          ? reply : .refused(Refusal(.noSuchElement, "the row \(title) of \(query.label)"))
      }
      guard let picker = view(UIPickerView.self) else { break }
      guard let row = picker.row(titled: title, in: wheel) else {
        return .refused(Refusal(.noSuchElement, "the row \(title) of \(query.label)"))
      }
      return replyWhenSettled { _ in picker.turn(wheel, to: row) }
    }
    return .refused(Refusal(.wrongState, "\(query.label) has no such part"))
  }
}

extension UIView {
  /// Whether the view or something that it lies in is there to be touched.
  fileprivate var mayAnswerTouches: Bool {
    sequence(first: self, next: \.drawnSuperview).contains { view in
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        || !(view is UIScrollView)
          && view.gestureRecognizers?.contains { !($0 is UIScreenEdgePanGestureRecognizer) }
            ?? false
    }
  }
}

extension Simulator.SwipeDirection {
  fileprivate init(_ direction: Gesture.Direction) {
    self =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}

extension Gesture.Direction {
  /// How far a stroke goes on what is so large, in points: from its middle nearly to its edge.
  fileprivate func way(in area: Rectangle?) -> Double {
    guard let area else { return 150 }
    return max(100, (self == .up || self == .down ? area.height : area.width) * 0.45)
  }
}
