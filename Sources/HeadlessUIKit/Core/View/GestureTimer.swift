/// Says something of a movement when no touch moves: that it lasted long enough, or too long.
struct GestureTimer {
  private var ticket: EventQueue.Ticket?

  /// Takes that state after so many seconds, unless it is stopped before.
  mutating func start(
    _ seconds: Double, _ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer
  ) {
    stop()
    let simulator = Simulator.current!
    ticket = simulator.queue.post(
      after: max(0, seconds), label: "UIGestureRecognizer", keepsBusy: true
    ) { [weak recognizer] in
      if let recognizer { simulator.gestures.setLate(state, of: recognizer) }
    }
  }

  mutating func stop() {
    if let ticket { Simulator.current?.queue.cancel(ticket) }
    ticket = nil
  }
}
