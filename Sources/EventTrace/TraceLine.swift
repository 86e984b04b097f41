import Foundation

/// One line of a trace in JSON Lines; `Trace.schemaVersion` and the grammar below are its contract.
///
/// ```
/// trace   = header *( event / answer )            ; one JSON object a line, keys sorted
/// header  = { "trace": 1, "iOS": "6.0", "device": "iPhone 5" }
/// event   = { "seq": n, "t": nanoseconds, "kind": kind, "name": text,
///             [ "depth": n ], [ "subject": name ], [ "class": name ],   ; depth 0 and a class
///             [ "args": [ text ] ], [ "answer": text ], [ "text": text ] } ; equal to the subject are left out
/// answer  = { "answerTo": n, "answer": text }     ; what came back from the event with that seq
/// kind    = "callback" / "query" / "call" / "console" / "notification" / "exception"
///         / "diagnosis" / "assertion" / "narration"
/// ```
/// Sequence numbers rise by one. An answer comes after its event, and only while the stream is
/// live: a finished trace has it in the event.
public enum TraceLine: Hashable, Sendable {
  case header(schema: Int, iOS: IOSVersion, device: String)
  case event(Event)
  case answer(to: Int, String)
}

extension TraceLine: Codable {
  private enum CodingKeys: String, CodingKey {
    case trace, iOS, device, answerTo, answer
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let schema = try container.decodeIfPresent(Int.self, forKey: .trace) {
      self = .header(
        schema: schema,
        iOS: try container.decode(IOSVersion.self, forKey: .iOS),
        device: try container.decode(String.self, forKey: .device))
    } else if let sequence = try container.decodeIfPresent(Int.self, forKey: .answerTo) {
      self = .answer(to: sequence, try container.decode(String.self, forKey: .answer))
    } else {
      self = .event(try Event(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .header(let schema, let iOS, let device):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(schema, forKey: .trace)
      try container.encode(iOS, forKey: .iOS)
      try container.encode(device, forKey: .device)
    case .event(let event):
      try event.encode(to: encoder)
    case .answer(let sequence, let answer):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sequence, forKey: .answerTo)
      try container.encode(answer, forKey: .answer)
    }
  }
}

extension Trace {
  /// The version of the JSON Lines format that this library writes and reads.
  public static let schemaVersion = 1

  /// The trace as JSON Lines, keys sorted, each line ended by a newline: same trace, same bytes.
  public func jsonLines() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let header = TraceLine.header(schema: Self.schemaVersion, iOS: iOS, device: device)
    return try ([header] + events.map(TraceLine.event))
      .map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }

  /// Reads a trace from JSON Lines.
  ///
  /// - Throws: ``TraceFormatError`` with the number of the line that does not follow the grammar.
  public init(jsonLines text: String) throws {
    let decoder = JSONDecoder()
    var trace: Trace?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let parsed: TraceLine
      do {
        parsed = try decoder.decode(TraceLine.self, from: Data(line.utf8))
      } catch {
        throw TraceFormatError(line: index + 1, problem: .notALine)
      }
      switch (parsed, trace == nil) {
      case (.header(Self.schemaVersion, let iOS, let device), true):
        trace = Trace(iOS: iOS, device: device)
      case (.header(let schema, _, _), true):
        throw TraceFormatError(line: index + 1, problem: .unknownSchema(schema))
      case (.header, false):
        throw TraceFormatError(line: index + 1, problem: .secondHeader)
      case (_, true):
        throw TraceFormatError(line: index + 1, problem: .noHeader)
      case (.event(let event), false):
        trace?.events.append(event)
      case (.answer(let sequence, let answer), false):
        trace?.answer(sequence, with: answer)
      }
    }
    guard let trace else { throw TraceFormatError(line: 1, problem: .noHeader) }
    self = trace
  }
}

/// Where a text stops being a trace, and why.
public struct TraceFormatError: Error, Hashable, Sendable {
  /// The line, counted from one.
  public var line: Int
  public var problem: Problem

  public enum Problem: Hashable, Sendable {
    case notALine
    case noHeader
    case secondHeader
    case unknownSchema(Int)
  }
}
