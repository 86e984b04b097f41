/// How the runner starts the other two processes: the words behind the executable, and where their
/// channels are.
package enum ProcessContract {
  /// The word that turns the executable into a judge; the part's library or ``noPart`` follows.
  package static let judgeMode = "__judge"
  /// The word that turns the executable into an app host.
  package static let hostMode = "__app-host"
  /// Stands for the library of a judge that is given no part.
  package static let noPart = "-"
  /// The word behind ``hostMode`` for a host that launches no app which it cannot seal wholly.
  package static let sealedOption = "--sealed"
  /// The word behind the library for grading, where an app can make a script run long.
  package static let patientOption = "--patient"
  /// The descriptor by which a process hears who asks it: the runner a judge, a judge a host.
  package static let askerDescriptor: Int32 = 3
  /// The descriptor by which a judge asks its app host.
  package static let hostDescriptor: Int32 = 4
}
