/// Why the gate refuses a submission; the names stand in records and never change.
package enum GateRule: String, CaseIterable, Sendable {
  /// A file's name that compilers, shells or readers could take for something else.
  case fileName = "file-name"
  /// More, larger or deeper files than an app may have.
  case fileLimits = "file-limits"
  /// A module that an app may not import.
  case importedModule = "import"
  /// An attribute that an app may not use.
  case attribute = "attribute"
  /// `unsafe` and its relatives, which switch a check of the compiler off.
  case unsafeCode = "unsafe"
  /// Memory used behind the compiler's back.
  case unsafeMemory = "unsafe-memory"
  /// A macro, declared or expanded.
  case macro = "macro"
  /// A line that gives code another place than it has.
  case sourceLocation = "source-location"
  /// A function pointer of C's.
  case cFunction = "c-function-type"
  /// A type or function that reaches files, processes, the network, threads or the system.
  case systemAPI = "system-api"
  /// A name that another module keeps for itself.
  case privateName = "private-name"
  /// Code or data in a place of the object file that a plain app has no use for.
  case objectSection = "object-section"
  /// A symbol in the object file that a plain app neither has nor uses.
  case objectSymbol = "object-symbol"
  /// A file that the gate cannot look through.
  case unreadable = "unreadable"
}
