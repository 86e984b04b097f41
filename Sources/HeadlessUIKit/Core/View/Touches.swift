import Foundation

/// The fingers that are on the screen, and how views hear of them.
final class Touches {
  /// In the order in which they went down.
  private(set) var fingers: [UITouch] = []
  /// Where and when the last tap was, for taps in a row.
  private var lastTap: (place: CGPoint, end: Double, count: Int)?

  /// How near to each other taps in a row are: in points and seconds.
  private static let tapDistance: CGFloat = 45
  private static let tapInterval = 0.35

  /// A key was pressed: the next tap is the first of a row.
  func forgetTap() { lastTap = nil }

  // MARK: What fingers do

  /// Fingers go down in views, at places of their windows.
  func putDown(_ targets: [(view: UIView, place: CGPoint)]) -> UIEvent {
    let now = CACurrentMediaTime()
    for (view, place) in targets {
      let touch = UITouch(at: place, in: view)
      if let lastTap, now - lastTap.end <= Self.tapInterval,
        lastTap.place.distance(to: place) <= Self.tapDistance
      {
        touch.tapCount = lastTap.count + 1
      }
      // A view that wants one finger has nothing of the others, nor has one beside an exclusive one.
      let known = fingers + late
      if !view.isMultipleTouchEnabled && known.contains(where: { $0.view === view })
        || known.contains(where: {
          $0.view !== view && ($0.view?.isExclusiveTouch ?? false || view.isExclusiveTouch)
        })
      {
        touch.isClosed = true
      }
      fingers.append(touch)
    }
    let event = UIEvent(touches: fingers)
    for touch in fingers where touch.phase == .began { findListeners(of: touch, event) }
    return event
  }

  /// The fingers go to other places, or up, or the system takes them away.
  func move(to places: [CGPoint]?, _ phase: UITouch.Phase) -> UIEvent {
    for (index, touch) in fingers.enumerated() {
      touch.move(to: places?[safe: index] ?? touch.place, phase)
    }
    return UIEvent(touches: fingers)
  }

  /// After an event: what was lifted is gone, the rest does not move.
  func rest() {
    for touch in fingers where touch.phase == .ended {
      lastTap = touch.hasWandered ? nil : (touch.place, CACurrentMediaTime(), touch.tapCount)
    }
    for touch in fingers where touch.phase != .ended && touch.phase != .cancelled {
      touch.phase = .stationary
    }
    let lifted = fingers.filter { $0.phase != .stationary }
    fingers.removeAll { $0.phase != .stationary }
    late += lifted.filter { !$0.held.isEmpty }
  }

  /// Asks who wants the touch: the recognizers of the view and of those around it.
  private func findListeners(of touch: UITouch, _ event: UIEvent) {
    let simulator = Simulator.current!
    for owner in sequence(first: touch.view, next: { $0?.drawnSuperview }) {
      guard let owner else { break }
      // Of two taps in one view the double one is heard first, and keeps the single one out.
      let recognizers = owner.allRecognizers
      let taps = recognizers.filter { $0.tapsWanted > 1 }.sorted { $0.tapsWanted > $1.tapsWanted }
      for recognizer in taps + recognizers.filter({ $0.tapsWanted <= 1 })
      where recognizer.isEnabled {
        guard recognizer.ownAllowedTouchTypes.contains(0) else { continue }
        // The recognizer itself is asked before its delegate (rule 810).
        if simulator.has(.gesturesAreAskedAboutEvents), !recognizer.shouldReceive(event) {
          continue
        }
        if let delegate = recognizer.delegate {
          if simulator.has(.gesturesAreAskedAboutEvents),
            !delegate.gestureRecognizer(recognizer, shouldReceive: event)
          {
            continue
          }
          guard delegate.gestureRecognizer(recognizer, shouldReceive: touch) else { continue }
        }
        touch.listeners.append(recognizer)
      }
    }
  }

  // MARK: What views hear

  /// Touches whose fingers are up and whose views have not heard all of them yet.
  private var late: [UITouch] = []

  /// Gives each view what it is to hear of an event, after the recognizers (rule 264).
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var waiting = touches.filter { $0.phase == phase && !$0.isClosed }
      while let first = waiting.first {
        let together = waiting.filter { $0.view === first.view }
        waiting.removeAll { $0.view === first.view }
        deliver(phase, of: together, event)
        guard !Simulator.current.isDead else { return }
      }
    }
  }

  private func deliver(_ phase: UITouch.Phase, of touches: [UITouch], _ event: UIEvent) {
    let gestures = Simulator.current.gestures
    var ready: [UITouch] = []
    for touch in touches {
      if !touch.held.isEmpty
        || (phase == .began || phase == .ended)
          && gestures.holdsBack(phase, of: touch)
      {
        touch.held.append((phase, event))
      } else {
        ready.append(touch)
      }
    }
    if !ready.isEmpty { send(phase, ready, event) }
  }

  /// Notes which touches gestures took, before their actions run.
  func noteTaken() {
    let gestures = Simulator.current.gestures
    for touch in late + fingers where !touch.isClosed && gestures.hasTaken(touch) {
      touch.isTaken = true
    }
  }

  /// The views of those touches hear that they are cancelled, if they had heard of them at all.
  func cancelTaken() {
    for touch in late + fingers where touch.isTaken && !touch.isClosed {
      let heard = touch.held.first.map { $0.phase != .began } ?? (touch.phase != .began)
      touch.held = []
      if heard { send(.cancelled, [touch], UIEvent(touches: fingers)) }
      touch.isClosed = true
    }
  }

  private func send(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    guard let view = touches[0].view, !Simulator.current.isDead else { return }
    let now = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    if phase == .ended || phase == .cancelled {
      for touch in touches { touch.isClosed = true }
    }
    let set = Set(touches)
    if phase == .began {
      let isWelcome = sequence(first: view, next: \.drawnSuperview).dropFirst()
        .allSatisfy { $0.mayBegin(set, event, in: view) }
      guard isWelcome else {
        for touch in touches { touch.isClosed = true }
        return
      }
    }
    switch phase {
    case .began: view.touchesBegan(set, with: event)
    case .moved: view.touchesMoved(set, with: event)
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: view.touchesCancelled(set, with: event)
    default: break
    }
    for (touch, phase) in zip(touches, now) { touch.phase = phase }
  }

  /// Gives views what was held back for gestures that have made up their minds by now.
  func deliverHeld() {
    let gestures = Simulator.current.gestures
    for touch in late + fingers where !touch.held.isEmpty {
      while let next = touch.held.first, !Simulator.current.isDead {
        if next.phase == .began || next.phase == .ended, gestures.holdsBack(next.phase, of: touch) {
          break
        }
        touch.held.removeFirst()
        send(next.phase, [touch], next.event)
      }
    }
    late.removeAll { $0.held.isEmpty }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension Simulator {
  private static let touchesKey = StateKey { _ in Touches() }
  /// The fingers on the screen.
  var touches: Touches { state(Self.touchesKey) }
}
