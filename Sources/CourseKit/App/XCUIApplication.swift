public import CourseModel
public import EventTrace

/// The app, seen and driven from outside, in the manner of XCUITest's class of that name.
///
/// Commands throw ``AppEnded`` when the app is no longer there and `Refusal` when it could not
/// obey. What is read of the app never throws: where there is nothing to read the check is given
/// a failure and goes on with an empty value.
public final class XCUIApplication {
  /// What the script draws inputs from: `Int.random(in: 1...9, using: &app.random)`.
  public var random: RandomInputs

  private let driver: any AppDriver
  private let defaults: LaunchConfiguration
  private var finished: [LaunchRecord] = []
  private var store: DeviceStore
  private var lastSnapshot: Snapshot?
  /// What the script did, launch by launch.
  private(set) var deeds: [[Deed]] = []
  /// What the network answers, by address.
  var answers: [String: NetworkAnswer] = [:]
  /// Everything that was read of the app; nil while nobody asks for it.
  private var sight: Hasher?
  /// How long the script let the app's clock run, in each launch, in seconds.
  private var waits: [Double] = []

  /// An app that is not running, on a device on which nothing is stored.
  ///
  /// - Parameters:
  ///   - defaults: What a launch uses where the script says nothing else.
  ///   - random: What the script draws inputs from.
  package init(
    driver: any AppDriver, defaults: LaunchConfiguration,
    random: RandomInputs = RandomInputs(seed: JudgeRequest.practiceSeed)
  ) {
    self.driver = driver
    self.defaults = defaults
    self.random = random
    store = defaults.store
  }

  /// All launches, the last one as far as it came.
  package var launches: [LaunchRecord] { finished + [driver.record].compactMap(\.self) }

  /// With what the app was launched last; before the first launch what is usual.
  package var configuration: LaunchConfiguration { driver.record?.configuration ?? defaults }

  /// The model on which the app runs; nil where that is not known before the first launch.
  package var deviceName: String? { driver.record?.trace.device ?? defaults.device }

  /// Whether the app was started and has not ended.
  package var isRunning: Bool { driver.record.map { $0.end == nil } ?? false }

  // MARK: Starting and stopping

  /// Starts the app and waits until nothing is left to happen; one that still runs is killed.
  ///
  /// Arguments that are left out come from the exercise or, in a scenario, from the version being
  /// shown. Its model is used only with its own version; another version gets the model that is
  /// usual for it.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name in the app's `CommandLine.arguments`; `-KEY VALUE`
  ///     is also what its `UserDefaults` answer for the key.
  ///   - environment: What the app finds in its environment.
  /// - Throws: ``AppEnded`` when the app does not survive its launch, `Refusal` for a device that
  ///   cannot exist.
  public func launch(
    iOS: IOSVersion? = nil, device: String? = nil, orientation: DeviceOrientation? = nil,
    reason: LaunchConfiguration.Reason = .user, arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    var configuration = defaults
    configuration.iOS = iOS ?? defaults.iOS
    guard (IOSVersion.first...IOSVersion.latest).contains(configuration.iOS) else {
      throw Refusal(.impossibleDevice, "one with iOS \(configuration.iOS)")
    }
    configuration.device = device ?? (iOS == nil ? defaults.device : nil)
    configuration.orientation = orientation ?? defaults.orientation
    configuration.reason = reason
    configuration.arguments = arguments
    configuration.environment = environment
    try start(configuration)
  }

  /// Kills the app if it still runs, and has the user start it again as it was last started.
  public func relaunch() throws {
    var configuration = driver.record?.configuration ?? defaults
    configuration.reason = .user
    try start(configuration)
  }

  /// Stops the app as the system does to regain memory: without a goodbye.
  public func kill() throws {
    if isRunning { note(Deed("kill", words: "kill the app")) }
    defer { appDidAct() }
    try reaching { () throws(HostLost) in try driver.kill() }
    keepStore()
  }

  /// Removes everything that launches have stored on the device; a running app is killed.
  public func erase() throws {
    try kill()
    store = DeviceStore()
  }

