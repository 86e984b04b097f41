import Foundation

/// The properties of UIKit's whose changes are announced (rule 354).
///
/// UIKit's classes do not promise it of any; these are what apps observe.
private let announcedProperties: [String: Set<String>] = [
  "UIView": ["frame", "bounds", "center", "alpha", "hidden", "backgroundColor"],
  "CALayer": ["position", "bounds"],
  "UIScrollView": ["contentOffset", "contentSize", "contentInset"],
  "UIControl": ["enabled", "selected", "highlighted"],
  "UILabel": ["text"],
  "UITextField": ["text"],
  "UITextView": ["text"],
  "UIProgressView": ["progress"],
  "UIViewController": ["title"],
  "UINavigationItem": ["title"],
  "UIGestureRecognizer": ["state"],
]

extension Simulator {
  /// Says once that an app observes what never says that it changes.
  func noteUnobserved(_ path: String, of object: NSObject) {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    let owner =
      names.count == 1
      ? object : object.value(forKeyPath: names.dropLast().joined(separator: ".")) as? NSObject
    guard let owner, !(owner is UserDefaults), !(owner is Operation),
      !isRegistered(last, of: owner),
      classMember("keyPathsForValuesAffectingValue", of: owner) == nil
    else { return }
    let key = observing.plain(last, of: owner)
    var type: AnyClass? = Swift.type(of: owner)
    while let current = type {
      if announcedProperties[className(of: current)]?.contains(key) == true { return }
      type = _getSuperclass(current)
    }
    guard property(last, of: owner) == nil || isUIKits(owner) else { return }
    unimplemented(
      "\(className(of: Swift.type(of: owner))).\(last)", "those who observe it hear of no change.")
  }
}
