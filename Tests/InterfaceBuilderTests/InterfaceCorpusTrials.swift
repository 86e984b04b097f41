import Foundation
import InterfaceFiles
import Testing

@testable import HeadlessUIKit

private nonisolated let corpusFolder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"]

/// Other people's files, in the folder that the environment names: each loads, or names what it does
/// not know.
@Suite(
  "Other people's xibs and storyboards",
  .enabled(
    if: corpusFolder != nil,
    "skipped: INTERFACE_CORPUS names no folder of xibs and storyboards"))
@MainActor
struct InterfaceCorpusTrials {
  private static func paths() throws -> [String] {
    let files = Foundation.FileManager.default.enumerator(atPath: try #require(corpusFolder))
    let all = files?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    let file = URL(filePath: try #require(corpusFolder)).appending(path: path)
    return [UInt8](try Data(contentsOf: file))
  }

  @Test("Each is read, or says why it is none of iOS's")
  func reading() throws {
    var unread: [String: Int] = [:]
    for path in try Self.paths() {
      do throws(InterfaceProblem) {
        let bytes = (try? Self.bytes(of: path)) ?? []
        for word in NibVocabulary.unread(in: try InterfaceFile(bytes)) {
          unread["\(word.element) \(word.word)", default: 0] += 1
        }
      } catch {
        guard case .otherType = error.reason else {
          Issue.record("\(path): \(error)")
          continue
        }
      }
    }
    for (word, count) in unread.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      Swift.print("not read in \(count) files: \(word)")
    }
  }
}
