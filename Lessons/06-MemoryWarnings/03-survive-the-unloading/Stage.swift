import StageKit
import UIKit

/// What only a look inside tells: what is in memory, whoever keeps it.
enum Stage {
  /// The labels that the app had put on screen.
  static var labels: [Surroundings.Watched] = []

  static let actions = Surroundings.reading.merging([
    "countPictures": { _ in InMemory.images.count },
    "whoHoldsAPicture": { _ in InMemory.images.last.flatMap { InMemory.holder(of: $0) } },
    "watchLabel": { _ in
      labels = OnScreen.window.map { allLabels(in: $0) } ?? []
      return !labels.isEmpty
    },
    "isLabelAlive": { _ in labels.contains { $0.object != nil } },
    "takeNextOrder": { _ in
      guard let navigation = OnScreen.root as? UINavigationController,
        let order = try call("nextOrder") as? UIViewController
      else { return false }
      navigation.viewControllers = [order]
      return OnScreen.children(of: navigation).first === order
    },
  ]) { $1 }

  /// All labels that the app put on screen, by what is there and not by what a controller calls its
  /// view; bars and buttons have labels of their own.
  static func allLabels(in view: UIView) -> [Surroundings.Watched] {
    OnScreen.subviews(of: view).filter { !($0 is UINavigationBar) && !($0 is UIControl) }
      .flatMap { ($0 is UILabel ? [Surroundings.Watched(object: $0)] : []) + allLabels(in: $0) }
  }
}
