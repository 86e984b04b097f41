import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

@Suite struct AppFilesTests {
  private func read(
    _ files: [String: [UInt8]], starter: [String: String] = [:], isSample: Bool = false
  ) throws -> AppFiles {
    let folder = try TemporaryFolder()
    try FileSet(files: files).write(to: folder.path)
    return AppFiles(
      folder: folder.path, shownFolder: "Workspace/x",
      starter: FileSet(files: starter.mapValues { [UInt8]($0.utf8) }), isSample: isSample)
  }

  private let fine = [UInt8]("struct Root {}\n".utf8)

  @Test("Only what may be part of an app is taken; of a picture that cannot be read only the name")
  func allowed() throws {
    let app = try read([
      "Root.swift": fine, "Info.plist": fine, "art/icon.png": [0xFF, 0xD8], "notes.md": fine,
      "X.SWIFT": fine, "IMG_1.JPG": [0xFF], "run.sh": fine, ".hidden.swift": fine,
    ])
    expectEqual(app.files.paths, ["IMG_1.JPG", "Info.plist", "Root.swift", "art/icon.png"])
    expectEqual(app.files.files["art/icon.png"], [])
    expectEqual(app.findings, [])
  }

  @Test("A link is not part of an app, and is told instead of what it stands for")
  func links() throws {
    let folder = try TemporaryFolder(["Root.swift": "struct Root {}\n"])
    for name in ["Secret.swift", "notes", ".#Root.swift"] {
      expectEqual(symlink("/etc/passwd", "\(folder.path)/\(name)"), 0)
    }
    let app = AppFiles(
      folder: folder.path, shownFolder: "Workspace/x",
      starter: FileSet(files: ["Secret.swift": [UInt8]("x".utf8)]))
    expectEqual(app.files.paths, ["Root.swift"])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, severity: .warning, "`Secret.swift` is a link, and links are left out.",
          at: SourcePlace(file: "Workspace/x/Secret.swift"),
          remedy: "Put the file itself here; grading takes no links either.")
      ])
  }

  @Test(
    "A file whose ending is not taken is told where the sources name it",
    arguments: [
      (
        "words.sqlite", #"("words", ofType: "sqlite")"#,
        "Give it an ending that is taken, such as `.dat`, in the sources too; on a device any would do."
      ),
      ("data/Words.JSON", #"("data/Words.JSON")"#, "Rename it so that it ends in `.json`."),
    ])
  func leftOut(path: String, naming: String, remedy: String) throws {
    let name = path.lastComponent
    let app = try read(["Root.swift": [UInt8]("path\(naming)".utf8), path: fine, "notes.md": fine])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, severity: .warning,
          "The sources name `\(name)`, but files that end in `.\(name.split(separator: ".")[1])` are not put "
            + "into the app's bundle here.",
          at: SourcePlace(file: "Workspace/x/\(path)"), remedy: remedy)
      ])
    expectEqual(try read(["Root.swift": fine, path: fine]).findings, [])
  }

  @Test("A starter's file that was emptied is an error")
  func empty() throws {
    let app = try read(["Root.swift": fine, "Other.swift": []], starter: ["Other.swift": "x"])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, "The file is empty.", at: SourcePlace(file: "Workspace/x/Other.swift"),
          remedy: "Undo in your editor, or `course reset` brings the starter back.")
      ])
  }

  @Test("A starter's file that was deleted is a warning: it may be meant")
  func deleted() throws {
    let app = try read(["Root.swift": fine], starter: ["Other.swift": "x"])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, severity: .warning, "The starter's `Other.swift` is gone.",
          at: SourcePlace(file: "Workspace/x/Other.swift"),
          remedy: "If that was not meant, `course reset` brings the starter back.")
      ])
    expect(app.isUsable)
  }

  @Test(
    "A file with nearly the name of one that is gone is named",
    arguments: ["other.swift", "Other.swift.txt"])
  func renamed(name: String) throws {
    let app = try read(["Root.swift": fine, name: fine], starter: ["Other.swift": "x"])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, severity: .warning, "The starter's `Other.swift` is gone.",
          at: SourcePlace(file: "Workspace/x/Other.swift"),
          remedy: "There is `\(name)`: if that is the file, give it its old name.")
      ])
  }

  @Test("A file that is not UTF-8 is an error")
  func notText() throws {
    let app = try read(["Root.swift": [0x6C, 0xFF, 0xFE]])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, "The file is not text in UTF-8.",
          at: SourcePlace(file: "Workspace/x/Root.swift"),
          remedy: "Save it as UTF-8 in your editor, or `course reset` brings the starter back.")
      ])
  }

  @Test("Property lists may be binary ones, strings text in UTF-16, and data may be anything")
  func otherThanText() throws {
    let utf16: [UInt8] =
      [0xFF, 0xFE] + "\"a\" = \"ä\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let app = try read([
      "Root.swift": fine, "Info.plist": [UInt8]("bplist00".utf8) + [0xD0, 0xFF],
      "en.lproj/Localizable.strings": utf16, "words.txt": [0xFF, 0x00],
      "Assets.xcassets/Contents.json": fine,
    ])
    expectEqual(app.findings, [])
    expectEqual(
      app.files.files["en.lproj/Localizable.strings"], [UInt8]("\"a\" = \"ä\";".utf8))
    expectEqual(
      app.files.paths,
      [
        "Assets.xcassets/Contents.json", "Info.plist", "Root.swift", "en.lproj/Localizable.strings",
        "words.txt",
      ])
    expectEqual(
      try read(["Root.swift": fine, "Info.plist": [0xFF, 0xFE]]).findings.map(\.message),
      ["The file is not text in UTF-8."])
  }

  @Test("Pictures of a catalogue are counted apart")
  func catalogue() throws {
    func pictures(_ count: Int) -> [String: [UInt8]] {
      Dictionary(
        uniqueKeysWithValues: (0..<count).flatMap {
          let set = "Assets.xcassets/p\($0).imageset"
          return [("\(set)/p.png", []), ("\(set)/Contents.json", [UInt8]("{}".utf8))]
        })
    }
    expectEqual(try read(pictures(70).merging(["Root.swift": fine]) { $1 }).findings, [])
    expectEqual(
      try read(pictures(513).merging(["Root.swift": fine]) { $1 }).findings.map(\.message),
      ["An app may have 512 pictures and files of data; this one has 513."])
  }

  @Test("Of a picture its size is kept, whatever it is and however its name is written")
  func pictureSizes() throws {
    let drawing = [UInt8]("%PDF-1.4 /MediaBox [0 0 24 30]".utf8)
    let files = try read(["Root.swift": fine, "a.pdf": drawing, "IMG_1.JPG": [1], "b.TXT": [1]])
    expectEqual(files.files.paths, ["IMG_1.JPG", "Root.swift", "a.pdf"])
    expectEqual(files.files.files["IMG_1.JPG"], [])
    let kept = files.files.files["a.pdf"] ?? []
    expectEqual(Array(kept.suffix(8)), [0, 0, 0, 24, 0, 0, 0, 30])
    expectEqual(AppFileKind.keptPicture(kept), kept)
    // Of a font it is how large its letters are.
    let font = [UInt8]("font of an app\nFine\nFine\nFine\n9000 2000 0 0\n65 6000\n".utf8)
    expectEqual(AppFileKind.keptPicture(font), font)
    expectEqual(try read(["Root.swift": fine, "Fine.ttf": font]).files.files["Fine.ttf"], font)
  }

  @Test("A file of 10 MB is an error")
  func large() throws {
    let app = try read(["Root.swift": [UInt8](repeating: 32, count: 10 << 20)])
    expectEqual(
      app.findings,
      [
        Finding(
          .badFile, "The file is larger than 256 KiB.",
          at: SourcePlace(file: "Workspace/x/Root.swift"),
          remedy: "Move files that are not part of the app to another place.")
      ])
  }

  @Test("Files of more than 1 MiB together are an error, whether read from a folder or handed in")
  func largeTogether() throws {
    func app(filling bytes: Int) -> [String: [UInt8]] {
      let share = [UInt8](repeating: 32, count: bytes / 4)
      return Dictionary(
        uniqueKeysWithValues: ["A.swift", "B.swift", "C.swift", "words.txt"].map { ($0, share) })
    }
    let excess = Finding(
      .badFile, "The files together are larger than 1 MiB.", at: SourcePlace(file: "Workspace/x"),
      remedy: "Move files that are not part of the app to another place.")
    expectEqual(try read(app(filling: 1 << 20)).findings, [])
    let larger = app(filling: 1 << 20).merging(["D.swift": [32]]) { $1 }
    expectEqual(try read(larger).findings, [excess])
    let checked = AppFiles(checking: FileSet(files: larger), shownFolder: "Workspace/x")
    expectEqual(checked.findings, [excess])
  }

  @Test("A file may lie in four folders and not in five")
  func deep() throws {
    expectEqual(try read(["Root.swift": fine, "a/b/c/d/Deep.swift": fine]).findings, [])
    expectEqual(
      try read(["Root.swift": fine, "a/b/c/d/e/icon.png": []]).findings,
      [
        Finding(
          .badFile, "The file is more than 4 folders deep.",
          at: SourcePlace(file: "Workspace/x/a/b/c/d/e/icon.png"),
          remedy: "Move it into one of the folders above; grading refuses it where it is now.")
      ])
  }

  @Test("More than 64 files are an error")
  func many() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<65).map { ("F\($0).swift", fine) })
    expectEqual(
      try read(files).findings.map(\.message), ["An app may have 64 files; this one has 65."])
  }

  @Test("An author's app has as many files as a project of Xcode's, as deep as there")
  func sample() throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<65).map { ("F\($0).swift", fine) })
    files["a/b/c/d/e/Deep.swift"] = fine
    files["words.txt"] = [UInt8](repeating: 32, count: 3 << 19)
    let app = try read(files, isSample: true)
    expect(app.findings == [] && app.files.paths.count == 67)
  }

  @Test("An app without Swift files, and a folder that is gone, are errors")
  func nothing() throws {
    expectEqual(
      try read(["Info.plist": fine]).findings.map(\.message),
      [
        "There is no Swift file in the exercise's folder."
      ])
    expectEqual(
      AppFiles(folder: "/nowhere", shownFolder: "Workspace/x").findings,
      [
        Finding(
          .badFile, "The exercise's folder is gone.", at: SourcePlace(file: "Workspace/x"),
          remedy: "`course reset` brings the starter back.")
      ])
    expectEqual(
      AppFiles(folder: "/dev/null", shownFolder: "Workspace/x").findings,
      [
        Finding(
          .badFile, "The exercise's folder is not here; a file or a link has its name.",
          at: SourcePlace(file: "Workspace/x"),
          remedy: "Move that to another place; then `course reset` brings the starter back.")
      ])
  }
}
