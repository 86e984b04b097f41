import CLibrary
import CourseKit
package import CourseModel

/// The connection to the app host; no wait on it is endless.
///
/// The host times every command and ends an app that exceeds its limit. A host that is silent for
/// longer than that is given up.
package final class HostConnection {
  private let channel: FrameChannel
  private var arrived = FrameBuffer()
  /// How many seconds longer than a command may last to wait for the host.
  private let grace: Double
  /// Why the host was given up; it is then not tried again.
  private var loss: HostLost?

  /// A connection over a stream socket.
  ///
  /// - Parameter grace: Seconds for which a silent host is waited for, beyond those of a command.
  package init(_ channel: FrameChannel, grace: Double = 5 + LaunchLimits.longestDelay) {
    self.channel = channel
    self.grace = grace
    boundSending(seconds: grace)
  }

  /// The socket.
  var descriptor: Int32 { channel.descriptor }

  /// Sends a request.
  func send(_ request: HostRequest) throws(HostLost) {
    if let loss { throw loss }
    do {
      try channel.send(request, kind: FrameKind.request)
    } catch {
      throw giveUp(.closed)
    }
  }

  /// Reads the next frame.
  ///
  /// - Parameter wallSeconds: How long the host lets a command last.
  func receive(wallSeconds: Double) throws(HostLost) -> FrameChannel.Frame {
    if let loss { throw loss }
    let patience = wallSeconds + grace
    let deadline = ContinuousClock.now + .seconds(patience)
    while true {
      do {
        if let frame = try arrived.next() { return frame }
      } catch {
        throw giveUp(.notUnderstood)
      }
      guard isReadable(until: deadline) else { throw giveUp(.silent(seconds: patience)) }
      guard let more = channel.readPortion() else { throw giveUp(.closed) }
      arrived.append(more)
    }
  }

  /// Gives the host up for `reason`.
  func giveUp(_ reason: HostLost.Reason) -> HostLost {
    let loss = self.loss ?? HostLost(reason)
    self.loss = loss
    return loss
  }

  private func isReadable(until deadline: ContinuousClock.Instant) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = (deadline - .now) / .milliseconds(1)
      let count = poll(&wanted, 1, Int32(max(0, min(rest, 1e6)).rounded(.up)))
      if count > 0 { return true }
      if count == 0, rest <= 0 { return false }
      if count < 0, errno != EINTR { return true }
    }
  }

  /// Bounds the wait for a host that does not take in what it is sent.
  private func boundSending(seconds: Double) {
    var limit = timeval()
    limit.tv_sec = Int(seconds.rounded(.up))
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
