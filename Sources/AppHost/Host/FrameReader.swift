import CLibrary
import CourseModel

/// Cuts a stranger's byte stream into frames as the bytes arrive, without ever waiting for them.
nonisolated struct FrameReader {
  let descriptor: Int32
  private var arrived = FrameBuffer()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether nothing was read that is not yet handed on.
  var isEmpty: Bool { arrived.isEmpty }

  /// What a look at the stream brought.
  enum Progress: Equatable {
    /// Nothing more for now.
    case open
    /// The other side is gone, or closed its end.
    case ended
    /// A frame announced more bytes than a frame may have.
    case broken
  }

  /// Takes in what is there, and hands on each frame that is complete.
  mutating func read(_ receive: (FrameChannel.Frame) -> Void) -> Progress {
    var ended = false
    switch Descriptor.read(descriptor, atMost: FrameBuffer.portion) {
    case .bytes(let more): arrived.append(more)
    case .ended: ended = true
    case .nothing: break
    }
    do {
      while let frame = try arrived.next() { receive(frame) }
    } catch {
      return .broken
    }
    return ended ? .ended : .open
  }
}
