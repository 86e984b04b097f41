import EventTrace
import Foundation
import InterfaceFiles

/// One making of what is in a nib, a scene of a storyboard, a controller's view or a prototype cell.
///
/// All objects are made first; then they are connected, outlets before actions; then they get the values
/// that the app's author set by key; and at last they hear of it (rule 61).
final class NibLoad {
  let file: NibFile
  /// What an id in the file stands for.
  enum Target {
    case object(WeakReference<NSObject>)
    case firstResponder
    case exit
  }

  /// What this one refers to beyond its own objects: the scene of a controller's view.
  private let outer: NibLoad?
  /// The scene that it is of; nil in a xib.
  let storyboard: UIStoryboard?
  private var targets: [String: Target] = [:]
  /// What was made, in the order of the making.
  private(set) var made: [(element: InterfaceElement, object: NSObject)] = []
  /// Views that UIKit makes itself, by the ids of what the file says of them.
  var standIns: [String: UIView] = [:]
  private var begun: Set<ObjectIdentifier> = []
  /// Objects of UIKit's in place of other frameworks'.
  private var substitutes: Set<ObjectIdentifier> = []
  private func isSubstitute(_ object: NSObject) -> Bool {
    substitutes.contains(ObjectIdentifier(object)) || outer?.isSubstitute(object) == true
  }
  /// The placeholders' objects, which are connected and hear of nothing.
  private var placeheld: [(element: InterfaceElement, object: NSObject)] = []
  /// The elements that are being made, the innermost last.
  private var making: Set<String> = []

  init(_ file: NibFile, in outer: NibLoad? = nil, storyboard: UIStoryboard? = nil) {
    (self.file, self.outer) = (file, outer)
    self.storyboard = storyboard ?? outer?.storyboard
  }

  var simulator: Simulator { Simulator.current }

  /// The controller whose scene this is made for; nil in a xib.
  var scene: ControllerInterface? { ownScene ?? outer?.scene }
  private weak var ownScene: ControllerInterface?
  func belongs(to scene: ControllerInterface) { ownScene = scene }

  // MARK: What ids stand for

  func target(_ id: String) -> Target? { targets[id] ?? outer?.target(id) }

  /// The object with that id that is there already.
  func object(_ id: String?) -> NSObject? {
    guard let id, case .object(let reference)? = target(id) else { return nil }
    return reference.object
  }

  /// Makes the object known under the element's id.
  func note(_ object: NSObject, as element: InterfaceElement) {
    guard let id = element.id, targets[id] == nil else { return }
    targets[id] = .object(WeakReference(object: object))
  }

  /// Has the placeholders of a nib stand for what the one who loads it gives.
  func place(_ elements: [InterfaceElement], owner: NSObject?, external: [String: NSObject] = [:]) {
    for element in elements {
      guard let id = element.id else { continue }
      switch (element.name, element["placeholderIdentifier"]) {
      case ("placeholder", "IBFilesOwner"?):
        hold(owner, for: element)
      case ("placeholder", "IBFirstResponder"?): targets[id] = .firstResponder
      case ("placeholder", let name?): hold(external[name], for: element)
      case ("exit", _): targets[id] = .exit
      default: continue
      }
    }
  }

  private func hold(_ object: NSObject?, for element: InterfaceElement) {
    guard let object else { return }
    note(object, as: element)
    placeheld.append((element, object))
  }

  static func isPlaceholder(_ element: InterfaceElement) -> Bool {
    element.name == "placeholder" || element.name == "exit"
  }

  // MARK: Making

  /// Makes the object of an element, and all that is in it.
  @discardableResult
  func make(_ element: InterfaceElement) -> NSObject? {
    if let id = element.id, making.contains(id) {
      complain("objectsInEachOther", about: element, "the object \(id) is in itself.")
      return nil
    }
    if let known = object(element.id) { return known }
    guard !simulator.isDead, element.isObject || element.id == nil else { return nil }
    if let id = element.id {
      guard making.insert(id).inserted else {
        complain("objectsInEachOther", about: element, "the object \(id) is in itself.")
        return nil
      }
    }
    defer { element.id.map { _ = making.remove($0) } }
    let type = type(of: element)
    let isSubstitute =
      type == NibClasses.substitute(for: element) || type == NibClasses.type(of: element)
    guard let object = make(type, element), !simulator.isDead else {
      // An initializer may fail after UIKit's part of it.
      made.removeAll { $0.element.id == element.id }
      if !simulator.isDead {
        element.id.map { targets[$0] = nil }
        complain(
          "objectNotMade", about: element,
          "\(simulator.className(of: type)).init(coder:) returned nil, so nothing is there.")
      }
      return nil
    }
    begin(object, element)
    if isSubstitute, NibClasses.type(of: element) == nil || NibClasses.isForeign(element) {
      substitutes.insert(ObjectIdentifier(object))
    }
    return object
  }

