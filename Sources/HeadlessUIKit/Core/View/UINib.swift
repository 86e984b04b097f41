public import Foundation

/// A file of views and other objects; iOS 4.0 and later.
open class UINib: NSObject {
  let name: String

  /// Names a nib; it is looked for when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    Self.requiresClass(since: 4.0)
    self.name = name
    super.init()
  }

  /// Makes the nib's objects; those beside the placeholders come back, and nobody else holds them.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let simulator = Simulator.current!
    let owner = ownerOrNil as? NSObject
    let external = optionsOrNil?[.externalObjects] as? [String: NSObject] ?? [:]
    return simulator.call(
      "instantiate(withOwner:options:)", on: self,
      [simulator.spelledValue(owner), optionsOrNil == nil ? "nil" : "options"]
    ) {
      simulator.instantiateNib(name, owner: owner, external: external) ?? []
    }
  }

  /// Keys of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that the nib's own placeholders stand for, by the placeholders' identifiers.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib; without one of that name the app ends (message M14). iOS 2.0 and later.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let simulator = Simulator.current!
    let owner = owner as? NSObject
    let external = options?[.externalObjects] as? [String: NSObject] ?? [:]
    return simulator.call(
      "Bundle.loadNibNamed(_:owner:options:)", on: nil,
      ["\"\(name)\"", simulator.spelledValue(owner), options == nil ? "nil" : "options"]
    ) { simulator.instantiateNib(name, owner: owner, external: external) }
  }
}
