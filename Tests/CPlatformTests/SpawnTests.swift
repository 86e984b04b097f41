import CLibrary
import CPlatform
import Expectations
import Testing

@Suite("A spawned process gets what was named and nothing else")
struct SpawnTests {
  @Test("Arguments, environment and directory arrive")
  func words() throws {
    let shell = try Shell("echo $0 $COLOUR $PWD", environment: ["COLOUR=blue"], directory: "/")
    expectEqual(try shell.output(), "sh blue /\n")
  }

  @Test("A descriptor that was not named is closed, also where the parent's number is low")
  func descriptors() throws {
    let script = "for n in 2 3 4 5 6 7 8 9; do { true >&$n; } 2>/dev/null && echo $n; done"
    let shell = try Shell(script)
    expectEqual(try shell.output(), "2\n")
  }

  @Test("A file-size limit holds")
  func fileSize() throws {
    let script = "trap '' XFSZ; echo text 2>/dev/null > \"$F\" && echo written; rm -f \"$F\""
    let file = "/tmp/spawn-test-\(getpid())"
    let shell = try Shell(script, environment: ["F=\(file)", "PATH=/bin:/usr/bin"], fileSize: 1)
    expectEqual(try shell.output(), "")
  }

  #if os(Linux)
    @Test("Nothing lies within 4 GiB below the stack of a program with fixed addresses")
    func roomBelowStack() throws {
      let shell = try Shell(
        "exec cat /proc/self/maps", environment: ["PATH=/bin:/usr/bin"], hasFixedAddresses: true)
      let lines = try shell.output().split(separator: "\n")
      let spans = lines.compactMap { line -> (low: UInt, high: UInt)? in
        let ends = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
        guard ends.count == 2, let low = ends[0], let high = ends[1] else { return nil }
        return (low, high)
      }
      let place = try #require(lines.firstIndex { $0.hasSuffix("[stack]") })
      expect(place > 0 && spans.count == lines.count)
      let gap = spans[place].low - (spans[..<place].map(\.high).max() ?? 0)
      expect(gap > 4 << 30, "\(gap)")
    }
  #endif

  @Test("A program that is not there is an error of the call, not a child that dies")
  func missing() {
    var request = cplatform_spawn_request()
    request.descriptors = (-1, -1, -1, -1, -1)
    let spawned = "/nowhere/program".withCString { path in
      request.path = path
      return withUnsafePointer(to: UnsafeMutablePointer<CChar>?.none) { none in
        request.arguments = none
        request.environment = none
        return cplatform_spawn(&request)
      }
    }
    expectEqual(spawned, -ENOENT)
  }
}

/// A shell whose standard output is read.
private struct Shell {
  let process: pid_t
  private let reading: Int32

  struct NotStarted: Error { var code: Int32 }

  init(
    _ script: String, environment: [String] = [], directory: String? = nil, fileSize: UInt64 = 0,
    hasFixedAddresses: Bool = false
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard cplatform_pipe(&ends) == 0 else { throw NotStarted(code: errno) }
    var words = Self.cStrings(["sh", "-c", script])
    var settings = Self.cStrings(environment)
    let path = "/bin/sh".withCString { strdup($0) }
    let folder = directory?.withCString { strdup($0) }
    defer { (words + settings + [path, folder ?? nil]).forEach { free($0) } }
    process = words.withUnsafeMutableBufferPointer { words in
      settings.withUnsafeMutableBufferPointer { settings in
        var request = cplatform_spawn_request()
        request.path = UnsafePointer(path)
        request.arguments = UnsafePointer(words.baseAddress)
        request.environment = UnsafePointer(settings.baseAddress)
        request.directory = folder.flatMap { UnsafePointer($0) }
        request.descriptors = (-1, ends[1], -1, -1, -1)
        request.file_size = fileSize
        request.fixed_addresses = hasFixedAddresses
        return cplatform_spawn(&request)
      }
    }
    close(ends[1])
    reading = ends[0]
    guard process > 0 else { throw NotStarted(code: -process) }
  }

  /// Everything that it writes, once it has ended.
  func output() throws -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reading, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    close(reading)
    waitpid(process, nil, 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var copies = texts.map { text in text.withCString { strdup($0) } }
    copies.append(nil)
    return copies
  }
}
