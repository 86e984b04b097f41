/// The kinds of frame on the private channel between an app process and its host.
package nonisolated enum AppFrame {
  /// Host to app: a `Command` as JSON.
  package static let command: UInt8 = 0
  /// App to host: an `AppMessage` that answers nothing.
  package static let message: UInt8 = 1
  /// App to host: the `AppMessage` that ends the launch or the last command.
  package static let reply: UInt8 = 2
  /// App to host: the app could not be started, and why, in UTF-8.
  package static let notLoaded: UInt8 = 3
  /// App to host: there was more to say than a frame may hold.
  package static let tooLong: UInt8 = 4
}
