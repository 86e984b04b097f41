import Foundation
import InterfaceFiles

extension UINib {
  /// The first object, as lists want it: a nib that they make cells of has one view alone.
  func onlyView<View: UIView>(_ type: View.Type) -> View? {
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
