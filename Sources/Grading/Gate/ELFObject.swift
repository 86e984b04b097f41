/// The sections and symbols of an object file of Linux's, as the compiler wrote it.
struct ELFObject {
  struct Section: Hashable {
    var name: String
    var type: UInt32
  }

  struct Symbol: Hashable {
    var name: String
    var binding: Binding
    /// Whether the file has it, rather than asking others for it.
    var isDefined: Bool
    /// Whether it can be seen outside of the library that is linked from the file.
    var isHidden: Bool

    enum Binding: Hashable {
      case local, global, weak, other
    }
  }

  /// The file cannot be read.
  struct Fault: Error {}

  private(set) var sections: [Section] = []
  private(set) var symbols: [Symbol] = []

  /// Reads a relocatable file for 64-bit machines of little-endian order, which all of ours are.
  ///
  /// - Throws: ``Fault`` for anything else, and for places outside of the file.
  init(_ bytes: [UInt8]) throws(Fault) {
    let reader = Reader(bytes: bytes)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), try reader.number16(16) == 1 else {
      throw Fault()
    }
    let table = try reader.number64(40)
    let entrySize = try reader.number16(58)
    var count = try reader.number16(60)
    var namesIndex = try reader.number16(62)
    guard entrySize == 64 else { throw Fault() }
    // More sections than the header can count are counted in the first of them.
    if count == 0 { count = try reader.number64(table + 32) }
    if namesIndex == 0xFFFF { namesIndex = try reader.number32(table + 40) }
    guard count < 1 << 20, namesIndex < count else {
      throw Fault()
    }
    func header(_ index: Int) -> Int { table + index * entrySize }
    let names = try reader.number64(header(namesIndex) + 24)
    for index in 1..<max(1, count) {
      let section = header(index)
      let type = try reader.number32(section + 4)
      sections.append(
        Section(
          name: try reader.text(names + reader.number32(section)), type: UInt32(type)))
      guard type == 2 else { continue }
      let start = try reader.number64(section + 24)
      let size = try reader.number64(section + 32)
      let link = try reader.number32(section + 40)
      guard link < count else { throw Fault() }
      let texts = try reader.number64(header(link) + 24)
      for entry in stride(from: start + 24, to: start + size, by: 24) {
        let information = try reader.number8(entry + 4)
        guard information & 0xF != 3 else { continue }
        symbols.append(
          Symbol(
            name: try reader.text(texts + reader.number32(entry)),
            binding: Self.bindings[information >> 4] ?? .other,
            isDefined: try reader.number16(entry + 6) != 0,
            isHidden: [1, 2].contains(try reader.number8(entry + 5) & 3)))
      }
    }
  }

  private static let bindings: [Int: Symbol.Binding] = [0: .local, 1: .global, 2: .weak]

  /// Numbers and texts at places of the file, which may be anywhere.
  private struct Reader {
    let bytes: [UInt8]

    private func number(_ offset: Int, _ width: Int) throws(Fault) -> Int {
      guard offset >= 0, offset <= bytes.count - width else {
        throw Fault()
      }
      var value: UInt64 = 0
      for place in (0..<width).reversed() { value = value << 8 | UInt64(bytes[offset + place]) }
      guard value < 1 << 40 else { throw Fault() }
      return Int(value)
    }

    func number8(_ offset: Int) throws(Fault) -> Int { try number(offset, 1) }
    func number16(_ offset: Int) throws(Fault) -> Int { try number(offset, 2) }
    func number32(_ offset: Int) throws(Fault) -> Int { try number(offset, 4) }
    func number64(_ offset: Int) throws(Fault) -> Int { try number(offset, 8) }

    func text(_ offset: Int) throws(Fault) -> String {
      guard offset >= 0, offset < bytes.count,
        let end = bytes[offset...].firstIndex(of: 0)
      else { throw Fault() }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }
  }
}
