import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

private typealias Handle = HeadlessUIKit.FileHandle

@MainActor
struct FileHandleTests {
  @Test("A handle reads and writes the app's own files from its place on", .rule(712))
  func places() throws {
    _ = TestApp(iOS: 14)
    let path = "/Data/tmp/log.txt"
    #expect(Handle(forWritingAtPath: path) == nil)
    try _courseWrite(Data("one ".utf8), to: path)
    let writer = try #require(Handle(forWritingAtPath: path))
    #expect(writer.seekToEndOfFile() == 4)
    writer.write(Data("two".utf8))
    writer.closeFile()
    let reader = try Handle(forReadingFrom: URL(fileURLWithPath: path))
    #expect(try reader.read(upToCount: 4) == Data("one ".utf8))
    #expect(reader.readDataToEndOfFile() == Data("two".utf8))
    #expect(try reader.readToEnd() == nil)
    try reader.close()
    #expect(throws: CocoaError.self) { try reader.seek(toOffset: 0) }
  }
}