  /// Makes an object of a class with what UIKit calls for it.
  private func make(_ type: NSObject.Type, _ element: InterfaceElement) -> NSObject? {
    let coder = NibCoder(element, self)
    guard simulator.isOfTheApp(type) || type is UIViewController.Type else {
      return instantiate(type, coder)
    }
    var object: NSObject?
    // What has no coder is a plain object, whose `init()` UIKit calls.
    let name = Self.readsItself(type) ? "init(coder:)" : "init()"
    simulator.recordMaking(of: type, name) { object = instantiate(type, coder) }
    return object
  }

  /// What a view of the app's gives in its place, where it gives something else than itself (rule 776).
  private func replacement(for object: NSObject?, _ coder: NibCoder) -> NSObject? {
    guard let view = object as? UIView, view.isOfTheApp else { return object }
    let given = view.awakeAfter(using: coder) as? NSObject
    guard given !== view else { return given }
    for (element, object) in made where object === view { element.id.map { targets[$0] = nil } }
    made.removeAll { $0.object === view }
    return given
  }

  private static func readsItself(_ type: NSObject.Type) -> Bool {
    type is any ReadFromNib.Type || type is UIGestureRecognizer.Type
  }

  private func instantiate(_ type: NSObject.Type, _ coder: NibCoder) -> NSObject? {
    switch type {
    case let type as any ReadFromNib.Type: replacement(for: type.init(coder: coder), coder)
    case let type as UIGestureRecognizer.Type: UIGestureRecognizer.make(type, coder)
    default: simulator.hooks.instantiate(type)
    }
  }

  /// Begins to read an object: others find it from now on.
  func begin(_ object: NSObject, _ element: InterfaceElement) {
    note(object, as: element)
    guard begun.insert(ObjectIdentifier(object)).inserted else { return }
    made.append((element, object))
  }

  /// The class that a file names for an object, or UIKit's for its element (rule 65).
  func type(of element: InterfaceElement) -> NSObject.Type {
    if let name = element["customClass"], !name.isEmpty {
      let type: AnyClass? =
        simulator.registeredClass(named: name, module: element.moduleOfClass)
        ?? NibClasses.named[name]
      if let type = type as? NSObject.Type { return type }
      guard !simulator.isDead else { return NSObject.self }
      if NibClasses.isForeign(element) {
        simulator.unimplemented(
          name,
          "no such object is made from \(file.place(of: element)); one of UIKit's is in its place.")
      } else {
        noteUnknownClass(name, element)
      }
    }
    if let type = NibClasses.type(of: element) { return type }
    let substitute = NibClasses.substitute(for: element)
    if element.name != "customObject" {
      simulator.unimplemented(
        "<\(element.name)>",
        "no such object is made from \(file.place(of: element)); a plain \(substitute) is in its "
          + "place.")
    }
    return substitute
  }

