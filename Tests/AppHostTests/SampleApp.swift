import CourseRunner
import Foundation

/// A small app, compiled for a test against the modules of this build.
final class SampleApp: Sendable {
  /// The library's path.
  let library: String
  private let folder: URL

  /// Compiles the files, given by name and text, as an app's module.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sources = files
    sources[AppGlue.formatsFileName] = AppGlue.formats
    sources[AppGlue.fileName] = AppGlue.source
    if files["Stage.swift"] != nil { sources[AppGlue.stageFileName] = AppGlue.stage }
    for (name, text) in sources {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    library = folder.appending(path: "App.so").path
    let probe = URL(fileURLWithPath: try HostProcess.builtFile("apphost-probe"))
    let modules = probe.deletingLastPathComponent().appending(path: "Modules").path
    let object = folder.appending(path: "App.o").path
    try Self.run(
      ["-c", "-wmo", "-module-name", AppGlue.moduleName, "-swift-version", "6"]
        + ["-default-isolation", "MainActor", "-I", modules, "-o", object]
        + sources.keys.sorted().map { [folder] in folder.appending(path: $0).path })
    #if os(macOS)
      let undefined = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      let undefined: [String] = []
    #endif
    try Self.run(["-emit-library", object, "-o", library] + undefined)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  struct NotCompiled: Error { var text: String }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw NotCompiled(text: text) }
  }

  // MARK: Apps that several tests run

  /// A table of fruit over a field for text, and a delegate that keeps which row was chosen.
  static let list = Result {
    try SampleApp([
      "AppDelegate.swift": """
      import Foundation
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let list = List()

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = list
          window?.makeKeyAndVisible()
          return true
        }
        func application(
          _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
        ) -> Bool { true }
        func application(
          _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
        ) { coder.encode(list.chosen as NSString, forKey: "chosen") }
        func application(
          _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
        ) -> Bool { true }
        func application(
          _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
        ) { list.chosen = coder.decodeObject(forKey: "chosen") as? String ?? "nothing" }
      }

      class List: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
        let fruit = ["Apple", "Pear", "Plum"]
        var chosen = "none"

        override func viewDidLoad() {
          super.viewDidLoad()
          let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 300))
          table.dataSource = self
          table.delegate = self
          view.addSubview(table)
          let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
          field.placeholder = "Search"
          field.delegate = self
          view.addSubview(field)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = fruit[indexPath.row]
          return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          chosen = fruit[indexPath.row]
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          print("searched for \\(textField.text ?? "")")
          return true
        }
      }
      """,
      "Stage.swift": """
      import UIKit

      enum Stage {
        static let actions: [String: (Any?) throws -> Any?] = [
          "chosen": { _ in (UIApplication.shared.delegate as! AppDelegate).list.chosen },
          "vendor": { _ in UIDevice.current.identifierForVendor?.uuidString },
        ]
      }
      """,
    ])
  }

  /// A delegate, a window, and a controller with a button that says what it did.
  static let button = Result {
    try SampleApp([
      "AppDelegate.swift": """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Root()
          window?.makeKeyAndVisible()
          return true
        }
      }

      class Root: UIViewController {
        let button = UIButton(type: .system)
        var taps = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Root"
          button.setTitle("Press", for: .normal)
          button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
          button.addTarget(self, action: Root.press, for: .touchUpInside)
          view.addSubview(button)
        }

        func press() {
          taps += 1
          print("pressed")
        }
      }
      """,
      "Stage.swift": """
      import UIKit

      enum Stage {
        struct TooMany: Error {}

        static let root = { UIApplication.shared.windows[0].rootViewController as! Root }

        static let actions: [String: (Any?) throws -> Any?] = [
          "taps": { _ in root().taps },
          "echo": { $0 },
          "hide": { _ in root().button.isHidden = true },
          "disable": { _ in root().button.isEnabled = false },
          "cover": { _ in root().view.addSubview(UIView(frame: root().view.bounds)) },
          "write": { _ in
            let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
            root().view.addSubview(field)
            root().button.frame.origin.y = root().view.bounds.height - 50
            field.becomeFirstResponder()
            return nil
          },
          "still": { _ in root().view.isUserInteractionEnabled = false },
          "box": { _ in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root().view.addSubview(box)
            box.addSubview(root().button)
            return nil
          },
          "twin": { _ in
            let twin = UIButton()
            twin.setTitle("Press", for: .normal)
            root().view.addSubview(twin)
            return nil
          },
          "fail": { _ in throw TooMany() },
          "view": { _ in root().view },
          "again": { _ in Stage.again() },
          "remember": {
            UserDefaults.standard.set($0, forKey: "remembered")
            return UserDefaults.standard.synchronize()
          },
          "recall": { _ in UserDefaults.standard.string(forKey: "remembered") },
          "crash": { _ in Stage.crash() },
          "raise": { _ in _ = UIApplication() },
        ]

        static func again() { DispatchQueue.main.async { again() } }

        @inline(never) static func crash() {
          let nothing = [Int]()
          print(nothing[1])
        }
      }
      """,
    ])
  }
}
