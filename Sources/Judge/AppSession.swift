import CPlatform
import CourseKit
import CourseModel

/// Drives one app after the other over the connection to the host.
final class AppSession: AppDriver {
  private let host: HostConnection
  private let patience: Patience
  private var chance: AppChance
  private var intake: LaunchIntake?
  private var story: Patience.Story?
  private var commands = 0

  /// A session in which nothing runs yet.
  ///
  /// - Parameter chance: What randomness in the apps follows from.
  init(
    _ host: HostConnection, patience: Patience = .endless, chance: AppChance = AppChance(of: [])
  ) {
    self.host = host
    self.patience = patience
    self.chance = chance
  }

  var record: LaunchRecord? { intake?.record }

  func launch(_ configuration: LaunchConfiguration) throws(HostLost) -> Reply? {
    var configuration = configuration
    configuration.seed = chance.next()
    // Starting an app takes as long as many commands.
    countCommands(20)
    configuration.limits = patience.limits(configuration.limits)
    intake = LaunchIntake(configuration)
    let story = Patience.Story(configuration)
    self.story = story
    if let end = patience.end(of: story) {
      intake?.end(end)
      return nil
    }
    return try ScriptWatch.pausing { () throws(HostLost) in
      try host.send(.launch(configuration))
      return try awaitReply(to: nil)
    }
  }

  func send(_ command: Command) throws(HostLost) -> Reply? {
    guard isRunning else { return nil }
    countCommands(1)
    story?.add(command)
    return try ScriptWatch.pausing { () throws(HostLost) in
      if let end = story.flatMap(patience.end) { return try stopApp(end) }
      try host.send(.command(command))
      return try awaitReply(to: command)
    }
  }

  func kill() throws(HostLost) {
    guard isRunning else { return }
    try ScriptWatch.pausing { () throws(HostLost) in
      try host.send(.kill)
      try awaitEnd(because: nil)
    }
  }

  /// Ends a script that goes on and on.
  private func countCommands(_ count: Int) {
    commands += count
    if commands > ScriptWatch.mostCommands { cplatform_script_give_up() }
  }

  private var isRunning: Bool { intake.map { $0.record.end == nil } ?? false }

  private func awaitReply(to command: Command?) throws(HostLost) -> Reply? {
    let reply = try patience.wait { () throws(HostLost) in try nextReply(to: command) }
    if let story { patience.note(record?.end, of: story) }
    return reply
  }

  private func nextReply(to command: Command?) throws(HostLost) -> Reply? {
    while let arrival = try nextArrival() {
      switch arrival {
      case .reply(let reply) where reply.suits(command): return reply
      case .reply: return try stopApp(.limit(.messages))
      case .end(let end):
        intake?.end(end)
        return nil
      case .violation: return try stopApp(.limit(.messages))
      }
    }
    return nil
  }

  /// Stops an app that does not keep to the protocol, or has taken too long too often.
  private func stopApp(_ end: LaunchEnd) throws(HostLost) -> Reply? {
    try host.send(.kill)
    try awaitEnd(because: end)
    return nil
  }

  /// Takes in what still comes, until the host says that the app is gone.
  private func awaitEnd(because verdict: LaunchEnd?) throws(HostLost) {
    var verdict = verdict
    var mayCross = true
    while let arrival = try nextArrival(isStopped: verdict != nil) {
      switch arrival {
      case .end(let end):
        intake?.end(verdict ?? end)
        return
      // The answer to a command may cross the request to stop; there is one such command.
      case .reply where mayCross: mayCross = false
      case .reply, .violation: verdict = .limit(.messages)
      }
    }
  }

  private enum Arrival {
    case reply(Reply)
    case violation
    case end(LaunchEnd)
  }

  /// The next frame that decides something; nil when no launch is under way.
  private func nextArrival(isStopped: Bool = false) throws(HostLost) -> Arrival? {
    while let limits = record?.configuration.limits {
      let frame = try host.receive(wallSeconds: limits.wallSeconds)
      switch frame.kind {
      case FrameKind.app where isStopped: continue
      case FrameKind.app:
        do {
          if let reply = try intake?.take(message: frame.payload) { return .reply(reply) }
        } catch {
          return .violation
        }
      case FrameKind.delayed:
        guard let microseconds = UInt32(String(decoding: frame.payload, as: UTF8.self)) else {
          throw host.giveUp(.notUnderstood)
        }
        patience.forgive(.microseconds(microseconds))
      case FrameKind.standardOutput, FrameKind.standardError:
        intake?.take(output: frame.payload)
      case FrameKind.ended:
        guard let end = LaunchEnd(frame.payload) else { throw host.giveUp(.notUnderstood) }
        return .end(end)
      default: throw host.giveUp(.notUnderstood)
      }
    }
    return nil
  }
}
