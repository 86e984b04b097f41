import CLibrary
import CPlatform
package import CourseModel
import EventTrace
import Foundation

/// Forks an app for each launch that the judge asks for, and relays between the two until its end.
///
/// For each launch it first forks itself. The copy listens to the judge, forks the app, and exits with
/// it. So every app begins with the same memory, and finds nothing of the app before it.
///
/// One thread and one `poll`: no queue, no task, no signal handler, because the child of a process
/// that has used them may hang. A launch ends with exactly one ``FrameKind/ended`` frame, and
/// nothing of it comes after that.
package nonisolated struct Host {
  /// What a launch runs in its own process, given its end of the channel.
  package typealias Body = (LaunchConfiguration, Int32) -> Never

  private let body: Body
  private let seal: Seal
  private var requests: FrameReader
  private var judge: Outbox
  private var launch: Launch?
  private var hasLaunched = false

  package init(channel: Int32, seal: Seal = .wherePossible, body: @escaping Body) {
    self.body = body
    self.seal = seal
    requests = FrameReader(descriptor: channel)
    judge = Outbox(descriptor: channel)
    Descriptor.doNotBlock(channel)
  }

  /// Serves the judge until it is gone; then nothing of an app is left.
  package mutating func run() throws(HostFault) {
    // All apps inherit it. With a version of Swift on which it does not work, graders are told before.
    _ = cplatform_watch_types()
    cplatform_become_guardian()
    while cplatform_wait_for_request(requests.descriptor) {
      let parent = getpid()
      let copy = fork()
      if copy == 0 {
        guard cplatform_die_with(parent) else { _exit(0) }
        cplatform_become_guardian()
        try serve()
        _exit(0)
      }
      guard copy > 0 else { throw HostFault.launch(errno) }
      let outcome = cplatform_wait(copy)
      cplatform_end_stragglers()
      guard outcome.exited, outcome.code == 0 else { throw HostFault.copy(outcome.code) }
    }
  }

  /// Serves the judge until the first launch is over.
  private mutating func serve() throws(HostFault) {
    while !judge.isClosed, !isDone {
      wait()
      launch?.relay(to: &judge)
      launch?.check()
      if launch?.mustEnd == true { endLaunch(wasKilled: false) }
      var received: [FrameChannel.Frame] = []
      let progress = requests.read { received.append($0) }
      for frame in received { try serve(frame) }
      judge.deliver()
      if progress != .open { break }
    }
    endLaunch(wasKilled: true)
  }

  /// Whether the next copy can go on from here.
  private var isDone: Bool { hasLaunched && launch == nil && judge.isEmpty && requests.isEmpty }

  private mutating func serve(_ frame: FrameChannel.Frame) throws(HostFault) {
    guard frame.kind == FrameKind.request,
      let request = try? JSONDecoder.forFrames.decode(HostRequest.self, from: Data(frame.payload))
    else { throw HostFault.badRequest }
    switch request {
    case .launch(let configuration):
      endLaunch(wasKilled: true)
      hasLaunched = true
      launch = try Launch(configuration, seal: seal, body: body)
    case .command(let command):
      // If the app has just ended, its end is the answer, and is on its way.
      launch?.obey(Self.encode(command))
    case .kill:
      endLaunch(wasKilled: true)
    }
  }

  private mutating func endLaunch(wasKilled: Bool) {
    guard let end = launch?.end(wasKilled: wasKilled, lastWordsTo: &judge) else { return }
    launch = nil
    judge.post(kind: FrameKind.ended, Self.encode(end))
  }

  /// Sleeps until somebody writes, a deadline passes, or ``glance`` is over.
  private func wait() {
    let writing = judge.isEmpty ? 0 : Int16(POLLOUT)
    var interests = [
      pollfd(fd: requests.descriptor, events: Int16(POLLIN) | writing, revents: 0)
    ]
    interests += launch?.interests ?? []
    var patience: Int32 = -1
    if let launch {
      let left = launch.deadline.map { ($0 - .now) / .milliseconds(1) } ?? Self.glance
      patience = Int32(max(0, min(left, Self.glance)).rounded(.up))
    }
    _ = poll(&interests, nfds_t(interests.count), patience)
  }

  /// Milliseconds between two looks at a running app while nobody writes.
  private static let glance = 100.0

  private static func encode(_ value: some Encodable) -> [UInt8] {
    guard let data = try? JSONEncoder.forFrames.encode(value) else {
      preconditionFailure("plain data can always be written as JSON")
    }
    return [UInt8](data)
  }
}
