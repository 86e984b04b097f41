import EventTrace

/// Decides which of the recognizers that see the same touches may go on (rules 260 to 264).
final class Gestures {
  /// Those that are in the middle of a movement, or that wait for the fingers of one to go.
  private(set) var active: [UIGestureRecognizer] = []

  // MARK: Touches

  /// Lets the recognizers of an event's touches hear of them, then calls their actions.
  func hear(_ touches: [UITouch], _ event: UIEvent) {
    var listeners: [UIGestureRecognizer] = []
    for touch in touches {
      for listener in touch.listeners where !listeners.contains(where: { $0 === listener }) {
        listeners.append(listener)
      }
    }
    for listener in listeners {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let own = touches.filter { touch in
          touch.phase == phase && touch.listeners.contains { $0 === listener }
        }
        if !own.isEmpty { tell(listener, own, event) }
        guard !Simulator.current.isDead else { return }
      }
    }
    for listener in listeners { forgetLifted(by: listener) }
    settle()
  }

  private func tell(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
    let phase = touches[0].phase
    if phase == .began {
      recognizer.tracked += touches
      if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }
    // One that is over hears no more until all fingers are up.
    guard recognizer.isEnabled, !recognizer.ownState.isOver else { return }
    recognizer.points = recognizer.tracked.map(\.place)
    let touches = Set(touches)
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    default: recognizer.touchesCancelled(touches, with: event)
    }
  }

  private func forgetLifted(by recognizer: UIGestureRecognizer) {
    recognizer.tracked.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    if !recognizer.tracked.isEmpty { recognizer.points = recognizer.tracked.map(\.place) }
  }

  /// Calls the actions of the states that were taken, and lets go of movements that are over.
  private func settle() {
    breakCircles()
    let touches = Simulator.current.touches
    touches.noteTaken()
    for recognizer in active { recognizer.perform() }
    touches.cancelTaken()
    for recognizer in active where recognizer.ownState.isOver && recognizer.tracked.isEmpty {
      release(recognizer)
    }
    touches.deliverHeld()
  }

  private func release(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    recognizer.forgetMovement()
    recognizer.reset()
    (recognizer.ownState, recognizer.permission) = (.possible, .notAsked)
    (recognizer.wished, recognizer.unsaid) = ([], [])
    (recognizer.tracked, recognizer.points) = ([], [])
  }

  // MARK: States

  /// A recognizer, or whoever drives it, says how far the movement has come.
  func set(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    guard !Simulator.current.isDead else { return }
    wish(state, for: recognizer)
    // Outside of a movement nobody else would let it act.
    if !active.contains(where: { $0 === recognizer }) {
      recognizer.perform()
      if recognizer.ownState.isOver { release(recognizer) }
    }
  }

  /// A timer says so, when no touch moves.
  func setLate(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    guard !Simulator.current.isDead, active.contains(where: { $0 === recognizer }) else { return }
    wish(state, for: recognizer)
    settle()
  }

  private func wish(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    switch (recognizer.ownState, state) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if recognizer.isWaiting {
        // It goes on waiting; of what comes meanwhile only the end matters.
        if state == .ended { recognizer.wished.append(state) }
      } else {
        tryToTake([state == .changed ? .began : state], for: recognizer)
      }
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      take(state, recognizer)
    case (.began, .failed), (.changed, .failed): take(.cancelled, recognizer)
    case (_, .possible): recognizer.ownState = .possible
    default: break
    }
  }

  private func take(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.ownState = state
    recognizer.unsaid.append(state)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.wished = []
    recognizer.ownState = .failed
    tryWaiting()
  }

  /// Leaves `possible`, if nobody minds and no other one comes first.
  private func tryToTake(
    _ states: [UIGestureRecognizer.State], for recognizer: UIGestureRecognizer
  ) {
    guard recognizer.permission != .asking else { return }
    let others = rivals(of: recognizer)
    if others.contains(where: { $0.ownState.isRecognized && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    if recognizer.permission == .notAsked {
      recognizer.permission = .asking
      let isAllowed = recognizer.mayBegin && isAllowedToBegin(recognizer)
      // Whoever was asked may have turned it off.
      guard recognizer.ownState == .possible else { return }
      recognizer.permission = .given
      guard isAllowed else { return fail(recognizer) }
    }
    let before = others.filter { requires(recognizer, failureOf: $0) }
    if before.contains(where: { $0.ownState.isRecognized }) { return fail(recognizer) }
    guard !before.contains(where: { $0.ownState == .possible }) else {
      recognizer.wished = states
      return
    }
    recognizer.wished = []
    for state in states { take(state, recognizer) }
    for other in others where other.ownState == .possible && prevents(recognizer, other) {
      fail(other)
    }
    tryWaiting()
  }

  /// Lets those try again that wait for others to fail.
  private func tryWaiting() {
    for recognizer in active where recognizer.isWaiting && recognizer.ownState == .possible {
      tryToTake(recognizer.wished, for: recognizer)
    }
  }

  /// Recognizers that wait for each other would wait for ever: all of them fail (rule 262).
  private func breakCircles() {
    var waiting = active.filter { $0.isWaiting && $0.ownState == .possible }
    while true {
      let stuck = waiting.filter { recognizer in
        !rivals(of: recognizer).contains { other in
          other.ownState == .possible && requires(recognizer, failureOf: other)
            && !waiting.contains { $0 === other }
        }
      }
      if stuck.count == waiting.count { break }
      waiting = stuck
    }
    guard let first = waiting.first else { return }
    Simulator.current.diagnose(
      "gesturesWaitForEachOther", rule: 262, on: first,
      "Recognizers that require each other to fail wait for ever: "
        + waiting.map { Simulator.current.className(of: type(of: $0)) }.joined(separator: ", ")
        + ". None of them was recognized.")
    for recognizer in waiting { recognizer.wished = [] }
    for recognizer in waiting { fail(recognizer) }
  }

  /// Somebody turned it off: a movement that had begun is cancelled.
  func disable(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    switch recognizer.ownState {
    case .possible: fail(recognizer)
    case .began, .changed:
      take(.cancelled, recognizer)
      recognizer.perform()
    default: break
    }
    if recognizer.tracked.isEmpty { release(recognizer) }
  }

  /// It has left its view, and with it the movement.
  func drop(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    disable(recognizer)
    for touch in recognizer.tracked { touch.listeners.removeAll { $0 === recognizer } }
    release(recognizer)
  }

  // MARK: Who minds

  /// The others that see a touch of this one or look for it in a view around or inside of its own.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      guard other !== recognizer else { return false }
      if other.tracked.contains(where: { touch in recognizer.tracked.contains { $0 === touch } }) {
        return true
      }
      guard let one = recognizer.view, let two = other.view else { return false }
      return one.isInside(two) || two.isInside(one)
    }
  }

  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    let goesTogether = { (one: UIGestureRecognizer, two: UIGestureRecognizer) in
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) ?? false
    }
    return !goesTogether(first, second) && !goesTogether(second, first)
  }

  private func requires(
    _ first: UIGestureRecognizer, failureOf second: UIGestureRecognizer
  ) -> Bool {
    if first.required.contains(where: { $0.object === second }) { return true }
    guard Simulator.current.has(.gesturesRequireByQuestion) else { return false }
    return first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
      || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) ?? false
  }

  /// Asks the recognizer's delegate and the views from that of the touch to its own (rule 193).
  private func isAllowedToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let simulator = Simulator.current!
    if simulator.has(.controlsKeepTheirTouches), let touched = recognizer.tracked.first?.view,
      let own = recognizer.view, touched !== own
    {
      var view: UIView? = touched
      while let current = view, current !== own {
        if current.keepsTouches(from: recognizer) { return false }
        view = current.drawnSuperview
      }
    }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    return !simulator.has(.viewsDecideAboutGestures)
      || recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Whether the view must not have a touch that one of its recognizers took.
  func hasTaken(_ touch: UITouch) -> Bool {
    touch.listeners.contains { $0.cancelsTouchesInView && $0.ownState.isRecognized }
  }

  /// Whether one of the touch's recognizers holds back this phase of it.
  func holdsBack(_ phase: UITouch.Phase, of touch: UITouch) -> Bool {
    touch.listeners.contains { recognizer in
      recognizer.isEnabled && recognizer.ownState == .possible
        && (phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded)
        && active.contains { $0 === recognizer }
    }
  }
}

extension UIGestureRecognizer.State {
  /// Whether the movement is what the recognizer looks for.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  /// Whether it takes no more of the fingers that are down.
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}

extension Simulator {
  private static let gesturesKey = StateKey { _ in Gestures() }
  /// Who decides between recognizers.
  var gestures: Gestures { state(Self.gesturesKey) }
}
