import CourseModel

/// One message of the compiler's, as its `llvm` style writes it.
struct CompilerDiagnostic: Hashable {
  var severity: Finding.Severity
  var message: String
  /// The file as it was given to the compiler.
  var file: String
  /// Counted from one; nil for a message about no line.
  var line: Int?
  var column: Int?
  var sourceLine: String?
  /// The line below the carets: what a fix-it would write, at the place where it would.
  var suggestion: String?
}

extension CompilerDiagnostic {
  /// The messages in what the compiler wrote, in its order.
  ///
  /// `file:line:column: severity: message`, then the source line, a line with carets, and where the
  /// compiler knows a cure a line with the letters that it would write.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    var diagnostics: [CompilerDiagnostic] = []
    var linesBelow = Int.max
    var hasCarets = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let diagnostic = CompilerDiagnostic(headline: line) {
        diagnostics.append(diagnostic)
        linesBelow = 0
      } else if !diagnostics.isEmpty, linesBelow < 3 {
        linesBelow += 1
        let last = diagnostics.count - 1
        if linesBelow == 1 { diagnostics[last].sourceLine = String(line) }
        if linesBelow == 2 {
          hasCarets = line.contains("^") && line.allSatisfy { " ^~".contains($0) }
        }
        if linesBelow == 3, hasCarets, line.contains(where: { $0 != " " }) {
          // Editors let `<#name#>` be filled in; a reader needs only the name.
          diagnostics[last].suggestion = String(line).replacing("<#", with: "")
            .replacing("#>", with: "")
        }
      }
    }
    return diagnostics
  }

  /// As many as anybody reads, errors before warnings, in the order in which they came.
  static func first(of diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    var left = [true: limit, false: 0]
    left[false] = max(0, limit - diagnostics.count { $0.severity == .error })
    return diagnostics.filter { diagnostic in
      let isError = diagnostic.severity == .error
      left[isError, default: 0] -= 1
      return left[isError, default: 0] >= 0
    }
  }

  private static let limit = 100

  private init?(headline: Substring) {
    for (word, severity) in Self.severities {
      guard let range = headline.firstRange(of: ": \(word): ") else { continue }
      let place = headline[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      self.severity = severity
      message = String(headline[range.upperBound...])
      if place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      {
        file = place.dropLast(2).joined(separator: ":")
        (self.line, self.column) = (line, column)
      } else if place.first == "<unknown>" {
        file = ""
      } else {
        continue
      }
      return
    }
    return nil
  }

  private static let severities: [(String, Finding.Severity)] = [
    ("error", .error), ("warning", .warning), ("note", .note),
  ]
}
