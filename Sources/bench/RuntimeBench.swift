import EventTrace
import Foundation
import HeadlessUIKit

/// What the runtime itself can do, without processes around it; of use in a release build only.
///
/// Times are processor times.
@MainActor
struct RuntimeBench {
  func run() throws {
    var table = Table()
    // First, before there is freed memory that could be used again.
    let kilobytes = try memoryPerController()
    let (silent, traced) = try eventRates()
    table.add("events a second, trace off", thousands: silent / 1e3, least: 1000)
    table.add("events a second, trace on", thousands: traced / 1e3, least: 200)
    let small = try rotation(of: 1_000)
    let large = try rotation(of: 10_000)
    table.add("rotating a tree of 10,000 controllers", seconds: large)
    table.add("  against one of 1,000", ratio: large / small)
    let few = try stack(of: 1_000)
    let many = try stack(of: 10_000)
    table.add("10,000 pushes and 10,000 pops", seconds: many)
    table.add("  against 1,000 of each", ratio: many / few)
    table.add("fresh Simulator with launch", milliseconds: try launch() * 1e3, target: 1)
    table.add("memory per controller with view", kilobytes: kilobytes, target: 2)
    let autoresized = try autoresizing(of: 10_000)
    table.add("layout of 10,000 autoresized views", milliseconds: autoresized * 1e3, target: 10)
    table.add("  against 1,000", ratio: autoresized / (try autoresizing(of: 1_000)))
    let constrained = try constraints(on: 1_000)
    table.add(
      "layout of 1,000 views by 4,000 constraints", milliseconds: constrained * 1e3, target: 100)
    table.add("  against 100 by 400", ratio: constrained / (try constraints(on: 100)))
    table.add("hit test in a tree of 1,000 views", microseconds: try hitTest() * 1e6, target: 50)
    let storyboards = StoryboardBench(seconds: seconds)
    table.add(
      "launch from a storyboard, beside one from code",
      milliseconds: try storyboards.launch() * 1e3, target: 5)
    table.add(
      "launch from a storyboard of 200 scenes",
      milliseconds: try storyboards.launch(scenes: 200) * 1e3, target: 100)
    // The runtime has a print of its own, which writes to the trace.
    Swift.print(table.text)
  }

  // MARK: What is measured

  /// Events a second of pushes and pops, without a trace and with one.
  private func eventRates() throws -> (silent: Double, traced: Double) {
    let rounds = 5_000
    let work = { (isTraced: Bool) throws -> (seconds: Double, events: Int) in
      let stage = try RunningApp(
        root: UINavigationController(rootViewController: UIViewController()))
      stage.simulator.recorder.isOn = isTraced
      let navigation = stage.window.rootViewController as! UINavigationController
      let before = stage.simulator.recorder.events.count
      let time = try seconds {
        for _ in 0..<rounds {
          navigation.pushViewController(UIViewController(), animated: false)
          try stage.simulator.settle()
          navigation.popViewController(animated: false)
          try stage.simulator.settle()
        }
      }
      return (time, stage.simulator.recorder.events.count - before)
    }
    let traced = try work(true)
    let silent = try work(false)
    return (Double(traced.events) / silent.seconds, Double(traced.events) / traced.seconds)
  }

  /// Turns a device that shows that many controllers, ten in each.
  private func rotation(of count: Int) throws -> Double {
    let stage = try RunningApp(root: Self.tree(of: count))
    return try median(
      (0..<5).map { round in
        try seconds {
          stage.simulator.rotate(to: round.isMultiple(of: 2) ? .landscapeLeft : .portrait)
          try stage.simulator.settle()
        }
      })
  }

  private static func tree(of count: Int) -> UIViewController {
    let root = UIViewController()
    var (parents, made) = ([root], 1)
    while made < count {
      var next: [UIViewController] = []
      for parent in parents {
        for _ in 0..<10 where made < count {
          let child = UIViewController()
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
          next.append(child)
          made += 1
        }
      }
      parents = next
    }
    return root
  }

