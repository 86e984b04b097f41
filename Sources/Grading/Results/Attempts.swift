import CourseModel
import CourseRunner
import EventTrace
import Foundation

/// The results of a plan as they came: one append-only file for each worker of each process.
///
/// Everything may happen twice and at the same time; ``Merge`` makes one of it.
package struct Attempts {
  /// An absolute path.
  package var folder: String
  /// The id of the plan.
  package var plan: String

  package init(folder: String, plan: String) {
    self.folder = folder
    self.plan = plan
  }

  /// The files of this plan's results, sorted.
  var files: [String] {
    Disk.names(in: folder).filter { $0.hasPrefix("\(prefix).") && $0.hasSuffix(".jsonl") }
      .map { "\(folder)/\($0)" }
  }

  private var prefix: String { String(plan.prefix(16)) }

  /// A file for one worker's results, under a name that no other process has.
  ///
  /// - Parameter share: The share of the plan, as a part of the name.
  func writer(share: String, worker: Int) throws(DiskError) -> AttemptWriter {
    let process = ProcessInfo.processInfo.processIdentifier
    let chance = String(UInt32.random(in: .min ... .max), radix: 36)
    let name = "\(prefix).\(share).\(process).\(worker).\(chance)"
    return AttemptWriter(
      ledger: try LedgerWriter(path: "\(folder)/\(name).jsonl"),
      timing: try LedgerWriter(path: "\(folder)/\(name).timing", isDurable: false))
  }

  /// The records of this plan, in the order of the file; torn lines are passed over.
  func forEachRecord(_ body: (_ payload: [UInt8], _ record: GradeRecord) throws -> Void) throws {
    let decoder = JSONDecoder()
    for file in files {
      for payload in try Ledger.read(file).payloads {
        // What is whole by its checksum and is yet no record was not written by us.
        let record = try decoder.decode(GradeRecord.self, from: Data(payload))
        try body(payload, record)
      }
    }
  }

  /// The places in the plan that have a result.
  func indices() throws -> Set<Int> {
    let decoder = JSONDecoder()
    var indices: Set<Int> = []
    for file in files {
      for payload in try Ledger.read(file).payloads {
        indices.insert(try decoder.decode(Place.self, from: Data(payload)).index)
      }
    }
    return indices
  }

  private struct Place: Decodable {
    var index: Int
  }
}

/// One worker's results.
struct AttemptWriter {
  fileprivate let ledger: LedgerWriter
  fileprivate let timing: LedgerWriter

  /// Makes the records durable.
  func append(_ records: [GradeRecord], seconds: Double) throws {
    try ledger.append(try records.map { try $0.line() })
    let times = records.map { "{\"index\":\($0.index),\"seconds\":\(seconds)}" }
    try timing.append(times.map { [UInt8]($0.utf8) })
  }
}

extension GradeRecord {
  /// The record as JSON on one line: equal records are equal bytes.
  func line() throws -> [UInt8] {
    [UInt8](try JSONEncoder.stable().encode(self))
  }
}
