import CLibrary
import CPlatform
import CourseModel
import EventTrace
import Foundation

/// A host of apps in a process of its own, driven as the judge drives it.
final class HostProcess {
  let process: pid_t
  private let channel: FrameChannel

  init(_ arguments: String...) throws {
    var ends: [Int32] = [-1, -1]
    guard cplatform_socket_pair(&ends) == 0 else { throw Failed.toStart(errno) }
    let probe = try Self.builtFile("apphost-probe")
    let settings = [
      "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "MALLOC_ARENA_MAX=2",
    ]
    var words = Self.cStrings([probe] + arguments)
    var environment = Self.cStrings(settings)
    defer { (words + environment).forEach { free($0) } }
    process = probe.withCString { path in
      words.withUnsafeMutableBufferPointer { words in
        environment.withUnsafeMutableBufferPointer { environment in
          var request = cplatform_spawn_request()
          request.path = path
          request.arguments = UnsafePointer(words.baseAddress)
          request.environment = UnsafePointer(environment.baseAddress)
          request.fixed_addresses = true
          request.descriptors = (-1, STDERR_FILENO, STDERR_FILENO, ends[1], -1)
          return cplatform_spawn(&request)
        }
      }
    }
    close(ends[1])
    channel = FrameChannel(descriptor: ends[0])
    // A host that says nothing for so long never will: the test fails instead of waiting for ever.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard process > 0 else { throw Failed.toStart(-process) }
  }

  deinit {
    if isConnected { _ = leave() }
  }

  enum Failed: Error {
    case toStart(Int32), toBeFound(String), early
  }

  private var isConnected = true

  /// Goes away without a word and waits until the host has done so too: its wait status.
  func leave() -> Int32 {
    close(channel.descriptor)
    isConnected = false
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  func send(_ request: HostRequest) throws {
    try channel.send(request, kind: FrameKind.request)
  }

  func launch(
    _ app: String, _ limits: LaunchLimits = LaunchLimits(), iOS: IOSVersion = 6
  ) throws {
    try launch(
      LaunchConfiguration(appLibrary: app, bundle: "/nowhere", iOS: iOS, limits: limits))
  }

  func launch(_ configuration: LaunchConfiguration) throws {
    try send(.launch(configuration))
  }

  /// Everything that the app says until it answers its launch or the last command.
  func answer() throws -> Answer {
    var answer = Answer()
    while let frame = try channel.receive() {
      guard frame.kind == FrameKind.app else { continue }
      switch try JSONDecoder().decode(AppMessage.self, from: Data(frame.payload)) {
      case .trace(.event(let event)): answer.events.append(event.description)
      case .trace(.withdrawn): answer.events.removeLast()
      case .trace: break
      case .store(let store): answer.store = store
      case .reply(let reply):
        answer.reply = reply
        return answer
      case .uncaughtException, .ended: throw Failed.early
      }
    }
    throw Failed.early
  }

  func answer(to command: Command) throws -> Answer {
    try send(.command(command))
    return try answer()
  }

  struct Answer: Equatable {
    var events: [String] = []
    var store: DeviceStore?
    var reply: Reply?
  }

  /// The next frame, which must be one of the app's: its text.
  func nextWord() throws -> String {
    var next = try channel.receive()
    while next?.kind == FrameKind.delayed { next = try channel.receive() }
    guard let frame = next, frame.kind == FrameKind.app else { throw Failed.early }
    return String(decoding: frame.payload, as: UTF8.self)
  }

  /// Everything that comes until the launch has ended.
  func life() throws -> Life {
    var life = Life()
    while let frame = try channel.receive() {
      switch frame.kind {
      case FrameKind.app: life.words.append(String(decoding: frame.payload, as: UTF8.self))
      case FrameKind.standardOutput: life.output += String(decoding: frame.payload, as: UTF8.self)
      case FrameKind.standardError: life.error += String(decoding: frame.payload, as: UTF8.self)
      case FrameKind.delayed: break
      case FrameKind.ended:
        life.end = try JSONDecoder().decode(LaunchEnd.self, from: Data(frame.payload))
        return life
      default: throw Failed.early
      }
    }
    throw Failed.early
  }

  /// The life of an app that ends without the judge's doing.
  func life(of app: String, _ limits: LaunchLimits = LaunchLimits()) throws -> Life {
    try launch(app, limits)
    return try life()
  }

  struct Life: Equatable {
    var words: [String] = []
    var output = ""
    var error = ""
    var end: LaunchEnd?
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var copies = texts.map { text in text.withCString { strdup($0) } }
    copies.append(nil)
    return copies
  }

  /// A product of the build that this test belongs to.
  static func builtFile(_ name: String) throws -> String {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let places = [beside, root.appending(path: ".build/debug")]
    let files = places.map { $0.appending(path: name).path }
    guard let file = files.first(where: { access($0, X_OK) == 0 }) else {
      throw Failed.toBeFound(name)
    }
    return file
  }
}

extension LaunchLimits {
  /// Short enough for a test that waits for it.
  static func wall(_ seconds: Double) -> LaunchLimits { LaunchLimits(wallSeconds: seconds) }
}
