import CourseModel
import Foundation
import Expectations
import Testing

@testable import AppHost

/// An app's Swift tasks, on the simulated run loop and its clock.
@Suite struct TaskTests {
  private let host: HostProcess

  init() throws {
    host = try HostProcess()
  }

  /// Launches an app with these statements; it is there as long as the result is held.
  private func launch(_ body: String) throws -> SampleApp {
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
    try host.launch(app.library)
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

  @Test("A task that never lets go of the run loop is named")
  func neverIdle() throws {
    let app = try launch("Task { while true { await Task.yield() } }")
    expectEqual(try host.answer().reply, .refused(Refusal(.neverIdle, "Task")))
    withExtendedLifetime(app) {}
  }
}
