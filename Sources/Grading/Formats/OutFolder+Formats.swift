package import CourseModel
import CourseRunner
package import Rendering

extension OutFolder {
  /// Writes what readers and other systems get of a book: `gradebook.csv`, `report/`, and each
  /// format into a folder of its name below `formats/`.
  ///
  /// What an earlier book left there goes first: no page stays of somebody who is not in this one.
  ///
  /// - Parameter sources: The files of somebody's work, for what a teacher should see.
  /// - Returns: What was written, relative to the folder, for the answer.
  /// - Throws: A finding when a format lacks something or the disk does not take it.
  @discardableResult
  package func write(
    _ book: Gradebook, formats: [any ResultFormat],
    sources: @escaping ReportSite.Sources = { _ in nil }
  ) throws(Finding) -> [String] {
    // Before anything is replaced, all formats have what they need.
    var files: [(folder: String, files: [ResultFile])] = []
    for format in formats {
      let folder = "\(self.formats)/\(type(of: format).name)"
      files.append((folder, try format.files(of: book)))
    }
    do {
      try Disk.replace(gradebook, with: [UInt8](GradebookTable(book).text.utf8))
      if Disk.kind(of: report) != nil { try Disk.remove(report) }
      try Disk.makeFolder("\(report)/students")
      try ReportSite(book, sources: sources).forEachPage { path, text in
        try Disk.write([UInt8](text.utf8), below: report, at: path)
      }
      for (folder, files) in files {
        if Disk.kind(of: folder) != nil { try Disk.remove(folder) }
        try Disk.makeFolder(folder)
        for file in files { try Disk.write(file.bytes, below: folder, at: file.path) }
      }
    } catch let error as DiskError {
      throw Finding(cannotWriteResults: error)
    } catch {
      throw Finding(.internalFault, "\(error)")
    }
    return ([gradebook, "\(report)/index.html"] + files.map(\.folder)).map {
      String($0.dropFirst(path.count + 1))
    }
  }
}

extension Disk {
  fileprivate static func write(
    _ bytes: [UInt8], below folder: String, at path: String
  ) throws(DiskError) {
    if let slash = path.lastIndex(of: "/") { try makeFolder("\(folder)/\(path[..<slash])") }
    try write(bytes, to: "\(folder)/\(path)")
  }
}
