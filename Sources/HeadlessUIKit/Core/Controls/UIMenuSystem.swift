public import Foundation

/// The menus of an app: the bar's, and those over texts; iOS 13.0 and later. No device in the course has a menu bar.
open class UIMenuSystem: NSObject {
  /// The menus of the bar.
  public class var main: UIMenuSystem { UIMainMenuSystem.shared }
  /// The menus over texts.
  public class var context: UIMenuSystem { contextSystem }
  private static let contextSystem = UIMenuSystem(unchecked: ())

  init(unchecked: Void) { super.init() }

  /// Asks that the menus are made again.
  open func setNeedsRebuild() {
    Self.requiresClass(since: 13.0)
    declaredOnly("UIMenuSystem.setNeedsRebuild()")
  }
  /// Asks that the commands are checked again.
  open func setNeedsRevalidate() {
    Self.requiresClass(since: 13.0)
    declaredOnly("UIMenuSystem.setNeedsRevalidate()")
  }
}

/// The menus of the bar; iOS 26.0 and later.
public final class UIMainMenuSystem: UIMenuSystem {
  /// The only one there is.
  public static let shared = UIMainMenuSystem(unchecked: ())
  /// Which menus the bar has; nothing shows them here.
  public final class Configuration: NSObject {
    /// Whether the system adds commands of its own.
    public enum ElementPreference: Int, Sendable {
      /// As the system likes; there; not there.
      case automatic, included, removed
    }
    /// Whether the command is there that opens a scene.
    public var newScenePreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.newScenePreference", oldValue, newScenePreference)
      }
    }
    /// Whether the command is there that opens a document.
    public var documentPreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.documentPreference", oldValue, documentPreference)
      }
    }
    /// Whether the command is there that prints.
    public var printingPreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.printingPreference", oldValue, printingPreference)
      }
    }
    /// Whether the commands are there that search.
    public var findingPreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.findingPreference", oldValue, findingPreference)
      }
    }
    /// Whether the command is there that shows the toolbar.
    public var toolbarPreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.toolbarPreference", oldValue, toolbarPreference)
      }
    }
    /// Whether the command is there that shows the sidebar.
    public var sidebarPreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.sidebarPreference", oldValue, sidebarPreference)
      }
    }
    /// Whether the commands are there that give text a look.
    public var textFormattingPreference = ElementPreference.automatic {
      didSet {
        declaredOnly(
          "UIMainMenuSystem.Configuration.textFormattingPreference", oldValue,
          textFormattingPreference)
      }
    }
    /// Makes the usual one.
    public override init() {
      Self.requiresClass(since: 26.0, named: "UIMainMenuSystemConfiguration")
      super.init()
    }
  }
  /// Says which menus the bar has. Nothing asks for them here.
  public func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    requires("setBuildConfiguration:buildHandler:", since: 26.0)
    declaredOnly("UIMainMenuSystem.setBuildConfiguration(_:buildHandler:)")
  }
}
