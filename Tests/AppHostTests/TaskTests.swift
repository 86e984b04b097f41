import CourseModel
import EventTrace
import Expectations
import Foundation
import RuleTrait
import Testing

@testable import AppHost

/// An app's Swift tasks, on the simulated run loop and its clock.
@Suite struct TaskTests {
  private let host: HostProcess

  init() throws {
    host = try HostProcess()
  }

  /// Launches an app with these statements; it is there as long as the result is held.
  private func launch(_ body: String, iOS: IOSVersion = 6) throws -> SampleApp {
    let app = try SampleApp([
      "AppDelegate.swift": """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          \(body)
        }
      }

      nonisolated func fetched() async -> String { await Task.detached { "fetched" }.value }
      """
    ])
    try host.launch(app.library, iOS: iOS)
    return app
  }

  private func lines(_ events: [String]) -> [String] {
    events.filter { $0.hasPrefix("print: ") }
  }

  @Test("A task runs after the method that started it, in the order of the calls")
  func order() throws {
    let app = try launch(
      """
      Task { print("first"); await Task.yield(); print("third") }
      Task { print("second"); print(await fetched()) }
      print("before")
      """)
    let events = try host.answer().events
    expectEqual(
      lines(events),
      [
        "print: before", "print: first", "print: second", "print: third", "print: fetched",
      ])
    withExtendedLifetime(app) {}
  }

  @Test("Task.sleep takes virtual time, and none of the machine's")
  func sleep() throws {
    let app = try launch(
      "Task { try? await Task.sleep(for: .seconds(3600)); print(CACurrentMediaTime()) }")
    expectEqual(try lines(host.answer().events), [])
    expectEqual(try lines(host.answer(to: .advance(seconds: 3599.9)).events), [])
    expectEqual(try lines(host.answer(to: .advance(seconds: 0.2)).events), ["print: 3600.0"])
    withExtendedLifetime(app) {}
  }

  @Test("Notifications are awaited: asked for, added, counted and shown")
  func notifications() throws {
    let app = try SampleApp([
      "AppDelegate.swift": """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        let center = UNUserNotificationCenter.current()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          center.delegate = self
          Task { do { try await notify() } catch { print("failed", error) } }
        }
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions { [.banner, .list] }
        func notify() async throws {
          print("before", await center.notificationSettings().authorizationStatus == .notDetermined)
          print("granted", try await center.requestAuthorization(options: [.alert]))
          print("after", await center.notificationSettings().authorizationStatus == .authorized)
          let content = UNMutableNotificationContent()
          content.title = "t"
          for (name, seconds) in [("soon", 5.0), ("late", 5000.0)] {
            try await center.add(
              UNNotificationRequest(
                identifier: name, content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)))
          }
          print("to come", await center.pendingNotificationRequests().map(\\.identifier).sorted())
          try await Task.sleep(for: .seconds(10))
          print("left", await center.pendingNotificationRequests().map(\\.identifier))
          print("shown", await center.deliveredNotifications().map(\\.request.identifier))
          try await center.setBadgeCount(3)
          print("badge", UIApplication.shared.applicationIconBadgeNumber)
        }
      }
      """
    ])
    try host.launch(app.library, iOS: 17)
    expectEqual(
      try lines(host.answer().events),
      [
        "print: before true", "print: granted true", "print: after true",
        "print: to come [\"late\", \"soon\"]",
      ])
    expectEqual(
      try lines(host.answer(to: .advance(seconds: 11)).events),
      ["print: left [\"late\"]", "print: shown [\"soon\"]", "print: badge 3"])
    withExtendedLifetime(app) {}
  }

  @Test("Pictures, boards and sessions are awaited")
  func values() throws {
    let app = try launch(
      """
      Task {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        print("ready", await image.byPreparingForDisplay()?.size.width ?? 0)
        let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5))
        print("small", small?.size.width ?? 0)
        let board = UIPasteboard.general
        board.string = "http://example.com"
        let found = try? await board.detectedPatterns(for: [\\.probableWebURL, \\.number])
        print("patterns", found == [\\.probableWebURL])
        print("values", try await board.detectedValues(for: [\\.probableWebURL]).probableWebURL)
        let session = URLSession(configuration: .ephemeral)
        let task = session.dataTask(with: URL(string: "http://example.com")!)
        print("tasks", await session.allTasks == [task])
        let talk = session.webSocketTask(with: URL(string: "wss://example.com")!)
        do { try await talk.send(.string("a")) } catch { print("send", (error as NSError).code) }
        do { _ = try await talk.receive() } catch { print("receive", (error as NSError).code) }
      }
      """, iOS: 17)
    let events = try host.answer().events + host.answer(to: .advance(seconds: 1)).events
    expectEqual(
      lines(events),
      [
        "print: ready 40.0", "print: small 10.0", "print: patterns true",
        "print: values http://example.com", "print: tasks true", "print: send -1009",
        "print: receive -1009",
      ])
    withExtendedLifetime(app) {}
  }

  @Test("Opening is awaited, of URLs and of documents", .rule(1382))
  func opening() throws {
    let app = try SampleApp([
      "AppDelegate.swift": """
      import UIKit

      class Note: UIDocument {
        var text = "new"
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
          text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
        }
      }

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          Task {
            print("no app", await application.open(URL(string: "unknown:a")!))
            let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
            let note = Note(fileURL: folder.appendingPathComponent("note.txt"))
            print("no file", await note.open())
            print("saved", await note.save(to: note.fileURL, for: .forCreating))
            note.text = "changed"
            note.updateChangeCount(.done)
            print("autosaved", await note.autosave())
            note.text = "other"
            print("reverted", await note.revert(toContentsOf: note.fileURL), note.text)
            print("closed", await note.close())
            let again = Note(fileURL: note.fileURL)
            print("opened", await again.open(), again.text)
          }
        }
      }
      """
    ])
    try host.launch(app.library, iOS: 17)
    expectEqual(
      try lines(host.answer().events),
      [
        "print: no app false", "print: no file false", "print: saved true",
        "print: autosaved true", "print: reverted true changed", "print: closed true",
        "print: opened true changed",
      ])
    withExtendedLifetime(app) {}
  }

  @Test("A task that never lets go of the run loop is named")
  func neverIdle() throws {
    let app = try launch("Task { while true { await Task.yield() } }")
    expectEqual(try host.answer().reply, .refused(Refusal(.neverIdle, "Task")))
    withExtendedLifetime(app) {}
  }
}
