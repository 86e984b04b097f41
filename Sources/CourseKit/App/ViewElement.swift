public import CourseModel
public import EventTrace

/// A view in one of the app's windows.
public typealias ViewElement = AppElement<Snapshot.View>
/// Views in order.
public typealias ViewElements = AppElementList<Snapshot.View>

extension AppElement where Node == Snapshot.View {
  /// The name in the trace.
  public var name: String { read(\.name, or: "") }
  /// Its class, without the module.
  public var className: String { read(\.className, or: "") }
  /// UIKit's class that it is a kind of, such as `UIButton`.
  public var kind: String { read(\.kind, or: "") }
  /// In the coordinates of the superview.
  public var frame: Rectangle { read(\.frame, or: .empty) }
  /// In its own coordinates.
  public var bounds: Rectangle { read(\.bounds, or: .empty) }
  /// In the coordinates of the screen.
  public var frameOnScreen: Rectangle { read(\.frameOnScreen, or: .empty) }
  /// The text that is drawn; nil where none is.
  public var text: String? { read(\.text, or: nil) }
  /// `#rrggbbaa` of what is drawn behind it; nil where nothing is.
  public var backgroundColor: String? { read(\.backgroundColor, or: nil) }
  /// From 0, transparent, to 1.
  public var alpha: Double { read(\.alpha, or: 0) }
  /// The number by which the app knows it.
  public var tag: Int { read(\.tag, or: 0) }
  /// Whether it hides itself; a hidden superview does not count.
  public var isHidden: Bool { read(\.isHidden, or: false) }
  /// Whether it and its subviews take touches.
  public var isUserInteractionEnabled: Bool { read(\.isUserInteractionEnabled, or: false) }
  /// Whether a control takes touches; nil for a plain view.
  public var isEnabled: Bool? { read(\.isEnabled, or: nil) }
  /// The name that the app gave it for tests; nil without one.
  public var accessibilityIdentifier: String? { read(\.accessibilityIdentifier, or: nil) }
  /// The name of the view controller that manages the view; nil where none does.
  public var controllerName: String? { read(\.controllerName, or: nil) }

  /// From back to front.
  public var subviews: ViewElements {
    let owner = isFound ? name : "the view"
    return ViewElements(app, ElementNoun("subview of \(owner)", "subviews of \(owner)")) {
      [locate] in locate($0).map(\.subviews)
    }
  }

  /// What happened to the view in this launch.
  public var trace: Trace { app.trace.of(object: name) }

  /// Touches the middle of the view and lifts the finger.
  ///
  /// - Throws: `Refusal` when the view is not there or another one would receive the touch.
  public func tap() throws {
    if let query { return try app.tap(query) }
    if case .success(let view) = app.look(locate), view.kind == "UISegment" {
      try app.send(
        .adjust(ElementQuery(kind: .named, label: view.name), .segment(view.tag)),
        as: .some(Deed("tap", [words ?? view.name], words: "tap \(shownName)")))
      return
    }
    if case .success(let view) = app.look(locate), view.kind == "UIStepperButton" {
      let frame = view.frameOnScreen
      let middle = Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
      try app.send(
        .touch(.taps(1, fingers: 1), at: middle, in: nil),
        as: .some(Deed("tap", [words ?? view.name], words: "tap \(shownName)")))
      return
    }
    try app.send(
      .tap(ElementQuery(kind: .view, label: try found().name)),
      as: .some(Deed("tap", [words ?? name], words: "tap \(shownName)")))
  }
}

extension AppElementList where Node == Snapshot.View {
  /// The one that is meant by that word: the one with that accessibility identifier; else the one with that
  /// label for people who do not see it; else the one that shows it, that has it as its placeholder or as its
  /// name in the trace; else the row or bar in which that text stands. Labels are found by their text alone.
  public subscript(label: String) -> ViewElement {
    only(label) { [kind] view in kind.map { $0.rank(of: view, label) } ?? view.rank(label) }
  }

  /// Those with that accessibility identifier, label, text or placeholder.
  public func matching(identifier: String) -> ViewElements {
    ViewElements(app, noun, kind: kind) { [kind, locate] snapshot in
      locate(snapshot).map { views in
        views.filter { view in
          (kind.map { $0.rank(of: view, identifier) } ?? view.rank(identifier)) != nil
        }
      }
    }
  }

  /// The first of them, which need not exist.
  public var firstMatch: ViewElement { self[0] }
  /// The one at that place, which need not exist.
  public func element(boundBy index: Int) -> ViewElement { self[index] }

  /// Scripts have no predicates: a list is a collection.
  @available(*, unavailable, message: "Use filter { $0.text?.contains(\"…\") ?? false }.")
  public func matching(_ predicate: Any) -> ViewElements { fatalError() }
  /// Scripts have no predicates: a list is a collection.
  @available(*, unavailable, message: "Use filter, and matching(identifier:) of a list in it.")
  public func containing(_ kind: Any, identifier: String?) -> ViewElements { fatalError() }
}

extension AppElement where Node == Snapshot.View {
  /// Scripts name kinds by properties.
  @available(*, unavailable, message: "Use the list of the kind, as in buttons or labels.")
  public func descendants(matching kind: Any) -> ViewElements { fatalError() }
  /// Scripts name kinds by properties.
  @available(*, unavailable, message: "Use subviews.")
  public func children(matching kind: Any) -> ViewElements { fatalError() }
}

extension XCUIApplication {
  fileprivate func tap(_ query: ElementQuery) throws {
    try send(.tap(query))
  }
}
