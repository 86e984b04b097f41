/// How a menu is shown.
extension UIMenu {
  /// How large its entries are; iOS 16.0 and later.
  public var preferredElementSize: UIMenu.ElementSize {
    get { self[look: "UIMenu.preferredElementSize", since: 16.0, usual: .automatic] }
    set { self[look: "UIMenu.preferredElementSize", since: 16.0, usual: .automatic] = newValue }
  }
  /// How large entries are; iOS 16.0 and later.
  public enum ElementSize: Int, Sendable {
    /// Small; middle; large; as the system likes.
    case small, medium, large, automatic = -1
  }
  /// The entries that are ticked, also of menus shown in it; iOS 15.0 and later.
  public var selectedElements: [UIMenuElement] {
    requires(
      "selectedElements", since: 15.0,
      children.flatMap { element -> [UIMenuElement] in
        if let menu = element as? UIMenu {
          return menu.options.contains(.displayInline) ? menu.selectedElements : []
        }
        return (element as? UIAction)?.state == .on ? [element] : []
      })
  }
}

/// Actions that are performed by an app itself.
extension UIAction {
  /// The picture while it is ticked; nil for the usual; iOS 17.0 and later.
  public var selectedImage: UIImage? {
    get { self[look: "UIAction.selectedImage", since: 17.0] }
    set { self[look: "UIAction.selectedImage", since: 17.0] = newValue }
  }
  /// Performs it as if a person had chosen it; iOS 16.0 and later.
  public func performWithSender(_ sender: Any?, target: Any?) {
    requires("performWithSender:target:", since: 16.0)
    perform(from: sender)
  }
}
