import CourseModel
import InterfaceFiles
import Words

/// Finds what in an app's xibs and storyboards leads nowhere: ids that no object has, and classes, outlets
/// and actions that no source has.
///
/// A device meets it when the file is loaded, or when a button is tapped; so the app runs all the same.
struct InterfaceHazards {
  private let files: FileSet
  private let app: ScannedApp
  /// By the names of the app's classes.
  private let members: [String: ClassMembers]
  /// The names of classes by what `@objc(Name)` calls them.
  private let objectiveCNames: [String: String]

  /// What a class and its extensions declare.
  private struct ClassMembers {
    /// What Interface Builder may connect.
    var outlets: Set<String> = []
    var properties: Set<String> = []
    var actions: Set<String> = []
    /// What methods would be called that Objective-C does not see.
    var otherMethods: Set<String> = []
  }

  init(in app: ScannedApp, files: FileSet) {
    (self.app, self.files) = (app, files)
    var members: [String: ClassMembers] = [:]
    var names: [String: String] = [:]
    guard files.paths.contains(where: AppFiles.isInterface) else {
      (self.members, objectiveCNames) = (members, names)
      return
    }
    for file in app.files.values {
      for type in file.types where type.keyword == "class" || type.keyword == "extension" {
        members[type.name, default: .init()].outlets.formUnion(
          ExposedProperty.all(of: type, in: file).map(\.key))
        members[type.name, default: .init()].properties.formUnion(
          type.members.filter { $0.keyword == "var" }.map(\.name))
        if let name = file.objectiveCName(of: type) { names[name] = type.name }
      }
    }
    for method in app.methods {
      if let selector = method.selector {
        members[method.type, default: .init()].actions.insert(selector)
      } else {
        members[method.type, default: .init()].otherMethods.insert(
          ExposedMethod.selector(name: method.method.name, labels: method.method.labels ?? []))
      }
    }
    (self.members, objectiveCNames) = (members, names)
  }

  /// More of a file than anybody mends at once.
  private static let limit = 3

  /// The first findings of each file, with places relative to the app's folder.
  func findings() -> [Finding] {
    files.paths.filter(AppFiles.isInterface).flatMap { path -> [Finding] in
      guard let file = try? InterfaceFile(files.files[path] ?? []) else { return [] }
      return advice(on: file).sorted { $0.line < $1.line }.prefix(Self.limit).map {
        Finding($0.advice, at: SourcePlace(file: path, line: $0.line))
      }
    }
  }

  private typealias Advice = (line: Int, advice: InterfaceAdvice)

  private func advice(on file: InterfaceFile) -> [Advice] {
    var found: [Advice] = []
    var objects: [String: InterfaceElement] = [:]
    file.root.visit { element in
      if let id = element.id { objects[id] = element }
    }
    if let initial = file.initialViewController, objects[initial] == nil {
      found.append((file.root.line, .noInitialController(initial)))
    }
    let enough = found.count + Self.limit
    file.root.visit { element in
      // To look for what was meant takes time, and hostile files have much to look for.
      guard found.count < enough else { return }
      if let advice = adviceOnClass(of: element) { found.append((element.line, advice)) }
      for connection in element.members(of: "connections") where found.count < enough {
        if let advice = advice(on: connection, of: element, objects) {
          found.append((connection.line, advice))
        }
      }
    }
    return found
  }

  // MARK: Classes

  private func adviceOnClass(of element: InterfaceElement) -> InterfaceAdvice? {
    guard let name = element["customClass"], declaration(for: element) == nil,
      element["customModuleProvider"] == "target" || !Self.isOfFramework(name)
    else { return nil }
    let type = app.classesByName[name]
    if let type, type.isGeneric { return .genericClass(name) }
    if type != nil { return .noModule(name) }
    return .noClass(name, meant: Self.meant(name, among: app.classesByName.keys))
  }

  /// The app's class that an element is of; nil for one of UIKit's, and where there is none.
  private func declaration(for element: InterfaceElement) -> TypeDeclaration? {
    guard let name = element["customClass"] else { return nil }
    let hasModule = element["customModule"] != nil || element["customModuleProvider"] != nil
    let type = app.classesByName[hasModule ? name : objectiveCNames[name] ?? ""]
    return type.flatMap { $0.isGeneric ? nil : $0 }
  }

  /// Whether a name begins with two capitals, as those of Apple's classes do.
  private static func isOfFramework(_ name: String) -> Bool {
    name.prefix(2).count == 2 && name.prefix(2).allSatisfy(\.isUppercase)
  }

  // MARK: Connections

