import StageKit
import UIKit

/// Looks where the content is at the moment when it is told something.
enum Stage {
  /// A child of the content: it hears what the content hears.
  final class Listener: UIViewController {
    var heard: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("viewDidDisappear")
    }

    private func note(_ call: String) {
      var isSeen = false
      if let window = view.window {
        isSeen = view.convert(view.bounds, to: window).minY < window.bounds.maxY
      }
      heard.append("\(call): \(isSeen ? "in sight" : "out of sight")")
    }
  }

  static let listener = Listener()

  static let actions = Surroundings.animations.merging([
    "listen": { _ in
      let drawer = OnScreen.root
      guard let content = drawer.flatMap({ OnScreen.children(of: $0).first }) else { return false }
      content.addChild(listener)
      listener.view.frame = content.view.bounds
      content.view.addSubview(listener.view)
      listener.didMove(toParent: content)
      return true
    },
    "whatWasHeard": { _ in listener.heard },
  ]) { $1 }
}
