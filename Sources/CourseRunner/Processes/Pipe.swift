import CLibrary
import CPlatform

/// A pipe that no other child inherits.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(DiskError) {
    var ends: [Int32] = [-1, -1]
    let made = cplatform_pipe(&ends)
    guard made == 0 else { throw DiskError(path: "pipe", code: -made) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Gives up the end that is read.
  func closeReading() { close(reading) }
  /// Gives up the end that is written, so that the reader sees the stream's end.
  func closeWriting() { close(writing) }

  /// Gives up both ends.
  func closeBoth() {
    closeReading()
    closeWriting()
  }
}

/// Two connected stream sockets that no other child inherits.
enum SocketPair {
  static func make() throws(DiskError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let made = cplatform_socket_pair(&ends)
    guard made == 0 else { throw DiskError(path: "socket", code: -made) }
    return (ends[0], ends[1])
  }
}

/// What has come out of a pipe: the beginning is kept, the rest is read so that nobody blocks.
struct PipeDrain {
  let descriptor: Int32
  let limit: Int
  private(set) var isAtEnd = false
  /// Whether more came than is kept.
  private(set) var isOverfull = false
  private var kept: [UInt8] = []

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  var text: String { String(decoding: kept, as: UTF8.self) }

  /// Whether something can be read at once.
  var hasMore: Bool { !Poll.wait(for: [descriptor], milliseconds: 0).isEmpty }

  /// Reads what is there, or waits for something to come.
  mutating func read(waitingMilliseconds: Int32) {
    guard Poll.wait(for: [descriptor], milliseconds: waitingMilliseconds).contains(descriptor)
    else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { bytes in
      CLibrary.read(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      if count > limit - kept.count { isOverfull = true }
      kept += chunk[..<min(count, limit - kept.count)]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}

/// Waiting for descriptors without a second thread.
enum Poll {
  /// The descriptors from which something can be read, or whose other side is gone.
  static func wait(for descriptors: [Int32], milliseconds: Int32) -> [Int32] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
    return entries.filter { $0.revents != 0 }.map(\.fd)
  }
}

/// A moment of the machine's clock until which something may take; never shown to anybody.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(seconds: Double) {
    end = .now + .seconds(seconds)
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// What is left, for `poll`; at least one, so that no loop turns without waiting.
  var milliseconds: Int32 {
    let left = (end - .now) / .milliseconds(1)
    return Int32(max(1, min(left.rounded(.up), 60_000)))
  }
}
