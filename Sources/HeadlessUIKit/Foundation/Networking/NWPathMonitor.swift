/// Tells whether there is a network; here there is none. iOS 12.0 and later.
public nonisolated final class NWPathMonitor: @unchecked Sendable {
  /// Called when that changes, and once when it begins.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// What is known just now.
  public let currentPath = NWPath()
  /// Where it calls; nil before it begins.
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  /// Watches every network.
  public init() {}
  /// Watches the networks of one kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Watches the networks of all kinds but these.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Begins, and calls the handler in a later turn.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    onMain(Boxed((self, queue))) { boxed in
      let (monitor, queue) = boxed.value
      Simulator.current.unimplemented(
        "NWPathMonitor", "a device in the course has no network: its path is unsatisfied.")
      queue.async { if !monitor.isCancelled { monitor.pathUpdateHandler?(monitor.currentPath) } }
    }
  }
  /// Ends it for good.
  public func cancel() { isCancelled = true }
}

/// What is known of the network. iOS 12.0 and later.
public nonisolated struct NWPath: Equatable, Sendable {
  /// Whether there is one. iOS 12.0 and later.
  public enum Status: Sendable {
    /// There is one; there is none; there would be one if it were asked for.
    case satisfied, unsatisfied, requiresConnection
  }
  /// Whether there is one; there never is.
  public var status: Status { .unsatisfied }
  /// Whether it costs money.
  public var isExpensive: Bool { false }
  /// Whether its user wants to spare data.
  public var isConstrained: Bool { false }
  /// Over what it goes; over nothing.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether names of servers can be looked up.
  public var supportsDNS: Bool { false }
  /// Whether it is of the older kind.
  public var supportsIPv4: Bool { false }
  /// Whether it is of the newer kind.
  public var supportsIPv6: Bool { false }
  /// Whether it goes over that kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// What a network goes over. iOS 12.0 and later.
public nonisolated struct NWInterface: Hashable, Sendable {
  /// The kinds. iOS 12.0 and later.
  public enum InterfaceType: Sendable, CaseIterable {
    /// Something else; radio at home; a telephone; a cable; the device itself.
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// Its kind.
  public let type: InterfaceType
  /// What the system calls it.
  public let name: String
}
