public import Foundation

/// Lets apps take turns with a file; there is one app, so that its turn is at once. iOS 5.0 and later.
nonisolated open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// Makes one for somebody who shows the file; nil for nobody.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    Self.requiresClass(since: 5.0)
    super.init()
  }

  /// Has somebody told of changes; nobody else makes any.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    declaredOnly("NSFileCoordinator.addFilePresenter(_:)")
  }
  /// Has somebody told no more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Runs the block, which reads the file.
  @safe
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Runs the block, which writes the file.
  @safe
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Runs the block, which reads one file and writes another.
  @safe
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }
  /// Says that a file was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Ends what waits.
  open func cancel() {}

  /// How a file is read. iOS 5.0 and later.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others need not write down what they changed.
    public static let withoutChanges = Self(rawValue: 1)
    /// A link is followed.
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    /// Only what is known of it is read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    /// It is to be sent.
    public static let forUploading = Self(rawValue: 8)
  }
  /// How a file is written. iOS 5.0 and later.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is deleted.
    public static let forDeleting = Self(rawValue: 1)
    /// It is moved.
    public static let forMoving = Self(rawValue: 2)
    /// Others write down what they changed.
    public static let forMerging = Self(rawValue: 4)
    /// Another file takes its place.
    public static let forReplacing = Self(rawValue: 8)
  }
}

/// Shows a file, and hears of its changes. iOS 5.0 and later.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file; nil for none.
  var presentedItemURL: URL? { get }
  /// Where it hears.
  var presentedItemOperationQueue: OperationQueue { get }
}
