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

  /// The files in the same folder, to which storyboards refer.
  private static func files(beside path: String) throws -> [String: String] {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    var files: [String: String] = [:]
    for other in try paths()
    where other.split(separator: "/").dropLast().joined(separator: "/") == folder {
      let name = other.split(separator: "/").last.map(String.init) ?? other
      files[name] = String(decoding: try bytes(of: other), as: UTF8.self)
    }
    return files
  }

  private func plain(_ text: String) -> String {
    let own =
      /<(outlet|outletCollection) property="(?!(view|delegate|dataSource|gestureRecognizers)")[^>]*>/
    let attributes = /<userDefinedRuntimeAttributes>(.|\n)*?<\/userDefinedRuntimeAttributes>/
    return text.replacing(own, with: "").replacing(attributes, with: "")
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

  @Test("Each controller, and each object of a xib, is made and shown, or what is wrong is named")
  func loading() throws {
    var remarks: [String: Int] = [:]
    for path in try Self.paths() {
      guard let file = try? InterfaceFile(Self.bytes(of: path)) else { continue }
      for (iOS, model) in [(17, nil), (9, "iPad Air"), (5, "iPhone 4S")] as [(Int, String?)] {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        // The app's classes are not here: what its files connect to their properties is taken out.
        let app = NibApp(
          iOS: IOSVersion(iOS), model: model, files: try Self.files(beside: path).mapValues(plain))
        try load(file, name, in: app)
        for event in app.simulator.recorder.events where event.kind == .exception {
          // What Apple's newer classes are for does not begin on an older device.
          if iOS == 17 { Issue.record("\(path): \(event.name) \(event.text ?? "")") }
        }
        guard iOS == 17 else { continue }
        for event in app.simulator.recorder.events
        where event.kind == .diagnosis && event.name != "windowReleased" {
          let text = (event.text ?? "").replacing(/[^ ]+(:| line )[0-9]+/, with: "#")
          remarks["\(event.name): \(text)", default: 0] += 1
        }
      }
    }
    for (text, count) in remarks.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      Swift.print("said \(count) times: \(text)")
    }
  }

  /// Makes all that the file has, and puts controllers and views onto the screen.
  private func load(_ file: InterfaceFile, _ name: String, in app: NibApp) throws {
    let stem = String(name.prefix { $0 != "." })
    func show(_ controller: UIViewController) throws {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try app.simulator.settle()
      window.layoutIfNeeded()
    }
    switch file.kind {
    case .storyboard:
      let storyboard = UIStoryboard(name: stem, bundle: nil)
      if file.initialViewController != nil {
        let initial = storyboard.instantiateInitialViewController()
        #expect(initial != nil || app.simulator.isDead, "\(name)")
      }
      for scene in file.scenes {
        guard !app.simulator.isDead, let id = scene.controller?.id,
          let controller = storyboard.controller(id)
        else { continue }
        try show(controller)
      }
    case .xib:
      let owner = UIViewController()
      let objects = UINib(nibName: stem, bundle: nil).instantiate(withOwner: owner)
      let wanted = file.objects.count { !NibLoad.isPlaceholder($0) }
      #expect(objects.count == wanted || app.simulator.isDead, "\(name)")
      if owner.isViewLoaded { try show(owner) }
      for case let view as UIView in objects
      where !(view is UIWindow) && view.controller == nil && !app.simulator.isDead {
        let controller = UIViewController()
        controller.view = view
        try show(controller)
      }
    }
  }
}
