import Foundation
import Testing

/// Apps whose sources are rewritten before they are compiled, run by the built `course`.
@Suite struct AdaptedAppTests {
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
    #expect(answer.code == 0, "\(answer.output)\(answer.complaint)")
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
    #expect(answer.code == 0, "\(answer.output)\(answer.complaint)")
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
    #expect(answer.code == 1)
    #expect(
      answer.output.contains("\(CourseOnDisk.window)/AppDelegate.swift:9"), "\(answer.output)")
  }
}
