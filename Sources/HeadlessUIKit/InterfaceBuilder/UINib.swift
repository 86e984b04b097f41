import EventTrace
public import Foundation
import InterfaceFiles

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

  /// The first object, as lists want it: a nib that they make cells of has one view alone.
  final func onlyView<View: UIView>(_ type: View.Type) -> View? {
    let simulator = Simulator.current!
    guard let made = simulator.instantiateNib(name, owner: nil) else { return nil }
    let views = made.filter { $0 is UIView }
    guard views.count == 1, let view = views.first as? View else {
      simulator.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(name)) - nib must contain exactly one top level "
          + "object which must be a \(simulator.className(of: type)) instance")
      return nil
    }
    return view
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

/// How many nibs are being loaded, one for an object of the other.
private final class NibsInEachOther {
  static let limit = 50
  var open = 0
}

extension Simulator {
  private static let nibsKey = StateKey { _ in NibsInEachOther() }
  private var nibs: NibsInEachOther { state(Self.nibsKey) }

  /// Makes the objects of a nib; nil when the app has ended over it.
  func instantiateNib(
    _ name: String, owner: NSObject?, external: [String: NSObject] = [:]
  ) -> [NSObject]? {
    guard let file = nibFile(name, .xib) else {
      raiseMissingNib(name)
      return nil
    }
    return instantiate(file, owner: owner, external: external)
  }

  func instantiate(
    _ file: NibFile, owner: NSObject?, external: [String: NSObject] = [:]
  ) -> [NSObject] {
    guard nibs.open < NibsInEachOther.limit else {
      diagnose(
        "nibInItself", noRule: "a device ends the app when its stack is full",
        "\(file.path) loads itself again and again while it is loaded; it is left out now.")
      return []
    }
    nibs.open += 1
    defer { nibs.open -= 1 }
    let load = NibLoad(file)
    let objects = file.interface.objects
    load.place(objects, owner: owner, external: external)
    let made = objects.filter { !NibLoad.isPlaceholder($0) }.compactMap { load.make($0) }
    load.finish()
    return made
  }

  /// Message M14.
  func raiseMissingNib(_ name: String) {
    raise(
      .internalInconsistency,
      "Could not load NIB in bundle: 'NSBundle <\(bundle.path)> (loaded)' with name '\(name)'")
  }
}
