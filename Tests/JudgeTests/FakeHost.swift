import CLibrary
import CPlatform
import CourseKit
import CourseModel
import EventTrace
import Foundation
import Testing

@testable import Judge

/// The other end of one of a judge's channels: its frames are written before the judge asks for them.
final class FakeHost {
  private let channel: FrameChannel
  let connection: HostConnection
  private let descriptors: [Int32]

  init(grace: Double = 5) throws {
    var pair: [Int32] = [-1, -1]
    try #require(cplatform_socket_pair(&pair) == 0)
    descriptors = pair
    channel = FrameChannel(descriptor: pair[0])
    connection = HostConnection(FrameChannel(descriptor: pair[1]), grace: grace)
  }

  isolated deinit {
    for descriptor in descriptors { _ = close(descriptor) }
  }

  func app(_ messages: AppMessage...) throws {
    for message in messages { try channel.send(message, kind: FrameKind.app) }
  }

  func bytes(_ payload: [UInt8], kind: UInt8) throws {
    try channel.send(FrameChannel.Frame(kind: kind, payload: payload))
  }

  func ended(_ end: LaunchEnd) throws {
    try channel.send(end, kind: FrameKind.ended)
  }

  /// A launch that settles after these events.
  func launches(iOS: IOSVersion = 6, _ names: String...) throws {
    try app(.trace(.header(schema: 1, iOS: iOS, device: "iPhone 5")))
    for (sequence, name) in names.enumerated() {
      try app(.trace(.event(.callback(sequence, name))))
    }
    try app(.reply(.done))
  }

  /// Answers what is on the screen: nothing.
  func showsNothing() throws {
    try app(.reply(.snapshot(Self.nothing)))
  }

  static let nothing = Snapshot(
    application: Snapshot.Application(
      className: "UIApplication", delegateClassName: nil, state: "active"),
    screen: Snapshot.Screen(
      bounds: Rectangle(width: 320, height: 480),
      applicationFrame: Rectangle(width: 320, height: 480), scale: 1, isLetterboxed: false),
    windows: [])

  /// Speaks as the parent does.
  func asks(_ request: JudgeRequest) throws {
    try channel.send(request)
  }

  /// Nothing more will come from the host.
  func closes() {
    _ = shutdown(channel.descriptor, Int32(SHUT_WR))
  }

  /// What the judge has asked for; the channel is of no more use then.
  func requests() throws -> [HostRequest] { try received() }

  /// What the judge has answered; the channel is of no more use then.
  func replies() throws -> [JudgeReply] { try received() }

  private func received<Message: Decodable>() throws -> [Message] {
    _ = shutdown(connection.descriptor, Int32(SHUT_WR))
    var messages: [Message] = []
    while let message = try channel.receive(Message.self) { messages.append(message) }
    return messages
  }
}

extension Event {
  /// What a script did, among the events that a reader sees.
  static func deed(_ number: Int, _ name: String, _ words: String? = nil) -> Event {
    Event(
      sequence: -1 - number, instant: .zero, depth: 0, kind: .script, name: name,
      text: words ?? name)
  }

  static func callback(_ sequence: Int, _ name: String) -> Event {
    Event(
      sequence: sequence, instant: .zero, depth: 0, kind: .callback,
      subject: Subject(name: "Root", className: "Root"), name: name)
  }
}

extension LaunchConfiguration {
  static let plain = LaunchConfiguration(appLibrary: "/app.so", bundle: "/bundle", iOS: 6)
  /// What the host is asked for when a session launches ``plain``.
  static func sent(launch: Int = 1, of words: [String] = []) -> LaunchConfiguration {
    var (sent, chance) = (plain, AppChance(of: words))
    for _ in 1...launch { sent.seed = chance.next() }
    return sent
  }
}
