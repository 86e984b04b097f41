/// How a button is drawn, and what it says of that.
extension UIButton {
  /// In which order its menu is shown; iOS 16.0 and later.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { self[look: "UIButton.preferredMenuElementOrder", since: 16.0, usual: .automatic] }
    set {
      self[look: "UIButton.preferredMenuElementOrder", since: 16.0, usual: .automatic] = newValue
    }
  }
  /// Whether something dragged over it presses it; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { self[unused: "UIButton.isSpringLoaded", since: 11.0, usual: false] }
    set { self[unused: "UIButton.isSpringLoaded", since: 11.0, usual: false] = newValue }
  }
  /// What it stands for among others; iOS 14.0 and later.
  public var role: UIButton.Role {
    get { self[look: "UIButton.role", since: 14.0, usual: .normal] }
    set { self[look: "UIButton.role", since: 14.0, usual: .normal] = newValue }
  }
  /// Whether a pointer over it changes its look; iOS 13.4 and later.
  public var isPointerInteractionEnabled: Bool {
    get { self[unused: "UIButton.isPointerInteractionEnabled", since: 13.4, usual: false] }
    set {
      self[unused: "UIButton.isPointerInteractionEnabled", since: 13.4, usual: false] = newValue
    }
  }
  /// Whether its look follows its state; iOS 15.0 and later.
  public var automaticallyUpdatesConfiguration: Bool {
    get { self[unused: "UIButton.automaticallyUpdatesConfiguration", since: 15.0, usual: true] }
    set {
      self[unused: "UIButton.automaticallyUpdatesConfiguration", since: 15.0, usual: true] =
        newValue
    }
  }
  /// As what it should behave; iOS 15.0 and later.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { self[unused: "UIButton.preferredBehavioralStyle", since: 15.0, usual: .automatic] }
    set {
      self[unused: "UIButton.preferredBehavioralStyle", since: 15.0, usual: .automatic] = newValue
    }
  }
  /// As what it behaves; iOS 15.0 and later.
  public var behavioralStyle: UIBehavioralStyle { requires("behavioralStyle", since: 15.0, .pad) }
  /// Whether its menu is open; iOS 15.0 and later.
  public var isHeld: Bool { requires("isHeld", since: 15.0, false) }
  /// How its symbol is drawn now; nil for the usual way; iOS 13.0 and later.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    requires(
      "currentPreferredSymbolConfiguration", since: 13.0,
      symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue])
  }
  /// How the symbol of that state is drawn; nil for the usual way. iOS 13.0 and later.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    requires(
      "preferredSymbolConfigurationForImageInState:", since: 13.0,
      symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue])
  }
  /// Makes a button of the system with a picture; iOS 13.0 and later.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    requires("systemButtonWithImage:target:action:", since: 13.0)
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// What a button stands for; iOS 14.0 and later.
  public enum Role: Int, Sendable {
    /// Nothing in particular; what most want; what ends without a change; what destroys.
    case normal, primary, cancel, destructive
  }
}
