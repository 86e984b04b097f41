public import Foundation

/// Where bytes come from. iOS 2.0 and later.
public final class CGDataProvider: NSObject {
  private let bytes: NSData

  /// One that has these bytes.
  public init?(data: NSData) { bytes = data }
  /// One that has a file's bytes; nil where there is none.
  public convenience init?(url: NSURL) {
    guard let path = url.path, let data = try? _courseContents(at: path) else { return nil }
    self.init(data: NSData(data: data))
  }
  /// One that has a file's bytes; nil where there is none.
  public convenience init?(filename: String) {
    guard let data = try? _courseContents(at: filename) else { return nil }
    self.init(data: NSData(data: data))
  }
  /// One that has the bytes of a file of whose name nobody knows where it ends; nil where there is none.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(filename: unsafe String(cString: filename))
  }
  /// The bytes.
  public var data: NSData? { bytes }
}

/// What is drawn once and shown again and again. iOS 2.0 and later.
public final class CGLayer: NSObject {
  /// How large it is.
  public let size: CGSize
  /// What is drawn into.
  public let context: CGContext?

  /// One of that size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    self.size = size
    self.context = CGContext(size: size, scale: context.scale, isOfImage: true)
  }
}

/// The address of the first byte; it holds as long as the data. iOS 2.0 and later.
public nonisolated func CFDataGetBytePtr(_ theData: NSData!) -> UnsafePointer<UInt8>! {
  unsafe theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// How many bytes there are. iOS 2.0 and later.
public nonisolated func CFDataGetLength(_ theData: NSData!) -> CFIndex { theData.length }
/// An address. iOS 2.0 and later.
public typealias CFURL = NSURL
