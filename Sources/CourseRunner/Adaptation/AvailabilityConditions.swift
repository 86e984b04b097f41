/// Lets `#available` and `#unavailable` follow the version dial: on Linux the one is always true and
/// the other always false.
struct AvailabilityConditions: SourceRewrite {
  /// The function that knows the version.
  var function = "UIKit._isAvailable"

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      let text = file.tokens[index].text
      guard file.tokens[index].kind == .directive, text == "#available" || text == "#unavailable",
        index + 1 < file.tokens.count, file.tokens[index + 1].isMark("("),
        let end = file.closing(index + 1),
        let version = version(file.tokens[(index + 2)..<end], needsStar: text == "#available")
      else { return nil }
      let call = "\(function)(\(version))"
      return SourceEdit(
        range: file.range(index...end), replacement: text == "#available" ? call : "!\(call)")
    }
  }

  /// The version of iOS in a list of platforms, as two arguments; nil for what the compiler refuses.
  ///
  /// If iOS is not in the list, its star means every version.
  private func version(_ tokens: ArraySlice<SourceToken>, needsStar: Bool) -> String? {
    var version: String?
    var hasStar = false
    for entry in tokens.split(whereSeparator: { $0.isMark(",") }) {
      let words = entry.map(\.text)
      if words == ["*"] {
        hasStar = true
        continue
      }
      guard words.count >= 2, entry[entry.startIndex].kind == .word else { return nil }
      let numbers = words.dropFirst().joined().split(separator: ".").map { Int($0) }
      guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
      if words[0] == "iOS" {
        version = "\(numbers[0]!), \(numbers.count > 1 ? numbers[1]! : 0)"
      }
    }
    guard hasStar == needsStar else { return nil }
    return version ?? "0, 0"
  }
}