  /// Pushes that many controllers, one at a time, and pops them.
  private func stack(of count: Int) throws -> Double {
    let stage = try RunningApp(root: UINavigationController(rootViewController: UIViewController()))
    let navigation = stage.window.rootViewController as! UINavigationController
    return try seconds {
      for _ in 0..<count {
        navigation.pushViewController(UIViewController(), animated: false)
        try stage.simulator.settle()
      }
      for _ in 0..<count {
        navigation.popViewController(animated: false)
        try stage.simulator.settle()
      }
    }
  }

  /// Makes the outermost of that many views larger and smaller, ten in each, whose masks follow.
  private func autoresizing(of count: Int) throws -> Double {
    let stage = try RunningApp(root: UIViewController())
    stage.simulator.recorder.isOn = false
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.rootViewController?.view.addSubview(outer)
    Self.fill(outer, count)
    try stage.simulator.settle()
    return try median(
      (0..<9).map { round in
        try seconds {
          let side: CGFloat = round.isMultiple(of: 2) ? 310 : 300
          outer.frame = CGRect(x: 0, y: 0, width: side, height: side)
          try stage.simulator.settle()
        }
      })
  }

  /// Puts so many views into a view, ten in each.
  private static func fill(_ outer: UIView, _ count: Int) {
    var (parents, made) = ([outer], 0)
    while made < count {
      var next: [UIView] = []
      for parent in parents {
        for number in 0..<10 where made < count {
          let height = parent.bounds.height / 10
          let inner = UIView(
            frame: CGRect(
              x: 0, y: CGFloat(number) * height, width: parent.bounds.width, height: height))
          inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
          parent.addSubview(inner)
          next.append(inner)
          made += 1
        }
      }
      parents = next
    }
  }

  /// Makes a view larger and smaller in which that many hang on each other by four constraints each.
  private func constraints(on count: Int) throws -> Double {
    let stage = try RunningApp(root: UIViewController())
    stage.simulator.recorder.isOn = false
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.rootViewController?.view.addSubview(outer)
    var above = outer.topAnchor
    for _ in 0..<count {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: above, constant: 1),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      above = inner.bottomAnchor
    }
    try stage.simulator.settle()
    return try median(
      (0..<9).map { round in
        try seconds {
          outer.frame.size.width = round.isMultiple(of: 2) ? 310 : 300
          try stage.simulator.settle()
        }
      })
  }

  /// Seconds for one, at a place where all views of a level have to be asked.
  private func hitTest() throws -> Double {
    let stage = try RunningApp(root: UIViewController())
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.rootViewController?.view.addSubview(outer)
    Self.fill(outer, 1_000)
    let rounds = 1_000
    return median(
      (0..<9).map { _ in
        seconds {
          for _ in 0..<rounds { _ = stage.window.hitTest(CGPoint(x: 5, y: 0.1), with: nil) }
        } / Double(rounds)
      })
  }

  private func launch() throws -> Double {
    try median((0..<200).map { _ in try seconds { _ = try RunningApp(root: UIViewController()) } })
  }

  /// Kilobytes.
  private func memoryPerController() throws -> Double {
    let count = 50_000
    let stage = try RunningApp(root: UIViewController())
    stage.simulator.recorder.isOn = false
    let before = Self.residentKilobytes()
    let controllers = (0..<count).map { _ in
      let controller = UIViewController()
      _ = controller.view
      return controller
    }
    let after = Self.residentKilobytes()
    return withExtendedLifetime(controllers) { (after - before) / Double(count) }
  }

  // MARK: With what

  /// A device that is switched on and shows a controller.
  @MainActor
  private struct RunningApp {
    let simulator: Simulator
    let window: UIWindow

    /// The controllers of `make` belong to the new device.
    init(root make: @autoclosure () -> UIViewController) throws {
      simulator = Simulator(configuration: Simulator.Configuration(iOS: 18.0))
      Simulator.current = simulator
      simulator.launch(principalClassName: nil, delegateClassName: nil)
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = make()
      window.makeKeyAndVisible()
      try simulator.settle()
    }
  }

  /// Processor time, which other work on the machine does not lengthen.
  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = Self.processorSeconds()
    try work()
    return Self.processorSeconds() - start
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func residentKilobytes() -> Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return line.split(separator: " ").lazy.compactMap { Double($0) }.first ?? 0
  }
}
