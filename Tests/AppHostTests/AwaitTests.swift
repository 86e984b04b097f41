import CourseModel
import EventTrace
import Expectations
import Foundation
import Testing

@testable import AppHost

/// What an app waits for with `await`, on the simulated run loop and its clock.
@Suite struct AwaitTests {
  private static let app = Result {
    try SampleApp([
      "AppDelegate.swift": """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          Task {
            do { try await load() } catch { print("failed", error) }
            await fail()
            await ask()
          }
        }

        let session = URLSession(configuration: .default)
        let url = URL(string: "https://example.com/a")!

        func load() async throws {
          let request = URLRequest(url: url)
          let file = FileManager.default.temporaryDirectory.appendingPathComponent("up")
          try _courseWrite(Data("12345".utf8), to: file)
          let (data, response) = try await session.data(from: url)
          print("from", data.count, (response as? HTTPURLResponse)?.statusCode ?? 0)
          print("for", try await session.data(for: request).0.count)
          print("upload", try await session.upload(for: request, from: Data([1, 2])).0.count)
          print("file", try await session.upload(for: request, fromFile: file).0.count)
          let (place, _) = try await session.download(from: url)
          print("download", try _courseContents(of: place).count)
          print("download for", try await session.download(for: request).1.url?.path ?? "")
          let (bytes, _) = try await session.bytes(from: url)
          var sum = 0
          for try await byte in bytes { sum += Int(byte) }
          print("sum", sum)
          var lines: [String] = []
          for try await line in try await session.bytes(for: request).0.lines { lines.append(line) }
          print("lines", lines, CACurrentMediaTime())
        }

        func fail() async {
          do {
            _ = try await session.data(from: URL(string: "https://example.com/none")!)
          } catch { print("none", (error as? URLError)?.code.rawValue ?? 0) }
          let task = session.dataTask(with: url)
          print("tasks", await session.allTasks.first === task)
          task.cancel()
          let socket = session.webSocketTask(with: URL(string: "wss://example.com/")!)
          socket.resume()
          do { try await socket.send(.string("x")) } catch {
            print("send", (error as? URLError)?.code.rawValue ?? 0)
          }
          do { _ = try await socket.receive() } catch {
            print("receive", (error as? URLError)?.code.rawValue ?? 0)
          }
          let name = Notification.Name("N")
          let waiting = NotificationCenter.default.notifications(named: name)
          Task { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 7]) }
          for await notification in waiting {
            print("heard", notification.userInfo?["n"] as? Int ?? 0)
            break
          }
        }

        func ask() async {
          let center = UNUserNotificationCenter.current()
          print("status", await center.notificationSettings().authorizationStatus.rawValue)
          print("delivered", await center.deliveredNotifications().count)
          print("pending", await center.pendingNotificationRequests().count)
        }
      }
      """
    ])
  }

  /// What the app has printed after so many seconds, from its launch on.
  private func printed(after seconds: Double) throws -> [String] {
    let app = try Self.app.get()
    let host = try HostProcess()
    var configuration = LaunchConfiguration(
      appLibrary: app.library, bundle: "/nowhere", iOS: 17, device: "iPhone 15")
    var answer = NetworkAnswer.json("[1,\n2]", status: 201)
    answer.delay = 0.2
    configuration.answers = ["https://example.com/a": answer]
    try host.launch(configuration)
    let events = try host.answer().events + host.answer(to: .advance(seconds: seconds)).events
    return events.filter { $0.hasPrefix("print: ") }.map { String($0.dropFirst(7)) }
  }

  @Test("What a session is asked for comes when its time has come, one thing after another")
  func sessions() throws {
    expectEqual(try printed(after: 0.3), ["from 6 201"])
    let all = try printed(after: 5)
    expectEqual(
      Array(all.prefix(8)),
      [
        "from 6 201", "for 6", "upload 6", "file 6", "download 6", "download for /a", "sum 337",
        "lines [\"[1,\", \"2]\"] 1.6",
      ])
    expectEqual(
      Array(all.dropFirst(8).prefix(5)),
      ["none -1009", "tasks true", "send -1009", "receive -1009", "heard 7"])
  }

  @Test("What the device is asked for comes at once")
  func device() throws {
    expectEqual(
      Array(try printed(after: 5).dropFirst(13)), ["status 0", "delivered 0", "pending 0"])
  }
}
