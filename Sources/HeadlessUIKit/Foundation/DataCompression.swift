public import Foundation

// Foundation on Linux has no compression: what is written here is valid in each format, and not smaller.

extension NSData {
  /// How bytes are made fewer. iOS 13.0 and later.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Apple's own.
    case lzfse = 0
    /// Quick; small and slow; what the web has, without a header.
    case lz4, lzma, zlib
  }

  /// The bytes in that format, in blocks that are not made smaller here (rule 856). iOS 13.0 and later.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let bytes = [UInt8](Data(referencing: self))
    switch algorithm {
    case .lzfse: return NSData(data: Data(Self.blocks(bytes, "bvx-", "bvx$")))
    case .lz4: return NSData(data: Data(Self.blocks(bytes, "bv4-", "bv4$")))
    case .zlib: return NSData(data: Data(Self.stored(bytes)))
    case .lzma:
      Self.say("lzma is not written.")
      throw CocoaError(CocoaError.Code(rawValue: 5376))
    }
  }

  /// The bytes that were put into that format; here only out of blocks that were not made smaller (rule 856).
  /// iOS 13.0 and later.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let bytes = [UInt8](Data(referencing: self))
    let found: [UInt8]?
    switch algorithm {
    case .lzfse: found = Self.unpacked(bytes, "bvx-", "bvx$")
    case .lz4: found = Self.unpacked(bytes, "bv4-", "bv4$")
    case .zlib: found = Self.unstored(bytes)
    case .lzma: found = nil
    }
    guard let found else {
      Self.say("only what this course has compressed is read.")
      throw CocoaError(CocoaError.Code(rawValue: 5377))
    }
    return NSData(data: Data(found))
  }

  private static func say(_ text: String) {
    MainActor.assumeIsolated {
      Simulator.current?.unimplemented("NSData.CompressionAlgorithm", text)
    }
  }

  private static func blocks(_ bytes: [UInt8], _ start: String, _ end: String) -> [UInt8] {
    guard !bytes.isEmpty else { return Array(end.utf8) }
    let size = withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) }
    return Array(start.utf8) + size + bytes + Array(end.utf8)
  }
  private static func unpacked(_ bytes: [UInt8], _ start: String, _ end: String) -> [UInt8]? {
    if bytes == Array(end.utf8) { return [] }
    guard bytes.count >= 12, bytes.starts(with: start.utf8), bytes.suffix(4).elementsEqual(end.utf8)
    else { return nil }
    let size = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return size == bytes.count - 12 ? Array(bytes[8..<(bytes.count - 4)]) : nil
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    repeat {
      let end = Swift.min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for half in [length, ~length] { result += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result
  }
  private static func unstored(_ bytes: [UInt8]) -> [UInt8]? {
    var (result, at) = ([UInt8](), 0)
    while at + 5 <= bytes.count {
      let (isLast, length) = (bytes[at], Int(bytes[at + 1]) | Int(bytes[at + 2]) << 8)
      let check = Int(bytes[at + 3]) | Int(bytes[at + 4]) << 8
      guard isLast <= 1, check == 0xFFFF - length, at + 5 + length <= bytes.count else {
        return nil
      }
      result += bytes[(at + 5)..<(at + 5 + length)]
      at += 5 + length
      if isLast == 1 { return result }
    }
    return nil
  }
}
