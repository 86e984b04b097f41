import CLibrary
import CPlatform
import CourseModel
import Foundation

/// Serves launches to the judge that asks for them until it is gone; see ``ProcessContract``.
///
/// The parent sets before exec what is read at a program's start: `SWIFT_BACKTRACE=enable=no`, for
/// the runtime's own crash handler would take the place of ours; `SWIFT_DETERMINISTIC_HASHING=1`,
/// without which sets and dictionaries come out in another order each time; `MALLOC_ARENA_MAX=2`,
/// so that threads do not use up the memory limit by being there.
public func runAppHost(arguments: [String]) -> Never {
  let seal = arguments.contains(ProcessContract.sealedOption) ? Seal.required : .wherePossible
  AppProcess.rehearse()
  var host = Host(channel: ProcessContract.askerDescriptor, seal: seal, body: AppProcess.run)
  do {
    try host.run()
    exit(ExitCode.passed.rawValue)
  } catch {
    // Its bare facts, for whoever looks after this machine: the judge sees only that it is gone.
    try? FileHandle.standardError.write(contentsOf: Data("app host: \(error)\n".utf8))
    exit(ExitCode.internalFault.rawValue)
  }
}
