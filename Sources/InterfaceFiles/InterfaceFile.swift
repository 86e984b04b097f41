/// A xib or a storyboard as Xcode 5 and later write it; xibs of Xcode 3 and 4 are told as such.
package struct InterfaceFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case xib, storyboard }

  /// One scene of a storyboard.
  package struct Scene: Hashable, Sendable {
    package let id: String?
    /// Its controller, and what stands beside it: the first responder, exits, recognisers, views.
    package let objects: [InterfaceElement]
    /// The first object that is neither a placeholder nor an exit nor a view.
    package let controller: InterfaceElement?
  }

  package let kind: Kind
  /// The element `document`.
  package let root: InterfaceElement
  /// What is in a xib beside its placeholders, and those; empty for a storyboard.
  package let objects: [InterfaceElement]
  /// Empty for a xib.
  package let scenes: [Scene]

  /// Reads the file.
  ///
  /// - Throws: ``InterfaceProblem`` with a line where there is one.
  package init(_ bytes: [UInt8]) throws(InterfaceProblem) {
    var root = try InterfaceReader.root(of: bytes)
    if root.name == "archive" {
      guard let document = InterfaceArchive.document(from: root) else {
        throw InterfaceProblem(reason: .archive(version: root["version"]), line: root.line)
      }
      root = document
    }
    guard root.name == "document" else {
      throw InterfaceProblem(reason: .otherRoot(root.name), line: root.line)
    }
    switch root["type"] {
    // Xcode 5 and 6 also wrote files for iPads alone, which differ in nothing else.
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB"?,
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"?:
      kind = .xib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"?,
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB"?:
      kind = .storyboard
    case let type: throw InterfaceProblem(reason: .otherType(type ?? ""), line: root.line)
    }
    self.root = root
    objects = root.members(of: "objects")
    scenes = root.members(of: "scenes").filter { $0.name == "scene" }.map { scene in
      let objects = scene.members(of: "objects")
      return Scene(
        id: scene["sceneID"], objects: objects,
        controller: objects.first(where: Self.isController))
    }
  }

  /// Nil for a storyboard that names none.
  package var initialViewController: String? { root["initialViewController"] }

  /// Whether its constraints count; files without the attribute lay out by autoresizing masks.
  package var usesAutolayout: Bool { root.flag("useAutolayout") ?? false }

  /// The sizes of its pictures, and its named and system colours.
  package var resources: [InterfaceElement] { root.members(of: "resources") }

  /// The elements that end in `Controller` or stand for one in another file.
  package static func isController(_ element: InterfaceElement) -> Bool {
    // What shows a search is no controller of a view.
    element.name.lowercased().hasSuffix("controller") && element.name != "searchDisplayController"
      || element.name == "viewControllerPlaceholder"
  }
}
