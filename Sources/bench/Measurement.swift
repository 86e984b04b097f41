import CLibrary
import CPlatform
import Foundation

/// One whole process: how long it took and how much memory it held at most.
struct Measurement {
  var seconds: Double
  /// The process's own peak of resident memory, without that of its children; 0 where unknown.
  var peakBytes: Int
  var exitCode: Int32
}

/// A command line that can be run again and again.
struct Command {
  var path: String
  var arguments: [String]
  var directory: String
  /// Where its output goes; nil for nowhere.
  var output: String?

  /// Runs the command once, from its start to its end.
  func run() throws -> Measurement {
    let descriptor = output.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) } ?? -1
    defer { if descriptor >= 0 { close(descriptor) } }
    let clock = ContinuousClock()
    let start = clock.now
    let child = try spawn(output: descriptor)
    var (status, peak): (Int32, Int) = (0, 0)
    // Asked again and again, because the kernel's own figure would include the compilers it ran.
    while waitpid(child, &status, WNOHANG) == 0 {
      peak = max(peak, Self.residentPeak(of: child))
      usleep(500)
    }
    let duration = clock.now - start
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return Measurement(
      seconds: seconds, peakBytes: peak, exitCode: (status >> 8) & 0xff)
  }

  private func spawn(output: Int32) throws -> pid_t {
    var argv = ([path] + arguments).map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    var envp =
      ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") as UnsafeMutablePointer<CChar>? } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    let child = argv.withUnsafeMutableBufferPointer { argv in
      envp.withUnsafeMutableBufferPointer { envp in
        path.withCString { path in
          directory.withCString { directory in
            var request = cplatform_spawn_request()
            request.path = path
            request.arguments = UnsafePointer(argv.baseAddress)
            request.environment = UnsafePointer(envp.baseAddress)
            request.directory = directory
            request.descriptors = (-1, output, output, -1, -1)
            return cplatform_spawn(&request)
          }
        }
      }
    }
    guard child > 0 else { throw BenchFailure("\(path) cannot be started: error \(-child)") }
    return child
  }

  private static func residentPeak(of process: pid_t) -> Int {
    guard
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first
    else { return 0 }
    return kilobytes << 10
  }
}

/// Why there is no figure.
struct BenchFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The middle of several figures: half of the runs were faster.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
