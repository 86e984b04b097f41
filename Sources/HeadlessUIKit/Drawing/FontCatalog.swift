/// The fonts that come with iOS, by family (rule 1335), and what the names of the system's own are made of.
nonisolated enum FontCatalog {
  /// A font of a family.
  struct Face: Equatable {
    /// Its PostScript name.
    let name: String
    /// Its family.
    let family: String
    /// What it is called in its family, such as `Bold Italic`.
    let style: String

    var isBold: Bool {
      ["Bold", "Heavy", "Black", "Wide"].contains(where: style.contains)
        && !style.contains("Semi") && !style.contains("Demi")
    }
    var isItalic: Bool { style.contains("Ita") || style.contains("Oblique") }
    var isCondensed: Bool { style.contains("Condensed") }
  }

  /// The fonts of a family, the usual one first; none for a family that iOS lacks.
  static func faces(of family: String) -> [Face] { families[family] ?? [] }

  /// Whether a device has fonts whose names begin so, of which this table has none: those for other alphabets, and the
  /// system's own.
  static func mayHave(_ name: String) -> Bool { others.contains(where: name.hasPrefix) }

  private static let others = [
    ".", "Bangla", "Damascus", "Devanagari", "Diwan", "Euphemia", "Farah", "Galvji", "Geeza",
    "Grantha", "Gujarati", "Gurmukhi", "Heiti", "Hira", "ITF", "Kailasa", "Kannada", "Kefa",
    "Khmer", "Kohinoor", "Lao", "Lava", "Malayalam", "Mishafi", "Mukta", "Myanmar", "Noto", "Oriya",
    "PingFang", "STHeiti", "STIX", "SF", "Sinhala", "Tamil", "Telugu",
  ]

  /// The font of that PostScript name, or the usual one of the family of that name; nil for none.
  static func face(named name: String) -> Face? { byName[name] ?? families[name]?.first }

  /// The font of a family that is bold and leans as is asked; nil where it has none.
  static func face(of family: String, isBold: Bool, isItalic: Bool) -> Face? {
    faces(of: family).first {
      $0.isBold == isBold && $0.isItalic == isItalic && !$0.isCondensed
    }
  }

  /// The names of the families, in the order of the alphabet.
  static let familyNames = families.keys.sorted()

  private static let families = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      let (family, stem) = (String(parts[0]), String(parts[1]))
      return (family, parts[2].split(separator: " ").map { face(String($0), stem, family) })
    })

  private static let byName = Dictionary(
    families.values.joined().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// What follows the stem of a family's names is the style of a font; `=` stands for nothing.
  private static func face(_ end: String, _ stem: String, _ family: String) -> Face {
    var style = end.filter { $0 != "-" && $0 != "=" }
    for mark in ["PSMT", "MT"] where style.hasSuffix(mark) { style.removeLast(mark.count) }
    for mark in ["PS", "MS"] where style.hasPrefix(mark) { style.removeFirst(mark.count) }
    var words = ""
    for letter in style {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
    return Face(
      name: stem + (end == "=" ? "" : end), family: family, style: words.isEmpty ? "Regular" : words
    )
  }

  /// A family, the stem of its fonts' names, and the ends of these, the usual font first.
  private static let table = """
    Academy Engraved LET:AcademyEngravedLetPlain:=
    Al Nile:AlNile:= -Bold
    American Typewriter:AmericanTypewriter:= -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
    Apple Color Emoji:AppleColorEmoji:=
    Apple SD Gothic Neo:AppleSDGothicNeo:-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
    Apple Symbols:AppleSymbols:=
    Arial:Arial:MT -BoldMT -ItalicMT -BoldItalicMT
    Arial Hebrew:ArialHebrew:= -Light -Bold
    Arial Rounded MT Bold:ArialRoundedMTBold:=
    Avenir:Avenir:-Roman -Book -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy \
    -HeavyOblique -Black -BlackOblique
    Avenir Next:AvenirNext:-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
    -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed:AvenirNextCondensed:-Regular -Italic -UltraLight -UltraLightItalic -Medium \
    -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville:Baskerville:= -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    Bodoni 72:BodoniSvtyTwoITCTT:-Book -BookIta -Bold
    Bodoni 72 Oldstyle:BodoniSvtyTwoOSITCTT:-Book -BookIt -Bold
    Bodoni 72 Smallcaps:BodoniSvtyTwoSCITCTT:-Book
    Bodoni Ornaments:BodoniOrnamentsITCTT:=
    Bradley Hand:BradleyHandITCTT:-Bold
    Chalkboard SE:ChalkboardSE:-Regular -Light -Bold
    Chalkduster:Chalkduster:=
    Charter:Charter:-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin:Cochin:= -Italic -Bold -BoldItalic
    Copperplate:Copperplate:= -Light -Bold
    Courier:Courier:= -Bold -Oblique -BoldOblique
    Courier New:CourierNew:PSMT PS-BoldMT PS-ItalicMT PS-BoldItalicMT
    Didot:Didot:= -Italic -Bold
    DIN Alternate:DINAlternate:-Bold
    DIN Condensed:DINCondensed:-Bold
    Futura:Futura:-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Georgia:Georgia:= -Italic -Bold -BoldItalic
    Gill Sans:GillSans:= -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Helvetica:Helvetica:= -Bold -Oblique -BoldOblique -Light -LightOblique
    Helvetica Neue:HelveticaNeue:= -Bold -Italic -BoldItalic -UltraLight -UltraLightItalic -Thin -ThinItalic \
    -Light -LightItalic -Medium -MediumItalic -CondensedBold -CondensedBlack
    Hoefler Text:HoeflerText:-Regular -Italic -Black -BlackItalic
    Impact:Impact:=
    Marker Felt:MarkerFelt:-Thin -Wide
    Menlo:Menlo:-Regular -Italic -Bold -BoldItalic
    Noteworthy:Noteworthy:-Light -Bold
    Optima:Optima:-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino:Palatino:-Roman -Italic -Bold -BoldItalic
    Papyrus:Papyrus:= -Condensed
    Party LET:PartyLetPlain:=
    Rockwell:Rockwell:-Regular -Italic -Bold -BoldItalic
    Savoye LET:SavoyeLetPlain:=
    Snell Roundhand:SnellRoundhand:= -Bold -Black
    Symbol:Symbol:=
    Thonburi:Thonburi:= -Light -Bold
    Times New Roman:TimesNewRoman:PSMT PS-BoldMT PS-ItalicMT PS-BoldItalicMT
    Trebuchet MS:Trebuchet:MS MS-Bold MS-Italic -BoldItalic
    Verdana:Verdana:= -Italic -Bold -BoldItalic
    Zapf Dingbats:ZapfDingbatsITC:=
    Zapfino:Zapfino:=
    """
}
