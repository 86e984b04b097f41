import CourseRunner
import Foundation
import Expectations
import Testing

/// What an editor sees of a course: the toolchain's own language server is asked.
@Suite struct EditorTrials {
  private static let isServerMissing: Comment =
    "SKIPPED: no `sourcekit-lsp` lies beside the compiler, so nothing is known of editors"

  private func course() throws -> CourseOnDisk {
    let course = try SpeakerCourse.make()
    expectEqual(try course.call("editor").code, 0)
    return course
  }

  @Test("The first `next` writes what editors need and says so once; `editor` writes it again")
  func written() throws {
    let course = try CourseOnDisk()
    let note =
      "note: Editors with Swift support complete and check code here; `course editor` tells more.\n"
    expect(try course.call("next").complaint.contains(note))
    expect(try !course.call("next").complaint.contains(note))
    let database = "Workspace/.course/editor/compile_commands.json"
    let before = try course.text(database)
    try Disk.remove("\(course.path)/\(database)")
    let answer = try course.call("editor")
    expect(
      answer.output.hasPrefix("Editors know 16 Swift files in `Workspace/` and `Lessons/` now."),
      "\(answer)")
    expectEqual(try course.text(database), before)
    // A file that the student adds is known after the next check.
    try course.write("struct Extra {}\n", to: "\(CourseOnDisk.window)/Extra.swift")
    _ = try course.call("check", "the-window")
    expect(try course.text(database).contains("02-the-window/Extra.swift"))
    // So is a file that the lesson's author adds, with any command.
    let slip = "Lessons/01-LaunchSequence/02-the-window/Mistakes/OneMore/Extra.swift"
    try course.write("struct Extra {}\n", to: slip)
    _ = try course.call("hint", "the-window")
    expect(try course.text(database).contains(slip))
  }

  @Test("What editors need is no file of an exercise")
  func unseen() throws {
    let course = try CourseOnDisk()
    _ = try course.call("editor")
    expectEqual(Disk.kind(of: "\(course.path)/\(CourseOnDisk.window)/.sourcekit-lsp"), .folder)
    expect(try !course.call("show", "the-window").output.contains("sourcekit"))
    expect(try course.call("list").output.split(separator: "\n").contains { $0.hasSuffix(" -") })
  }

  @Test(
    "In no file of a course an editor shows an error",
    .enabled(if: LanguageServer.path != nil, isServerMissing),
    arguments: ["", "Workspace", "Workspace/03-Words", "Workspace/03-Words/01-say-it", "Lessons"])
  func quiet(folder: String) throws {
    let course = try course()
    let root = folder.isEmpty ? course.path : "\(course.path)/\(folder)"
    let server = try LanguageServer(path: #require(LanguageServer.path), folder: root)
    let names = Disk.files(below: root).filter { $0.hasSuffix(".swift") }
    expect(!names.isEmpty)
    for name in names {
      expectEqual(try server.errors(in: "\(root)/\(name)"), [], "\(name)")
    }
  }

  private static let controller = """
    import CoreGraphics
    import UIKit

    class SpeakerViewController: UIViewController {
      let button = UIButton(type: .system)
      var timer: Timer?

      override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        if #available(iOS 9, *) { view.addSubview(button) }
      }

      @objc func tapped() {}
      @objc func tick(_ sender: Any) {}
      @IBAction func go(_ sender: Any) {}
      func say(_ word: String) {}
      func add(_ a: Int, _ b: Int) -> Any? { CGFloat(a + b) }
    }

    """

  @Test(
    "A controller has completion, documentation and live errors, also with @objc and #selector",
    .enabled(if: LanguageServer.path != nil, isServerMissing))
  func controllers() throws {
    let course = try course()
    let server = try LanguageServer(path: #require(LanguageServer.path), folder: course.path)
    let file = "\(course.path)/Workspace/03-Words/01-say-it/SpeakerViewController.swift"
    let text = Self.controller
    expectEqual(try server.errors(in: file, text: text), [])
    expect(
      try server.completions(in: file, after: "view.", of: text).contains {
        $0.hasPrefix("backgroundColor")
      })
    let hover = try server.hover(in: file, over: "view.addSubview", of: text)
    expect(hover.contains("func addSubview(_ view: UIView)"), "\(hover)")
    expectEqual(
      try server.errors(in: file, text: text.replacing("addSubview", with: "addSubvew")),
      [
        "13: Value of type 'UIView' has no member 'addSubvew'"
      ])
    expectEqual(
      try server.errors(
        in: file, text: text.replacing("#selector(tapped)", with: "#selector(taped)")),
      ["10: Cannot find 'taped' in scope"])
  }

  @Test(
    "main.swift, checks, scenarios and stages are live, too",
    .enabled(if: LanguageServer.path != nil, isServerMissing),
    arguments: [
      ("Lessons/01-LaunchSequence/01-first-launch/App/main.swift", "UIApplicationMain", "Main"),
      ("Lessons/01-LaunchSequence/01-first-launch/Scenario.swift", "app.launch", "lunch"),
      ("Lessons/03-Words/01-say-it/Checks.swift", "app.launch", "lunch"),
      ("Lessons/03-Words/01-say-it/Stage.swift", "OnScreen.root", "rood"),
      ("Lessons/03-Words/01-say-it/StageCalls.swift", "speaker.say", "sai"),
    ])
  func others(name: String, right: String, wrong: String) throws {
    let course = try course()
    let server = try LanguageServer(path: #require(LanguageServer.path), folder: course.path)
    let file = "\(course.path)/\(name)"
    let text = try Disk.text(file)
    let word = right.split { ".?".contains($0) }.last.map(String.init) ?? ""
    expect(text.contains(right))
    expectEqual(try server.errors(in: file), [])
    let typo = text.replacing(right, with: right.replacing(word, with: wrong))
    expect(try !server.errors(in: file, text: typo).isEmpty)
  }
}
