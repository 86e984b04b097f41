import Foundation

/// Menus and actions of a control, and where it goes beside its text.
extension UIControl {
  /// Its alignment as left or right; iOS 11.0 and later.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    requires("effectiveContentHorizontalAlignment", since: 11.0, contentSide)
  }
  /// What opens its menu; nil for none; iOS 14.0 and later.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    requires("contextMenuInteraction", since: 14.0, ownMenuInteraction)
  }
  /// Whether a touch opens its menu; iOS 14.0 and later (rule 436).
  public var isContextMenuInteractionEnabled: Bool {
    get {
      requires("isContextMenuInteractionEnabled", since: 14.0, ownMenuInteraction != nil)
    }
    set {
      requires("setContextMenuInteractionEnabled:", since: 14.0)
      opensMenus(newValue)
    }
  }
  /// Has long touches open its menu, or no longer.
  final func opensMenus(_ opens: Bool) {
    guard opens != (ownMenuInteraction != nil) else { return }
    if opens {
      let interaction = UIContextMenuInteraction(delegate: self)
      ownMenuInteraction = interaction
      addInteraction(interaction)
    } else if let interaction = ownMenuInteraction {
      removeInteraction(interaction)
      ownMenuInteraction = nil
    }
  }
  /// Whether its symbol moves when touched; iOS 17.0 and later.
  public var isSymbolAnimationEnabled: Bool {
    get { self[unused: "UIControl.isSymbolAnimationEnabled", since: 17.0, usual: false] }
    set { self[unused: "UIControl.isSymbolAnimationEnabled", since: 17.0, usual: false] = newValue }
  }
  /// What a pointer that rests on it shows; nil for nothing; iOS 15.0 and later.
  public var toolTip: String? {
    get { self[unused: "UIControl.toolTip", since: 15.0] }
    set { self[unused: "UIControl.toolTip", since: 15.0] = newValue }
  }
  final var contentSide: ContentHorizontalAlignment {
    let isMirrored = deviceNumber >= 10 && runsFromRight
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// Takes an action away; iOS 14.0 and later.
  public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    requires("removeAction:forControlEvents:", since: 14.0)
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Performs an action as if the control had been touched; iOS 14.0 and later.
  public func sendAction(_ action: UIAction) {
    requires("sendAction:", since: 14.0)
    action.perform(from: self)
  }
  /// Does what a touch does; iOS 17.4 and later.
  public func performPrimaryAction() {
    requires("performPrimaryAction", since: 17.4)
    sendActions(
      for: self is UIButton ? [.touchUpInside, .primaryActionTriggered] : .primaryActionTriggered)
  }
}
