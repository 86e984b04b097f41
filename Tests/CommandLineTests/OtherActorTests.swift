import Expectations
import Testing

/// What an app of Swift 5 calls on other actors than the main one.
@Suite struct OtherActorTests {
  @Test("UIKit is called on other actors as in the mode of Swift 5, where that is no error")
  func calls() throws {
    let course = try CourseOnDisk()
    let place = "Lessons/90-Actors/01-images"
    try course.write("# Actors\n\nAn app.\n", to: "Lessons/90-Actors/Lesson.md")
    try course.write(
      """
      import CourseKit

      let scenario = Scenario("images", iOS: 17) { app in
        try app.launch()
        try app.advance(by: 1)
      }

      """, to: "\(place)/Scenario.swift")
    try course.write(
      """
      import UIKit

      actor Images {
        private var known: [String: UIImage] = [:]
        private let defaults = UserDefaults.standard

        func star() -> UIImage? {
          if let image = known["star"] { return image }
          let image = UIImage(systemName: "star")
          known["star"] = image
          defaults.set(known.count, forKey: "count")
          NotificationCenter.default.post(name: .loaded, object: nil)
          return image
        }
        func drawn() -> CGFloat {
          let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10))
          return renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }.size.width
        }
        func changes() async {
          for await note in NotificationCenter.default.notifications(named: .loaded) {
            print(note.name.rawValue)
            break
          }
        }
      }

      extension Notification.Name { static let loaded = Notification.Name("loaded") }

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let images = Images()

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          Task { await images.changes() }
          Task {
            try? await Task.sleep(for: .milliseconds(10))
            print(await images.star() != nil, UserDefaults.standard.integer(forKey: "count"))
            print(await images.drawn())
          }
          Task.detached {
            let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
            print(path.bounds.width)
          }
          return true
        }
      }

      """, to: "\(place)/App/AppDelegate.swift")
    let answer = try course.call("play", "actors/images")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
    for line in ["true 1", "30.0", "8.0", "loaded"] {
      expect(answer.output.contains("print: \(line)\n"), "\(answer.output)")
    }
  }
}
