import EventTrace
import Foundation
import InterfaceFiles
import Expectations
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
        switch error.reason {
        case .otherType, .archive: continue
        default: Issue.record("\(path): \(error)")
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
        let start = ProcessInfo.processInfo.systemUptime
        let app = try Self.load(
          file, path, files: try Self.files(beside: path), iOS: IOSVersion(iOS), model)
        let took = ProcessInfo.processInfo.systemUptime - start
        if took > 1 { Swift.print("\(path) took \(took) s on iOS \(iOS)") }
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

  @Test("No slip in a file crashes the runtime or keeps it busy")
  func slips() throws {
    var numbers = Slips(state: 7)
    let paths = try Self.paths()
    let count = ProcessInfo.processInfo.environment["SLIPS"].flatMap { Int($0) } ?? 0
    var (read, longest) = (0, 0.0)
    for number in 0..<count {
      let path = paths[number % paths.count]
      let bytes = numbers.slipped(try Self.bytes(of: path))
      try Data(bytes).write(to: URL(filePath: "\(Foundation.NSTemporaryDirectory())/slip.xml"))
      let start = ProcessInfo.processInfo.systemUptime
      if let file = try? InterfaceFile(bytes) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        _ = NibVocabulary.unread(in: file)
        _ = try? Self.load(
          file, path, files: [name: String(decoding: bytes, as: UTF8.self)],
          iOS: [17, 26, 9, 6, 5, 3][number / paths.count % 6], nil, isWhole: false)
        read += 1
      }
      let took = ProcessInfo.processInfo.systemUptime - start
      longest = max(longest, took)
      if took > 2 { Swift.print("slip \(number) of \(path) took \(took) s") }
    }
    Swift.print("\(count) slips, of which \(read) are read; the longest took \(longest) s")
    expect(longest < 10)
  }

  /// Loads a file as an app does, with classes in place of the app's.
  private static func load(
    _ file: InterfaceFile, _ path: String, files: [String: String], iOS: IOSVersion,
    _ model: String?, isWhole: Bool = true
  ) throws -> NibApp {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let all = files.values.compactMap { try? InterfaceFile([UInt8]($0.utf8)) }
    let app = NibApp(iOS: iOS, model: model, files: files, named: StandIns.named(in: all))
    StandIns.takeConnections(of: all, in: app.simulator)
    try load(file, name, in: app, isWhole: isWhole)
    return app
  }

  private static func show(_ controller: UIViewController, in app: NibApp) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.simulator.settle()
    window.layoutIfNeeded()
  }

  /// Makes all that the file has, puts controllers and views onto the screen, and follows the segues.
  private static func load(
    _ file: InterfaceFile, _ name: String, in app: NibApp, isWhole: Bool
  ) throws {
    let stem = String(name.prefix { $0 != "." })
    switch file.kind {
    case .storyboard:
      let storyboard = UIStoryboard(name: stem, bundle: nil)
      if file.initialViewController != nil {
        let initial = storyboard.instantiateInitialViewController()
        if isWhole { expect(initial != nil || app.simulator.isDead, "\(name)") }
      }
      for scene in file.scenes {
        guard !app.simulator.isDead, let id = scene.controller?.id,
          let controller = storyboard.controller(id)
        else { continue }
        try show(controller, in: app)
        for index in controller.segues.indices where controller.segues[index].kind != .embed {
          guard !app.simulator.isDead, let source = storyboard.controller(id) else { break }
          let isPushed = [.push, .show].contains(source.segues[index].kind)
          let isContainer = source is UINavigationController || source is UISplitViewController
          try show(
            isPushed && !isContainer ? UINavigationController(rootViewController: source) : source,
            in: app)
          source.segues[index].follow(from: source.viewIfLoaded)
          try app.simulator.settle()
        }
      }
    case .xib:
      let owner = StandIns.owner()
      let objects = UINib(nibName: stem, bundle: nil).instantiate(withOwner: owner)
      let wanted = file.objects.count { !NibLoad.isPlaceholder($0) }
      if isWhole { expect(objects.count == wanted || app.simulator.isDead, "\(name)") }
      if owner.isViewLoaded { try show(owner, in: app) }
      for case let view as UIView in objects
      where !(view is UIWindow) && view.controller == nil && !app.simulator.isDead {
        let controller = UIViewController()
        controller.view = view
        try show(controller, in: app)
      }
    }
  }
}
