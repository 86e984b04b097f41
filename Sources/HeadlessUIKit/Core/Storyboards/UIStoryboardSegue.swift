public import Foundation

/// A way from one controller of a storyboard to another, for the one time that it is gone;
/// iOS 5.0 and later.
open class UIStoryboardSegue: NSObject {
  /// The name by which the app finds it; nil without one.
  public final let identifier: String?
  /// The controller that it leads from.
  public final let source: UIViewController
  /// The controller that it leads to.
  public final let destination: UIViewController

  /// Shows the destination as the kind of segue does; nil for one that the app makes itself.
  final var show: (() -> Void)?
  /// Whether what is shown comes with animation.
  final var isAnimated = true
  /// Whether it was on the way back that something was dismissed, which is animated alone.
  final var hasDismissed = false

  /// Makes a segue from one controller to another.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    Self.requiresClass(since: 5.0)
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Makes a segue that runs a closure; iOS 6.0 and later.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    Self.requires("segueWithIdentifier:source:destination:performHandler:", since: 6.0)
    self.init(identifier: identifier, source: source, destination: destination)
    show = performHandler
  }

  /// Shows the destination; a subclass says how, and from iOS 9 on may call super.
  open func perform() { show?() }

  /// The identifier, or the class where there is none; never an address.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(Simulator.current.className(of: type(of: self)))>" }
  }

  /// How the trace speaks of it.
  final var spelled: String {
    identifier.map { "\"\($0)\"" } ?? Simulator.current.className(of: type(of: self))
  }
}

extension UIStoryboardSegue {
  private typealias Make = (
    consuming String?, consuming UIViewController, consuming UIViewController
  )
    -> UIStoryboardSegue
  private struct Whole {
    var call:
      (Make, consuming String?, consuming UIViewController, consuming UIViewController)
        -> UIStoryboardSegue
  }
  private struct Halves {
    var call:
      (
        UnsafeRawPointer, UnsafeRawPointer, consuming String?, consuming UIViewController,
        consuming UIViewController
      ) -> UIStoryboardSegue
  }

  /// A new segue of that class, by `init(identifier:source:destination:)`; see `NSObject.make`.
  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, identifier, source, destination in
      make(identifier, source, destination)
    }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UIStoryboardSegue.self), metadata.start, identifier,
      source, destination)
  }
}

/// Where an unwind segue comes from, for those who are asked where it leads; iOS 9.0 and later.
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it leads from.
  public let source: UIViewController
  /// The action that the destination has.
  public let unwindAction: Selector
  /// What the user touched; nil for nothing.
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    Self.requiresClass(since: 9.0)
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init()
  }
}
