import EventTrace
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// One of UIKit's console lines or exceptions, with the mistake that brings it about.
nonisolated struct Message: Sendable, CustomTestStringConvertible {
  /// Its number in the list of observed texts, with a word where one has several rows.
  let id: String
  /// The first version that says it.
  let since: IOSVersion
  /// The first version that no longer does; nil when the newest still does.
  let before: IOSVersion?
  /// The whole line: the text after `UIKit: ` on the console, or after the exception's name.
  let line: String
  /// Makes the mistake on a device of that version.
  let mistake: @MainActor @Sendable (IOSVersion) throws -> Device

  /// A line on the console.
  static func console(
    _ id: String, since: IOSVersion = .first, before: IOSVersion? = nil, _ text: String,
    _ mistake: @escaping @MainActor @Sendable (IOSVersion) throws -> Device
  ) -> Message {
    Message(id: id, since: since, before: before, line: "UIKit: \(text)", mistake: mistake)
  }

  /// An exception, which ends the app.
  static func exception(
    _ id: String, _ name: Name = .invalidArgument, since: IOSVersion = .first,
    before: IOSVersion? = nil, _ text: String,
    _ mistake: @escaping @MainActor @Sendable (IOSVersion) throws -> Device
  ) -> Message {
    Message(
      id: id, since: since, before: before, line: "\(name.rawValue): \(text)", mistake: mistake)
  }

  /// The exceptions that UIKit raises.
  enum Name: String {
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
    case invalidOrientation = "UIApplicationInvalidInterfaceOrientation"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  }

  func isSaid(on version: IOSVersion) -> Bool {
    version >= since && version < (before ?? IOSVersion(Int.max))
  }

  /// The number alone.
  var number: String { String(id.prefix { $0 != " " }) }

  var testDescription: String { id }
}

extension UIViewController {
  /// Presents as the version does it: the methods of today came with iOS 5.
  func presentAsEver(_ controller: UIViewController?, animated: Bool = false) {
    if Simulator.current.iOS >= 5.0 {
      present(controller, animated: animated)
    } else {
      presentModalViewController(controller, animated: animated)
    }
  }

  func dismissAsEver(animated: Bool = false) {
    if Simulator.current.iOS >= 5.0 {
      dismiss(animated: animated)
    } else {
      dismissModalViewController(animated: animated)
    }
  }
}
