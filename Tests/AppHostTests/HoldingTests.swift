import AppHost
import CourseModel
import EventTrace
import Foundation
import Expectations
import Testing

/// An app that shows one controller after another and lets each go, or not quite.
private let app = Result {
  try SampleApp([
    "AppDelegate.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let navigation = UINavigationController(rootViewController: Root())

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
      }
    }
    """,
    "Root.swift": """
    import UIKit

    class Root: UIViewController {
      var favourite: UIViewController?
      var recent: [String: [UIViewController]] = [:]
      weak var last: UIViewController?
      let colours = ["brown": UIImage()]
      static let secret = UIImage()
      private lazy var draw = { [image = UIImage()] in image.size }

      override func viewDidLoad() {
        _ = (Root.secret, draw())
        let waiting = UIImage()
        DispatchQueue.main.asyncAfter(deadline: .now() + 100) { _ = waiting.size }
        super.viewDidLoad()
        let makers: [() -> UIViewController] = [
          { Free() }, { Listening() }, { Mixed() }, { Boxed() }, { Delegating() }, { Careful() },
          { [unowned self] in favourite = Kept(); return favourite! },
          { [unowned self] in recent["week"] = [Listed()]; return recent["week"]![0] },
          { Planned() }, { Timed() },
        ]
        for (index, make) in makers.enumerated() {
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(index + 1)) { [unowned self] in
            let controller = make()
            last = controller
            present(controller, animated: false)
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) + 1.5) { [unowned self] in
            dismiss(animated: false)
          }
        }
      }
    }

    class Free: UIViewController {}

    class Listening: UIViewController {
      var onDone: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        onDone = { self.title = "done" }
      }
    }

    class Mixed: UIViewController {
      var actions: [String: (Int) -> Void] = [:]
      override func viewDidLoad() {
        super.viewDidLoad()
        let text = "done"
        actions["ok"] = { self.title = text + String($0) }
      }
    }

    class Boxed: UIViewController {
      var count: () -> Int = { 0 }
      override func viewDidLoad() {
        super.viewDidLoad()
        var calls = 0
        count = { calls += 1; self.title = "called"; return calls }
      }
    }

    protocol WorkerDelegate: AnyObject {}
    class Worker { var delegate: (any WorkerDelegate)? }
    class Delegating: UIViewController, WorkerDelegate {
      let worker = Worker()
      override func viewDidLoad() {
        super.viewDidLoad()
        worker.delegate = self
      }
    }

    class Careful: UIViewController, WorkerDelegate {
      weak var peer: Careful?
      var onDone: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        peer = self
        onDone = { [weak self] in self?.title = "done" }
      }
    }

    protocol Plan {}
    struct Small: Plan { let name = "small" }
    struct Large: Plan {
      let first = 1
      let second = 2
      let third = 3
      var done: () -> Void
    }
    struct Weak: Plan {
      weak var owner: UIViewController?
      var done: () -> Void
    }
    class Planned: UIViewController {
      var small: any Plan = Small()
      var weak: any Plan = Weak(owner: nil) {}
      var large: (any Plan)?
      var other: any Plan = Small()
      override func viewDidLoad() {
        super.viewDidLoad()
        other = Large { self.title = "done" }
      }
    }

    class Kept: UIViewController {}
    class Listed: UIViewController {}
    class Timed: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 100) { self.title = "late" }
      }
    }
    """,
    "Stage.swift": """
    import StageKit

    enum Stage {
      static let actions: [String: (Any?) throws -> Any?] = [
        "holders": { _ in InMemory.images.map { InMemory.holder(of: $0) ?? "nobody" } }
      ]
    }
    """,
  ])
}

@Suite("A controller that is alive after it left")
struct HoldingTests {
  @Test("Who holds it is found, through closures, delegates and collections")
  func holders() throws {
    let host = try HostProcess()
    let app = try app.get()
    try host.launch(LaunchConfiguration(appLibrary: app.library, bundle: "/nowhere", iOS: 9))
    _ = try host.answer()
    let answer = try host.answer(to: .advance(seconds: 15))
    let alive = "was dismissed and is still alive: "
    let itself = "It holds itself, so it never goes: "
    let again =
      "That is right if it is to be shown again; if not, let go of it there, or it stays in memory."
    expectEqual(
      answer.events.filter { $0.contains("alive") },
      [
        "Listening \(alive)Listening.onDone → Listening (a closure in Listening.onDone captured it). "
          + "\(itself)capture self weakly in that closure.",
        "Mixed \(alive)Mixed.actions[ok] → Mixed (a closure in Mixed.actions[ok] captured it). "
          + "\(itself)capture self weakly in that closure.",
        "Boxed \(alive)Boxed.count → Boxed (a closure in Boxed.count captured it). "
          + "\(itself)capture self weakly in that closure.",
        "Delegating \(alive)Delegating.worker → Worker.delegate → Delegating. "
          + "\(itself)make one of these properties weak.",
        "Kept \(alive)Root.favourite holds it. \(again)",
        "Listed \(alive)Root.recent[week][0] holds it. \(again)",
        "Planned \(alive)Planned.other.done → Planned (a closure in Planned.other.done captured it). "
          + "\(itself)capture self weakly in that closure.",
        "Timed \(alive)a closure that waits to run captured it, such as a timer's. It goes when that "
          + "has run; with [weak self] it would not have to wait.",
      ].map { "aliveAfterDeparture: " + $0 })
  }

  @Test("A stage is told of each image that is alive, and of who holds it")
  func images() throws {
    let host = try HostProcess()
    let app = try app.get()
    try host.launch(LaunchConfiguration(appLibrary: app.library, bundle: "/nowhere", iOS: 9))
    _ = try host.answer()
    let answer = try host.answer(to: .perform(action: "holders", argument: .null))
    expectEqual(
      answer.reply,
      .value(["Root.colours[brown]", "nobody", "Root.draw", "a closure that waits to run"]))
  }

  @Test("What is said is the same in every run")
  func determinism() throws {
    let app = try app.get()
    let runs = try (0..<2).map { _ in
      let host = try HostProcess()
      try host.launch(LaunchConfiguration(appLibrary: app.library, bundle: "/nowhere", iOS: 9))
      _ = try host.answer()
      return try host.answer(to: .advance(seconds: 15)).events
    }
    expectEqual(runs[0], runs[1])
  }
}
