package import CourseModel
import CourseRunner
import EventTrace
import Foundation
import Words

/// Outcomes that need no second run, each under the digest of everything that decides it.
package struct WorkCache: Sendable {
  /// An absolute path; made when first written to.
  package var folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The folder that somebody named for several machines or batches.
  ///
  /// - Throws: A finding when other users could put outcomes into it.
  package init(named path: String) throws(Finding) {
    self.init(folder: Disk.realPath(path) ?? Disk.absolutePath(path))
    guard Disk.kind(of: folder) == nil || Disk.isOwnFolder(folder) else {
      throw Finding(ResultsProblem.cacheOfOthers, at: SourcePlace(file: path))
    }
  }

  /// The work that is kept under that key; nil if there is none, if it is damaged, or if another user may
  /// have written it.
  package func work(of key: String) -> GradedWork? {
    let path = path(of: key)
    guard Disk.isOwnFolder(folder), Disk.isOwnFolder(path.deletingLastComponents(1)),
      let content = try? Ledger.read(path), let payload = content.payloads.first
    else { return nil }
    return try? JSONDecoder().decode(GradedWork.self, from: Data(payload))
  }

  /// Keeps the work; a kill at any moment leaves it whole or not there.
  package func keep(_ work: GradedWork, of key: String) throws {
    let path = path(of: key)
    try Disk.makeFolder(path.deletingLastComponents(1))
    try Disk.replace(path, with: Ledger.line(of: [UInt8](try JSONEncoder.stable().encode(work))))
  }

  private func path(of key: String) -> String { "\(folder)/\(key.prefix(2))/\(key)" }
}
