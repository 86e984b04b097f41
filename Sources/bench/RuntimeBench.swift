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
