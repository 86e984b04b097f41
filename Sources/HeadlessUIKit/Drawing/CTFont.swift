public import Foundation

/// A font of Core Text's: the same as one of UIKit's. iOS 3.2 and later.
public typealias CTFont = UIFont

/// The font of that name, or the system's where there is none; the matrix has no effect. iOS 3.2 and later.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}

/// The size of the type, in points. iOS 3.2 and later.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far the font reaches above the line, in points. iOS 3.2 and later.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far the font reaches below the line, in points; never negative. iOS 3.2 and later.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What is left between two lines, in points. iOS 3.2 and later.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The name of the font. iOS 3.2 and later.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  font.fontName as CFString
}
/// The name of its family. iOS 3.2 and later.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString {
  font.familyName as CFString
}
