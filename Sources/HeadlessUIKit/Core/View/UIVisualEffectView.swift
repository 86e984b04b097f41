public import Foundation

/// What is done to what is behind a view; iOS 8.0 and later.
open class UIVisualEffect: NSObject {
  public override init() {
    Self.requiresClass(since: 8.0)
    super.init()
  }
}

/// A blur; iOS 8.0 and later.
open class UIBlurEffect: UIVisualEffect {
  /// How much is blurred and in which tone.
  public enum Style: Int, Sendable {
    /// Lighter or darker than what is behind.
    case extraLight, light, dark
    /// As the interface style has it.
    case regular = 4
    /// Stronger than `regular`.
    case prominent
    /// From nearly clear to nearly opaque, as the interface style has it.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// As bars have it.
    case systemChromeMaterial
    /// From nearly clear to nearly opaque, always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Nearly opaque or as bars have it, always light.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// From nearly clear to nearly opaque, always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Nearly opaque or as bars have it, always dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Makes a blur of that style.
  public init(style: Style) { super.init() }
}

/// Content that stands out from a blur; iOS 8.0 and later.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content over that blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Makes an effect for such content over that blur; iOS 13.0 and later.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
    requires("effectForBlurEffect:style:", since: 13.0)
    keptLook("UIVibrancyEffect.init(blurEffect:style:)")
  }
}

/// A view that changes how what is behind it looks; iOS 8.0 and later.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view that holds what is over the effect.
  public let contentView: UIView

  /// Makes a view with that effect.
  public init(effect: UIVisualEffect?) {
    Self.requiresClass(since: 8.0)
    contentView = UIVisualEffectContentView(frame: .zero)
    super.init(frame: .zero)
    self.effect = effect
    adoptContent()
  }

  // UIKit makes it by the one above, which apps' classes have in place of this one (rule 1257).
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    contentView = UIVisualEffectContentView(frame: .zero)
    super.init(coder: coder)
  }

  override func prepareToBeRead() { adoptContent() }

  private func adoptContent() {
    contentView.drawnFrame = drawnBounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  package final override var renderedKind: String { "UIVisualEffectView" }
}

/// Holds what is put into an effect.
final class UIVisualEffectContentView: UIView {}

/// What content over a blur is; iOS 13.0 and later.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts, from the first to the fourth rank.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas, from the first to the third rank, and lines.
  case fill, secondaryFill, tertiaryFill, separator
}
