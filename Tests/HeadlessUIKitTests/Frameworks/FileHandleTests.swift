import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private typealias Handle = HeadlessUIKit.FileHandle

@MainActor
struct FileHandleTests {
  @Test("A handle reads and writes the app's own files from its place on", .rule(712))
  func places() throws {
    _ = TestApp(iOS: 14)
    let path = "/Data/tmp/log.txt"
    expectNil(Handle(forWritingAtPath: path))
    try _courseWrite(Data("one ".utf8), to: path)
    let writer = try #require(Handle(forWritingAtPath: path))
    expectEqual(writer.seekToEndOfFile(), 4)
    writer.write(Data("two".utf8))
    writer.closeFile()
    let reader = try Handle(forReadingFrom: URL(fileURLWithPath: path))
    expectEqual(try reader.read(upToCount: 4), Data("one ".utf8))
    expectEqual(reader.readDataToEndOfFile(), Data("two".utf8))
    expectNil(try reader.readToEnd())
    try reader.close()
    #expect(throws: CocoaError.self) { try reader.seek(toOffset: 0) }
  }

  @Test("Handles that lead to no file take what is written, and have nothing to read", .rule(712))
  func devices() throws {
    _ = TestApp(iOS: 14)
    Handle.standardError.write(Data("said".utf8))
    Handle.nullDevice.write(Data("gone".utf8))
    expectEqual(Handle.nullDevice.readDataToEndOfFile(), Data())
    expectNil(try Handle.standardInput.readToEnd())
    #expect(throws: CocoaError.self) { try Handle.standardOutput.readToEnd() }
  }
}
