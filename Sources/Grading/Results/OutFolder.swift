package import CourseModel
package import CourseRunner
import Words

/// The folder into which a batch is graded, and the places in it.
///
/// ```
/// OUT/plan.jsonl             what is to be graded
/// OUT/seeds.json             what random inputs are drawn from, by exercise
/// OUT/submissions/           the submitted files, by digest
/// OUT/attempts/              results as they came, one file a process, append-only
/// OUT/cache/                 outcomes by key
/// OUT/results.jsonl          merged: one record a line, sorted
/// OUT/points.json            the points of the last merge, to tell whose have changed
/// OUT/timing.jsonl           how long things took; not part of any result
/// OUT/gradebook.csv          the scores
/// OUT/report/index.html      the page for the class
/// OUT/formats/               what other systems read
/// ```
package struct OutFolder: Sendable {
  /// An absolute path.
  package var path: String

  /// The version of the folder's format, and so of the plan's in it.
  package static let format = 2

  package init(path: String) {
    self.path = path
  }

  package var plan: String { "\(path)/plan.jsonl" }
  package var attempts: String { "\(path)/attempts" }
  package var results: String { "\(path)/results.jsonl" }
  package var timing: String { "\(path)/timing.jsonl" }
  package var gradebook: String { "\(path)/gradebook.csv" }
  package var report: String { "\(path)/report" }
  package var formats: String { "\(path)/formats" }
  package var store: SubmissionStore { SubmissionStore(folder: "\(path)/submissions") }
  package var cache: WorkCache { WorkCache(folder: "\(path)/cache") }

  /// The name of the folder's own mark, so that no other folder is taken for one.
  static let markName = ".course-grade"
  private var mark: String { "\(path)/\(Self.markName)" }

  /// Makes the folder, or makes sure that it is one of ours.
  ///
  /// - Throws: A finding when something else is there, or when it cannot be written.
  package func prepare() throws(Finding) {
    do {
      if let kind = Disk.kind(of: path), kind != .folder {
        throw Finding(ResultsProblem.fileInPlace, at: SourcePlace(file: path))
      }
      if Disk.kind(of: mark) == nil {
        // A mark that was being written when the grader was killed has another name.
        let strangers = Disk.names(in: path).filter { !$0.hasPrefix("\(Self.markName).") }
        if let stranger = strangers.first {
          throw Finding(
            ResultsProblem.strangerInFolder(stranger.shown), at: SourcePlace(file: path))
        }
        try Disk.makeFolder(path)
        try Disk.replace(mark, with: [UInt8]("\(Self.format)\n".utf8))
      }
      let written = String(decoding: try Disk.read(mark, limit: 64), as: UTF8.self)
        .filter { $0 != "\n" }
      guard written == "\(Self.format)" else {
        throw Finding(ResultsProblem.otherVersion(written.shown), at: SourcePlace(file: path))
      }
      for folder in [attempts, store.folder, cache.folder] { try Disk.makeFolder(folder) }
    } catch let finding as Finding {
      throw finding
    } catch let error as DiskError {
      throw Finding(cannotWriteResults: error)
    } catch {
      throw Finding(.internalFault, "\(error)")
    }
  }
}

extension Finding {
  /// The results cannot be written; nothing of them is lost, and the batch can go on later.
  package init(cannotWriteResults error: DiskError) {
    self.init(
      ResultsProblem.notWritten(reason: error.reason), at: SourcePlace(file: error.path))
  }
}
