public import Foundation

/// The screen with which a person gives text a look; iOS 18.0 and later. Nothing can be chosen in it here.
open class UITextFormattingViewController: UIViewController {
  /// What it offers; iOS 18.0 and later.
  public final class Configuration: NSObject {
    /// Makes one that offers the usual.
    public override init() {
      Self.requiresClass(since: 18.0, named: "UITextFormattingViewControllerConfiguration")
      super.init()
    }
  }

  /// What it offers.
  open var configuration: Configuration { ownConfiguration }
  private final let ownConfiguration: Configuration
  /// Who hears of the choice; held weakly.
  open weak var delegate: (any UITextFormattingViewControllerDelegate)?

  /// Makes one that offers the usual.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Makes one.
  public init(configuration: Configuration) {
    Self.requiresClass(since: 18.0)
    ownConfiguration = configuration
    super.init(nibName: nil, bundle: nil)
    Simulator.current.unimplemented(
      "UITextFormattingViewController", "nothing can be chosen in it.")
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 18.0)
    ownConfiguration = Configuration()
    super.init(coder: coder)
    Simulator.current.unimplemented(
      "UITextFormattingViewController", "nothing can be chosen in it.")
  }
}

/// Hears which look was chosen; iOS 18.0 and later.
@MainActor
public protocol UITextFormattingViewControllerDelegate: NSObjectProtocol {
  /// The screen has gone.
  func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}
extension UITextFormattingViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

extension UITextView {
  /// What the screen for looks offers; nil for the usual; iOS 18.0 and later.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { self[unused: "UITextView.textFormattingConfiguration", since: 18.0] }
    set { self[unused: "UITextView.textFormattingConfiguration", since: 18.0] = newValue }
  }
}
