import CourseKit
import CourseModel
import EventTrace
import Foundation

/// Takes in what an app process sends, which may be anything: it believes only what fits.
struct LaunchIntake {
  private(set) var record: LaunchRecord
  private let limits: LaunchLimits
  private var hasHeader = false
  private var messageBytes = 0

  /// How many bytes of standard output and error are kept to be shown.
  static let shownOutput = 16 << 10
  /// The longest message with a store: the next launch must fit into a frame with it.
  static let largestStoreMessage = FrameChannel.frameLimit - (64 << 10)

  /// Prepares for what a launch with that configuration sends.
  init(_ configuration: LaunchConfiguration) {
    record = LaunchRecord(configuration)
    limits = configuration.limits
  }

  /// The app sent something that no app of ours sends; the launch is over.
  struct Violation: Error {}

  /// Takes in one message of the app's.
  ///
  /// - Returns: The reply, when it is one.
  mutating func take(message payload: [UInt8]) throws(Violation) -> Reply? {
    messageBytes += payload.count
    guard messageBytes <= limits.messageBytes else { throw Violation() }
    guard payload.count <= AppMessage.longestValue || !ValueReply.isIn(payload) else {
      throw Violation()
    }
    let message: AppMessage
    do {
      message = try JSONDecoder.forFrames.decode(AppMessage.self, from: Data(payload))
    } catch {
      throw Violation()
    }
    switch message {
    case .trace(let line): try take(line)
    case .reply(let reply): return reply
    case .store(let store):
      guard store.size <= DeviceStore.capacity, payload.count <= Self.largestStoreMessage else {
        throw Violation()
      }
      record.store = store
    case .uncaughtException(let name, let reason):
      record.uncaughtException = .init(name: name, reason: reason)
    case .ended: record.endedInOrder = true
    }
    return nil
  }

  /// Keeps the beginning of what the app wrote.
  mutating func take(output bytes: [UInt8]) {
    record.written += bytes.prefix(Self.shownOutput - record.written.count)
  }

  /// The app is gone; nothing more is taken in.
  mutating func end(_ end: LaunchEnd) {
    record.end = end
  }

  private mutating func take(_ line: TraceLine) throws(Violation) {
    if case .header(let schema, let iOS, let device) = line {
      guard !hasHeader, schema == Trace.schemaVersion, iOS == record.configuration.iOS else {
        throw Violation()
      }
      hasHeader = true
      record.trace.device = device
      return
    }
    if case .event(let event) = line {
      guard event.instant >= record.trace.events.last?.instant ?? .zero,
        (0...AppMessage.deepestCall).contains(event.depth)
      else { throw Violation() }
    }
    guard hasHeader, record.trace.append(line) else { throw Violation() }
  }
}

/// A message with an action's result, which is not read.
private struct ValueReply: Decodable {
  private enum Message: String, CodingKey { case reply }
  private enum Case: String, CodingKey { case content = "_0" }
  private enum Reply: String, CodingKey { case value }

  init(from decoder: any Decoder) throws {
    let reply = try decoder.container(keyedBy: Message.self)
      .nestedContainer(keyedBy: Case.self, forKey: .reply)
      .nestedContainer(keyedBy: Reply.self, forKey: .content)
    guard reply.contains(.value) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "another reply"))
    }
  }

  /// Whether the message is one.
  static func isIn(_ payload: [UInt8]) -> Bool {
    (try? JSONDecoder.forFrames.decode(ValueReply.self, from: Data(payload))) != nil
  }
}

extension Reply {
  /// Whether this is a way to answer `command`; a launch is answered like most commands.
  func suits(_ command: Command?) -> Bool {
    switch (self, command) {
    case (.refused, _): true
    case (.snapshot, .snapshot): true
    case (.value, .perform), (.done, .perform), (.value, .editMenu): true
    case (.turned, .rotate), (.unanswered, .tap), (.unanswered, .touch),
      (.unanswered, .swipeBack), (.unanswered, .pullSheet):
      true
    case (.done, let command): command != .snapshot && command != .editMenu
    case (.snapshot, _), (.value, _), (.turned, _), (.unanswered, _): false
    }
  }
}

extension LaunchEnd {
  /// What the host says in an ``FrameKind/ended`` frame; nil when no host of ours says it.
  init?(_ payload: [UInt8]) {
    guard let end = try? JSONDecoder.forFrames.decode(LaunchEnd.self, from: Data(payload)) else {
      return nil
    }
    self = end
  }
}