  private func start(_ configuration: LaunchConfiguration) throws {
    if isRunning { try kill() }
    deeds.append([configuration.deed])
    waits.append(0)
    if let record = driver.record { finished.append(record) }
    var configuration = configuration
    configuration.store = store
    configuration.answers = answers
    defer { appDidAct() }
    let reply = try reaching { () throws(HostLost) in try driver.launch(configuration) }
    keepStore()
    guard let reply else { throw ended }
    if case .refused(let refusal) = reply { throw refusal }
  }

  /// Notes that the script lets the app's clock run.
  package func noteTime(_ seconds: Double) {
    if !waits.isEmpty, seconds > 0, seconds.isFinite { waits[waits.count - 1] += seconds }
  }

  /// How long the app ran on its own clock, all launches together.
  var appTime: VirtualInstant {
    zip(launches, waits).reduce(.zero) { time, launch in
      time.advanced(by: max(launch.0.trace.last?.instant.seconds ?? 0, launch.1))
    }
  }

  // MARK: Commands

  /// Has the app carry out `command`.
  ///
  /// - Throws: ``AppEnded`` when the app is not there or ended on it, unless it may and did so in
  ///   order; `Refusal` when it could not obey.
  /// - Parameter deed: What is written down of it where that is not what the command says of itself.
  @discardableResult
  package func send(
    _ command: Command, mayEnd: Bool = false, as deed: Deed?? = nil
  ) throws -> Reply {
    guard isRunning else { throw ended }
    if let deed = deed ?? command.deed { note(deed) }
    defer { if !command.isLook { appDidAct() } }
    let reply = try reaching { () throws(HostLost) in try driver.send(command) }
    keepStore()
    sight?.combine(reply)
    guard let reply else {
      if mayEnd, let record = driver.record, record.ownEnd == nil { return .done }
      throw ended
    }
    switch reply {
    case .refused(let refusal): throw refusal
    case .turned(let interface): noteOutcome("interface \(interface.rawValue)")
    case .unanswered(let there): noteOutcome("nothing answers; there is \(there)")
    case .done, .value, .snapshot: break
    }
    return reply
  }

  /// What is on screen now; the same value until the next command.
  package func snapshot() throws -> Snapshot {
    if let lastSnapshot, isRunning { return lastSnapshot }
    guard case .snapshot(let snapshot) = try send(.snapshot) else {
      throw Refusal(.notModelled, "snapshot")
    }
    lastSnapshot = snapshot
    return snapshot
  }

  /// Notes from here on what is read of the app.
  func watch() { sight = Hasher() }

  /// A number for all that the app did and showed, and where; the same in one process for the same, and
  /// nil if nobody watched. What the script did is not part of it.
  var seen: Int? {
    guard var sight else { return nil }
    for trace in traces {
      sight.combine(trace.iOS)
      sight.combine(trace.device)
      for event in trace where event.kind != .script { sight.combine(event) }
    }
    return sight.finalize()
  }

  /// Writes down something that the script did, for who reads the trace.
  package func note(_ deed: Deed) {
    guard !deeds.isEmpty, let place = driver.record?.trace.events.count else { return }
    var deed = deed
    deed.place = place
    deeds[deeds.count - 1].append(deed)
  }

  private func noteOutcome(_ outcome: String) {
    guard let launch = deeds.indices.last, let deed = deeds[launch].indices.last else { return }
    deeds[launch][deed].outcome = outcome
  }

  /// What happened in the last launch, with what the script did; nil before the first.
  var toldTrace: Trace? {
    guard var trace = launches.last?.trace else { return nil }
    trace.events = trace.events(
      trace.events.indices, with: (deeds.last ?? []).enumerated().map { ($0, $1) })
    return trace
  }

  private var ended: AppEnded {
    AppEnded(driver.record ?? LaunchRecord(defaults))
  }

  private func keepStore() {
    if let record = driver.record { store = record.store }
  }

  private func appDidAct() {
    lastSnapshot = nil
    Self.witness?.appDidAct()
  }

  /// Tells the run when the app's process cannot be reached, even if the script catches the error.
  private func reaching<Value>(_ deed: () throws(HostLost) -> Value) throws -> Value {
    do {
      return try deed()
    } catch {
      Self.witness?.noteLoss(error)
      throw error
    }
  }
}
