import CourseModel
import Words

/// The file in which a student answers one question of a scenario: plain text, for any editor.
///
/// ```
/// sheet = *( comment / line / choice / blank )
/// comment = "#" text        ; the question and how to answer it; whatever the student notes
/// line = text               ; one of the lines that are offered, where an order is asked for
/// choice = "[" mark "]" text ; the mark of the one that is chosen is any letter or sign
/// ```
package struct PredictionSheet {
  let question: String
  let key: AnswerKey
  /// The part's name, for `course reset`.
  let name: String
  /// The file as a reader is told of it.
  let shownFile: String

  /// The name of the file for the question with that number, counted from one.
  package static func fileName(_ number: Int) -> String { "Prediction-\(number).txt" }

  /// Whether a file is called as these are: no part of any exercise.
  package static func isName(_ name: String) -> Bool {
    // Asked of each file of large batches, where an expression would be made anew each time.
    guard name.hasPrefix("Prediction-"), name.hasSuffix(".txt") else { return false }
    let number = name.dropFirst("Prediction-".count).dropLast(".txt".count)
    return !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  /// What the student begins with.
  ///
  /// - Parameter heading: Which question of which scenario it is.
  func text(heading: String) -> String {
    let words = [
      heading, question, PredictionWords.instructions(key.form), PredictionWords.comments,
    ]
    let comment = words.map { $0.brokenIntoLines(of: 98).map { "# \($0)\n" }.joined() }
    return comment.joined(separator: "#\n") + "\n" + offered.map { "\($0)\n" }.joined()
  }

  private var offered: [String] {
    key.form == .order ? key.offered : key.offered.map { "[ ] \($0)" }
  }

  /// The answer in the file; nil while nothing was answered.
  ///
  /// - Throws: A finding with the line that cannot be used.
  func answer(in bytes: [UInt8]) throws(Finding) -> [String]? {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw finding(.notText, nil) }
    var lines: [(number: Int, text: String)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      // Editors of some systems begin a file with a mark.
      let words = line.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      if !words.isEmpty, !words.hasPrefix("#") { lines.append((index + 1, words)) }
    }
    switch key.form {
    case .order: return try order(lines)
    case .choice: return try choice(lines)
    }
  }

  private func order(_ lines: [(number: Int, text: String)]) throws(Finding) -> [String]? {
    var left = key.offered
    for line in lines {
      if let place = left.firstIndex(of: line.text) {
        left.remove(at: place)
      } else if key.offered.contains(line.text) {
        throw finding(.tooOften(line.text), line)
      } else {
        throw finding(
          .unknownLine(line.text, meant: line.text.nearest(among: key.offered)), line)
      }
    }
    if lines.isEmpty { throw finding(.noLines(name: name), nil) }
    let answer = lines.map(\.text)
    return answer == key.offered ? nil : answer
  }

  private func choice(_ lines: [(number: Int, text: String)]) throws(Finding) -> [String]? {
    var chosen: String?
    for line in lines {
      guard line.text.hasPrefix("["), let end = line.text.firstIndex(of: "]") else {
        throw finding(.noChoice(line.text), line)
      }
      let mark = line.text[line.text.index(after: line.text.startIndex)..<end]
      if mark.allSatisfy(\.isWhitespace) { continue }
      let words = line.text[line.text.index(after: end)...].drop { $0 == " " }
      guard let choice = key.offered.first(where: { $0.inOneLine == words }) else {
        throw finding(.noChoice(String(words)), line)
      }
      if chosen != nil { throw finding(.severalMarks, line) }
      chosen = choice
    }
    return chosen.map { [$0] }
  }

  private func finding(
    _ problem: PredictionProblem, _ line: (number: Int, text: String)?
  ) -> Finding {
    Finding(
      problem,
      at: SourcePlace(file: shownFile, line: line?.number, sourceLine: line?.text))
  }
}

extension String {
  /// With one blank for each run of white space.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text in lines of at most so many characters, broken at blanks.
  fileprivate func brokenIntoLines(of width: Int) -> [String] {
    split(whereSeparator: \.isWhitespace).reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
