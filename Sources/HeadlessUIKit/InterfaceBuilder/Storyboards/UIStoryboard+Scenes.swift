import Foundation
import InterfaceFiles

extension UIStoryboard {
  var file: NibFile? { source as? NibFile }

  /// Makes a controller of the app's own out of a scene.
  typealias Creator = (NSCoder) -> UIViewController?

  func initialController(_ creator: Creator? = nil) -> UIViewController? {
    guard let file, let id = file.interface.initialViewController else { return nil }
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

  /// Scenes that are made inside of each other; nobody draws a hundredth of it.
  private static let mostInEachOther = 100

  /// Makes the controller with that id, and what is in its scene.
  func controller(_ id: String, _ creator: Creator? = nil) -> UIViewController? {
    guard let file, let scene = file.scenes[id], let element = scene.controller,
      !Simulator.current.isDead, file.making.count < Self.mostInEachOther,
      file.making.insert(id).inserted
    else { return nil }
    defer { file.making.remove(id) }
    if element.name == "viewControllerPlaceholder" { return referenced(element, in: file) }
    let load = NibLoad(file, storyboard: self)
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
      return element["referencedIdentifier"].flatMap { controller(named: $0) }
    }
    let other = UIStoryboard(name: name, bundle: nil)
    guard !Simulator.current.isDead else { return nil }
    if let identifier = element["referencedIdentifier"] {
      return other.controller(named: identifier)
    }
    return other.initialController()
  }
}
