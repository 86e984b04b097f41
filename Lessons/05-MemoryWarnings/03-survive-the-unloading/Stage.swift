import StageKit
import UIKit

/// What only a look inside tells: what the order keeps, and what it has let go of.
enum Stage {
  /// Something that the check has looked at, for as long as the app holds it.
  struct Watched {
    weak var object: AnyObject?
  }

  /// The labels that the app had put on screen.
  static var labels: [Watched] = []
  /// The pictures that the order kept.
  static var pictures: [Watched] = []

  /// The first screen of those that lie in the navigation controller.
  static var order: UIViewController? {
    OnScreen.root.flatMap { OnScreen.children(of: $0).first }
  }

  static let actions: [String: (Any?) throws -> Any?] = [
    "countPictures": { _ in try kept().count },
    "watchPictures": { _ in
      let kept = try kept()
      pictures = kept.map { Watched(object: $0) }
      let all = try call("pictures", on: order) as? any Collection
      return kept.count == all?.count
    },
    "countWatchedPictures": { _ in pictures.count { $0.object != nil } },
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
  ]

  /// The pictures in the order's `pictures`, be that a dictionary or another collection.
  static func kept() throws -> [AnyObject] {
    guard let collection = try call("pictures", on: order) as? any Collection else { return [] }
    return collection.flatMap { element -> [AnyObject] in
      let parts = [element] + Mirror(reflecting: element).children.map(\.value)
      return parts.filter { type(of: $0) is AnyClass }.map { $0 as AnyObject }
    }
  }

  /// All labels that the app put on screen, by what is there and not by what a controller calls its
  /// view; bars and buttons have labels of their own.
  static func allLabels(in view: UIView) -> [Watched] {
    OnScreen.subviews(of: view).filter { !($0 is UINavigationBar) && !($0 is UIControl) }
      .flatMap { ($0 is UILabel ? [Watched(object: $0)] : []) + allLabels(in: $0) }
  }
}
