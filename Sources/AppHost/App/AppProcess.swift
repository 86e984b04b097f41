import CLibrary
import CPlatform
package import CourseModel
import EventTrace
import Foundation
import HeadlessUIKit

/// One life of an app, inside of the process that was forked for it.
///
/// The app's own code can see and change everything here. So the host and the judge treat what
/// comes from here as data from a stranger.
package final class AppProcess {
  private let configuration: LaunchConfiguration
  private let channel: AppChannel
  private var store: DeviceStore
  private var simulator: Simulator { Simulator.current }

  init(_ configuration: LaunchConfiguration, channel: AppChannel) {
    self.configuration = configuration
    self.channel = channel
    store = configuration.store
  }

  /// What the host runs after a fork: loads the app, launches it, and obeys until the end.
  package nonisolated static func run(
    _ configuration: LaunchConfiguration, descriptor: Int32
  ) -> Never {
    MainActor.assumeIsolated {
      AppProcess(configuration, channel: AppChannel(descriptor: descriptor)).run()
    }
  }

  private func run() -> Never {
    cplatform_seed_random(configuration.seed)
    do {
      Simulator.current = Simulator(configuration: try simulation(), hooks: hooks())
    } catch {
      channel.reply(.refused(error))
      _exit(0)
    }
    // Another app would be opened, or none (rule 735).
    if let detail = simulator.refusal(of: Simulator.LaunchReason(configuration.reason)) {
      channel.reply(.refused(Refusal(.wrongState, detail)))
      _exit(0)
    }
    simulator.webAnswers = configuration.answers.mapValues(WebAnswer.init)
    if !VirtualExecutor.takeOver() { simulator.noteMissingTasks() }
    switch AppLibrary.load(configuration.appLibrary) {
    case .failure(let problem):
      channel.reportNotLoaded(problem.reason)
      _exit(0)
    case .success(let library):
      simulator.knowsDeclaredMethods = true
      library.registerMethods()
      library.prepareStage()
      // An app whose `main` returns without a run loop has exited, like any other program.
      exit(library.main())
    }
  }

  // MARK: The surroundings of the simulator

  func simulation() throws(Refusal) -> Simulator.Configuration {
    let iOS = configuration.iOS
    var device = DeviceModel.usual(with: iOS)
    if let name = configuration.device {
      guard let named = DeviceModel.named(name) else {
        let models = DeviceModel.all.map(\.name).joined(separator: ", ")
        throw Refusal(.impossibleDevice, "\(name). The models are \(models)")
      }
      device = named
    }
    guard device.runs(iOS) else {
      throw Refusal(
        .impossibleDevice,
        "\(device.name) with iOS \(iOS). It ran iOS \(device.firstIOS) "
          + (device.endIOS.map { "and what came before \($0)" } ?? "and later"))
    }
    guard let bundle = AppBundle(folder: configuration.bundle) else {
      throw Refusal(.unreadableBundle, "Info.plist")
    }
    var simulation = Simulator.Configuration(
      iOS: iOS, device: device, orientation: UIDeviceOrientation(configuration.orientation),
      bundle: bundle,
      launchReason: Simulator.LaunchReason(configuration.reason),
      defaults: configuration.store.items[Self.defaultsItem],
      stored: Simulator.Stored.allCases.reduce(into: [:]) {
        $0[$1] = configuration.store.items[$1.rawValue]
      })
    simulation.arguments = configuration.arguments
    simulation.environment = configuration.environment
    return simulation
  }

  private func hooks() -> Simulator.Hooks {
    Simulator.Hooks(
      record: { [channel] in channel.send(.trace($0.flattened)) },
      classNamed: ClassNames.find,
      uncaughtException: { [channel] name, reason in
        channel.send(.uncaughtException(name: name, reason: reason))
        // As on a device; and the report of the fault says where in the app it came from.
        abort()
      },
      runLoop: { [self] in serveCommands() },
      end: { [channel] in
        channel.send(.ended)
        _exit(0)
      },
      storeDefaults: { [self] in
        keep($0.isEmpty ? nil : $0, as: Self.defaultsItem, of: "UserDefaults")
      },
      store: { [self] in keep($1, as: $0.rawValue, of: "\($0)") },
      overrides: OverriddenMembers.has,
      holders: HoldingSearch.path, stacks: .ofProcess)
  }

  /// Tells the judge what the device holds from now on, so that it has it also after a crash.
  ///
  /// - Parameter owner: What of UIKit's puts it there, for a note that it is too large.
  private func keep(_ data: Data?, as name: String, of owner: String) {
    guard store.items[name] != data else { return }
    var next = store
    next.items[name] = data
    guard next.size <= DeviceStore.capacity else {
      simulator.unimplemented(
        owner, "more than \(DeviceStore.capacity >> 10) KiB are not kept for the next launch")
      return
    }
    store = next
    channel.send(.store(store))
  }

  private static let defaultsItem = "defaults"

  // MARK: The run loop

  private func serveCommands() -> Never {
    channel.reply(simulator.replyWhenSettled { _ in })
    while let command = channel.nextCommand() {
      if command == .snapshot {
        channel.reply { Snapshot(simulator, most: $0, ink: $1) }
      } else {
        channel.reply(simulator.obey(command))
      }
    }
    _exit(0)
  }
}

extension TraceLine {
  /// The line with a depth that the judge accepts: an endless recursion ends where its stack does, and
  /// not at the deepest call that can be reported.
  fileprivate var flattened: TraceLine {
    guard case .event(var event) = self, event.depth > AppMessage.deepestCall else { return self }
    event.depth = AppMessage.deepestCall
    return .event(event)
  }
}
