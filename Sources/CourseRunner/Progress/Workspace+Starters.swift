package import CourseModel
import Words

extension Part {
  /// The files that the student begins with.
  package func starter() throws(Finding) -> FileSet {
    do {
      let starter = try FileSet(folder: "\(folder)/Starter")
      if starter.isEmpty {
        throw Finding(
          PartFilesProblem.noStarter, at: SourcePlace(file: "\(shownPlace)/Starter"))
      }
      return starter
    } catch let error as DiskError {
      throw Finding(
        PartFilesProblem.starterUnreadable(reason: error.reason),
        at: SourcePlace(file: "\(shownPlace)/Starter"))
    } catch {
      throw error as? Finding ?? Finding(.internalFault, "\(error)")
    }
  }
}

extension Workspace {
  /// Gives every exercise that has no files yet its starter, and finds the files of exercises
  /// whose folder was renamed.
  ///
  /// - Returns: What the student should know.
  package func prepare(for catalog: Catalog, progress: inout CourseProgress) throws -> [Finding] {
    var notes: [Finding] = []
    var isNew = Disk.kind(of: folder) == nil
    for part in catalog.parts where !part.isPrivate {
      let record = progress.parts[part.id]
      if let location = record?.location {
        if location != part.location { try follow(part, from: location, &progress) }
        continue
      }
      guard part.kind == .exercise, let starter = try? part.starter() else { continue }
      let digest = starter.digest
      if let old = orphan(of: digest, in: progress, catalog: catalog) {
        progress.parts[part.id] = progress.parts.removeValue(forKey: old)
        try follow(part, from: progress[part.id].location ?? "", &progress)
        notes.append(
          Finding(
            WorkspaceNote.exerciseRenamed(from: old, to: part.id),
            at: SourcePlace(file: shownFolder(of: part))))
        continue
      }
      // Files without a record are a student's too: progress may have been lost.
      if Disk.files(below: folder(of: part)).isEmpty { try place(starter, of: part) }
      progress[part.id].location = part.location
      progress[part.id].starter = digest
      if isNew {
        isNew = false
        notes.append(Finding(WorkspaceNote.copiesMade))
      }
    }
    return notes
  }

  /// Reports a starter that has changed since the student began.
  ///
  /// The student's work is never touched; files that nobody has touched follow the starter.
  package func offerStarter(of part: Part, progress: inout CourseProgress) throws -> Finding? {
    let starter = try part.starter()
    let digest = starter.digest
    var record = progress[part.id]
    // Without a record nothing was copied yet, and nothing can have changed.
    guard record.starter != nil, record.starter != digest, record.offeredStarter != digest else {
      return nil
    }
    defer { progress[part.id] = record }
    if try FileSet(folder: folder(of: part)).digest == record.starter {
      _ = try reset(part, to: starter)
      record.starter = digest
      return Finding(
        WorkspaceNote.starterReplaced, at: SourcePlace(file: shownFolder(of: part)))
    }
    let offer = "starters/\(part.id)"
    let renamed = FileSet(
      files: Dictionary(uniqueKeysWithValues: starter.files.map { ("\($0.key).new", $0.value) }))
    try Disk.remove("\(hiddenFolder)/\(offer)")
    try renamed.write(to: "\(hiddenFolder)/\(offer)")
    record.offeredStarter = digest
    return Finding(
      WorkspaceNote.starterChanged, at: SourcePlace(file: "Workspace/.course/\(offer)"))
  }

  /// The record of an exercise that is no longer there and began with the same files.
  private func orphan(of starter: String, in progress: CourseProgress, catalog: Catalog) -> String?
  {
    let known = Set(catalog.parts.map(\.id))
    let orphans = progress.parts.filter { !known.contains($0.key) && $0.value.starter == starter }
    return orphans.count == 1 ? orphans.first?.key : nil
  }

  private func follow(_ part: Part, from location: String, _ progress: inout CourseProgress) throws
  {
    let old = "\(folder)/\(location)"
    if Disk.kind(of: old) == .folder, Disk.kind(of: folder(of: part)) == nil {
      try Disk.makeFolder(folder(of: part).deletingLastComponents(1))
      try Disk.move(old, to: folder(of: part))
    }
    progress[part.id].location = part.location
  }
}
