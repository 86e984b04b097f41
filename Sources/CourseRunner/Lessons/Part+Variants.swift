package import CourseModel
import Words

/// The answers beside an exercise: a folder holds the files that differ from the starter,
/// and `.deleted` in it names the starter's files that the answer does without, one to a line.
extension Part {
  /// The starter with the solution's files over it.
  package func solution() throws(Finding) -> FileSet { try answer("Solution") }

  /// The names of the wrong answers in `Mistakes/`, those of private parts that joined last.
  package var mistakes: [String] { answers(in: "Mistakes") }

  /// The names of the right answers in `Alternatives/` that differ from the solution, those of
  /// private parts that joined last.
  package var alternatives: [String] { answers(in: "Alternatives") }

  /// The starter with the files of a wrong answer over it.
  package func mistake(_ name: String) throws(Finding) -> FileSet {
    try home(of: name, in: "Mistakes").answer("Mistakes/\(name)", over: self)
  }

  /// The starter with the files of another right answer over it.
  package func alternative(_ name: String) throws(Finding) -> FileSet {
    try home(of: name, in: "Alternatives").answer("Alternatives/\(name)", over: self)
  }

  private func answers(in kind: String) -> [String] {
    ownAnswers(in: kind) + joining.flatMap { $0.ownAnswers(in: kind) }
  }

  private func ownAnswers(in kind: String) -> [String] {
    Disk.names(in: "\(folder)/\(kind)").filter {
      !$0.hasPrefix(".") && Disk.kind(of: "\(folder)/\(kind)/\($0)") == .folder
    }
  }

  /// The part whose folder has the answer: this one or a private one that joined it.
  private func home(of name: String, in kind: String) -> Part {
    joining.first { $0.ownAnswers(in: kind).contains(name) } ?? self
  }

  private func answer(_ name: String, over part: Part? = nil) throws(Finding) -> FileSet {
    let files = try (part ?? self).starter().overlaid(with: variant(name))
    return files.without(Self.deletions(in: "\(folder)/\(name)"))
  }

  /// The lines of `.deleted` in the folder of an answer.
  static func deletions(in folder: String) -> [String] {
    let text = (try? Disk.text("\(folder)/.deleted")) ?? ""
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  private func variant(_ name: String) throws(Finding) -> FileSet {
    do {
      let files = try FileSet(folder: "\(folder)/\(name)")
      if !files.isEmpty || Disk.kind(of: "\(folder)/\(name)/.deleted") == .file { return files }
    } catch {
      throw Finding(
        PartFilesProblem.filesUnreadable(reason: error.reason),
        at: SourcePlace(file: "\(shownPlace)/\(name)"))
    }
    throw Finding(
      PartFilesProblem.noFiles(in: name), at: SourcePlace(file: "\(shownPlace)/\(name)"))
  }
}

extension Part {
  /// The app that a scenario shows.
  ///
  /// - Throws: A finding for the author when there is none.
  func sampleApp() throws(Finding) -> AppFiles {
    guard Disk.kind(of: "\(folder)/App") == .folder else {
      let meant = Disk.names(in: folder).first { "App".nearest(among: [$0]) != nil }
      throw Finding(PartFilesProblem.noApp(misspelt: meant), at: SourcePlace(file: shownPlace))
    }
    var app = AppFiles(
      folder: "\(folder)/App", shownFolder: "\(shownPlace)/App", isSample: true)
    app.findings = app.findings.map { finding in
      finding.severity == .error
        ? Finding(PartFilesProblem.unusableApp(message: finding.message), at: finding.place)
        : finding
    }
    return app
  }
}
