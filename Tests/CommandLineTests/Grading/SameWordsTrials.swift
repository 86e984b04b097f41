import CourseRunner
import Foundation
import Expectations
import Testing

#if os(Linux)
  /// A grading says of the same files what practice said, byte for byte, however they are called.
  @Suite struct SameWordsTrials {
    /// Files over the starter's, and what both must say of them.
    struct Work: CustomTestStringConvertible, Sendable {
      var testDescription: String
      var files: [String: String]
      /// Findings and failures: their place and their words.
      var findings: [String]
      var failures: [String] = []
      /// The end of what the app wrote.
      var output = ""
    }

    private static let delegate = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = RootViewController()
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }

      """

    /// A root controller that does so when its view is loaded.
    private static func root(_ statements: String) -> String {
      """
      import UIKit

      class RootViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
      }

      """
    }

    static let works = [
      Work(
        testDescription: "an error",
        files: ["it's \"My View\" (1) ä😀.swift": "let x = 1\nlet y: String = x\n"],
        findings: [
          "it's \"My View\" (1) ä😀.swift:2:17 "
            + "cannot convert value of type 'Int' to specified type 'String'"
        ]),
      Work(
        testDescription: "an error in the first line, in a folder that looks like an option",
        files: ["-I/@x.swift": "let x = missing\n", "main.swift.swift": "let z = 1\n"],
        findings: ["-I/@x.swift:1:9 cannot find 'missing' in scope"]),
      Work(
        testDescription: "an error in as many folders as may be",
        files: ["a/b/c/d/Deep.swift": "let x = missing\n"],
        findings: ["a/b/c/d/Deep.swift:1:9 cannot find 'missing' in scope"]),
      Work(
        testDescription: "an error behind a mark of the order of bytes",
        files: ["Marked.swift": "\u{FEFF}let x = 1\nlet y = missing\n"],
        findings: ["Marked.swift:2:9 cannot find 'missing' in scope"]),
      Work(
        testDescription: "a warning and a trap",
        files: [
          "AppDelegate.swift": delegate, "RootViewController.swift": "",
          "Views/-it's \"mine\" ä😀.swift": root("let all = [1]; let x = all[all.count]"),
        ],
        findings: [
          "Views/-it's \"mine\" ä😀.swift:6:24 initialization of immutable value 'x' was never "
            + "used; consider replacing with assignment to '_' or removing it [#no-usage]"
        ],
        failures: [String](repeating: "Views/-it's \"mine\" ä😀.swift:6", count: 3),
        output: "Fatal error: Index out of range\n"),
      Work(
        testDescription: "names that the app itself says",
        files: [
          "AppDelegate.swift": delegate, "RootViewController.swift": "",
          "Views/Größe (1) 😀.swift": root("fatalError(\"\\(#fileID) \\(#filePath) \\(#line)\")"),
        ], findings: [],
        failures: [String](repeating: "Views/Größe (1) 😀.swift:6", count: 3),
        output: "App/Größe (1) 😀.swift:6: Fatal error: App/Größe (1) 😀.swift "
          + "Views/Größe (1) 😀.swift 6\n"),
    ]

    @Test("What is said of a file has the student's name for it, in practice as in a grading")
    func sameWords() throws {
      let work = try ClassOnDisk(course: .compiled())
      for piece in Self.works {
        try work.handIn(piece.testDescription, piece.files)
      }
      let answer = try work.grade(into: "out", "--seed", "1")
      expectEqual(answer.code, 0, "\(answer.complaint)")
      let graded = try Self.graded(try work.result("results.jsonl", of: "out"))
      for piece in Self.works {
        let handedIn = "submissions/\(piece.testDescription)/\(ClassOnDisk.exercise)"
        try Disk.remove("\(work.course.path)/\(ClassOnDisk.exercise)")
        try FileSet(folder: "\(work.course.path)/\(handedIn)")
          .write(to: "\(work.course.path)/\(ClassOnDisk.exercise)")
        let practice = try Self.practised(
          try work.course.call(
            "check", "the-window", "--from", ClassOnDisk.exercise, "--json"
          ).output)
        expectEqual(practice, graded[piece.testDescription], "\(piece)")
        expectEqual(practice.findings.map(\.words), piece.findings)
        expectEqual(
          practice.checks.flatMap { $0.failures ?? [] }.map(\.place?.words), piece.failures)
        let outputs = practice.checks.compactMap(\.output)
        expect(outputs.allSatisfy { $0.hasSuffix(piece.output) }, "\(outputs)")
      }
    }

    @Test(
      "Without files of the starter the same is meant in practice as in a grading")
    func parts() throws {
      let work = try ClassOnDisk(course: .compiled())
      let controller = Self.root("print(1)").replacing("import UIKit", with: "")
      let answers: [String: [String: String]] = [
        "one file": ["App.swift": Self.delegate + controller],
        "a project": [
          "App/AppDelegate.swift": Self.delegate, "App/Root.swift": Self.root("print(1)"),
          "App.xcodeproj/project.pbxproj": "", "AppTests/AppTests.swift": "import XCTest\n",
        ],
        "the delegate": ["AppDelegate.swift": Self.delegate],
      ]
      for (student, files) in answers {
        try FileSet(files: files.mapValues { [UInt8]($0.utf8) })
          .write(to: "\(work.submissions)/\(student)/\(ClassOnDisk.exercise)")
      }
      expectEqual(try work.grade(into: "out", "--seed", "1").code, 0)
      expectEqual(try Set(work.outcomes(of: "out").values), ["passed"])
      let graded = try Self.graded(try work.result("results.jsonl", of: "out"))
      for student in answers.keys {
        try Disk.remove("\(work.course.path)/\(ClassOnDisk.exercise)")
        try FileSet(folder: "\(work.submissions)/\(student)/\(ClassOnDisk.exercise)")
          .write(to: "\(work.course.path)/\(ClassOnDisk.exercise)")
        let answer = try work.course.call(
          "check", "the-window", "--from", ClassOnDisk.exercise, "--json")
        expectEqual(answer.code, 0)
        expectEqual(
          try Self.practised(answer.output).findings, graded[student]?.findings, "\(student)")
      }
    }

    @Test("What the exercise's own code needs of an app is told alike, and blamed on nobody else")
    func clash() throws {
      let work = try AttackedClass()
      let file = "SpeakerViewController.swift"
      try work.handIn(
        "ada", [file: SpeakerCourse.speaker().replacing("func add", with: "func sum")])
      expectEqual(try work.grade(work.course.path + "/submissions").code, 0)
      let graded = try Self.graded(try work.course.text("out/results.jsonl"))
      try FileSet(folder: work.folder(of: "ada")).write(to: "\(work.course.path)/01-say-it")
      let answer = try work.course.call("check", "say-it", "--from", "01-say-it", "--json")
      expectEqual(try Self.practised(answer.output), graded["ada"])
      expectEqual(answer.code, 1)
      expectEqual(
        try work.course.call("check", "say-it", "--from", "01-say-it").output,
        """
        ✗ words/say-it could not be built

        error: The exercise's own code does not compile with these files: value of type
               'SpeakerViewController' has no member 'add'.
          01-say-it/AppDelegate.swift
          To go on: Keep the types and methods of the starter, and give none of your own types a name that
                    Swift or UIKit uses.

        """)
    }

    // MARK: Reading both

    private struct Said: Equatable {
      var findings: [Finding]
      var checks: [Check]
      /// All of it, as it was written.
      var bytes: String
    }

    private struct Place: Decodable, Equatable {
      var file: String
      var line: Int?
      var column: Int?

      var words: String {
        ([file.replacing("\(ClassOnDisk.exercise)/", with: "")]
          + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
      }
    }

    private struct Finding: Decodable, Equatable {
      var message: String
      var place: Place?
      var words: String { "\(place?.words ?? "") \(message)" }
    }

    private struct Check: Decodable, Equatable {
      struct Failure: Decodable, Equatable { var place: Place? }
      var failures: [Failure]?
      var output: String?
    }

    private static func practised(_ text: String) throws -> Said {
      let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let verdict = (report?["verdicts"] as? [[String: Any]])?.first
      // A record has the points elsewhere, and keeps neither the time nor the number of assertions.
      let checks = (verdict?["checks"] as? [[String: Any]])?.map { check in
        check.filter { !["appTime", "assertions", "points"].contains($0.key) }
      }
      return try said(findings: verdict?["findings"], checks: checks)
    }

    private static func graded(_ text: String) throws -> [String: Said] {
      var all: [String: Said] = [:]
      for line in text.split(separator: "\n") {
        let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let checks = (record?["checks"] as? [[String: Any]] ?? []).map { $0["result"] as Any }
        all[record?["student"] as? String ?? ""] = try said(
          findings: record?["findings"], checks: checks)
      }
      return all
    }

    private static func said(findings: Any?, checks: Any?) throws -> Said {
      func bytes(_ value: Any?) throws -> Data {
        try JSONSerialization.data(withJSONObject: value ?? [], options: [.sortedKeys])
      }
      let (found, checked) = (try bytes(findings), try bytes(checks))
      return Said(
        findings: try JSONDecoder().decode([Finding].self, from: found),
        checks: try JSONDecoder().decode([Check].self, from: checked),
        bytes: String(decoding: found + checked, as: UTF8.self))
    }
  }
#endif
