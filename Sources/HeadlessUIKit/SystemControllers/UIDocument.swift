public import Foundation

/// A document in a file; iOS 5.0 and later.
///
/// It reads and writes its file at once, and calls back in a later turn. Nothing is coordinated with
/// others, and nothing is saved by itself.
open class UIDocument: NSObject {
  /// How a document is; iOS 5.0 and later.
  public nonisolated struct State: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Two versions of it are there.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// It must not be edited now.
    public static let editingDisabled = State(rawValue: 1 << 3)
  }
  /// What saving does; iOS 5.0 and later.
  public enum SaveOperation: Int, Sendable {
    /// Makes a file; writes over one.
    case forCreating, forOverwriting
  }
  /// How a document was changed; iOS 5.0 and later.
  public enum ChangeKind: Int, Sendable {
    /// It was; that was undone; that was done again; it was saved.
    case done, undone, redone, cleared
  }

  /// The file.
  public private(set) final var fileURL: URL
  /// How the user knows it: the name of the file without its end.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file; nil for one that is not known.
  open var fileType: String? { UTType.identifier(ofEnding: fileURL.pathExtension) }
  /// How it is.
  public private(set) final var documentState = State.closed
  /// Whether it was changed since it was saved.
  open var hasUnsavedChanges: Bool { changes != 0 }
  /// What undoes and does again; its changes are not counted here.
  open var undoManager: UndoManager! = UndoManager() {
    didSet { declaredOnly("UIDocument.undoManager", oldValue, undoManager) }
  }
  private var changes = 0
  /// Posted when `documentState` has changed.
  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// Makes a document for a file, which need not be there yet.
  public init(fileURL url: URL) {
    Self.requiresClass(since: 5.0)
    fileURL = url
    super.init()
  }

  // MARK: What subclasses override

  /// Takes what was read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// What is to be written.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Something could not be read or written.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    if !userInteractionPermitted { userInteractionNoLongerPermitted(forError: error) }
    finishedHandlingError(error, recovered: false)
  }
  /// Called when the app has done with an error.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// The app is about to go to the background, and has to be done with an error.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  /// The user must not change it now.
  open func disableEditing() {}
  /// The user may change it again.
  open func enableEditing() {}
  /// Reads a file, and hands on what is in it.
  open func read(from url: URL) throws {
    // A folder is handed over as it is.
    let isFolder = unsafe appFiles.entry(at: url.path) == .folder
    try load(
      fromContents: isFolder ? FileWrapper(url: url) : _courseContents(of: url), ofType: fileType)
  }
  /// The type in which it is saved.
  open var savingFileType: String? { fileType }
  /// The end of the name of a file of that type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String { fileURL.pathExtension }
  /// What else is written with the file; nothing here.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }
  /// Writes what is to be saved, so that the old file stays until the new one is whole.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    let old = saveOperation == .forOverwriting ? fileURL : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: old)
  }
  /// Writes what is to be saved into a file.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    if let files = contents as? FileWrapper {
      return try files.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    }
    guard let data = contents as? Data ?? (contents as? String).map({ Data($0.utf8) }) else {
      Simulator.current.unimplemented("UIDocument.contents(forType:)", "only data can be written.")
      throw CocoaError(.fileWriteUnknown)
    }
    try _courseWrite(data, to: url)
  }

  // MARK: Files

  /// Reads the file; the block hears whether that worked.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, "open") {
      try read(from: fileURL)
      noteTime(of: fileURL)
      change(to: .normal)
    }
  }
  /// Saves what was changed, and lets go of the file; the block hears whether that worked.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, "close", isWriting: true) {
      if hasUnsavedChanges { try write(to: fileURL, for: .forOverwriting) }
      change(to: .closed)
    }
  }
  /// Writes the file; the block hears whether that worked.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    finish(completionHandler, "save", isWriting: true) {
      try write(to: url, for: saveOperation)
      if saveOperation == .forCreating {
        fileURL = url
        change(to: .normal)
      }
    }
  }
  /// Saves what was changed; the block hears whether that worked.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, "autosave", isWriting: true) {
      if hasUnsavedChanges { try write(to: fileURL, for: .forOverwriting) }
    }
  }
  /// Reads it anew, from its own file or another one; the block hears whether that worked.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    finish(completionHandler, "revert") {
      defer { enableEditing() }
      try read(from: url)
      noteTime(of: url)
      changes = 0
    }
  }
  /// Does something with its file beside the user's work: here in a later turn.
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    Simulator.current.post("UIDocument file access") { block() }
  }
  /// Stands for the changes up to now, to be handed to `updateChangeCount(withToken:for:)` once they are saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
  /// The changes for which a token stands are saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? 0
  }
  /// When the file was written when the document read or wrote it last; nil for not known (rule 1325).
  open var fileModificationDate: Date?
  /// Notes that it was changed, or saved.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  private func write(to url: URL, for operation: SaveOperation) throws {
    let made = try contents(forType: savingFileType ?? "public.data")
    // What else is to be written is asked for with the contents (rule 1325).
    let attributes = try fileAttributesToWrite(to: url, for: operation)
    try writeContents(made, andAttributes: attributes, safelyTo: url, for: operation)
    changes = 0
    noteTime(of: url)
    if documentState.contains(.savingError) {
      change(to: documentState.subtracting(.savingError))
    }
  }

  /// Notes when its file was written last.
  private func noteTime(of url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }

  private func change(to state: State) {
    documentState = state
    Simulator.current.notificationCenter.postFromUIKit(Self.stateChangedNotification, object: self)
  }

  /// Does the work, and calls the block in a later turn.
  private func finish(
    _ block: ((Bool) -> Void)?, _ name: String, isWriting: Bool = false, _ work: () throws -> Void
  ) {
    var isDone = true
    do {
      try work()
    } catch {
      isDone = false
      if isWriting { change(to: documentState.union(.savingError)) }
      handleError(error, userInteractionPermitted: true)
    }
    Simulator.current.post("UIDocument \(name)") { block?(isDone) }
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUIDocument: UIDocument {}
extension UIDocument: _LaterUIDocument {}
extension _LaterUIDocument {
  /// How far reading or writing is: done, as it is done at once. iOS 9.0 and later.
  public var progress: Progress? {
    requires("progress", since: 9.0)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
