import CourseModel
import InterfaceFiles

extension InterfaceOutline {
  /// The outlines of an app's xibs and storyboards; one that cannot be read has none. Nil for an app
  /// without any.
  static func all(in files: FileSet) -> [InterfaceOutline]? {
    let outlines = files.paths.filter(AppFiles.isInterface).compactMap { path in
      (try? InterfaceFile(files.files[path] ?? [])).map { InterfaceOutline(of: $0, named: path) }
    }
    return outlines.isEmpty ? nil : outlines
  }

  init(of file: InterfaceFile, named name: String) {
    var titles: [String: String] = [:]
    file.root.visit { element in
      // Outlets lead to constraints too, which the outline does not list.
      if let id = element.id, element.isObject || element.name == "constraint" {
        titles[id] = Self.title(of: element)
      }
    }
    let groups = file.kind == .xib ? [file.objects] : file.scenes.map(\.objects)
    self.init(
      file: name,
      groups: groups.map { elements in
        var objects: [Object] = []
        for element in elements {
          Self.add(element, depth: 0, initial: file.initialViewController, titles, to: &objects)
        }
        // Placeholders stand in every scene; those count that something leads to or from.
        let targets = Set(objects.flatMap(\.connections).map(\.target))
        let placeholders = Set(
          elements.filter { ["placeholder", "exit"].contains($0.name) }.compactMap(\.id))
        objects.removeAll {
          placeholders.contains($0.id) && $0.connections.isEmpty && !targets.contains($0.id)
        }
        return Group(objects: objects)
      })
  }

  private static func add(
    _ element: InterfaceElement, depth: Int, initial: String?, _ titles: [String: String],
    to objects: inout [Object]
  ) {
    var inner = depth
    if let id = element.id, element.isObject {
      objects.append(
        Object(
          id: id, title: title(of: element), depth: depth, isInitial: id == initial,
          line: element.line,
          connections: element.members(of: "connections").compactMap { connection($0, titles) }))
      inner += 1
    }
    for child in element.children where child.name != "connections" {
      add(child, depth: inner, initial: initial, titles, to: &objects)
    }
  }

  private static func connection(
    _ element: InterfaceElement, _ titles: [String: String]
  ) -> Connection? {
    let kind: Connection.Kind
    let name: String?
    switch element.name {
    case "outlet": (kind, name) = (.outlet, element["property"])
    case "outletCollection": (kind, name) = (.outletCollection, element["property"])
    case "action":
      kind = .action
      name = [element["eventType"], element["selector"]].compactMap(\.self).joined(separator: " ")
    case "segue":
      kind = .segue
      let words = [
        element["kind"], element["relationship"], element["unwindAction"],
        element["identifier"].map { "\"\($0)\"" },
      ]
      name = words.compactMap(\.self).joined(separator: " ")
    default: return nil
    }
    guard let name, let target = element["destination"] else { return nil }
    return Connection(kind: kind, name: name, target: target, targetTitle: titles[target])
  }

  /// What Xcode's outline would call it, with its class.
  private static func title(of element: InterfaceElement) -> String {
    let own = element["customClass"]
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner"?: return "File's Owner" + (own.map { ": \($0)" } ?? "")
    case "IBFirstResponder"?: return "First Responder"
    default: break
    }
    if element.name == "exit" { return "Exit" }
    let words =
      element["text"] ?? element["title"] ?? element["placeholder"]
      ?? element.part("normal")?["title"] ?? element["userLabel"]
    let identifier = element["storyboardIdentifier"] ?? element["reuseIdentifier"]
    return element.className + (words.map { " \"\($0)\"" } ?? "")
      + (identifier.map { " (\($0))" } ?? "")
  }
}
