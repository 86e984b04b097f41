import CLibrary
import Synchronization

/// A folder of results, each under the digest of everything it was made from.
package struct BuildCache: Sendable {
  /// An absolute path; made when first written to.
  package var folder: String

  /// How many results are kept.
  static let capacity = 200

  package init(folder: String) {
    self.folder = folder
  }

  /// The path for the result of that key, whether or not it exists.
  package func path(of key: String) -> String { "\(folder)/\(key)" }

  /// Whether the result of that key is there.
  package func has(_ key: String) -> Bool { Disk.kind(of: path(of: key)) != nil }

  /// Makes a result in a folder of its own and renames it when it is complete, so that an interrupted
  /// build leaves nothing that looks like a result.
  package func fill(
    _ key: String, by make: (_ folder: String) throws -> Void
  ) throws {
    // What is in this folder is loaded.
    try Disk.makeOwnFolder(folder)
    if has(key) { return }
    // Two threads may make the same result; each has its own draft.
    let number = Self.drafts.wrappingAdd(1, ordering: .relaxed).newValue
    let draft = "\(folder)/\(Self.draftPrefix)\(getpid())-\(number)"
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
    let names = Disk.names(in: folder)
    guard names.count > Self.capacity else { return }
    var byAge = names.map { ($0, Disk.facts(of: path(of: $0))?.modifiedNanoseconds ?? 0) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let newest = byAge.last?.1 ?? 0
    // Somebody may be at work on a draft, however old the results are.
    byAge.removeAll { $0.hasPrefix(Self.draftPrefix) && newest - $1 < Self.longestWork }
    let results = byAge.count { !$0.0.hasPrefix(Self.draftPrefix) }
    var left = results - Self.capacity
    for (name, _) in byAge {
      if !name.hasPrefix(Self.draftPrefix) {
        if left <= 0 { continue }
        left -= 1
      }
      try? Disk.remove(path(of: name))
    }
  }

  private static let draftPrefix = "draft-"
  /// How many drafts this process has begun.
  private static let drafts = Atomic(0)
  /// Nanoseconds after which nobody is at work on a draft any more.
  private static let longestWork = 3600 * 1_000_000_000
}