  private func advice(
    on connection: InterfaceElement, of owner: InterfaceElement,
    _ objects: [String: InterfaceElement]
  ) -> InterfaceAdvice? {
    guard ["outlet", "outletCollection", "action", "segue"].contains(connection.name) else {
      return nil
    }
    if let id = connection["destination"], objects[id] == nil {
      let kind = connection.name == "outletCollection" ? "outlet collection" : connection.name
      let near = Self.near(id, among: objects.keys).filter { $0.distance(to: id) <= 2 }
      return .noObject(connection: kind, id: id, meant: id.nearest(among: near))
    }
    switch connection.name {
    case "action": return adviceOnAction(connection, objects)
    case "segue": return adviceOnUnwinding(connection)
    default: return adviceOnOutlet(connection, of: owner)
    }
  }

  private func adviceOnOutlet(
    _ connection: InterfaceElement, of owner: InterfaceElement
  ) -> InterfaceAdvice? {
    guard let name = connection["property"], !Self.outlets.contains(name),
      let type = declaration(for: owner), let chain = known(type)
    else { return nil }
    if chain.contains(where: { $0.outlets.contains(name) }) { return nil }
    if chain.contains(where: { $0.properties.contains(name) }) {
      return .unmarkedOutlet(name, class: type.name)
    }
    return .noOutlet(
      name, class: type.name, meant: Self.meant(name, among: chain.flatMap(\.outlets)))
  }

  private func adviceOnAction(
    _ connection: InterfaceElement, _ objects: [String: InterfaceElement]
  ) -> InterfaceAdvice? {
    guard let selector = connection["selector"], !Self.actions.contains(selector),
      let target = connection["destination"].flatMap({ objects[$0] }),
      let type = declaration(for: target), let chain = known(type)
    else { return nil }
    if chain.contains(where: { $0.actions.contains(selector) }) { return nil }
    if chain.contains(where: { $0.otherMethods.contains(selector) }) {
      return .unmarkedAction(selector, class: type.name)
    }
    return .noAction(
      selector, class: type.name, meant: Self.meant(selector, among: chain.flatMap(\.actions)))
  }

  private func adviceOnUnwinding(_ connection: InterfaceElement) -> InterfaceAdvice? {
    guard let selector = connection["unwindAction"] else { return nil }
    if members.values.contains(where: { $0.actions.contains(selector) }) { return nil }
    return .noUnwindAction(
      selector, meant: Self.meant(selector, among: members.values.flatMap(\.actions)))
  }

  private static func meant(_ name: String, among names: some Sequence<String>) -> String? {
    name.nearest(among: near(name, among: names))
  }

  /// The names of about the same length, and no more of them than are worth the time.
  private static func near(_ name: String, among names: some Sequence<String>) -> [String] {
    guard name.utf8.count <= nameLimit else { return [] }
    return Array(names.lazy.filter { abs($0.utf8.count - name.utf8.count) <= 8 }.prefix(1000))
  }

  /// More bytes than a name has.
  private static let nameLimit = 100

  /// What a class and those above it declare, if UIKit's class above them is known by its name.
  private func known(_ type: TypeDeclaration) -> [ClassMembers]? {
    let chain = [type] + app.classes(above: type)
    guard let root = chain.last?.inherited.first, root.hasPrefix("UI") || root == "NSObject" else {
      return nil
    }
    return (chain.map(\.name) + [root]).map { members[$0] ?? .init() }
  }

  /// Outlets of UIKit's own classes.
  private static let outlets: Set<String> = [
    "accessoryView", "backBarButtonItem", "backgroundView", "collectionView",
    "collectionViewLayout",
    "contentView", "customView", "dataSource", "delegate", "detailTextLabel", "dragDelegate",
    "dropDelegate", "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView",
    "inputView", "leftBarButtonItem", "leftBarButtonItems", "maskView", "navigationBar",
    "navigationItem", "prefetchDataSource", "refreshControl", "rightBarButtonItem",
    "rightBarButtonItems", "rootViewController", "searchBar", "searchController",
    "searchDisplayController", "searchResultsDataSource", "searchResultsDelegate",
    "selectedBackgroundView", "tabBar", "tabBarItem", "tableFooterView", "tableHeaderView",
    "tableView", "textLabel", "titleView", "toolbar", "toolbarItems", "transitioningDelegate",
    "view", "viewControllers", "window",
  ]

  /// Methods of UIKit's own classes that actions are connected to.
  private static let actions: Set<String> = [
    "becomeFirstResponder", "copy:", "cut:", "delete:", "endEditing:", "paste:", "reloadData",
    "resignFirstResponder", "select:", "selectAll:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
  ]
}
