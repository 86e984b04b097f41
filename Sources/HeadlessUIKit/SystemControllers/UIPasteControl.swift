public import Foundation

/// A button that pastes without a question; iOS 16.0 and later (rule 911).
open class UIPasteControl: UIControl {
  /// How the button looks.
  open var configuration: Configuration { ownConfiguration }
  private final let ownConfiguration: Configuration
  /// Who gets what is pasted; held weakly.
  open weak var target: (any UIPasteConfigurationSupporting)?

  /// How a button that pastes looks; iOS 16.0 and later. Nothing draws it here.
  public final class Configuration: NSObject {
    /// What the button shows.
    public var displayMode = UIPasteControl.DisplayMode.iconAndLabel {
      didSet { keptLook("UIPasteControl.Configuration.displayMode", oldValue, displayMode) }
    }
    /// How round its corners are.
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic {
      didSet { keptLook("UIPasteControl.Configuration.cornerStyle", oldValue, cornerStyle) }
    }
    /// The radius of its corners where the style is fixed, in points.
    public var cornerRadius: CGFloat = 0 {
      didSet { keptLook("UIPasteControl.Configuration.cornerRadius", oldValue, cornerRadius) }
    }
    /// The color of its text; nil for the usual one.
    public var baseForegroundColor: UIColor? {
      didSet {
        keptLook("UIPasteControl.Configuration.baseForegroundColor", oldValue, baseForegroundColor)
      }
    }
    /// The color behind its text; nil for the usual one.
    public var baseBackgroundColor: UIColor? {
      didSet {
        keptLook("UIPasteControl.Configuration.baseBackgroundColor", oldValue, baseBackgroundColor)
      }
    }
    /// Where its picture is; iOS 16.0 and later.
    public var imagePlacement = NSDirectionalRectEdge.leading {
      didSet { keptLook("UIPasteControl.Configuration.imagePlacement", oldValue, imagePlacement) }
    }
    /// Makes the usual look.
    public override init() {
      Self.requiresClass(since: 16.0, named: "UIPasteControlConfiguration")
      super.init()
    }
  }

  /// What a button that pastes shows; iOS 16.0 and later.
  public enum DisplayMode: UInt, Sendable {
    /// A picture and a text; a picture; a text; an arrow and a text.
    case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
  }

  /// Makes a button with a look.
  public init(configuration: Configuration) {
    Self.requiresClass(since: 16.0)
    ownConfiguration = configuration
    super.init(frame: .zero)
  }
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 16.0)
    ownConfiguration = Configuration()
    super.init(coder: coder)
  }

  final override func touchedUp(_ event: UIEvent?) {
    super.touchedUp(event)
    let providers = UIPasteboard.general.itemProviders
    guard !providers.isEmpty, let target, target.canPaste(providers) else { return }
    Simulator.current.callback(
      "paste(itemProviders:)", on: target, ["\(providers.count)"]
    ) {
      target.paste(itemProviders: providers)
    }
  }

  package final override var renderedKind: String { "UIPasteControl" }
}

/// Takes what is pasted; iOS 11.0 and later (rule 911).
@MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What it takes; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what is pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes these things.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
extension UIResponder: UIPasteConfigurationSupporting {}

/// What can be pasted into an object, by types; iOS 11.0 and later (rule 911).
open class UIPasteConfiguration: NSObject {
  /// The types.
  open var acceptableTypeIdentifiers: [String] = []
  /// The classes of which objects are made.
  final var classes: [any NSItemProviderReading.Type] = []

  /// Makes one that takes nothing.
  public override init() {
    Self.requiresClass(since: 11.0)
    super.init()
  }
  /// Makes one that takes these types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  /// Makes one that takes what can be made into an object of that class.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }
  /// Takes these types, too.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Takes what can be made into an object of that class, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    classes.append(aClass)
  }

  /// Whether it takes what a provider has.
  final func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
      || classes.contains(where: provider.canLoadObject)
  }
}

extension UIResponder {
  /// Whether a responder that overrides nothing takes these things.
  final func takesByConfiguration(_ providers: [NSItemProvider]) -> Bool {
    guard let configuration = pasteConfiguration else { return false }
    return providers.contains(where: configuration.accepts)
  }
}
