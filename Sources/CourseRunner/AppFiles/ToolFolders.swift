/// Names of files and folders that tools put beside an app's files, and that are not part of the work.
package enum ToolFolders {
  /// The file that makes a package of a folder.
  package static let manifest = "Package.swift"

  /// Whether a folder is a project or workspace of Xcode's.
  package static func isProject(_ name: [UInt8]) -> Bool {
    name.hasEnding(".xcodeproj") || name.hasEnding(".xcworkspace")
  }

  /// Whether a folder holds nothing of an app.
  ///
  /// - Parameter besideProject: Whether an Xcode project is beside it.
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

extension [UInt8] {
  /// Whether a name ends so and has something before it; case does not count.
  ///
  /// - Parameter ending: In small letters.
  package func hasEnding(_ ending: String) -> Bool {
    var place = count - ending.utf8.count
    guard place > 0 else { return false }
    for letter in ending.utf8 {
      // A capital letter and its small one differ in this bit alone.
      let isCapital = self[place] >= UInt8(ascii: "A") && self[place] <= UInt8(ascii: "Z")
      guard letter == (isCapital ? self[place] | 0x20 : self[place]) else { return false }
      place += 1
    }
    return true
  }
}
