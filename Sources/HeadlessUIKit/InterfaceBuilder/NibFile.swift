import EventTrace
import Foundation
import InterfaceFiles

/// A xib or a storyboard of the app's bundle, read once.
final class NibFile {
  /// Where it is in the bundle: `Base.lproj/Main.storyboard`.
  let path: String
  let interface: InterfaceFile

  /// What its colours, texts and pictures are.
  let values: NibValues
  /// The scenes that are being made, to find one that is in itself, also by way of other files.
  var making: Set<String> = []
  /// The scenes whose views are being filled with others.
  var embedding: Set<String> = []

  init(path: String, _ interface: InterfaceFile, texts: [String: String], in simulator: Simulator) {
    (self.path, self.interface) = (path, interface)
    values = NibValues(file: interface, named: path, in: simulator)
    values.translations = texts
  }

  /// The tint of all scenes.
  var tint: UIColor? { interface.root.part("tintColor").flatMap(values.color) }
  /// Whether a window of UIKit's has that tint (rule 1449).
  var isOfWindow = false

  /// Says that no window has the tint, as the app shows the scenes itself.
  func noteTint() {
    guard !isOfWindow, let tint = interface.root.part("tintColor") else { return }
    values.note(
      "tintColor", of: tint, "the tint of all scenes is given only to a window that UIKit makes.")
  }

  /// Its name without folder and ending.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// What each element with an id is, wherever it stands in the file.
  private(set) lazy var elements: [String: InterfaceElement] = {
    var elements: [String: InterfaceElement] = [:]
    interface.root.visit { element in
      guard let id = element.id else { return }
      if let first = elements[id] {
        values.note(
          "id=\"\(id)\"", of: element,
          "line \(first.line) has this id too; Xcode opens no such file, and connections lead there."
        )
      } else {
        elements[id] = element
      }
    }
    return elements
  }()

  /// The scene whose controller has that id.
  private(set) lazy var scenes: [String: InterfaceFile.Scene] = Dictionary(
    interface.scenes.compactMap { scene in scene.controller?.id.map { ($0, scene) } },
    uniquingKeysWith: { first, _ in first })

  /// The scene whose controller the app calls by that name.
  private(set) lazy var named: [String: InterfaceFile.Scene] = Dictionary(
    interface.scenes.compactMap { scene in
      scene.controller?["storyboardIdentifier"].map { ($0, scene) }
    }, uniquingKeysWith: { first, _ in first })

  /// Where an element stands, for people: `Main.storyboard:12`.
  func place(of element: InterfaceElement) -> String { "\(path):\(element.line)" }
}

/// The files that were read, and those that cannot be.
private final class NibFiles {
  var known: [String: NibFile?] = [:]
}

extension Simulator {
  private static let nibFilesKey = StateKey { _ in NibFiles() }
  private var nibFiles: NibFiles { state(Self.nibFilesKey) }

  /// Finds a xib or storyboard by its name, and reads it.
  ///
  /// - Returns: Nil where the bundle has none, or none that is any: Xcode would not have built that.
  func nibFile(_ name: String, _ kind: InterfaceFile.Kind) -> NibFile? {
    let path = pathOfInterface(name, kind)
    recordSearch(for: name, kind, path)
    return path.flatMap { nibFile(at: $0, kind) }
  }

  /// Where the bundle has it: outside of the languages' folders first, for this kind of device first
  /// (rule 60).
  func pathOfInterface(_ name: String, _ kind: InterfaceFile.Kind) -> String? {
    let ending = kind == .xib ? "xib" : "storyboard"
    let suffixes = has(.nibsForDevices) ? [idiomSuffix, ""] : [""]
    for folder in AppBundle.folders(nil, nil) {
      for suffix in suffixes {
        let path = "\(folder)\(name)\(suffix).\(ending)"
        if bundle.files[path] != nil { return path }
      }
    }
    return nil
  }

  /// Says which file is taken: what is left over from before is taken, too.
  private func recordSearch(for name: String, _ kind: InterfaceFile.Kind, _ path: String?) {
    guard !isDead, recorder.isOn else { return }
    recorder.record(
      .query, subject: Event.Subject(name: "Bundle", className: "Bundle"),
      "path(forResource:ofType:)",
      arguments: ["\"\(name)\"", kind == .xib ? "\"nib\"" : "\"storyboardc\""],
      answer: path ?? "nil")
  }

  private func nibFile(at path: String, _ kind: InterfaceFile.Kind) -> NibFile? {
    if let known = nibFiles.known[path] { return known }
    nibFiles.known[path] = .some(nil)
    guard let bytes = bundle.files[path] else { return nil }
    do throws(InterfaceProblem) {
      let interface = try InterfaceFile(bytes)
      guard interface.kind == kind else {
        let (type, ending) = kind == .xib ? ("Storyboard.XIB", "xib") : ("XIB", "storyboard")
        diagnose(
          "interfaceFileBroken", noRule: "Xcode refuses to build such a file",
          "\(path):\(interface.root.line): the type is that of \(type), and the name ends in \(ending)."
        )
        return nil
      }
      let file = NibFile(path: path, interface, texts: texts(for: path), in: self)
      nibFiles.known[path] = file
      // To find what stands there twice.
      _ = file.elements
    } catch {
      let line = error.line.map { ":\($0)" } ?? ""
      diagnose(
        "interfaceFileBroken", noRule: "Xcode refuses to build such a file",
        "\(path)\(line): \(error.words)")
    }
    return nibFiles.known[path] ?? nil
  }

  /// The texts in the device's language for a file that has none itself, such as `en.lproj/Main.strings`.
  private func texts(for path: String) -> [String: String] {
    guard path.hasPrefix("Base.lproj/") else { return [:] }
    let name = path.dropFirst("Base.lproj/".count).prefix { $0 != "." }
    let contents = deviceLanguage.folders.lazy
      .compactMap { self.bundle.files["\($0).lproj/\(name).strings"] }.first
    let list = contents.flatMap { _courseList(Data($0)) }
    return list as? [String: String] ?? [:]
  }
}
