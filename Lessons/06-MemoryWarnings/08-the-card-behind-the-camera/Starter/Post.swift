import UIKit

/// Takes the cards. It prints what it gets.
enum Post {
  static func send(to receiver: String, text: String, picture: UIImage?) {
    let end = picture.map { "and picture \(Int($0.size.width))" } ?? "and no picture"
    print("posts to “\(receiver)”: “\(text)” \(end)")
  }
}
