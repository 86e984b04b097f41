// Animations of system images, as the Symbols framework declares them. Nothing is drawn of them here.

/// How a symbol moves. iOS 17.0 and later.
public nonisolated protocol SymbolEffect: Sendable {}
/// An effect that comes and goes by itself. iOS 17.0 and later.
public nonisolated protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is taken away. iOS 17.0 and later.
public nonisolated protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which a symbol comes or goes. iOS 17.0 and later.
public nonisolated protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which one symbol takes the place of another. iOS 17.0 and later.
public nonisolated protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect runs. iOS 17.0 and later.
public nonisolated struct SymbolEffectOptions: Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So often, or again and again for nil.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As the behavior has it. iOS 18.0 and later.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So often, or again and again for nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How an effect runs again. iOS 18.0 and later.
  public struct RepeatBehavior: Sendable {
    /// Again and again, without a rest.
    public static let continuous = RepeatBehavior()
    /// Again and again, with rests.
    public static let periodic = RepeatBehavior()
    /// So often, with rests of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

/// The effect `bounce`. iOS 17.0 and later.
public nonisolated struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var up: BounceSymbolEffect { self }
  /// The same effect in that manner.
  public var down: BounceSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: BounceSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: BounceSymbolEffect { self }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The effect `pulse`. iOS 17.0 and later.
public nonisolated struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: PulseSymbolEffect { self }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The effect `variableColor`. iOS 17.0 and later.
public nonisolated struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same effect in that manner.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same effect in that manner.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same effect in that manner.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same effect in that manner.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The same effect in that manner.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect()
  }
}

/// The effect `scale`. iOS 17.0 and later.
public nonisolated struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var up: ScaleSymbolEffect { self }
  /// The same effect in that manner.
  public var down: ScaleSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: ScaleSymbolEffect { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The effect `appear`. iOS 17.0 and later.
public nonisolated struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The same effect in that manner.
  public var up: AppearSymbolEffect { self }
  /// The same effect in that manner.
  public var down: AppearSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: AppearSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: AppearSymbolEffect { self }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The effect `disappear`. iOS 17.0 and later.
public nonisolated struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The same effect in that manner.
  public var up: DisappearSymbolEffect { self }
  /// The same effect in that manner.
  public var down: DisappearSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: DisappearSymbolEffect { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect `replace`. iOS 17.0 and later.
public nonisolated struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The same effect in that manner.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same effect in that manner.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same effect in that manner.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect `automatic`. iOS 17.0 and later.
public nonisolated struct AutomaticSymbolEffect: ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect of that name. iOS 17.0 and later.
  public nonisolated static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The effect `wiggle`. iOS 18.0 and later.
public nonisolated struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var left: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var right: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var up: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var down: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var forward: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var backward: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: WiggleSymbolEffect { self }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect of that name. iOS 18.0 and later.
  public nonisolated static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The effect `rotate`. iOS 18.0 and later.
public nonisolated struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var clockwise: RotateSymbolEffect { self }
  /// The same effect in that manner.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: RotateSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: RotateSymbolEffect { self }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect of that name. iOS 18.0 and later.
  public nonisolated static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The effect `breathe`. iOS 18.0 and later.
public nonisolated struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same effect in that manner.
  public var pulse: BreatheSymbolEffect { self }
  /// The same effect in that manner.
  public var plain: BreatheSymbolEffect { self }
  /// The same effect in that manner.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same effect in that manner.
  public var wholeSymbol: BreatheSymbolEffect { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect of that name. iOS 18.0 and later.
  public nonisolated static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// What is known when an effect has ended. iOS 17.0 and later.
@MainActor
public struct UISymbolEffectCompletionContext {
  /// Who showed it; nil if it is gone.
  public private(set) weak var sender: AnyObject?
  /// Whether it ran to its end.
  public let isFinished: Bool
}

extension UIImageView {
  /// What is called when an effect has ended; iOS 17.0 and later.
  public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

  /// Lets the symbol move; iOS 17.0 and later. Nothing is drawn of it; its end comes in the next turn.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { move(completion) }
  /// Lets the symbol move once; iOS 17.0 and later. Nothing is drawn of it; its end comes in the next turn.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { move(completion) }
  /// Lets the symbol move until the effect is taken away; iOS 17.0 and later. Nothing is drawn of it.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { move(completion) }
  /// Ends an effect; iOS 17.0 and later.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { move(completion) }
  /// Ends an effect; iOS 17.0 and later.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { move(completion) }
  /// Ends all effects; iOS 17.0 and later.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    requires("removeAllSymbolEffectsWithOptions:animated:", since: 17.0)
  }
  /// Shows another symbol, as the effect has it; iOS 17.0 and later. It is there at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    move(completion)
  }

  private func move(_ completion: UISymbolEffectCompletion?) {
    requires("addSymbolEffect:options:animated:completion:", since: 17.0)
    keptLook("UIImageView.addSymbolEffect(_:options:animated:completion:)")
    guard let completion else { return }
    Simulator.current.post("symbol effect") { [weak self] in
      completion(UISymbolEffectCompletionContext(sender: self, isFinished: true))
    }
  }
}

extension UIBarButtonItem {
  /// Lets the item's symbol move; iOS 17.0 and later. Nothing is drawn of it.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    requires("addSymbolEffect:options:animated:", since: 17.0)
    keptLook("UIBarButtonItem.addSymbolEffect(_:options:animated:)")
  }
  /// Ends an effect; iOS 17.0 and later.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    requires("removeSymbolEffectOfType:options:animated:", since: 17.0)
  }
  /// Ends all effects; iOS 17.0 and later.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    requires("removeAllSymbolEffectsWithOptions:animated:", since: 17.0)
  }
  /// Shows another symbol, as the effect has it; iOS 17.0 and later. It is there at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    requires("setSymbolImage:withContentTransition:options:", since: 17.0)
    self.image = image
  }
}
