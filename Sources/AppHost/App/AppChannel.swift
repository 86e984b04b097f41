import CourseModel
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The app process's end of its private channel: each message leaves at once, so that an app that
/// dies has left its trace.
final class AppChannel {
  private let channel: FrameChannel
  private let encoder = JSONEncoder()

  init(descriptor: Int32) {
    channel = FrameChannel(descriptor: descriptor)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func send(_ message: AppMessage) {
    send(encode(message), kind: AppFrame.message)
  }

  /// Answers the launch or the last command.
  func reply(_ reply: Reply) {
    var payload = encode(AppMessage.reply(reply))
    if payload.count > FrameChannel.frameLimit {
      let refusal = Refusal(.notModelled, "an answer of \(payload.count) bytes")
      payload = encode(AppMessage.reply(.refused(refusal)))
    }
    send(payload, kind: AppFrame.reply)
  }

  /// Says why the app could not be started.
  func refuseToLoad(_ reason: String) {
    send(Array(reason.utf8.prefix(10_000)), kind: AppFrame.notLoaded)
  }

  /// Waits for the next command; nil when the host is gone.
  func nextCommand() -> Command? {
    try? channel.receive(Command.self)
  }

  private func encode(_ message: AppMessage) -> [UInt8] {
    do {
      return [UInt8](try encoder.encode(message))
    } catch {
      preconditionFailure("A message holds a number that JSON cannot write: \(error)")
    }
  }

  private func send(_ payload: [UInt8], kind: UInt8) {
    do {
      try channel.send(FrameChannel.Frame(kind: kind, payload: payload))
    } catch ChannelError.frameTooLong {
      // A trace with a hole would lie: the host ends the app for what it tried to say.
      send([], kind: AppFrame.tooLong)
    } catch {
      _exit(0)
    }
  }
}
