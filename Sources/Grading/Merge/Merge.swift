package import CourseModel
import CourseRunner
import Foundation

/// Merges all runs of a plan, however often and wherever they ran, into one result for each entry.
package struct Merge {
  package let plan: Plan
  private var lines: [Int: [UInt8]] = [:]
  /// The places of entries with two results that differ in points or outcome.
  package private(set) var conflicts: [Int] = []

  /// Reads all attempts at a plan.
  package init(of plan: Plan, id: String, attempts folder: String) throws {
    self.plan = plan
    for entry in plan.entries {
      guard let outcome = entry.foregone else { continue }
      lines[entry.index] = try GradeRecord(
        of: entry, in: plan.header, work: GradedWork(outcome: outcome)
      ).line()
    }
    var conflicts: Set<Int> = []
    let decoder = JSONDecoder()
    try Attempts(folder: folder, plan: id).forEachRecord { payload, record in
      guard plan.entries.indices.contains(record.index),
        plan.entries[record.index].key == record.key
      else {
        conflicts.insert(record.index)
        return
      }
      guard let known = lines[record.index] else {
        lines[record.index] = payload
        return
      }
      if known == payload { return }
      if record.contradicts(try decoder.decode(GradeRecord.self, from: Data(known))) {
        conflicts.insert(record.index)
      }
      // Of two that say the same in other words the order of the files must not choose.
      if payload.lexicographicallyPrecedes(known) { lines[record.index] = payload }
    }
    self.conflicts = conflicts.sorted()
  }

  /// The entries without a result, in the order of the plan.
  package var missing: [Plan.Entry] { plan.entries.filter { lines[$0.index] == nil } }

  /// The numbers of the shares, out of `count`, in which something is missing.
  package func missingShards(of count: Int) -> [Int] {
    Set(missing.map { $0.index % count }).sorted()
  }

  /// The records that there are, in the order of the plan.
  package func records() throws -> [GradeRecord] {
    let decoder = JSONDecoder()
    return try plan.entries.compactMap { entry in
      try lines[entry.index].map { try decoder.decode(GradeRecord.self, from: Data($0)) }
    }
  }

  /// The merged file: one record a line, sorted by place. It does not depend on what ran where.
  package var text: [UInt8] {
    var text: [UInt8] = []
    for entry in plan.entries {
      guard let line = lines[entry.index] else { continue }
      text += line
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// What the batch came to.
  ///
  /// - Parameters:
  ///   - records: What ``records()`` returned, which takes time to read.
  ///   - files: What was made of it.
  ///   - changes: Whose points are others than before.
  package func report(
    of records: [GradeRecord], out: OutFolder, files: [String], changes: [GradeReport.Change] = []
  ) -> GradeReport {
    var outcomes: [String: Int] = [:]
    for record in records {
      let word = record.outcome.description.prefix { $0 != "(" }
      outcomes[String(word), default: 0] += 1
    }
    return GradeReport(
      out: out.path, layout: plan.header.layout, students: plan.students.count,
      entries: plan.entries.count, outcomes: outcomes, ungraded: missing.count,
      conflicts: conflicts, changes: changes, tier: plan.header.tier,
      files: conflicts.isEmpty ? ["results.jsonl", "timing.jsonl"] + files : [])
  }
}
