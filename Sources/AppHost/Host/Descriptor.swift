import CLibrary

/// Reads and writes of descriptors that never block and never raise a signal.
nonisolated enum Descriptor {
  enum Reading: Equatable {
    case bytes([UInt8])
    /// Nothing is there now.
    case nothing
    /// Nothing will ever be there again.
    case ended
  }

  /// What is there now, at most `limit` bytes.
  static func read(_ descriptor: Int32, atMost limit: Int) -> Reading {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var received: Int
      repeat {
        received = CLibrary.read(descriptor, buffer.baseAddress, limit)
      } while received < 0 && errno == EINTR
      failure = received < 0 ? errno : 0
      count = max(0, received)
    }
    if !bytes.isEmpty { return .bytes(bytes) }
    return failure == EAGAIN || failure == EWOULDBLOCK ? .nothing : .ended
  }

  /// How many of the bytes a socket took; nil when its reader is gone.
  static func send(_ bytes: ArraySlice<UInt8>, to socket: Int32) -> Int? {
    bytes.withUnsafeBytes { buffer in
      while true {
        let sent = CLibrary.send(
          socket, buffer.baseAddress, buffer.count, sendWithoutSignal | Int32(MSG_DONTWAIT))
        if sent >= 0 { return sent }
        if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
        if errno != EINTR { return nil }
      }
    }
  }

  static func doNotBlock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
