import CourseModel
import Words

/// Text that a reader takes for something else than the compiler does: letters of another alphabet,
/// characters that turn a line around, types under UIKit's names. Worth a word, and never more.
struct MisleadingText {
  private let app: ScannedApp

  init(in app: ScannedApp) {
    self.app = app
  }

  /// At most one finding of each sort for each file, with places relative to the app's folder.
  func findings() -> [Finding] {
    app.paths.flatMap { path in
      guard let file = app.files[path] else { return [Finding]() }
      return [turnedText(in: file), foreignLetters(in: file), borrowedName(in: file)]
        .compactMap(\.self)
    }
  }

  private func turnedText(in file: ScannedFile) -> Finding? {
    // All of them are three bytes that begin with E2.
    var index = 0
    while index + 2 < file.bytes.count {
      if file.bytes[index] == 0xE2, Self.turning.contains(Array(file.bytes[index...(index + 2)])) {
        return Finding(CodeAdvice.turnedText, at: file.place(ofByte: index))
      }
      index += 1
    }
    return nil
  }

  /// U+202A to U+202E and U+2066 to U+2069 in UTF-8.
  private static let turning: Set<[UInt8]> = Set(
    (0xAA...0xAE).map { [0xE2, 0x80, $0] } + (0xA6...0xA9).map { [0xE2, 0x81, $0] })

  /// A name with letters of Latin's and of an alphabet with the same shapes.
  private func foreignLetters(in file: ScannedFile) -> Finding? {
    let token = file.tokens.firstIndex { token in
      guard token.kind == .word, token.text.utf8.contains(where: { $0 >= 0x80 }) else {
        return false
      }
      let scalars = token.text.unicodeScalars
      return scalars.contains { $0.isASCII && $0.properties.isAlphabetic }
        && scalars.contains { (0x370...0x52F).contains($0.value) }
    }
    return token.map {
      Finding(
        CodeAdvice.twoAlphabets(name: String(file.tokens[$0].text.prefix(60))),
        at: file.place(of: $0))
    }
  }

  /// A type of the app's own that hides UIKit's, or looks as if it were.
  private func borrowedName(in file: ScannedFile) -> Finding? {
    let type = file.types.first { type in
      type.keyword != "extension" && type.name.hasPrefix("UI")
        && type.name.dropFirst(2).first?.isUppercase == true && !type.name.contains(".")
    }
    return type.map {
      Finding(
        CodeAdvice.borrowedName(String($0.name.prefix(60))), at: file.place(of: $0.nameToken))
    }
  }
}
