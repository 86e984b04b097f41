package import CourseModel

extension Course {
  /// What a name means: what ``Catalog/find(_:)`` finds, else the part to whose folder a path leads.
  package func find(_ name: String) throws(UsageProblem) -> Catalog.Named {
    do {
      return try catalog.find(name)
    } catch {
      guard case .unknownName = error else { throw error }
      if let part = part(at: name) { return .part(part) }
      if let lesson = lesson(at: name) { return .lesson(lesson) }
      throw error
    }
  }

  /// The part in whose folder, in the workspace or among the lessons, a path leads; nil for any other.
  package func part(at path: String) -> Part? {
    guard let place = place(at: path), place.count >= 2 else { return nil }
    let location = place.prefix(2).joined(separator: "/")
    return catalog.parts.first { $0.location == location }
  }

  private func lesson(at path: String) -> Lesson? {
    guard let place = place(at: path), place.count == 1 else { return nil }
    return catalog.lessons.first { $0.folderName == place[0] }
  }

  /// The folders below `Workspace/` or `Lessons/` through which a path leads.
  private func place(at path: String) -> [String]? {
    guard let real = Disk.realPath(path), let root = Disk.realPath(root) else { return nil }
    for home in ["Workspace", "Lessons"] where real.hasPrefix("\(root)/\(home)/") {
      return real.dropFirst(root.count + home.count + 2).split(separator: "/").map(String.init)
    }
    return nil
  }
}
