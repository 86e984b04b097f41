import UIKit

/// A picture of something that one can order: large, and made in no time.
final class Picture {
  let name: String
  let pixels: [UInt8]

  init(of name: String) {
    self.name = name
    pixels = [UInt8](repeating: 255, count: 100_000)
  }
}
