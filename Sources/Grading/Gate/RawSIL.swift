import CLibrary
import CourseModel
import Foundation

/// What a module's raw SIL names: the compiler's text of everything from which the object is made.
///
/// Names of functions and globals are mangled there, so that no spelling of the author's reaches them.
/// Names of members (`#NSData.subdata`) are not; nothing of the author's stands before one on its line but
/// a type, and types with names that are not plain words are refused.
struct RawSIL {
  /// What is named.
  enum Reference: Hashable {
    /// A function or global, by its symbol.
    case symbol(String)
    /// A member that is found in a table at run time: `NSData.subdata`.
    case member(String)
    /// Something of the compiler's own.
    case builtin(String)
    /// An instruction that only unsafe code has.
    case instruction(String)
  }

  /// The text is not what this compiler writes.
  struct Fault: Error {
    var line: Int
  }

  /// What is named, each with the offsets of the lines on which it is.
  private(set) var references: [Reference: [Int]] = [:]
  /// The names of the module's own classes.
  private(set) var classes: Set<String> = []
  /// The functions whose code is here, and the module's own globals.
  private(set) var own: Set<String> = []
  /// The classes from which a class of the module overrides a member.
  private(set) var overridden: Set<String> = []
  /// What a class's table names only because the class inherits it.
  private var inherited: Set<String> = []
  /// The lines with a type of C's functions, and those with a name that is not a plain word.
  private(set) var cFunctions: [Int] = []
  private(set) var strangeNames: [Int] = []

  let text: [UInt8]

  init(_ text: [UInt8]) throws(Fault) {
    self.text = text
    var reader = Reader()
    let fault = text.withUnsafeBytes { reader.read($0) }
    if let fault { throw fault }
    references = reader.references
    classes = reader.classes
    own = reader.own
    overridden = reader.overridden
    inherited = reader.inherited
    cFunctions = reader.cFunctions
    strangeNames = reader.strangeNames
  }

  /// The line at that offset.
  func line(at offset: Int) -> String {
    String(decoding: text[offset...].prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The offsets of the lines of code, and of the functions' own, for which the condition holds.
  func lines(_ condition: (String) -> Bool) -> [Int] {
    var found: [Int] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let first = text[start]
      let isOwnFunction =
        first == UInt8(ascii: "s") && end > start && text[end - 1] == UInt8(ascii: "{")
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "b") || isOwnFunction,
        condition(String(decoding: text[start..<end], as: UTF8.self))
      {
        found.append(start)
      }
      start = end + 1
    }
    return found
  }

