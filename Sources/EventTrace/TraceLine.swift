import Foundation

/// One line of a trace in JSON Lines; `Trace.schemaVersion` and the grammar below are its contract.
///
/// ```
/// trace   = header *( event / answer / withdrawal ) ; one JSON object a line, keys sorted
/// header  = { "trace": 1, "iOS": "6.0", "device": "iPhone 5" }
/// event   = { "seq": n, "t": nanoseconds, "kind": kind, "name": text,
///             [ "depth": n ], [ "subject": name ], [ "class": name ],   ; depth 0 and a class
///             [ "args": [ text ] ], [ "answer": text ], [ "text": text ],  ; equal to the subject are left out
///             [ "rule": code ],                 ; of the rule book, in a diagnosis: "112", "M11c"
///             [ "by": caller ] }                ; left out where the kind says it: "app" for a call,
///                                               ; "script" for what the script did, else "uikit"
/// answer  = { "answerTo": n, "answer": text }     ; what came back from the event with that seq
/// withdrawal = { "withdrawn": n }                 ; the event just before did not happen after all:
///                                                 ; the app has no such optional method
/// kind    = "callback" / "query" / "call" / "console" / "notification" / "exception"
///         / "diagnosis" / "script"
/// caller  = "uikit" / "app" / "script"
/// ```
/// Sequence numbers rise by one from zero; a withdrawn one is used again. What the script did has
/// numbers of its own, which fall by one from -1: it is the judge's and no app's. Answers and withdrawals
/// are only in a live stream: in a finished trace the answer is in its event.
public enum TraceLine: Hashable, Sendable {
  /// The first line: the version of the format, and the device.
  case header(schema: Int, iOS: IOSVersion, device: String)
  /// An event began.
  case event(Event)
  /// What was answered in the event of that number.
  case answer(to: Int, String)
  /// The event of that number did not happen after all.
  case withdrawn(Int)
}

extension TraceLine: Codable {
  private enum CodingKeys: String, CodingKey {
    case trace, iOS, device, answerTo, answer, withdrawn
  }

  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let schema = try container.decodeIfPresent(Int.self, forKey: .trace) {
      self = .header(
        schema: schema,
        iOS: try container.decode(IOSVersion.self, forKey: .iOS),
        device: try container.decode(String.self, forKey: .device))
    } else if let sequence = try container.decodeIfPresent(Int.self, forKey: .answerTo) {
      self = .answer(to: sequence, try container.decode(String.self, forKey: .answer))
    } else if let sequence = try container.decodeIfPresent(Int.self, forKey: .withdrawn) {
      self = .withdrawn(sequence)
    } else {
      self = .event(try Event(from: decoder))
    }
  }

  /// Writes the value as ``init(from:)`` reads it.
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
    case .withdrawn(let sequence):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sequence, forKey: .withdrawn)
    }
  }
}

extension Trace {
  /// The version of the JSON Lines format that this library writes and reads.
  public static let schemaVersion = 1

  /// The trace as JSON Lines, keys sorted, each line ended by a newline: same trace, same bytes.
  public func jsonLines() throws -> String {
    let encoder = JSONEncoder.stable()
    let header = TraceLine.header(schema: Self.schemaVersion, iOS: iOS, device: device)
    return try ([header] + events.map(TraceLine.event))
      .map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }

  /// Takes in the next line of a live stream; false, and no change, when it cannot come here.
  public mutating func append(_ line: TraceLine) -> Bool {
    switch line {
    case .header:
      return false
    case .event(let event):
      guard event.sequence == events.count, event.kind != .script else { return false }
      events.append(event)
    case .answer(let sequence, let answer):
      guard events.indices.contains(sequence) else { return false }
      events[sequence].answer = answer
    case .withdrawn(let sequence):
      guard let last = events.last, last.sequence == sequence else { return false }
      events.removeLast()
    }
    return true
  }

  /// Reads a whole trace from JSON Lines.
  ///
  /// - Throws: ``TraceFormatError`` with the number of the line that does not follow the grammar.
  public init(jsonLines text: String) throws {
    let decoder = JSONDecoder()
    var trace: Trace?
    var deeds: [(place: Int, event: Event)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let parsed: TraceLine
      do {
        parsed = try decoder.decode(TraceLine.self, from: Data(line.utf8))
      } catch {
        throw TraceFormatError(line: index + 1, problem: .notALine)
      }
      if var started = trace {
        if case .event(let deed) = parsed, deed.kind == .script {
          deeds.append((started.events.count, deed))
        } else if started.append(parsed) {
          trace = started
        } else {
          throw TraceFormatError(line: index + 1, problem: .outOfOrder)
        }
      } else if case .header(let schema, let iOS, let device) = parsed {
        guard schema == Self.schemaVersion else {
          throw TraceFormatError(line: index + 1, problem: .unknownSchema(schema))
        }
        trace = Trace(iOS: iOS, device: device)
      } else {
        throw TraceFormatError(line: index + 1, problem: .noHeader)
      }
    }
    guard var trace else { throw TraceFormatError(line: 1, problem: .noHeader) }
    for (place, deed) in deeds.reversed() { trace.events.insert(deed, at: place) }
    self = trace
  }
}

/// Where a text stops being a trace, and why.
public struct TraceFormatError: Error, Hashable, Sendable {
  /// The line, counted from one.
  public var line: Int
  /// What is wrong with the line.
  public var problem: Problem

  /// Creates an error about a line of a trace.
  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What can be wrong with a line.
  public enum Problem: Hashable, Sendable {
    /// It is no JSON object of a known kind.
    case notALine
    /// The first line is no header.
    case noHeader
    /// A second header, or a number that does not follow the one before.
    case outOfOrder
    /// The format has that version, which this reader does not know.
    case unknownSchema(Int)
  }
}
