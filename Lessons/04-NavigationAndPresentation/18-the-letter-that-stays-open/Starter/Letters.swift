import UIKit

/// The senders of the letters. On a device a server would tell the app at every launch which letters there
/// are; here they are the arguments with which the app was started.
enum Letters {
  static let senders = Array(CommandLine.arguments.dropFirst())
}
