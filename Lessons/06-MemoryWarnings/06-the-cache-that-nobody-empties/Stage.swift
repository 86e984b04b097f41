import StageKit
import UIKit

/// What is in memory, whoever keeps it.
enum Stage {
  static weak var gallery: UIViewController?

  static let actions: [String: (Any?) throws -> Any?] = [
    "countPictures": { _ in InMemory.images.count },
    // The screen that lies over Home.
    "watchGallery": { _ in
      gallery = OnScreen.root.flatMap { OnScreen.children(of: $0).dropFirst().last }
      return gallery != nil
    },
    "isGalleryAlive": { _ in gallery != nil },
  ]
}
