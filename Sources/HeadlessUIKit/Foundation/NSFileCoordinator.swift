public import Foundation

/// Lets apps take turns with a file; there is one app, so that its turn is at once. iOS 5.0 and later.
nonisolated open class NSFileCoordinator: NSObject, @unchecked Sendable {
  private let presenter: (any NSFilePresenter)?

  /// Makes one for somebody who shows the file; nil for nobody.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    Self.requiresClass(since: 5.0)
    presenter = filePresenterOrNil
    super.init()
  }

  /// Has somebody told of what is done to a file by other coordinators (rule 1367).
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    onMain(Boxed(filePresenter)) { Simulator.current.filePresenters.all.append($0.value) }
  }
  /// Has somebody told no more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    onMain(Boxed(filePresenter)) { gone in
      Simulator.current.filePresenters.all.removeAll { $0 === gone.value }
    }
  }
  /// Who is told.
  open class var filePresenters: [any NSFilePresenter] {
    onMain(Boxed(())) { _ in Boxed(Simulator.current.filePresenters.all) }.value
  }

  private func tell(of url: URL, _ change: FileChange) {
    onMain(Boxed(presenter)) { own in Simulator.current.tell(of: url, change, but: own.value) }
  }

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
  ) {
    writer(url)
    if !options.contains(.forMoving) { tell(of: url, .written) }
  }
  /// Runs the block, which reads one file and writes another.
  @safe
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
    if !writingOptions.contains(.forMoving) { tell(of: writingURL, .written) }
  }
  /// Says that a file was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    tell(of: oldURL, .moved(to: newURL))
  }
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
  /// Another coordinator wrote the file.
  func presentedItemDidChange()
  /// Another coordinator moved the file.
  func presentedItemDidMove(to newURL: URL)
  /// Another coordinator wrote or moved a file that is in the folder.
  func presentedSubitemDidChange(at url: URL)
}
extension NSFilePresenter {
  /// The default for a type that does not implement this member.
  public func presentedItemDidChange() {}
  /// The default for a type that does not implement this member.
  public func presentedItemDidMove(to newURL: URL) {}
  /// The default for a type that does not implement this member.
  public func presentedSubitemDidChange(at url: URL) {}
}

/// What was done to a file.
private nonisolated enum FileChange: Sendable {
  case written
  case moved(to: URL)
}

private final class FilePresenters {
  var all: [any NSFilePresenter] = []
}

extension Simulator {
  private static let filePresenterKey = StateKey { _ in FilePresenters() }
  fileprivate var filePresenters: FilePresenters { state(Self.filePresenterKey) }

  /// Tells those who show the file, and those who show a folder that it is in.
  fileprivate func tell(of url: URL, _ change: FileChange, but own: (any NSFilePresenter)?) {
    for presenter in filePresenters.all {
      guard presenter !== own, let shown = presenter.presentedItemURL?.path else { continue }
      let isInside = url.path.hasPrefix(shown + "/")
      guard isInside || shown == url.path else { continue }
      presenter.presentedItemOperationQueue.addOperation {
        if isInside { return presenter.presentedSubitemDidChange(at: url) }
        switch change {
        case .written: presenter.presentedItemDidChange()
        case .moved(let place): presenter.presentedItemDidMove(to: place)
        }
      }
    }
  }
}
