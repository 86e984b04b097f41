public import Foundation

// Pages as Core Graphics draws and reads them. There is neither an encoder nor a reader here.

/// Begins a document whose pages are drawn and not encoded; the data stay empty. iOS 3.2 and later.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { beginPages(bounds, "UIGraphicsBeginPDFContextToData(_:_:_:)") }

/// Begins a document in a file whose pages are drawn and not encoded. iOS 3.2 and later.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  beginPages(bounds, "UIGraphicsBeginPDFContextToFile(_:_:_:)")
  return true
}

private func beginPages(_ bounds: CGRect, _ function: String) {
  Simulator.current.unimplemented(function, "pages are drawn and not encoded.")
  // An empty rectangle stands for a letter, in points.
  let size = bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size
  UIGraphicsPushContext(CGContext(size: size, scale: 1, isOfImage: true))
}

/// Begins a page. iOS 3.2 and later.
public func UIGraphicsBeginPDFPage() {}
/// Begins a page of its own size. iOS 3.2 and later.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
/// How large a page is; zero without a document. iOS 3.2 and later.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphicsGetCurrentContext().map { CGRect(origin: .zero, size: $0.size) } ?? .zero
}
/// Ends the document. iOS 3.2 and later.
public func UIGraphicsEndPDFContext() { UIGraphicsPopContext() }

/// Which program made it. iOS 2.0 and later.
public nonisolated var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// Who wrote it. iOS 2.0 and later.
public nonisolated var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// What it is called. iOS 2.0 and later.
public nonisolated var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// What it is about. iOS 5.0 and later.
public nonisolated var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// By which words it is found. iOS 5.0 and later.
public nonisolated var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// What one has to know to change it. iOS 2.0 and later.
public nonisolated var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// What one has to know to read it. iOS 2.0 and later.
public nonisolated var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
/// How large its paper is. iOS 2.0 and later.
public nonisolated var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }

/// A document of pages, which are not read: it has none. iOS 2.0 and later.
public final class CGPDFDocument: NSObject {
  private let bytes: NSData

  /// One in a file; nil where there is none.
  public convenience init?(_ url: NSURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }
  /// One of bytes.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.length > 0 else { return nil }
    bytes = data
    Simulator.current.unimplemented("CGPDFDocument", "pages are not read.")
  }
  /// How many pages there are.
  public var numberOfPages: Int { 0 }
  /// The page of that number, from 1 on; here always nil.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  /// Whether one has to know a password.
  public var isEncrypted: Bool { false }
  /// Whether it can be read.
  public var isUnlocked: Bool { true }
}

/// A page of a document. iOS 2.0 and later.
public final class CGPDFPage: NSObject {
  private override init() { super.init() }
  /// How large it is.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  /// Its number, from 1 on.
  public var pageNumber: Int { 0 }
  /// By how much it is turned, in degrees.
  public var rotationAngle: Int32 { 0 }
  /// How it comes into a rectangle.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform { .identity }
}

/// Which rectangle of a page. iOS 2.0 and later.
public nonisolated enum CGPDFBox: Int32, Sendable {
  /// Its paper; what is shown; with what is cut off; what remains; what has something on it.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

extension CGContext {
  /// Draws a page; here nothing. iOS 2.0 and later.
  public func drawPDFPage(_ page: CGPDFPage) { record(.image, page.getBoxRect(.mediaBox)) }
  /// Begins a page. iOS 2.0 and later.
  public func beginPDFPage(_ pageInfo: NSDictionary?) {}
  /// Ends a page. iOS 2.0 and later.
  public func endPDFPage() {}
  /// Ends the document. iOS 5.0 and later.
  public func closePDF() { requires("closePDF", since: 5.0) }
}