  /// Rule 65, message M23; a Swift class is called there as the linker calls it.
  func noteUnknownClass(_ name: String, _ element: InterfaceElement) {
    let full = element["customModule"].map { module in
      "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    }
    simulator.console(
      (simulator.has(.unknownClassesHaveCategory) ? "[Storyboard] " : "")
        + "Unknown class \(full ?? name) in Interface Builder file.")
  }

  /// Makes the controller of a scene, by an initializer of the app's own where it gives one.
  func makeController(
    _ element: InterfaceElement, _ creator: UIStoryboard.Creator?
  ) -> UIViewController? {
    if let creator, let controller = creator(NibCoder(element, self)) {
      begin(controller, element)
      return controller
    }
    guard let object = make(element) else { return nil }
    guard let controller = object as? UIViewController else {
      complain(
        "objectNotMade", about: element,
        "\(simulator.className(of: Swift.type(of: object))) is no view controller, so the scene has none."
      )
      return nil
    }
    return controller
  }

  // MARK: Saying what is wrong

  /// Says what is wrong with the file, with its line.
  func complain(_ name: String, about element: InterfaceElement, _ text: String) {
    simulator.complain(name, "\(file.place(of: element)): \(text)")
  }

  // MARK: The order of things

  /// Connects what was made and lets it hear of that.
  ///
  /// - Parameter waiting: Connections of what was there before.
  func finish(connecting waiting: [Source] = []) {
    guard !simulator.isDead else { return }
    makeConstraints()
    connect(placeheld + made + waiting)
    for (element, object) in placeheld + made { setRuntimeAttributes(of: object, element) }
    for (_, object) in made {
      guard !simulator.isDead else { return }
      simulator.awaken(object)
    }
    for case let window as UIWindow in made.map(\.object) where window.isVisibleAtLaunch {
      simulator.recordSetting(of: "isHidden", on: window, to: false)
      window.show()
    }
    // Nobody is kept alive by having been made: who is needed has an owner now.
    placeheld = []
    made = []
  }

  /// Sets what the app's author set by key.
  private func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
    var localized = 0
    for attribute in element.members(of: "userDefinedRuntimeAttributes")
    where attribute.name == "userDefinedRuntimeAttribute" {
      guard !simulator.isDead, let path = attribute["keyPath"] else { continue }
      var value = file.values.runtimeValue(of: attribute)
      if attribute["type"] == "localizedString" {
        let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localized)]"
        value = file.values.text(under: element.translationKey(key)) ?? value
        localized += 1
      }
      simulator.recordSetting(of: path, on: object, to: value)
      // UIKit catches this exception, too (rules 308 and 1448, messages M38 and M265).
      if let reason = UIKitProperties.prohibition(of: path, on: object) {
        tellFailed(path, of: object, reason)
      } else {
        set(value, path, of: object, for: attribute)
      }
    }
  }

  /// Sets a value by the path of its name, of which an object without it ends the app (rule 64, message
  /// M22); says where in the file it stands when it does not fit.
  func set(_ value: Any?, _ path: String, of object: NSObject, for element: InterfaceElement) {
    switch simulator.setProperty(value, atPath: path, of: object) {
    case .done: break
    case .otherType(let type)
    where element.name == "outlet" && connectUndeclared(value, path, of: object):
      complain(
        "undeclaredDelegate", about: element,
        "\(path) of \(simulator.name(of: object)) is a \(type), which the class of "
          + "\(simulator.spelledValue(value)) does not declare. A device connects it all the same, and "
          + "calls only methods that are marked @objc.")
    case .otherType(let type):
      complain(
        "outletOfOtherClass", about: element,
        "\(path) of \(simulator.name(of: object)) is a \(type), and what the file connects is "
          + "\(simulator.spelledValue(value)); it is left out.")
    case .missing where isSubstitute(object):
      complain(
        "notRead", about: element,
        "\(simulator.name(of: object)) stands for an object of another framework; its \(path) is left "
          + "out.")
    case .missing where UIKitProperties.lacks(path, of: object):
      complain(
        "notRead", about: element,
        "\(path) of \(simulator.name(of: object)) is not modelled; it is left out.")
    case .missing
    where element.name == "userDefinedRuntimeAttribute"
      && simulator.has(.runtimeAttributesAreForgiven)
      && simulator.method("setValue:forUndefinedKey:", of: object) == nil:
      // UIKit catches here the exception that an outlet ends the app with (rule 308, message M38).
      tellFailed(path, of: object, simulator.reason(forMissing: path, of: object))
    case .missing: object.setValue(value, forKeyPath: path)
    }
  }
}

extension NibLoad {
  /// The console's line about a value that was not set (message M38).
  private func tellFailed(_ path: String, of object: NSObject, _ reason: String) {
    simulator.console(
      "Failed to set (\(path)) user defined inspected property on "
        + "(\(simulator.className(of: Swift.type(of: object)))): " + reason)
  }

  /// Connects a delegate whose class does not declare the protocol; false where no such is wanted.
  private func connectUndeclared(_ value: Any?, _ path: String, of object: NSObject) -> Bool {
    guard let value = value as? NSObject else { return false }
    let standIn = simulator.standIn(for: value, asDelegateOf: object)
    return simulator.setProperty(standIn, atPath: path, of: object) == .done
  }
}

extension InterfaceElement {
  /// The module of the class that it names; nil for a class of Objective-C's.
  ///
  /// The first files of Xcode 6 say that the class is of the target, and leave the name of the module to it.
  var moduleOfClass: String? {
    self["customModule"] ?? (self["customModuleProvider"] == "target" ? "" : nil)
  }
}

/// What reads itself from a nib.
@MainActor
protocol ReadFromNib: NSObject {
  init?(coder: NSCoder)
}

extension UIView: ReadFromNib {}
extension UIViewController: ReadFromNib {}
extension UIBarItem: ReadFromNib {}
extension UINavigationItem: ReadFromNib {}
extension CALayer: ReadFromNib {}
extension UICollectionViewLayout: ReadFromNib {}
extension UISearchDisplayController: ReadFromNib {}
