import CourseModel

/// Where the classes and methods of a few Swift files begin, to point a reader at their lines.
struct SourceIndex: Sendable {
  private var types: [String: SourcePlace] = [:]
  private var members: [String: SourcePlace] = [:]

  /// Reads Swift files, by the names under which they are shown.
  init(files: [(name: String, text: [UInt8])]) {
    for file in files { read(file.text, named: file.name) }
  }

  /// Where the class of that name is declared.
  func place(ofType name: String) -> SourcePlace? {
    types[name]
  }

  /// Where `member` of that class is declared, or the class itself.
  ///
  /// - Parameter member: As `#function` spells it; only what is before the parenthesis counts.
  func place(ofMember member: String, in type: String) -> SourcePlace? {
    members["\(type).\(member.prefix { $0 != "(" })"] ?? types[type]
  }

  /// Where `member` of that class is declared; nil where the files have no such member.
  func place(ofDeclaredMember member: String, in type: String) -> SourcePlace? {
    members["\(type).\(member.prefix { $0 != "(" })"]
  }

  private mutating func read(_ bytes: [UInt8], named file: String) {
    let tokens = SourceScanner.tokens(of: bytes)
    let lines = LineNumbers(bytes)
    func place(of token: Int) -> SourcePlace {
      lines.place(ofByte: tokens[token].range.lowerBound, in: file)
    }
    for type in DeclarationReader(tokens: tokens).types where type.keyword != "protocol" {
      // A trace knows an inner type by its own name alone.
      let names = Set([type.name, String(type.name.split(separator: ".").last ?? "")])
      for name in names {
        if types[name] == nil || type.keyword != "extension" {
          types[name] = place(of: type.nameToken)
        }
        for member in type.members where members["\(name).\(member.name)"] == nil {
          members["\(name).\(member.name)"] = place(of: member.nameToken)
        }
      }
    }
  }
}

extension AppFiles {
  /// Where the classes of the app are, under the names in which the files are shown.
  var index: SourceIndex {
    SourceIndex(
      files: files.paths.filter { $0.hasSuffix(".swift") }.map {
        ("\(shownFolder)/\($0)", files.files[$0] ?? [])
      })
  }
}
