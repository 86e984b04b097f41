import UIKit

/// Who has written. The letters are on a server, which tells the app at every launch what is there; here
/// they are the arguments with which the app was started.
enum Letters {
  static let senders = Array(CommandLine.arguments.dropFirst())
}
