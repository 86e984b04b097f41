public import Foundation
import InterfaceFiles

// Fonts that apps bring along. No letters are drawn with them: what counts is how large they are (rules 793
// and 1299). Every name is taken for a font from then on.

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
    name = FontMetrics.name(of: data as Data) ?? ""
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
  if font.postScriptName != nil {
    hasOwnFonts = true
    return true
  }
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
  if let path = fontURL.path, (try? _courseContents(at: path)) != nil {
    hasOwnFonts = true
    return true
  }
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
