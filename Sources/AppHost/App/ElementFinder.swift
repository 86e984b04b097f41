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
      guard let hidden = Self.surest(of: candidates).first else {
        return .failure(Refusal(.noSuchElement, wordsForMissing(query)))
      }
      let reason = reasonUnseen(hidden).map { " (\($0))" } ?? ""
      return .failure(Refusal(.elementNotOnScreen, query.label + reason))
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
      let place = "(\(Int(centre.x.rounded())), \(Int(centre.y.rounded())))"
      return .failure(
        Refusal(.elementNotOnScreen, "\(name) (its middle is at \(place), outside of the screen)"))
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
      if target == nil, simulator.areKeys(at: centre) {
        return .failure(Refusal(.elementCovered, "\(name): the keyboard"))
      }
      if let reason = reasonPassedBy(element, centre) {
        return .failure(Refusal(.elementUnreachable, "\(name): \(reason)"))
      }
      let receiver = hit.map { words(for: $0, over: element) } ?? "nothing"
      return .failure(Refusal(.elementCovered, "\(name): \(receiver)"))
    }
    return .success(target)
  }

  // MARK: Reasons

  /// What lies over the element, with its controller where that is another one.
  private func words(for view: UIView, over element: UIView) -> String {
    guard let owner = view.nearestController, owner !== element.nearestController else {
      return simulator.name(of: view)
    }
    return "\(simulator.name(of: view)) of \(simulator.name(of: owner))"
  }

  /// Why a touch goes past a view although nothing lies over it; nil for no such reason.
  private func reasonPassedBy(_ element: UIView, _ centre: CGPoint) -> String? {
    for view in sequence(first: element, next: \.drawnSuperview) {
      let name = simulator.name(of: view)
      if !view.drawnUserInteractionEnabled {
        return view === element
          ? "its isUserInteractionEnabled is false"
          : "isUserInteractionEnabled of \(name), in which it lies, is false"
      }
      if view !== element, !(view is UIWindow), !view.frameOnScreen.contains(centre) {
        return "its middle lies outside of \(name), in which it is"
      }
    }
    return nil
  }

  /// Why a view that is there cannot be seen; nil for no reason that is known.
  private func reasonUnseen(_ element: UIView) -> String? {
    var top = element
    for view in sequence(first: element, next: \.drawnSuperview) {
      if view.drawnHidden { return "\(simulator.name(of: view)) is hidden" }
      if view.drawnAlpha <= 0.01 { return "the alpha of \(simulator.name(of: view)) is 0" }
      top = view
    }
    return top is UIWindow ? nil : "\(simulator.name(of: element)) is in no window"
  }

  /// What is asked for, and which buttons there are in its place.
  private func wordsForMissing(_ query: ElementQuery) -> String {
    guard query.kind == .button else { return query.label }
    let names = simulator.windows.flatMap(views)
      .filter { $0.isShown && $0.renderedKind == "UIButton" }
      .compactMap { $0.labelForTests ?? $0.renderedText ?? $0.identifierForTests }
      .filter { !$0.isEmpty }
    guard !names.isEmpty else { return query.label }
    let most = 8
    let shown = names.prefix(most).map { "“\($0.shortened)”" }.joined(separator: ", ")
    let verb = names.count == 1 ? "is" : "are"
    return "there is no button “\(query.label)” on screen; there \(verb) "
      + shown + (names.count > most ? " and \(names.count - most) more" : "")
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
