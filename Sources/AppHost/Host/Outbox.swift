import CourseModel

/// Frames on their way to a process that may be slow to read.
///
/// The host never waits for a reader, since it has to keep watching clocks and limits. The limits
/// of a launch bound what can pile up.
nonisolated struct Outbox {
  let descriptor: Int32
  private var waiting: [UInt8] = []
  private var sent = 0
  /// Whether the reader is gone.
  private(set) var isClosed = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isEmpty: Bool { sent == waiting.count }

  /// Adds a frame; it leaves with the next delivery.
  mutating func post(kind: UInt8, _ payload: [UInt8]) {
    waiting += FrameHeader(kind: kind, length: payload.count).bytes
    waiting += payload
  }

  /// Hands over as much as the socket takes now.
  mutating func deliver() {
    while !isEmpty, !isClosed {
      guard let count = Descriptor.send(waiting[sent...], to: descriptor) else {
        isClosed = true
        break
      }
      if count == 0 { break }
      sent += count
    }
    if isEmpty || isClosed {
      // Frees the memory too, so that the next app finds nothing of what this one said.
      waiting = []
    } else if sent > Self.worthMoving {
      waiting.removeFirst(sent)
    } else {
      return
    }
    sent = 0
  }

  /// Moving the rest to the front after each small delivery would cost more than the memory it
  /// saves.
  private static let worthMoving = 1 << 20
}
