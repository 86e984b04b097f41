import Foundation
import Expectations
import Testing

@testable import CourseRunner

/// Other users of the machine put nothing into folders from which we load code.
@Suite struct OwnershipTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mode(of path: String) throws -> Int {
    try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private func planted(mode: Int) throws -> BuildCache {
    try folder.write("hostile", to: "cache/key/part.so")
    let cache = BuildCache(folder: "\(folder.path)/cache")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: cache.folder)
    return cache
  }

  private func part(in cache: BuildCache) throws -> String {
    try cache.fill("key") { try Disk.write(Array("ours".utf8), to: "\($0)/part.so") }
    return try Disk.text("\(cache.path(of: "key"))/part.so")
  }

  @Test(
    "What lies in a folder into which others may write is made anew", arguments: [0o777, 0o770])
  func open(mode: Int) throws {
    let cache = try planted(mode: mode)
    expectEqual(try part(in: cache), "ours")
    expectEqual(try self.mode(of: cache.folder), 0o700)
  }

  @Test(
    "What lies in a folder of ours is used again, whoever may read it", arguments: [0o700, 0o755])
  func ours(mode: Int) throws {
    expectEqual(try part(in: planted(mode: mode)), "hostile")
  }

  @Test("A kept answer is believed only where nobody else can have put it")
  func keptValues() throws {
    let kept = KeptValues(cache: BuildCache(folder: "\(folder.path)/verdicts"))
    kept.keep(7, of: "key")
    expectEqual(kept.value(Int.self, of: "key"), 7)
    for mode in [0o777, 0o770] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: kept.cache.folder)
      expectNil(kept.value(Int.self, of: "key"))
    }
    kept.keep(8, of: "key")
    expectEqual(kept.value(Int.self, of: "key"), 8)
    guard geteuid() == 0 else { return }
    try #require(chown(kept.cache.folder, 12_345, 12_345) == 0)
    defer { chown(kept.cache.folder, 0, 0) }
    expectNil(kept.value(Int.self, of: "key"))
  }

  @Test("A link in the folder's place is not followed")
  func link() throws {
    let elsewhere = try planted(mode: 0o700).folder
    let cache = BuildCache(folder: "\(folder.path)/link")
    try FileManager.default.createSymbolicLink(
      atPath: cache.folder, withDestinationPath: elsewhere)
    let error = #expect(throws: DiskError.self) { try part(in: cache) }
    expectEqual(error?.reason, "It is not a folder")
  }

  @Test(
    "A folder that another user made is not used",
    .enabled(if: geteuid() == 0, "only root can give a folder away"))
  func others() throws {
    let cache = try planted(mode: 0o700)
    try #require(chown(cache.folder, 12_345, 12_345) == 0)
    defer { chown(cache.folder, 0, 0) }
    let error = #expect(throws: DiskError.self) { try part(in: cache) }
    expectEqual(error?.reason, "It belongs to another user")
    #expect(throws: DiskError.self) { try Disk.makePrivateFolder(cache.folder) }
  }

  @Test("A folder for this process has a name that nobody foresees, and only we look into it")
  func scratch() throws {
    // What a foreseeable name would be, made by somebody else first.
    let squatted = "\(folder.path)/course-\(getuid())"
    try Disk.makeFolder(squatted)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: squatted)
    let (first, second) = (try Scratch(in: folder.path), try Scratch(in: folder.path))
    expect(first.path != second.path)
    expectEqual(first.path.deletingLastComponents(1), folder.path)
    expect(first.path != squatted)
    expectEqual(try mode(of: first.path), 0o700)
    first.remove()
    expectNil(Disk.kind(of: first.path))
    expectEqual(Disk.kind(of: second.path), .folder)
  }

  @Test("A folder that is removed twice closes nobody else's file")
  func removedTwice() throws {
    let scratch = try Scratch(in: folder.path)
    scratch.remove()
    // Its place comes free for whoever opens a file next, and so does its name.
    try folder.write("theirs", to: "\(scratch.path.lastComponent)/file")
    scratch.remove()
    expectEqual(try Disk.text("\(scratch.path)/file"), "theirs")
  }

  @Test("Folders of processes that are gone are removed, and only those")
  func abandoned() throws {
    let living = try Scratch(in: folder.path)
    try folder.write("", to: "course-gone00/.lock")
    try folder.write("x", to: "course-gone00/deep/file")
    try folder.write("x", to: "course-other0/file")
    let next = try Scratch(in: folder.path)
    expectEqual(
      Set(Disk.names(in: folder.path)),
      [living.path.lastComponent, next.path.lastComponent, "course-other0"])
  }

  @Test("A folder for temporary files is left out where others could take ours away")
  func parent() throws {
    try Disk.makeFolder("\(folder.path)/tmp")
    for (mode, isSafe) in [(0o777, false), (0o1777, true), (0o755, true)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: "\(folder.path)/tmp")
      expectEqual(Disk.isSafeParent("\(folder.path)/tmp"), isSafe)
    }
  }
}
