import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

/// Kept outcomes are points: whoever can write into the folder could give them away.
@Suite struct WorkCacheTests {
  private let cache = WorkCache(
    folder: "\(NSTemporaryDirectory())/work-cache-\(UUID().uuidString)")
  private let work = GradedWork(outcome: .passed)

  /// Does something while the cache's folder, or the one in it, has that mode or owner.
  private func with(
    mode: mode_t = 0o755, owner: uid_t = geteuid(), below: String = "", _ body: () throws -> Void
  ) throws {
    let folder = cache.folder + below
    try #require(chmod(folder, mode) == 0 && chown(folder, owner, gid_t.max) == 0)
    defer {
      chown(folder, geteuid(), gid_t.max)
      chmod(folder, 0o755)
    }
    try body()
  }

  @Test("An outcome is taken from a folder only where nobody else can have put it")
  func owned() throws {
    defer { try? Disk.remove(cache.folder) }
    try cache.keep(work, of: "key")
    let link = "\(cache.folder)-link"
    try #require(symlink(cache.folder, link) == 0)
    defer { unlink(link) }
    for path in [cache.folder, link] {
      expectEqual(try WorkCache(named: path).work(of: "key"), work)
    }
    expectNil(try WorkCache(named: "\(cache.folder)-new").work(of: "key"))
    for mode in [0o777, 0o775] as [mode_t] {
      try with(mode: mode) { try expectRefusal() }
      try with(mode: mode, below: "/ke") { expectNil(cache.work(of: "key")) }
    }
    if geteuid() == 0 {
      try with(owner: 12_345) { try expectRefusal() }
      try with(owner: 12_345, below: "/ke") { expectNil(cache.work(of: "key")) }
    }
    expectEqual(cache.work(of: "key"), work)
  }

  private func expectRefusal() throws {
    expectNil(cache.work(of: "key"))
    let refusal = #expect(throws: Finding.self) { try WorkCache(named: cache.folder) }
    expectEqual(
      refusal?.message, "Other users can write to the cache, so its results cannot be trusted.")
  }
}
