package import CourseModel
package import CourseRunner
import Foundation
import Synchronization
import Words

/// The files of all submissions as they were when the plan was made, each set once, by its digest.
///
/// The files that were hashed are the files that are compiled: no later change of a student's folder,
/// and no archive that is unpacked again, can come between a plan and its results.
package struct SubmissionStore: Sendable {
  /// An absolute path; made when first written to.
  package var folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Keeps the files and says under which digest; may be asked by several threads at a time.
  ///
  /// - Throws: A finding when the disk does not take them; a half file never stays.
  package func keep(_ files: FileSet) throws -> String {
    let digest = files.digest
    let path = path(of: digest)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = try encoder.encode(files.files.mapValues { Data($0) })
    // A stored file may have been damaged since: it is kept only if its bytes are the same.
    if Disk.kind(of: path) == .file, (try? Disk.read(path)) == [UInt8](text) { return digest }
    // Renamed into place whole; the plan that names it is written only after a flush of the disk.
    let process = ProcessInfo.processInfo.processIdentifier
    let number = Self.drafts.wrappingAdd(1, ordering: .relaxed).newValue
    let draft = "\(path).\(process)-\(number).new"
    do {
      try Disk.makeFolder(path.deletingLastComponents(1))
      try Disk.write([UInt8](text), to: draft)
      try Disk.move(draft, to: path)
    } catch {
      try? Disk.remove(draft)
      throw Finding(cannotWriteResults: error)
    }
    return digest
  }

  /// The files of that digest.
  ///
  /// - Throws: A finding when they are gone or are not what was planned.
  package func files(of digest: String) throws(Finding) -> FileSet {
    if let bytes = try? Disk.read(path(of: digest)),
      let files = try? JSONDecoder().decode([String: Data].self, from: Data(bytes))
    {
      let set = FileSet(files: files.mapValues { [UInt8]($0) })
      if set.digest == digest { return set }
    }
    throw Finding(
      ResultsProblem.submissionChanged,
      at: SourcePlace(file: "submissions/\(digest.prefix(2))/\(digest)"))
  }

  /// How many drafts there were: two threads may keep the same files at the same time.
  private static let drafts = Atomic(0)

  private func path(of digest: String) -> String {
    "\(folder)/\(digest.prefix(2))/\(digest)"
  }
}
