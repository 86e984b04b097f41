package import CourseModel
import Words

/// A student's app as it is read from disk: what may be part of an app, and what is wrong with it.
package struct AppFiles: Sendable {
  package var files: FileSet
  package var findings: [Finding]
  /// The folder under whose name the files are shown.
  package var shownFolder: String
  /// Whether it is an author's own, of which nothing is handed in.
  private var isSample = false
  /// How large a file of such an app may be: as large as Interface Builder's may be.
  private static let sampleSize = 10_000_000

  /// Whether the app can be compiled as it is.
  package var isUsable: Bool { !findings.contains { $0.severity == .error } }

  package init(files: FileSet, shownFolder: String, findings: [Finding] = []) {
    self.files = files
    self.shownFolder = shownFolder
    self.findings = findings
  }

  /// Reads the app in `folder`; other files than an app's are left alone.
  ///
  /// - Parameters:
  ///   - shownFolder: How the folder is called in findings.
  ///   - starter: The files that the app began with: one that is gone or empty is worth a word.
  ///   - isSample: Whether it belongs to a scenario: an author's app may have any number of files, as
  ///     deep and as large as a project of Xcode's has them, because nobody hands it in.
  package init(
    folder: String, shownFolder: String, starter: FileSet = FileSet(), isSample: Bool = false
  ) {
    self.init(files: FileSet(), shownFolder: shownFolder)
    self.isSample = isSample
    let kind = Disk.kind(of: folder)
    guard kind == .folder else {
      let problem = kind == nil ? AppFileProblem.folderGone : .noFolder
      findings = [Finding(problem, at: SourcePlace(file: shownFolder))]
      return
    }
    let present = Disk.files(below: folder)
    let paths = present.filter(Self.isPart)
    if !isSample, let excess = excess(of: paths) {
      findings.append(excess)
      return
    }
    read(paths, in: folder, starter: starter)
    let links = Disk.others(below: folder).filter(Self.isPart)
    findings += links.map { Finding(AppFileProblem.link($0), at: place(of: $0)) }
    findings += leftOut(of: present)
    let named = paths + links
    for path in starter.paths where files.files[path] == nil && !named.contains(path) {
      findings.append(
        Finding(
          AppFileProblem.starterFileGone(
            path, similar: present.first { Self.is($0, like: path) && starter.files[$0] == nil }),
          at: place(of: path)))
    }
    requireSwift()
  }

  private mutating func read(_ paths: [String], in folder: String, starter: FileSet) {
    for path in paths { read(path, in: folder, isOfStarter: starter.files[path] != nil) }
  }

  /// Whether only capitals differ, or an ending was added that a file manager may hide.
  private static func `is`(_ path: String, like starter: String) -> Bool {
    let (one, other) = (path.lowercased(), starter.lowercased())
    return one == other || one.hasPrefix(other + ".")
  }

  /// Xcode cannot compile two files with the same name in different folders. Here the compiler would
  /// not notice, because it is given other names.
  private mutating func requireDistinctNames() {
    var seen: Set<String> = []
    for path in files.paths where path.hasSuffix(".swift") {
      let name = path.lastComponent
      let isOurs = path != name && AppGlue.fileNames.contains(name)
      if seen.insert(name).inserted, !isOurs { continue }
      findings.append(Finding(AppFileProblem.twoSwiftFiles(named: name), at: place(of: path)))
    }
  }

  private mutating func requireSize() {
    guard !isSample, files.files.values.reduce(0, { $0 + $1.count }) > AppLimits.size else {
      return
    }
    findings.append(
      Finding(AppFileProblem.tooLargeTogether, at: SourcePlace(file: shownFolder)))
  }

  private mutating func requireSwift() {
    requireDistinctNames()
    requireSize()
    findings += interfaceProblems()
    if files.paths.contains(where: { $0.hasSuffix(".swift") }) || !isUsable { return }
    findings.append(
      Finding(AppFileProblem.noSwiftFile, at: SourcePlace(file: shownFolder)))
  }

  /// What is wrong with the number of the files, or with their places.
  private func excess(of paths: [String]) -> Finding? {
    if let deep = paths.first(where: AppLimits.isTooDeep) {
      return Finding(AppFileProblem.tooDeep, at: place(of: deep))
    }
    let paths = paths.filter { !AppFileKind.isDescription($0) }
    let resources = paths.count { AppFileKind(of: $0)?.isResource ?? false }
    let files = paths.count - resources
    if files <= AppLimits.files, resources <= AppLimits.resources { return nil }
    return Finding(
      files > AppLimits.files
        ? AppFileProblem.tooManyFiles(files) : .tooManyResources(resources),
      at: SourcePlace(file: shownFolder))
  }

  func place(of path: String) -> SourcePlace {
    SourcePlace(file: "\(shownFolder)/\(path)")
  }

  /// Looks at files that were read already: those of an app are taken, others left alone.
  package init(checking files: FileSet, shownFolder: String) {
    self.init(files: FileSet(), shownFolder: shownFolder)
    let paths = files.paths.filter(Self.isPart)
    if let excess = excess(of: paths) {
      findings.append(excess)
      return
    }
    for path in paths { take(files.files[path], at: path, isOfStarter: false) }
    requireSwift()
  }

  private mutating func read(_ path: String, in folder: String, isOfStarter: Bool) {
    // Of a picture the beginning tells the size. One byte more than allowed tells a file that is too
    // long without reading all of it.
    if AppFileKind(of: path) == .picture {
      return take(Self.picture("\(folder)/\(path)"), at: path, isOfStarter: isOfStarter)
    }
    let limit = sizeLimit(of: path) + 1
    take(
      try? Disk.read("\(folder)/\(path)", limit: limit), at: path, isOfStarter: isOfStarter)
  }

  /// What an app has of a picture: most say how large they are in their first bytes.
  private static func picture(_ path: String) -> [UInt8] {
    let reach = AppFileKind.pictureReach(of: path)
    let first = (try? Disk.read(path, limit: min(4_096, reach))) ?? []
    let kept = AppFileKind.keptPicture(first)
    guard kept.isEmpty, first.count == 4_096 else { return kept }
    return AppFileKind.keptPicture((try? Disk.read(path, limit: reach)) ?? [])
  }

  private mutating func take(_ bytes: [UInt8]?, at path: String, isOfStarter: Bool) {
    let content = bytes.map { Self.content($0, at: path) }
    if let content, let problem = problem(of: content, at: path, isOfStarter: isOfStarter) {
      findings.append(Finding(problem, at: place(of: path)))
    } else if let content {
      files.files[path] = content
    } else {
      findings.append(Finding(AppFileProblem.unreadable, at: place(of: path)))
    }
  }

  private func sizeLimit(of path: String) -> Int {
    isSample ? Self.sampleSize : AppLimits.fileSize(of: path)
  }

  private func problem(
    of content: [UInt8], at path: String, isOfStarter: Bool
  ) -> AppFileProblem? {
    let kind = AppFileKind(of: path)
    if kind == .picture { return nil }
    if content.count > sizeLimit(of: path) { return .tooLarge(limit: sizeLimit(of: path)) }
    if !Self.isReadable(content, as: kind) { return .notUTF8 }
    return content.isEmpty && isOfStarter ? .empty : nil
  }

  /// What an app has of a file: of a picture only the size counts, and its strings are in UTF-8.
  static func content(_ bytes: [UInt8], at path: String) -> [UInt8] {
    switch AppFileKind(of: path) {
    case .picture: AppFileKind.keptPicture(bytes)
    case .strings: text(ofUTF16: bytes) ?? bytes
    case .text, .list, .data, nil: bytes
    }
  }

  /// Whether a file of that path may be part of an app.
  static func isPart(_ path: String) -> Bool { AppFileKind(of: path) != nil }

  private static func isReadable(_ bytes: [UInt8], as kind: AppFileKind?) -> Bool {
    switch kind {
    case .data: true
    case .list, .strings:
      bytes.starts(with: "bplist00".utf8) || String(validating: bytes, as: UTF8.self) != nil
    default: String(validating: bytes, as: UTF8.self) != nil
    }
  }

  /// The same in UTF-8; nil for what does not begin like text in UTF-16.
  private static func text(ofUTF16 bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]), bytes.count % 2 == 0 else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << (isLittle ? 0 : 8) | UInt16(bytes[$0 + 1]) << (isLittle ? 8 : 0)
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
