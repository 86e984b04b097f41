import CLibrary
import CourseModel
import Foundation

/// The app's end of its private channel. Each message is sent at once, so that the trace of an app
/// that dies is complete.
final class AppChannel {
  private let channel: FrameChannel
  private let encoder = JSONEncoder.forFrames

  init(descriptor: Int32) {
    channel = FrameChannel(descriptor: descriptor)
  }

  /// Sends a message; a text that is too long is shortened.
  func send(_ message: AppMessage) {
    var payload = encode(message)
    if payload.count > FrameChannel.frameLimit { payload = encode(message.shortened) }
    send(payload, kind: AppFrame.message)
  }

  /// Answers the launch or the last command.
  func reply(_ reply: Reply) {
    var payload = encode(AppMessage.reply(reply))
    if case .value = reply, payload.count > AppMessage.longestValue {
      let refusal = Refusal(.actionFailed, "it returned data of \(payload.count) bytes")
      payload = encode(AppMessage.reply(.refused(refusal)))
    } else if case .refused(let refusal) = reply, payload.count > FrameChannel.frameLimit {
      payload = encode(AppMessage.reply(.refused(refusal.shortened)))
    }
    send(payload, kind: AppFrame.reply)
  }

  /// Answers with what is on screen, or as much of it as fits into a frame.
  ///
  /// - Parameter snapshot: Makes one with at most that many views and view controllers, on which at most so many
  ///   bytes are drawn.
  func reply(with snapshot: (_ most: Int, _ ink: Int) -> Snapshot) {
    var (most, ink) = (Self.mostNodes, LookInk.most)
    var payload = encode(AppMessage.reply(.snapshot(snapshot(most, ink))))
    while payload.count > FrameChannel.frameLimit, ink > 0 || most > 1 {
      // What is drawn makes room for views: these are what checks look at.
      if ink > 0 { ink = 0 } else { most /= 2 }
      payload = encode(AppMessage.reply(.snapshot(snapshot(most, ink))))
    }
    send(payload, kind: AppFrame.reply)
  }

  /// About as many as fit when their names are short.
  private static let mostNodes = 4000

  /// Says why the app could not be started.
  func reportNotLoaded(_ reason: String) {
    send(Array(reason.utf8.prefix(10_000)), kind: AppFrame.notLoaded)
  }

  /// Waits for the next command; nil when the host is gone.
  func nextCommand() -> Command? {
    try? channel.receive(Command.self)
  }

  private func encode(_ message: AppMessage) -> [UInt8] {
    do {
      let bytes = [UInt8](try encoder.encode(message))
      if String(validating: bytes, as: UTF8.self) != nil { return bytes }
      // An app that cuts a text at a place of another one has half a letter, which is written as it is.
      return [UInt8](String(decoding: bytes, as: UTF8.self).utf8)
    } catch {
      preconditionFailure("A message cannot be written as JSON")
    }
  }

  private func send(_ payload: [UInt8], kind: UInt8) {
    do {
      try channel.send(FrameChannel.Frame(kind: kind, payload: payload))
    } catch ChannelError.frameTooLong {
      // A trace with a gap would be wrong, so the host ends the app for a message that is too long.
      send([], kind: AppFrame.tooLong)
    } catch {
      _exit(0)
    }
  }
}
