import StageKit
import UIKit

/// Looks at the picture while a rotation goes on, which no check can: it waits until the app is at rest.
enum Stage {
  static var noted: [String] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    "noteSoon": { _ in
      noted = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        let picture = OnScreen.root.flatMap { OnScreen.children(of: $0).first }
        let view = picture.flatMap { OnScreen.view(of: $0) }
        noted = (view.map { OnScreen.subviews(of: $0) } ?? []).compactMap { ($0 as? UILabel)?.text }
      }
      return true
    },
    "whatWasNoted": { _ in noted },
  ]
}
