import AppHost
import CourseModel
import Foundation

/// What an ordinary app does with Foundation, threads and tasks; a seal must not be in its way.
nonisolated enum Ordinary {
  static func everything(_ app: AppSide) {
    struct Pet: Codable { var name: String }
    let json = try? JSONEncoder().encode([Pet(name: "Ida")])
    app.say("json \(json.map { String(decoding: $0, as: UTF8.self) } ?? "failed")")
    app.say(String(format: "format %.2f %@", 1.5, "text"))

    let noon = Date(timeIntervalSince1970: 1_700_000_000)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    formatter.dateFormat = "EEEE, d. MMMM yyyy, HH:mm"
    app.say("date \(formatter.string(from: noon))")
    let month = Calendar(identifier: .gregorian).component(.month, from: noon)
    app.say("month \(month)")
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.numberStyle = .decimal
    app.say("number \(number.string(from: 1_234_567) ?? "failed")")
    app.say("current zone \(TimeZone.current.secondsFromGMT(for: noon) % 1)")

    let range = "call 555-1234".range(of: #"\d{3}-\d{4}"#, options: .regularExpression)
    app.say("pattern \(range.map { String("call 555-1234"[$0]) } ?? "failed")")
    app.say("regex \("a1b22".matches(of: /\d+/).map { String($0.output) })")

    let posted = Tally()
    let name = Notification.Name("posted")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in posted.count += 1
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    app.say("notification \(posted.count)")

    let fired = Tally()
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in fired.count += 1 }
    RunLoop.current.add(timer, forMode: .default)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    app.say("timer \(fired.count)")

    let done = DispatchSemaphore(value: 0)
    for _ in 0..<20 { DispatchQueue.global().async { done.signal() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { done.signal() }
    var arrived = 0
    for _ in 0..<21 where done.wait(timeout: .now() + 2) == .success { arrived += 1 }
    app.say("dispatch \(arrived)")
    Task.detached {
      try? await Task.sleep(for: .milliseconds(5))
      done.signal()
    }
    app.say("task \(done.wait(timeout: .now() + 2) == .success)")
    let thread = Thread { done.signal() }
    thread.start()
    app.say("thread \(done.wait(timeout: .now() + 2) == .success)")
    app.say("unique \(UUID().uuidString.count) \(Int.random(in: 3...3))")
    app.say("home \(NSHomeDirectory().isEmpty) \(FileManager.default.fileExists(atPath: "/x"))")
    app.say("bundle \(Bundle.main.bundlePath.isEmpty) \(ProcessInfo.processInfo.processName)")
  }
}

/// Counts what happens on the main thread.
private nonisolated final class Tally: @unchecked Sendable {
  var count = 0
}
