public import CourseModel

/// What fingers do to a view, by XCUITest's names.
///
/// A gesture begins at the view's middle. What receives the touches is found as on a device: another view
/// that lies there gets them.
extension AppElement where Node == Snapshot.View {
  /// Taps twice in quick succession.
  public func doubleTap() throws { try touch(.taps(2, fingers: 1), "double tap") }

  /// Taps so many times with so many fingers.
  public func tap(withNumberOfTaps taps: Int, numberOfTouches touches: Int) throws {
    try touch(.taps(taps, fingers: touches), "tap \(taps) times with \(touches) fingers")
  }

  /// Holds a finger on it for so many seconds of the app's time.
  public func press(forDuration seconds: Double) throws {
    try touch(.press(seconds: seconds), "press")
  }

  /// Holds a finger on it and then draws it to the middle of another view.
  public func press(forDuration seconds: Double, thenDragTo other: ViewElement) throws {
    try touch(.drag(to: try other.middle(), hold: seconds), "drag")
  }

  /// Strokes up from its middle.
  public func swipeUp() throws { try touch(.swipe(.up), "swipe up on") }
  /// Strokes down from its middle.
  public func swipeDown() throws { try touch(.swipe(.down), "swipe down on") }
  /// Strokes left from its middle.
  public func swipeLeft() throws { try touch(.swipe(.left), "swipe left on") }
  /// Strokes right from its middle.
  public func swipeRight() throws { try touch(.swipe(.right), "swipe right on") }

  /// Moves two fingers apart, for a scale above 1, or together.
  public func pinch(withScale scale: Double, velocity: Double) throws {
    try touch(.pinch(scale: scale, velocity: velocity), "pinch")
  }

  /// Turns two fingers around each other, in radians.
  public func rotate(_ angle: Double, withVelocity velocity: Double) throws {
    try touch(.rotate(by: angle, velocity: velocity), "turn two fingers on")
  }

  /// Drags a slider's knob to that part of its way, from 0 to 1.
  public func adjust(toNormalizedSliderPosition position: Double) throws {
    try adjust(.slider(position), "drag \(shownName) to \(position)")
  }

  /// Taps the segment with that title.
  public func select(segment title: String) throws {
    let parts = read({ $0.accessibility?.parts ?? [] }, or: [])
    guard let segment = parts.firstIndex(of: title) else {
      throw Refusal(
        .noSuchElement,
        "there is no segment “\(title)”: there are \(parts.joined(separator: ", "))")
    }
    try adjust(.segment(segment), "tap \"\(title)\"")
  }

  /// Turns a wheel of a picker to the row that shows the text.
  public func adjust(toPickerWheelValue value: String, wheel: Int = 0) throws {
    try adjust(.wheel(wheel, value), "turn \(shownName) to \"\(value)\"")
  }

  /// Types into a field or text view, which is tapped first where something else is edited.
  public func typeText(_ text: String) throws {
    if !isFocused { try tap() }
    try app.typeText(text)
  }

  /// Whether what is typed goes to it.
  public var isFocused: Bool { read({ $0.accessibility?.isFocused ?? false }, or: false) }
  /// Whether it is chosen, as the button of a tab is.
  public var isSelected: Bool { read({ $0.accessibility?.isSelected ?? false }, or: false) }
  /// What it stands for: a field's text, `1` or `0` of a switch, `50%` of a slider; nil without a value.
  public var value: String? { read({ $0.accessibility?.value }, or: nil) }
  /// Whether a finger on its middle reaches it.
  public var isHittable: Bool {
    guard app.isRunning, case .success(let view) = app.look(locate) else { return false }
    do {
      try app.send(.reach(ElementQuery(kind: .named, label: view.name)), as: .some(nil))
      return true
    } catch let refusal as Refusal {
      return refusal.problem == .elementDisabled
    } catch {
      return false
    }
  }
  /// XCUITest's name for ``accessibilityIdentifier``; empty without one.
  public var identifier: String { accessibilityIdentifier ?? "" }
  /// What a test calls it: its label for people who do not see it, else the text that it shows.
  public var label: String { read({ $0.accessibility?.label ?? $0.text ?? "" }, or: "") }
  /// What it says to people who do not see it, where the app gave it words; nil without any.
  public var accessibilityLabel: String? { read({ $0.accessibility?.label }, or: nil) }
  /// What a field shows while it is empty; nil without any.
  public var placeholder: String? { read({ $0.accessibility?.placeholder }, or: nil) }

  /// A place on it, as a part of its size from its upper left corner.
  public func coordinate(withNormalizedOffset offset: CGVector) -> Coordinate {
    Coordinate(element: self, part: offset, offset: CGVector(dx: 0, dy: 0))
  }

  func middle() throws -> Point {
    let frame = try found().frameOnScreen
    return Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  /// What a finger on it would find.
  func found() throws -> Snapshot.View {
    switch app.look(locate) {
    case .success(let view): return view
    case .failure(let missing): throw Refusal(.noSuchElement, missing.summary)
    }
  }

  /// As a deed names it.
  var shownName: String { words.map { "\"\($0)\"" } ?? (isFound ? name : "a view") }

  private func touch(_ gesture: Gesture, _ task: String) throws {
    let words = "\(task) \(shownName)"
    try app.send(
      .touch(gesture, at: try middle(), in: try found().frameOnScreen),
      as: .some(Deed("touch", words: words)))
  }

  private func adjust(_ adjustment: Adjustment, _ words: String) throws {
    try app.send(
      .adjust(ElementQuery(kind: .named, label: try found().name), adjustment),
      as: .some(Deed("adjust", words: words)))
  }
}

/// A place on the screen, told from a view.
public struct Coordinate {
  let element: ViewElement
  let part: CGVector
  let offset: CGVector

  /// The place so many points away.
  public func withOffset(_ vector: CGVector) -> Coordinate {
    Coordinate(
      element: element, part: part,
      offset: CGVector(dx: offset.dx + vector.dx, dy: offset.dy + vector.dy))
  }

  /// Touches it and lifts the finger.
  public func tap() throws { try perform(.taps(1, fingers: 1), "tap") }
  /// Taps twice in quick succession.
  public func doubleTap() throws { try perform(.taps(2, fingers: 1), "double tap") }
  /// Holds a finger there for so many seconds of the app's time.
  public func press(forDuration seconds: Double) throws {
    try perform(.press(seconds: seconds), "press")
  }

  /// Holds a finger there and then draws it to another place.
  public func press(forDuration seconds: Double, thenDragTo other: Coordinate) throws {
    let end = try other.place()
    try perform(.drag(to: end, hold: seconds), "drag to \(end.words) from")
  }

  /// Puts a finger there and moves it through other places, in so many seconds.
  public func pan(through others: [Coordinate], duration seconds: Double = 0.5) throws {
    try perform(.path(try others.map { try $0.place() }, seconds: seconds), "pan from")
  }

  func place() throws -> Point {
    let frame = try element.found().frameOnScreen
    return Point(
      frame.x + frame.width * part.dx + offset.dx, frame.y + frame.height * part.dy + offset.dy)
  }

  private func perform(_ gesture: Gesture, _ task: String) throws {
    let place = try place()
    try element.app.send(
      .touch(gesture, at: place, in: nil),
      as: .some(Deed("touch", words: "\(task) \(place.words)")))
  }
}

extension Point {
  /// In whole points: `(160, 240)`.
  var words: String { "(\(Int(x.rounded())), \(Int(y.rounded())))" }
}

/// A way from one place to another, in points or in parts of a size.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: Double
  /// Down.
  public var dy: Double
  /// To where one is.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A way so far to the right and down.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
