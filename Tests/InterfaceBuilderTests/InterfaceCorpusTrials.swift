import EventTrace
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

  @Test("What is in each is made, its views too", arguments: [IOSVersion(5), 9, 17])
  func loading(iOS: IOSVersion) throws {
    for path in try Self.paths() {
      guard let bytes = try? Self.bytes(of: path), let file = try? InterfaceFile(bytes) else {
        continue
      }
      let isStoryboard = file.kind == .storyboard
      let name = isStoryboard ? "File.storyboard" : "File.xib"
      let text = String(decoding: bytes, as: UTF8.self)
      func start() -> Simulator { NibApp(iOS: iOS, files: [name: text]).simulator }
      guard isStoryboard else {
        let simulator = start()
        _ = Bundle.main.loadNibNamed("File", owner: UIViewController())
        check(simulator, path)
        continue
      }
      for id in file.scenes.compactMap(\.controller?.id) {
        let simulator = start()
        let controller = UIStoryboard(name: "File", bundle: nil).controller(id)
        _ = controller?.view
        controller?.view.layoutIfNeeded()
        check(simulator, "\(path) \(id)")
      }
    }
  }

  /// Without the app's classes outlets are missing, and other storyboards; nothing else ends a device.
  private func check(_ simulator: Simulator, _ place: String) {
    let words = simulator.recorder.events.filter { [.exception, .diagnosis].contains($0.kind) }
    for event in words where !event.description.hasPrefix("NSUnknownKeyException") {
      Swift.print("\(place): \(event.description)")
    }
  }
}
