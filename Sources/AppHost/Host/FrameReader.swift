import CLibrary
import CourseModel

/// Cuts a stranger's byte stream into frames as the bytes arrive, without ever waiting for them.
nonisolated struct FrameReader {
  let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Where the next frame begins in `bytes`.
  private var start = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether nothing was read that is not yet handed on.
  var isEmpty: Bool { bytes.isEmpty }

  /// What a look at the stream brought.
  enum Progress: Equatable {
    /// Nothing more for now.
    case open
    /// The other side is gone, or closed its end.
    case ended
    /// A frame announced more bytes than a frame may have.
    case broken
  }

  /// Takes in what is there, at most `limit` bytes, and hands on each frame that is complete.
  mutating func read(
    atMost limit: Int = 256 << 10, _ receive: (FrameChannel.Frame) -> Void
  ) -> Progress {
    var ended = false
    switch Descriptor.read(descriptor, atMost: limit) {
    case .bytes(let more): bytes += more
    case .ended: ended = true
    case .nothing: break
    }
    while bytes.count - start >= FrameHeader.size {
      let header = FrameHeader(bytes, at: start)
      guard header.length <= FrameChannel.frameLimit else { return .broken }
      let body = start + FrameHeader.size
      guard bytes.count - body >= header.length else { break }
      let end = body + header.length
      receive(FrameChannel.Frame(kind: header.kind, payload: Array(bytes[body..<end])))
      start = end
    }
    // A new array, so that the memory of what was read is freed: the next app gets a copy of this process.
    bytes = start == bytes.count ? [] : Array(bytes[start...])
    start = 0
    return ended ? .ended : .open
  }
}
