public import Foundation

// Foundation believes what a format says of its arguments: `%s` reads whatever is at the address
// that a number is, and `%@` takes a number for an object. Elsewhere that is a crash or worse; here an
// app could read what other apps have left in memory. So apps write their texts through these
// functions, which look first whether format and arguments fit together.

/// The text that a format makes of arguments, as `String(format:locale:arguments:)` does (rule 1039).
///
/// Ends the app where the format asks for another argument than there is.
public nonisolated func _courseFormat(
  _ format: String, locale: Locale? = nil, _ arguments: [any CVarArg]
) -> String {
  let format = unsafe appBundle.counted[format]?.form(for: arguments) ?? format
  let arguments = arguments.map { formatText(of: $0) ?? $0 }
  if let fault = FormatString(format).fault(with: arguments) { fatalError(fault) }
  return String(format: format, locale: locale, arguments: arguments)
}

/// A format as `String(format:)` takes it: what it asks for, argument by argument.
nonisolated struct FormatString {
  /// What a conversion takes, and how it is written.
  private struct Demand: Equatable {
    enum Kind: String {
      case whole = "a whole number"
      case floating = "a Double"
      case long = "a Float80"
      case object = "a String"
      case nothing = "what Swift does not have"
    }
    var kind: Kind
    /// Counted from one.
    var argument: Int
    var written: String
  }

  private let demands: [Demand]

  init(_ format: String) {
    var reader = Reader(format)
    demands = reader.read()
  }

  /// Why the arguments do not fit, for whoever wrote the format; nil where they do.
  func fault(with arguments: [any CVarArg]) -> String? {
    for demand in demands {
      let prefix = "String(format:): `\(demand.written)`"
      if demand.kind == .nothing {
        return "\(prefix) takes \(demand.kind.rawValue). Use `%@` with a String."
      }
      guard arguments.indices.contains(demand.argument - 1) else {
        return "\(prefix) takes \(demand.kind.rawValue) as argument \(demand.argument); there "
          + (arguments.count == 1 ? "is 1 argument." : "are \(arguments.count) arguments.")
      }
      let argument = arguments[demand.argument - 1]
      if Self.kind(of: argument) != demand.kind {
        return "\(prefix) takes \(demand.kind.rawValue); argument \(demand.argument) is of type "
          + "\(type(of: argument)). Convert it, or use another conversion: %d for whole numbers, "
          + "%f for a Double, %@ for a String."
      }
    }
    // To reach an argument, all before it are read, each as its own conversion says.
    let read = Set(demands.map(\.argument))
    if let last = read.max(), let gap = (1...last).first(where: { !read.contains($0) }) {
      return "String(format:): the format leaves out argument \(gap)."
    }
    return nil
  }

  /// What an argument is. A type of the app's own says itself what it is made of: it is nothing.
  private static func kind(of argument: any CVarArg) -> Demand.Kind {
    switch argument {
    case is Int, is Int8, is Int16, is Int32, is Int64: .whole
    case is UInt, is UInt8, is UInt16, is UInt32, is UInt64, is Bool: .whole
    case is Double, is Float, is CGFloat: .floating
    case is String, is NSString: .object
    default: isLong(argument) ? .long : .nothing
    }
  }

  private static func isLong(_ argument: any CVarArg) -> Bool {
    #if arch(x86_64) && !os(Windows)
      argument is Float80
    #else
      false
    #endif
  }

  /// Reads the conversions of a format one after the other.
  private struct Reader {
    private let text: [Character]
    private var place = 0
    private var next = 1
    private var demands: [Demand] = []

    init(_ format: String) {
      // As scalars, for an accent makes no other character of the letter that it is on.
      text = format.unicodeScalars.map { Character($0) }
    }

    mutating func read() -> [Demand] {
      while let start = text[place...].firstIndex(of: "%") {
        place = start + 1
        readConversion(from: start)
      }
      return demands
    }

    private mutating func readConversion(from start: Int) {
      let named = position()
      skip { "-+ #0'".contains($0) }
      readWidth(from: start)
      if peek == "." {
        place += 1
        readWidth(from: start)
      }
      let length = place
      skip { "hlqLztj".contains($0) }
      let isLong = text[length..<place].contains("L")
      guard let conversion = peek else { return }
      place += 1
      if conversion == "%" { return }
      let kind: Demand.Kind =
        switch conversion {
        case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c", "C", "p": .whole
        case "f", "F", "e", "E", "g", "G", "a", "A": isLong ? .long : .floating
        case "@": .object
        default: .nothing
        }
      take(kind, named, from: start)
    }

    /// A width or precision: digits, or `*` for an argument that says it.
    private mutating func readWidth(from start: Int) {
      guard peek == "*" else { return skip { $0.isASCII && $0.isNumber } }
      place += 1
      take(.whole, position(), from: start)
    }

    private mutating func take(_ kind: Demand.Kind, _ named: Int?, from start: Int) {
      let written = String(text[start..<min(place, start + 20)])
      demands.append(Demand(kind: kind, argument: named ?? next, written: written))
      if named == nil { next += 1 }
    }

    /// The number of an argument, as in `2$`; nil, with nothing read, where there is none.
    private mutating func position() -> Int? {
      let digits = text[place...].prefix { $0.isASCII && $0.isNumber }
      guard digits.endIndex < text.endIndex, text[digits.endIndex] == "$",
        let number = Int(String(digits)), number > 0
      else { return nil }
      place = digits.endIndex + 1
      return number
    }

    private var peek: Character? { place < text.count ? text[place] : nil }

    private mutating func skip(_ isSkipped: (Character) -> Bool) {
      while let peek, isSkipped(peek) { place += 1 }
    }
  }
}
