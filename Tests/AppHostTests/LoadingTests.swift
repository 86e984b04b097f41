import CourseModel
import EventTrace
import Foundation
import Expectations
import Testing

@Suite("A library that is no app is refused with the reason")
struct LoadingTests {
  let host: HostProcess

  init() throws { host = try HostProcess() }

  @Test("A library that is not there")
  func missing() throws {
    guard case .notLoaded(let reason) = try host.life(of: "/nowhere/App.so").end else {
      Issue.record("it was loaded")
      return
    }
    expect(reason.contains("/nowhere/App.so"))
  }

  @Test("A library that nothing starts")
  func noMain() throws {
    let app = try SampleApp(["Empty.swift": "import UIKit\nclass Unused: UIView {}\n"])
    let reason = "Nothing starts the app: it has neither a main.swift nor an @main type."
    expectEqual(try host.life(of: app.library).end, .notLoaded(reason))
  }

  @Test("A main.swift that never calls UIApplicationMain ends like any program")
  func returns() throws {
    let app = try SampleApp(["main.swift": "import UIKit\nprint(\"over\")\n"])
    let life = try host.life(of: app.library)
    expectEqual(life.end, .exited(code: 0))
    expectEqual(life.words.count { $0.contains("\"text\":\"over\"") }, 1)
  }

  @Test("A text with half a letter is told with a mark in its place")
  func halfLetter() throws {
    let app = try SampleApp([
      "main.swift": """
      import UIKit
      var text = "h\u{e9}llo"
      let other = "abcdefgh"
      text.remove(at: other.index(other.startIndex, offsetBy: 2))
      print(text)

      """
    ])
    let life = try host.life(of: app.library)
    expectEqual(life.end, .exited(code: 0))
    expectEqual(life.words.count { $0.contains("\"text\":\"h\u{fffd}llo\"") }, 1)
  }

  @Test("The classic main.swift starts an app whose files import Foundation; its dates are virtual")
  func classicMain() throws {
    let app = try SampleApp([
      "main.swift": """
      import Foundation
      import UIKit

      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Outer.Delegate.self))
      """,
      "Outer.swift": """
      import Foundation
      import UIKit

      enum Outer {
        class Delegate: NSObject, UIApplicationDelegate {
          var made = "with init()"
          let start = Date()

          func applicationDidBecomeActive(_ application: UIApplication) {
            NSLog("made %@", made as NSString)
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
              print(Date.now.timeIntervalSince(self.start))
            }
          }
        }
      }
      """,
    ])
    try host.launch(app.library)
    expect(try host.answer().events.contains("NSLog: made with init()"))
    expectEqual(try host.answer(to: .advance(seconds: 1.9)), .init(reply: .done))
    expectEqual(
      try host.answer(to: .advance(seconds: 0.2)), .init(events: ["print: 2.0"], reply: .done))
  }

  @Test(
    "A private delegate, and one with letters beyond ASCII, are found by the name they were given")
  func privateDelegate() throws {
    for (declaration, name) in [
      ("private class Hidden", "Hidden"), ("class Überblick", "Überblick"),
    ] {
      let app = try SampleApp([
        "main.swift": """
        import UIKit

        \(declaration): UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) { print("launched") }
        }

        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(name).self))
        """
      ])
      try host.launch(app.library)
      let events = try host.answer().events
      expect(events.contains("UIApplicationMain(argc, argv, nil, \"\(name)\")"))
      expect(events.contains("print: launched"))
    }
  }

  @Test(
    "A delegate's class that is not there or cannot be made ends the launch as on a device",
    arguments: ["Absent", "App.Plain", "Delegate"])
  func noDelegate(name: String) throws {
    let app = try SampleApp([
      "main.swift": """
      import UIKit

      class Plain {}
      class Delegate: UIResponder, UIApplicationDelegate {}
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(name)")
      """
    ])
    let life = try host.life(of: app.library)
    expectEqual(
      life.words.last,
      """
      {"uncaughtException":{"name":"NSInternalInconsistencyException",\
      "reason":"Unable to instantiate the UIApplication delegate instance. \
      No class named \(name.replacing("App.", with: "")) is loaded."}}
      """)
    let note = "There is no class of that name. The class Delegate is called App.Delegate"
    expectEqual(life.words.contains { $0.contains(note) }, (name == "Delegate"))
  }

  @Test("The name with its module leads to the delegate's class; UIKit's names have no module")
  func delegateNames() throws {
    let app = try SampleApp([
      "main.swift": """
      import UIKit

      class Delegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          print(NSStringFromClass(Delegate.self), NSStringFromClass(UIView.self))
          print(NSClassFromString("UIView") == UIView.self, NSClassFromString("Delegate") == nil)
        }
      }

      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "App.Delegate")
      """
    ])
    try host.launch(app.library)
    let events = try host.answer().events
    expect(events.contains("print: App.Delegate UIView"))
    expect(events.contains("print: true true"))
  }

  @Test("A damaged Info.plist is refused before any code of the app runs")
  func damagedBundle() throws {
    let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data("<plist>".utf8).write(to: bundle.appending(path: "Info.plist"))
    try host.launch(
      LaunchConfiguration(appLibrary: "/nowhere/App.so", bundle: bundle.path, iOS: 6))
    expectEqual(try host.answer().reply, .refused(Refusal(.unreadableBundle, "Info.plist")))
  }

  @Test(
    "A project's Info.plist is found in its folder, and not that of tests or an extension",
    arguments: ["Info.plist", "Notes-Info.plist"])
  func projects(name: String) throws {
    let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: bundle) }
    let lists: [String: [String: Any]] = [
      "AppTests/Info.plist": ["NSMainNibFile": "Tests"],
      "Base.lproj/Info.plist": ["NSMainNibFile": "Localised"],
      "Share/Info.plist": ["NSExtension": ["A": "B"], "UIMainStoryboardFile": "Share"],
      "Notes/Supporting Files/\(name)": ["UIMainStoryboardFile": "Notes"],
      "Kit/Info.plist": ["CFBundleName": "Kit"],
    ]
    for (path, list) in lists {
      let file = bundle.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: file)
    }
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c"/></objects></scene></scenes></document>
      """.utf8
    ).write(to: bundle.appending(path: "Notes/Notes.storyboard"))
    let app = try SampleApp([
      "main.swift": """
      import UIKit

      class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "App.Delegate")
      """
    ])
    try host.launch(LaunchConfiguration(appLibrary: app.library, bundle: bundle.path, iOS: 12))
    let events = try host.answer().events
    expect(events.contains("Info.plist UIMainStoryboardFile → Notes"), "\(events)")
  }
}
