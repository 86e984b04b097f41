import CLibrary

/// A folder of results, each under the digest of everything it was made from.
package struct BuildCache: Sendable {
  /// An absolute path; made when first written to.
  package var folder: String

  /// How many results are kept.
  static let capacity = 200

  package init(folder: String) {
    self.folder = folder
  }

  /// Where the result of that key lies, whether or not it is there.
  package func path(of key: String) -> String { "\(folder)/\(key)" }

  /// Whether the result of that key is there.
  package func has(_ key: String) -> Bool { Disk.kind(of: path(of: key)) != nil }

  /// Makes a result in a folder of its own and renames it when it is complete, so that an interrupted
  /// build leaves nothing that looks like a result.
  package func fill(
    _ key: String, by make: (_ folder: String) throws -> Void
  ) throws {
    // What lies there is loaded.
    try Disk.makeOwnFolder(folder)
    if has(key) { return }
    let draft = "\(folder)/draft-\(getpid())-\(key.prefix(16))"
    try Disk.remove(draft)
    try Disk.makeFolder(draft)
    do {
      try make(draft)
      try Disk.move(draft, to: path(of: key))
    } catch {
      try? Disk.remove(draft)
      // Somebody else may have made the same at the same time.
      if has(key) { return }
      throw error
    }
    prune()
  }

  /// Removes the oldest results above the capacity, and drafts that nobody finished.
  private func prune() {
    let results = Disk.names(in: folder)
    guard results.count > Self.capacity else { return }
    let byAge = results.map { ($0, Disk.facts(of: path(of: $0))?.modifiedNanoseconds ?? 0) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (name, _) in byAge.prefix(results.count - Self.capacity) {
      try? Disk.remove(path(of: name))
    }
  }
}
