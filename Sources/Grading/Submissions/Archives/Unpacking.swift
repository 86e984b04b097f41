import CLibrary
import CourseModel
package import CourseRunner
import Foundation
import Words

/// What holds the programs that unpack strangers' archives.
package protocol UnpackingSandbox: Sendable {
  /// The user as whom they run; nil for the one who grades.
  var user: UInt32? { get }

  /// How a program is held that unpacks an archive into a folder.
  ///
  /// - Parameters:
  ///   - processorSeconds: The most processor time that it may use.
  ///   - bytes: The most that one file may have.
  ///   - helpers: Programs that it starts, such as the compressor of `tar`.
  func unpacking(
    _ archive: String, into folder: String, processorSeconds: Int, bytes: Int, helpers: [String]
  ) -> Confinement
}

/// Unpacks strangers' archives with the system's programs, confined, into folders that are then read
/// as strangers' folders are.
struct Unpacking: Sendable {
  /// A folder that only this batch uses; an absolute path.
  let scratch: String
  /// What holds the programs; nil for bounds alone.
  let sandbox: (any UnpackingSandbox)?
  /// Where the programs are looked for.
  var programFolders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]

  private static let seconds = 60.0
  /// The processor time of each program. An archive that takes longer is too large, even if little of it
  /// would be on the disk.
  static let processorSeconds = 4

  /// What came out of an archive, until it is removed.
  struct Unpacked {
    let folder: String
    var files: String { "\(folder)/files" }

    /// Removes it, whatever rights its folders were given.
    func remove() { ForcedRemoval.remove(folder) }
  }

  /// As many at a time as there are processors: an archive keeps one busy, and much memory.
  private let turns = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

  private enum Format {
    case zip, tar, compressedTar
  }

  /// Copies the archive and unpacks the copy.
  func unpack(
    _ name: [UInt8], in folder: borrowing OpenFolder
  ) throws(OpenFolder.ReadingError) -> Unpacked {
    turns.wait()
    defer { turns.signal() }
    let bytes = try folder.read(name, limit: AppLimits.archiveSize)
    if bytes.count > AppLimits.archiveSize { throw .rule(.archiveTooLarge) }
    guard let format = Self.format(of: bytes) else {
      throw .rule(bytes.isEmpty ? .archiveDamaged : .archiveKind)
    }
    if format == .zip { try ZipDirectory.check(bytes) }
    do throws(OpenFolder.ReadingError) {
      let unpacked = try unpack(bytes, as: format)
      // A program that says nothing and does nothing looks like an empty archive.
      if Disk.names(in: unpacked.files).isEmpty {
        do throws(OpenFolder.ReadingError) {
          try proveProgram(for: format)
        } catch {
          unpacked.remove()
          throw error
        }
      }
      return unpacked
    } catch {
      // If the program cannot unpack a sound archive either, the student's is not to blame.
      switch error {
      case .rule(.archiveDamaged), .rule(.archiveTooLarge): try proveProgram(for: format)
      case .rule, .machine: break
      }
      throw error
    }
  }

  private func unpack(
    _ bytes: [UInt8], as format: Format
  ) throws(OpenFolder.ReadingError) -> Unpacked {
    let scratch: String
    do throws(DiskError) {
      scratch = try makeScratch(for: bytes)
    } catch {
      throw .machine(Finding(cannotWriteResults: error))
    }
    let unpacked = Unpacked(folder: scratch)
    do throws(OpenFolder.ReadingError) {
      try run(format, in: unpacked)
    } catch {
      unpacked.remove()
      throw error
    }
    return unpacked
  }

  /// Unpacks an archive that is sound.
  ///
  /// - Throws: That the machine is at fault when that does not go well.
  private func proveProgram(for format: Format) throws(OpenFolder.ReadingError) {
    let known =
      switch format {
      case .zip: [UInt8](Data(base64Encoded: Self.soundZip) ?? Data())
      case .compressedTar: [UInt8](Data(base64Encoded: Self.soundCompressedTar) ?? Data())
      case .tar: Self.soundTar
      }
    do throws(OpenFolder.ReadingError) {
      let unpacked = try unpack(known, as: format)
      defer { unpacked.remove() }
      if Disk.kind(of: "\(unpacked.files)/x") == .file { return }
    } catch {
      if case .machine = error { throw error }
    }
    throw .machine(
      Finding(SubmissionsProblem.unpackingFails))
  }

  /// A file `x` of two bytes; the same in all three.
  private static let soundZip =
    "UEsDBAoAAAAAAAAAISgfCOpGAgAAAAIAAAABAAAAeHgKUEsBAh4DCgAAAAAAAAAhKB8I6kYCAAAAAgAAAAEAAAAAAAAA"
    + "AAAAAKSBAAAAAHhQSwUGAAAAAAEAAQAvAAAAIQAAAAAA"
  private static let soundCompressedTar =
    "H4sIAAAAAAACA6tgoD0wAAIzExMwDQToNBAYMRiYGxgbG5kYmoHFzU2MDBkUDOjgNobS4pLEIqCV1PAksueGCKjgYhgF"
    + "o2AUjIJRMAIBAPCCrUMACAAA"

  /// A block with a name, numbers in octal digits and their sum; one with the bytes; two empty ones.
  private static let soundTar: [UInt8] = {
    var archive = [UInt8](repeating: 0, count: 2048)
    func put(_ text: String, at place: Int) {
      archive.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
    }
    put("x", at: 0)
    put("0000644", at: 100)
    put("00000000002", at: 124)
    // The sum is taken with spaces in its own place.
    put("        0", at: 148)
    put("ustar\u{0}00", at: 257)
    let sum = archive.reduce(0) { $0 + Int($1) }
    put("00\(String(sum, radix: 8))\u{0} ", at: 148)
    put("x\n", at: 512)
    return archive
  }()

  private func makeScratch(for bytes: [UInt8]) throws(DiskError) -> String {
    try Disk.makeFolder(scratch)
    guard let pattern = strdup("\(scratch)/unpack-XXXXXX") else {
      throw DiskError(path: scratch, code: ENOMEM)
    }
    defer { free(pattern) }
    guard mkdtemp(pattern) != nil else { throw DiskError(path: scratch, code: errno) }
    let scratch = String(cString: pattern)
    // The user that unpacks may pass through and read the archive, and write in one folder alone.
    chmod(scratch, 0o711)
    try Disk.write(bytes, to: "\(scratch)/archive")
    chmod("\(scratch)/archive", 0o644)
    try Disk.makeFolder("\(scratch)/files")
    if let user = sandbox?.user { chown("\(scratch)/files", user, user) }
    return scratch
  }

  // MARK: The program

  private func run(_ format: Format, in unpacked: Unpacked) throws(OpenFolder.ReadingError) {
    let request = try request(format, in: unpacked)
    var isTooMuch = false
    let run: CompletedProcess
    do throws(DiskError) {
      run = try CompletedProcess(request, seconds: Self.seconds) {
        isTooMuch = !FolderMeasure.isWithin(
          unpacked.files, bytes: AppLimits.archiveSize, entries: AppLimits.archiveEntries)
        return !isTooMuch
      }
    } catch {
      throw .machine(
        Finding(
          SubmissionsProblem.unpackingNotStarted(reason: error.reason),
          at: SourcePlace(file: error.path)))
    }
    if isTooMuch
      || !FolderMeasure.isWithin(
        unpacked.files, bytes: AppLimits.archiveSize, entries: AppLimits.archiveEntries)
    {
      throw .rule(.archiveTooLarge)
    }
    let said = run.output
    if said.contains("No space left on device") || said.contains("disk full") {
      throw .machine(
        Finding(SubmissionsProblem.noRoom, at: SourcePlace(file: scratch)))
    }
    switch run.ending {
    // Who has no time left at all is killed.
    case .signalled(SIGXFSZ), .signalled(SIGXCPU), .signalled(SIGKILL), .tookTooLong:
      throw .rule(.archiveTooLarge)
    case .signalled, .wroteTooMuch: throw .rule(.archiveDamaged)
    case .exited(let code):
      if said.contains("File too large") || said.contains("File size limit") {
        throw .rule(.archiveTooLarge)
      }
      // No program may make pipes and devices here.
      if said.contains("Cannot mknod") || said.contains("Cannot mkfifo") {
        throw .rule(.specialFile)
      }
      if Self.escapeSigns.contains(where: said.contains) { throw .rule(.archiveEscapes) }
      // One is a warning, for both programs.
      if code > 1 { throw .rule(.archiveDamaged) }
    }
  }

  /// How the programs say that a name was absolute or led upwards.
  private static let escapeSigns = [
    "Removing leading `", "contains `..'", "contains '..'", "stripped absolute path",
    "Path is absolute",
  ]

  private func request(
    _ format: Format, in unpacked: Unpacked
  ) throws(OpenFolder.ReadingError) -> ProcessRequest {
    let archive = "\(unpacked.folder)/archive"
    let path: String
    let arguments: [String]
    var helpers: [String] = []
    switch format {
    case .zip:
      if let unzip = program("unzip") {
        path = unzip
        // A password on the command line, so that none is asked for.
        arguments = ["-q", "-o", "-P", "none", archive, "-d", "."]
      } else if let bsdtar = program("bsdtar") ?? darwinTar {
        path = bsdtar
        arguments = Self.tarArguments(archive)
      } else {
        throw Self.missing("unzip", for: "zip")
      }
    case .tar, .compressedTar:
      guard let tar = program("tar") ?? program("bsdtar") else {
        throw Self.missing("tar", for: "tar")
      }
      path = tar
      arguments = Self.tarArguments(archive, isCompressed: format == .compressedTar)
      if format == .compressedTar { helpers = ["/usr/bin/gzip", "/bin/gzip"] }
    }
    var request = ProcessRequest(
      path: path, arguments: arguments,
      // Names in UTF-8 stay what they are, and messages are English.
      environment: ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"], directory: unpacked.files,
      processorSeconds: Self.processorSeconds, fileSize: AppLimits.archiveSize)
    request.confinement = sandbox?.unpacking(
      archive, into: unpacked.files, processorSeconds: Self.processorSeconds,
      bytes: AppLimits.archiveSize, helpers: helpers.filter { Disk.facts(of: $0) != nil })
    return request
  }

  private static func tarArguments(_ archive: String, isCompressed: Bool = false) -> [String] {
    ["-x"] + (isCompressed ? ["-z"] : []) + [
      "--no-same-owner", "--no-same-permissions", "-f", archive,
    ]
  }

  /// On macOS `tar` reads zip archives too.
  private var darwinTar: String? {
    #if os(macOS)
      program("tar")
    #else
      nil
    #endif
  }

  private func program(_ name: String) -> String? {
    programFolders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static func missing(_ program: String, for kind: String) -> OpenFolder.ReadingError {
    .machine(
      Finding(SubmissionsProblem.noProgram(program, kind: kind)))
  }

  /// What an archive is by its first bytes, whatever it is called.
  private static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8))
      || bytes.starts(with: Array("PK\u{5}\u{6}".utf8))
    {
      return .zip
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return .compressedTar }
    if bytes.count >= 512, bytes[257..<262].elementsEqual("ustar".utf8) { return .tar }
    return nil
  }
}
