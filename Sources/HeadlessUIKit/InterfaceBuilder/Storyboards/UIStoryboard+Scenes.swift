import Foundation
import InterfaceFiles

extension UIStoryboard {
  var file: NibFile? { source as? NibFile }

  /// Makes a controller of the app's own out of a scene.
  typealias Creator = (NSCoder) -> UIViewController?

  func initialController(_ creator: Creator? = nil) -> UIViewController? {
    guard let file, let id = file.interface.initialViewController else { return nil }
    guard file.scenes[id] != nil else {
      Simulator.current.complain(
        "danglingConnection",
        "\(file.path): no scene has the controller \(id), which is to be the initial one.")
      return nil
    }
    return controller(id, creator)
  }

  func controller(named identifier: String, _ creator: Creator? = nil) -> UIViewController? {
    guard let scene = file?.named[identifier], let id = scene.controller?.id else {
      let simulator = Simulator.current!
      simulator.raise(
        .invalidArgument,
        "Storyboard (<\(simulator.className(of: UIStoryboard.self))>) doesn't contain a view "
          + "controller with identifier '\(identifier)'")
      return nil
    }
    return controller(id, creator)
  }

  /// Makes the controller to which a segue leads.
  func controller(
    _ id: String, from segue: InterfaceElement, in load: NibLoad, _ creator: Creator? = nil
  ) -> UIViewController? {
    guard file?.scenes[id] != nil else {
      load.complain(
        "danglingConnection", about: segue,
        "the segue leads nowhere: no scene has the controller "
          + "\(id).")
      return nil
    }
    guard file?.making.contains(id) != true else {
      load.complain(
        "objectsInEachOther", about: segue, "the controller \(id) is in itself.")
      return nil
    }
    return controller(id, creator)
  }

  /// Makes the controller with that id, and what is in its scene.
  func controller(_ id: String, _ creator: Creator? = nil) -> UIViewController? {
    let simulator = Simulator.current!
    guard let file, let scene = file.scenes[id], let element = scene.controller, !simulator.isDead
    else { return nil }
    let load = NibLoad(file, storyboard: self)
    guard !file.making.contains(id) else {
      load.complain("objectsInEachOther", about: element, "the controller \(id) is in itself.")
      return nil
    }
    file.noteTint()
    guard simulator.openScenes.count < ScenesInEachOther.limit else {
      load.complain(
        "objectsInEachOther", about: element,
        "\(ScenesInEachOther.limit) scenes are made inside of each other; this one is left out.")
      return nil
    }
    file.making.insert(id)
    simulator.openScenes.count += 1
    defer {
      file.making.remove(id)
      simulator.openScenes.count -= 1
    }
    if element.name == "viewControllerPlaceholder" { return referenced(element, in: file) }
    load.place(scene.objects, owner: nil)
    let controller = load.makeController(element, creator)
    controller?.interface?.topLevel = scene.objects.compactMap { object in
      guard object.id != id, !NibLoad.isPlaceholder(object) else { return nil }
      return load.make(object)
    }
    load.finish()
    return controller
  }

  /// The controller of another storyboard that a reference stands for.
  private func referenced(_ element: InterfaceElement, in file: NibFile) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      // Without a name of a file it is of this one.
      guard let identifier = element["referencedIdentifier"] else {
        Simulator.current.complain(
          "danglingConnection",
          "\(file.place(of: element)): the reference names neither a storyboard nor a controller.")
        return nil
      }
      return controller(named: identifier)
    }
    guard deviceNumber >= 8 else {
      Simulator.current.diagnose(
        "referenceTooNew", noRule: "Xcode builds references for iOS 8 and later",
        "\(file.place(of: element)): references to other storyboards came with iOS 8; the one to "
          + "\(name) has no effect.")
      return nil
    }
    let other = UIStoryboard(name: name, bundle: nil)
    guard !Simulator.current.isDead else { return nil }
    if let identifier = element["referencedIdentifier"] {
      return other.controller(named: identifier)
    }
    let initial = other.initialController()
    if initial == nil, !Simulator.current.isDead {
      Simulator.current.complain(
        "danglingConnection",
        "\(file.place(of: element)): nothing comes of the first controller of \(name).storyboard.")
    }
    return initial
  }
}

/// How many scenes are being made, one for a controller of the other, in all files.
private final class ScenesInEachOther {
  /// Nobody draws a hundredth of it.
  static let limit = 100
  var count = 0
}

extension Simulator {
  private static let scenesKey = StateKey { _ in ScenesInEachOther() }
  fileprivate var openScenes: ScenesInEachOther { state(Self.scenesKey) }
}
