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
