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
    let candidates = simulator.windows.flatMap(views).filter { matches($0, query) }
    let shown = candidates.filter(\.isShown)
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
        hit.isDescendant(of: element)
          || !(element is UIControl) && element.isDescendant(of: hit)
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

  private func matches(_ view: UIView, _ query: ElementQuery) -> Bool {
    // The text that a person reads is not the accessibility identifier.
    let shows = view.renderedText == query.label
    return switch query.kind {
    case .button: shows && ["UIButton", "UIMenuItem"].contains(view.renderedKind)
    case .label: shows && view.renderedKind == "UILabel"
    case .named: simulator.name(of: view) == query.label
    case .view:
      shows || view.accessibility.identifier == query.label
        || simulator.name(of: view) == query.label
    }
  }
}
