/// How the command line ends: the contract with shells and graders.
public enum ExitCode: Int32, Sendable {
  /// All is well: the work passes, or what was asked for is done.
  case passed = 0
  /// The learner's work does not pass.
  case failed = 1
  /// The words of the call are wrong.
  case usage = 64
  /// The input does not match what was planned.
  case badInput = 65
  /// Something needed is missing: compiler, sandbox.
  case unavailable = 69
  /// A fault of our own.
  case internalFault = 70
  /// Incomplete; run again.
  case incomplete = 75
}
