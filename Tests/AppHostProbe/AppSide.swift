import AppHost
import CLibrary
import CourseModel

/// An app's end of its channel, without an app.
nonisolated struct AppSide {
  let channel: FrameChannel

  /// Sends text as if it were a message of the app.
  func say(_ text: String, kind: UInt8 = AppFrame.message) {
    try? channel.send(FrameChannel.Frame(kind: kind, payload: [UInt8](text.utf8)))
  }

  /// Answers the launch and then every command with `answer`, until the host is gone.
  func answerForEver() -> Never {
    repeat { say("answer", kind: AppFrame.reply) } while (try? channel.receive()) ?? nil != nil
    _exit(0)
  }
}

/// Writes all of the bytes, past every buffer of the language's.
nonisolated func put(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
  _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

/// The function that Swift hides, because most programs would misuse it.
nonisolated func forkAnyway() -> pid_t {
  typealias Fork = @convention(c) () -> pid_t
  return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
}
