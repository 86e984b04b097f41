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
    try app.send(
      .tap(ElementQuery(kind: .view, label: try found().name)),
      as: .some(Deed("tap", [words ?? name], words: "tap \(shownName)")))
  }
}

extension AppElementList where Node == Snapshot.View {
  /// The button or label that shows that text; of other kinds also the one with that placeholder, identifier
  /// or label for people who do not see it, and the row or bar in which that text stands; among `views` and `subviews` also the one that has that
  /// accessibility identifier or name in the trace.
  public subscript(label: String) -> ViewElement {
    if let kind { return only(label) { kind.isCalled($0, label) } }
    let isByText = queryKind == .button || queryKind == .label
    return only(label) { view in
      view.text == label
        || !isByText && (view.accessibilityIdentifier == label || view.name == label)
    }
  }
}

extension XCUIApplication {
  fileprivate func tap(_ query: ElementQuery) throws {
    try send(.tap(query))
  }
}
