import CourseModel
import Words

/// Gradescope's "Export Submissions".
///
/// A folder such as `assignment_9100_export/` with a `submission_12345/` for each submission, its files
/// already unpacked, and `submission_metadata.yml`, which says whose they are:
///
/// ```yaml
/// submission_12345:
///   :submitters:
///   - :name: Ada Lovelace
///     :sid: '4711'
///     :email: ada@example.edu
/// ```
///
/// A group's submission counts for each who is named in it. The file is read as Ruby writes it, no
/// further: other keys are passed over.
///
/// Source: exports as Otter-Grader's `GradescopeParser` reads them.
struct GradescopeExport {
  private let entries: [OpenFolder.Entry]
  private let submitters: [String: [BatchLayout.Person]]

  private static let metadata = Array("submission_metadata.yml".utf8)

  /// Nil unless the folder has Gradescope's table in it.
  init?(of folder: borrowing OpenFolder, entries: [OpenFolder.Entry]) throws(Finding) {
    guard entries.contains(where: { $0.kind == .file && $0.name == Self.metadata }) else {
      return nil
    }
    do throws(OpenFolder.ReadingError) {
      let bytes = try folder.read(Self.metadata, limit: 64 << 20)
      submitters = Self.submitters(in: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Finding(
        SubmissionsProblem.tableUnreadable, at: SourcePlace(file: "submission_metadata.yml"))
    }
    self.entries = entries
  }

  var layout: BatchLayout {
    var layout = BatchLayout(.gradescope)
    layout.people = submitters.sorted { $0.key < $1.key }.flatMap(\.value)
    for entry in entries where entry.name != Self.metadata {
      let name = DiskName.shown(entry.name)
      let key = DiskName.stem(of: entry.name, endings: FileSort.archiveEndings)
        .map { DiskName.shown($0) }
      if let people = submitters[name] ?? key.flatMap({ submitters[$0] }), !people.isEmpty {
        layout.pieces.append(.init(entry: entry, people: people))
      } else if let piece = layout.plainPiece(entry, isStrange: true) {
        layout.pieces.append(piece)
      }
    }
    return layout
  }

  static func submitters(in text: String) -> [String: [BatchLayout.Person]] {
    var all: [String: [BatchLayout.Person]] = [:]
    var submission = ""
    var isInSubmitters = false
    // How far a submitter's dash is indented. Lines that are indented more than the keys behind it go on
    // with a long value, which the student may have written.
    var dash = 0
    var fields: [String: String] = [:]
    func finish() {
      defer { fields = [:] }
      guard let id = fields["email"] ?? fields["sid"] ?? fields["name"] else { return }
      let keys = ["email", "sid", "name"].compactMap { fields[$0] }
      all[submission, default: []].append(.init(id: id, name: fields["name"], keys: keys))
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      var content = line.dropFirst(indentation)
      if indentation == 0, !content.hasPrefix("-"), content.hasSuffix(":") {
        finish()
        (submission, isInSubmitters) = (Self.value(content.dropLast()) ?? "", false)
        continue
      }
      if indentation <= 2, content.hasPrefix(":") {
        finish()
        isInSubmitters = content.hasPrefix(":submitters:")
        continue
      }
      guard isInSubmitters else { continue }
      if content.hasPrefix("- "), indentation <= 2 {
        finish()
        dash = indentation
        content = content.dropFirst(2)
      } else if indentation != dash + 2 {
        continue
      }
      guard content.hasPrefix(":"), let colon = content.dropFirst().firstIndex(of: ":") else {
        continue
      }
      let key = String(content[content.index(after: content.startIndex)..<colon])
      fields[key] = Self.value(content[content.index(after: colon)...])
    }
    finish()
    return all
  }

  /// A plain, single-quoted or double-quoted value; nil for none.
  private static func value(_ text: Substring) -> String? {
    let trimmed = text.drop { $0 == " " }
    if trimmed.isEmpty || trimmed == "null" || trimmed == "~" || trimmed == "''" { return nil }
    if trimmed.count > 1, trimmed.hasPrefix("'"), trimmed.hasSuffix("'") {
      return String(trimmed.dropFirst().dropLast()).replacing("''", with: "'")
    }
    guard trimmed.count > 1, trimmed.hasPrefix("\""), trimmed.hasSuffix("\"") else {
      return String(trimmed)
    }
    return unescaped(trimmed.dropFirst().dropLast())
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let letter = rest.popFirst() {
      guard letter == "\\", let escape = rest.popFirst() else {
        result.append(letter)
        continue
      }
      let digits = ["x": 2, "u": 4, "U": 8][escape] ?? 0
      if digits > 0, let value = UInt32(rest.prefix(digits), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits)
      } else {
        result.append(["n": "\n", "t": "\t"][escape] ?? escape)
      }
    }
    return result
  }
}
