import CLibrary
import Words

/// Moodle's "Download all submissions".
///
/// With folders, which is the default since 3.1: `Ada Lovelace_4711_assignsubmission_file_/…` and
/// `Ada Lovelace_4711_assignsubmission_onlinetext_/onlinetext.html`; without folders the file's name
/// follows the last underscore. The number is the participant's in this one assignment, in blind
/// marking the name is `Participant`, and for groups `Group A-` comes before it.
///
/// Source: `download_submissions` in Moodle's `mod/assign/locallib.php` (since 4.5
/// `mod/assign/classes/downloader.php`): full name without underscores, unique id, `assignsubmission`,
/// the plug-in's type.
struct MoodleDownload: NamedLayout {
  let sort = SubmissionLayout.moodle

  func piece(_ entry: OpenFolder.Entry) -> BatchLayout.Piece? {
    guard memchr(entry.name, Int32(UInt8(ascii: "_")), entry.name.count) != nil,
      let text = String(validating: entry.name, as: UTF8.self),
      let mark = text.firstRange(of: "_assignsubmission_")
    else { return nil }
    let owner = text[..<mark.lowerBound]
    let rest = text[mark.upperBound...]
    guard let numberMark = owner.lastIndex(of: "_"), let typeEnd = rest.firstIndex(of: "_") else {
      return nil
    }
    let number = owner[owner.index(after: numberMark)...]
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let fullName = String(owner[..<numberMark])
    let isBlind = fullName == "Participant"
    let called = String(rest[rest.index(after: typeEnd)...])
    var piece = BatchLayout.Piece(
      entry: entry,
      people: [
        .init(
          id: DiskName.shown(Array(owner.utf8)), name: isBlind ? nil : fullName,
          // The number is of this assignment: where there is a name, an id that is the same is so by
          // chance.
          keys: ["Participant \(number)", isBlind ? String(number) : fullName])
      ])
    if rest[..<typeEnd] == "onlinetext" { piece.isOnlineText = true }
    if entry.kind == .file { piece.calledName = Array(called.utf8) }
    return piece
  }
}
