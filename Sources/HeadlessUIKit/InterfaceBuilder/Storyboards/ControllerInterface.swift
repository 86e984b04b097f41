import Foundation
import InterfaceFiles

/// What a nib or storyboard says of a controller beside the object itself: above all its view, which is
/// made when it is asked for.
final class ControllerInterface: ControllerFile {
  let element: InterfaceElement
  private weak var controller: UIViewController?
  /// The loading that made the controller, to which its view's refers.
  private let load: NibLoad
  /// What else the scene holds: recognizers, objects and views beside the controller's.
  var topLevel: [NSObject] = []
  /// Connections to objects of the view, which is not there yet.
  var waiting: [Waiting] = []
  /// The segues that lead from here, by their elements' ids, or by their lines where files written by hand have
  /// none.
  private var templates: [String: SegueTemplate] = [:]

  init(of element: InterfaceElement, _ controller: UIViewController, _ load: NibLoad) {
    (self.element, self.controller, self.load) = (element, controller, load)
    if load.storyboard != nil { load.belongs(to: self) }
  }

  /// The storyboard; nil for a controller out of a xib.
  var storyboard: UIStoryboard? { load.storyboard }

  /// The controller's view in the file; nil where the file has none.
  var view: InterfaceElement? { element.part("view") }

  /// The view, where it is made with the controller.
  var madeView: UIView?
  /// What a table controller's list shows while it is pulled down; it waits for the list.
  var refreshControl: UIRefreshControl?
  var hasView: Bool { madeView != nil || view != nil }

  var nameOfView: String? {
    guard let id = element.id, let viewID = (view ?? element.part("tableView"))?.id else {
      return nil
    }
    return "\(id)-view-\(viewID)"
  }

  /// What the view holds, by id.
  private lazy var idsInView: Set<String> = {
    var ids: Set<String> = []
    view?.visit { if let id = $0.id { ids.insert(id) } }
    return ids
  }()

  /// Whether an object is made only with the controller's view.
  func makesLater(_ id: String) -> Bool { idsInView.contains(id) }

  func takeMadeView() -> UIView? {
    guard let view = madeView else { return nil }
    madeView = nil
    addRefreshControl(to: view)
    return view
  }

  private func addRefreshControl(to view: UIView?) {
    if let refreshControl, let list = view as? UIScrollView {
      list.ownRefreshControl = refreshControl
    }
    refreshControl = nil
  }

  /// Makes the view and all that is connected with it.
  func loadView() {
    guard let controller else { return }
    if let madeView = takeMadeView() { return controller.replaceView(with: madeView) }
    defer { addRefreshControl(to: controller.loadedView) }
    guard let view else { return }
    let inner = NibLoad(load.file, in: load)
    guard let made = inner.make(view) as? UIView, !Simulator.current.isDead else { return }
    inner.noteGuides(of: controller, element, in: made)
    controller.replaceView(with: made)
    let sources = sourcesByObject
    waiting = []
    inner.finish(connecting: sources)
    embed(in: controller)
  }

  /// What waits for the view, with all connections of an object in one place: the members of an outlet
  /// collection are set together.
  private var sourcesByObject: [NibLoad.Source] {
    var order: [NSObject] = []
    var connections: [ObjectIdentifier: [InterfaceElement]] = [:]
    for (element, object) in waiting.compactMap(\.source) {
      let id = ObjectIdentifier(object)
      if connections[id] == nil { order.append(object) }
      connections[id, default: []] += element.members(of: "connections")
    }
    return order.map { object in
      var list = InterfaceElement(name: "connections", attributes: [:], line: element.line)
      list.children = connections[ObjectIdentifier(object)] ?? []
      var source = InterfaceElement(name: "object", attributes: [:], line: element.line)
      source.children = [list]
      return (source, object)
    }
  }

  /// Follows the segues that fill container views (rule 101); a scene that is in itself would never end.
  private func embed(in controller: UIViewController) {
    guard storyboard != nil, let id = element.id else { return }
    guard load.file.embedding.insert(id).inserted else {
      return load.complain(
        "objectsInEachOther", about: element, "the scene of \(id) is embedded in itself.")
    }
    defer { load.file.embedding.remove(id) }
    controller.followEmbedSegues()
  }

  // MARK: Segues

  /// Makes the segues of the scene known; what begins them may come later.
  func addSegues() {
    guard load.storyboard != nil else { return }
    let scene = element.id.flatMap { load.file.scenes[$0] }
    for object in scene?.objects ?? [] {
      object.visit { element in
        for segue in element.members(of: "connections")
        where segue.name == "segue" && segue["kind"] != "relationship" { add(segue) }
      }
    }
  }

  private func add(_ segue: InterfaceElement) {
    guard let destination = segue["destination"], let controller else { return }
    guard let kind = segue["kind"].flatMap(SegueTemplate.Kind.init) else {
      return load.complain(
        "segueUnknown", about: segue, "segues of the kind \(segue["kind"] ?? "") are not followed.")
    }
    let template = SegueTemplate(kind, identifier: segue["identifier"])
    if let name = segue["customClass"] {
      let type: AnyClass? = Simulator.current.registeredClass(
        named: name, module: segue.moduleOfClass)
      template.segueClass = type as? UIStoryboardSegue.Type
      if template.segueClass == nil, !Simulator.current.isDead {
        load.complain(
          "segueClassUnknown", about: segue,
          "the app has no segue \(name); \(kind == .custom ? "nothing is shown" : "UIKit's own is followed")."
        )
      }
    }
    template.isAnimated = segue.flag("animates") ?? true
    template.presentationStyle = segue["modalPresentationStyle"].flatMap(NibValues.value)
    template.transitionStyle = segue["modalTransitionStyle"].flatMap(NibValues.value)
    template.unwindAction = segue["unwindAction"].map { Selector($0) }
    template.creator = segue["destinationCreationSelector"].map { Selector($0) }
    if let index = segue["splitViewControllerTargetIndex"].flatMap({ Int($0) }) {
      template.column = index
    }
    if let arrows = segue.part("popoverArrowDirection") {
      template.arrowDirections = Self.arrows(arrows)
    }
    template.make = { [load] creator in
      load.storyboard?.controller(destination, from: segue, in: load, creator)
    }
    templates[Self.key(of: segue)] = template
    controller.addSegue(template)
  }

  private static func key(of segue: InterfaceElement) -> String {
    segue.id ?? "line \(segue.line)"
  }

  private static func arrows(_ element: InterfaceElement) -> UIPopoverArrowDirection {
    let directions: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return directions.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }

  /// Has a segue begin at what the file connects with it.
  func begin(_ segue: InterfaceElement, at object: NSObject, in load: NibLoad) {
    guard let template = templates[Self.key(of: segue)] else { return }
    if template.kind == .embed { template.anchor = object }
    if let anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"] {
      template.anchor = load.object(anchor)
    }
    guard !(object is UIViewController), template.kind != .embed else { return }
    template.begin(at: object, trigger: segue["trigger"])
  }
}

extension UIViewController {
  /// What its file says of it.
  final var interface: ControllerInterface? { file as? ControllerInterface }
}
