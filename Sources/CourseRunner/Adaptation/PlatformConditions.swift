/// Lets `#if os(iOS)` hold: an app here is one for iOS, whatever the machine.
///
/// Most conditions are gone by then; see ``SettledConditions``. In those that are left for the compiler,
/// this is what they ask of the platform.
struct PlatformConditions: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for index in file.tokens.indices {
      let token = file.tokens[index]
      guard token.kind == .directive, token.text == "#if" || token.text == "#elseif" else {
        continue
      }
      var place = index + 1
      while place + 3 < file.tokens.count, !file.tokens[place].startsLine,
        file.tokens[place].kind != .directive
      {
        if file.tokens[place].text == "os", file.tokens[place + 1].isMark("("),
          file.tokens[place + 3].isMark(")")
        {
          edits.append(
            SourceEdit(
              range: file.range(place...(place + 3)),
              replacement: "\(file.tokens[place + 2].text == "iOS")"))
        }
        place += 1
      }
    }
    return edits
  }
}
