/// What tools keep beside an app's files and nobody means to hand in, by its name.
package enum ToolFolders {
  /// The file that makes a package of a folder.
  package static let manifest = "Package.swift"

  /// Whether a folder is a project or workspace of Xcode's.
  package static func isProject(_ name: [UInt8]) -> Bool {
    guard let last = name.last, [UInt8]("jJeE".utf8).contains(last) else { return false }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return [".xcodeproj", ".xcworkspace"].contains {
      text.hasSuffix($0) && text.utf8.count > $0.utf8.count
    }
  }

  /// Whether a folder holds nothing of an app.
  ///
  /// - Parameter besideProject: Whether a project of Xcode's lies beside it.
  package static func isLeftOut(_ name: [UInt8], besideProject: Bool) -> Bool {
    // XCTest is a Mac's, and the template for new projects adds targets for it.
    if besideProject, name.suffix(5) == Array("Tests".utf8)[...] { return true }
    if isProject(name) { return true }
    guard let first = name.first, starts.contains(first) else { return false }
    return names.contains(String(decoding: name, as: UTF8.self))
  }

  private static let names: Set<String> = [
    "__MACOSX", "build", "Build", "DerivedData", "xcuserdata", "node_modules", "Pods", "Carthage",
  ]
  private static let starts = Set(names.compactMap(\.utf8.first))
}
