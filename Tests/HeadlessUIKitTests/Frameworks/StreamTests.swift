import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Streams of bytes, and cutting a text into words.
@MainActor @Suite struct StreamTests {
  private final class Listener: NSObject, HeadlessUIKit.StreamDelegate {
    var events: [String] = []
    var bytes: [UInt8] = []
    func stream(_ aStream: HeadlessUIKit.Stream, handle eventCode: HeadlessUIKit.Stream.Event) {
      events.append("\(eventCode.rawValue)")
      guard eventCode == .hasBytesAvailable, let input = aStream as? HeadlessUIKit.InputStream
      else { return }
      var buffer = [UInt8](repeating: 0, count: 3)
      let count = input.read(&buffer, maxLength: 3)
      bytes += buffer.prefix(count)
    }
  }

  @Test("A scheduled stream tells what can be read, once for each reading, and the end", .rule(858))
  func reading() throws {
    let device = Device(iOS: 17.0)
    let (listener, input) = (Listener(), HeadlessUIKit.InputStream(data: Data("hello".utf8)))
    input.delegate = listener
    input.schedule(in: .main, forMode: .default)
    input.open()
    expect(listener.events == [] && input.streamStatus == .open)
    try device.simulator.settle()
    expectEqual(listener.events, ["1", "2", "2", "16"])
    expect(listener.bytes == Array("hello".utf8) && input.streamStatus == .atEnd)
  }

  @Test("A stream that is not scheduled is read at once, and says when it fails", .rule(858))
  func plainReading() {
    withExtendedLifetime(Device(iOS: 17.0)) {
      let input = HeadlessUIKit.InputStream(data: Data([1, 2, 3]))
      var buffer = [UInt8](repeating: 0, count: 8)
      expectEqual(input.read(&buffer, maxLength: 8), -1)
      input.open()
      expect(input.hasBytesAvailable && input.read(&buffer, maxLength: 8) == 3)
      expect(!input.hasBytesAvailable && input.read(&buffer, maxLength: 8) == 0)
      expectEqual(input.streamStatus, .atEnd)
      let missing = HeadlessUIKit.InputStream(fileAtPath: "/Data/none")
      missing?.open()
      expect(missing?.streamStatus == .error && missing?.streamError is CocoaError)
    }
  }

  @Test("What is written into memory or a file is there", .rule(858))
  func writing() throws {
    try withExtendedLifetime(Device(iOS: 17.0)) {
      let memory = HeadlessUIKit.OutputStream.toMemory()
      expectEqual(memory.write([1], maxLength: 1), -1)
      memory.open()
      expectEqual(memory.write([1, 2, 3], maxLength: 2), 2)
      expectEqual(memory.property(forKey: .dataWrittenToMemoryStreamKey) as? Data, Data([1, 2]))
      let path = "\(AppFiles.documents)/out"
      for appends in [false, true] {
        let file = HeadlessUIKit.OutputStream(toFileAtPath: path, append: appends)
        file?.open()
        file?.write([7, 8], maxLength: 2)
        file?.close()
      }
      let written = try unsafe appFiles.contents(at: path)
      expectEqual(written, Data([7, 8, 7, 8]))
    }
  }

  @Test("A tagger knows words, gaps and signs, and says that it knows no language", .rule(859))
  func words() {
    let device = Device(iOS: 17.0)
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .lexicalClass])
    let text = "Don't go. Now!"
    tagger.string = text
    let all = NSRange(location: 0, length: text.utf16.count)
    var found: [String] = []
    tagger.enumerateTags(
      in: all, unit: .word, scheme: .tokenType, options: .omitWhitespace
    ) { tag, range, _ in
      found.append("\(tag?.rawValue ?? "-") \((text as NSString).substring(with: range))")
    }
    expectEqual(
      found, ["Word Don't", "Word go", "Punctuation .", "Word Now", "Punctuation !"])
    var sentences = 0
    tagger.enumerateTags(in: all, unit: .sentence, scheme: .tokenType) { _, _, _ in sentences += 1 }
    expectEqual(sentences, 2)
    expect(!device.simulator.recorder.events.contains { $0.name == "unimplemented" })
    expectNil(tagger.dominantLanguage)
    expect(device.simulator.recorder.events.contains { $0.name == "unimplemented" })
  }
}
