package import CourseModel

/// Why something that was handed in is not taken; records have the rule's name.
package enum IntakeRule: String, Hashable, Sendable, CaseIterable {
  // What it is.
  case symbolicLink = "symbolic-link"
  case hardLink = "hard-link"
  case specialFile = "special-file"
  case unreadable
  // How it is called.
  case nameEncoding = "name-encoding"
  case nameCharacters = "name-characters"
  case nameTwin = "name-twin"
  // How much it is.
  case tooManyFiles = "too-many-files"
  case fileTooLarge = "file-too-large"
  case tooLarge = "too-large"
  case tooDeep = "too-deep"
  // Archives.
  case archiveKind = "archive-kind"
  case archiveDamaged = "archive-damaged"
  case archiveTooLarge = "archive-too-large"
  case archiveEscapes = "archive-escapes"
  case nestedArchive = "nested-archive"
  // What is left out.
  case secondCopy = "second-copy"
  case hiddenFolder = "hidden-folder"
  case packageManifest = "package-manifest"
  case onlineText = "online-text"
  case noExercise = "no-exercise"

  /// What is wrong, in one sentence.
  package var message: String {
    switch self {
    case .symbolicLink: "This is a symbolic link; only regular files are taken."
    case .hardLink:
      "The file is a hard link that not everybody may read, so it may belong to somebody else."
    case .specialFile: "This is neither a file nor a folder."
    case .unreadable: "This cannot be read."
    case .nameEncoding: "The name is not text in UTF-8."
    case .nameCharacters: "The name has a backslash, or a character that cannot be seen."
    case .nameTwin: "Two files have names that differ only in case or in how accents are written."
    case .tooManyFiles:
      "There are more files than an app may have: \(AppLimits.files), and \(AppLimits.resources) "
        + "pictures and files of data."
    case .fileTooLarge:
      "The file is larger than \(AppLimits.fileSize >> 10) KiB, or than \(AppLimits.size >> 10) KiB "
        + "if it is a xib or a storyboard."
    case .tooLarge: "The files together are larger than \(AppLimits.size >> 20) MiB."
    case .tooDeep: "The file is more than \(AppLimits.depth) folders deep."
    case .archiveKind: "The file is of a kind that is not opened; only zip, tar and tar.gz are."
    case .archiveDamaged: "The archive is damaged or has a password."
    case .archiveTooLarge:
      "The archive is too large: \(AppLimits.archiveSize >> 20) MiB and \(AppLimits.archiveEntries) files "
        + "are the most."
    case .archiveEscapes: "The archive contains names that lead outside it."
    case .nestedArchive: "An archive inside an archive is not opened."
    case .secondCopy: "There are several copies of the exercise, and another one was graded."
    case .hiddenFolder: "The folder's name begins with a dot, so it is hidden and was left out."
    case .packageManifest: "A `Package.swift` is not part of an app and was left out."
    case .onlineText: "Text typed into a web page is not graded; only files are."
    case .noExercise: "The file is not inside an exercise's folder, so its exercise is unknown."
    }
  }

  /// How to go on, in one sentence.
  package var remedy: String {
    switch self {
    case .symbolicLink, .hardLink, .specialFile: "Hand in a copy of the file itself."
    case .unreadable: "Give everybody the right to read it and hand it in again."
    case .nameEncoding, .nameCharacters, .nameTwin:
      "Give the file a plain name and hand it in again."
    case .tooManyFiles, .fileTooLarge, .tooLarge, .tooDeep:
      "Hand in only the files of the exercise, as they are in `Workspace/`."
    case .archiveKind, .archiveDamaged, .archiveTooLarge, .archiveEscapes, .nestedArchive:
      "Make a zip of the exercise's folder and hand that in."
    case .secondCopy: "Hand in one copy of the exercise."
    case .hiddenFolder: "Hand in the folder under a name without the dot."
    case .packageManifest: "You need not do anything."
    case .onlineText: "Hand in the exercise's folder or its Swift file."
    case .noExercise:
      "Hand in the exercise's folder under its own name, as it is in `Workspace/`."
    }
  }
}

/// Something that was handed in and is not taken.
package struct IntakeRefusal: Fact {
  /// The rule's name, as records have it.
  let name: String
  /// Whether the whole submission is refused for it, rather than the one file left out.
  let isFatal: Bool

  package init(rule name: String, isFatal: Bool) {
    self.name = name
    self.isFatal = isFatal
  }

  package var kind: Finding.Kind { isFatal ? .rejected : .badFile }
  package var severity: Finding.Severity { isFatal ? .error : .note }
  package var rule: String? { name }

  package var sentences: Sentences {
    guard let rule = IntakeRule(rawValue: name) else { return ("This was not taken.", nil) }
    return (rule.message, rule.remedy)
  }
}
