import EventTrace
import Foundation

// The functions by which an app writes to its console. They shadow Swift's and Foundation's, so that
// what an app says is in the trace at the place where it said it.

/// Writes the values to the console, into the trace.
public nonisolated func print(
  _ items: Any..., separator: String = " ", terminator: String = "\n"
) {
  write(
    items.map(described).joined(separator: separator) + terminator, by: "print")
}

/// The value as a device prints it, unless an extension of the app's describes it (rules 906, 958, 984, 1041).
private nonisolated func described(_ value: Any) -> String {
  // The cast looks into an optional.
  if let error = value as? any Error {
    return type(of: value) is any Error.Type
      ? _courseText(of: error) : "Optional(\(_courseDebugText(of: error)))"
  }
  if let printed = _coursePrinted(value) { return printed }
  // A cast would look into an optional, which is printed with its name.
  guard type(of: value) is any _CourseImported.Type,
    !(value is any CustomStringConvertible) || value is any _CourseNamedForTheTrace,
    let imported = value as? any _CourseImported
  else { return withNamesInC(of: value, String(describing: value), textOfOuter) }
  return imported._importedDescription
}

/// Writes the values as a developer sees them to the console, into the trace.
public nonisolated func debugPrint(
  _ items: Any..., separator: String = " ", terminator: String = "\n"
) {
  write(
    items.map { withNamesInC(of: $0, String(reflecting: $0), textOfInner) }
      .joined(separator: separator) + terminator,
    by: "debugPrint")
}

/// Writes a line to the console, into the trace.
public nonisolated func NSLog(_ format: String, _ arguments: any CVarArg...) {
  _courseLog(format, arguments)
}

/// What ``NSLog(_:_:)`` does, for a function that got the arguments as an array.
public nonisolated func _courseLog(_ format: String, _ arguments: [any CVarArg]) {
  write(_courseFormat(format, arguments), by: "NSLog")
}

/// Writes a line to the console, into the trace.
public nonisolated func NSLogv(_ format: String, _ arguments: CVaListPointer) {
  write(NSString(format: format, arguments: arguments) as String, by: "NSLog")
}

/// The longest console text that one call leaves in the trace, in characters.
private nonisolated let longestText = 10_000

nonisolated func write(_ text: String, by author: String) {
  let ended = text.hasSuffix("\n") ? String(text.dropLast()) : text
  let shown = ended.count > longestText ? ended.prefix(longestText) + "…" : ended[...]
  onMainThread { simulator in
    guard !simulator.isDead else { return }
    simulator.recorder.record(.console, author, text: simulator.consoleText(of: String(shown)))
  }
}

extension Simulator {
  /// What the console shows of values that are printed.
  func consoleText(ofValues values: Any...) -> String {
    consoleText(of: values.map(described).joined(separator: " "))
  }

  fileprivate func consoleText(of text: String) -> String {
    addresses.numbered(in: withValuesAsDevicesWrite(asDevicesWrite(text)))
  }
}

/// Texts of errors as iOS writes them, where Foundation on Linux has other words for them.
private nonisolated func asDevicesWrite(_ text: String) -> String {
  guard
    text.contains("The operation could not be completed") || text.contains("\"UserInfo={")
  else { return text }
  return
    text
    .replacing(/"\(null\)"UserInfo=\{(.*?)NSLocalizedDescription=(.*?)(, NS[A-Za-z]+=|\})/) {
      "\"\($0.2)\" UserInfo={\($0.1)NSLocalizedDescription=\($0.2)\($0.3)"
    }
    .replacing("\"UserInfo={", with: "\" UserInfo={")
    .replacing(
      "The operation could not be completed. (", with: "The operation couldn’t be completed. ("
    )
    .replacing(/The operation could not be completed\. (?=[A-Z])/, with: "")
}

/// The addresses that an app has written to its console, as by `print` of an object that has no
/// description of its own.
///
/// An address differs from run to run, and no trace may show one. Each gets a number in its place, the
/// same one again when it is written again.
package nonisolated final class PrintedAddresses {
  /// Creates the addresses of an app that has written none.
  package init() {}
  private var numbers: [Substring: Int] = [:]

  /// The text with `0x1`, `0x2` and so on where it has the addresses of objects.
  package func numbered(in text: String) -> String {
    guard text.contains("0x0000") else { return text }
    // The 16 digits in which Swift writes a pointer; none has all of its bits.
    return text.replacing(/\b0x0000(?!0{12})[0-9a-f]{12}\b/) { match in
      let number = numbers[match.output, default: numbers.count + 1]
      numbers[match.output] = number
      return "0x\(number)"
    }
  }
}

extension Simulator {
  private static let addressesKey = StateKey { _ in PrintedAddresses() }
  fileprivate var addresses: PrintedAddresses { state(Self.addressesKey) }
}

/// Runs `body` with the simulator when this is the main thread, where all of UIKit lives; text from
/// other threads has no place in a deterministic trace.
///
/// - Parameter isolation: Where the caller is, as `#isolation` has it: code of the main actor need not ask
///   for the thread, which is another one where tests of the runtime run.
nonisolated func onMainThread(
  _ isolation: (any Actor)? = nil, _ body: @MainActor (Simulator) -> Void
) {
  guard isolation === MainActor.shared || Foundation.Thread.isMainThread else { return }
  MainActor.assumeIsolated {
    if let simulator = Simulator.current { body(simulator) }
  }
}
