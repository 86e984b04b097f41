/// What an app says of traits of its own, by their types (rule 772).
nonisolated struct OwnTraits: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: OwnTrait] = [:]

  /// What is said of the trait; nil for nothing.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values.isEmpty ? nil : values[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue.map { OwnTrait(value: $0) } }
  }

  /// Takes over what others say.
  mutating func take(_ others: OwnTraits) {
    if !others.values.isEmpty { values.merge(others.values) { $1 } }
  }

  /// Says nothing about the trait any more.
  mutating func forget(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// Whether something is said about the trait.
  func says(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
}

/// The value of a trait, which is compared if it can be.
private nonisolated struct OwnTrait: Equatable {
  let value: Any

  static func == (left: OwnTrait, right: OwnTrait) -> Bool {
    guard let known = left.value as? any Equatable else {
      return left.value as AnyObject === right.value as AnyObject
    }
    return known.isTheSame(as: right.value)
  }
}

nonisolated extension Equatable {
  fileprivate func isTheSame(as other: Any) -> Bool { other as? Self == self }
}

extension TraitValues {
  /// What holds for a trait, one of the app's or of UIKit's.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? trait.defaultValue
      }
      return own[trait] ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        own[trait] = newValue
      }
    }
  }

  /// Whether two say different things about a trait.
  static func differ<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ old: TraitValues, _ new: TraitValues
  ) -> Bool { OwnTrait(value: old[trait]) != OwnTrait(value: new[trait]) }
}

extension SystemTrait {
  fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  fileprivate static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
}

extension UITraitCollection {
  /// The value of a trait, also of one of the app's own; iOS 17.0 and later (rule 772).
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    noteReading(of: trait)
    return requires("objectForTrait:", since: 17.0, values[trait])
  }
}

extension UITraitOverrides {
  /// The value of a trait, also of one of the app's own; iOS 17.0 and later (rule 772).
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}
