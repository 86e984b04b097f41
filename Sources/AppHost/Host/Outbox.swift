import CourseModel

/// Frames on their way to a process that may be slow to read.
///
/// The host must see to clocks and limits also while nobody reads what it has to say; so it never
/// waits for a reader. What can pile up is bounded by the limits of a launch.
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
      // Not only emptied: what an app has said is of no interest to the next one.
      waiting = []
    } else if sent > Self.worthMoving {
      waiting.removeFirst(sent)
    } else {
      return
    }
    sent = 0
  }

  /// Moving the rest to the front for each small delivery would cost more than the memory is worth.
  private static let worthMoving = 1 << 20
}
