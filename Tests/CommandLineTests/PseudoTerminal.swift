import CourseRunner
import Foundation
import Synchronization

/// A terminal that nobody sits at: `course` runs at its one end, a test reads and types at the other.
final class PseudoTerminal {
  private let process = Process()
  private let keyboard: FileHandle
  private let screen = Screen()
  private let reader: Thread

  /// Starts `course` with these words at a terminal of that size.
  init(
    _ course: CourseOnDisk, _ words: [String], columns: UInt16, lines: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    let (master, slave) = try Self.ends()
    var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    keyboard = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(filePath: CourseOnDisk.executable)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: course.path)
    var variables = ProcessInfo.processInfo.environment
    for name in ["PAGER", "LESS", "NO_COLOR", "COLUMNS", "LINES"] { variables[name] = nil }
    variables["TERM"] = "xterm"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
    try end.close()
    let screen = self.screen
    reader = Thread {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(master, &buffer, buffer.count)
        if count <= 0 { return screen.close() }
        screen.append(buffer[..<count])
      }
    }
    reader.start()
  }

  /// The two ends of a new terminal.
  private static func ends() throws -> (master: Int32, slave: Int32) {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    #if os(Linux)
      // Glibc's functions for this are not in Swift's module: these are what they call.
      var (number, unlocked): (Int32, Int32) = (0, 0)
      guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0,
        ioctl(master, 0x8004_5430, &number) == 0
      else { throw POSIXError(.ENXIO) }
      let name = "/dev/pts/\(number)"
    #else
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master)
      else {
        throw POSIXError(.ENXIO)
      }
      let name = String(cString: path)
    #endif
    return (master, open(name, O_RDWR | O_NOCTTY))
  }

  /// What was written to the terminal so far.
  private final class Screen: Sendable {
    private let state = Mutex<(bytes: [UInt8], isClosed: Bool)>(([], false))

    func append(_ bytes: some Sequence<UInt8>) { state.withLock { $0.bytes += bytes } }
    func close() { state.withLock { $0.isClosed = true } }
    var text: String {
      String(decoding: state.withLock { $0.bytes }, as: UTF8.self).replacing("\r\n", with: "\n")
    }
    var isClosed: Bool { state.withLock { $0.isClosed } }
  }

  /// Everything on the screen once `isEnough` is true of it, or the program has ended.
  ///
  /// - Throws: After three minutes in vain: a busy machine compiles slowly.
  func text(until isEnough: (String) -> Bool = { _ in false }) throws -> String {
    let end = ContinuousClock.now + .seconds(180)
    while ContinuousClock.now < end {
      // In this order: what came before the end is in the text that is read after it.
      let isClosed = screen.isClosed
      let text = screen.text
      if isEnough(text) || isClosed { return text }
      usleep(2000)
    }
    throw POSIXError(.ETIMEDOUT)
  }

  /// Types these letters.
  func type(_ text: String) throws {
    try keyboard.write(contentsOf: Data(text.utf8))
  }

  /// Does to the program what Ctrl-C does.
  func interrupt() {
    kill(process.processIdentifier, SIGINT)
  }

  /// Waits for the program's end.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
