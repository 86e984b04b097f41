/// A folder's files in memory, by their paths relative to it.
package struct FileSet: Hashable, Sendable {
  package var files: [String: [UInt8]]

  package init(files: [String: [UInt8]] = [:]) {
    self.files = files
  }

  /// Every regular file below `folder`, as it is.
  package init(folder: String) throws(DiskError) {
    files = [:]
    for path in Disk.files(below: folder) { files[path] = try Disk.read("\(folder)/\(path)") }
  }

  /// A line of a file, counted from one; nil where there is none.
  func line(_ number: Int, of path: String) -> String? {
    files[path].flatMap { LineNumbers($0).text(of: number) }
  }

  /// The paths, sorted.
  package var paths: [String] { files.keys.sortedByBytes() }

  package var isEmpty: Bool { files.isEmpty }

  /// The name that these files have by their content.
  package var digest: String {
    var digest = Digest()
    add(to: &digest)
    return digest.hexadecimal()
  }

  /// Adds names and contents to a digest, in the order of the names.
  package func add(to digest: inout Digest) {
    for path in paths {
      digest.add(path)
      digest.add(files[path] ?? [])
    }
  }

  /// These files with those of `other` over them.
  package func overlaid(with other: FileSet) -> FileSet {
    FileSet(files: files.merging(other.files) { $1 })
  }

  /// These files but for those at `paths`.
  package func without(_ paths: [String]) -> FileSet {
    FileSet(files: files.filter { !paths.contains($0.key) })
  }

  /// Writes every file below `folder`.
  package func write(to folder: String) throws(DiskError) {
    try Disk.makeFolder(folder)
    for path in paths {
      if let slash = path.lastIndex(of: "/") { try Disk.makeFolder("\(folder)/\(path[..<slash])") }
      try Disk.write(files[path] ?? [], to: "\(folder)/\(path)")
    }
  }
}

extension FileSet {
  /// The path of the file that a compiler calls so, which leaves out the folders.
  func path(of file: String) -> String? {
    files[file] != nil ? file : paths.first { $0.lastComponent == file }
  }
}
