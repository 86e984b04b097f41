import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// A call order that somebody saw on a device or simulator and printed, as one file in `Traces`.
struct ObservedTrace: Decodable, Sendable {
  /// The name under which it is known, such as `T25`.
  var id: String
  var title: String
  /// The rules that it shows; `make rules` takes them from here.
  var rules: [Citation]
  /// Who printed it: codes of the rule book's sources, each perhaps with a place in it.
  var source: String
  /// D documented, L logged, M several sources, S a single second-hand one.
  var confidence: String
  /// The first version of iOS for which it holds, and the first for which it no longer does.
  var since: IOSVersion
  var before: IOSVersion?
  /// The model that it was seen on; nil where it makes no difference.
  var device: String?
  /// The little app that produces it, by its name in ``Drivers``.
  var driver: String
  /// What the source logs too and did not see: members that must not be called.
  var absent: [String]?
  /// Whose calls were logged; nil for all who occur in ``expected``.
  var subjects: [String]?
  /// The calls in order; see ``ObservedCall``.
  var expected: [String]

  /// All that are there, by their names; each file has the name of its trace.
  static func all() throws -> [ObservedTrace] {
    try Foundation.FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "json" }
    .map { file in
      let trace = try JSONDecoder().decode(ObservedTrace.self, from: Data(contentsOf: file))
      try #require(trace.id == file.deletingPathExtension().lastPathComponent)
      return trace
    }
    .sorted { $0.id.localizedStandardCompare($1.id) == .orderedAscending }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Traces")

  /// The versions to run on: the first, and each after it on which the dial changes something.
  @MainActor
  var versions: [IOSVersion] {
    let changes = Behavior.all.flatMap { [$0.since, $0.before].compactMap(\.self) }
    let range = since..<(before ?? IOSVersion(Int.max))
    return Set(changes + [since, .latest])
      .filter { range.contains($0) && $0 <= .latest }.sorted()
  }
}

/// One expected call, as it is written in a trace's file.
///
/// ```
/// A.viewDidLoad                          the call, whatever was passed
/// A.viewWillAppear(true)                 with these arguments, in the order of the labels
/// C.willMove(toParent: P)                the same with labels
/// AD.application(_:open:options:)        a member whose first word says too little
/// R.viewDidLoad[320×568]                 with what the source printed along with the call
/// Two.canPerformUnwindSegueAction → true with what came back
/// ```
struct ObservedCall {
  var pattern: EventPattern

  init(_ text: String) {
    var rest = text[...]
    var answer: String?
    if let arrow = rest.range(of: " → ") {
      answer = String(rest[arrow.upperBound...])
      rest = rest[..<arrow.lowerBound]
    }
    var note: String?
    if rest.hasSuffix("]"), let bracket = rest.firstIndex(of: "[") {
      note = String(rest[rest.index(after: bracket)...].dropLast())
      rest = rest[..<bracket]
    }
    let dot = rest.firstIndex(of: ".") ?? rest.startIndex
    let (name, arguments) = Self.member(rest[rest.index(after: dot)...])
    pattern = EventPattern(
      subject: String(rest[..<dot]), name: name, arguments: arguments, answer: answer, text: note)
  }

  /// Takes `willMove(toParent: nil)` apart into the member's name and its arguments.
  private static func member(_ text: Substring) -> (name: String, arguments: [String]?) {
    guard text.hasSuffix(")"), !text.hasSuffix(":)"), let open = text.firstIndex(of: "(") else {
      return (String(text), nil)
    }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ", ")
    let labelled = parts.map { part -> (String, String) in
      guard let colon = part.range(of: ": ") else { return ("_:", String(part)) }
      return ("\(part[..<colon.lowerBound]):", String(part[colon.upperBound...]))
    }
    return ("\(text[..<open])(\(labelled.map(\.0).joined()))", labelled.map(\.1))
  }
}
