public import Foundation

/// What is done to what lies behind a view; iOS 8.0 and later.
open class UIVisualEffect: NSObject {
  public override init() {
    Self.requiresClass(since: 8.0)
    super.init()
  }
}

/// A blur; iOS 8.0 and later.
public final class UIBlurEffect: UIVisualEffect {
  /// How much is blurred and in which tone.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) { super.init() }
}

/// Content that stands out from a blur; iOS 8.0 and later.
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that changes how what lies behind it looks; iOS 8.0 and later.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView: UIView

  public init(effect: UIVisualEffect?) {
    Self.requiresClass(since: 8.0)
    contentView = UIVisualEffectContentView(frame: .zero)
    super.init(frame: .zero)
    self.effect = effect
    adoptContent()
  }

  public override init(frame: CGRect) {
    Self.requiresClass(since: 8.0)
    contentView = UIVisualEffectContentView(frame: .zero)
    super.init(frame: frame)
    adoptContent()
  }

  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    contentView = UIVisualEffectContentView(frame: .zero)
    super.init(coder: coder)
    adoptContent()
  }

  private func adoptContent() {
    contentView.drawnFrame = drawnBounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  package final override var renderedKind: String { "UIVisualEffectView" }
}

/// What is put into an effect lies in here.
final class UIVisualEffectContentView: UIView {}
