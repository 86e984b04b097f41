import CourseModel
import CourseRunner
import EventTrace
import Foundation

/// Outcomes that need no second run, each under the digest of everything that decides it.
package struct WorkCache: Sendable {
  /// An absolute path; made when first written to.
  package var folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The work that was kept under that key; nil where none was, or none that is whole.
  package func work(of key: String) -> GradedWork? {
    guard let content = try? Ledger.read(path(of: key)), let payload = content.payloads.first
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
