import Foundation

/// What a student and a teacher wait for, measured as whole processes on a copy of the course.
///
/// Every figure is a median of ``runs`` runs after one that warms the caches. The exercise's file is
/// changed before each check, so that nothing is answered from an earlier verdict.
struct Bench {
  let root: URL
  let folder: URL
  let course: String
  static let runs = 15
  static let exercise = "launch-sequence/build-the-first-screen"

  init() throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let built = executable.deletingLastPathComponent()
    course = built.appending(path: "course").path
    root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard FileManager.default.fileExists(atPath: root.appending(path: "Lessons").path) else {
      throw BenchFailure("Run it where Lessons/ is.")
    }
    folder = FileManager.default.temporaryDirectory.appending(path: "course-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: root.appending(path: "Lessons"), to: folder.appending(path: "Lessons"))
  }

  func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The exercise as a student has it, with the right answer in it.
  private var workspace: URL {
    folder.appending(path: "Workspace/01-LaunchSequence/05-build-the-first-screen")
  }

  func run() throws {
    _ = try course("next").run()
    let solution = folder.appending(path: "Lessons/01-LaunchSequence/05-build-the-first-screen")
    let answer = try String(
      contentsOf: solution.appending(path: "Solution/AppDelegate.swift"), encoding: .utf8)

    // In turn, so that a machine that becomes slower does so for both.
    var check: [Measurement] = []
    var compiles: [Measurement] = []
    for number in 0...Self.runs {
      try write(answer, number: 2 * number)
      let checked = try measured(course("check", Self.exercise))
      try write(answer, number: 2 * number + 1)
      let compiled = try measured(bareCompile())
      // The first run warms the caches.
      if number > 0 {
        check.append(checked)
        compiles.append(compiled)
      }
    }
    func compileAlone() throws -> Double {
      let runs = try repeated { number in
        try write(answer, number: number)
        return try bareCompile()
      }
      return median(runs.map(\.seconds))
    }
    let compile = median(compiles.map(\.seconds))
    let next = try repeated { _ in course("next") }
    let test = try packageTest(answer)

    var table = Table()
    let checkTime = median(check.map(\.seconds))
    table.add("course check, 3 checks on 5 launches", seconds: checkTime, target: 0.25)
    table.add("  bare compile of the same files", seconds: compile)
    table.add("  check / bare compile", ratio: checkTime / compile)
    table.add("  swift test of the same app as a package", seconds: median(test.map(\.seconds)))
    table.add("  check / swift test", ratio: checkTime / median(test.map(\.seconds)))
    table.add("course next, nothing changed", seconds: median(next.map(\.seconds)), target: 0.06)
    let fresh = try freshClone()
    table.add("swift run course next, fresh clone", seconds: fresh.seconds, target: 90)
    let peak = check.map(\.peakBytes).max() ?? 0
    table.add("peak memory of course check", megabytes: Double(peak) / 1e6, target: 100)
    let welcome = try String(
      contentsOf: workspace.appending(path: "WelcomeViewController.swift"), encoding: .utf8)
    try GradingBench(
      folder: folder, course: self.course, exercise: Self.exercise,
      answer: ["AppDelegate.swift": answer, "WelcomeViewController.swift": welcome]
    ).add(
      to: &table, check: checkTime, test: median(test.map(\.seconds)), compile: compileAlone)
    print(table.text)
  }

  // MARK: What is measured

  /// From a clone in which nothing is built to the first words; once, because it takes a while.
  private func freshClone() throws -> Measurement {
    let clone = folder.appending(path: "clone").path
    let cloning = Command(
      path: "/usr/bin/env", arguments: ["git", "clone", "-q", root.path, clone],
      directory: folder.path)
    guard try cloning.run().exitCode == 0 else {
      throw BenchFailure("The course cannot be cloned: is this a git checkout?")
    }
    return try Command(
      path: "/usr/bin/env", arguments: ["swift", "run", "course", "next"], directory: clone
    ).run()
  }

  private func course(_ arguments: String...) -> Command {
    Command(path: course, arguments: arguments, directory: folder.path)
  }

  private func write(_ answer: String, number: Int) throws {
    try Data((answer + "// \(number)\n").utf8).write(
      to: workspace.appending(path: "AppDelegate.swift"))
  }

  private func repeated(_ make: (Int) throws -> Command) throws -> [Measurement] {
    var measurements: [Measurement] = []
    for number in 0...Self.runs {
      let measurement = try measured(make(number))
      // The first run warms the caches.
      if number > 0 { measurements.append(measurement) }
    }
    return measurements
  }

  private func measured(_ command: Command) throws -> Measurement {
    let measurement = try command.run()
    // 1 is an answer, too: the student's work does not pass.
    guard measurement.exitCode <= 1 else {
      throw BenchFailure(
        "\(command.path) \(command.arguments.joined(separator: " ")) failed with exit code "
          + "\(measurement.exitCode).")
    }
    return measurement
  }

  /// The compiler alone, on the same files with the same flags, without linking or running.
  private func bareCompile() throws -> Command {
    let modules = URL(fileURLWithPath: course).deletingLastPathComponent().appending(
      path: "Modules")
    return Command(
      path: "/usr/bin/env",
      arguments: [
        "swiftc", "-c", "-module-name", "App", "-swift-version", "6", "-default-isolation",
        "MainActor", "-parse-as-library", "-I", modules.path, "-o", "\(folder.path)/bare.o",
        "-wmo", workspace.appending(path: "AppDelegate.swift").path,
        workspace.appending(path: "WelcomeViewController.swift").path,
      ], directory: folder.path)
  }

  /// The same app as a package with a test of its own, edited and tested.
  private func packageTest(_ answer: String) throws -> [Measurement] {
    let package = folder.appending(path: "AsPackage")
    let app = package.appending(path: "Sources/App")
    let tests = package.appending(path: "Tests/AppTests")
    for directory in [app, tests] {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: workspace.appending(path: "WelcomeViewController.swift"),
      to: app.appending(path: "WelcomeViewController.swift"))
    try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
    try Data(testCase.utf8).write(to: tests.appending(path: "AppTests.swift"))
    let library = answer.replacing("@main\n", with: "")
    return try repeated { number in
      try Data((library + "// \(number)\n").utf8).write(
        to: app.appending(path: "AppDelegate.swift"))
      return Command(
        path: "/usr/bin/env", arguments: ["swift", "test", "-q"], directory: package.path)
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "AsPackage",
      dependencies: [.package(path: "\(root.path)")],
      targets: [
        .target(
          name: "App",
          dependencies: [.product(name: "UIKit", package: "\(root.lastPathComponent)")],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ]
    )
    """
  }

  /// Three tests that launch nothing: as little as `swift test` can be asked to do.
  private var testCase: String {
    """
    import XCTest
    @testable import App

    final class AppTests: XCTestCase {
      func testDelegate() { XCTAssertEqual("\\(AppDelegate.self)", "AppDelegate") }
      func testController() {
        XCTAssertEqual("\\(WelcomeViewController.self)", "WelcomeViewController")
      }
      func testNothing() { XCTAssertTrue(true) }
    }
    """
  }
}
