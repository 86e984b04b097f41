import CourseModel
import Foundation
import HeadlessUIKit

/// What fingers do, and what comes of it.
extension Simulator {
  func tap(_ query: ElementQuery) -> Reply {
    switch elementFinder.target(of: query) {
    case .failure(let refusal): .refused(refusal)
    case .success(let target): tap(target, count: 1)
    }
  }

  func touch(_ gesture: Gesture, at place: Point, in area: Rectangle?) -> Reply {
    let point = CGPoint(x: place.x, y: place.y)
    guard screen.bounds.contains(point) else {
      return .refused(Refusal(.elementNotOnScreen, "at (\(place.x), \(place.y))"))
    }
    guard let target = elementFinder.target(under: point) else {
      return .refused(Refusal(.noSuchElement, "at (\(place.x), \(place.y))"))
    }
    switch gesture {
    case .taps(let count, fingers: 1): return tap(target, count: count)
    default: return .refused(Refusal(.notModelled, "this gesture"))
    }
  }

  private func tap(_ target: ElementFinder.Target, count: Int) -> Reply {
    let (before, responder) = (recorder.events.count, firstResponder)
    let answers = target.view.mayAnswerTouches
    let there = words(for: target.view)
    let reply = replyWhenSettled { simulator in
      for _ in 0..<max(1, min(count, 10)) { simulator.tap(target.view, at: target.place) }
    }
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

  func adjust(_ query: ElementQuery, _ adjustment: Adjustment) -> Reply {
    let target: UIView
    switch elementFinder.target(of: query) {
    case .failure(let refusal): return .refused(refusal)
    case .success(let found): target = found.view
    }
    func view<View: UIView>(_ type: View.Type) -> View? {
      sequence(first: target, next: \.superview).lazy.compactMap { $0 as? View }.first
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
        || !(view is UIScrollView) && !(view.gestureRecognizers ?? []).isEmpty
    }
  }
}
