import CourseModel
import Foundation
import HeadlessUIKit

extension Simulator {
  var elementFinder: ElementFinder { ElementFinder(simulator: self) }
}

/// Finds what a finger would touch, the way a person finds it: by what can be seen.
struct ElementFinder {
  let simulator: Simulator

  /// The view that gets the touch when the element's centre is tapped, and the place in its window.
  func target(of query: ElementQuery) -> Result<Target, Refusal> {
    let candidates = candidates(for: query)
    let shown = Self.surest(of: candidates.filter(\.view.isShown))
    guard let element = shown.first else {
      let problem: Refusal.Problem = candidates.isEmpty ? .noSuchElement : .elementNotOnScreen
      return .failure(Refusal(problem, query.label))
    }
    guard shown.count == 1 else {
      let names = shown.map { simulator.name(of: $0) }.joined(separator: ", ")
      return .failure(Refusal(.ambiguousElement, "\(query.label): \(names)"))
    }
    return target(of: element)
  }

  /// The view that is meant, wherever it is; nil for none or several.
  func view(of query: ElementQuery) -> UIView? {
    let found = Self.surest(of: candidates(for: query))
    return found.count == 1 ? found[0] : nil
  }

  private typealias Candidate = (view: UIView, rank: Int)

  /// Every view that may be meant, on the screen or not.
  private func candidates(for query: ElementQuery) -> [Candidate] {
    simulator.windows.flatMap(views).compactMap { view in
      rank(of: view, query).map { (view, $0) }
    }
  }

  private static func surest(of candidates: [Candidate]) -> [UIView] {
    let best = candidates.map(\.rank).min()
    return candidates.filter { $0.rank == best }.map(\.view)
  }

  typealias Target = (view: UIView, place: CGPoint)

  private func target(of element: UIView) -> Result<Target, Refusal> {
    let name = simulator.name(of: element)
    let frame = element.frameOnScreen
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    guard simulator.screen.bounds.contains(centre) else {
      return .failure(Refusal(.elementNotOnScreen, name))
    }
    if let control = element as? UIControl, !control.takesTouches {
      return .failure(Refusal(.elementDisabled, name))
    }
    let target = simulator.touchTarget(at: centre)
    let hit = target?.view
    // A view that takes no touches, such as a label, lets its superview have them.
    let isReached =
      hit.map { hit in
        hit.isInside(element)
          || !(element is UIControl) && element.isInside(hit)
      } ?? false
    guard isReached, let target else {
      let receiver = hit.map { simulator.name(of: $0) } ?? "nothing"
      return .failure(Refusal(.elementCovered, "\(name): \(receiver)"))
    }
    return .success(target)
  }

  private func views(in top: UIView) -> [UIView] {
    var (found, waiting) = ([UIView](), [top])
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.drawnSubviews.reversed()
    }
    return found
  }

  /// How surely a script means the view, 0 before all others, as CourseKit ranks what it looks at; nil if it
  /// does not.
  private func rank(of view: UIView, _ query: ElementQuery) -> Int? {
    if query.kind == .named { return simulator.name(of: view) == query.label ? 0 : nil }
    let isOfKind =
      switch query.kind {
      case .button:
        ["UIButton", "UIMenuItem"].contains(view.renderedKind)
          || (view.isElementForTests || view is UILabel)
            && view.traitsForTests.contains(.button)
      case .label: view.renderedKind == "UILabel"
      case .view, .named: true
      }
    guard isOfKind else { return nil }
    let shows = view.renderedText == query.label
    if query.kind == .label { return shows ? 0 : nil }
    if view.identifierForTests == query.label { return 0 }
    if view.labelForTests == query.label { return 1 }
    return shows || query.kind == .view && simulator.name(of: view) == query.label ? 2 : nil
  }

  /// The middle of the half of a stepper that is called so, if it is the only stepper on screen.
  func half(called name: String) -> CGPoint? {
    guard let number = ["Decrement", "Increment"].firstIndex(of: name) else { return nil }
    let found = simulator.windows.flatMap(views).filter(\.isShown).compactMap { $0 as? UIStepper }
    guard found.count == 1 else { return nil }
    let frame = found[0].frameOnScreen
    return CGPoint(x: frame.minX + frame.width * (number == 0 ? 0.25 : 0.75), y: frame.midY)
  }

  /// The control that has a segment of that title, if it is the only one on screen, and the segment's place.
  func segment(titled title: String) -> (control: UISegmentedControl, segment: Int)? {
    let found = simulator.windows.flatMap(views).filter(\.isShown)
      .compactMap { $0 as? UISegmentedControl }
      .flatMap { control in
        (0..<control.numberOfSegments).filter { control.titleForSegment(at: $0) == title }
          .map { (control, $0) }
      }
    return found.count == 1 ? found[0] : nil
  }
}
