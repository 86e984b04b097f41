import CLibrary
import Foundation

/// A private byte stream between two processes, cut into frames.
///
/// The reader checks the length in a ``FrameHeader`` before it reads so many bytes.
public struct FrameChannel: Sendable {
  /// The stream socket.
  public let descriptor: Int32
  /// The longest frame that is read or written.
  public static let frameLimit = 1 << 20

  /// Makes a frame channel.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// One message.
  public struct Frame: Hashable, Sendable {
    /// What the payload is; see ``FrameKind``.
    public var kind: UInt8
    /// The bytes of the message, at most ``frameLimit``.
    public var payload: [UInt8]

    /// Makes a frame.
    public init(kind: UInt8, payload: [UInt8]) {
      self.kind = kind
      self.payload = payload
    }

    /// The value that the payload is as JSON.
    public func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
      do {
        return try JSONDecoder.forFrames.decode(type, from: Data(payload))
      } catch {
        throw ChannelError.notUnderstood
      }
    }
  }

  /// Writes the whole frame.
  ///
  /// - Throws: ``ChannelError`` when the other side is gone or the frame is too long.
  public func send(_ frame: Frame) throws {
    guard frame.payload.count <= Self.frameLimit else {
      throw ChannelError.frameTooLong(frame.payload.count)
    }
    try write(FrameHeader(kind: frame.kind, length: frame.payload.count).bytes + frame.payload)
  }

  /// Reads the next frame; nil when the other side has closed the stream between two frames.
  ///
  /// - Throws: ``ChannelError`` when the stream ends inside of a frame or a frame is too long.
  public func receive() throws -> Frame? {
    guard let bytes = try read(FrameHeader.size, mayEnd: true) else { return nil }
    let header = FrameHeader(bytes, at: 0)
    guard header.length <= Self.frameLimit else { throw ChannelError.frameTooLong(header.length) }
    return Frame(kind: header.kind, payload: try read(header.length, mayEnd: false) ?? [])
  }

  /// Sends a value as the JSON payload of a frame.
  public func send(_ value: some Encodable, kind: UInt8 = 0) throws {
    try send(Frame(kind: kind, payload: [UInt8](try JSONEncoder.forFrames.encode(value))))
  }

  /// Reads a value that was sent as JSON; nil at the end of the stream.
  public func receive<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try receive()?.value(type)
  }

  /// What is there now, or comes next; nil when nothing will come any more.
  package func readPortion() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: FrameBuffer.portion) { buffer, count in
      repeat {
        count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      } while count < 0 && errno == EINTR
      count = max(0, count)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { buffer in
        CLibrary.send(descriptor, buffer.baseAddress, buffer.count, sendWithoutSignal)
      }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw ChannelError.closed
      }
    }
  }

  private func read(_ count: Int, mayEnd: Bool) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = bytes.withUnsafeMutableBytes { buffer in
        recv(descriptor, buffer.baseAddress! + filled, count - filled, 0)
      }
      if received > 0 {
        filled += received
      } else if received == 0 {
        if filled == 0, mayEnd { return nil }
        throw ChannelError.closed
      } else if errno != EINTR {
        throw ChannelError.closed
      }
    }
    return bytes
  }
}

/// Why a channel is of no more use.
public enum ChannelError: Error, Hashable, Sendable {
  /// The other side is gone.
  case closed
  /// The frame has so many bytes, more than ``FrameChannel/frameLimit``.
  case frameTooLong(Int)
  /// The payload is not JSON of the expected value.
  case notUnderstood
}
