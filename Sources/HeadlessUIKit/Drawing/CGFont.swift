public import Foundation

// Fonts that apps bring along. No letters are drawn with them: every name is taken for a font (rule 793).

/// An error as C has it. iOS 2.0 and later.
public typealias CFError = NSError

/// The number of a sign in a font. iOS 2.0 and later.
public typealias CGGlyph = UInt16

/// The letters of a font. iOS 2.0 and later.
public final class CGFont: NSObject {
  private let name: String

  /// The font in a file's bytes; nil where there are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.length > 0 else { return nil }
    name = FontFile(data as Data).postScriptName ?? ""
  }

  /// The font of that name.
  public init?(_ name: CFString) { self.name = "\(name)" }

  /// Its name, by which `UIFont` finds it.
  public var postScriptName: CFString? { name.isEmpty ? nil : NSString(string: name) }
  /// Its whole name; here the same.
  public var fullName: CFString? { postScriptName }
}

/// For how long a font can be used. iOS 4.1 and later.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Never; while the app runs; until it is taken back.
  case none, process, persistent
}

/// Lets the app use a font; false for one without a name. iOS 4.1 and later.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if font.postScriptName != nil { return true }
  unsafe error?.pointee = .passRetained(noFont(105))
  return false
}

/// Takes that back. iOS 4.1 and later.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { font.postScriptName != nil }

/// Lets the app use the fonts of a file; false where there is none. iOS 4.1 and later.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let path = fontURL.path, (try? _courseContents(at: path)) != nil { return true }
  unsafe error?.pointee = .passRetained(noFont(101))
  return false
}

/// Takes that back. iOS 4.1 and later.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

private func noFont(_ code: Int) -> NSError {
  NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code)
}

/// The table of names in a file of the kinds TrueType and OpenType.
private struct FontFile {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The sixth of the names; nil where the file is no font.
  var postScriptName: String? {
    guard let tables = number(at: 4, of: 2), bytes.count >= 12 + tables * 16 else { return nil }
    for table in 0..<tables {
      let entry = 12 + table * 16
      guard bytes[entry..<entry + 4].elementsEqual("name".utf8),
        let start = number(at: entry + 8, of: 4)
      else { continue }
      return name(inTableAt: start)
    }
    return nil
  }

  private func name(inTableAt start: Int) -> String? {
    guard let count = number(at: start + 2, of: 2), let texts = number(at: start + 4, of: 2) else {
      return nil
    }
    for record in 0..<count {
      let place = start + 6 + record * 12
      guard number(at: place + 6, of: 2) == 6, let platform = number(at: place, of: 2),
        let length = number(at: place + 8, of: 2), let offset = number(at: place + 10, of: 2)
      else { continue }
      let begin = start + texts + offset
      guard begin + length <= bytes.count else { return nil }
      // The names have two bytes to a letter but on the old Macintosh; all letters are of ASCII.
      let text = bytes[begin..<begin + length].filter { platform == 1 || $0 != 0 }
      return String(decoding: text, as: UTF8.self)
    }
    return nil
  }

  private func number(at place: Int, of size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
