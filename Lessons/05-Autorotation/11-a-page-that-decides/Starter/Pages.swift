import UIKit

/// The pages of the book, in their order. Each is made when it is asked for.
enum Pages {
  static var count: Int { list.count }

  /// A new controller for the page with that number; the first one is 0.
  static func make(_ number: Int) -> PageViewController {
    let parts = list[number].components(separatedBy: ":")
    return PageViewController(
      name: parts[0], ways: ways(parts[1]), isFixed: parts[1] == "fixed")
  }

  private static var list: [String] {
    UserDefaults.standard.string(forKey: "pages")?.components(separatedBy: ",")
      ?? ["Poem:upright", "Photo:all", "Table:wide", "Puzzle:fixed"]
  }

  private static func ways(_ word: String) -> UIInterfaceOrientationMask {
    switch word {
    case "upright": .portrait
    case "left": [.portrait, .landscapeLeft]
    case "right": [.portrait, .landscapeRight]
    case "wide": .landscape
    default: .allButUpsideDown
    }
  }
}
