import Foundation
import Rendering
import Expectations
import Testing

/// The pages in a real browser; part of `make soak`, where a browser is there.
struct BrowserTests {
  static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in ["/usr/bin/\(name)", "/usr/local/bin/\(name)", "/opt/homebrew/bin/\(name)"] }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Asked for by the environment: a browser takes seconds.
  static let isWanted = ProcessInfo.processInfo.environment["BROWSER_TESTS"] != nil

  @Test(
    "A browser shows the pages without a complaint, a request or a script",
    .enabled(if: isWanted, "set BROWSER_TESTS=1, as `make soak` does, to open the pages"))
  func pages() throws {
    let browser = try #require(
      Self.browser,
      "There is no Chromium here: install one, such as with `apt-get install chromium`.")
    let folder = "\(NSTemporaryDirectory())/pages-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (place, book) in ReportPageTests.classes.enumerated() {
      let site = "\(folder)/\(place)"
      try FileManager.default.createDirectory(
        atPath: "\(site)/students", withIntermediateDirectories: true)
      var paths: [String] = []
      try ReportSite(book).forEachPage { path, text in
        try text.write(toFile: "\(site)/\(path)", atomically: false, encoding: .utf8)
        paths.append(path)
      }
      for path in paths.prefix(4) {
        let (shown, complaints) = try open("\(site)/\(path)", in: browser, profile: folder)
        expect(shown.contains("</main>"))
        expect(!shown.contains("<title>forged"))
        // What a page's console says, and what the network log would hold if it asked for anything.
        expect(!complaints.contains("CONSOLE"), "\(complaints)")
        expect(!complaints.contains("example.org"))
      }
    }
  }

  private func open(
    _ page: String, in browser: String, profile: String
  ) throws -> (shown: String, complaints: String) {
    let log = "\(profile)/log-\(UUID().uuidString)"
    let shown = "\(profile)/dom-\(UUID().uuidString)"
    for file in [log, shown] { try Data().write(to: URL(fileURLWithPath: file)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A host that does not exist stands for every other one.
    process.arguments = [
      "timeout", "60", browser, "--headless", "--no-sandbox", "--disable-gpu",
      "--user-data-dir=\(profile)/profile", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--enable-logging=stderr", "--v=0", "--dump-dom", "file://\(page)",
    ]
    process.standardOutput = FileHandle(forWritingAtPath: shown)
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    return (
      try String(contentsOfFile: shown, encoding: .utf8),
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
    )
  }
}
