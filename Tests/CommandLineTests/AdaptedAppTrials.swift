import Foundation
import Expectations
import Testing

/// Apps whose sources are rewritten before they are compiled, run by the built `course`.
@Suite struct AdaptedAppTrials {
  @Test("#available and #unavailable follow the version dial at run time")
  func availability() throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import QuartzCore
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if #available(iOS 7, *) { return true }
          guard #available(iOS 6.0, *), #unavailable(iOS 6.1.1, tvOS 9) else { return true }
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = RootViewController()
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
  }

  @Test("Operations, logs, accessors and addresses of files are those of the simulated device")
  func systemNames() throws {
    let course = try CourseOnDisk()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import Foundation
      import UIKit
      import os
      import os.log

      nonisolated class Load: Operation {
        override func main() { OperationQueue.main.addOperation { print("loaded") } }
      }

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        @objc var isOpen = true
        static var reading: Selector { #selector(getter: isOpen) }

        func applicationDidFinishLaunching(_ application: UIApplication) {
          OperationQueue().addOperation(Load())
          Logger().info("\\(1, privacy: .public) window")
          os_log("%{public}@", "old")
          print(#selector(getter: isOpen), #selector(setter: AppDelegate.isOpen), Self.reading)
          print(#selector(getter: UIView.isHidden), #selector(setter: UIView.isHidden))
          print(URL(fileURLWithPath: "/tmp"), URL(fileURLWithPath: "tmp").absoluteString)
          print(Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("App.app"))
          print(URL(filePath: "a", directoryHint: .checkFileSystem).absoluteString)
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("play", "the-window", "--ios", "14")
    let lines = answer.output.split(separator: "\n").filter {
      $0.drop { $0 == " " }.hasPrefix("| ")
    }.map {
      String($0.drop { $0 != "|" }.dropFirst(2))
    }
    expectEqual(
      lines,
      [
        "Logger: 1 window", "os_log: old", "print: isOpen setIsOpen: isOpen",
        "print: isHidden setHidden:",
        "print: file:///tmp file:///tmp", "print: file:///App.app/", "print: file:///a",
        "print: loaded",
      ], "\(answer.output)\(answer.complaint)")
  }

  @Test("A calculator may call its own type Operation, and queue operations all the same")
  func ownOperation() throws {
    let course = try CourseOnDisk()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import Foundation
      import UIKit

      enum Operation { case add }

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var operation: Operation = .add
        func applicationDidFinishLaunching(_ application: UIApplication) {
          OperationQueue.main.addOperation { print(self.operation) }
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("play", "the-window")
    expect(answer.output.contains("| print: add"), "\(answer.output)\(answer.complaint)")
  }

  @Test("Controls, timers and notifications call methods by their selectors")
  func selectors() throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import UIKit

      class Base: UIResponder {
        var calls: [String] = []
        @objc func tick(_ timer: Timer) { calls.append("\\(timer.userInfo ?? "")") }
      }

      @main
      class AppDelegate: Base, UIApplicationDelegate {
        var window: UIWindow?
        let button = UIButton(type: .system)

        func applicationDidFinishLaunching(_ application: UIApplication) {
          let name = Notification.Name("news")
          NotificationCenter.default.addObserver(
            self, selector: #selector(heard(_:)), name: name, object: nil)
          NotificationCenter.default.post(name: name, object: nil)
          NotificationCenter.default.removeObserver(self)
          NotificationCenter.default.post(name: name, object: nil)
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
          Timer.scheduledTimer(
            timeInterval: 0, target: self, selector: #selector(tick(_:)), userInfo: "tick",
            repeats: false)
          perform(#selector(finish(with:)), with: "end", afterDelay: 0)
        }

        @objc private func heard(_ notification: Notification) {
          calls.append(notification.name.rawValue)
        }
        @IBAction func tap(_ sender: UIButton) { calls.append("tap") }
        @objc fileprivate func finish(with word: String) {
          precondition(calls == ["news", "tap", "tick"] && word == "end")
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = RootViewController()
          window?.makeKeyAndVisible()
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
  }

  @Test("A crash is shown at the line of the author's file, below everything that was rewritten")
  func crashLine() throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import UIKit
      class Base: UIResponder {}
      @UIApplicationMain
      class AppDelegate: Base, UIApplicationDelegate {
        @IBOutlet weak var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          if #available(
            iOS 2, *
          ) { print([1, 2][application.windows.count + 5]) }
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 1)
    expect(
      answer.output.contains("\(CourseOnDisk.window)/AppDelegate.swift:9"), "\(answer.output)")
  }
}
