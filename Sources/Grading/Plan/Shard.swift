/// A share of a plan: every entry whose place leaves that rest. It needs no coordinator.
package struct Shard: Hashable, Sendable {
  /// Counted from zero.
  package let number: Int
  package let count: Int

  package static let whole = Shard(number: 0, count: 1)!

  /// Nil unless `number` is one of `count` shares.
  package init?(number: Int, count: Int) {
    guard count > 0, (0..<count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/8`, or `auto/8` with the number from the engine's environment.
  ///
  /// - Parameter environment: Slurm's `SLURM_ARRAY_TASK_ID`, Kubernetes' `JOB_COMPLETION_INDEX` and
  ///   GNU parallel's `PARALLEL_SEQ`, which counts from one, are understood.
  package init?(_ text: String, environment: [String: String]) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1]) else { return nil }
    let number: Int? =
      if parts[0] == "auto" {
        environment["SLURM_ARRAY_TASK_ID"].flatMap { Int($0) }
          ?? environment["JOB_COMPLETION_INDEX"].flatMap { Int($0) }
          ?? environment["PARALLEL_SEQ"].flatMap { Int($0) }.map { $0 - 1 }
      } else {
        Int(parts[0])
      }
    guard let number else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether the entry at that place is in this share.
  package func contains(_ index: Int) -> Bool { index % count == number }
}