  /// The first few lines of functions that mention a type or name.
  func lines(mentioning word: String) -> [Int] {
    var lines: [Int] = []
    var next = 0
    let (data, sought) = (Data(text), Data(word.utf8))
    while lines.count < 100,
      let place = data.range(of: sought, in: next..<data.count)?.lowerBound
    {
      let end = place + word.utf8.count
      next = end
      let isWord =
        !Line.isNamePart(place > 0 ? text[place - 1] : 0) || text[place - 1] == UInt8(ascii: "$")
      guard isWord, end < text.count, !Line.isNamePart(text[end]) else { continue }
      let start = text[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      if text[start] == 0x20, Self.place(in: line(at: start)) != nil { lines.append(start) }
    }
    return lines
  }

  /// Whether the symbol is only there because a class of the module inherits it.
  func isInherited(_ symbol: String) -> Bool {
    inherited.contains(symbol) && references[.symbol(symbol)] == nil
  }

  /// Where the author's source has what the line at that offset does: a file by the name that the
  /// compiler was told, and a line; that of the function around it where the line has none.
  func place(at offset: Int) -> (file: String, line: Int)? {
    if let place = Self.place(in: line(at: offset)) { return place }
    // The comment before the function's own line.
    var end = offset
    while end > 0 {
      let start = text[..<(end - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      if text[start] == UInt8(ascii: "/"), let place = Self.place(in: line(at: start)) {
        return place
      }
      if text[start] == UInt8(ascii: "}") { return nil }
      end = start
    }
    return nil
  }

  private static func place(in line: String) -> (file: String, line: Int)? {
    guard let mark = line.ranges(of: "loc ").last,
      let open = line[mark.upperBound...].firstIndex(of: "\""),
      let close = line[open...].dropFirst().firstRange(of: "\":")
    else { return nil }
    let file = line[open..<close.lowerBound].dropFirst()
    guard let number = Int(line[close.upperBound...].prefix { $0.isNumber }) else { return nil }
    return (String(file), number)
  }
}

/// Reads the text line by line, by pointers: it is long, and most lines name nothing.
private struct Reader {
  var references: [RawSIL.Reference: [Int]] = [:]
  var classes: Set<String> = []
  var own: Set<String> = []
  var overridden: Set<String> = []
  var inherited: Set<String> = []
  var cFunctions: [Int] = []
  var strangeNames: [Int] = []

  private enum Place {
    case outside, function, classTable, witnessTable, other
  }

  mutating func read(_ text: UnsafeRawBufferPointer) -> RawSIL.Fault? {
    guard let base = text.baseAddress, Line(base, 0, text.count).starts("sil_stage raw\n")
    else { return RawSIL.Fault(line: 1) }
    var place = Place.outside
    var start = 0
    var number = 0
    while start < text.count {
      number += 1
      let end =
        memchr(base + start, 0x0A, text.count - start).map { UnsafeRawPointer($0) - base }
        ?? text.count
      let line = Line(base, start, end)
      start = end + 1
      if line.isEmpty { continue }
      switch place {
      case .function:
        if line.first == UInt8(ascii: " ") {
          readInstruction(line)
        } else if line.starts("} // end sil function") {
          place = .outside
        } else if !line.starts("bb"), !line.starts("//"), line.first != UInt8(ascii: "[") {
          return RawSIL.Fault(line: number)
        }
      case .classTable:
        if line.starts("}") { place = .outside } else { readEntry(line) }
      case .other:
        if line.starts("}") { place = .outside }
      case .witnessTable:
        if line.starts("}") { place = .outside } else { readSymbols(line, since: line.start) }
      case .outside:
        guard let next = begin(line) else { return RawSIL.Fault(line: number) }
        place = next
      }
    }
    return place == .outside ? nil : RawSIL.Fault(line: number)
  }

  /// What a line at the top level begins; nil for an unknown line.
  private mutating func begin(_ line: Line) -> Place? {
    if line.starts("sil ") {
      if line.last != UInt8(ascii: "{") { return .outside }
      // A function of C's own making is the object's matter, where its name is.
      lookAtTypes(
        line, since: line.place(of: " : $@convention(c) ", from: line.start).map { $0 + 8 })
      if let name = symbol(in: line, since: line.start) { own.insert(name) }
      return .function
    }
    if line.starts("//") || line.starts("sil_scope ") || line.starts("sil_stage ")
      || line.starts("import ")
    {
      return .outside
    }
    if line.starts("sil_vtable ") {
      let words = line.text.split(separator: " ").filter { !$0.hasPrefix("[") }
      if words.count > 2 { classes.insert(words[1...].dropLast().joined(separator: " ")) }
      return .classTable
    }
    let isOpen = line.last == UInt8(ascii: "{")
    if line.starts("sil_witness_table ") || line.starts("sil_default_witness_table ")
      || line.starts("sil_default_override_table ")
    {
      return isOpen ? .witnessTable : .outside
    }
    if line.starts("sil_global hidden ") || line.starts("sil_global private "),
      let name = symbol(in: line, since: line.start)
    {
      own.insert(name)
    }
    if line.starts("sil_global ") || line.starts("sil_property ") {
      lookAtTypes(line)
      readSymbols(line, since: line.start)
      return isOpen ? .function : .outside
    }
    if line.starts("sil_moveonlydeinit ") || line.starts("sil_differentiability_witness ") {
      return isOpen ? .witnessTable : .outside
    }
    if line.starts("sil_coverage_map ") { return isOpen ? .other : .outside }
    return nil
  }

  private mutating func add(_ reference: RawSIL.Reference, _ line: Line) {
    references[reference, default: []].append(line.start)
  }

  private mutating func readInstruction(_ line: Line) {
    var index = line.start
    while index < line.end, line[index] == UInt8(ascii: " ") { index += 1 }
    if line[index] == UInt8(ascii: "/") { return }
    if line[index] == UInt8(ascii: "%") || line[index] == UInt8(ascii: "(") {
      guard let equals = line.place(of: "= ", from: index) else { return }
      index = equals + 2
    }
    switch line[index] {
    case UInt8(ascii: "f"), UInt8(ascii: "d"), UInt8(ascii: "p"), UInt8(ascii: "g"):
      if isOne(of: Self.symbolInstructions, line, index) { return readSymbol(line, since: index) }
    case UInt8(ascii: "c"), UInt8(ascii: "w"):
      if isOne(of: Self.memberInstructions, line, index) { return readMembers(line, since: index) }
    case UInt8(ascii: "o"):
      if isOne(of: Self.memberInstructions, line, index) { return readMembers(line, since: index) }
    case UInt8(ascii: "s"):
      if line.starts("string_literal ", at: index) { return }
      if line.starts("super_method ", at: index) { return readMembers(line, since: index) }
    case UInt8(ascii: "k"):
      if line.starts("keypath ", at: index) {
        readMembers(line, since: index)
        return readSymbols(line, since: index)
      }
    case UInt8(ascii: "b"):
      if line.starts("builtin ", at: index) { return readBuiltin(line, index) }
    case UInt8(ascii: "a"):
      if line.starts("alloc_global ", at: index) { return readSymbol(line, since: index) }
      if line.starts("apply ", at: index) { return }
    default: break
    }
    readOther(line, index)
  }

  private static let symbolInstructions: [StaticString] = [
    "function_ref ", "dynamic_function_ref ", "prev_dynamic_function_ref ", "global_addr ",
    "global_value ",
  ]
  private static let memberInstructions: [StaticString] = [
    "class_method ", "witness_method ", "objc_method ", "objc_super_method ",
  ]

  private func isOne(of words: [StaticString], _ line: Line, _ index: Int) -> Bool {
    words.contains { line.starts($0, at: index) }
  }

  /// An instruction that names nothing.
  private mutating func readOther(_ line: Line, _ index: Int) {
    let end = line.place(of: " ", from: index) ?? line.end
    if line.place(of: "unmanaged", from: index) ?? line.end < end {
      add(.instruction("unowned(unsafe)"), line)
    }
    if line.starts("try_apply ", at: index) || line.starts("partial_apply ", at: index)
      || line.starts("begin_apply ", at: index)
    {
      return
    }
    lookAtTypes(line)
  }

  private mutating func lookAtTypes(_ line: Line, since start: Int? = nil) {
    let start = start ?? line.start
    if line.place(of: "@convention(c)", from: start) != nil
      || line.place(of: "@convention(c,", from: start) != nil
    {
      cFunctions.append(line.start)
    }
    if let tick = line.place(of: "`", from: line.start), !line.hasPlainNames(from: tick) {
      strangeNames.append(line.start)
    }
  }

  private mutating func readBuiltin(_ line: Line, _ index: Int) {
    guard let open = line.place(of: "\"", from: index),
      let close = line.place(of: "\"", from: open + 1)
    else { return add(.builtin(""), line) }
    add(.builtin(line.text(open + 1, close)), line)
  }

  /// The one symbol that comes first in what an instruction says.
  private mutating func readSymbol(_ line: Line, since start: Int) {
    guard let sign = line.place(of: "@", from: start) else { return add(.symbol("?"), line) }
    _ = take(line, sign)
  }

  /// The symbols behind `@`; types have that sign, too, before other words.
  private mutating func readSymbols(_ line: Line, since start: Int) {
    var index = start
    while let sign = line.place(of: "@", from: index) {
      let isSymbol = line.starts("$", at: sign + 1) || line.starts("\"", at: sign + 1)
      index = isSymbol ? take(line, sign) : sign + 1
    }
  }

  /// Takes the symbol behind a sign, and says where it ends.
  private mutating func take(_ line: Line, _ sign: Int) -> Int {
    var end = sign + 1
    if line.starts("\"", at: end) {
      let close = line.place(of: "\"", from: end + 1) ?? line.end
      add(.symbol(line.text(end + 1, close)), line)
      return close
    }
    while end < line.end, Line.isNamePart(line[end]) { end += 1 }
    add(.symbol(line.text(sign + 1, end)), line)
    return end
  }

  /// The symbol that comes first, nil for none.
  private func symbol(in line: Line, since start: Int) -> String? {
    guard let sign = line.place(of: "@$", from: start) else { return nil }
    var end = sign + 1
    while end < line.end, Line.isNamePart(line[end]) { end += 1 }
    return line.text(sign + 1, end)
  }

  /// An entry of a class's table: `#Base.method: (Base) -> () -> () : @symbol [inherited]`.
  private mutating func readEntry(_ line: Line) {
    if line.starts("  #"), line.place(of: " [override]", from: line.start) != nil,
      let dot = line.place(of: ".", from: line.start)
    {
      overridden.insert(line.text(line.start + 3, dot))
    }
    guard line.starts("  #"), let mark = line.place(of: " [inherited]", from: line.start),
      let sign = line.lastPlace(of: " : @$", before: mark)
    else { return }
    if let name = symbol(in: line, since: sign) { inherited.insert(name) }
  }

  private mutating func readMembers(_ line: Line, since start: Int) {
    var isFound = false
    var index = start
    while let sign = line.place(of: "#", from: index) {
      let end = line.place(of: " : ", from: sign) ?? line.end
      // A place in a tuple, in a key path, has a number.
      let isNumber = line[sign + 1] >= 0x30 && line[sign + 1] <= 0x39
      if !isNumber { add(.member(line.text(sign + 1, end)), line) }
      isFound = true
      index = sign + 1
    }
    if !isFound, !line.starts("keypath ", at: start) { add(.member("?"), line) }
    lookAtTypes(line)
  }
}

/// One line of the text.
private struct Line {
  private let base: UnsafeRawPointer
  let start: Int
  let end: Int

  init(_ base: UnsafeRawPointer, _ start: Int, _ end: Int) {
    self.base = base
    self.start = start
    self.end = end
  }

  var isEmpty: Bool { start >= end }
  var first: UInt8 { self[start] }
  var last: UInt8 { self[end - 1] }
  var text: String { text(start, end) }

  subscript(index: Int) -> UInt8 {
    index < end ? base.load(fromByteOffset: index, as: UInt8.self) : 0
  }

  func text(_ from: Int, _ to: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: base + from, count: to - from), as: UTF8.self)
  }

  func starts(_ word: StaticString) -> Bool { starts(word, at: start) }

  func starts(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    return index + length <= end && memcmp(base + index, word.utf8Start, length) == 0
  }

  func place(of word: StaticString, from index: Int) -> Int? {
    let length = word.utf8CodeUnitCount
    var index = index
    while index + length <= end {
      guard
        let found = memchr(base + index, Int32(word.utf8Start.pointee), end - length + 1 - index)
      else { return nil }
      index = UnsafeRawPointer(found) - base
      if memcmp(found, word.utf8Start, length) == 0 { return index }
      index += 1
    }
    return nil
  }

  func lastPlace(of word: StaticString, before end: Int) -> Int? {
    var index = end - word.utf8CodeUnitCount
    while index >= start {
      if starts(word, at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// Whether all names in backticks from there on are plain words.
  func hasPlainNames(from tick: Int) -> Bool {
    var index = tick
    while let open = place(of: "`", from: index) {
      guard let close = place(of: "`", from: open + 1) else { return false }
      for place in open + 1..<close where !Self.isNamePart(self[place]) { return false }
      index = close + 1
    }
    return true
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      || byte == 0x24 || byte >= 0x80
  }
}
