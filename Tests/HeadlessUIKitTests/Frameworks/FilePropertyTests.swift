import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What is known of the app's files, bookmarks of them, and files that are kept in memory.
@MainActor @Suite struct FilePropertyTests {
  private let manager = HeadlessUIKit.FileManager.default
  private let note = URL(fileURLWithPath: "\(AppFiles.documents)/note.txt", isDirectory: false)

  @Test("A file says its kind, size, name and times, and keeps what is set", .rule(852))
  func values() throws {
    try withExtendedLifetime(Device(iOS: 17.0)) {
      var url = note
      #expect(throws: CocoaError.self) { try _courseValues(of: url, [.nameKey]) }
      try _courseWrite(Data("hello".utf8), to: url)
      let read = try _courseValues(
        of: url,
        [
          .nameKey, .fileSizeKey, .isDirectoryKey, .isExcludedFromBackupKey, .typeIdentifierKey,
          .creationDateKey,
        ])
      expect(read.name == "note.txt" && read.fileSize == 5 && read.isDirectory == false)
      expect(read.isExcludedFromBackup == false && read.typeIdentifier == "public.plain-text")
      expectEqual(
        read.creationDate, Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()))
      expectNil(read.isRegularFile)

      var values = HeadlessUIKit.URLResourceValues()
      values.isExcludedFromBackup = true
      values.name = "other.txt"
      try _courseSet(values, of: &url)
      expectEqual(url.lastPathComponent, "other.txt")
      expect(!manager.fileExists(atPath: note.path))
      let moved = try _courseValues(of: url, [.isExcludedFromBackupKey, .creationDateKey])
      expect(moved.isExcludedFromBackup == true && moved.creationDate == read.creationDate)
      try manager.removeItem(at: url)
      try _courseWrite(Data(), to: url)
      expectEqual(
        try _courseValues(of: url, [.isExcludedFromBackupKey]).isExcludedFromBackup, false)
      #expect(throws: CocoaError.self) {
        var folder = URL(fileURLWithPath: AppFiles.home, isDirectory: true)
        try _courseSet(values, of: &folder)
      }
    }
  }

  @Test("The times of a file can be asked and set as attributes", .rule(852))
  func attributes() throws {
    try withExtendedLifetime(Device(iOS: 6.0)) {
      try _courseWrite(Data(), to: note)
      let old = Date(timeIntervalSinceReferenceDate: 1000)
      try manager.setAttributes([.modificationDate: old], ofItemAtPath: note.path)
      let attributes = try manager.attributesOfItem(atPath: note.path)
      expectEqual(attributes[.modificationDate] as? Date, old)
      expect(attributes[.creationDate] as? Date != old)
      try _courseWrite(Data("more".utf8), to: note)
      expectEqual(
        try manager.attributesOfItem(atPath: note.path)[.modificationDate] as? Date,
        attributes[.creationDate] as? Date)
    }
  }

  @Test("A bookmark leads to its file while that is there", .rule(853))
  func bookmarks() throws {
    try withExtendedLifetime(Device(iOS: 17.0)) {
      #expect(throws: CocoaError.self) { try note.bookmarkData() }
      try _courseWrite(Data(), to: note)
      let bookmark = try note.bookmarkData(options: .minimalBookmark)
      var isStale = true
      let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
      expect(found.path == note.path && !isStale)
      try manager.removeItem(at: note)
      #expect(throws: CocoaError.self) {
        try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
      }
      #expect(throws: CocoaError.self) {
        try URL(resolvingBookmarkData: Data("x".utf8), bookmarkDataIsStale: &isStale)
      }
    }
  }

  @Test("A folder in memory is written with everything in it, and read again", .rule(854))
  func wrappers() throws {
    try withExtendedLifetime(Device(iOS: 17.0)) {
      let first = HeadlessUIKit.FileWrapper(regularFileWithContents: Data("one".utf8))
      let folder = HeadlessUIKit.FileWrapper(directoryWithFileWrappers: ["a.txt": first])
      expect(first.preferredFilename == "a.txt" && folder.isDirectory && first.isRegularFile)
      expectEqual(
        folder.addRegularFile(withContents: Data("two".utf8), preferredFilename: "b.txt"), "b.txt"
      )
      let third = folder.addRegularFile(withContents: Data(), preferredFilename: "b.txt")
      expect(third != "b.txt" && folder.fileWrappers?.count == 3)
      folder.removeFileWrapper(folder.fileWrappers![third]!)
      expectEqual(folder.keyForChildFileWrapper(first), "a.txt")
      let url = URL(fileURLWithPath: "\(AppFiles.documents)/doc", isDirectory: true)
      try folder.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
      expect(folder.filename == "doc" && folder.matchesContents(of: url))
      let read = try HeadlessUIKit.FileWrapper(url: url, options: .immediate)
      expectEqual(read.fileWrappers?["b.txt"]?.regularFileContents, Data("two".utf8))
      expectEqual(Set(read.fileWrappers?.keys.map(\.self) ?? []), ["a.txt", "b.txt"])
      #expect(throws: CocoaError.self) { try HeadlessUIKit.FileWrapper(url: note) }
    }
  }

  @Test("Nothing of an app goes into a trash", .rule(852))
  func trash() throws {
    try withExtendedLifetime(Device(iOS: 17.0)) {
      try _courseWrite(Data(), to: note)
      #expect(throws: CocoaError.self) {
        try manager.trashItem(at: note, resultingItemURL: nil)
      }
      expect(manager.fileExists(atPath: note.path))
    }
  }

  @Test("What was compressed comes out as it was, of any length", .rule(856))
  func compression() throws {
    for count in [0, 1, 100, 65_535, 65_536, 150_000] {
      let data = NSData(data: Data((0..<count).map { UInt8($0 % 251) }))
      for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4, .zlib] {
        let packed = try data.compressed(using: algorithm)
        expect(try packed.decompressed(using: algorithm).isEqual(to: Data(referencing: data)))
      }
    }
    let device = Device(iOS: 17.0)
    #expect(throws: CocoaError.self) {
      try NSData(data: Data([1, 2, 3])).decompressed(using: .zlib)
    }
    expect(device.simulator.recorder.events.contains { $0.name == "unimplemented" })
  }

  @Test("Objects of Core Foundation have the number of their sort", .rule(855))
  func sorts() {
    expectEqual(CFGetTypeID(NSString("x")), CFStringGetTypeID())
    expectEqual(CFGetTypeID(NSNumber(value: 1.5)), CFNumberGetTypeID())
    expectEqual(CFGetTypeID(NSNumber(value: true)), CFBooleanGetTypeID())
    expectEqual(CFGetTypeID(NSArray()), CFArrayGetTypeID())
    expectEqual(CFGetTypeID(NSDictionary()), CFDictionaryGetTypeID())
    expectEqual(CFGetTypeID(NSData()), CFDataGetTypeID())
    expectEqual(CFGetTypeID(NSNull()), CFNullGetTypeID())
    expectEqual(CFGetTypeID(CGMutablePath()), CGPath.typeID)
    expectEqual(CFGetTypeID(NSObject()), 1)
  }
}
