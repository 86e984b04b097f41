/// Bytes that arrived over a ``FrameChannel``, and the frames that they are.
///
/// One read of the system brings many frames at once.
package struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// Where the next frame begins in `bytes`.
  private var start = 0

  /// Makes an empty frame buffer.
  package init() {}

  /// Bytes to read at once: a larger piece of memory would come from the system for each read.
  package static let portion = 64 << 10

  /// Whether nothing has arrived that was not taken.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Adds bytes that arrived.
  package mutating func append(_ more: [UInt8]) {
    if bytes.isEmpty { bytes = more } else { bytes += more }
  }

  /// Takes the next frame; nil while not all of it has arrived.
  ///
  /// - Throws: ``ChannelError/frameTooLong(_:)``, again at each call.
  package mutating func next() throws(ChannelError) -> FrameChannel.Frame? {
    let count = bytes.count - start
    guard count >= FrameHeader.size else { return incomplete() }
    let header = FrameHeader(bytes, at: start)
    guard header.length <= FrameChannel.frameLimit else { throw .frameTooLong(header.length) }
    guard count - FrameHeader.size >= header.length else { return incomplete() }
    let body = start + FrameHeader.size
    start = body + header.length
    return FrameChannel.Frame(kind: header.kind, payload: Array(bytes[body..<start]))
  }

  /// Frees the memory of what was taken: the next app gets a copy of this process.
  private mutating func incomplete() -> FrameChannel.Frame? {
    guard start > 0 else { return nil }
    bytes = start == bytes.count ? [] : Array(bytes[start...])
    start = 0
    return nil
  }
}
