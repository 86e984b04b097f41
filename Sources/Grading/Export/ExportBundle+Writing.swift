package import CourseModel
import CourseRunner
import Words

extension ExportBundle {
  /// Writes the files into a new or empty folder.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - course: The course's folder, of which a copy goes along where the bundle needs one.
  ///   - privateLessons: A folder that goes along with the copy; nil for none.
  /// - Throws: A finding when there is something in the folder, or it cannot be written.
  package func write(
    to folder: String, course: String, privateLessons: String? = nil
  ) throws(Finding) {
    do {
      if let stranger = Disk.names(in: folder).first {
        throw Finding(
          ResultsProblem.strangerInExport(stranger.shown), at: SourcePlace(file: folder))
      }
      try Disk.makeFolder(folder)
      for file in files {
        let path = "\(folder)/\(file.path)"
        try Disk.write([UInt8](file.text.utf8), to: path)
        if file.isExecutable { try Disk.makeExecutable(path) }
      }
      guard let copied = self.course else { return }
      let target = copied.folder.isEmpty ? folder : "\(folder)/\(copied.folder)"
      for part in copied.parts {
        try copy("\(course)/\(part)", to: "\(target)/\(part)", but: copied.leavesOut)
      }
      if let privateLessons { try copy(privateLessons, to: "\(target)/private", but: []) }
    } catch let finding as Finding {
      throw finding
    } catch let error as DiskError {
      throw Finding(cannotWriteResults: error)
    } catch {
      throw Finding(.internalFault, "\(error)")
    }
  }

  /// Copies a file, or a folder with the regular files and folders in it; links stay behind, and names
  /// that begin with a dot, but for the list of what a solution deletes.
  private func copy(
    _ source: String, to target: String, but leftOut: Set<String>
  ) throws(DiskError) {
    switch Disk.kind(of: source) {
    case .file:
      if let slash = target.lastIndex(of: "/") { try Disk.makeFolder(String(target[..<slash])) }
      try Disk.write(try Disk.read(source), to: target)
    case .folder:
      try Disk.makeFolder(target)
      for name in Disk.names(in: source)
      where !leftOut.contains(name) && (!name.hasPrefix(".") || name == ".deleted") {
        try copy("\(source)/\(name)", to: "\(target)/\(name)", but: leftOut)
      }
    default: break
    }
  }
}
