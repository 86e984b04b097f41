public import Foundation
import InterfaceFiles

/// A file of controllers and segues; iOS 5.0 and later.
open class UIStoryboard: NSObject {
  let name: String
  /// The file as it was read; nil for none.
  let source: AnyObject?
  /// Finds a storyboard; without one of that name the app ends (message M24).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    Self.requiresClass(since: 5.0)
    self.name = name
    source = Simulator.current.nibFile(name, .storyboard)
    super.init()
    guard source == nil else { return }
    let simulator = Simulator.current!
    simulator.raise(
      .invalidArgument,
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(simulator.bundle.path)> "
        + "(loaded)")
  }

  /// Makes the controller of that identifier, which the storyboard must have (rule 168, message M20).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let simulator = Simulator.current!
    return simulator.call("instantiateViewController(withIdentifier:)", on: self, [identifier]) {
      controller(named: identifier) ?? UIViewController()
    }
  }

  /// Makes the first controller; nil without one.
  open func instantiateInitialViewController() -> UIViewController? {
    Simulator.current.call("instantiateInitialViewController()", on: self) { initialController() }
  }

  /// Makes the controller of that identifier by an initializer of the app's own; iOS 13.0 and later.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    requires("instantiateViewControllerWithIdentifier:creator:", since: 13.0)
    let simulator = Simulator.current!
    let made = simulator.call(
      "instantiateViewController(identifier:creator:)", on: self, [identifier, "creator"]
    ) { controller(named: identifier, creator) }
    return cast(made)
  }

  /// Makes the first controller by an initializer of the app's own; iOS 13.0 and later.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    requires("instantiateInitialViewControllerWithCreator:", since: 13.0)
    return Simulator.current.call(
      "instantiateInitialViewController(creator:)", on: self, ["creator"]
    ) { initialController(creator).map(cast) }
  }

  /// The controller as what the app expects; one of another class ends the app, as Swift does.
  private func cast<ViewController: UIViewController>(
    _ made: UIViewController?
  ) -> ViewController {
    if let made = made as? ViewController { return made }
    let simulator = Simulator.current!
    if simulator.isDead, let other = simulator.hooks.instantiate(ViewController.self) {
      return other as! ViewController
    }
    let found = made.map { simulator.className(of: type(of: $0)) } ?? "nil"
    simulator.diagnose(
      "otherController", noRule: "Swift ends the app over such a cast", on: self,
      "A \(simulator.className(of: ViewController.self)) is asked for, and the scene has \(found).")
    fatalError(
      "Could not cast value of type '\(found)' to "
        + "'\(simulator.className(of: ViewController.self))'.")
  }
}
