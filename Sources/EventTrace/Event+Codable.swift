extension Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case sequence = "seq"
    case instant = "t"
    case depth, kind
    case subject
    case className = "class"
    case name
    case arguments = "args"
    case answer, text, rule
    case caller = "by"
  }

  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sequence = try container.decode(Int.self, forKey: .sequence)
    instant = try container.decode(VirtualInstant.self, forKey: .instant)
    depth = try container.decodeIfPresent(Int.self, forKey: .depth) ?? 0
    kind = try container.decode(Kind.self, forKey: .kind)
    caller = try container.decodeIfPresent(Caller.self, forKey: .caller) ?? kind.caller
    if let subjectName = try container.decodeIfPresent(String.self, forKey: .subject) {
      let className = try container.decodeIfPresent(String.self, forKey: .className)
      subject = Subject(name: subjectName, className: className ?? subjectName)
    }
    name = try container.decode(String.self, forKey: .name)
    arguments = try container.decodeIfPresent([String].self, forKey: .arguments) ?? []
    answer = try container.decodeIfPresent(String.self, forKey: .answer)
    text = try container.decodeIfPresent(String.self, forKey: .text)
    rule = try container.decodeIfPresent(Citation.self, forKey: .rule)
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sequence, forKey: .sequence)
    try container.encode(instant, forKey: .instant)
    if depth != 0 { try container.encode(depth, forKey: .depth) }
    try container.encode(kind, forKey: .kind)
    if caller != kind.caller { try container.encode(caller, forKey: .caller) }
    if let subject {
      try container.encode(subject.name, forKey: .subject)
      if subject.className != subject.name {
        try container.encode(subject.className, forKey: .className)
      }
    }
    try container.encode(name, forKey: .name)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    try container.encodeIfPresent(answer, forKey: .answer)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(rule, forKey: .rule)
  }
}
