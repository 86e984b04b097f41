import CourseRunner
import Foundation
import Testing

/// A system that runs the shares of a batch, set up on this machine by a script and torn down by it.
struct Engine {
  /// The script in `Engines/`.
  var script: String
  /// What must be on the machine, and the packages in which it is.
  var programs: [String]
  var packages: String

  static let areWanted = ProcessInfo.processInfo.environment["ENGINE_TESTS"] != nil

  static let parallel = Engine(
    script: "parallel.sh", programs: ["parallel"], packages: "parallel openssh-server")
  static let slurm = Engine(
    script: "slurm.sh",
    programs: ["slurmctld", "slurmd", "sbatch", "squeue", "sinfo", "munged"],
    packages: "slurm-wlm slurm-wlm-basic-plugins munge")

  static let gradescope = Engine(
    script: "gradescope.sh", programs: ["unshare", "chroot", "install"],
    packages: "util-linux coreutils")

  var isThere: Bool { programs.allSatisfy(Self.isThere) }

  /// Why it is not tried, and how to get it.
  var absence: Comment {
    let missing = programs.filter { !Self.isThere($0) }.joined(separator: ", ")
    return Comment(
      rawValue: "NOT TESTED: \(script) needs \(missing); "
        + "apt-get install -y --no-install-recommends \(packages)")
  }

  private static func isThere(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return "\(path):/usr/sbin".split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// Grades the class into that folder, through the loss that the script has in store.
  ///
  /// - Parameter student: Whose work alone is graded; nil for the whole class.
  func grade(
    _ work: ClassOnDisk, of student: String? = nil, into out: String
  ) throws -> CourseOnDisk.Answer {
    let folder = "\(work.course.path)/\(script)-\(student ?? "class")"
    try Disk.makeFolder(folder)
    let process = Process()
    process.executableURL = URL(
      filePath: "\(#filePath.deletingLastComponents(1))/Engines/\(script)")
    process.currentDirectoryURL = URL(filePath: work.course.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "COURSE": CourseOnDisk.executable, "ROOT": work.course.path,
      "SUBMISSIONS": student.map { "\(work.submissions)/\($0)" } ?? work.submissions,
      "OUT": "\(work.course.path)/\(out)", "WORK": folder,
    ]) { $1 }
    // Ends with this process, and with it the script and all that it started.
    let life = Pipe()
    let log = "\(work.course.path)/engine.log"
    try Disk.write([], to: log)
    // A file: whoever is left behind holds no pipe that would be waited for.
    let output = try FileHandle(forWritingTo: URL(filePath: log))
    process.standardInput = life
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try life.fileHandleForWriting.close()
    return .init(output: try Disk.text(log), complaint: "", code: process.terminationStatus)
  }
}
